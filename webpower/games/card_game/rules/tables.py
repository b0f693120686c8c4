"""The rules in tables: what is looked at for each act, the most telling first."""

from __future__ import annotations

from webpower.engine import rule_tables
from webpower.games.card_game.position import TAKE, Position
from webpower.games.card_game.rules import facts, predicates, subjects

Check = rule_tables.Check[Position]
Table = rule_tables.Table[Position]
PlaceTable = rule_tables.PlaceTable[Position]

END = Table(
    Check("row-empty", "CG-20", predicates.row_empty, subjects.the_row),
    Check("last-in-row", "CG-20", predicates.last_in_row, subjects.the_row),
)
"""For taking, by the number of the end."""

CARD = Table(
    Check("other-country", "CG-21", predicates.other_country, subjects.the_first_country),
    Check("uncovered", "CG-25", predicates.uncovered, subjects.the_card),
    Check("limit-reached", "CG-23", predicates.limit_reached, subjects.the_symbols),
    Check("too-many-symbols", "CG-22", predicates.too_many_symbols, subjects.the_symbols),
    Check("no-stone-to-pay", "CG-27", predicates.no_stone_to_pay, subjects.the_stone),
)
"""For taking, by the slot of the card."""

RESERVE = Table(Check("reserve-empty", "CG-28", predicates.reserve_empty, subjects.the_mover))
"""For paying with a stone at hand."""

OWN_PAID = PlaceTable(facts.own_slots, Check("not-own-paid", "CG-28", predicates.not_own, subjects.the_slot))
"""For paying with a stone on a card, by slot."""

LAW = Table(
    Check("law-not-held", "CG-33", predicates.not_held, subjects.the_law),
    Check("none-removed", "CG-34", predicates.none_removed, subjects.the_mover),
    Check("three-already", "CG-35", predicates.three_already, subjects.the_mover),
    Check("three-too-late", "CG-35", predicates.three_too_late, subjects.the_mover),
    Check("mixed-already", "CG-36", predicates.mixed_already, subjects.the_mover),
    Check("mixed-too-late", "CG-36", predicates.mixed_too_late, subjects.the_mover),
)
"""For playing a law card, by kind."""

STONE = Table(
    Check("no-stone-to-place", "CG-40", predicates.no_stone_to_place, subjects.the_mover),
    Check("cap-reached", "CG-40", predicates.cap_reached, subjects.the_cap),
)
"""For placing, wherever."""

SLOT = PlaceTable(
    facts.free_slots,
    Check("lifted-there", "CG-41", predicates.lifted_there, subjects.the_slot),
    Check("card-gone", "CG-39", predicates.card_gone, subjects.the_taker),
    Check("stone-there", "CG-39", predicates.stone_there, subjects.the_stone),
)
"""For placing, by slot."""

MOVE = Table(
    Check("may-place", "CG-41", predicates.may_place, subjects.the_mover),
    Check("no-target", "CG-41", predicates.no_target, subjects.the_mover),
)
"""For moving, whatever stone."""

OWN_MOVED = PlaceTable(facts.own_slots, Check("not-own-moved", "CG-41", predicates.not_own, subjects.the_slot))
"""For moving, by slot."""


def card_to_take(position: Position, _: int) -> bool:
    """A card can be taken, so nobody passes."""
    return position.phase is TAKE and can_take(position)


def can_take(position: Position) -> bool:
    """Whether any card can be taken."""
    return any(not CARD.forbids(position, slot) for _, slot in facts.end_slots(position))


PASS = Table(Check("card-to-take", "CG-32", card_to_take, subjects.the_mover))
