"""The command ``webpower tournament``: many games between bots, and all that they tell."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from webpower.cli_games import any_seats, of_a_game
from webpower.engine.arena.errors import ArenaError
from webpower.engine.arena.schedule import SEATS
from webpower.engine.arena.table import Table
from webpower.engine.errors import WebpowerError, unwritable
from webpower.engine.files import write_text
from webpower.engine.kind import Kind

if TYPE_CHECKING:
    from webpower.engine.arena.games import GameResults


@click.command()
@click.argument("players", metavar="BOT,BOT,...")
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="At least so many games.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@click.option("--table", type=any_seats(), help="Seats, if fewer than bots.  [all play]")
@click.option("--seats", type=click.Choice(list(SEATS)), default="balanced", show_default=True, help="Who sits where.")
@of_a_game("table")
@click.option("--seconds", type=click.FloatRange(min=0, min_open=True), help="The most for a decision.  [no limit]")
@click.option(
    "--patience",
    type=click.FloatRange(min=0, min_open=True),
    default=300.0,
    show_default=True,
    help="Seconds after which a game hangs.",
)
@click.option("--workers", type=click.IntRange(min=0), default=1, show_default=True, help="How many processes.")
@click.option("--scheduler", default="", help="Play on the cluster of this Dask scheduler.")
@click.option("--save", type=click.Path(dir_okay=False), default="", help="Keep each game there, and go on from it.")
@click.option("--csv", "folder", type=click.Path(file_okay=False, path_type=Path), help="Write all tables there.")
@click.option("--page", type=click.Path(dir_okay=False, path_type=Path), help="Put charts and tables on a page there.")
def tournament(
    kind: Kind, players: str, folder: Path | None, page: Path | None, chosen: dict[str, Any], **arguments: Any
) -> None:
    """Play games between bots with the same deals for all, and print who wins, and how surely.

    A bot that is named twice has two seats. The number of games is rounded up so that each deal is played in all its
    seatings. The result depends on the seed, and not on the number of processes or machines; only a limit of seconds
    for a decision makes it depend on how fast these are.
    """
    from webpower.engine.arena.planning import tournament as play

    try:
        results = play(kind, players.split(","), **chosen, **arguments)
        click.echo(told(results))
        if folder is not None:
            write_tables(results, folder)
            click.echo(f"all tables are in {folder}")
        if page is not None:
            write_page(results, page)
            click.echo(f"the page is {page}")
    except WebpowerError as error:
        raise click.ClickException(str(error)) from None


def told(results: GameResults) -> str:
    """The results as text, table by table."""
    tables: list[Table | ArenaError] = [results.players(), results.seats(), results.heads(), results.sources()]
    tables.append(_ratings(results))
    if results.faults().rows:
        tables.append(results.faults())
    return "\n\n".join([*map(str, tables), results.about()])


def _ratings(results: GameResults) -> Table | ArenaError:
    """The ratings, or why there are none: after all the games that is no reason to tell nothing."""
    try:
        return results.ratings()
    except ArenaError as error:
        return error


def write_tables(results: GameResults, folder: Path) -> None:
    """Write every table there is as comma separated values, and what was played. Raises FileError if it can't."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from None
    for name in ("games", "players", "seats", "seatings", "heads", "sources", "faults"):
        getattr(results, name)().to_csv(folder / f"{name}.csv")
    if isinstance(rated := _ratings(results), Table):
        rated.to_csv(folder / "ratings.csv")
    write_text(folder / "about.txt", f"{results.about()}\n")


def write_page(results: GameResults, path: Path) -> None:
    """Write charts and tables as a page of HTML. Raises FileError if that is not possible."""
    from webpower.draw.arena_page import results_html

    try:
        write_text(path, results_html(results))
    except OSError as error:
        raise unwritable(path, error) from None
