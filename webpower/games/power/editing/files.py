"""Keeping positions in files, and opening what lies there."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Protocol

from webpower.engine.errors import FileError, RecordError
from webpower.engine.files import parse_json, read_json, write_text
from webpower.engine.messages import Message, Value, message
from webpower.games.power.editing.opening import read_opened
from webpower.games.power.playing.files import NAME
from webpower.games.power.position import Position
from webpower.games.power.record_file import record_text
from webpower.games.power.rules import TEXTS
from webpower.games.power.whole_file import whole_entry


class Holder(Protocol):
    """Who has the position."""

    notice: Message | None
    folder: Path | None

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        ...

    @property
    def draft(self) -> Position:
        """The position as it stands, legal or not."""
        ...

    @property
    def seed(self) -> int:
        """What decides the cards that nobody chose."""
        ...

    def faults(self) -> list[Message]:
        """What is not legal yet."""
        ...

    def show(self, position: Position, names: tuple[str, ...]) -> None:
        """Take another position."""
        ...


class PositionFiles:
    """The files of a workbench (`webpower.show.desk.Files`): whole positions, in the folder where games lie too."""

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
        taken = self.names()
        return next(name for name in (f"position-{number}" for number in count(1)) if name not in taken)

    def record(self) -> str:
        """The whole position as the text of a file; "" as long as it is not legal."""
        bench = self._bench
        return "" if bench.faults() else record_text(whole_entry(bench.draft, bench.names))

    def save(self, name: str) -> None:
        """Write the position to a new file; the notice says where, or why not."""
        name, folder = name.strip().removesuffix(".json"), self._bench.folder
        if folder is None:
            self._tell("edit-no-folder")
        elif not NAME.fullmatch(name):
            self._tell("desk-file-name", name=name)
        elif name in self.names():
            self._tell("desk-file-there", name=name)
        elif faults := self._bench.faults():
            self._tell("edit-not-saved", faults[0].rule, why=faults[0])
        else:
            path = folder / f"{name}.json"
            try:
                folder.mkdir(parents=True, exist_ok=True)
                write_text(path, self.record())
            except (OSError, ValueError) as error:  # no such folder, or a name that is no text
                self._tell("edit-cant-write", path=str(path), why=str(getattr(error, "strerror", None) or error))
            else:
                self._tell("edit-saved", path=str(path))

    def open(self, name: str) -> None:
        """Show the position in a file of the folder; the notice says why not, and all is as it was then."""
        if self._bench.folder is None or name not in self.names():
            self._tell("desk-no-file", name=name)
        else:
            path = self._bench.folder / f"{name}.json"
            self._open(lambda: read_json(path), name)

    def take(self, content: bytes) -> None:
        """Show the position in a file from elsewhere; the notice says why not, and all is as it was then."""
        self._open(lambda: parse_json(content))

    def _open(self, read: Callable[[], object], name: str = "none") -> None:
        try:
            position, names = read_opened(read(), self._bench.seed)
        except (FileError, RecordError) as mistake:
            self._tell("desk-cant-open", why="; ".join(str(mistake).splitlines()))
        else:
            self._bench.show(position, names)
            self._tell("edit-opened", name=name)

    def _tell(self, id: str, rule: str = "", **values: Value) -> None:
        self._bench.notice = message(TEXTS, id, rule, **values)
