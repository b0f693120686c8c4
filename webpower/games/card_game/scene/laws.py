"""The law cards of those whose cards may be seen, beneath the table."""

from __future__ import annotations

from collections.abc import Iterator

from webpower.draw.lettering import Box, fitted
from webpower.draw.palette import OUTLINE, PAPER, Look
from webpower.draw.scene import Mark, Value
from webpower.draw.shapes import PICK, rounded, text
from webpower.games.card_game.cards import LAWS
from webpower.games.card_game.scene.faces import LIFT
from webpower.games.card_game.scene.measures import GAP, Measures
from webpower.games.card_game.scene.signs import stone
from webpower.games.card_game.scene.words import Words


def laws_height(about: Words, measures: Measures) -> float:
    """How high the law cards of all who may be seen are; 0 if nobody may."""
    return len(about.seen) * _line(measures)


def law_marks(about: Words, measures: Measures, look: Look, lit: frozenset[str], top: float) -> Iterator[Mark]:
    """A line a player: the player's mark, and a card for each kind."""
    for line, seat in enumerate(sorted(about.seen)):
        y = top + (line + 0.5) * _line(measures)
        radius = 0.8 * measures.stone
        x = measures.pad + measures.stone + 2.5 * GAP
        yield from stone(f"laws-stone:{seat}", x, y, radius, look.players[seat])
        left = x + measures.stone + 2 * GAP
        held = [(kind, number) for kind, number in enumerate(about.position.laws[seat]) if number]
        size, foot = measures.name, round(y + LIFT * measures.name, 1)
        title = about.say("laws-of") + ":" + ("" if held else " " + about.say("none"))
        yield text(f"laws-of:{seat}", round(left, 1), foot, title, size)
        start = left + measures.player
        wide = (measures.width - measures.pad - start) / len(LAWS)
        for place, (kind, number) in enumerate(held):
            box = Box(
                start + place * wide, y - _high(measures) / 2, start + (place + 1) * wide - GAP, y + _high(measures) / 2
            )
            decides = seat == about.position.seat
            yield from _law(about, seat, kind, number, box, measures, decides and f"law:{LAWS[kind]}" in lit)


def _law(about: Words, seat: int, kind: int, number: int, box: Box, measures: Measures, lit: bool) -> Iterator[Mark]:
    decides = seat == about.position.seat
    id = f"law:{LAWS[kind]}" if decides else f"held:{seat}/{LAWS[kind]}"
    edge: dict[str, Value] = {"fill": PAPER, "stroke": OUTLINE, "stroke-width": PICK if lit else 1.4}
    yield Mark(id, "path", {"d": rounded(box, 5, 5), **edge}, label=about.law(kind, seat), button=lit)
    x, y = box.middle
    size, room = measures.name, box.right - box.left - 3 * GAP
    shown = fitted(about.law_of(kind, number).say(about.names), size, 1.25 * room)
    foot = round(y + LIFT * size, 1)
    yield text(f"law-name:{seat}/{kind}", round(x, 1), foot, shown, size, "middle", room=round(room, 1))


def _high(measures: Measures) -> float:
    return 1.75 * measures.name


def _line(measures: Measures) -> float:
    return _high(measures) + 3 * GAP
