"""A land card: its ground, the number of its country's cards, the name, the circle symbols, the route sign."""

from __future__ import annotations

from collections.abc import Iterator

from webpower.draw.lettering import ASCENT, DESCENT, Box
from webpower.draw.palette import OUTLINE
from webpower.draw.scene import Mark, Value
from webpower.draw.shapes import PICK, rounded, text
from webpower.games.card_game.cards import CardSet
from webpower.games.card_game.scene.measures import GAP, Measures
from webpower.games.card_game.scene.names import name_lines
from webpower.games.card_game.scene.signs import route, symbol

CORNER = 6
"""The radius of a card's corners."""
LIFT = (ASCENT - DESCENT) / 2
"""How far the foot of letters is beneath their middle, against their size."""


def ground(id: str, box: Box, fill: str, label: str, lit: bool) -> Mark:
    """A card without what is printed on it; one that is ``lit`` can be picked."""
    edge = Box(box.left + 1, box.top + 1, box.right - 1, box.bottom - 1) if lit else box
    attrs: dict[str, Value] = {"d": rounded(edge, CORNER, CORNER), "fill": fill}
    attrs |= {"stroke": OUTLINE, "stroke-width": PICK if lit else 1.2}
    return Mark(id, "path", attrs, label=label, button=lit)


def name_marks(
    id: str, name: str, middle: float, top: float, room: float, measures: Measures, lines: int
) -> Iterator[Mark]:
    """A country's name around a middle, in the room of so many lines beneath ``top``."""
    parts = name_lines(name, measures.name, room, lines)
    start = top + (lines - len(parts)) * measures.line / 2
    for number, part in enumerate(parts):
        foot = round(start + (number + 0.5) * measures.line + LIFT * measures.name, 1)
        yield text(f"{id}:{number}", round(middle, 1), foot, part, measures.name, "middle", room=round(room, 1))


def face(id: str, cards: CardSet, card: int, box: Box, measures: Measures) -> Iterator[Mark]:
    """All that is printed on a card; ``id`` is how the ids of its marks end."""
    printed = cards.faces[card]
    country = cards.countries[printed.country]
    x, _ = box.middle
    foot = round(box.top + 0.5 * bar(measures) + 1 + LIFT * measures.number, 1)
    yield text(f"number:{id}", round(box.left + 2 * GAP, 1), foot, str(country.cards), measures.number, bold=True)
    room = box.right - box.left - 1.5 * GAP if measures.lines > 1 else box.right - box.left - 3 * GAP
    yield from name_marks(f"name:{id}", country.name, x, box.top + bar(measures), room, measures, measures.lines)
    radius, several = measures.symbol, len(printed.symbols)
    down = box.bottom - foot_bar(measures) - radius - 3
    for number, family in enumerate(printed.symbols):
        across = x + (2 * number + 1 - several) * (radius + 1)
        yield from symbol(f"symbol:{id}/{number}", cards.families[family], across, down, radius)
    yield from route(
        f"route:{id}",
        printed.route,
        box.left + inset(measures) + measures.route / 2,
        _down(box, measures),
        measures.route,
    )


def stone_place(box: Box, measures: Measures) -> tuple[float, float]:
    """Where a claiming stone lies on a card."""
    return box.right - measures.stone - inset(measures), _down(box, measures)


def seal_place(box: Box, measures: Measures) -> tuple[float, float]:
    """Where a law card lies on a card."""
    return box.right - measures.seal[0] / 2 - GAP - 1, box.top + measures.seal[1] / 2 + GAP


def inset(measures: Measures) -> float:
    """How far signs stay from the edge of a card."""
    return GAP if measures.lines > 1 else 2 * GAP


def bar(measures: Measures) -> float:
    """The height of the number at the top of a card."""
    return max(measures.number, measures.seal[1]) + 1.5 * GAP


def foot_bar(measures: Measures) -> float:
    """The height of the route sign and the stone at the foot of a card."""
    return 2 * measures.stone + GAP


def _down(box: Box, measures: Measures) -> float:
    return box.bottom - foot_bar(measures) / 2 - 2
