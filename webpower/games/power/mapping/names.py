"""Where the names of sites stand while a board is drawn: one after the other, each on the best of four sides."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from webpower.draw.lettering import ASCENT, DESCENT, Box, one_line, text_box
from webpower.draw.palette import SIZES
from webpower.games.power.board import Point
from webpower.games.power.mapping.draft import Draft
from webpower.games.power.scene.geometry import along, covered
from webpower.games.power.scene.measures import GAP, STEP

ON_SOMETHING, OUTSIDE = 20, 100
"""What it costs to lie on a site, arms or another name, and to reach out of the picture; a point of a road costs 1."""


class Name(NamedTuple):
    """A line of text with its foot at (x, y), as SVG places it."""

    x: float
    y: float
    anchor: str
    words: str

    @property
    def box(self) -> Box:
        """The room that it takes."""
        return text_box(self.x, self.y, self.words, SIZES.text, self.anchor)


def names(
    draft: Draft, sites: Mapping[str, Point], radius: float, coats: Sequence[Box], frame: Box
) -> Iterator[tuple[str, Name]]:
    """The ids of the sites, each with its name; ``sites`` are their places in pixels, ``radius`` is their size."""
    ends = [(sites.get(road["a"]), sites.get(road["b"])) for road in draft["roads"]]
    roads = sorted(point for a, b in ends if a and b for point in along(a, b, STEP))
    taken = [*coats, *(Box.around(*at, 2 * radius, 2 * radius) for at in sites.values())]

    def price(name: Name) -> int:
        on = sum(name.box.meets(other) for other in taken)
        return covered(name.box, roads) + ON_SOMETHING * on + OUTSIDE * (not name.box.within(frame))

    for site in draft["sites"]:
        name = min(_sides(*sites[site["id"]], radius + GAP, one_line(site["name"])), key=price)
        taken.append(name.box)
        yield site["id"], name


def _sides(x: float, y: float, beside: float, words: str) -> Iterator[Name]:
    size = SIZES.text
    level = y + (ASCENT - DESCENT) * size / 2
    yield Name(x + beside, level, "start", words)
    yield Name(x - beside, level, "end", words)
    yield Name(x, y + beside + ASCENT * size, "middle", words)
    yield Name(x, y - beside - DESCENT * size, "middle", words)
