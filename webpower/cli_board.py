"""The command ``webpower board``: a board checked, drawn, and told in figures."""

from __future__ import annotations

from pathlib import Path

import click

from webpower.cli_files import reading, writing
from webpower.engine.files import write_text
from webpower.games.power.board_file import load_board


@click.command()
@click.argument("board", metavar="BOARD")
@click.option("-o", "--out", type=click.Path(dir_okay=False, path_type=Path), help="Draw it, too, on a page of HTML.")
def board(board: str, out: Path | None) -> None:
    """Check a board and print its facts: sites, roads, the longest line, alliances.

    BOARD is a board file, which ends in .json, or the id of a board that comes with the program. Every mistake gets a
    line with its place in the file. Exit status 0 if the board is good, 2 if it is not.
    """
    from webpower.games.power.board_facts import board_html, facts_text

    with reading(board):
        made = load_board(board)
    click.echo(facts_text(made))
    if out is not None:
        with writing(out):
            write_text(out, board_html(made))
        click.echo(f"\nthe board is on {out}")
