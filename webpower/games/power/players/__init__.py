"""The bots that come with the game, by name."""

from __future__ import annotations

from collections.abc import Sequence

from webpower.engine.players import Bots, Player, PlayerLike, RandomPlayer
from webpower.engine.players import UnknownPlayer as UnknownPlayer
from webpower.games.power.players.caricatures import Blocker, Courtier, Monk, Wanderer
from webpower.games.power.players.greedy import GreedyPlayer
from webpower.games.power.players.search import SearchPlayer
from webpower.games.power.players.thoughtful import ThoughtfulPlayer

PLAYERS = Bots(
    {
        "random": RandomPlayer,
        "greedy": GreedyPlayer,
        "thoughtful": ThoughtfulPlayer,
        "search": SearchPlayer,
        "monk": Monk,
        "courtier": Courtier,
        "wanderer": Wanderer,
        "blocker": Blocker,
    }
)
"""How to make each bot."""


def make_players(bots: Sequence[str | PlayerLike], seats: int) -> list[Player]:
    """Bots by name, or players as they are: one for all seats, or one a seat. Raises UnknownPlayer.

    >>> [player.name for player in make_players(["random"], 3)]
    ['random', 'random', 'random']
    """
    return PLAYERS.make_all(bots, seats)


def make_player(bot: str | PlayerLike) -> Player:
    """A bot by name, or a player as it is. Raises UnknownPlayer.

    >>> make_player("greedy").name
    'greedy'
    """
    return PLAYERS.make(bot)
