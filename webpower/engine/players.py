"""Players: whoever gets an observation and the legal actions and returns one of them.

A person, a script and a bot are the same thing.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from webpower.engine.chance import generator, pick
from webpower.engine.errors import WebpowerError
from webpower.engine.history import History

A = TypeVar("A")


class Player(Protocol):
    """Someone who decides for a seat."""

    name: str
    """What the player is called in records and tables."""

    def choose(self, observation: Any, legal: Sequence[Any], random: Random) -> Any:
        """One of the legal actions. ``observation`` is all the seat may know; chance comes from ``random`` only."""
        ...


class RandomPlayer:
    """Plays any legal action, each as likely as the next."""

    name = "random"

    def choose(self, observation: Any, legal: Sequence[A], random: Random) -> A:
        """See `Player.choose`."""
        return pick(legal, random)


class PlayerFault(WebpowerError):
    """A player returned something that is not one of the legal actions."""


def play_on(history: History[Any, Any], players: Sequence[Player], seed: int) -> None:
    """Let the players play from the cursor to the end of the game.

    Each seat has a generator of its own, derived from the seed and the seat. Raises PlayerFault when a player does not
    return one of the legal actions.
    """
    generators = [generator(seed, "player", seat) for seat in range(len(players))]
    rules = history.rules
    while legal := rules.legal_actions(position := history.position):
        seat = rules.seat_to_move(position)
        observation = rules.observe(position, history.node.memory, seat)
        action = players[seat].choose(observation, legal, generators[seat])
        if action not in legal:
            raise PlayerFault(f"{players[seat].name} (seat {seat}) returned {action!s}, which is no legal action")
        history.advance(action)
