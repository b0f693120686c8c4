"""What pieces are worth that stand now, when more will be placed by whoever: expectations in points.

The one idea: the pieces still to come in a country are placed by each seat with the same chance. Numbers of pieces are
few, so the expectation is exact, and remembered.
"""

from __future__ import annotations

from functools import lru_cache

from webpower.games.power.scoring.cloisters import majorities

Values = tuple[float, ...]
"""Points or chances, by seat."""


@lru_cache(maxsize=1 << 16)
def majority_prospects(counts: tuple[int, ...], more: int) -> Values:
    """Expected points by seat for a country's cloisters, when so many more come.

    >>> majority_prospects((2, 1, 0), 0)
    (3.0, 2.0, 0.0)
    >>> [round(points, 2) for points in majority_prospects((2, 1, 0), 1)]
    [4.0, 3.0, 0.67]
    """
    if more == 0:
        points = [0.0] * len(counts)
        for seats, each in majorities(counts):
            for seat in seats:
                points[seat] = float(each)
        return tuple(points)
    return _mean([majority_prospects(next_, more - 1) for next_ in _one_more(counts)])


@lru_cache(maxsize=1 << 16)
def lead_chances(counts: tuple[int, ...], more: int) -> Values:
    """The chance by seat to have the most advisors of a country, alone or not, when so many more come.

    >>> lead_chances((1, 1, 0), 0)
    (1.0, 1.0, 0.0)
    >>> [round(chance, 2) for chance in lead_chances((1, 1, 0), 1)]
    [0.67, 0.67, 0.33]
    """
    if more == 0:
        most = max(counts)
        return tuple(float(count == most > 0) for count in counts)
    return _mean([lead_chances(next_, more - 1) for next_ in _one_more(counts)])


def _one_more(counts: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [(*counts[:seat], counts[seat] + 1, *counts[seat + 1 :]) for seat in range(len(counts))]


def _mean(cases: list[Values]) -> Values:
    return tuple([sum(column) / len(cases) for column in zip(*cases, strict=True)])


def between(low: Values, high: Values, part: float) -> Values:
    """Values a part of the way from the low ones to the high ones.

    >>> between((0.0, 1.0), (1.0, 3.0), 0.5)
    (0.5, 2.0)
    """
    return tuple([a + (b - a) * part for a, b in zip(low, high, strict=True)])
