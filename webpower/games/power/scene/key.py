"""What the signs of the map mean, for whoever sees it for the first time."""

from __future__ import annotations

from collections.abc import Iterator

from webpower.draw.palette import OUTLINE, PAPER, SIZES, Ink, Look
from webpower.draw.scene import Mark, Value
from webpower.draw.shapes import STILL, piece, text
from webpower.games.power.scene.effects import key_disc
from webpower.games.power.scene.measures import Measures
from webpower.games.power.scene.pieces import cylinder, house, space
from webpower.games.power.scene.words import words

SIGNS = ("space", "cloister", "advisor", "room", "road", "land", "sea")
ROW = 1.85
"""The height of a row, against its letters."""
EXAMPLE = 2
"""The number that the key shows."""
BLANK = Ink("blank", PAPER, OUTLINE, OUTLINE, "solid", "circle", "circle", "")


def key(measures: Measures, look: Look, left: float, top: float) -> Iterator[Mark]:
    """A row for every sign with its meaning."""
    size, broad = measures.name, 2 * measures.house
    for row, sign in enumerate(SIGNS):
        y = top + ROW * size * (row + 0.5)
        yield from _sign(sign, left, left + broad, y, measures, look)
        yield text(f"key:{sign}", left + broad + 12, round(y + 0.36 * size, 1), words(f"map-key-{sign}", ()), size)


def key_height(measures: Measures) -> float:
    """How high the key is."""
    return ROW * measures.name * len(SIGNS)


def effect_key(measures: Measures, look: Look, left: float, top: float) -> Iterator[Mark]:
    """What the signed numbers mean, in two lines beside one of them."""
    x, y, size = left + measures.house, top + ROW * measures.name * 0.8, SIZES.small
    yield from key_disc(EXAMPLE, x, y, measures, look)
    for row, sign in enumerate(("effect", "effect-less")):
        foot = round(y + (row - 0.14) * 1.25 * size, 1)
        yield text(f"key:{sign}", left + 2 * measures.house + 12, foot, words(f"map-key-{sign}", ()), size)


def effect_key_height(measures: Measures) -> float:
    """How high what is said of the signed numbers is."""
    return 1.8 * ROW * measures.name


def _sign(sign: str, left: float, right: float, y: float, measures: Measures, look: Look) -> Iterator[Mark]:
    id, middle = f"key-sign:{sign}", (left + right) / 2
    line: dict[str, Value] = {"x1": left, "y1": y, "x2": right, "y2": y, **STILL}
    thin = 2.2
    match sign:
        case "space":
            shape = space(middle, y, measures.space, False)
            yield Mark(id, "path", {"d": shape, "fill": PAPER, "stroke": OUTLINE, "stroke-width": 1.8, **STILL})
        case "cloister":
            yield piece(id, house(middle, y, measures.house * 0.85), BLANK)
        case "advisor":
            yield piece(id, cylinder(middle, y, *measures.piece), BLANK)
        case "room":
            yield text(id, middle, round(y + 0.36 * measures.name, 1), "2/3", measures.name, "middle")
        case "road":
            yield Mark(id, "line", {**line, "stroke": look.road, "stroke-width": measures.road})
        case "land":
            yield Mark(id, "line", {**line, "stroke": look.alliance, "stroke-width": thin})
        case _:
            yield Mark(id, "line", {**line, "stroke": look.sea_route, "stroke-width": thin, "stroke-dasharray": "7 4"})
