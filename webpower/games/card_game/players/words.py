"""What players say of their plans when they give a reason."""

from __future__ import annotations

from webpower.engine.messages import Message, message
from webpower.games.card_game.naming import named
from webpower.games.card_game.players.plans import Plan
from webpower.games.card_game.position import Position
from webpower.games.card_game.turn import apply
from webpower.games.card_game.words import TEXTS


def follow_up(position: Position, plan: Plan) -> Message:
    """What follows the first action of a plan."""
    if len(plan.actions) == 1:
        return message(TEXTS, "plan-alone")
    first, second = plan.actions[:2]
    return message(TEXTS, "plan-then", action=named(apply(position, first), second))


def points(value: float) -> float:
    """Points as they are said: rounded to tenths, and never -0.0.

    >>> points(-0.04), points(2.25)
    (0.0, 2.2)
    """
    return round(value, 1) + 0.0
