"""Shapes and words as marks of a scene, for boards and cards alike.

The same shapes at the same places come again with every position, so outlines and marks are remembered.
"""

from __future__ import annotations

from functools import lru_cache

from webpower.draw.lettering import Box, text_width
from webpower.draw.palette import FONT, OUTLINE, PAPER, TEXT, Ink, shape_points
from webpower.draw.scene import Mark, Value, number

PICK = 4
"""How broad the outline is of a place that can be picked."""
RING = 4.5
"""How broad what surrounds the last action is."""
STILL = {"pointer-events": "none"}
"""For what lies on a place: the mouse means the place."""

REMEMBERED = lru_cache(4096)


def coords(*points: tuple[float, float]) -> str:
    """Points as they stand in a path.

    >>> coords((1, 2.04), (3, 4))
    '1,2 3,4'
    """
    return " ".join(f"{number(round(x, 1))},{number(round(y, 1))}" for x, y in points)


@REMEMBERED
def piece(id: str, path: str, ink: Ink) -> Mark:
    """A piece in a player's colour."""
    edge: dict[str, Value] = {"stroke": OUTLINE, "stroke-width": 1.6, "stroke-linejoin": "round"}
    attrs: dict[str, Value] = {"d": path, "fill": ink.fill, **edge, **STILL}
    return Mark(id, "path", attrs)


@REMEMBERED
def sign(id: str, x: float, y: float, size: float, ink: Ink) -> Mark:
    """A player's mark, on his piece."""
    return Mark(id, "polygon", {"points": shape_points(ink.shape, x, y, size), "fill": ink.text, **STILL})


def outlined(lit: bool, colour: str, width: float = 1.8) -> dict[str, Value]:
    """The outline of a place; of one that can be picked, bold."""
    return {"stroke": OUTLINE if lit else colour, "stroke-width": PICK if lit else width}


@REMEMBERED
def rounded(box: Box, top: float, bottom: float) -> str:
    """A box with round corners, as a path; the radii of the upper and the lower ones."""
    left, up, right, down = box
    return (
        f"M{coords((left + top, up))}H{one(right - top)}Q{coords((right, up), (right, up + top))}"
        f"V{one(down - bottom)}Q{coords((right, down), (right - bottom, down))}"
        f"H{one(left + bottom)}Q{coords((left, down), (left, down - bottom))}"
        f"V{one(up + top)}Q{coords((left, up), (left + top, up))}Z"
    )


def ring(x: float, y: float, radius: float) -> str:
    """A circle as a path."""
    arc = f"A{coords((radius, radius))} 0 1 1"
    return f"M{coords((x - radius, y))}{arc} {coords((x + radius, y))}{arc} {coords((x - radius, y))}Z"


def plus(x: float, y: float, size: float) -> str:
    """A plus as a path."""
    return f"M{coords((x - size, y))}H{one(x + size)}M{coords((x, y - size))}V{one(y + size)}"


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


def one(value: float) -> str:
    """A number as it stands in a path."""
    return str(number(round(value, 1)))
