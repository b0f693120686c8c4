"""The areas of countries that a board file has no outlines for: the ground nearest to their sites, arms and roads.

The ground reaches so far from them that sites as far apart as they are on average lie on the same land. A road lies on
land all the way, half of it in each of the countries that it joins; where two countries meet, the border is as far
from the one as from the other. How far away the countries are is known at the corners of a fine net, and a border is
drawn from one thread of the net to the next (marching squares).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from webpower.games.power.board import Board, Point
from webpower.games.power.scene.geometry import LEAST_SPAN, SQUEEZE, extent

REACH = 0.55
"""How far ground reaches from a site, against the distance that sites have if they are spread evenly."""
THREADS = 7
"""How many threads of the net there are to this reach."""
SEEN = 1.6
"""How far it is looked for a country, against the reach: a bit further than the border can be."""

Way = tuple[Point, Point]
"""What ground lies around: a line from point to point, or twice the same point."""
Knot = tuple[int, int]
"""A corner of the net."""
Thread = tuple[Knot, Knot]
"""From one corner of the net to the next one, the smaller first."""
Polygon = tuple[Point, ...]


class Outlines(NamedTuple):
    """Polygons to draw, as in a board file."""

    land: tuple[Polygon, ...]
    areas: tuple[tuple[Polygon, ...], ...]
    """By country."""


@lru_cache(32)
def outlines(board: Board) -> Outlines:
    """The land and the areas of a board: those of its file, and where it has none of a country, the ground around it.

    >>> from webpower.games.power.board_file import load_board
    >>> outlines(load_board("europe")).areas == load_board("europe").areas
    True
    """
    if all(board.areas):
        return Outlines(board.land, board.areas)
    sites = [(site.country, site.at) for site in board.sites]
    grown = grown_outlines([country.coat for country in board.countries], sites, board.roads)
    return with_grown(board.land, board.areas, grown)


def with_grown(land: Sequence[Polygon], areas: Sequence[Sequence[Polygon]], grown: Outlines) -> Outlines:
    """The outlines of a file, with grown ones where a country has none, and grown land where nothing has any."""
    own = land or any(areas)
    return Outlines(
        tuple(land) if own else grown.land,
        tuple(tuple(one) or new for one, new in zip(areas, grown.areas, strict=True)),
    )


def grown_outlines(
    coats: Sequence[Point], sites: Sequence[tuple[int, Point]], roads: Sequence[tuple[int, int]]
) -> Outlines:
    """The ground around what there is: arms by country, sites with the number of their country, roads between sites.

    >>> land, (left, right) = grown_outlines([(0, 0), (9, 0)], [(0, (0, 0)), (1, (9, 0))], [])
    >>> len(land), len(left), len(right)
    (2, 1, 1)
    """
    if not coats:
        return Outlines((), ())
    ways = _ways([_flat(coat) for coat in coats], [(country, _flat(at)) for country, at in sites], roads)
    reach = _reach([end for own in ways for way in own for end in way], max(1, len(sites)))
    step = reach / THREADS
    near = [_near(own, step, SEEN * reach) for own in ways]
    nearest: dict[Knot, list[float]] = {}
    for own in near:
        for knot, away in own.items():
            nearest[knot] = sorted([*nearest.get(knot, ()), away])[:2]
    return Outlines(
        _polygons({knot: reach - away[0] for knot, away in nearest.items()}, step),
        tuple(_polygons(_inside(own, nearest, reach), step) for own in near),
    )


def _flat(place: Sequence[float]) -> Point:
    longitude, latitude = place
    return longitude * SQUEEZE, latitude


def _ways(
    coats: Sequence[Point], sites: Sequence[tuple[int, Point]], roads: Sequence[tuple[int, int]]
) -> list[list[Way]]:
    """By country: its sites, its part of each road, and the way to its arms from the site next to them."""
    ways: list[list[Way]] = []
    for number, coat in enumerate(coats):
        own = [at for country, at in sites if country == number]
        ways.append([(at, at) for at in own] or [(coat, coat)])
        if own:
            ways[number].append((min(own, key=lambda at: math.dist(at, coat)), coat))
    for ends in roads:
        (one, (x1, y1)), (other, (x2, y2)) = (sites[end] for end in ends)
        middle = (x1 + x2) / 2, (y1 + y2) / 2
        ways[one].append(((x1, y1), middle))
        ways[other].append((middle, (x2, y2)))
    return ways


def _reach(places: Sequence[Point], sites: int) -> float:
    box = extent(places)
    return REACH * max(box.right - box.left, box.bottom - box.top, LEAST_SPAN) / math.sqrt(sites)


def _near(ways: Sequence[Way], step: float, seen: float) -> dict[Knot, float]:
    """How far the corners of the net are away from the nearest of the ways, as far as that is seen."""
    near: dict[Knot, float] = {}
    for way in ways:
        for knot in _around(way, step, seen):
            away = _distance((knot[0] * step, knot[1] * step), *way)
            if away < near.get(knot, seen):
                near[knot] = away
    return near


def _around(way: Way, step: float, seen: float) -> Iterator[Knot]:
    """The corners of the net that may be near a way: column by column, above and below what is near there."""
    (x1, y1), (x2, y2) = sorted(way)
    for i in range(math.ceil((x1 - seen) / step), math.floor((x2 + seen) / step) + 1):
        sides = [max(x1, min(i * step + side, x2)) for side in (-seen, seen)]
        ends = [y1 + (x - x1) / (x2 - x1) * (y2 - y1) for x in sides] if x2 > x1 else [y1, y2]
        for j in range(math.ceil((min(ends) - seen) / step), math.floor((max(ends) + seen) / step) + 1):
            yield i, j


def _distance(point: Point, start: Point, end: Point) -> float:
    """From a point to the nearest one of a line."""
    (x, y), (x1, y1), (x2, y2) = point, start, end
    squared = (x2 - x1) ** 2 + (y2 - y1) ** 2
    share = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / squared if squared else 0.0
    share = max(0.0, min(share, 1.0))
    return math.hypot(x - x1 - share * (x2 - x1), y - y1 - share * (y2 - y1))


def _inside(own: Mapping[Knot, float], nearest: Mapping[Knot, Sequence[float]], reach: float) -> dict[Knot, float]:
    """How far the corners of the net lie inside a country, below zero outside: from the coast and from the border."""
    inside = {}
    for knot, away in own.items():
        first, second = [*nearest[knot], math.inf][:2]
        inside[knot] = min(reach, second if away == first else first) - away
    return inside


def _polygons(inside: Mapping[Knot, float], step: float) -> tuple[Polygon, ...]:
    """The lines around all that is above zero, counterclockwise; around what it encloses, clockwise."""
    onward = dict(_crossings(inside))
    polygons = []
    while onward:
        first, thread = onward.popitem()
        polygon = [first]
        while thread != first:
            polygon.append(thread)
            thread = onward.pop(thread)
        polygons.append(tuple(_crossed(inside, thread, step) for thread in polygon))
    return tuple(polygons)


def _crossings(inside: Mapping[Knot, float]) -> Iterator[tuple[Thread, Thread]]:
    """In each mesh of the net the threads at which the line comes in and goes out, with the inside to its left."""
    meshes = {(i - right, j - up) for (i, j), value in inside.items() if value > 0 for right in (0, 1) for up in (0, 1)}
    for i, j in sorted(meshes):
        knots = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
        within = [inside.get(knot, -1.0) > 0 for knot in knots]
        for corner in range(4):
            if within[corner] and not within[(corner + 1) % 4]:
                to = next(far for far in range(corner + 1, corner + 4) if not within[far % 4] and within[(far + 1) % 4])
                yield _thread(knots, corner), _thread(knots, to % 4)


def _thread(knots: Sequence[Knot], corner: int) -> Thread:
    one, other = sorted((knots[corner], knots[(corner + 1) % 4]))
    return one, other


def _crossed(inside: Mapping[Knot, float], thread: Thread, step: float) -> Point:
    """Where on a thread the line crosses it: between its ends as their values are. Back in degrees."""
    (a, b), (one, other) = thread, (inside.get(knot, -step) for knot in thread)
    share = one / (one - other)
    x, y = (step * (start + share * (end - start)) for start, end in zip(a, b, strict=True))
    return x / SQUEEZE, y
