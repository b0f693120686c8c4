"""The search bot: tries the plans for its turn in many guesses of what is hidden, and plays each of them on.

A Monte Carlo search over information sets, wide and not deep: with some hundred tries a decision, more is gained by
trying whole turns and playing on sensibly than by a tree that hardly sees a position twice. What it is made of is known
to work:

- each try guesses the hidden cards anew, so that no plan can rely on them (determinization, as in Cowling, Powley and
  Whitehouse, Information set Monte Carlo tree search, 2012);
- all plans meet the same guesses, and the worse half is left out again and again (`webpower.engine.halving`);
- what the evaluation says of a plan counts as some tries (a progressive bias, as in Chaslot and others, Progressive
  strategies for Monte-Carlo tree search, 2008);
- what is made the most of is not points but, nearly, the chance to win: large leads count less than their points say;
- play goes on to the end by an informed policy, as rollouts improve on the policy that they follow (Tesauro and
  Galperin, On-line policy improvement using Monte-Carlo search, 1996).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import tanh
from random import Random
from statistics import fmean

from webpower.engine.halving import Budget, Iterations, Tried, halve
from webpower.engine.messages import Message, message
from webpower.engine.players import Advice, Bot
from webpower.games.power.actions import Action
from webpower.games.power.observation import Observation
from webpower.games.power.players.evaluation import BELIEFS, Weights
from webpower.games.power.players.greedy import lead
from webpower.games.power.players.plans import Plan, Turn
from webpower.games.power.players.playout import play_out
from webpower.games.power.players.sampling import GuessedOutcomes, sample
from webpower.games.power.players.scores import scores
from webpower.games.power.players.thoughtful import follow_up
from webpower.games.power.position import Position
from webpower.games.power.rules import TEXTS
from webpower.games.power.turn import apply

USUAL = Iterations(60)
"""The budget of a decision if nothing else is said."""

CLOSE = 8.0
"""Points of a lead that is about as good as won, or as bad as lost."""

PRIOR_TRIES = 8
"""How many tries the evaluation of a plan is worth."""


class SearchPlayer(Bot):
    """Tries the most promising ``plans`` (see `ThoughtfulPlayer`) by playing on from them to the end of the game.

    The budget is that of a decision: with `Iterations` the same seed gives the same moves, with `Seconds` it depends
    on the machine.
    """

    name = "search"

    def __init__(self, budget: Budget = USUAL, *, plans: int = 8, weights: Weights = BELIEFS) -> None:
        self.budget, self.plans, self.weights = budget, plans, weights

    def advise(self, observation: Observation, legal: Sequence[Action], random: Random) -> Advice:
        """See `webpower.engine.players.Adviser.advise`."""
        plans = sorted(Turn(observation, self.weights).plans(legal), key=lambda plan: -plan.total)[: self.plans]

        leads: dict[tuple[Action, ...], list[float]] = {plan.actions: [] for plan in plans}

        def attempt(left: Sequence[Plan]) -> list[float]:
            guess, luck = sample(observation, random), random.random()
            for plan in left:
                leads[plan.actions].append(self._lead(guess, plan, observation.seat, luck))
            return [worth(leads[plan.actions][-1]) for plan in left]

        found = halve(plans, attempt, self.budget, lambda plan: plan.total, PRIOR_TRIES)
        return Advice(found[0].option.actions[0], _reason(observation, found, leads))

    def _lead(self, guess: Position, plan: Plan, seat: int, luck: float) -> float:
        """Where a plan leads: the points at the end of the game, less those of the best opponent."""
        outcomes = GuessedOutcomes(Random(luck))
        position = guess
        for action in plan.actions:
            position = apply(position, action, outcomes)
        return lead(scores(play_out(position, self.weights, outcomes)).totals, seat)


def worth(lead: float) -> float:
    """What a lead at the end is worth: a point counts most where the end is close, as it may decide who wins.

    >>> [round(worth(lead), 1) for lead in (-20, -2, 0, 2, 20)]
    [-7.9, -2.0, 0.0, 2.0, 7.9]
    """
    return CLOSE * tanh(lead / CLOSE)


def _reason(
    observation: Observation, found: Sequence[Tried[Plan]], leads: Mapping[tuple[Action, ...], Sequence[float]]
) -> Message:
    best = found[0]
    then = follow_up(observation.setup, best.option)
    if len(found) == 1:
        return message(TEXTS, "search-only", then=then)
    return message(
        TEXTS,
        "search",
        then=then,
        plans=len(found),
        tries=sum(one.tries for one in found),
        ahead=round(fmean(leads[best.option.actions]), 1),
        second=round(fmean(leads[found[1].option.actions]), 1),
    )
