"""Actions as players name them when they give a reason."""

from __future__ import annotations

from webpower.engine.messages import Message, message
from webpower.games.power.actions import Action
from webpower.games.power.position import Setup
from webpower.games.power.rules import TEXTS


def named(setup: Setup, action: Action) -> Message:
    """An action in words: ``a cloister on Chorin (Franken) for one Franken/Aragon card``."""
    board = setup.board
    card = board.cards[action.kind].label if action.kind >= 0 else ""
    match action.act:
        case "cloister":
            site = board.sites[action.place]
            country = board.countries[site.country].name
            return message(TEXTS, "act-cloister", site=site.name, country=country, paid=_paid(action, card))
        case "advisor":
            return message(TEXTS, "act-advisor", country=action.at, paid=_paid(action, card))
        case "vatican":
            arms = board.arms[action.place]
            country = board.countries[arms.country].name
            return message(TEXTS, "act-vatican", country=country, table=arms.table, paid=_paid(action, card))
        case "exchange":
            return message(TEXTS, "act-exchange", card=card)
        case "draw" if action.source == "open":
            return message(TEXTS, "act-draw-open", card=card)
        case "draw":
            return message(TEXTS, "act-draw-stack")
        case other:
            return message(TEXTS, f"act-{other}")


def _paid(action: Action, card: str) -> Message:
    return message(TEXTS, "paid-one" if action.cost == 1 else "paid-pair", card=card)
