"""Keeping positions in files, and opening what lies there."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any, Protocol

from webpower.engine.messages import Message, message
from webpower.engine.records import record_text
from webpower.engine.shelf import Owner, Shelf
from webpower.games.power.editing.opening import read_opened
from webpower.games.power.position import Position
from webpower.games.power.rules import TEXTS
from webpower.games.power.whole_file import whole_entry


class Holder(Owner, Protocol):
    """Who has the position."""

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


class PositionFiles(Shelf):
    """The files of a workbench: whole positions, in the folder where games lie too."""

    NO_FOLDER = message(TEXTS, "edit-no-folder")

    def __init__(self, bench: Holder) -> None:
        super().__init__(bench)
        self._bench = bench

    def suggested(self) -> str:
        """A name that no file has yet."""
        taken = self.names()
        return next(name for name in (f"position-{number}" for number in count(1)) if name not in taken)

    def record(self) -> str:
        """The whole position as the text of a file; "" as long as it is not legal."""
        bench = self._bench
        return "" if bench.faults() else record_text(whole_entry(bench.draft, bench.names))

    def unfit(self) -> Message | None:
        """The first thing that is not legal yet."""
        for fault in self._bench.faults():
            return message(TEXTS, "edit-not-saved", fault.rule, why=fault)
        return None

    def saved(self, path: str) -> Message:
        """See `Shelf.saved`."""
        return message(TEXTS, "edit-saved", path=path)

    def opened(self, data: Any, path: Path | None) -> Message:
        """See `Shelf.opened`."""
        position, names = read_opened(data, self._bench.seed)
        self._bench.show(position, names)
        return message(TEXTS, "edit-opened", name="none" if path is None else path.stem)
