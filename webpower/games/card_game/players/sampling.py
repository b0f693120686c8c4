"""Guessing what is hidden: a whole position that agrees with all that an observer knows."""

from __future__ import annotations

from random import Random

from webpower.engine.chance import shuffled
from webpower.games.card_game.observation import Observation, imagined
from webpower.games.card_game.position import Position


def sample(observation: Observation, random: Random) -> Position:
    """A position that looks to the observer as the real one does; each is as likely as the law cards make it.

    The law cards that the observer has not seen are dealt to the others' hands and to the cards on which one lies. How
    the others have played says nothing here.
    """
    unseen = [kind for kind, number in enumerate(observation.unseen) for _ in range(number)]
    return imagined(observation, shuffled(unseen, random))
