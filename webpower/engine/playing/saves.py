"""Where a game that is being played is kept: a tree file of its own for every set of players, seed and options.

A file may change while the game is played: a second table, in another notebook even, keeps the same game in it. So it
is looked at before it is written, and what was played there is taken in as lines of play of this game.
"""

from __future__ import annotations

import re
import unicodedata
from itertools import count
from pathlib import Path
from typing import Any, Generic, TypeVar

from webpower.engine.branches import branches
from webpower.engine.files import parse_json, read_content, write_text
from webpower.engine.game import Game
from webpower.engine.history import way_to
from webpower.engine.messages import Message, message
from webpower.engine.mistakes import TEXTS

LONGEST = 60
"""Letters of a file's name that tell who plays."""


G = TypeVar("G", bound=Game[Any, Any])


class Keeper(Generic[G]):
    """Keeps a game in a file of a folder, which is made if it is not there.

    A file is that of the game if it has the same players, seed and beginning (the cards or the position, and the
    options), and, of a game that is played on from some point, the same actions up to there; any other file is left
    alone. ``name`` is what it should be called; where another game has that name, a number is added.
    """

    def __init__(self, new: G, folder: Path, name: str) -> None:
        self.path: Path | None = None
        """The file; None as long as there can be none."""
        self.trouble: Message | None = None
        """Why the game is not in the file as it is now; None if it is."""
        self.is_shared = False
        """Whether the game was played at another table meanwhile."""
        self._new = new
        self._name = name
        self._begun = [node.action for node in way_to(new.node)]
        self._folder = folder
        self._known = b""
        """What the file held when it was last read or written."""

    def open(self) -> G:
        """The game as it was left, if the folder has it, or else the new one.

        Raises FileError or RecordError if the file is damaged.
        """
        try:
            return self._find(self._new)
        except OSError as error:
            self._failed(error)
            return self._new

    def keep(self, game: G) -> Message | None:
        """Write the file. What has to be told: that it can't be written, or that the game was played elsewhere, too."""
        try:
            more = self._take_in(game)
            assert self.path is not None
            text = game.text(branches=True)
            write_text(self.path, text)
        except (OSError, ValueError) as error:  # no room, damaged by others, a name that is no text
            self._failed(error)
            return self.trouble
        self._known, self.trouble, self.is_shared = text.encode(), None, self.is_shared or more
        return message(TEXTS, "desk-played-elsewhere") if more else None

    def _take_in(self, game: G) -> bool:
        """Look at the file, so that nothing in it gets lost. Whether it had something new."""
        if self.path is not None and _content(self.path) in (self._known, b""):
            self._folder.mkdir(parents=True, exist_ok=True)  # somebody may have moved it away
            return False
        kept = self._find(game)
        return kept is not game and game.take_in(kept)

    def _find(self, game: G) -> G:
        """The game that the file has, or the given one if there is no file yet."""
        self._folder.mkdir(parents=True, exist_ok=True)
        for number in count(1):
            self.path = self._folder / f"{self._name}{f'-{number}' if number > 1 else ''}.json"
            self._known = _content(self.path)
            if not self._known:
                return game
            kept: G = self._new.kind.read(parse_json(self._known))  # type: ignore[assignment]
            if self._is_kept_in(kept):
                return kept
        raise AssertionError("unreachable")

    def _is_kept_in(self, kept: G) -> bool:
        """Whether it is the same game, and was the same up to where this one was begun."""
        new = self._new
        if (kept.names, kept.seed, kept.root.position) != (new.names, new.seed, new.root.position):
            return False
        lines = [[node.action for node in line.nodes] for line in branches(kept)]
        return any(line[: len(self._begun)] == self._begun for line in lines)

    def _failed(self, error: Exception) -> None:
        reason = (error.strerror or error) if isinstance(error, OSError) else error
        self.trouble = message(TEXTS, "desk-not-kept", reason=str(reason))


def _content(path: Path) -> bytes:
    """What a file holds; nothing if it is not there."""
    try:
        return read_content(path)
    except FileNotFoundError:
        return b""


def file_name(game: Game[Any, Any]) -> str:
    """Who plays, by which options, with which seed, as letters that every disk takes.

    >>> from webpower import new_game
    >>> file_name(new_game(["Anna", "Bärbel <3", "greedy"], seed=7, variant="fast"))
    'anna-barbel-3-greedy-fast-seed-7'
    """
    return "-".join([_letters("-".join(game.names))[:LONGEST], *game.played_by, f"seed-{game.seed}"])


def _letters(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-") or "game"
