"""What cards are worth when the rest of them may go to anybody: expectations in points.

The one idea: each card that still lies in the rows will be taken by every seat with the same chance. Numbers of cards
are small, so the expectations are exact, and remembered. When no card lies any more they are the score.
"""

from __future__ import annotations

from functools import lru_cache

from webpower.games.card_game.cards import CHAIN
from webpower.games.card_game.scoring import land_points

Values = tuple[float, ...]
"""Expected points, by seat or as is said."""

DIGIT = 4
"""Symbols of several families are counted in one number, so many bits a family."""


@lru_cache(maxsize=1 << 15)
def land_prospects(counts: tuple[int, ...], rest: int, all: int) -> Values:
    """Expected points by seat for the land (CG-51), given how many of a country's cards each has and how many lie.

    >>> land_prospects((3, 2, 2), 0, 7)
    (7.0, 3.0, 3.0)
    >>> [round(points, 2) for points in land_prospects((1, 1, 0), 1, 4)]
    [3.33, 3.33, 1.33]
    """
    if rest == 0:
        points = [0.0] * len(counts)
        for seats, each in land_points(counts, all):
            for seat in seats:
                points[seat] = float(each)
        return tuple(points)
    cases = [
        land_prospects((*counts[:seat], number + 1, *counts[seat + 1 :]), rest - 1, all)
        for seat, number in enumerate(counts)
    ]
    return tuple([sum(column) / len(counts) for column in zip(*cases, strict=True)])


def packed(symbols: tuple[int, ...]) -> int:
    """Symbols, by the numbers of their families, counted in one number.

    >>> [packed(()), packed((0, 0)), packed((0, 1))]
    [0, 2, 17]
    """
    return sum(1 << DIGIT * family for family in symbols)


@lru_cache(maxsize=1 << 12)
def most_alike(symbols: int) -> int:
    """The largest number of one family among packed symbols.

    >>> most_alike(packed((0, 1, 1)))
    2
    """
    most = 0
    while symbols:
        most, symbols = max(most, symbols & (1 << DIGIT) - 1), symbols >> DIGIT
    return most


def symbol_prospects(held: tuple[int, ...], rest: tuple[int, ...]) -> Values:
    """Expected points by seat for a country's symbols (CG-52), given those of each seat and of the cards that lie.

    All are packed; ``rest`` is sorted.

    >>> cross, fan = packed((0,)), packed((1,))
    >>> symbol_prospects((2 * cross, fan, 0), ())
    (2.0, 0.0, 0.0)
    >>> [round(points, 2) for points in symbol_prospects((cross, 0, 0), (fan,))]
    [1.0, 0.33, 0.33]
    """
    order = tuple(sorted(held))
    values = _symbols_in_order(order, rest)
    return tuple([values[order.index(own)] for own in held])


@lru_cache(maxsize=1 << 16)
def _symbols_in_order(held: tuple[int, ...], rest: tuple[int, ...]) -> Values:
    """The same for seats in the order of their symbols: equal ones can expect the same, so there are few cases."""
    if not rest:
        best = [most_alike(own) for own in held]
        most = max(best)
        return tuple([float(own) if own == most else 0.0 for own in best])
    totals = [0.0] * len(held)
    for place, own in enumerate(held):
        grown = own + rest[0]
        after = tuple(sorted((*held[:place], grown, *held[place + 1 :])))
        values = _symbols_in_order(after, rest[1:])
        for other, its in enumerate(held):
            totals[other] += values[after.index(grown if other == place else its)]
    return tuple([total / len(held) for total in totals])


@lru_cache(maxsize=1 << 12)
def chain_prospects(own: int, rest: int, seats: int) -> float:
    """Expected points for a chain (CG-54) of so many ships or carriages, given how many still lie.

    >>> chain_prospects(4, 0, 3), chain_prospects(5, 0, 3)
    (0.0, 5.0)
    >>> round(chain_prospects(4, 1, 3), 2)
    1.67
    """
    if rest == 0:
        return float(own) if own >= CHAIN else 0.0
    more, same = chain_prospects(own + 1, rest - 1, seats), chain_prospects(own, rest - 1, seats)
    return (more + (seats - 1) * same) / seats
