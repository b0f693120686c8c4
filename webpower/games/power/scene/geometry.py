"""From degrees to a picture: a plain projection, polygons cut off at the frame, curves as points."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from webpower.draw.lettering import Box
from webpower.draw.scene import number
from webpower.games.power.board import Board, Point

SQUEEZE = math.cos(math.radians(47.5))
"""A degree of longitude against one of latitude, in the middle of the map."""

MARGIN = 0.75 / 14.49
"""Room around the outermost sites, for their names, against the longer side: three quarters of a degree in Europe."""
LEAST_SPAN = 1e-6
"""Degrees that a map shows at least, if all of a board lies in one place."""

EDGE = 5
"""Pixels along the frame that stay free."""

FLATTEST = 4 / 3
"""No map is longer than this against its other side, whatever its board."""


@dataclass(frozen=True, slots=True)
class Projection:
    """Puts points of a board into a picture.

    ``left`` and ``top`` are in degrees, ``scale`` in pixels a degree of latitude.
    """

    left: float
    top: float
    scale: float
    width: float
    height: float

    def __call__(self, point: Point) -> Point:
        """The place of a longitude and latitude, in pixels."""
        longitude, latitude = point
        return (longitude * SQUEEZE - self.left) * self.scale, (self.top - latitude) * self.scale

    @property
    def frame(self) -> Box:
        """The whole map."""
        return Box(0, 0, self.width, self.height)

    @property
    def room(self) -> Box:
        """The map without its edge, which stays free of words and pieces."""
        return Box(EDGE, EDGE, self.width - EDGE, self.height - EDGE)


def projection(board: Board, width: float) -> Projection:
    """The projection that shows all sites and coats of a board, with room around them, on a map of that width."""
    places = [site.at for site in board.sites] + [country.coat for country in board.countries]
    xs, ys = [longitude * SQUEEZE for longitude, _ in places], [latitude for _, latitude in places]
    left, right, bottom, top = min(xs), max(xs), min(ys), max(ys)
    margin = MARGIN * max(right - left, top - bottom, LEAST_SPAN)
    left, right, bottom, top = left - margin, right + margin, bottom - margin, top + margin
    wider = max(0.0, (top - bottom) / FLATTEST - (right - left)) / 2
    higher = max(0.0, (right - left) / FLATTEST - (top - bottom)) / 2
    left, right, bottom, top = left - wider, right + wider, bottom - higher, top + higher
    scale = width / (right - left)
    return Projection(left, top, scale, width, (top - bottom) * scale)


def outline(polygons: Sequence[Sequence[Point]], place: Projection) -> str:
    """The polygons as one SVG path, cut off at the frame; "" if nothing of them is in it."""
    parts = [clipped([place(point) for point in polygon], place.frame) for polygon in polygons]
    return "".join(path(part) + "Z" for part in parts if len(part) > 2)


def path(points: Sequence[Point]) -> str:
    """Straight lines from point to point, as an SVG path.

    >>> path([(0, 0), (10, 2.04)])
    'M0,0L10,2'
    """
    return "M" + "L".join(f"{number(round(x, 1))},{number(round(y, 1))}" for x, y in points)


def clipped(polygon: Sequence[Point], frame: Box) -> list[Point]:
    """The part of a polygon inside the frame, by cutting at one side after the other (Sutherland and Hodgman)."""
    points = list(polygon)
    for axis, edge, sign in ((0, frame.left, 1), (0, frame.right, -1), (1, frame.top, 1), (1, frame.bottom, -1)):
        points = list(_cut(points, axis, edge, sign))
    return points


def _cut(points: Sequence[Point], axis: int, edge: float, sign: int) -> Iterator[Point]:
    for before, point in zip([*points[-1:], *points[:-1]], points, strict=True):
        was, now = (sign * (one[axis] - edge) for one in (before, point))
        if (was < 0) != (now < 0):
            share = was / (was - now)
            yield (
                before[0] + share * (point[0] - before[0]),
                before[1] + share * (point[1] - before[1]),
            )
        if now >= 0:
            yield point


def extent(points: Sequence[Point]) -> Box:
    """The least box that holds all the points."""
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


def distance(point: Point, start: Point, end: Point) -> float:
    """From a point to the nearest one of a straight line.

    >>> distance((1, 2), (0, 0), (4, 0)), distance((7, 4), (0, 0), (4, 0))
    (2.0, 5.0)
    """
    (x, y), (x1, y1), (x2, y2) = point, start, end
    squared = (x2 - x1) ** 2 + (y2 - y1) ** 2
    share = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / squared if squared else 0.0
    share = max(0.0, min(share, 1.0))
    return math.hypot(x - x1 - share * (x2 - x1), y - y1 - share * (y2 - y1))


class Area:
    """A polygon that is asked for many points whether they lie in it.

    >>> (1, 1) in Area([(0, 0), (3, 0), (0, 3)]), (2, 2) in Area([(0, 0), (3, 0), (0, 3)])
    (True, False)
    """

    ROW, ROWS = 8, 300
    """The height of the rows into which the edges are put, so that not every one has to be looked at, and how many rows
    there are above and below zero; what lies beyond them, far outside any picture, is in the last ones."""

    def __init__(self, polygon: Sequence[Point]) -> None:
        self._extent = extent(polygon)
        self._rows: dict[int, list[tuple[Point, Point]]] = {}
        for a, b in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
            for row in range(self._row(min(a[1], b[1])), self._row(max(a[1], b[1])) + 1):
                self._rows.setdefault(row, []).append((a, b))

    def _row(self, y: float) -> int:
        return max(-self.ROWS, min(math.floor(y / self.ROW), self.ROWS))

    def __contains__(self, point: Point) -> bool:
        if not self._extent.holds(*point):
            return False
        x, y = point
        within = False
        for (x1, y1), (x2, y2) in self._rows.get(self._row(y), ()):
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
                within = not within
        return within


class Ground:
    """Which country a point of the picture lies in."""

    def __init__(self, areas: Sequence[Sequence[Sequence[Point]]], place: Projection) -> None:
        """``areas`` are polygons by country."""
        self._areas = [
            (country, Area([place(point) for point in polygon]))
            for country, area in enumerate(areas)
            for polygon in area
        ]

    def country_at(self, point: Point) -> int | None:
        """The number of the country that the point lies in; None for the sea, and for lands that do not play."""
        return next((country for country, area in self._areas if point in area), None)


def along(start: Point, end: Point, step: float) -> list[Point]:
    """Points on the straight line from start to end, about a step apart."""
    count = max(1, round(math.dist(start, end) / step))
    return [(_between(start[0], end[0], k / count), _between(start[1], end[1], k / count)) for k in range(count + 1)]


def _between(one: float, other: float, share: float) -> float:
    return one + share * (other - one)


def covered(box: Box, points: Sequence[Point]) -> int:
    """How many of the points, which must be sorted, lie in the box."""
    start, stop = bisect_left(points, (box.left, -math.inf)), bisect_right(points, (box.right, math.inf))
    return sum(box.top <= y <= box.bottom for _, y in points[start:stop])


@dataclass(frozen=True, slots=True)
class Curve:
    """A line from start to end that leans towards the bend (a quadratic Bézier curve)."""

    start: Point
    bend: Point
    end: Point

    @classmethod
    def leaning(cls, start: Point, end: Point, lean: float) -> Curve:
        """A curve whose bend is beside the middle, ``lean`` times its length away."""
        (x1, y1), (x2, y2) = start, end
        return cls(start, ((x1 + x2) / 2 - lean * (y2 - y1), (y1 + y2) / 2 + lean * (x2 - x1)), end)

    def at(self, share: float) -> Point:
        """The point after that share of the curve."""
        corner = partial(_between, share=share)
        (x1, y1), (xb, yb), (x2, y2) = self.start, self.bend, self.end
        return corner(corner(x1, xb), corner(xb, x2)), corner(corner(y1, yb), corner(yb, y2))

    def points(self, step: float) -> list[Point]:
        """Points on the curve, about a step apart."""
        count = max(4, round(math.dist(self.start, self.end) / step))
        return [self.at(k / count) for k in range(count + 1)]

    @property
    def path(self) -> str:
        """The curve as an SVG path."""
        return path([self.start]) + "Q" + path([self.bend])[1:] + " " + path([self.end])[1:]
