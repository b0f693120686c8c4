"""Plans for a turn, each with what it is worth: the pieces placed, and the cards kept for the next turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from webpower.games.power.actions import Action
from webpower.games.power.observation import Observation, as_seen
from webpower.games.power.players.after import after
from webpower.games.power.players.evaluation import (
    Promise,
    Weights,
    Worth,
    outlook,
    promise,
    promise_after,
    worth,
)
from webpower.games.power.players.gains import country_gains
from webpower.games.power.players.hands import Hands, with_card
from webpower.games.power.position import Phase, Position
from webpower.games.power.rules import legal_actions

EXPANDED = 20
"""How many first pieces are looked at with every second piece; the others alone."""


class Plan(NamedTuple):
    """One or two actions of a turn, and what they gain, in points against the average opponent."""

    actions: tuple[Action, ...]
    worth: Worth
    """What the pieces gain."""
    cards: float
    """What the cards kept will gain in the next turn, as far as it counts now."""

    @property
    def total(self) -> float:
        """What the plan gains in all."""
        return self.worth.total + self.cards


class _Step(NamedTuple):
    """A plan so far, and what is seen after it."""

    plan: Plan
    seen: Position
    promised: Promise


class Turn:
    """A turn as a seat sees it, and what can be made of it."""

    def __init__(self, observation: Observation, weights: Weights) -> None:
        self._seen = as_seen(observation)
        self._seat = observation.seat
        self._view = outlook(self._seen, weights)
        self._promised = promise(self._view, self._seen.pieces)
        self._now = worth(self._view, self._promised, self._seat)
        gains = country_gains(self._view, self._seen.pieces, self._seat)
        self._hands = Hands(self._seen.board, gains, observation.unseen)

    def plans(self, legal: Sequence[Action]) -> list[Plan]:
        """What can be done with the legal actions: of plans that come to the same, the first.

        A plan goes to the end of placing; every legal action that is not looked at further is a plan of its own.
        """
        if self._seen.phase is Phase.DRAW:
            return [self._drawing(action) for action in legal]
        begun = _Step(Plan((), self._now, 0.0), self._seen, self._promised)
        steps = [self._step(begun, action) for action in legal]
        if self._seen.phase is Phase.PLACE:
            steps.sort(key=lambda step: -step.plan.total)
            steps = [*self._second_steps(steps[:EXPANDED]), *steps[EXPANDED:]]
        different: dict[object, Plan] = {}
        for step in steps:
            different.setdefault((step.seen.phase, step.seen.pieces, step.seen.hands), step.plan)
        return list(different.values())

    def _second_steps(self, firsts: Sequence[_Step]) -> Iterator[_Step]:
        for first in firsts:
            if first.seen.phase is Phase.MORE:
                for action in legal_actions(first.seen):
                    yield self._step(first, action)
            else:
                yield first

    def _step(self, before: _Step, action: Action) -> _Step:
        seen = after(before.seen, action)
        promised = promise_after(before.promised, self._view, seen.pieces, self._seat, action)
        plan = Plan(
            (*before.plan.actions, action),
            worth(self._view, promised, self._seat).less(self._now),
            self._kept(_hand_after(before.seen, action)),
        )
        return _Step(plan, seen, promised)

    def _drawing(self, action: Action) -> Plan:
        hand = self._seen.hands[self._seat]
        return Plan(
            (action,), Worth(0, 0, 0), self._kept(with_card(hand, action.kind, 1) if action.kind >= 0 else hand)
        )

    def _kept(self, hand: Sequence[int]) -> float:
        """What the cards in hand will gain in the next turn, if there is one."""
        if self._view.turns < 1:
            return 0.0
        return self._view.weights.next_turn * self._hands.gain(tuple(hand))


def _hand_after(seen: Position, action: Action) -> Sequence[int]:
    """The mover's hand after placing, exchanging, stopping or passing, before anything is drawn."""
    hand = seen.hands[seen.seat]
    return with_card(hand, action.kind, -(action.cost or 1)) if action.kind >= 0 else hand
