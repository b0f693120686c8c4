"""The bots that come with the game, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from webpower.engine.errors import WebpowerError
from webpower.engine.players import Player, RandomPlayer

PLAYERS: Mapping[str, Callable[[], Player]] = {"random": RandomPlayer}
"""How to make each bot."""


class UnknownPlayer(WebpowerError, KeyError):
    """There is no bot of that name, or there are not as many names as seats."""

    def __str__(self) -> str:
        return str(self.args[0])


def make_players(bots: Sequence[str | Player], seats: int) -> list[Player]:
    """Bots by name, or players as they are: one for all seats, or one a seat. Raises UnknownPlayer.

    >>> [player.name for player in make_players(["random"], 3)]
    ['random', 'random', 'random']
    """
    wanted = list(bots) * seats if len(bots) == 1 else list(bots)
    if len(wanted) != seats:
        raise UnknownPlayer(f"expected one bot, or {seats} for {seats} players, and got {len(bots)}")
    return [_bot(bot) if isinstance(bot, str) else bot for bot in wanted]


def _bot(name: str) -> Player:
    if name not in PLAYERS:
        raise UnknownPlayer(f"there is no bot {name!r}; there is {', '.join(PLAYERS)}")
    return PLAYERS[name]()
