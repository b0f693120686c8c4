"""The command ``webpower app``: serve table, stepper and gallery as pages without code."""

from __future__ import annotations

import os
from pathlib import Path

import click

from webpower.cli_files import reading
from webpower.engine.errors import WebpowerError
from webpower.games.power.board_file import load_board
from webpower.show.browser import has_display


@click.command(name="app")
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 serves others in the network, too.")
@click.option("--port", type=click.IntRange(1, 65535), default=8866, show_default=True)
@click.option("--token", default="", envvar="WEBPOWER_TOKEN", help="What visitors have to know; a new one every time.")
@click.option(
    "--idle",
    type=click.FloatRange(0, min_open=True),
    default=60,
    show_default=True,
    help="Minutes without a click after which a page is put to sleep.",
)
@click.option(
    "--pages", type=click.IntRange(min=1), default=60, show_default=True, help="How many may be open at once."
)
@click.option(
    "--boards",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="A folder of board files to choose from, beside the boards of the program.",
)
@click.option("--browser/--no-browser", default=None, help="Open a window; without saying, if there is a display.")
def serve_app(
    host: str, port: int, token: str, idle: float, pages: int, boards: Path | None, browser: bool | None
) -> None:
    """Serve the play table, the stepper and the gallery in a browser, without code.

    Prints the address, which holds the token. Games are kept in the folder that the variable WEBPOWER_SAVES names, or
    in saved-games/app, a folder for each visitor.
    """
    try:
        from webpower.app.server import serve
    except ModuleNotFoundError as error:
        raise click.ClickException(f"the app needs {error.name}: install webpower[app]") from None
    if boards is not None:
        offer(boards)
    try:
        serve(host, port, token, idle, pages, has_display(os.environ) if browser is None else browser)
    except WebpowerError as error:
        raise click.ClickException(str(error)) from None


def offer(folder: Path) -> None:
    """Let visitors choose the boards of a folder. A file that is no good board ends the command with its mistakes."""
    from webpower.games.power.board_choices import BOARDS, board_files

    for path in board_files(folder):
        with reading(str(path)):
            load_board(path)
    os.environ[BOARDS] = str(folder.resolve())
