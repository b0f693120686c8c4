"""The thoughtful bot: plans its whole turn by a readable evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from webpower.engine.messages import Message, message
from webpower.engine.players import Advice, Bot
from webpower.games.power.actions import Action
from webpower.games.power.observation import Observation
from webpower.games.power.players.evaluation import BELIEFS, Weights
from webpower.games.power.players.plans import Plan, Turn
from webpower.games.power.players.words import named
from webpower.games.power.position import Phase, Setup
from webpower.games.power.rules import TEXTS


class ThoughtfulPlayer(Bot):
    """Weighs majorities, alliances, chains, tempo and cards for the whole turn (see `Weights`).

    Nothing is left to chance: of plans that are worth the same it takes the first.
    """

    name = "thoughtful"

    def __init__(self, weights: Weights = BELIEFS) -> None:
        self.weights = weights

    def advise(self, observation: Observation, legal: Sequence[Action], random: Random) -> Advice:
        """See `webpower.engine.players.Adviser.advise`."""
        best = max(Turn(observation, self.weights).plans(legal), key=_total)
        return Advice(best.actions[0], _reason(observation, best))


def _total(plan: Plan) -> float:
    return plan.total


def _reason(observation: Observation, plan: Plan) -> Message:
    cards = round(plan.cards, 1)
    if observation.phase is Phase.DRAW:
        return message(TEXTS, "thoughtful-draw", "WP-23", cards=cards)
    return message(
        TEXTS,
        "thoughtful",
        then=follow_up(observation.setup, plan),
        total=round(plan.total, 1),
        majorities=round(plan.worth.majorities, 1),
        alliances=round(plan.worth.alliances, 1),
        chains=round(plan.worth.chains, 1),
        cards=cards,
    )


def follow_up(setup: Setup, plan: Plan) -> Message:
    """What follows in the turn after the first action of a plan."""
    if len(plan.actions) == 1:
        return message(TEXTS, "plan-alone")
    return message(TEXTS, "plan-then", action=named(setup, plan.actions[1]))
