"""Ratings: how strong each player seems, and how sure that is, from the order in which they finish.

The model is that of Plackett and Luce as in R. C. Weng and C.-J. Lin, A Bayesian approximation method for online
ranking (2011), by the package openskill. Everybody starts at 25 with a spread of 25/3. A rating changes match by match,
in the order of their numbers.
"""

from __future__ import annotations

from statistics import NormalDist
from typing import TYPE_CHECKING, Any

from webpower.engine.arena.errors import arena_error
from webpower.engine.arena.intervals import CONFIDENCE
from webpower.engine.arena.table import Column, Table

if TYPE_CHECKING:
    from webpower.engine.arena.results import Results, Seated

Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)

COLUMNS = (
    Column("player"),
    Column("games"),
    Column("mu", ".2f"),
    Column("sigma", ".2f"),
    Column("rating_low", ".1f"),
    Column("rating_high", ".1f"),
)


def ratings(results: Results) -> Table:
    """A row a player, the highest rating first: ``mu`` is what is thought of it, ``sigma`` how far that may be off.

    Of several seats of the same player in a match the best counts. Raises ArenaError without the package openskill.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        raise arena_error("no-ratings") from error
    model = PlackettLuce()
    rated: dict[str, Any] = {name: model.rating(name=name) for name in results.names}
    games = dict.fromkeys(results.names, 0)
    for table in _tables(results):
        if len(table) > 1:
            teams = [[rated[name]] for name in table]
            ranks = [float(-rank) for rank in table.values()]
            for name, (rating,) in zip(table, model.rate(teams, ranks=ranks), strict=True):
                rated[name] = rating
        for name in table:
            games[name] += 1
    rows = [
        (name, games[name], one.mu, one.sigma, one.mu - Z * one.sigma, one.mu + Z * one.sigma)
        for name, one in rated.items()
    ]
    return Table(COLUMNS, tuple(sorted(rows, key=lambda row: -row[2])))


def _tables(results: Results) -> list[dict[str, int]]:
    """Match by match, how many finished behind or level with each player: winners first, then by points."""
    by_match: dict[int, list[Seated]] = {}
    for row in results.seated:
        by_match.setdefault(row.match.number, []).append(row)
    return [_ranks(rows) for rows in by_match.values()]


def _ranks(rows: list[Seated]) -> dict[str, int]:
    standing = {(row.seat): (row.share > 0, row.points or 0) for row in rows}
    order = sorted(set(standing.values()))
    ranks: dict[str, int] = {}
    for row in rows:
        ranks[row.player] = max(ranks.get(row.player, -1), order.index(standing[row.seat]))
    return ranks
