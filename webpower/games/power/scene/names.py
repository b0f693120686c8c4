"""Where the names of the sites stand, so that none lies on another or on anything that has to be seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from webpower.draw.arrange import arrange
from webpower.draw.lettering import ASCENT, DESCENT, Box, one_line, text_box, text_width
from webpower.games.power.board import Board, Point
from webpower.games.power.scene.geometry import covered
from webpower.games.power.scene.measures import GAP, Measures

ON_A_ROAD, ON_A_WAY = 0.6, 0.3
"""What each point of a road, or of the way of an alliance, beneath a name costs."""
SLIDES = (0, 0.25, -0.25, 0.45, -0.45)
"""How far a name above or beneath its site may be shifted, against its width."""


@dataclass(frozen=True, slots=True)
class Name:
    """A site's name and where it stands, as SVG places text."""

    text: str
    x: float
    y: float
    anchor: str
    box: Box


def place_names(
    board: Board,
    measures: Measures,
    room: Box,
    sites: Sequence[Point],
    fixed: Sequence[Box],
    roads: Sequence[Point],
    ways: Sequence[Point],
) -> tuple[Name | None, ...]:
    """By site: its name close to it, clear of all that is fixed and of the other names; None if it finds no place."""
    tries = [
        [
            (price + ON_A_ROAD * covered(name.box, roads) + ON_A_WAY * covered(name.box, ways), name)
            for price, name in _tries(one_line(site.name), at, measures)
            if name.box.within(room) and not any(name.box.meets(other) for other in fixed)
        ]
        for site, at in zip(board.sites, sites, strict=True)
    ]
    chosen = arrange(
        [[name.box for _, name in own] for own in tries], [[price for price, _ in own] for own in tries], GAP
    )
    return tuple(own[number][1] if number is not None else None for own, number in zip(tries, chosen, strict=True))


def _tries(text: str, at: Point, measures: Measures) -> Iterator[tuple[float, Name]]:
    """The places around a site, each with what speaks against it."""
    size, (x, y) = measures.name, at
    beside, level = measures.house + GAP, y + (ASCENT - DESCENT) * size / 2
    above, beneath = y - measures.house - GAP - DESCENT * size, y + measures.house + GAP + ASCENT * size
    for anchor, side, price in (("start", 1, 0), ("end", -1, 0.5)):
        for shift in (0.0, -0.5, 0.5):
            yield price + abs(shift), _name(text, x + side * beside, level + shift * size, anchor, size)
    for line, price in ((beneath, 0.8), (above, 1.0)):
        for slide in SLIDES:
            shifted = x + slide * text_width(text, size)
            yield price + 2 * abs(slide), _name(text, shifted, line, "middle", size)


def _name(text: str, x: float, y: float, anchor: str, size: float) -> Name:
    return Name(text, x, y, anchor, text_box(x, y, text, size, anchor))
