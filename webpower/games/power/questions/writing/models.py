"""Functions that do the tasks of the lesson on bots, for teachers. They are written as pupils may write them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from webpower.games.power.actions import Action
from webpower.games.power.observation import Observation
from webpower.games.power.players.kit import after, as_seen, lead, legal_actions, points_after, points_now
from webpower.games.power.position import Position

Legal = Sequence[Action]


def any_legal(observation: Observation, legal: Legal, random: Random) -> Action:
    """Any of the legal actions, each as likely as the next."""
    return random.choice(legal)


def cloisters_first(observation: Observation, legal: Legal, random: Random) -> Action:
    """A cloister where one may be placed, and anything else where not."""
    cloisters = [action for action in legal if action.act == "cloister"]
    return random.choice(cloisters or legal)


def lead_of(points: Sequence[int], seat: int) -> int:
    """How far a seat is ahead of the best of the others."""
    others = [number for other, number in enumerate(points) if other != seat]
    return points[seat] - max(others)


def greedy(observation: Observation, legal: Legal, random: Random) -> Action:
    """The largest lead if the game ended after the action."""
    leads = [lead(points, observation.seat) for points in points_after(observation, legal)]
    return random.choice([action for action, value in zip(legal, leads, strict=True) if value == max(leads)])


def pairs(observation: Observation, legal: Legal, random: Random) -> Action:
    """To draw: an open card that makes a pair, else the stack."""
    opened = [action for action in legal if action.source == "open" and observation.hand[action.kind] == 1]
    stack = [action for action in legal if action.source == "stack"]
    return random.choice(opened or stack or legal)


def stronger(observation: Observation, legal: Legal, random: Random) -> Action:
    """Pairs of cards, and the largest lead after the whole turn."""
    if observation.phase == "draw":
        return pairs(observation, legal, random)

    def worth(position: Position) -> int:
        leads = [lead(points_now(position), observation.seat)]
        if position.phase == "more":  # a second piece may follow
            leads += [worth(after(position, action)) for action in legal_actions(position)]
        return max(leads)

    values = [worth(after(as_seen(observation), action)) for action in legal]
    return random.choice([action for action, value in zip(legal, values, strict=True) if value == max(values)])
