"""The rules of taking, paying, law cards and claiming: what is legal, and why not.

Each rule is one predicate, in one table (`tables`). The list of legal actions and the refusal with its sentence ask the
same predicates or look at the same `facts`, so the two cannot disagree; the list makes no text.
"""

from webpower.games.card_game.rules.facts import end_slots, free_slots
from webpower.games.card_game.rules.legal import (
    can_claim,
    can_play_law,
    legal_actions,
    payments,
    playable_laws,
    takes,
)
from webpower.games.card_game.rules.reasons import reasons
from webpower.games.card_game.rules.tables import can_take
from webpower.games.card_game.words import TEXTS

__all__ = [
    "TEXTS",
    "can_claim",
    "can_play_law",
    "can_take",
    "end_slots",
    "free_slots",
    "legal_actions",
    "payments",
    "playable_laws",
    "reasons",
    "takes",
]
