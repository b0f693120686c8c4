"""A player who does without open cards."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from webpower.engine.players import PlayerLike
from webpower.games.power.actions import Action
from webpower.games.power.observation import Observation
from webpower.games.power.players import make_player


class Blind:
    """Plays like another player, but draws from the stack whenever it can (WP-23)."""

    def __init__(self, bot: str | PlayerLike) -> None:
        self._player = make_player(bot)
        self.name = f"blind {self._player.name}"

    def choose(self, observation: Observation, legal: Sequence[Action], random: Random) -> Action:
        """See `webpower.engine.players.Player.choose`."""
        unseen = [action for action in legal if action.source == "stack"]
        chosen: Action = self._player.choose(observation, unseen or legal, random)
        return chosen
