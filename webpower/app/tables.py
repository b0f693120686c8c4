"""The table that a visitor left: it opens again as it was, whatever game it is."""

from __future__ import annotations

from pathlib import Path

from webpower.engine.errors import FileError
from webpower.engine.files import read_json
from webpower.engine.playing.seating import who_sits
from webpower.games import kind_of, load_game
from webpower.show.table import Table


def latest_game(folder: Path) -> Path | None:
    """The file of the game that was played last; None if there is none. Records that were saved beside are no games."""
    paths = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    return next((path for path in paths if _is_game(path)), None)


def _is_game(path: Path) -> bool:
    try:
        data = read_json(path)
        return kind_of(data).is_tree(data)
    except FileError:
        return False


def reopened(path: Path, pace: str) -> Table:
    """The table of a game that was left. Raises FileError or RecordError if the file is damaged."""
    game = load_game(path)
    kind = game.kind
    seats = who_sits(game.names, kind.bots)
    desk = kind.desk(game, seats, kind.bots.make(kind.helper))
    desk.folder = path.parent
    desk.open(game, seats, path)
    return Table(desk, pace=pace)
