"""The rules as predicates: whether a position breaks a rule at a place.

A place is the number of an end, a slot or a kind of law card; rules that hold everywhere do not look at it.
"""

from __future__ import annotations

from webpower.games.card_game.actions import NOWHERE
from webpower.games.card_game.cards import LAWS, Law
from webpower.games.card_game.position import CLAIM, EMPTY, Position
from webpower.games.card_game.rules import facts

TAKE_BACK, THREE, MIXED = map(LAWS.index, (Law.TAKE_BACK, Law.THREE_SYMBOLS, Law.DIFFERENT_COLOURS))

# Ends of rows (CG-20)


def row_empty(position: Position, end: int) -> bool:
    """No card is left in the row."""
    return facts.slot_at(position, end) == NOWHERE


def last_in_row(position: Position, end: int) -> bool:
    """It is the right end of a row with one card, which is at its left end (R-3)."""
    low, high = position.span(end // 2 + 1)
    return end % 2 == 1 and low == high != NOWHERE


# The card at an end, by its slot


def other_country(position: Position, slot: int) -> bool:
    """The card is of another country than the first of the turn."""
    first = position.colour
    if first == NOWHERE or position.mixed:
        return False
    return position.setup.cards.country_of[position.layout[slot]] != first


def uncovered(position: Position, slot: int) -> bool:
    """The card was not at an end when the turn began, and only such cards are taken (R-5)."""
    return slot not in position.opening and position.setup.options.only_initial_ends


def limit_reached(position: Position, slot: int) -> bool:
    """The turn has all the symbols it may have, and then ends (R-4)."""
    return position.symbols >= position.limit and position.setup.options.stop_at_limit


def too_many_symbols(position: Position, slot: int) -> bool:
    """With the symbols of the card the turn would have more than it may."""
    return position.symbols + position.setup.cards.weight[position.layout[slot]] > position.limit


def no_stone_to_pay(position: Position, slot: int) -> bool:
    """The card lies under another player's stone, and the mover has none left to pay with."""
    owner, seat = position.stones[slot], position.seat
    return owner not in (EMPTY, seat) and facts.stones_left(position, seat) == 0


# Paying


def reserve_empty(position: Position, _: int) -> bool:
    """The mover has no stone at hand."""
    return position.reserve[position.seat] == 0


def not_own(position: Position, slot: int) -> bool:
    """No stone of the mover lies there."""
    return position.stones[slot] != position.seat


# Law cards, by kind


def not_held(position: Position, kind: int) -> bool:
    """The mover holds no such law card."""
    return position.laws[position.seat][kind] == 0


def none_removed(position: Position, kind: int) -> bool:
    """There is no stone to take back."""
    return kind == TAKE_BACK and position.removed[position.seat] == 0


def three_already(position: Position, kind: int) -> bool:
    """Three symbols are allowed already (R-9)."""
    return kind == THREE and position.three


def mixed_already(position: Position, kind: int) -> bool:
    """Different countries are allowed already."""
    return kind == MIXED and position.mixed


def three_too_late(position: Position, kind: int) -> bool:
    """No card is taken any more for which three symbols could be allowed."""
    return kind == THREE and position.phase is CLAIM


def mixed_too_late(position: Position, kind: int) -> bool:
    """No card is taken any more of another country."""
    return kind == MIXED and position.phase is CLAIM


# Claiming


def no_stone_to_place(position: Position, _: int) -> bool:
    """The mover has no stone at hand; one that has been lifted is."""
    return position.lifted == NOWHERE and position.reserve[position.seat] == 0


def cap_reached(position: Position, _: int) -> bool:
    """As many stones of the mover lie on cards as may at once."""
    return position.lifted == NOWHERE and position.stones.count(position.seat) >= position.setup.cap


def card_gone(position: Position, slot: int) -> bool:
    """The card has been taken."""
    return position.owners[slot] != EMPTY


def stone_there(position: Position, slot: int) -> bool:
    """A stone lies there, and is not the one that is being moved."""
    return position.stones[slot] != EMPTY and slot != position.lifted


def lifted_there(position: Position, slot: int) -> bool:
    """The stone that is being moved comes from there."""
    return slot == position.lifted


def may_place(position: Position, slot: int) -> bool:
    """A stone could be placed, so none is moved (R-11)."""
    if position.setup.options.move_any_time:
        return False
    return not (no_stone_to_place(position, slot) or cap_reached(position, slot))


def no_target(position: Position, _: int) -> bool:
    """No card is free for the stone."""
    return 1 not in facts.free_slots(position)
