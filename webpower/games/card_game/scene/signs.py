"""The signs of the cards as shapes: families of symbols, ships, carriages, law cards, claiming stones.

They are told apart by their shapes alone; a family that has no shape here has its first letter.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from webpower.draw.lettering import Box
from webpower.draw.palette import OUTLINE, PAPER, QUIET, Ink
from webpower.draw.scene import Mark, Value
from webpower.draw.shapes import REMEMBERED, STILL, coords, one, piece, ring, rounded, sign, text
from webpower.games.card_game.cards import Route

Points = Sequence[tuple[float, float]]

ARM, WAIST = 0.46, 0.15
"""Half the breadth of an arm of a cross, at its end and in the middle."""
BLADES, SPREAD, BETWEEN = 4, 100, 6
"""How many blades a fan has, and the degrees of all of them and between two."""
PETALS = 5

SHIP: tuple[Points, ...] = (
    ((-1, 0.22), (1, 0.22), (0.68, 0.78), (-0.66, 0.78)),
    ((-0.06, -0.82), (-0.06, 0.08), (-0.78, 0.08)),
    ((0.1, -0.66), (0.1, 0.08), (0.68, 0.08)),
)
"""A hull and two sails."""
WAGON: tuple[Points, ...] = (
    ((-0.86, 0.34), (-0.86, -0.52), (-0.7, -0.74), (0.52, -0.74), (0.68, -0.52), (0.68, 0.34)),
    ((0.68, 0.06), (1, 0.06), (1, 0.22), (0.68, 0.22)),
)
"""A body with a roof, and a shaft."""
WINDOWS: tuple[Points, ...] = (
    ((-0.66, -0.48), (-0.2, -0.48), (-0.2, -0.08), (-0.66, -0.08)),
    ((0.02, -0.48), (0.48, -0.48), (0.48, -0.08), (0.02, -0.08)),
)
PLAIN = 12
"""Smaller than this a carriage has no windows."""
WHEELS, WHEEL, AXLE = (-0.48, 0.3), 0.3, 0.5
"""Where the wheels are, their radius, and how far down."""


def _polygon(points: Points, x: float, y: float, size: float) -> str:
    return f"M{coords(*((x + size * right, y + size * down) for right, down in points))}Z"


@REMEMBERED
def cross(x: float, y: float, size: float) -> str:
    """A cross with broad ends, as a path."""
    quarter = ((-ARM, -1), (ARM, -1), (WAIST, -WAIST))
    points = []
    for turn in range(4):
        cos, sin = round(math.cos(turn * math.pi / 2)), round(math.sin(turn * math.pi / 2))
        points += [(right * cos - down * sin, right * sin + down * cos) for right, down in quarter]
    return _polygon(points, x, y, size)


@REMEMBERED
def fan(x: float, y: float, size: float) -> str:
    """An open fan, as a path: blades around its foot."""
    foot, inner, outer = y + 0.86 * size, 0.34 * size, 1.62 * size
    blade = (SPREAD - BETWEEN * (BLADES - 1)) / BLADES
    parts = []
    for number in range(BLADES):
        start = -90 - SPREAD / 2 + number * (blade + BETWEEN)
        corners = [
            (x + reach * math.cos(math.radians(turn)), foot + reach * math.sin(math.radians(turn)))
            for reach, turn in (
                (inner, start),
                (outer, start),
                (1.04 * outer, start + blade / 2),
                (outer, start + blade),
                (inner, start + blade),
            )
        ]
        parts.append(f"M{coords(*corners)}Z")
    return "".join(parts)


@REMEMBERED
def rose(x: float, y: float, size: float) -> str:
    """A flower, as a path: petals around its middle."""
    turns = [math.radians(360 * petal / PETALS - 90) for petal in range(PETALS)]
    petals = [ring(x + 0.64 * size * math.cos(turn), y + 0.64 * size * math.sin(turn), 0.36 * size) for turn in turns]
    return "".join([*petals, ring(x, y, 0.24 * size)])


FAMILIES = {"cross": cross, "fan": fan, "rose": rose}


def family(id: str, name: str, x: float, y: float, size: float, fill: str = OUTLINE) -> Mark:
    """The shape of a family around (x, y), ``size`` from its middle to its ends."""
    if name in FAMILIES:
        return Mark(id, "path", {"d": FAMILIES[name](x, y, size), "fill": fill, **STILL})
    letters = max(14, 1.6 * size)
    return text(id, x, round(y + 0.36 * letters, 1), name[:1].upper(), letters, "middle", True, fill, 2 * size)


def symbol(id: str, name: str, x: float, y: float, radius: float) -> Iterator[Mark]:
    """A circle symbol of a card."""
    edge: dict[str, Value] = {"fill": PAPER, "stroke": OUTLINE, "stroke-width": 1.3}
    yield Mark(f"{id}-circle", "circle", {"cx": round(x, 1), "cy": round(y, 1), "r": radius, **edge, **STILL})
    yield family(id, name, x, y, 0.66 * radius)


def route(id: str, sign: Route, x: float, y: float, width: float) -> Iterator[Mark]:
    """A ship or a carriage around (x, y); none for no sign."""
    size = width / 2
    if sign is Route.SHIP:
        yield Mark(id, "path", {"d": _ship(x, y, size), "fill": OUTLINE, **STILL})
    elif sign is Route.CARRIAGE:
        yield Mark(id, "path", {"d": _wagon(x, y, size), "fill": OUTLINE, **STILL})
        edge: dict[str, Value] = {"fill": PAPER, "stroke": OUTLINE, "stroke-width": round(0.16 * size, 1)}
        yield Mark(f"{id}-open", "path", {"d": _open(x, y, size), **edge, **STILL})


@REMEMBERED
def _ship(x: float, y: float, size: float) -> str:
    return "".join(_polygon(part, x, y, size) for part in SHIP)


@REMEMBERED
def _wagon(x: float, y: float, size: float) -> str:
    return "".join(_polygon(part, x, y, size) for part in WAGON)


@REMEMBERED
def _open(x: float, y: float, size: float) -> str:
    windows = [_polygon(window, x, y, size) for window in WINDOWS if size >= PLAIN]
    return "".join([*windows, *(ring(x + wheel * size, y + AXLE * size, WHEEL * size) for wheel in WHEELS)])


def seal(id: str, x: float, y: float, size: tuple[float, float]) -> Iterator[Mark]:
    """A law card face down around (x, y): nobody sees what it says."""
    width, height = size
    box = Box.around(x, y, width, height)
    edge: dict[str, Value] = {"fill": QUIET, "stroke": PAPER, "stroke-width": 1.2}
    yield Mark(id, "path", {"d": rounded(box, 3, 3), **edge, **STILL})
    letters = round(0.72 * height)
    foot = round(y + 0.34 * letters, 1)
    yield text(f"{id}-sign", round(x, 1), foot, "§", max(14, letters), "middle", True, PAPER, width - 4)


@REMEMBERED
def pebble(x: float, y: float, radius: float) -> str:
    """A claiming stone around (x, y), as a path: a little broader than high."""
    arc = f"A{coords((radius, 0.88 * radius))} 0 1 1"
    left, right = coords((x - radius, y)), coords((x + radius, y))
    return f"M{left}{arc} {right}{arc} {left}Z"


def stone(id: str, x: float, y: float, radius: float, ink: Ink) -> Iterator[Mark]:
    """A player's claiming stone with the player's mark on it."""
    yield piece(id, pebble(x, y, radius), ink)
    yield sign(f"{id}-sign", x, y + (0.08 * radius if ink.shape == "triangle" else 0), 0.54 * radius, ink)


def hollow(id: str, x: float, y: float, radius: float, ink: Ink) -> Iterator[Mark]:
    """Where a stone is not any more: it lies on a card, or is being moved."""
    edge: dict[str, Value] = {"fill": PAPER, "stroke": OUTLINE, "stroke-width": 1.4, "stroke-dasharray": "2.5 2"}
    yield Mark(id, "path", {"d": pebble(x, y, radius), **edge, **STILL})


def struck(id: str, x: float, y: float, size: float) -> Mark:
    """A stone that is out of the game: a cross of two lines."""
    left, right, top, foot = (one(value) for value in (x - size, x + size, y - size, y + size))
    lines = f"M{left},{top}L{right},{foot}M{left},{foot}L{right},{top}"
    return Mark(id, "path", {"d": lines, "fill": "none", "stroke": QUIET, "stroke-width": 2, **STILL})
