"""The rows: four of fourteen places, whose cards never move."""

from __future__ import annotations

from collections.abc import Iterator

from webpower.draw.palette import QUIET, Look
from webpower.draw.scene import Mark, Value
from webpower.draw.shapes import rounded, text
from webpower.games.card_game.cards import COLUMNS, ROWS, SLOTS, slot
from webpower.games.card_game.position import EMPTY
from webpower.games.card_game.scene.faces import CORNER, LIFT, face, ground, seal_place, stone_place
from webpower.games.card_game.scene.measures import GAP, Measures
from webpower.games.card_game.scene.signs import hollow, seal, stone
from webpower.games.card_game.scene.words import Words

GONE = "#d0d0d0"
"""The outline of a place whose card has been taken."""


def row_marks(about: Words, measures: Measures, look: Look, lit: frozenset[str]) -> Iterator[Mark]:
    """The numbers of rows and columns, and every place with what lies there."""
    yield from _numbers(measures)
    for place in range(SLOTS):
        if about.position.owners[place] == EMPTY:
            yield from _card(about, place, measures, look, f"card:{place}" in lit)
        else:
            yield _gap(about, place, measures, f"card:{place}" in lit)


def _numbers(measures: Measures) -> Iterator[Mark]:
    size = measures.small
    for column in range(1, COLUMNS + 1):
        x, _ = measures.slot(slot(1, column)).middle
        foot = round(measures.pad + 0.86 * size, 1)
        yield text(f"column:{column}", round(x, 1), foot, str(column), size, "middle", fill=QUIET)
    for row in range(1, ROWS + 1):
        _, y = measures.slot(slot(row, 1)).middle
        foot, x = round(y + LIFT * size, 1), measures.pad + size / 2
        yield text(f"row:{row}", round(x, 1), foot, str(row), size, "middle", fill=QUIET)


def _card(about: Words, place: int, measures: Measures, look: Look, lit: bool) -> Iterator[Mark]:
    position, cards, box = about.position, about.cards, measures.slot(place)
    card, owner = position.layout[place], position.stones[place]
    tint = look.grounds[cards.countries[cards.country_of[card]].colour]
    yield ground(f"card:{place}", box, tint, about.card(place), lit)
    yield from face(str(place), cards, card, box, measures)
    if place in cards.law_place:
        yield from seal(f"sealed:{place}", *seal_place(box, measures), measures.seal)
    if owner != EMPTY:
        drawn = hollow if place == position.lifted else stone
        yield from drawn(f"stone:{place}", *stone_place(box, measures), measures.stone, look.players[owner])


def _gap(about: Words, place: int, measures: Measures, lit: bool) -> Mark:
    box = measures.slot(place)
    edge: dict[str, Value] = {"stroke": GONE, "stroke-width": 1, "stroke-dasharray": f"{GAP} {GAP}"}
    shape = rounded(box, CORNER, CORNER)
    return Mark(f"card:{place}", "path", {"d": shape, "fill": "#ffffff", **edge}, label=about.card(place), button=lit)
