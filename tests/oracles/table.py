"""The table a game is played on: everything that lies there, and nothing that decides."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tests.oracles.board import Board
from tests.oracles.scoring import advisors_in, cloisters_in

PIECES = ("cloister", "advisor", "vatican")


class Action(NamedTuple):
    """A decision in the words of a record, without the card that a draw from the stack brings.

    A cloister, advisor or vatican has `at` and `pay`; an exchange has `card`; a draw has `source` ("from" in a record)
    and, from the open cards, `card`; a stop or a pass has nothing more.
    """

    act: str
    at: str | None = None
    pay: tuple[str, ...] = ()
    source: str | None = None
    card: str | None = None


@dataclass
class Rules:
    """The `rules` of a record."""

    fast: bool = False
    vatican: bool = False
    joker_own_country: bool = False


@dataclass
class Table:
    """One game at one moment. The stack's top card is its first."""

    board: Board
    players: list[str]
    rules: Rules
    hands: list[list[str]]
    open: list[str]
    stack: list[str]
    shuffle: Callable[[list[str]], list[str]]
    """turns the discard pile into the second stack, at the first exhaustion"""
    discards: list[str] = field(default_factory=list)

    cloisters: dict[str, int] = field(default_factory=dict)
    """site -> seat"""
    advisors: dict[str, list[int]] = field(default_factory=dict)
    """country -> how many of each seat"""
    vatican: dict[str, int] = field(default_factory=dict)
    """arms -> seat"""

    seat: int = 0
    phase: str = "start"
    """"start" of a turn, "second" piece possible, "draw" cards, or the game is "over\""""
    placed: list[tuple[str, str]] = field(default_factory=list)
    """what was placed this turn: (cloister, advisor or vatican, country)"""
    empty_at_start: list[str] = field(default_factory=list)
    """countries without a cloister when the turn started (WP-15, WP-51)"""

    exhausted: int = 0
    """how many times the stack has run out"""
    interim: dict[str, Any] | None = None
    end: str | None = None

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.players))

    def position(self) -> dict[str, Any]:
        """What is on the board, as a position file holds it."""
        return {
            "players": self.players,
            "cloisters": dict(self.cloisters),
            "advisors": {country: list(numbers) for country, numbers in self.advisors.items()},
            "vatican": dict(self.vatican),
        }

    def cloisters_in(self, country: str) -> list[int]:
        """How many cloisters each seat has in the country."""
        return cloisters_in(self.position(), self.board, country)

    def advisors_in(self, country: str) -> list[int]:
        """How many advisors each seat has in the country on the board."""
        return advisors_in(self.position(), country)

    def has_room(self, country: str) -> bool:
        """Whether one more advisor may stand there (WP-18): fewer than the cloisters of who has the most there."""
        return sum(self.advisors_in(country)) < max(self.cloisters_in(country))

    def cloisters_left(self, seat: int) -> int:
        """How many cloisters the seat has in its supply (WP-2)."""
        return self.board.cloisters - sum(owner == seat for owner in self.cloisters.values())

    def advisors_left(self, seat: int) -> int:
        """How many advisors the seat has in its supply, those in the Vatican gone from it too (WP-2, WP-61)."""
        on_board = sum(numbers[seat] for numbers in self.advisors.values())
        return self.board.advisors - on_board - sum(owner == seat for owner in self.vatican.values())

    def supply(self) -> list[int]:
        """The pieces that each seat has left."""
        return [self.cloisters_left(seat) + self.advisors_left(seat) for seat in self.seats]

    def column_taken(self, seat: int, arms: str) -> bool:
        """Whether the seat has an advisor in the column of the arms already (WP-62)."""
        column = self.board.column_of[arms]
        return any(owner == seat and self.board.column_of[other] == column for other, owner in self.vatican.items())

    def nobody_can_place(self) -> bool:
        """WP-34: nobody can place a piece any more, whatever the cards."""
        a_site_is_free = any(site not in self.cloisters for site in self.board.country_of)
        a_country_has_room = any(self.has_room(country) for country in self.board.countries)
        for seat in self.seats:
            if self.cloisters_left(seat) > 0 and a_site_is_free:
                return False
            if self.advisors_left(seat) > 0 and a_country_has_room:
                return False
            if self.rules.vatican and self.advisors_left(seat) > 0:
                for arms in self.board.column_of:
                    if arms not in self.vatican and not self.column_taken(seat, arms):
                        return False
        return True
