"""The ways of the alliances from coat to coat, and where their numbers stand on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from webpower.draw.arrange import arrange
from webpower.draw.lettering import Box
from webpower.games.power.board import Alliance, Board, Point
from webpower.games.power.scene.geometry import Curve, Ground, Projection, covered
from webpower.games.power.scene.measures import GAP, STEP, Measures

LEANS = (0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3, 0.42, -0.42, 0.55, -0.55)
SHARES = (0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8)
"""Where on its way a number is tried, the best first."""

LEANING, ON_A_SITE, ON_A_COAT, BESIDE, ABROAD, ASHORE, OFF_THE_MAP = 6.0, 2.0, 4.0, 0.5, 0.4, 0.3, 5.0
"""What it costs a way to lean, and each of its points to lie where it should not: beside another alliance's way, say,
or ashore if the way goes by sea."""
NEAR = 24
"""The side of a square around a point in which another way is beside it."""


@dataclass(frozen=True, slots=True)
class Route:
    """The way of an alliance, and its number's square."""

    curve: Curve
    square: Box


def place_routes(
    board: Board,
    measures: Measures,
    place: Projection,
    ground: Ground,
    houses: Sequence[Box],
    coats: Sequence[Box],
    roads: Sequence[Point],
) -> tuple[Route, ...]:
    """By alliance: a way that keeps off sites and other countries, and a square on it, clear of everything else."""
    curves: list[Curve] = []
    for alliance in board.alliances:
        others = sorted(point for curve in curves for point in curve.points(STEP))
        curves.append(_curve(alliance, place, ground, houses, coats, others))
    tries = [_squares(curve, measures, place.room, [*houses, *coats]) for curve in curves]
    ways = [sorted(point for other in curves if other is not curve for point in other.points(STEP)) for curve in curves]
    costs = [
        [number / 2 + covered(box, roads) + covered(box, way) for number, box in enumerate(own)]
        for own, way in zip(tries, ways, strict=True)
    ]
    chosen = arrange(tries, costs, GAP)
    return tuple(Route(curve, own[number or 0]) for curve, own, number in zip(curves, tries, chosen, strict=True))


def _curve(
    alliance: Alliance,
    place: Projection,
    ground: Ground,
    houses: Sequence[Box],
    coats: Sequence[Box],
    ways: Sequence[Point],
) -> Curve:
    ends = (alliance.a, alliance.b)
    start, end = (coats[country].middle for country in ends)
    others = [coat for number, coat in enumerate(coats) if number not in ends]

    def land_cost(point: Point) -> float:
        country = ground.country_at(point)
        if country is None:
            return 0
        return ASHORE if country in ends and alliance.route == "sea" else ABROAD * (country not in ends)

    def cost(lean: float) -> float:
        points = Curve.leaning(start, end, lean).points(2 * STEP)
        return LEANING * abs(lean) + sum(
            ON_A_SITE * sum(house.holds(*point) for house in houses)
            + ON_A_COAT * sum(coat.holds(*point) for coat in others)
            + OFF_THE_MAP * (not place.room.holds(*point))
            + BESIDE * (covered(Box.around(*point, NEAR, NEAR), ways) > 0)
            + land_cost(point)
            for point in points
        )

    return Curve.leaning(start, end, min(LEANS, key=cost))


def _squares(curve: Curve, measures: Measures, room: Box, fixed: Sequence[Box]) -> list[Box]:
    side = measures.square
    tries = [Box.around(*curve.at(share), side, side) for share in SHARES]
    clear = [box for box in tries if box.within(room) and not any(box.meets(other, GAP) for other in fixed)]
    return clear or tries[:1]
