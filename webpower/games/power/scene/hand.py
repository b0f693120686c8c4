"""The cards of who is on the move, beneath a map."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from webpower.draw.lettering import Box
from webpower.draw.palette import COLOURED, OUTLINE, PRINTED, SIZES, Look
from webpower.draw.scene import Mark, Scene, Value
from webpower.draw.shapes import rounded, text
from webpower.games.power.position import Position
from webpower.games.power.scene.measures import GAP

HEIGHT = 38
"""Of a card, in pixels."""
MOST = 3
"""Cards that lie side by side."""


def with_hand(drawn: Scene, position: Position, print_greys: bool = False) -> Scene:
    """The map with the cards beneath it, in the order of their kinds."""
    cards = tuple(_cards(drawn, position, PRINTED if print_greys else COLOURED))
    grown = drawn.height + HEIGHT + 2 * GAP
    paper = [replace(mark, attrs={**mark.attrs, "height": grown}) for mark in drawn.marks if mark.id == "paper"]
    others = [mark for mark in drawn.marks if mark.id != "paper"]
    return replace(drawn, height=grown, marks=(*paper, *others, *cards))


def _cards(drawn: Scene, position: Position, look: Look) -> Iterator[Mark]:
    kinds = position.board.cards
    held = [kind for kind, number in enumerate(position.hands[position.seat]) for _ in range(number)]
    width = drawn.width / MOST
    for place, kind in enumerate(held):
        left, top = place * width + GAP, drawn.height + GAP
        box = Box(left, top, left + width - 2 * GAP, top + HEIGHT)
        fill: dict[str, Value] = {"fill": look.tints[kinds[kind].colour], "stroke": OUTLINE, "stroke-width": 1.5}
        yield Mark(f"card:{place}", "path", {"d": rounded(box, 6, 6), **fill}, label=kinds[kind].label)
        middle, foot = round(left + width / 2 - GAP, 1), round(top + HEIGHT / 2 + 0.36 * SIZES.small, 1)
        room = round(width - 6 * GAP, 1)
        yield text(f"card-name:{place}", middle, foot, kinds[kind].label, SIZES.small, "middle", True, room=room)
