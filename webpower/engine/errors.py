"""Errors that a user meets. Each is a sentence that says what, where and which rule; none is a traceback."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webpower.engine.messages import Message

MOST_LINES = 100
"""So many mistakes of a file are told at most."""


class WebpowerError(Exception):
    """The base of the errors that are addressed to a user."""

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows of the error: the sentence alone."""
        return [f"{type(self).__name__}: {self}"]


class WrongValue(WebpowerError, ValueError):
    """A value that is none of those that can be meant, or of another type."""


class IllegalAction(WebpowerError, ValueError):
    """An action that the rules refuse.

    Attributes: ``reasons``, the rules broken, the most telling first (never empty); ``position``, untouched; ``names``,
    the players' names for the sentence.
    """

    def __init__(self, reasons: Sequence[Message], position: object, names: Sequence[str]) -> None:
        self.reasons = tuple(reasons)
        self.position = position
        self.names = tuple(names)
        super().__init__(self.reasons[0].cited(self.names))

    @property
    def rule(self) -> str:
        """The id of the most telling rule."""
        return self.reasons[0].rule


class RecordError(WebpowerError, ValueError):
    """A record or position that can be read but breaks a rule, or whose result is wrong."""


class FileError(WebpowerError, ValueError):
    """A file that can't be read: not JSON, another format, a key missing or of the wrong type, an unknown id; or that
    can't be written.

    Attributes: ``lines``, one line a mistake, each with its place in the file, and after `MOST_LINES` of them one that
    tells how many more there are; ``count``, how many mistakes there are in all.
    """

    def __init__(self, lines: Sequence[str]) -> None:
        self.count = len(lines)
        more = self.count - MOST_LINES
        told = [f"… and {more:,} more {'mistake' if more == 1 else 'mistakes'}"] if more > 0 else []
        self.lines = (*lines[:MOST_LINES], *told)
        super().__init__("\n".join(self.lines))
