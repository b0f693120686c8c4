"""Saving the record of a game that is being played, and opening another one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from webpower.engine.messages import Message, message
from webpower.games.power.from_position import game_from
from webpower.games.power.game import Game
from webpower.games.power.playing.match import Match
from webpower.games.power.playing.saves import file_name
from webpower.games.power.playing.seating import who_sits
from webpower.games.power.record_file import record_text, tree_text
from webpower.games.power.record_model import WHOLE_POSITION_FORMAT
from webpower.games.power.rules import TEXTS
from webpower.games.power.shelf import Shelf
from webpower.games.power.text_form import in_text
from webpower.games.power.tree_file import is_tree, read_game
from webpower.games.power.whole_file import read_whole
from webpower.games.power.writing import tree_of


class GameFiles(Shelf):
    """The files of a match: records, trees and whole positions, beside the games that are played there."""

    NO_FOLDER = "desk-no-folder"

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self._match = match

    def suggested(self) -> str:
        """A name for a record of this game that no file has yet."""
        return self.free(f"{file_name(self._match.game)}-record")

    def record(self) -> str:
        """The record of this line of play, as the text of a file; all lines of a game that no record can hold."""
        game = self._match.game
        return record_text(game.record()) if game.start is None else tree_text(tree_of(game))

    def unfit(self) -> None:
        """A game can always be saved."""

    def saved(self, path: str) -> Message:
        """See `Shelf.saved`."""
        return message(TEXTS, "desk-record-saved" if self._match.game.start is None else "desk-tree-saved", path=path)

    def opened(self, data: Any, path: Path | None) -> Message:
        """See `Shelf.opened`; a tree of the folder is gone on with in its own file."""
        game = _read(data)
        self._match.open(game, who_sits(game.names), path if is_tree(data) else None)
        return message(TEXTS, "desk-opened", players=", ".join(in_text(game.names)))


def _read(data: Any) -> Game:
    """The game of a record or tree, or one that begins from a whole position."""
    if isinstance(data, dict) and data.get("format") == WHOLE_POSITION_FORMAT:
        return game_from(*read_whole(data))
    return read_game(data)
