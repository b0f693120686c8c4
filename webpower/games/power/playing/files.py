"""Saving the record of a game that is being played, and opening another one."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from webpower.engine.errors import FileError, RecordError
from webpower.engine.files import parse_json, read_json
from webpower.engine.messages import Value, message
from webpower.games.power.from_position import game_from
from webpower.games.power.game import Game
from webpower.games.power.playing.match import Match
from webpower.games.power.playing.saves import file_name
from webpower.games.power.playing.seating import who_sits
from webpower.games.power.record_file import record_text, tree_text
from webpower.games.power.record_model import WHOLE_POSITION_FORMAT
from webpower.games.power.rules import TEXTS
from webpower.games.power.text_form import in_text
from webpower.games.power.tree_file import is_tree, read_game
from webpower.games.power.whole_file import read_whole
from webpower.games.power.writing import tree_of

NAME = re.compile(r"\w[\w .-]{0,99}")
"""What a file may be called: nothing that leads out of the folder."""


class Files:
    """The files of a match (`webpower.show.desk.Files`)."""

    def __init__(self, match: Match) -> None:
        self._match = match

    @property
    def folder(self) -> str:
        """The folder they lie in; "" if nothing is kept."""
        return "" if self._match.folder is None else str(self._match.folder)

    def names(self) -> list[str]:
        """The JSON files in the folder, without their ending, sorted."""
        folder = self._match.folder
        return [] if folder is None else sorted(path.stem for path in folder.glob("*.json"))

    def suggested(self) -> str:
        """A name for a record of this game that no file has yet."""
        name, taken = f"{file_name(self._match.game)}-record", self.names()
        numbered = (f"{name}-{number}" for number in count(2))
        return name if name not in taken else next(other for other in numbered if other not in taken)

    def record(self) -> str:
        """The record of this line of play, as the text of a file; all lines of a game that no record can hold."""
        game = self._match.game
        return record_text(game.record()) if game.start is None else tree_text(tree_of(game))

    def save(self, name: str) -> None:
        """Write the record to a new file, or all lines of a game that no record can hold.

        The notice says where, or why not.
        """
        name = name.strip().removesuffix(".json")
        folder = self._match.folder
        if folder is None:
            self._tell("desk-no-folder")
        elif not NAME.fullmatch(name):
            self._tell("desk-file-name", name=name)
        elif name in self.names():
            self._tell("desk-file-there", name=name)
        else:
            path, game = folder / f"{name}.json", self._match.game
            game.save(path, branches=game.start is not None)
            self._tell("desk-record-saved" if game.start is None else "desk-tree-saved", path=str(path))

    def open(self, name: str) -> None:
        """Go on with the game in a file of the folder; the notice says why not, and all is as it was then."""
        if self._match.folder is None or name not in self.names():
            self._tell("desk-no-file", name=name)
        else:
            path = self._match.folder / f"{name}.json"
            self._open(lambda: read_json(path), path)

    def take(self, content: bytes) -> None:
        """Go on with the game in a file from elsewhere; the notice says why not, and all is as it was then."""
        self._open(lambda: parse_json(content))

    def _open(self, read: Callable[[], object], path: Path | None = None) -> None:
        try:
            data = read()
            game = _read(data)
            self._match.open(game, who_sits(game.names), path if is_tree(data) else None)
        except (FileError, RecordError) as mistake:
            self._tell("desk-cant-open", why="; ".join(str(mistake).splitlines()))
        else:
            self._tell("desk-opened", players=", ".join(in_text(game.names)))

    def _tell(self, id: str, **values: Value) -> None:
        self._match.notice = message(TEXTS, id, "", **values)


def _read(data: Any) -> Game:
    """The game of a record or tree, or one that begins from a whole position."""
    if isinstance(data, dict) and data.get("format") == WHOLE_POSITION_FORMAT:
        return game_from(*read_whole(data))
    return read_game(data)
