"""Where everything on the map stands: computed once for a board and a width, since no piece changes it.

It is done in the order in which things are hardest to move: sites are where they are, coats of arms stay near their
place, alliances run from coat to coat, and the names of sites take what is left.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from webpower.draw.lettering import Box
from webpower.games.power.board import Board, Point
from webpower.games.power.scene.areas import outlines
from webpower.games.power.scene.coats import place_coats
from webpower.games.power.scene.geometry import Ground, Projection, along, outline, projection
from webpower.games.power.scene.measures import MEASURES, STEP, Measures
from webpower.games.power.scene.names import Name, place_names
from webpower.games.power.scene.routes import Route, place_routes

FAR = 4
"""So many names without a place are worth a larger step."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The map of a board: everything by its number on the board, in pixels."""

    measures: Measures
    frame: Box
    land: str
    areas: tuple[str, ...]
    """The countries as SVG paths."""
    sites: tuple[Point, ...]
    coats: tuple[Box, ...]
    tails: tuple[Point | None, ...]
    """By country: where a coat that stands in another country has to point; None where it has not."""
    routes: tuple[Route, ...]
    """By alliance."""
    names: tuple[Name | None, ...]
    """By site; None for a name that found no room."""


@lru_cache(16)
def layout(board: Board, width: str) -> Layout:
    """The layout for a width of ``MEASURES``.

    The map grows until every name has a place of its own. A name that finds none, on a board that is crowded beyond
    that, is left out; the site still tells it when pointed at.
    """
    measures, step = MEASURES[width], 0
    while True:
        drawn = _lay_out(board, measures, projection(board, measures.map * measures.growth[step]))
        missing = drawn.names.count(None)
        if not missing or step == len(measures.growth) - 1:
            return drawn
        step = min(step + 1 + missing // FAR, len(measures.growth) - 1)


def _lay_out(board: Board, measures: Measures, place: Projection) -> Layout:
    shapes = outlines(board)
    sites = tuple(place(site.at) for site in board.sites)
    roads = sorted(point for a, b in board.roads for point in along(sites[a], sites[b], STEP))
    houses = [Box.around(x, y, 2 * measures.house, 2 * measures.house) for x, y in sites]
    ground = Ground(shapes.areas, place)
    coats = place_coats(board, measures, place, ground, houses, roads)
    routes = place_routes(board, measures, place, ground, houses, coats, roads)
    fixed = [*houses, *coats, *(route.square for route in routes)]
    ways = sorted(point for route in routes for point in route.curve.points(STEP))
    return Layout(
        measures=measures,
        frame=place.frame,
        land=outline(shapes.land, place),
        areas=tuple(outline(area, place) for area in shapes.areas),
        sites=sites,
        coats=coats,
        tails=tuple(
            place(country.coat) if ground.country_at(box.middle) not in (None, number) else None
            for number, (country, box) in enumerate(zip(board.countries, coats, strict=True))
        ),
        routes=routes,
        names=place_names(board, measures, place.room, sites, fixed, roads, ways),
    )
