"""A player for games with the Vatican in the lessons: it goes there more often than others do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from webpower.engine.chance import pick
from webpower.games.power.actions import Action
from webpower.games.power.observation import Observation
from webpower.games.power.players import make_player

OFTEN = 0.6
"""How likely a visit is where one can be paid for."""


class Visitor:
    """Plays like another bot, but often goes to the Vatican first, best for countries where it has advisors."""

    def __init__(self, bot: str) -> None:
        self._bot = make_player(bot)
        self.name = self._bot.name

    def choose(self, observation: Observation, legal: Sequence[Action], random: Random) -> Action:
        """See `webpower.engine.players.Player.choose`."""
        visits = [action for action in legal if action.act == "vatican"]
        advisors, seat = observation.pieces.advisors, observation.seat
        known = [action for action in visits if advisors[action.country][seat]]
        if visits and random.random() < OFTEN:
            return pick(known or visits, random)
        chosen: Action = self._bot.choose(observation, legal, random)
        return chosen
