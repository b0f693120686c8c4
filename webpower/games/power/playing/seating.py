"""Who sits at a table: bots by their names, persons by theirs."""

from __future__ import annotations

import re
from collections.abc import Sequence

from webpower.engine.players import Player, PlayerLike
from webpower.games.power.players import PLAYERS, make_player

PERSON = "person"
"""Somebody who is no bot."""

Seated = str | PlayerLike
"""Who sits somewhere: the name of a bot, a player, or the name of a person."""


def who_sits(names: Sequence[str]) -> list[Player | None]:
    """By the players' names of a game: the bot where it is one's, with or without a number; None for a person.

    >>> [bot and bot.name for bot in who_sits(["Anna", "greedy 1", "random", "Greedy"])]
    [None, 'greedy', 'random', None]
    """
    bots = [PLAYERS.get(re.sub(r" \d+$", "", name)) for name in names]
    return [bot and bot() for bot in bots]


def seated(players: Sequence[Seated]) -> tuple[list[str], list[Player | None]]:
    """The names of players, and those of them that play by themselves. Bots of the same name are numbered.

    >>> names, seats = seated(["Anna", "greedy", "random", "greedy"])
    >>> names, [seat is None for seat in seats]
    (['Anna', 'greedy 1', 'random', 'greedy 2'], [True, False, False, False])
    """
    seats = [None if isinstance(who, str) and who not in PLAYERS else make_player(who) for who in players]
    called = [who if seat is None else seat.name for who, seat in zip(players, seats, strict=True)]
    names: list[str] = []
    for place, name in enumerate(called):
        number = f" {called[: place + 1].count(name)}" if called.count(name) > 1 else ""
        names.append(f"{name}{number}")
    return names, seats
