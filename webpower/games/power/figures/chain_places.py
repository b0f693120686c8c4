"""Where things stand on the map of chains: the ground, the points of each chain, the labels of gains."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from webpower.draw.arrange import arrange
from webpower.draw.lettering import Box, text_width
from webpower.draw.palette import SIZES
from webpower.draw.plotly_theme import LAYOUT, SIDE
from webpower.games.power.board import Board, Point
from webpower.games.power.scene.areas import outlines
from webpower.games.power.scene.geometry import along, clipped, covered, projection
from webpower.games.power.scene.layout import layout
from webpower.games.power.scene.measures import STEP

HEIGHT = 790
"""Pixels: a map needs more of them than bars do."""

MARK, DISC = 21, 29
"""Pixels across a player's mark and across the disc with a chain's points, their outlines included."""

LINE_HEIGHT = 1.3
"""The height of a line of letters, in a font of size 1."""

TURNS = 24
"""From so many sides a label may stand beside its site."""

REACHES = (0, 0.6, 1.2, 1.8)
"""How far off it may stand, in marks."""


class Places(NamedTuple):
    """Where everything stands, the same as on the compact map, in its pixels."""

    frame: Box
    sites: tuple[Point, ...]
    coats: tuple[Point, ...]
    land: list[list[Point]]
    areas: list[list[Point]]
    roads: list[Point]
    """Points on all roads, sorted."""
    pixel: float
    """A pixel of the chart on this map. The map fills the chart's height at every width."""


@lru_cache(8)
def places_of(board: Board) -> Places:
    """Where everything of a board stands."""
    drawn = layout(board, "compact")
    place = projection(board, drawn.frame.right)

    def cut(polygons: Iterable[Sequence[Point]]) -> list[list[Point]]:
        parts = [clipped([place(point) for point in polygon], drawn.frame) for polygon in polygons]
        return [[*part, part[0]] for part in parts if part]

    shapes = outlines(board)
    areas = cut(polygon for area in shapes.areas for polygon in area)
    coats = tuple(coat.middle for coat in drawn.coats)
    roads = sorted(point for a, b in board.roads for point in along(drawn.sites[a], drawn.sites[b], STEP))
    pixel = (drawn.frame.bottom - drawn.frame.top) / (HEIGHT - LAYOUT["margin"]["t"] - SIDE)
    return Places(drawn.frame, drawn.sites, coats, cut(shapes.land), areas, roads, pixel)


def name_boxes(board: Board) -> list[Box]:
    """The boxes of the countries' names."""
    places = places_of(board)
    return [
        label_box(places, at, country.name, SIZES.text)
        for at, country in zip(places.coats, board.countries, strict=True)
    ]


def label_box(places: Places, at: Point, text: str, size: float, bold: bool = False) -> Box:
    """The box of words with its middle at a point of the map; ``text`` may have several lines."""
    lines = text.split("\n")
    width = max(text_width(line, size, bold) for line in lines)
    return Box.around(*at, width * places.pixel, len(lines) * LINE_HEIGHT * size * places.pixel)


def disc_places(board: Board, chains: Sequence[Sequence[int]]) -> list[Point]:
    """Where the points of each chain stand: on its longest road that leads through no country's name."""
    places, names = places_of(board), name_boxes(board)
    return [_on_a_road(places, names, [places.sites[site] for site in chain]) for chain in chains]


def disc_box(places: Places, at: Point) -> Box:
    """The box of such a disc."""
    return Box.around(*at, DISC * places.pixel, DISC * places.pixel)


def _on_a_road(places: Places, names: Sequence[Box], line: Sequence[Point]) -> Point:
    roads = sorted(pairwise(line), key=lambda road: -math.dist(*road))
    middles = [((x1 + x2) / 2, (y1 + y2) / 2) for (x1, y1), (x2, y2) in roads]
    clear = (at for at in middles if not any(disc_box(places, at).meets(name) for name in names))
    return next(clear, middles[0])


def label_places(board: Board, labels: Sequence[tuple[int, str]], discs: Sequence[Point]) -> list[Point | None]:
    """Where labels beside sites stand, given as pairs (site, text), clear of each other and of all that is fixed.

    Fixed are the marks of all sites, the countries' names and the discs. None for a label that found no place.
    """
    places = places_of(board)
    marks = [Box.around(x, y, MARK * places.pixel, MARK * places.pixel) for x, y in places.sites]
    fixed = [*marks, *name_boxes(board), *(disc_box(places, at) for at in discs)]
    spots = [_spots(places, places.sites[site], text, fixed) for site, text in labels]
    costs = [
        [_cost(places, places.sites[site], reach, box) for reach, box in own]
        for (site, _), own in zip(labels, spots, strict=True)
    ]
    chosen = arrange([[box for _, box in own] for own in spots], costs, gap=2 * places.pixel)
    return [own[number][1].middle if number is not None else None for own, number in zip(spots, chosen, strict=True)]


def _spots(places: Places, site: Point, text: str, fixed: Sequence[Box]) -> list[tuple[float, Box]]:
    """The boxes that a label of a site may take, each with what it costs: the farther, the more."""
    found = []
    for reach in REACHES:
        for turn in range(TURNS):
            box = _beside(places, site, text, 2 * math.pi * turn / TURNS, reach)
            if box.within(places.frame) and not any(box.meets(other) for other in fixed):
                found.append((reach, box))
    return found


def _cost(places: Places, site: Point, reach: float, box: Box) -> float:
    """How little a label is liked there: far off, nearer to another site, on a road."""
    nearest = min(places.sites, key=lambda other: math.dist(other, box.middle))
    return 5 * reach + 8 * (nearest != site) + (covered(box, places.roads) > 0)


def _beside(places: Places, site: Point, text: str, angle: float, reach: float) -> Box:
    """A label that touches the mark of its site on that side; with ``reach`` it stands so many marks off."""
    box = label_box(places, site, text, SIZES.small, bold=True)
    away = MARK * places.pixel * (0.5 + reach) + 1
    right, down = math.cos(angle), math.sin(angle)
    across, up = away + (box.right - box.left) / 2, away + (box.bottom - box.top) / 2
    # As far on its ray as it takes for the boxes of mark and label to part.
    far = min(across / abs(right) if right else math.inf, up / abs(down) if down else math.inf)
    return label_box(places, (site[0] + far * right, site[1] + far * down), text, SIZES.small, bold=True)
