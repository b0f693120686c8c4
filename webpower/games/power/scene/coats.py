"""Where the countries' coats of arms stand."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from webpower.draw.arrange import arrange
from webpower.draw.lettering import Box
from webpower.games.power.board import Board, Country, Point
from webpower.games.power.scene.geometry import Ground, Projection, covered
from webpower.games.power.scene.measures import GAP, Measures

NEAREST = 48
"""So many places near its own are tried for a coat."""
REACH = range(-8, 9)
ON_A_SITE, ON_A_NAME, ON_A_ROAD, ABROAD, AWAY = 100.0, 5.0, 1.0, 3.0, 0.1
"""What it costs to stand on a site, so close to one that its name may need the place, on a point of a road, with a
ninth of the coat in another country, and a pixel away from where the board has the coat."""

Priced = tuple[float, Box]


def place_coats(
    board: Board,
    measures: Measures,
    place: Projection,
    ground: Ground,
    houses: Sequence[Box],
    roads: Sequence[Point],
) -> tuple[Box, ...]:
    """By country: near where the board has it, clear of sites and other coats, on as little road as can be."""
    tries = [
        _cheapest(
            (price + ON_A_ROAD * covered(box, roads) + ABROAD * _abroad(box, number, ground), box)
            for price, box in _tries(country, measures, place, houses)
        )
        for number, country in enumerate(board.countries)
    ]
    costs = [[price / 10 for price, _ in own] for own in tries]
    chosen = arrange(
        [[box for _, box in own] for own in tries], costs, measures.square + 4 * GAP
    )  # a number fits between any two
    return tuple(own[number or 0][1] for own, number in zip(tries, chosen, strict=True))


def _cheapest(tries: Iterable[Priced]) -> list[Priced]:
    return sorted(tries)[:NEAREST]


def _abroad(box: Box, country: int, ground: Ground) -> int:
    """How many of nine points of the box lie in other countries; the sea belongs to nobody."""
    across, down = ((box.left, box.middle[0], box.right), (box.top, box.middle[1], box.bottom))
    return sum(ground.country_at((x, y)) not in (None, country) for x in across for y in down)


def _tries(country: Country, measures: Measures, place: Projection, houses: Sequence[Box]) -> Iterator[Priced]:
    width, height = measures.coat
    x, y = place(country.coat)
    for across in REACH:
        for down in REACH:
            box = Box.around(x + across * height / 4, y + down * height / 4, width, height)
            if box.within(place.room):
                away = AWAY * math.hypot(across * height / 4, down * height / 4)
                on_sites = sum(box.meets(house, GAP) for house in houses)
                near_sites = sum(box.meets(house, 1.5 * measures.name) for house in houses)
                yield away + ON_A_SITE * on_sites + ON_A_NAME * near_sites, box
