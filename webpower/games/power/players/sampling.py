"""Guessing what is hidden: a whole position that agrees with all that an observer knows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from webpower.engine.chance import shuffled
from webpower.games.power.observation import Observation, as_seen
from webpower.games.power.position import Position, listed


def sample(observation: Observation, random: Random) -> Position:
    """A position that looks to the observer as the real one does; each is as likely as the cards make it.

    The cards that the observer has not seen are dealt to the hidden places in other hands and to the stack. How the
    others have played says nothing here. Raises ValueError for the observation of a seat that does not decide.
    """
    cards = shuffled(listed(observation.unseen), random)
    hands = []
    for seat, size in enumerate(observation.hand_sizes):
        hand = bytearray(observation.known[seat])
        for _ in range(size - sum(hand)):
            hand[cards.pop()] += 1
        hands.append(bytes(hand))
    return as_seen(observation)._replace(hands=tuple(hands), stack=bytes(cards))


class GuessedOutcomes:
    """The order of the second stack, guessed when it is asked for."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def order(self, number: int, items: Sequence[int]) -> tuple[int, ...]:
        """See `webpower.engine.chance.Outcomes.order`."""
        return tuple(shuffled(items, self._random))
