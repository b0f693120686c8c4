"""Errors that a user meets. Each is a sentence that says what, where and which rule; none is a traceback."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING

from webpower.engine.text import visible

if TYPE_CHECKING:  # the sentences ask for the language, which has an error of this module
    from webpower.engine.messages import Message
    from webpower.engine.mistakes import Mistake

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


class BadFile(WebpowerError, ValueError):
    """Something is wrong in a file; ``file`` is its path, as far as it is known, and every line begins with it."""

    file: str = ""

    @property
    def lines(self) -> tuple[str, ...]:
        """A line a mistake."""
        before = f"{visible(self.file)}: " if self.file else ""
        return tuple(before + line for line in self._told())

    def _told(self) -> Sequence[str]:
        raise NotImplementedError

    def __str__(self) -> str:
        return "\n".join(self.lines)


@contextmanager
def in_file(path: str | os.PathLike[str]) -> Iterator[None]:
    """What is wrong in a file that is read meanwhile is told with the file's name."""
    try:
        yield
    except BadFile as error:
        error.file = error.file or (os.fspath(path) if isinstance(path, str | os.PathLike) else "")
        raise


@contextmanager
def in_part(part: str) -> Iterator[None]:
    """What is wrong in a part of a file that is read meanwhile is told with the place of the part."""
    try:
        yield
    except FileError as error:
        error.mistakes = tuple(mistake.inside(part) for mistake in error.mistakes)
        raise
    except RecordError as error:
        from webpower.engine.mistakes import said

        error.said = said("file-part", part=part, wrong=error.said)._replace(rule=error.said.rule)
        raise


class RecordError(BadFile):
    """A record or position that can be read but breaks a rule, or whose result is wrong.

    Attributes: ``said``, what is wrong, with its rule; ``names``, the players' names for the sentence.
    """

    def __init__(self, said: Message, names: Sequence[str] = ()) -> None:
        self.said = said
        self.names = tuple(names)
        super().__init__(said, self.names)

    def _told(self) -> Sequence[str]:
        return (self.said.cited(self.names),)


class FileError(BadFile):
    """A file that can't be read: not JSON, another format, a key missing or of the wrong type, an unknown id; or that
    can't be written.

    Attributes: ``mistakes``; ``lines``, one line a mistake, each with its place in the file, and after `MOST_LINES` of
    them one that tells how many more there are; ``count``, how many mistakes there are in all.
    """

    def __init__(self, mistakes: Iterable[Mistake]) -> None:
        rest = iter(mistakes)
        self.mistakes = tuple(islice(rest, MOST_LINES))
        self.count = len(self.mistakes) + sum(1 for _ in rest)  # there may be too many to keep them all
        super().__init__(self.mistakes)

    def _told(self) -> Sequence[str]:
        from webpower.engine.mistakes import said

        more = self.count - len(self.mistakes)
        told = [said("file-more-mistakes", number=more).say(())] if more else []
        return (*(mistake.line() for mistake in self.mistakes), *told)


def refuse(mistakes: Iterable[Mistake]) -> None:
    """Raises FileError if there are any."""
    error = FileError(mistakes)
    if error.count:
        raise error


def unwritable(path: str | os.PathLike[str], error: Exception) -> FileError:
    """What is said of a file that can't be written: there is no room, no such folder, or no way to write its text."""
    from webpower.engine.mistakes import mistake

    why = error.strerror if isinstance(error, OSError) else None
    failed = FileError([mistake("", "file-not-written", why=why or str(error))])
    failed.file = str(path)
    return failed
