"""Results in a file, a line a match, so that a run that was interrupted is gone on with.

The first line says what was played. Lines are only ever added, in the order of the matches; a last line that was not
written to its end is dropped.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from webpower.engine.arena.errors import arena_error
from webpower.engine.arena.playing import FAULTS, Fault, Played
from webpower.engine.arena.setting import Setting
from webpower.engine.errors import unwritable
from webpower.engine.files import check_format, parse_json
from webpower.engine.limits import Between
from webpower.engine.structures import structure

FORMAT = "webpower-tournament/1"


class Store:
    """The file of a run. Raises FileError if it can't be opened, and ArenaError if it is that of another tournament."""

    def __init__(self, path: str | os.PathLike[str], setting: Setting) -> None:
        self.path = Path(path)
        header = {"format": FORMAT, **setting.lasting()}
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            there = self.path.read_bytes() if self.path.exists() else b""
            whole = there[: there.rfind(b"\n") + 1]
            self.played = self._read(whole, header)
            self._file = self.path.open("ab")
            self._file.truncate(len(whole))
            if not whole:
                self._write(header)
        except OSError as error:
            raise unwritable(path, error) from None

    def add(self, played: Played) -> None:
        """Add the result of the next match; when this returns it is no longer lost if the program is killed.

        Raises FileError if there is no room for it, and ArenaError if the matches before it counted something else.
        """
        before = next((one for one in self.played if one.points), played)
        if played.points and _counted(played) != _counted(before):
            raise arena_error("no-run", path=str(self.path))
        data = played._asdict() | {"fault": list(played.fault) if played.fault else None}
        try:
            self._write({key: value for key, value in data.items() if key != "slowest"})
        except OSError as error:  # a full disk
            raise unwritable(self.path, error) from None

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _write(self, data: dict[str, Any]) -> None:
        self._file.write(json.dumps(data, ensure_ascii=False).encode() + b"\n")
        self._file.flush()

    def _read(self, content: bytes, header: dict[str, Any]) -> list[Played]:
        lines = content.splitlines()
        if not lines:
            return []
        try:
            first, *rest = map(parse_json, lines)
            check_format(first, FORMAT)
            self._compare(first, json.loads(json.dumps(header)))
            played = [_played(structure(data, _Line), number, header["table"]) for number, data in enumerate(rest)]
            if len({_counted(one) for one in played if one.points}) > 1:
                raise ValueError
            return played
        except ValueError:  # which FileError is, too
            raise arena_error("no-run", path=str(self.path)) from None

    def _compare(self, there: dict[str, Any], here: dict[str, Any]) -> None:
        for key in {**here, **there}:
            if there.get(key) != here.get(key):
                found = {"there": json.dumps(there.get(key)), "here": json.dumps(here.get(key))}
                raise arena_error("other-run", path=str(self.path), what=key, **found)


Number = Annotated[int, Between(-(10**9), 10**9)]


@dataclass
class _Line:
    """A match as its line tells it."""

    match: int
    shares: list[Annotated[float, Between(0, 1)]]
    points: list[Number]
    sources: dict[str, list[Number]]
    facts: dict[str, list[Number]]
    fault: list[Any] | None


def _played(line: _Line, number: int, seats: int) -> Played:
    """Raises ValueError for a line that does not belong there."""
    told = seats if line.points else 0
    lists = [line.points, *line.sources.values(), *line.facts.values()]
    if line.match != number or len(line.shares) != seats or any(len(of) != told for of in lists):
        raise ValueError
    sources, facts = ({name: tuple(of) for name, of in part.items()} for part in (line.sources, line.facts))
    fault = None if line.fault is None else _fault(*line.fault)
    return Played(number, tuple(line.shares), tuple(line.points), sources, facts, fault)


def _counted(played: Played) -> tuple[tuple[str, ...], ...]:
    """What is told of a match."""
    return tuple(sorted(played.sources)), tuple(sorted(played.facts))


def _fault(seat: Any = None, decision: Any = None, kind: Any = None, detail: Any = None, *more: Any) -> Fault:
    if (
        [type(part) for part in (seat, decision, kind, detail)] != [int, int, str, str]
        or more
        or kind not in FAULTS
        or not seat >= 0
    ):
        raise ValueError
    return Fault(seat, decision, kind, detail)
