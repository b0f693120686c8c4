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


def make_players(names: Sequence[str], seats: int) -> list[Player]:
    """Bots by name: one name for all seats, or one a seat. Raises UnknownPlayer.

    >>> [player.name for player in make_players(["random"], 3)]
    ['random', 'random', 'random']
    """
    wanted = list(names) * seats if len(names) == 1 else list(names)
    for name in wanted:
        if name not in PLAYERS:
            raise UnknownPlayer(f"there is no bot {name!r}; there is {', '.join(PLAYERS)}")
    if len(wanted) != seats:
        raise UnknownPlayer(f"expected one bot, or {seats} for {seats} players, and got {len(names)}")
    return [PLAYERS[name]() for name in wanted]
