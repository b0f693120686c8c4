"""A folder of JSON files from which something is opened, and into which it is saved under names that are free.

A table and the editors of a game each keep something else there, in the same way.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, ClassVar, Protocol

from webpower.engine.errors import FileError, RecordError
from webpower.engine.files import parse_json, read_json, write_text
from webpower.engine.messages import Message, message
from webpower.engine.mistakes import TEXTS

NAME = re.compile(r"\w[\w .-]{0,99}")
"""What a file may be called: nothing that leads out of the folder."""

MISTAKES = 3
"""So many mistakes of a file are told at once."""


class Owner(Protocol):
    """Who has what is kept, and tells what became of it."""

    notice: Message | None
    folder: Path | None


class Shelf(ABC):
    """The files of somebody (`webpower.show.desk.Files`). What happened, or why nothing did, is his notice."""

    NO_FOLDER: ClassVar[Message]
    """That nothing is kept here."""

    def __init__(self, owner: Owner) -> None:
        self._owner = owner

    @abstractmethod
    def suggested(self) -> str:
        """A name that no file has yet."""

    @abstractmethod
    def record(self) -> str:
        """What is saved, as the text of a file; "" if it can't be saved now."""

    @abstractmethod
    def unfit(self) -> Message | None:
        """Why it can't be saved now."""

    @abstractmethod
    def saved(self, path: str) -> Message:
        """That it was saved."""

    @abstractmethod
    def opened(self, data: Any, path: Path | None) -> Message:
        """Go on with what a file holds, and say so. ``path`` is None for a file from elsewhere.

        Raises FileError or RecordError, and all is as it was then.
        """

    @property
    def folder(self) -> str:
        """The folder they lie in; "" if nothing is kept."""
        return "" if self._owner.folder is None else str(self._owner.folder)

    def names(self) -> list[str]:
        """The JSON files in the folder, without their ending, sorted."""
        folder = self._owner.folder
        return [] if folder is None else sorted(path.stem for path in folder.glob("*.json"))

    def free(self, name: str) -> str:
        """The name, with a number if there is a file of that name."""
        taken = self.names()
        numbered = (f"{name}-{number}" for number in count(2))
        return name if name not in taken else next(other for other in numbered if other not in taken)

    def save(self, name: str) -> None:
        """Write a new file; no other is ever written over."""
        self._owner.notice = self._save(name.strip().removesuffix(".json"))

    def _save(self, name: str) -> Message:
        folder = self._owner.folder
        if folder is None:
            return self.NO_FOLDER
        if not NAME.fullmatch(name):
            return message(TEXTS, "desk-file-name", name=name)
        if name in self.names():
            return message(TEXTS, "desk-file-there", name=name)
        path = folder / f"{name}.json"
        return self.unfit() or self._write(path) or self.saved(str(path))

    def _write(self, path: Path) -> Message | None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_text(path, self.record())
        except (OSError, ValueError) as error:  # no room, no such folder, or a name in it that is no text
            why = str(getattr(error, "strerror", None) or error)
            return message(TEXTS, "desk-cant-write", path=str(path), why=why)
        return None

    def open(self, name: str) -> None:
        """Go on with what is in a file of the folder."""
        folder = self._owner.folder
        if folder is None or name not in self.names():
            self._owner.notice = message(TEXTS, "desk-no-file", name=name)
        else:
            path = folder / f"{name}.json"
            self._open(lambda: read_json(path), path)

    def take(self, content: bytes) -> None:
        """Go on with what is in a file from elsewhere."""
        self._open(lambda: parse_json(content), None)

    def _open(self, read: Callable[[], Any], path: Path | None) -> None:
        try:
            told = self.opened(read(), path)
        except (FileError, RecordError) as mistake:
            told = message(TEXTS, "desk-cant-open", why="; ".join(mistake.lines[:MISTAKES]))
        self._owner.notice = told
