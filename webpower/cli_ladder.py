"""The command ``webpower ladder``: how strong the bots are."""

from __future__ import annotations

from time import perf_counter

import click

from webpower.cli_games import any_seats, of_a_game
from webpower.engine.arena.ladder import Rung, climb
from webpower.engine.errors import WebpowerError
from webpower.engine.kind import Kind
from webpower.games import kinds

COLUMNS = "{:>12} {:>14} {:>6} {:>7}   {:<16} {:>7} {:>9} {:>7}"
HEADING = COLUMNS.format("one", "against", "games", "wins", "95 % interval", "margin", "slowest", "time")


@click.command()
@of_a_game("players", choices=False)
@click.option(
    "--rungs", help=f"Bots from the weakest to the strongest.  [default: {','.join(kinds()[0].ladder)}, or the game's]"
)
@click.option("--games", type=click.IntRange(min=1), default=200, show_default=True, help="How many games a rung.")
@click.option("--players", type=any_seats(), default=4, show_default=True)
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@click.option("--workers", type=click.IntRange(min=1), default=1, show_default=True, help="How many processes.")
def ladder(kind: Kind, rungs: str | None, games: int, players: int, seed: int, workers: int) -> None:
    """Play each bot against copies of the one before it, in every seat of every deal.

    Prints a line a rung: the share of wins (tied players share a win) with its interval, the points ahead of the best
    opponent on average, the slowest decision. A fair share of the wins is 1 in the number of players.
    """
    click.echo(f"A fair share is {1 / players:.0%}.\n{HEADING}")
    began, bots = perf_counter(), kind.ladder if rungs is None else rungs.split(",")
    try:
        for rung in climb(kind, bots, games, seed, players, workers):
            click.echo(_line(rung, players, perf_counter() - began))
            began = perf_counter()
    except WebpowerError as error:
        raise click.BadParameter(str(error), param_hint="'--rungs'") from None


def _line(rung: Rung, players: int, took: float) -> str:
    share, low, high = rung.won
    return COLUMNS.format(
        rung.bot,
        f"{players - 1} {rung.below}",
        rung.games,
        f"{share:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{rung.margin:+.1f}",
        f"{rung.slowest:.3f} s",
        f"{took:.0f} s",
    )
