"""The setting of a tournament: all that its results follow from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from webpower.engine.arena.schedule import SEATS, Match


@dataclass(frozen=True)
class Setting:
    """Who plays how many games in which seats, with which deals. The same setting gives the same results."""

    players: tuple[str, ...]
    """The names of the entrants; several may have the same one, and are one player in the results."""
    table: int
    """How many of them play a game."""
    games: int
    seed: int
    seats: str = "balanced"
    """A key of ``SEATS``."""
    seconds: float | None = None
    patience: float = 300.0
    about: Mapping[str, Any] = field(default_factory=dict)
    """What the game itself adds, as JSON has it."""
    line: str = ""
    """The command or the call that gives the same results."""

    def matches(self, number: int | None = None) -> list[Match]:
        """The matches in their order; only so many of them, if a number is given."""
        games = self.games if number is None else number
        return list(SEATS[self.seats].schedule(len(self.players), games, self.seed, self.table))

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, each once."""
        return tuple(dict.fromkeys(self.players))

    def lasting(self) -> dict[str, Any]:
        """All that the result of a match depends on, as JSON; the number of games is none of it."""
        limits = {"seconds": self.seconds, "patience": self.patience}
        drawn = {"players": list(self.players), "table": self.table, "seats": self.seats, "seed": self.seed}
        return {**drawn, **limits, **self.about}


def whole_deals(games: int, entrants: int, table: int, seats: str) -> int:
    """A number of games, rounded up so that every deal is played in all its seatings.

    >>> whole_deals(10, 4, 4, "balanced"), whole_deals(10, 4, 3, "every")
    (12, 24)
    """
    size = SEATS[seats].games_a_deal(entrants, table)
    return -(-games // size) * size
