"""The land and the countries' areas of a board that is being drawn: as its file has them, or grown around its sites."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy

from webpower.games.power.board import Point
from webpower.games.power.mapping.draft import Draft
from webpower.games.power.scene.areas import Outlines, grown_outlines, with_grown

Drawn = Sequence[Sequence[float]]


def outlines_of(draft: Draft) -> Outlines:
    """What is drawn: the outlines of the file, and around the sites of countries that have none there."""
    names = [country["name"] for country in draft["countries"]]
    own = draft["outlines"]["countries"]
    areas = tuple(_polygons(own.get(name, [])) for name in names)
    land = _polygons(draft["outlines"]["land"])
    return Outlines(land, areas) if all(areas) else with_grown(land, areas, _grown(draft, names))


def _grown(draft: Draft, names: Sequence[str]) -> Outlines:
    """The ground around what there is; a draft may name countries and sites that there are not."""
    sites = [site for site in draft["sites"] if site["country"] in names]
    numbers = {site["id"]: number for number, site in enumerate(sites)}
    ends = [(numbers.get(road["a"]), numbers.get(road["b"])) for road in draft["roads"]]
    return grown_outlines(
        tuple(_point(country["coat"]) for country in draft["countries"]),
        tuple((names.index(site["country"]), _point(site["at"])) for site in sites),
        tuple((a, b) for a, b in ends if a is not None and b is not None),
    )


def _point(place: Sequence[float]) -> Point:
    longitude, latitude = place
    return longitude, latitude


def _polygons(polygons: Sequence[Drawn]) -> tuple[tuple[Point, ...], ...]:
    return tuple(tuple(map(_point, polygon)) for polygon in polygons)


def has_outlines(draft: Draft) -> bool:
    """Whether the file has outlines of its own."""
    return bool(draft["outlines"]["land"] or draft["outlines"]["countries"])


def without_outlines(draft: Draft) -> Draft:
    """Without outlines, so that land and countries follow the sites."""
    new = deepcopy(draft)
    new["outlines"] = {"land": [], "countries": {}}
    return new
