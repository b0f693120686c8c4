"""Where the countries' coats of arms stand."""

from __future__ import annotations

import math
from collections.abc import Sequence

from webpower.draw.arrange import arrange
from webpower.draw.lettering import Box
from webpower.games.power.board import Board, Country, Point
from webpower.games.power.scene.geometry import Projection, covered
from webpower.games.power.scene.measures import GAP, Measures

NEAREST = 48
"""So many places near its own are tried for a coat."""
REACH = range(-8, 9)
ON_A_SITE, ON_A_ROAD = 100.0, 1.0
AWAY = 0.1
"""What it costs to stand on a site, on a point of a road, and a pixel away from where the board has the coat."""

Priced = tuple[float, Box]


def place_coats(
    board: Board, measures: Measures, place: Projection, houses: Sequence[Box], roads: Sequence[Point]
) -> tuple[Box, ...]:
    """By country: near where the board has it, clear of sites and other coats, on as little road as can be."""
    tries = [_tries(country, measures, place, houses) for country in board.countries]
    costs = [[(price + ON_A_ROAD * covered(box, roads)) / 10 for price, box in own] for own in tries]
    chosen = arrange([[box for _, box in own] for own in tries], costs, 2 * GAP)
    return tuple(own[number or 0][1] for own, number in zip(tries, chosen, strict=True))


def _tries(country: Country, measures: Measures, place: Projection, houses: Sequence[Box]) -> list[Priced]:
    width, height = measures.coat
    x, y = place(country.coat)
    tries = []
    for across in REACH:
        for down in REACH:
            box = Box.around(x + across * height / 4, y + down * height / 4, width, height)
            if box.within(place.room):
                away = AWAY * math.hypot(across * height / 4, down * height / 4)
                tries.append((away + ON_A_SITE * sum(box.meets(house, GAP) for house in houses), box))
    return sorted(tries)[:NEAREST]
