"""The legal actions, and whether there are any of a sort."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress

from webpower.games.card_game.actions import (
    END_TAKE,
    END_TURN,
    LIFTS,
    NOWHERE,
    PASS,
    PAY_RESERVE,
    PAYS,
    PLACES,
    PLAYS,
    TAKES,
    Action,
)
from webpower.games.card_game.position import CLAIM, LIFTED, MORE, PAY, TAKE, Position
from webpower.games.card_game.rules.facts import end_slots
from webpower.games.card_game.rules.tables import CARD, LAW, MOVE, OWN_MOVED, OWN_PAID, RESERVE, SLOT, STONE


def legal_actions(position: Position) -> list[Action]:
    """All legal actions, in the order of the list of actions; none only when the game is over."""
    phase = position.phase
    if phase is TAKE:
        legal = list(takes(position))
        passing = not legal  # (CG-32)
        legal += playable_laws(position)
        if passing:
            legal.append(PASS)
        return legal
    if phase is MORE:
        return [*takes(position), *playable_laws(position), END_TAKE]
    if phase is CLAIM:
        return [*playable_laws(position), *placements(position), *lifts(position), END_TURN]
    if phase is PAY:
        return payments(position)
    if phase is LIFTED:
        return list(placements(position))
    return []


def takes(position: Position) -> Iterator[Action]:
    """The legal takes (CG-20 to CG-27)."""
    for end, slot in end_slots(position):
        if not CARD.forbids(position, slot):
            yield TAKES[end]


def payments(position: Position) -> list[Action]:
    """The stones that can be paid (CG-28)."""
    legal = list(compress(PAYS, OWN_PAID.open(position)))
    return legal if RESERVE.forbids(position, NOWHERE) else [PAY_RESERVE, *legal]


def playable_laws(position: Position) -> list[Action]:
    """The law cards that can be played while cards are taken, or after that (CG-33 to CG-36)."""
    return [play for play in PLAYS if not LAW.forbids(position, play.kind)]


def can_play_law(position: Position) -> bool:
    """Whether any law card can be played."""
    return bool(playable_laws(position))


def placements(position: Position) -> Iterator[Action]:
    """The cards that a stone can be placed on (CG-39, CG-40); the targets of one that has been lifted (CG-41)."""
    return iter(()) if STONE.forbids(position, NOWHERE) else compress(PLACES, SLOT.open(position))


def lifts(position: Position) -> Iterator[Action]:
    """The stones that can be moved (CG-41)."""
    return iter(()) if MOVE.forbids(position, NOWHERE) else compress(LIFTS, OWN_MOVED.open(position))


def can_claim(position: Position) -> bool:
    """Whether a stone can be placed or moved."""
    if not STONE.forbids(position, NOWHERE) and 1 in SLOT.open(position):
        return True
    return position.seat in position.stones and not MOVE.forbids(position, NOWHERE)
