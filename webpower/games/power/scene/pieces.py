"""What stands on the board as shapes: cloisters are houses, advisors cylinders, and each bears its player's mark.

The same shapes at the same places come again with every position, so outlines and marks are remembered.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from webpower.draw.lettering import Box, text_width
from webpower.draw.palette import FONT, OUTLINE, PAPER, TEXT, Ink, shape_points
from webpower.draw.scene import Mark, Value, number

PICK = 4
"""How broad the outline is of a place that can be picked."""
RING = 4.5
STILL = {"pointer-events": "none"}
"""For what lies on a place: the mouse means the place."""

Attrs = Mapping[str, Value]
REMEMBERED = lru_cache(4096)


def coords(*points: tuple[float, float]) -> str:
    """Points as they stand in a path.

    >>> coords((1, 2.04), (3, 4))
    '1,2 3,4'
    """
    return " ".join(f"{number(round(x, 1))},{number(round(y, 1))}" for x, y in points)


@REMEMBERED
def house(x: float, y: float, half: float) -> str:
    """A cloister around (x, y), ``half`` as wide and as high, as a path."""
    eaves, ground = y - 0.1 * half, y + 0.95 * half
    corners = ((x - half, ground), (x - half, eaves), (x, y - half), (x + half, eaves), (x + half, ground))
    return f"M{coords(*corners)}Z"


@REMEMBERED
def space(x: float, y: float, radius: float, lit: bool) -> str:
    """An empty site, as a path; one that can be picked bears a plus."""
    return ring(x, y, radius) + (plus(x, y, radius / 2) if lit else "")


@REMEMBERED
def cylinder(x: float, y: float, width: float, height: float) -> str:
    """An advisor with its middle in (x, y), as a path: a body with a round top."""
    half, rim = width / 2, width / 5
    top, foot = y - height / 2 + rim, y + height / 2 - rim
    left, right = x - half, x + half
    arc = f"{coords((half, rim))} 0 0"
    return (
        f"M{coords((left, top))}A{arc} 1 {coords((right, top))}V{_one(foot)}"
        f"A{arc} 1 {coords((left, foot))}ZM{coords((left, top))}A{arc} 0 {coords((right, top))}"
    )


@REMEMBERED
def piece(id: str, path: str, ink: Ink) -> Mark:
    """A piece in a player's colour."""
    edge: dict[str, Value] = {"stroke": OUTLINE, "stroke-width": 1.6, "stroke-linejoin": "round"}
    attrs: dict[str, Value] = {"d": path, "fill": ink.fill, **edge, **STILL}
    return Mark(id, "path", attrs)


@REMEMBERED
def site_mark(id: str, path: str, fill: str, label: str, lit: bool) -> Mark:
    """A site, empty or with a cloister; one that is ``lit`` can be picked."""
    attrs: dict[str, Value] = {"d": path, "fill": fill, **outlined(lit, OUTLINE), "stroke-linejoin": "round"}
    return Mark(id, "path", attrs, label=label, button=lit)


@REMEMBERED
def sign(id: str, x: float, y: float, size: float, ink: Ink) -> Mark:
    """A player's mark, on his piece."""
    return Mark(id, "polygon", {"points": shape_points(ink.shape, x, y, size), "fill": ink.text, **STILL})


def house_sign(id: str, x: float, y: float, half: float, ink: Ink) -> Mark:
    """A player's mark on his cloister around (x, y)."""
    return sign(id, x, y + 0.34 * half, 0.46 * half, ink)


def cylinder_sign(id: str, x: float, y: float, width: float, height: float, ink: Ink) -> Mark:
    """A player's mark on his advisor with its middle in (x, y)."""
    return sign(id, x, y + 0.14 * height, 0.28 * width, ink)


def outlined(lit: bool, colour: str, width: float = 1.8) -> dict[str, Value]:
    """The outline of a place; of one that can be picked, bold."""
    return {"stroke": OUTLINE if lit else colour, "stroke-width": PICK if lit else width}


@REMEMBERED
def rounded(box: Box, top: float, bottom: float) -> str:
    """A box with round corners, as a path; the radii of the upper and the lower ones."""
    left, up, right, down = box
    return (
        f"M{coords((left + top, up))}H{_one(right - top)}Q{coords((right, up), (right, up + top))}"
        f"V{_one(down - bottom)}Q{coords((right, down), (right - bottom, down))}"
        f"H{_one(left + bottom)}Q{coords((left, down), (left, down - bottom))}"
        f"V{_one(up + top)}Q{coords((left, up), (left + top, up))}Z"
    )


def ring(x: float, y: float, radius: float) -> str:
    """A circle as a path."""
    arc = f"A{coords((radius, radius))} 0 1 1"
    return f"M{coords((x - radius, y))}{arc} {coords((x + radius, y))}{arc} {coords((x - radius, y))}Z"


def plus(x: float, y: float, size: float) -> str:
    """A plus as a path."""
    return f"M{coords((x - size, y))}H{_one(x + size)}M{coords((x, y - size))}V{_one(y + size)}"


@REMEMBERED
def text(
    id: str,
    x: float,
    y: float,
    words: str,
    size: float,
    anchor: str = "start",
    bold: bool = False,
    fill: str = TEXT,
    room: float | None = None,
) -> Mark:
    """A line of text with its foot at (x, y); pressed together if it would not fit the room."""
    attrs: dict[str, Value] = {"x": x, "y": y, "font-size": size, "font-family": FONT, "fill": fill, **STILL}
    if anchor != "start":
        attrs["text-anchor"] = anchor
    if bold:
        attrs["font-weight"] = "bold"
    if room is not None and text_width(words, size, bold) > room:
        attrs |= {"textLength": room, "lengthAdjust": "spacingAndGlyphs"}
    return Mark(id, "text", attrs, text=words)


def haloed(mark: Mark) -> Mark:
    """Words that can be read on lines, too: with a pale edge around the letters."""
    halo: dict[str, Value] = {"stroke": PAPER, "stroke-width": 3.5, "stroke-opacity": 0.85, "stroke-linejoin": "round"}
    return Mark(mark.id, mark.tag, {**mark.attrs, **halo, "paint-order": "stroke"}, text=mark.text)


def _one(value: float) -> str:
    return str(number(round(value, 1)))
