"""Who plays where with which deal: matches that are fair to every seat, the same deals for all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import permutations
from math import factorial, gcd, perm
from typing import NamedTuple

from webpower.engine.chance import derive_seed


class Match(NamedTuple):
    """One game to be played."""

    seed: int
    """The seed of the deal and of the players' chance."""
    seating: tuple[int, ...]
    """By seat: the number of the entrant who sits there."""
    deal: int = 0
    """The number of the deal: matches of the same deal have the same seed."""
    number: int = 0
    """The number of the match."""


def balanced(entrants: int, games: int, seed: int, table: int | None = None) -> Iterator[Match]:
    """Matches in which each entrant sits in each seat as often: a deal is played once for each entrant, and each of
    them has each of its hands once.

    Whoever sits behind whom changes from deal to deal, in such a way that each seating comes up as often as any other
    once there were as many deals as orders round the table. ``table`` is the number of seats, if it is less than that
    of entrants. With a number of games that is no multiple of the entrants the last deal is not played by all.

    >>> [match.seating for match in balanced(3, 4, seed=0)]
    [(0, 1, 2), (2, 0, 1), (1, 2, 0), (0, 2, 1)]
    >>> [match.seating for match in balanced(4, 4, seed=0, table=3)]
    [(0, 1, 2), (3, 0, 1), (2, 3, 0), (1, 2, 3)]
    >>> len({match.seed for match in balanced(3, 4, seed=0)})
    2
    """
    seats = range(entrants if table is None else table)
    for game in range(games):
        deal, turn = divmod(game, entrants)
        order = _order(entrants, deal)
        yield _match(seed, game, deal, tuple(order[(seat - turn) % entrants] for seat in seats))


def every(entrants: int, games: int, seed: int, table: int | None = None) -> Iterator[Match]:
    """Each deal in every possible seating.

    >>> [match.seating for match in every(3, 4, seed=0, table=2)]
    [(0, 1), (0, 2), (1, 0), (1, 2)]
    """
    seatings = list(permutations(range(entrants), table))
    for game in range(games):
        deal, number = divmod(game, len(seatings))
        yield _match(seed, game, deal, seatings[number])


def fixed(entrants: int, games: int, seed: int, table: int | None = None) -> Iterator[Match]:
    """A new deal for every game, and everybody where they were named; who finds no seat does not play."""
    for game in range(games):
        yield _match(seed, game, game, tuple(range(entrants if table is None else table)))


def _match(seed: int, number: int, deal: int, seating: tuple[int, ...]) -> Match:
    return Match(derive_seed(seed, "deal", deal), seating, deal, number)


class Seats(NamedTuple):
    """A way to seat entrants."""

    schedule: Callable[[int, int, int, int | None], Iterator[Match]]
    games_a_deal: Callable[[int, int], int]
    """How often a deal is played, by the numbers of entrants and of seats."""


SEATS: Mapping[str, Seats] = {
    "balanced": Seats(balanced, lambda entrants, table: entrants),
    "every": Seats(every, perm),
    "fixed": Seats(fixed, lambda entrants, table: 1),
}
"""The ways to seat entrants, by name."""


def _order(entrants: int, deal: int) -> tuple[int, ...]:
    """The order round the table in a deal: entrant 0, then one of the orders of the others.

    Within as many deals as there are such orders each is there once, and those that follow one another differ much.
    """
    orders = factorial(entrants - 1)
    stride = max(1, round(orders * 0.618))
    while gcd(stride, orders) > 1:
        stride += 1
    number = deal * stride % orders
    left = list(range(1, entrants))
    order = [0]
    for size in range(entrants - 1, 0, -1):
        place, number = divmod(number, factorial(size - 1))
        order.append(left.pop(place))
    return tuple(order)
