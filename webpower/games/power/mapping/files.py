"""Keeping boards that are drawn in files, and opening what lies there."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Protocol

from webpower.engine.errors import FileError
from webpower.engine.files import check_format, parse_json, read_json, write_text
from webpower.engine.messages import Message, Value, message
from webpower.engine.structures import structure, structured
from webpower.games.power.board_checks import repetitions, unknown_cards
from webpower.games.power.board_model import FORMAT, BoardFile
from webpower.games.power.mapping.draft import Draft, as_id
from webpower.games.power.playing.files import NAME
from webpower.games.power.rules import TEXTS


class Holder(Protocol):
    """Who has the board."""

    notice: Message | None
    folder: Path | None

    @property
    def draft(self) -> Draft:
        """The content of the board file, right or wrong."""
        ...

    def mistakes(self) -> tuple[str, ...]:
        """What is missing or wrong."""
        ...

    def show(self, draft: Draft) -> None:
        """Go on with another board."""
        ...


def board_text(draft: Draft) -> str:
    """A board as the text of its file: an entry a line, so that people and version control can read it."""
    return "{" + ",\n ".join(f"{_json(key)}: {_part(value)}" for key, value in draft.items()) + "}\n"


def _part(value: Any) -> str:
    if isinstance(value, list) and value:
        return "[\n  " + ",\n  ".join(map(_json, value)) + "]"
    return _json(value)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def read_draft(data: Any) -> Draft:
    """A board that can be drawn on, finished or not.

    Raises FileError where a type is wrong, a part is missing or too large, something is there twice, or a country has
    no card: what the map and the fields could not show.
    """
    check_format(data, FORMAT)
    file = structure(data, BoardFile)
    wrong = [*repetitions(file), *unknown_cards(file)]
    if wrong:
        raise FileError(wrong)
    return dict(data)


class BoardFiles:
    """The files of a drawing board (`webpower.show.desk.Files`)."""

    def __init__(self, bench: Holder) -> None:
        self._bench = bench

    @property
    def folder(self) -> str:
        """The folder they lie in; "" if nothing is kept."""
        return "" if self._bench.folder is None else str(self._bench.folder)

    def names(self) -> list[str]:
        """The JSON files in the folder, without their ending, sorted."""
        folder = self._bench.folder
        return [] if folder is None else sorted(path.stem for path in folder.glob("*.json"))

    def suggested(self) -> str:
        """A name that no file has yet."""
        name, taken = as_id(self._bench.draft["id"]), self.names()
        numbered = (f"{name}-{number}" for number in count(2))
        return name if name not in taken else next(other for other in numbered if other not in taken)

    def record(self) -> str:
        """The board as the text of a file; "" as long as it could not be opened again."""
        return board_text(self._bench.draft) if structured(self._bench.draft, BoardFile)[0] else ""

    def save(self, name: str) -> None:
        """Write the board to a new file, finished or not; the notice says where, or why not."""
        name, folder = name.strip().removesuffix(".json"), self._bench.folder
        found, lines = structured(self._bench.draft, BoardFile)
        if folder is None:
            self._tell("edit-no-folder")
        elif not NAME.fullmatch(name):
            self._tell("desk-file-name", name=name)
        elif name in self.names():
            self._tell("desk-file-there", name=name)
        elif found is None:
            self._tell("mapping-not-openable", why=lines[0])
        else:
            self._write(folder / f"{name}.json")

    def _write(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_text(path, self.record())
        except (OSError, ValueError) as error:
            self._tell("edit-cant-write", path=str(path), why=str(getattr(error, "strerror", None) or error))
        else:
            self._tell("mapping-saved-unfinished" if self._bench.mistakes() else "mapping-saved", path=str(path))

    def open(self, name: str) -> None:
        """Go on with the board in a file of the folder; the notice says why not, and all is as it was then."""
        folder = self._bench.folder
        if folder is None or name not in self.names():
            self._tell("desk-no-file", name=name)
        else:
            self._open(lambda: read_json(folder / f"{name}.json"))

    def take(self, content: bytes) -> None:
        """Go on with the board in a file from elsewhere; the notice says why not, and all is as it was then."""
        self._open(lambda: parse_json(content))

    def _open(self, read: Callable[[], Any]) -> None:
        try:
            draft = read_draft(read())
        except FileError as mistake:
            self._tell("desk-cant-open", why="; ".join(mistake.lines[:3]))
        else:
            self._bench.show(draft)
            self._tell("mapping-opened", board=draft["name"])

    def _tell(self, id: str, **values: Value) -> None:
        self._bench.notice = message(TEXTS, id, "", **values)
