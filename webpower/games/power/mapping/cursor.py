"""The cursor on the map, for hands at the keyboard: how it moves, and what lies under it."""

from __future__ import annotations

import math
from collections.abc import Iterator

from webpower.draw.lettering import Box, one_line
from webpower.engine.messages import Message, message
from webpower.games.power.board import Point
from webpower.games.power.mapping.draft import Draft
from webpower.games.power.mapping.picture import COAT, WIDTH, View
from webpower.games.power.rules import TEXTS
from webpower.games.power.scene.geometry import distance

STEP, FINE = 20, 4
"""Pixels that the cursor moves by a key, and with Shift."""
NEAR = 15
"""So near to a site or a road the cursor is on it: no site is missed between two steps."""
WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def middle(view: View) -> Point:
    """Where the cursor is first seen: in the middle of the picture, a whole number of steps from its corner."""
    return STEP * round(WIDTH / 2 / STEP), STEP * round(view.height / 2 / STEP)


def moved(cursor: Point, way: str, fine: bool, view: View) -> Point:
    """The cursor after a key; it stays in the picture.

    >>> moved((400, 200), "left", False, View(0, 0, 18, 9)), moved((2, 200), "left", True, View(0, 0, 18, 9))
    ((380, 200), (0, 200))
    """
    (x, y), (across, down), step = cursor, WAYS[way], FINE if fine else STEP
    return max(0, min(x + step * across, WIDTH)), max(0, min(y + step * down, view.height))


def under(draft: Draft, view: View, cursor: Point) -> str:
    """The element under the cursor, or ""; of several the one that is nearest to it."""
    return min(_near(draft, view, cursor), default=(0.0, ""))[1]


def place_of(draft: Draft, view: View, element: str) -> Point:
    """Where a site or arms stand in the picture."""
    kind, _, name = element.partition(":")
    part, key, place = ("sites", "id", "at") if kind == "site" else ("countries", "name", "coat")
    return view.point(next(entry[place] for entry in draft[part] if entry[key] == name))


def _near(draft: Draft, view: View, cursor: Point) -> Iterator[tuple[float, str]]:
    """What is near the cursor, and how far: sites before arms, and arms before roads, as they lie on each other."""
    places = {site["id"]: view.point(site["at"]) for site in draft["sites"]}
    for id, at in places.items():
        if math.dist(at, cursor) <= NEAR:
            yield math.dist(at, cursor) / NEAR, f"site:{id}"
    for country in draft["countries"]:
        if Box.around(*view.point(country["coat"]), *COAT).holds(*cursor):
            yield 1, f"coat:{country['name']}"
    for number, road in enumerate(draft["roads"]):
        if road["a"] in places and road["b"] in places:
            away = distance(cursor, places[road["a"]], places[road["b"]])
            if away <= NEAR:
                yield 1 + away, f"road:{number}"


def told(draft: Draft, view: View, cursor: Point) -> Message:
    """What the cursor is on, or where it is."""
    kind, _, name = under(draft, view, cursor).partition(":")
    names = {site["id"]: site["name"] for site in draft["sites"]}
    match kind:
        case "site":
            country = next(site["country"] for site in draft["sites"] if site["id"] == name)
            what = message(TEXTS, "mapping-site", site=one_line(names[name]), country=one_line(country))
        case "coat":
            what = message(TEXTS, "mapping-arms-of", country=one_line(name))
        case "road":
            a, b = (one_line(names[draft["roads"][int(name)][end]]) for end in ("a", "b"))
            what = message(TEXTS, "map-road", a=a, b=b)
        case _:
            longitude, latitude = view.place(*cursor)
            return message(TEXTS, "mapping-cursor-at", x=f"{longitude:g}", y=f"{latitude:g}")
    return message(TEXTS, "mapping-cursor-on", what=what)
