"""Who sits at a table: bots by their names, persons by theirs."""

from __future__ import annotations

import re
from collections.abc import Sequence

from webpower.engine.players import Bots, Player, PlayerLike

PERSON = "person"
"""Somebody who is no bot."""

Seated = str | PlayerLike
"""Who sits somewhere: the name of a bot, a player, or the name of a person."""


def who_sits(names: Sequence[str], bots: Bots) -> list[Player | None]:
    """By the players' names of a game: the bot where it is one's, with or without a number; None for a person.

    >>> from webpower.engine.players import RandomPlayer
    >>> bots = Bots({"random": RandomPlayer})
    >>> [bot and bot.name for bot in who_sits(["Anna", "random 1", "random", "Random"], bots)]
    [None, 'random', 'random', None]
    """
    found = [bots.get(re.sub(r" \d+$", "", name)) for name in names]
    return [bot and bot() for bot in found]


def seated(players: Sequence[Seated], bots: Bots) -> tuple[list[str], list[Player | None]]:
    """The names of players, and those of them that play by themselves. Bots of the same name are numbered.

    >>> from webpower.engine.players import RandomPlayer
    >>> names, seats = seated(["Anna", "random", "Ben", "random"], Bots({"random": RandomPlayer}))
    >>> names, [seat is None for seat in seats]
    (['Anna', 'random 1', 'Ben', 'random 2'], [True, False, True, False])
    """
    seats = [None if isinstance(who, str) and who not in bots else bots.make(who) for who in players]
    called = [who if seat is None else seat.name for who, seat in zip(players, seats, strict=True)]
    names: list[str] = []
    for place, name in enumerate(called):
        number = f" {called[: place + 1].count(name)}" if called.count(name) > 1 else ""
        names.append(f"{name}{number}")
    return names, seats
