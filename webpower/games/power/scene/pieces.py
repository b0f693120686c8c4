"""What stands on the board as shapes: cloisters are houses, advisors cylinders, and each bears its player's mark.

The same shapes at the same places come again with every position, so outlines and marks are remembered.
"""

from __future__ import annotations

from webpower.draw.palette import OUTLINE, Ink
from webpower.draw.scene import Mark, Value
from webpower.draw.shapes import REMEMBERED, coords, one, outlined, plus, ring, sign


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
        f"M{coords((left, top))}A{arc} 1 {coords((right, top))}V{one(foot)}"
        f"A{arc} 1 {coords((left, foot))}ZM{coords((left, top))}A{arc} 0 {coords((right, top))}"
    )


@REMEMBERED
def site_mark(id: str, path: str, fill: str, label: str, lit: bool) -> Mark:
    """A site, empty or with a cloister; one that is ``lit`` can be picked."""
    attrs: dict[str, Value] = {"d": path, "fill": fill, **outlined(lit, OUTLINE), "stroke-linejoin": "round"}
    return Mark(id, "path", attrs, label=label, button=lit)


def house_sign(id: str, x: float, y: float, half: float, ink: Ink) -> Mark:
    """A player's mark on his cloister around (x, y)."""
    return sign(id, x, y + 0.34 * half, 0.46 * half, ink)


def cylinder_sign(id: str, x: float, y: float, width: float, height: float, ink: Ink) -> Mark:
    """A player's mark on his advisor with its middle in (x, y)."""
    return sign(id, x, y + 0.14 * height, 0.28 * width, ink)
