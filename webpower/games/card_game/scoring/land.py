"""Scoring the land (CG-51)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from webpower.engine.messages import Seat, message
from webpower.games.card_game.scoring.held import Held
from webpower.games.card_game.scoring.sheet import FINAL, LANDS, Line
from webpower.games.card_game.words import TEXTS


def land_points(counts: Sequence[int], all: int) -> list[tuple[tuple[int, ...], int]]:
    """Who scores how much for these numbers of cards of a country: the seats of each rank and the points of each.

    The most cards score ``all`` cards that the country has, taken or not; fewer score the smallest larger number.

    >>> land_points([5, 2, 1], 8)
    [((0,), 8), ((1,), 5), ((2,), 2)]
    >>> land_points([3, 2, 2], 7), land_points([2, 0, 2], 4)
    ([((0,), 7), ((1, 2), 3)], [((0, 2), 4)])
    """
    ranks: list[tuple[tuple[int, ...], int]] = []
    points = all
    for number in sorted(set(counts) - {0}, reverse=True):
        ranks.append((tuple(seat for seat, count in enumerate(counts) if count == number), points))
        points = number
    return ranks


def score_land(held: Held) -> Iterator[Line]:
    """A line for each rank of each country that gives points, in the order of scoring."""
    for number in held.cards.scoring:
        country, counts = held.cards.countries[number], held.of_country(number)
        for rank, (seats, points) in enumerate(land_points(counts, country.cards)):
            said = message(
                TEXTS,
                "score-land",
                "CG-51",
                country=country.name,
                rank=rank + 1,
                number=len(seats),
                players=tuple(map(Seat, seats)),
                cards=counts[seats[0]],
                points=points,
            )
            yield Line(FINAL, LANDS, country.id, seats, points, said)
