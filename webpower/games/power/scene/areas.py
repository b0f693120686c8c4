"""The areas of countries that a board file has no outlines for: the ground nearest to their sites, arms and roads.

The ground reaches so far from them that sites as far apart as they are on average lie on the same land. A road lies on
land all the way, half of it in each of the countries that it joins; where two countries meet, the border is as far
from the one as from the other. How far away the countries are is known at the corners of a fine net, and a border is
drawn from one thread of the net to the next (marching squares, for several grounds at once).
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from webpower.games.power.board import Board, Point
from webpower.games.power.scene.geometry import LEAST_SPAN, SQUEEZE, distance, extent

FEW = 8
"""With fewer sites than these ground reaches no further."""
REACH = 0.55
"""How far ground reaches from a site, against the distance that sites have if they are spread evenly."""
THREADS = 6
"""How many threads of the net there are to this reach."""
SEEN = 1.4
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
    sites = tuple((site.country, site.at) for site in board.sites)
    grown = grown_outlines(tuple(country.coat for country in board.countries), sites, board.roads)
    return with_grown(board.land, board.areas, grown)


def with_grown(land: Sequence[Polygon], areas: Sequence[Sequence[Polygon]], grown: Outlines) -> Outlines:
    """The outlines of a file, with grown ones where a country has none, and grown land where nothing has any."""
    own = land or any(areas)
    return Outlines(
        tuple(land) if own else grown.land,
        tuple(tuple(one) or new for one, new in zip(areas, grown.areas, strict=True)),
    )


@lru_cache(32)
def grown_outlines(
    coats: tuple[Point, ...], sites: tuple[tuple[int, Point], ...], roads: tuple[tuple[int, int], ...]
) -> Outlines:
    """The ground around what there is: arms by country, sites with the number of their country, roads between sites.

    >>> land, (left, right) = grown_outlines(((0, 0), (9, 0)), ((0, (0, 0)), (1, (9, 0))), ())
    >>> len(land), len(left), len(right)
    (2, 1, 1)
    """
    if not coats:
        return Outlines((), ())
    ways = _ways([_flat(coat) for coat in coats], [(country, _flat(at)) for country, at in sites], roads)
    reach = _reach([end for own in ways for way in own for end in way], len(sites))
    net = _Net(ways, reach)
    return Outlines(
        net.polygons(lambda owner: owner is not None),
        tuple(net.polygons(partial(operator.eq, number)) for number in range(len(coats))),
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
        ways.append([(at, at) for at in own])
        ways[number].append((min(own, key=lambda at: math.dist(at, coat), default=coat), coat))
    for ends in roads:
        (one, (x1, y1)), (other, (x2, y2)) = (sites[end] for end in ends)
        middle = (x1 + x2) / 2, (y1 + y2) / 2
        ways[one].append(((x1, y1), middle))
        ways[other].append((middle, (x2, y2)))
    return ways


def _reach(places: Sequence[Point], sites: int) -> float:
    box = extent(places)
    span = max(box.right - box.left, box.bottom - box.top, LEAST_SPAN)
    return REACH * span / math.sqrt(max(sites, FEW))


class _Net:
    """A fine net over the land: who owns each corner, and where along the threads one owner's ground ends."""

    def __init__(self, ways: Sequence[Sequence[Way]], reach: float) -> None:
        self._reach, self._step = reach, reach / THREADS
        self._near = [dict(self._distances(own)) for own in ways]
        nearest: dict[Knot, tuple[float, int]] = {}
        for number, own in enumerate(self._near):
            for knot, away in own.items():
                if away < reach:
                    nearest[knot] = min((away, number), nearest.get(knot, (reach, 0)))
        self._owners = {knot: number for knot, (_, number) in nearest.items()}
        """The number of a country; none of the sea."""

    def polygons(self, belongs: Callable[[int | None], bool]) -> tuple[Polygon, ...]:
        """The lines around the ground of those who belong, counterclockwise; around what it encloses, clockwise."""
        onward = dict(self._lines(belongs))
        found = []
        while onward:
            first, (points, thread) = onward.popitem()
            polygon = [self._end(first), *points]
            while thread != first:
                polygon.append(self._end(thread))
                points, thread = onward.pop(thread)
                polygon += points
            found.append(tuple((x / SQUEEZE, y) for x, y in polygon))
        return tuple(found)

    def _distances(self, ways: Sequence[Way]) -> Iterator[tuple[Knot, float]]:
        """How far the corners of the net are away from the nearest of the ways, as far as that is seen."""
        near: dict[Knot, float] = {}
        seen = SEEN * self._reach
        for way in ways:
            for knot in self._around(way, seen):
                away = distance((knot[0] * self._step, knot[1] * self._step), *way)
                if away < near.get(knot, seen):
                    near[knot] = away
        yield from near.items()

    def _around(self, way: Way, seen: float) -> Iterator[Knot]:
        """The corners that may be near a way: column by column, above and below what is near there."""
        (x1, y1), (x2, y2) = sorted(way)
        step = self._step
        for i in range(math.ceil((x1 - seen) / step), math.floor((x2 + seen) / step) + 1):
            sides = [max(x1, min(i * step + side, x2)) for side in (-seen, seen)]
            ends = [y1 + (x - x1) / (x2 - x1) * (y2 - y1) for x in sides] if x2 > x1 else [y1, y2]
            for j in range(math.ceil((min(ends) - seen) / step), math.floor((max(ends) + seen) / step) + 1):
                yield i, j

    def _lines(self, belongs: Callable[[int | None], bool]) -> Iterator[tuple[Thread, tuple[list[Point], Thread]]]:
        """For each mesh and thread at which a line comes in, with the ground to its left: how it goes on."""
        owned = [knot for knot, owner in self._owners.items() if belongs(owner)]
        for i, j in sorted({(i - right, j - up) for i, j in owned for right in (0, 1) for up in (0, 1)}):
            knots = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
            owners = [self._owners.get(knot) for knot in knots]
            ends = [self._end(_thread(knots, side)) for side in range(4) if owners[side] != owners[(side + 1) % 4]]
            # Where more than two grounds meet, all lines run through one point, so that nothing is left between them.
            meeting = (
                [(sum(x for x, _ in ends) / len(ends), sum(y for _, y in ends) / len(ends))] if len(ends) > 2 else []
            )
            inside = [belongs(owner) for owner in owners]
            for side in range(4):
                if inside[side] and not inside[(side + 1) % 4]:
                    out = next(k % 4 for k in range(side + 1, side + 4) if not inside[k % 4] and inside[(k + 1) % 4])
                    yield _thread(knots, side), (meeting, _thread(knots, out))

    def _end(self, thread: Thread) -> Point:
        """Where the ground of one end of a thread ends: it is as far to the other's, or as far as ground reaches."""
        one, other = (self._owners.get(knot) for knot in thread)
        before, after = (self._lead(knot, one, other) for knot in thread)
        share = before / (before - after)
        (x1, y1), (x2, y2) = thread
        return self._step * (x1 + share * (x2 - x1)), self._step * (y1 + share * (y2 - y1))

    def _lead(self, knot: Knot, one: int | None, other: int | None) -> float:
        """How much nearer the first owner is; above zero where the ground is his."""
        first, second = (self._reach if owner is None else self._near[owner][knot] for owner in (one, other))
        return second - first


def _thread(knots: Sequence[Knot], side: int) -> Thread:
    one, other = sorted((knots[side], knots[(side + 1) % 4]))
    return one, other
