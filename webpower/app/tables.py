"""The table that a visitor left: it opens again as it was."""

from __future__ import annotations

from pathlib import Path

from webpower.engine.errors import FileError
from webpower.engine.files import read_json
from webpower.engine.playing.seating import who_sits
from webpower.games.power.game import load_game
from webpower.games.power.players import make_player
from webpower.games.power.playing.desk import Desk
from webpower.games.power.playing.start import HELPER
from webpower.games.power.tree_file import is_tree
from webpower.show.table import Table


def latest_game(folder: Path) -> Path | None:
    """The file of the game that was played last; None if there is none. Records that were saved beside are no games."""
    paths = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    return next((path for path in paths if _is_game(path)), None)


def _is_game(path: Path) -> bool:
    try:
        return is_tree(read_json(path))
    except FileError:
        return False


def reopened(path: Path, pace: str) -> Table:
    """The table of a game that was left. Raises FileError or RecordError if the file is damaged."""
    game = load_game(path)
    seats = who_sits(game.names, game.kind.bots)
    desk = Desk(game, seats, make_player(HELPER))
    desk.folder = path.parent
    desk.open(game, seats, path)
    return Table(desk, pace=pace)
