"""The rules of placing, exchanging and drawing: what is legal, and why not.

Each rule is one predicate, in one table. The list of legal actions, the refusal and its sentence all read that table,
so they cannot disagree; the list stops at the first broken rule and makes no text.
"""

from webpower.games.power.rules.facts import most_cloisters, most_of_one
from webpower.games.power.rules.legal import board_is_closed, can_place, legal_actions, placements
from webpower.games.power.rules.reasons import ACTS, PAYMENT, PLACEMENTS, TEXTS, reasons

__all__ = [
    "ACTS",
    "PAYMENT",
    "PLACEMENTS",
    "TEXTS",
    "board_is_closed",
    "can_place",
    "legal_actions",
    "most_cloisters",
    "most_of_one",
    "placements",
    "reasons",
]
