"""The greedy bot: the cards that promise the most now, then a stone where it guards the most."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from webpower.engine.chance import pick
from webpower.engine.messages import Message, Seat, message
from webpower.engine.players import Advice, Bot
from webpower.games.card_game.actions import Action
from webpower.games.card_game.observation import Observation, imagined
from webpower.games.card_game.players.plans import Plan, plans
from webpower.games.card_game.players.table import Table
from webpower.games.card_game.players.weights import BELIEFS, Weights
from webpower.games.card_game.players.words import follow_up, points
from webpower.games.card_game.position import Position
from webpower.games.card_game.turn import apply
from webpower.games.card_game.words import TEXTS, spot_words

LAW_RULES = ("CG-34", "CG-35", "CG-36")
"""By kind of law card that is played."""

RULES = {"end_take": "CG-24", "pay_reserve": "CG-28", "end_turn": "CG-38", "pass": "CG-32"}
"""By act that needs no figures."""


class GreedyPlayer(Bot):
    """Looks at all that it can take in its turn, and takes what promises it the most against the average opponent.

    What cards promise is the score that could be expected if those left were dealt at random. Between plans that are
    worth the same it picks one at random.
    """

    name = "greedy"

    def __init__(self, weights: Weights = BELIEFS) -> None:
        self.weights = weights

    def advise(self, observation: Observation, legal: Sequence[Action], random: Random) -> Advice:
        """See `webpower.engine.players.Adviser.advise`."""
        position = imagined(observation)
        found = plans(position, legal, self.weights)
        best = pick([plan for plan in found if plan.gain == found[0].gain], random)
        return Advice(best.actions[0], _reason(position, best, found))


def _reason(position: Position, best: Plan, found: Sequence[Plan]) -> Message:
    action, worth = best.actions[0], points(best.gain)
    match action.act:
        case "take":
            return _expected(position, best)
        case "end_take" if len(found) > 1:
            return message(TEXTS, "greedy-enough", "CG-24", lost=points(best.gain - found[1].gain))
        case "play_law" if len(best.actions) > 1:
            without = next((plan.gain for plan in found if plan.actions[0].act != "play_law"), 0.0)
            return message(TEXTS, "greedy-law", LAW_RULES[action.kind], gain=worth, without=points(without))
        case "play_law":
            return message(TEXTS, "greedy-back", LAW_RULES[action.kind])
        case "pay_slot":
            return message(TEXTS, "greedy-pay-slot", "CG-28", guards=points(-best.gain))
        case "place":
            return message(TEXTS, "greedy-place", "CG-38", guards=worth, cards=len(found))
        case "lift":
            return message(TEXTS, "greedy-lift", "CG-41", spot=spot_words(position, best.actions[1].slot), gain=worth)
        case other:
            return message(TEXTS, f"greedy-{other.replace('_', '-')}", RULES[other])


def _expected(position: Position, plan: Plan) -> Message:
    """What everybody can expect after it."""
    after = position
    for action in plan.actions:
        after = apply(after, action)
    promised = Table(after).promised()
    own = promised.pop(position.seat)
    then, player = follow_up(position, plan), Seat(position.seat)
    return message(TEXTS, "greedy-take", "CG-53", then=then, player=player, own=points(own), best=points(max(promised)))
