"""Where everything in the web of alliances stands: computed once for a board, since no piece changes it.

Countries stand as near to their places on the map as their boxes let each other; alliances run from box to box, around
the boxes in between; each has a label on it that covers no box and no other label.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from webpower.draw.arrange import arrange
from webpower.draw.lettering import Box
from webpower.draw.plotly_theme import NARROWEST, SIDE
from webpower.games.power.board import Board, Point
from webpower.games.power.scene.geometry import Curve, covered, extent, projection

FRAME = Box(0, 0, NARROWEST - 2 * SIDE, 652)
"""All of it, in pixels."""
NODE = (154, 74)
"""Width and height of a country."""
LABEL = (24, 104, 42)
"""The side of an alliance's square, and the width and height of what is told beside it, if anything is."""
AROUND = (40, 48)
"""Pixels to the sides of the outermost countries, and above and beneath them, for alliances that run around others."""
APART = (146, 54)
"""Pixels between two countries, at least in one direction."""
GAP, STEP = 3, 8
WAVE, WAVELENGTH = 3.5, 24
"""The height and length of a wave on a way by sea."""
ROUNDS = 400
LEANS = tuple(sign * lean / 25 for lean in range(15) for sign in (1, -1))
CLEAR = 18
"""Pixels between a way and a country that it runs around: room for the lines of several players and their waves."""
SHARES = tuple(share / 100 for share in range(10, 91))
"""Where on its way a label is tried."""
LEANING, ON_A_COUNTRY, CROSSING, OUTSIDE = 6.0, 4.0, 5.0, 5.0
"""What it costs a way to lean, and each of its points to lie on another country, by another way, off the frame."""


class Spot(NamedTuple):
    """A label: the middle of its square, and on which side of the square the rest is told (1 right, -1 left)."""

    at: Point
    side: int

    @property
    def box(self) -> Box:
        """The room that is kept for it."""
        (x, y), (square, width, height) = self.at, LABEL
        left, right = (square / 2, square / 2 + width)[:: self.side]
        return Box(x - left, y - height / 2, x + right, y + height / 2)


class WebLayout(NamedTuple):
    """Places in pixels, downwards."""

    countries: tuple[Box, ...]
    curves: tuple[Curve, ...]
    """By alliance, from the middle of a country to that of the other."""
    labels: tuple[Spot, ...]
    """By alliance."""


@lru_cache(8)
def web_layout(board: Board) -> WebLayout:
    """The layout for a board."""
    countries = _countries(board)
    pairs = [(alliance.a, alliance.b) for alliance in board.alliances]
    curves = [Curve.leaning(countries[a].middle, countries[b].middle, 0) for a, b in pairs]
    for number, pair in [*enumerate(pairs)] * 2:  # the second time all others are about where they stay
        curves[number] = _curve(countries, pair, [*curves[:number], *curves[number + 1 :]])
    return WebLayout(countries, tuple(curves), _labels(countries, curves))


def _countries(board: Board) -> tuple[Box, ...]:
    """The boxes, pushed off each other from where the map has the coats of arms."""
    place = projection(board, FRAME.right)
    coats = [place(country.coat) for country in board.countries]
    around = extent(coats)
    (width, height), (side, end) = NODE, AROUND
    room = Box(side + width / 2, end + height / 2, FRAME.right - side - width / 2, FRAME.bottom - end - height / 2)
    middles = [
        [
            _scaled(x, around.left, around.right, room.left, room.right),
            _scaled(y, around.top, around.bottom, room.top, room.bottom),
        ]
        for x, y in coats
    ]
    for _ in range(ROUNDS):
        pushed = [_push(one, other, room) for one, other in combinations(middles, 2)]
        if not any(pushed):
            break
    return tuple(Box.around(x, y, width, height) for x, y in middles)


def _scaled(value: float, low: float, high: float, start: float, stop: float) -> float:
    return start + (value - low) / ((high - low) or 1) * (stop - start)


def _push(one: list[float], other: list[float], room: Box) -> bool:
    """Push two middles a little apart, the way that is shorter; whether they were too close."""
    lacks = [NODE[axis] + APART[axis] - abs(one[axis] - other[axis]) for axis in (0, 1)]
    if min(lacks) <= 0.5:
        return False
    axis = 0 if lacks[0] < lacks[1] else 1
    sign = 1 if one[axis] < other[axis] else -1
    for middle, way in ((one, -sign), (other, sign)):
        moved = middle[axis] + way * lacks[axis] / 4
        middle[axis] = min(max(moved, room[axis]), room[axis + 2])
    return True


def _curve(countries: Sequence[Box], ends: tuple[int, int], rivals: Sequence[Curve]) -> Curve:
    start, end = (countries[country].middle for country in ends)
    others = [_wider(box, CLEAR) for number, box in enumerate(countries) if number not in ends]
    own = [_wider(countries[country], CLEAR) for country in ends]
    ways = sorted(point for curve in rivals for point in curve.points(STEP))

    def cost(lean: float) -> float:
        points = Curve.leaning(start, end, lean).points(STEP)
        return LEANING * abs(lean) * len(points) / 10 + sum(
            ON_A_COUNTRY * sum(box.holds(*point) for box in others)
            + OUTSIDE * (not FRAME.holds(*point))
            + CROSSING * (covered(Box.around(point[0], point[1], 20, 20), ways) > 0)
            for point in points
            if not any(box.holds(*point) for box in own)
        )

    return Curve.leaning(start, end, min(LEANS, key=cost))


def _wider(box: Box, by: float) -> Box:
    return Box(box.left - by, box.top - by, box.right + by, box.bottom + by)


def _labels(countries: Sequence[Box], curves: Sequence[Curve]) -> tuple[Spot, ...]:
    tries = [_spots(countries, curve) for curve in curves]
    ways = [sorted(point for other in curves if other is not curve for point in other.points(STEP)) for curve in curves]
    costs = [
        [4 * abs(share - 0.5) + (spot.side < 0) + 0.7 * covered(spot.box, way) for share, spot in own]
        for own, way in zip(tries, ways, strict=True)
    ]
    chosen = arrange([[spot.box for _, spot in own] for own in tries], costs, GAP)
    return tuple(own[number or 0][1] for own, number in zip(tries, chosen, strict=True))


def _spots(countries: Sequence[Box], curve: Curve) -> list[tuple[float, Spot]]:
    """Places for a label on a way, with the share of the way."""
    spots = [(share, Spot(curve.at(share), side)) for share in SHARES for side in (1, -1)]
    clear = [
        (share, spot)
        for share, spot in spots
        if spot.box.within(FRAME) and not any(spot.box.meets(box, GAP) for box in countries)
    ]
    return clear or spots[len(spots) // 2 : len(spots) // 2 + 1]


def way(drawn: WebLayout, board: Board, number: int, offset: float = 0) -> list[Point]:
    """Points of an alliance's way, beside itself by an offset; in waves if it goes by sea."""
    wavy = board.alliances[number].route == "sea"
    places = drawn.curves[number].points(WAVELENGTH / 6 if wavy else STEP)
    found, run = [], 0.0
    for place, (before, after) in zip(places, _around(places), strict=True):
        across = offset + (WAVE * math.sin(run / WAVELENGTH * math.tau) if wavy else 0)
        length = math.dist(before, after) or 1
        right, down = (after[0] - before[0]) / length, (after[1] - before[1]) / length
        found.append((place[0] - across * down, place[1] + across * right))
        run += math.dist(place, after)
    return found


def _around(places: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """For each place the ones before and after it, or itself at the ends."""
    yield from zip([*places[:1], *places[:-1]], [*places[1:], *places[-1:]], strict=True)


def outline(box: Box) -> list[Point]:
    """The corners of a box, back to the first."""
    left, top, right, bottom = box
    return [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]
