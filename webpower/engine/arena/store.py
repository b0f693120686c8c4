"""Results in a file, a line a match, so that a run that was interrupted is gone on with.

The first line says what was played. Lines are only ever added, in the order of the matches; a last line that was not
written to its end is dropped.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from webpower.engine.arena.errors import arena_error
from webpower.engine.arena.playing import Fault, Played
from webpower.engine.arena.setting import Setting
from webpower.engine.errors import unwritable

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

        Raises FileError if there is no room for it.
        """
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
            first, *rest = map(json.loads, lines)
            if first["format"] != FORMAT:
                raise ValueError
            self._compare(first, json.loads(json.dumps(header)))
            return [_played(data, number) for number, data in enumerate(rest)]
        except (ValueError, KeyError, TypeError):
            raise arena_error("no-run", path=str(self.path)) from None

    def _compare(self, there: dict[str, Any], here: dict[str, Any]) -> None:
        for key in {**here, **there}:
            if there.get(key) != here.get(key):
                found = {"there": json.dumps(there.get(key)), "here": json.dumps(here.get(key))}
                raise arena_error("other-run", path=str(self.path), what=key, **found)


def _played(data: dict[str, Any], number: int) -> Played:
    if data["match"] != number:
        raise ValueError
    sources, facts = ({name: tuple(of) for name, of in data[key].items()} for key in ("sources", "facts"))
    fault = Fault(*data["fault"]) if data["fault"] else None
    return Played(number, tuple(data["shares"]), tuple(data["points"]), sources, facts, fault)
