"""Facts that the rules look at, worked out for all ends of rows or all slots at a time.

Flags are bytes, 1 for yes and 0 for no.
"""

from __future__ import annotations

from operator import and_

from webpower.games.card_game.actions import NOWHERE
from webpower.games.card_game.cards import COLUMNS, ROWS
from webpower.games.card_game.position import EMPTY, Position

IS = tuple(bytes(value == wanted for value in range(256)) for wanted in range(256))
"""Turns seats into flags, by ``bytes.translate``: whether they are the wanted one."""

Ends = list[tuple[int, int]]
"""Numbers of ends, ``2 * (row - 1)`` for the left one and one more for the right one, each with its slot."""


def end_slots(position: Position) -> Ends:
    """The ends that a card can be taken from (CG-20): a last card is at the left end only (R-3)."""
    owners = position.owners
    found: Ends = []
    for row in range(ROWS):
        start = COLUMNS * row
        low = owners.find(EMPTY, start, start + COLUMNS)
        if low != NOWHERE:
            found.append((2 * row, low))
            high = owners.rfind(EMPTY, start, start + COLUMNS)
            if high != low:
                found.append((2 * row + 1, high))
    return found


def slot_at(position: Position, end: int) -> int:
    """The slot at an end, by its number; NOWHERE if the row is empty."""
    return position.span(end // 2 + 1)[end % 2]


def free_slots(position: Position) -> bytes:
    """By slot: whether a card lies there and no stone on it (CG-39)."""
    return bytes(map(and_, position.owners.translate(IS[EMPTY]), position.stones.translate(IS[EMPTY])))


def own_slots(position: Position) -> bytes:
    """By slot: whether a stone of the mover lies there."""
    return position.stones.translate(IS[position.seat])


def stones_left(position: Position, seat: int) -> int:
    """How many stones a seat has at hand or on cards (CG-27)."""
    return position.reserve[seat] + position.stones.count(seat)
