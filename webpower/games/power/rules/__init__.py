"""The rules of placing, exchanging and drawing: what is legal, and why not.

Each rule is one predicate, in one table (`tables`). The refusal and its sentence ask the predicates about one place.
The list of legal actions looks at all places at once, at the same `facts` that the predicates look at, so the two
cannot disagree; it makes no text. What depends on the hand or on the open cards alone (`webpower.games.power.paying`,
`webpower.games.power.drawing`) is worked out once for all of them, by what the predicates ask as well.
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
