"""A board that is being drawn, as a scene: plain and at once, since the finished map takes its time to arrange."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from webpower.draw.lettering import Box, one_line
from webpower.draw.palette import COLOURED, OUTLINE, PAPER, SIZES
from webpower.draw.scene import Mark, Scene, Value
from webpower.draw.shapes import STILL, haloed, plus, ring, rounded, text
from webpower.engine.messages import message
from webpower.games.power.board import Point
from webpower.games.power.mapping.draft import Draft
from webpower.games.power.mapping.ground import outlines_of
from webpower.games.power.mapping.names import names
from webpower.games.power.rules import TEXTS
from webpower.games.power.scene.geometry import SQUEEZE, clipped, path

WIDTH = 760
SITE = 11
"""The radius of a site."""
COAT = (112, 30)
"""Width and height of a country's arms."""
START = (0.0, 0.0, 18.0, 9.0)
"""What an empty board shows: from longitude and latitude to longitude and latitude."""
CROSS = 14
"""Half the size of the cursor."""
ROOM = 0.14
"""Room around what is there, as a share of it."""


@dataclass(frozen=True, slots=True)
class View:
    """The part of the world that is shown; it stays as it is while the board is drawn."""

    left: float
    bottom: float
    right: float
    top: float

    @property
    def scale(self) -> float:
        """Pixels a degree of latitude."""
        return WIDTH / ((self.right - self.left) * SQUEEZE)

    @property
    def height(self) -> float:
        """In pixels."""
        return (self.top - self.bottom) * self.scale

    @property
    def frame(self) -> Box:
        """The whole picture."""
        return Box(0, 0, WIDTH, self.height)

    def point(self, place: Sequence[float]) -> Point:
        """A place in pixels."""
        longitude, latitude = place
        return (longitude - self.left) * SQUEEZE * self.scale, (self.top - latitude) * self.scale

    def place(self, x: float, y: float) -> Point:
        """Pixels as a place, with as many digits as a pixel is worth."""
        longitude, latitude = self.left + x / (SQUEEZE * self.scale), self.top - y / self.scale
        return round(longitude, 2), round(latitude, 2)


def view_of(draft: Draft) -> View:
    """A view of all that a draft has, or of an empty world."""
    places = [site["at"] for site in draft["sites"]] + [country["coat"] for country in draft["countries"]]
    if len(places) < 2:
        return View(*START)
    xs, ys = zip(*places, strict=True)
    wide = max(max(xs) - min(xs), (max(ys) - min(ys)) * 0.5, 0.5)
    high = max(max(ys) - min(ys), wide * 0.4)
    middle = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    across, up = wide * (0.5 + ROOM), high * (0.5 + ROOM)
    return View(middle[0] - across, middle[1] - up, middle[0] + across, middle[1] + up)


def picture(draft: Draft, view: View, chosen: str = "", cursor: Point | None = None) -> Scene:
    """The draft; ``chosen`` is the element with a ring, ``cursor`` a place in pixels that is marked."""
    title = message(TEXTS, "mapping-title", board=one_line(draft["name"])).say(())
    words = message(TEXTS, "mapping-words", sites=len(draft["sites"]), roads=len(draft["roads"])).say(())
    marks = (*_marks(draft, view, chosen), *(_cursor(*cursor) if cursor else ()))
    return Scene(WIDTH, round(view.height), title, words, marks)


def _marks(draft: Draft, view: View, chosen: str) -> Iterator[Mark]:
    sea: dict[str, Value] = {"x": 0, "y": 0, "width": WIDTH, "height": round(view.height), "fill": COLOURED.sea}
    yield Mark("sea", "rect", sea)
    yield from _outlines(draft, view)
    edge: dict[str, Value] = {"x": 1, "y": 1, "width": WIDTH - 2, "height": round(view.height - 2, 1), "fill": "none"}
    yield Mark("edge", "rect", {**edge, "stroke": COLOURED.border, "stroke-width": 2, **STILL})
    yield from _ties(draft, view)
    yield from _roads(draft, view)
    yield from _coats(draft, view)
    yield from _sites(draft, view)
    yield from _names(draft, view)
    around = _around(draft, view, chosen)
    if around:
        yield Mark(
            "chosen", "path", {"d": around, "fill": "none", "stroke": COLOURED.highlight, "stroke-width": 3, **STILL}
        )


def _cursor(x: float, y: float) -> Iterator[Mark]:
    """A cross in a circle, dark within light: seen on every ground."""
    course = plus(x, y, CROSS) + ring(x, y, CROSS / 2)
    for id, colour, width in (("cursor-halo", PAPER, 5), ("cursor", OUTLINE, 2)):
        yield Mark(id, "path", {"d": course, "fill": "none", "stroke": colour, "stroke-width": width, **STILL})


def _tint(draft: Draft, country: str) -> str:
    """The colour of a country, as far as it has a card; a draft may name what there is none of."""
    kinds = {entry["name"]: entry["card"] for entry in draft["countries"]}
    colours = {card["kind"]: card["colour"] for card in draft["cards"]}
    return COLOURED.tints.get(colours.get(kinds.get(country, ""), ""), PAPER)


def _outlines(draft: Draft, view: View) -> Iterator[Mark]:
    shapes = outlines_of(draft)
    areas = [("land", shapes.land, COLOURED.land)]
    areas += [
        (country["name"], area, _tint(draft, country["name"]))
        for country, area in zip(draft["countries"], shapes.areas, strict=True)
    ]
    for name, polygons, fill in areas:
        parts = [clipped([view.point(place) for place in polygon], view.frame) for polygon in polygons]
        course = "".join(path(part) + "Z" for part in parts if len(part) > 2)
        if course:
            yield Mark(
                f"area:{name}", "path", {"d": course, "fill": fill, "stroke": COLOURED.border, "stroke-width": 0.8}
            )


def _ties(draft: Draft, view: View) -> Iterator[Mark]:
    coats = {country["name"]: country["coat"] for country in draft["countries"]}
    for tie in draft["alliances"]:
        if tie["a"] in coats and tie["b"] in coats:
            by_sea = tie["route"] == "sea"
            look: dict[str, Value] = {"stroke": COLOURED.sea_route if by_sea else COLOURED.alliance, "stroke-width": 2}
            look |= {"stroke-dasharray": "9 6"} if by_sea else {}
            (x1, y1), (x2, y2) = view.point(coats[tie["a"]]), view.point(coats[tie["b"]])
            yield Mark(f"tie:{tie['number']}", "line", {**_ends(x1, y1, x2, y2), **look, **STILL})
            yield haloed(text(f"number:{tie['number']}", (x1 + x2) / 2, (y1 + y2) / 2, str(tie["number"]), SIZES.small))


def _roads(draft: Draft, view: View) -> Iterator[Mark]:
    sites = {site["id"]: site for site in draft["sites"]}
    for number, road in enumerate(draft["roads"]):
        if road["a"] in sites and road["b"] in sites:
            a, b = sites[road["a"]], sites[road["b"]]
            label = message(TEXTS, "map-road", a=a["name"], b=b["name"]).say(())
            ends = _ends(*view.point(a["at"]), *view.point(b["at"]))
            look: dict[str, Value] = {**ends, "stroke": COLOURED.road, "stroke-width": 6}
            yield Mark(f"road:{number}", "line", look, label=label)


def _ends(x1: float, y1: float, x2: float, y2: float) -> dict[str, Value]:
    return {"x1": round(x1, 1), "y1": round(y1, 1), "x2": round(x2, 1), "y2": round(y2, 1)}


def _coats(draft: Draft, view: View) -> Iterator[Mark]:
    for country in draft["countries"]:
        name, (x, y) = country["name"], view.point(country["coat"])
        box = {
            "x": round(x - COAT[0] / 2, 1),
            "y": round(y - COAT[1] / 2, 1),
            "width": COAT[0],
            "height": COAT[1],
            "rx": 6,
        }
        look: dict[str, Value] = {**box, "fill": _tint(draft, name), "stroke": OUTLINE, "stroke-width": 1.5}
        yield Mark(f"coat:{name}", "rect", look, label=one_line(name), button=True)
        yield text(f"country:{name}", x, y + 5, one_line(name), SIZES.text, "middle", bold=True, room=COAT[0] - 8)


def _sites(draft: Draft, view: View) -> Iterator[Mark]:
    for site in draft["sites"]:
        x, y = view.point(site["at"])
        label = message(TEXTS, "mapping-site", site=site["name"], country=site["country"]).say(())
        look: dict[str, Value] = {"cx": round(x, 1), "cy": round(y, 1), "r": SITE, "stroke": OUTLINE, "stroke-width": 2}
        yield Mark(
            f"site:{site['id']}", "circle", {**look, "fill": _tint(draft, site["country"])}, label=label, button=True
        )


def _names(draft: Draft, view: View) -> Iterator[Mark]:
    sites = {site["id"]: view.point(site["at"]) for site in draft["sites"]}
    coats = [Box.around(*view.point(country["coat"]), *COAT) for country in draft["countries"]]
    for id, name in names(draft, sites, SITE, coats, view.frame):
        yield haloed(text(f"name:{id}", round(name.x, 1), round(name.y, 1), name.words, SIZES.text, name.anchor))


def _around(draft: Draft, view: View, chosen: str) -> str:
    kind, _, name = chosen.partition(":")
    found: list[Any] = [site["at"] for site in draft["sites"] if kind == "site" and site["id"] == name]
    if found:
        return ring(*view.point(found[0]), SITE + 5)
    found = [country["coat"] for country in draft["countries"] if kind == "coat" and country["name"] == name]
    return rounded(Box.around(*view.point(found[0]), COAT[0] + 12, COAT[1] + 12), 9, 9) if found else ""
