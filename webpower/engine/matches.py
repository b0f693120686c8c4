"""Games between players, paired and seat-balanced: who plays where with which deal, and how the wins are shared.

A match is one game: a seed, which stands for its deal, and who sits where. Everything follows from it, so the results
are the same in whatever order, and by however many workers, the matches are played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import NormalDist
from typing import Any, NamedTuple

from webpower.engine.chance import derive_seed
from webpower.engine.history import History
from webpower.engine.players import PlayerLike, play_on


class Match(NamedTuple):
    """One game to be played."""

    seed: int
    """The seed of the deal and of the players' chance."""
    seating: tuple[int, ...]
    """By seat: the number of the entrant who sits there."""


class Interval(NamedTuple):
    """A share, and the bounds it lies between with some confidence."""

    share: float
    low: float
    high: float


def balanced(entrants: int, games: int, seed: int) -> Iterator[Match]:
    """Matches in which each entrant sits in each seat as often: every deal is played once for each turn of the table.

    With a number of games that is no multiple of the entrants the last deal is not played in all turns.

    >>> [match.seating for match in balanced(3, 4, seed=0)]
    [(0, 1, 2), (2, 0, 1), (1, 2, 0), (0, 1, 2)]
    >>> len({match.seed for match in balanced(3, 4, seed=0)})
    2
    """
    for game in range(games):
        deal, turn = divmod(game, entrants)
        yield Match(derive_seed(seed, "deal", deal), tuple((seat - turn) % entrants for seat in range(entrants)))


class Finish(NamedTuple):
    """How a game ended."""

    points: tuple[int, ...]
    """By seat."""
    winners: tuple[int, ...]
    """The seats that win."""


class Result(NamedTuple):
    """How a match ended, by entrant."""

    shares: tuple[float, ...]
    """Of the win; players who tie for it share it."""
    points: tuple[int, ...]


def play_match(
    match: Match,
    start: Callable[[int], History[Any, Any]],
    entrants: Sequence[PlayerLike],
    finish: Callable[[History[Any, Any]], Finish],
) -> Result:
    """Play a match. ``start`` makes the game of a seed, ``finish`` says how a game that is over ended."""
    history = start(match.seed)
    play_on(history, [entrants[entrant] for entrant in match.seating], match.seed)
    points, winners = finish(history)
    seats = [match.seating.index(entrant) for entrant in range(len(entrants))]
    return Result(
        tuple((seat in winners) / len(winners) for seat in seats),
        tuple(points[seat] for seat in seats),
    )


def wilson(shares: Iterable[float], confidence: float = 0.95) -> Interval:
    """The mean of shares between 0 and 1, with its score interval.

    After E. B. Wilson, Probable inference, the law of succession, and statistical inference (1927), equation 12 in
    today's form. Shared wins vary less than whole ones, so with them the interval is on the safe side.

    >>> low, high = wilson([1] * 90 + [0] * 10)[1:]
    >>> round(low, 3), round(high, 3)
    (0.826, 0.945)
    """
    played = list(shares)
    n, z = len(played), NormalDist().inv_cdf((1 + confidence) / 2)
    share = sum(played) / n
    middle = share + z * z / (2 * n)
    reach = z * (share * (1 - share) / n + z * z / (4 * n * n)) ** 0.5
    return Interval(share, (middle - reach) / (1 + z * z / n), (middle + reach) / (1 + z * z / n))
