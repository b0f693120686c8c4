"""Why an action is not legal: every rule it breaks, as messages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from webpower.engine.messages import Message, Seat, message
from webpower.games.card_game.actions import NOWHERE, Action
from webpower.games.card_game.position import CLAIM, LIFTED, MORE, PAY, TAKE, Phase, Position
from webpower.games.card_game.rules.facts import slot_at
from webpower.games.card_game.rules.tables import (
    CARD,
    END,
    LAW,
    MOVE,
    OWN_MOVED,
    OWN_PAID,
    PASS,
    RESERVE,
    SLOT,
    STONE,
    Table,
)
from webpower.games.card_game.words import TEXTS

PAY_FIRST = ("pay-first", "CG-28")
LIFTED_FIRST = ("lifted-first", "CG-41")
NOTHING_TO_PAY = ("nothing-to-pay", "CG-28")
TAKING_OVER = ("taking-over", "CG-38")
CLAIM_EARLY = {TAKE: ("claim-before-take", "CG-38"), MORE: ("claim-in-more", "CG-38"), PAY: PAY_FIRST}

MISPLACED: Mapping[str, Mapping[Phase, tuple[str, str]]] = {
    "take": {PAY: PAY_FIRST, CLAIM: TAKING_OVER, LIFTED: LIFTED_FIRST},
    "pay_reserve": dict.fromkeys((TAKE, MORE, CLAIM, LIFTED), NOTHING_TO_PAY),
    "pay_slot": dict.fromkeys((TAKE, MORE, CLAIM, LIFTED), NOTHING_TO_PAY),
    "play_law": {PAY: PAY_FIRST, LIFTED: LIFTED_FIRST},
    "end_take": {TAKE: ("take-first", "CG-24"), PAY: PAY_FIRST, CLAIM: TAKING_OVER, LIFTED: LIFTED_FIRST},
    "place": CLAIM_EARLY,
    "lift": {**CLAIM_EARLY, LIFTED: LIFTED_FIRST},
    "end_turn": {TAKE: ("take-first", "CG-24"), MORE: ("end-in-more", "CG-38"), PAY: PAY_FIRST, LIFTED: LIFTED_FIRST},
    "pass": {PAY: PAY_FIRST, **dict.fromkeys((MORE, CLAIM, LIFTED), ("has-taken", "CG-32"))},
}
"""By act, then by phase: the sentence and the rule where the act has no place in this part of the turn."""


def reasons(position: Position, action: Action) -> tuple[Message, ...]:
    """Every rule that an action breaks, the most telling first; empty for a legal action."""
    if position.is_over:
        return (message(TEXTS, "over", "CG-50"),)
    return (
        *_phase_reasons(position, action),
        *(why for table, place in _looked_at(position, action) for why in table.reasons(TEXTS, position, place)),
    )


def _phase_reasons(position: Position, action: Action) -> Iterator[Message]:
    """That an act has no place in this phase of the turn."""
    misplaced = MISPLACED[action.act].get(position.phase)
    if misplaced is not None:
        id, rule = misplaced
        yield message(TEXTS, id, rule, player=Seat(position.seat))


def _looked_at(position: Position, action: Action) -> list[tuple[Table, int]]:
    """The tables of an act, each with the place it is asked about."""
    slot = action.slot
    match action.act:
        case "take":
            end = action.index  # the takes come first in the list
            slot = slot_at(position, end)
            return [(END, end)] if slot == NOWHERE else [(END, end), (CARD, slot)]
        case "pay_reserve":
            return [(RESERVE, NOWHERE)]
        case "pay_slot":
            return [(OWN_PAID, slot)]
        case "play_law":
            return [(LAW, action.kind)]
        case "place":
            return [(SLOT, slot), (STONE, NOWHERE)]
        case "lift":
            return [(OWN_MOVED, slot), (MOVE, NOWHERE)]
        case "pass":
            return [(PASS, NOWHERE)]
        case _:
            return []
