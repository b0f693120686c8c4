"""The bots that come with the game, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from webpower.engine.errors import WebpowerError
from webpower.engine.players import Player, PlayerLike, RandomPlayer, as_player
from webpower.games.power.players.caricatures import Blocker, Courtier, Monk, Wanderer
from webpower.games.power.players.greedy import GreedyPlayer
from webpower.games.power.players.search import SearchPlayer
from webpower.games.power.players.thoughtful import ThoughtfulPlayer

PLAYERS: Mapping[str, Callable[[], Player]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "thoughtful": ThoughtfulPlayer,
    "search": SearchPlayer,
    "monk": Monk,
    "courtier": Courtier,
    "wanderer": Wanderer,
    "blocker": Blocker,
}
"""How to make each bot."""


class UnknownPlayer(WebpowerError, KeyError):
    """There is no bot of that name, or there are not as many names as seats."""

    def __str__(self) -> str:
        return str(self.args[0])


def make_players(bots: Sequence[str | PlayerLike], seats: int) -> list[Player]:
    """Bots by name, or players as they are: one for all seats, or one a seat. Raises UnknownPlayer.

    >>> [player.name for player in make_players(["random"], 3)]
    ['random', 'random', 'random']
    """
    wanted = list(bots) * seats if len(bots) == 1 else list(bots)
    if len(wanted) != seats:
        raise UnknownPlayer(f"expected one bot, or {seats} for {seats} players, and got {len(bots)}")
    return [make_player(bot) for bot in wanted]


def make_player(bot: str | PlayerLike) -> Player:
    """A bot by name, or a player as it is. Raises UnknownPlayer.

    >>> make_player("greedy").name
    'greedy'
    """
    if not isinstance(bot, str):
        return as_player(bot)
    if bot not in PLAYERS:
        raise UnknownPlayer(f"there is no bot {bot!r}; there is {', '.join(PLAYERS)}")
    return PLAYERS[bot]()
