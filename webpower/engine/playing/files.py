"""Saving the record of a game that is being played, and opening another one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from webpower.engine.messages import Message, message
from webpower.engine.mistakes import TEXTS
from webpower.engine.playing.match import Match
from webpower.engine.playing.saves import file_name
from webpower.engine.playing.seating import who_sits
from webpower.engine.shelf import Shelf
from webpower.engine.text import in_text


class GameFiles(Shelf):
    """The files of a match: records, trees and whatever else a game of its kind can go on from."""

    NO_FOLDER = message(TEXTS, "desk-no-folder")

    def __init__(self, match: Match[Any, Any]) -> None:
        super().__init__(match)
        self._match = match

    def suggested(self) -> str:
        """A name for a record of this game that no file has yet."""
        return self.free(f"{file_name(self._match.game)}-record")

    def record(self) -> str:
        """The record of this line of play, as the text of a file; all lines of a game that no record can hold."""
        game = self._match.game
        return game.text(branches=not game.has_record)

    def unfit(self) -> None:
        """A game can always be saved."""

    def saved(self, path: str) -> Message:
        """See `Shelf.saved`."""
        return message(TEXTS, "desk-record-saved" if self._match.game.has_record else "desk-tree-saved", path=path)

    def opened(self, data: Any, path: Path | None) -> Message:
        """See `Shelf.opened`; a tree of the folder is gone on with in its own file."""
        kind = self._match.game.kind
        game = kind.open(data)
        self._match.open(game, who_sits(game.names, kind.bots), path if kind.is_tree(data) else None)
        return message(TEXTS, "desk-opened", players=", ".join(in_text(game.names)))
