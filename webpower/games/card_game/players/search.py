"""The search bot: tries what it can do in many guesses of the hidden law cards, and plays each of them on.

It is made as search bots of this kind are:

- each try guesses the hidden law cards anew, so that no plan can rely on them (determinization, as in Cowling, Powley
  and Whitehouse, Information set Monte Carlo tree search, 2012);
- all plans meet the same guesses, and the worse half is left out again and again (`webpower.engine.halving`);
- what the greedy bot thinks of a plan counts as some tries (a progressive bias, as in Chaslot and others, Progressive
  strategies for Monte-Carlo tree search, 2008);
- play goes on by a policy for some rounds only, and then what the cards promise is as good as the end (a truncated
  rollout, as in Tesauro and Galperin, On-line policy improvement using Monte-Carlo search, 1996).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import tanh
from random import Random
from statistics import fmean

from webpower.engine.halving import Budget, Iterations, Tried, halve
from webpower.engine.messages import Message, message
from webpower.engine.players import Advice, Bot
from webpower.games.card_game.actions import Action
from webpower.games.card_game.observation import Observation, imagined
from webpower.games.card_game.players.claims import payment
from webpower.games.card_game.players.plans import Plan, plans
from webpower.games.card_game.players.playout import play_claim, play_on, play_turn
from webpower.games.card_game.players.sampling import sample
from webpower.games.card_game.players.table import MINUS_TWO, Table
from webpower.games.card_game.players.weights import BELIEFS, Weights
from webpower.games.card_game.players.words import follow_up, points
from webpower.games.card_game.position import OVER, PAY, TAKE, Position
from webpower.games.card_game.scoring.laws import EACH
from webpower.games.card_game.turn import apply
from webpower.games.card_game.words import TEXTS

USUAL = Iterations(60)
"""The budget of a decision if nothing else is said."""

CLOSE = 8.0
"""Points of a lead that is about as good as won, or as bad as lost."""

PRIOR_TRIES = 8
"""How many tries the greedy bot's view of a plan is worth."""


class SearchPlayer(Bot):
    """Tries the most promising ``plans`` by playing on from them for so many ``rounds``.

    The budget is that of a decision: with `Iterations` the same seed gives the same moves, with `Seconds` it depends
    on the machine.
    """

    name = "search"

    def __init__(self, budget: Budget = USUAL, *, plans: int = 8, rounds: int = 2, weights: Weights = BELIEFS) -> None:
        self.budget, self.plans, self.rounds, self.weights = budget, plans, rounds, weights
        self._quick = weights._replace(deep=1, theirs=0.0)  # as good where thousands of turns are played, and quicker

    def advise(self, observation: Observation, legal: Sequence[Action], random: Random) -> Advice:
        """See `webpower.engine.players.Adviser.advise`."""
        position = imagined(observation)
        options = plans(position, legal, self.weights)[: self.plans]
        leads: dict[Plan, list[float]] = {plan: [] for plan in options}

        def attempt(left: Sequence[Plan]) -> list[float]:
            guess, luck = sample(observation, random), random.random()
            for plan in left:
                leads[plan].append(self._lead(guess, plan, luck))
            return [worth(leads[plan][-1]) for plan in left]

        found = halve(options, attempt, self.budget, lambda plan: plan.gain, PRIOR_TRIES)
        return Advice(found[0].option.actions[0], _reason(position, found, leads))

    def _lead(self, guess: Position, plan: Plan, luck: float) -> float:
        """Where a plan leads: the points that can be expected, less those of the best opponent."""
        seat, random = guess.seat, Random(luck)
        table = self.after(guess, plan, random)
        play_on(table, self._quick, random, self.rounds * table.seats)
        promised = table.promised()
        time = table.time(self.weights)
        for other, laws in enumerate(table.laws):
            held = sum(worth * number for worth, number in zip(self.weights.held, laws, strict=False))
            stones = self.weights.stone * (table.reserve[other] + table.on_cards[other])
            promised[other] += EACH * laws[MINUS_TWO] + time * (held + stones)
        own = promised.pop(seat)
        return own - max(promised)

    def after(self, guess: Position, plan: Plan, random: Random) -> Table:
        """The table at the end of the turn that a plan belongs to."""
        position = guess
        for action in plan.actions:
            position = apply(position, action)
        table = Table(position)
        if position.seat != guess.seat or position.phase is OVER:
            return table
        if position.phase is PAY:
            table.pay(payment(table, self._quick))
        if position.phase in (PAY, TAKE):
            play_turn(table, self._quick, random)
        else:
            play_claim(table, self._quick)
            table.next_turn()
        return table


def worth(lead: float) -> float:
    """What a lead is worth: a point counts most where the end is close, as it may decide who wins.

    >>> [round(worth(lead), 1) for lead in (-20, -2, 0, 2, 20)]
    [-7.9, -2.0, 0.0, 2.0, 7.9]
    """
    return CLOSE * tanh(lead / CLOSE)


def _reason(position: Position, found: Sequence[Tried[Plan]], leads: Mapping[Plan, Sequence[float]]) -> Message:
    then = follow_up(position, found[0].option)
    if len(found) == 1:
        return message(TEXTS, "search-only", then=then)
    first, second = (points(fmean(leads[one.option])) for one in found[:2])
    tries = sum(one.tries for one in found)
    return message(TEXTS, "search", then=then, plans=len(found), tries=tries, ahead=first, second=second)
