"""Stones: on which cards they do the most, which of them is paid."""

from __future__ import annotations

from webpower.games.card_game.actions import NOWHERE
from webpower.games.card_game.cards import SLOTS
from webpower.games.card_game.players.table import TAKE_BACK, Table
from webpower.games.card_game.players.weights import Weights
from webpower.games.card_game.position import EMPTY

DEEPEST = -1e9


def guarded(table: Table, weights: Weights) -> dict[int, float]:
    """What a stone of the mover guards, in points, on each card near the ends of the rows where no other player's lies.

    That is the card's worth to the mover and, in part, to the opponent who gains most by it; the card behind it counts
    too, as nobody comes to it. What lies deeper in a row counts less.
    """
    found: dict[int, float] = {}
    for low, high in zip(table.low, table.high, strict=True):
        if low == NOWHERE:
            continue
        deep = min(weights.deep, high - low + 1)
        for end, step in ((low, 1), (high, -1)):
            value = 0.0
            for depth in reversed(range(deep)):
                slot = end + depth * step
                if table.stones[slot] not in (EMPTY, table.seat):
                    value = 0.0
                    continue
                value = _worth(table, weights, slot) + weights.behind * value
                found[slot] = max(found.get(slot, DEEPEST), value * weights.depth**depth)
    return found


def _worth(table: Table, weights: Weights, slot: int) -> float:
    """What a card is worth to the mover, and in part to the opponent who gains most by it."""
    own = table.card_gain(slot, table.seat)
    if not weights.theirs:
        return own
    others = [table.card_gain(slot, other) for other in range(table.seats) if other != table.seat]
    return own + weights.theirs * max(others)


def own_stones(table: Table) -> list[int]:
    """The slots on which stones of the mover lie."""
    return [slot for slot in range(SLOTS) if table.stones[slot] == table.seat]


def payment(table: Table, weights: Weights) -> int:
    """The slot of the stone that the mover pays with, or NOWHERE for one at hand, which guards nothing."""
    if table.reserve[table.seat]:
        return NOWHERE
    values = guarded(table, weights)
    return min(own_stones(table), key=lambda slot: values.get(slot, 0.0))


def wants_back(table: Table) -> bool:
    """Whether the mover plays the law card for a stone: it is out of the game, and could be placed at once."""
    seat = table.seat
    if not (table.laws[seat][TAKE_BACK] and table.removed[seat]):
        return False
    return table.reserve[seat] == 0 and table.on_cards[seat] < table.cap


def claim(table: Table, weights: Weights) -> tuple[int, int]:
    """Where a stone goes, and the slot that it is moved from if none is placed; NOWHERE twice for no claim."""
    places = table.may_place()
    if not places and not table.on_cards[table.seat]:
        return NOWHERE, NOWHERE
    values = guarded(table, weights)
    best, target = 0.0, NOWHERE
    for slot, value in values.items():
        if value > best and table.stones[slot] == EMPTY:
            best, target = value, slot
    if places or target == NOWHERE:
        return target, NOWHERE
    worst, source = min((values.get(slot, 0.0), slot) for slot in own_stones(table))
    return (target, source) if best > worst + weights.move else (NOWHERE, NOWHERE)
