"""What the commands share that read and write files: sentences instead of tracebacks, and the exit status for them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from webpower.engine.errors import BadFile, FileError, RecordError, unwritable
from webpower.engine.mistakes import said

BREAKS_A_RULE = 1
CANNOT_BE_READ = 2


@contextmanager
def reading(file: Path | str | None = None) -> Iterator[None]:
    """If what is in a file is not good, its mistakes are told and the program ends with the status for them.

    They are told with the name of the ``file``; without one, with that of the file they were found in.
    """
    try:
        yield
    except BadFile as error:
        error.file = error.file if file is None else str(file)
        click.echo(str(error), err=True)
        sys.exit(status_of(error))


def status_of(error: BadFile) -> int:
    """The exit status for what is wrong in a file."""
    return BREAKS_A_RULE if isinstance(error, RecordError) else CANNOT_BE_READ


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """If a file can't be written, the reason is told and the program ends."""
    try:
        yield
    except OSError as error:
        raise click.ClickException(str(unwritable(path, error))) from None
    except FileError as error:  # has said so already
        raise click.ClickException(str(error)) from None


def first_line(error: BadFile) -> str:
    """The first mistake on one line, and how many more there are."""
    more = error.count - 1 if isinstance(error, FileError) else 0
    return error.lines[0] + (f" ({said('file-and-more', number=more).say(())})" if more else "")
