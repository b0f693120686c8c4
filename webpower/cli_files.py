"""What the commands share that read and write files: sentences instead of tracebacks, and the exit status for them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from webpower.engine.errors import FileError, RecordError

BREAKS_A_RULE = 1
CANNOT_BE_READ = 2


@contextmanager
def reading(file: Path | str) -> Iterator[None]:
    """If what is in a file is not good, its mistakes are told and the program ends with the status for them."""
    try:
        yield
    except RecordError as error:
        click.echo(f"{file}: {error}", err=True)
        sys.exit(BREAKS_A_RULE)
    except FileError as error:
        click.echo("\n".join(f"{file}: {line}" for line in error.lines), err=True)
        sys.exit(CANNOT_BE_READ)


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """If a file can't be written, the reason is told and the program ends."""
    try:
        yield
    except OSError as error:
        raise click.ClickException(f"{path}: can't be written: {error.strerror}") from None
    except FileError as error:  # has said so already
        raise click.ClickException(str(error)) from None
