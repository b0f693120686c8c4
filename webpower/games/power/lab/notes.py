"""Notes of a strategist: what was asked, guessed and found, each with the position it is about."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path

from webpower.draw.html import table
from webpower.engine.errors import WrongValue, in_file, unwritable
from webpower.engine.files import check_format, parse_json, read_json, write_text
from webpower.engine.messages import Value, message
from webpower.engine.playing.start import saves_folder
from webpower.engine.records import tree_text
from webpower.engine.structures import structure
from webpower.engine.text_table import aligned
from webpower.games.power.game import Game
from webpower.games.power.rules import TEXTS
from webpower.games.power.tree_file import read_game
from webpower.games.power.writing import tree_of

FORMAT = "webpower-notes/1"
NAME = re.compile(r"\w[\w .-]{0,99}")


@dataclass(frozen=True)
class Note:
    """A note as it is kept."""

    text: str
    game: str
    """The game with all its lines and its cursor, as the text of a tree file; "" if the note is about none."""


@dataclass(frozen=True)
class _File:
    format: str
    notes: list[Note]


class Notes:
    """Notes under a name, kept in a file from the first one on. They show themselves as a table.

    The file lies in the folder ``lab`` of the folder of saved games.
    """

    def __init__(self, name: str = "notes") -> None:
        """Raises WrongValue for what is no name of a file, FileError for a damaged file, which is left as it is."""
        if not isinstance(name, str) or not NAME.fullmatch(name):
            raise WrongValue(f"name: expected letters, digits, spaces and - _ . in a name, got {name!r}")
        folder = saves_folder("")
        assert folder is not None
        self.path: Path = folder / "lab" / f"{name}.json"
        self._notes = self._kept()

    def add(self, text: str, game: Game | None = None) -> Notes:
        """Write a note down, with a game and its cursor if it is about one. The same note is kept once only.

        Raises WrongValue for no text, FileError when it can't be written.
        """
        if not isinstance(text, str) or not text.strip():
            raise WrongValue(f"text: expected some words, got {text!r}")
        note = Note(text.strip(), "" if game is None else tree_text(tree_of(game)))
        if note not in self._notes:
            self._notes.append(note)
            self._write()
        return self

    def remove(self, number: int) -> Notes:
        """Cross a note out, by its number. Raises WrongValue for one there is none of."""
        self._notes.remove(self._note(number))
        self._write()
        return self

    def game(self, number: int) -> Game:
        """The game that a note is about, its cursor where it was. Raises WrongValue if there is none."""
        note = self._note(number)
        if not note.game:
            raise WrongValue(f"number: note {number} is about no game")
        return read_game(parse_json(note.game))

    def __len__(self) -> int:
        return len(self._notes)

    def __iter__(self) -> Iterator[Note]:
        return iter(tuple(self._notes))

    def __str__(self) -> str:
        if not self._notes:
            return _say("empty")
        return aligned([self._heads(), *self._rows()], [True, False, False])

    __repr__ = __str__

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        if not self._notes:
            return {"text/plain": str(self)}
        cells = [[escape(cell) for cell in row] for row in (self._heads(), *self._rows())]
        return {"text/html": table(cells[0], cells[1:], words=True), "text/plain": str(self)}

    # Inside

    def _heads(self) -> list[str]:
        return [_say(f"head-{head}") for head in ("number", "text", "game")]

    def _rows(self) -> list[list[str]]:
        return [[str(number), note.text, _about(note)] for number, note in enumerate(self._notes, 1)]

    def _note(self, number: int) -> Note:
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= len(self._notes):
            raise WrongValue(f"number: expected that of a note, from 1 to {len(self._notes)}, got {number!r}")
        return self._notes[number - 1]

    def _kept(self) -> list[Note]:
        if not self.path.exists():
            return []
        with in_file(self.path):
            data = read_json(self.path)
            check_format(data, FORMAT)
            return structure(data, _File).notes

    def _write(self) -> None:
        notes = [{"text": note.text, "game": note.game} for note in self._notes]
        text = json.dumps({"format": FORMAT, "notes": notes}, ensure_ascii=False, indent=1) + "\n"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_text(self.path, text)
        except OSError as error:
            raise unwritable(self.path, error) from None


def _about(note: Note) -> str:
    """Which position a note is about, in words."""
    if not note.game:
        return ""
    game = read_game(parse_json(note.game))
    return _say("position", position=game.node.number, players=game.names)


def _say(id: str, **values: Value) -> str:
    return message(TEXTS, f"lab-{id}", "", **values).say(())
