"""Positions: immutable values that hold the whole truth, hidden cards and their order included.

Everything that has a number for each site, arms, seat or kind of card is a ``bytes``: small, hashable, quick to
count in and quick to copy. ``position.pieces.owners[site]`` is a seat or EMPTY; ``position.hands[seat][kind]`` is a
number of cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from webpower.engine.chance import Outcomes
from webpower.games.power.actions import NOWHERE, Action, ActionList, action_list
from webpower.games.power.board import HAND_SIZE, OPEN_CARDS, PLAYER_COUNTS, Board
from webpower.games.power.drawing import all_draws
from webpower.games.power.options import Options
from webpower.games.power.paying import Means, all_means

EMPTY = 255
"""The owner of a site or arms where nothing stands."""


class Phase(StrEnum):
    """What the seat to move decides."""

    PLACE = "place"
    """The turn's first decision: a placement, an exchange or a pass."""
    MORE = "more"
    """One piece stands: a second one, or stop."""
    DRAW = "draw"
    """The next card to draw."""
    OVER = "over"
    """Nothing: the game has ended."""


PLACE, MORE, DRAW, OVER = Phase  # for the rules, which look at phases often: members are slow to get from their class


@dataclass(frozen=True)
class Setup:
    """What does not change in a game: the board, the options, the number of players."""

    board: Board
    options: Options
    seats: int

    def __post_init__(self) -> None:
        if self.seats not in PLAYER_COUNTS:
            raise ValueError(f"3 to 5 players play, not {self.seats} [WP-1]")

    @cached_property
    def actions(self) -> ActionList:
        """The list of all actions."""
        return action_list(self.board)

    @cached_property
    def _hash(self) -> int:
        return hash((self.board, self.options, self.seats))

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def means(self) -> Mapping[bytes, Means]:
        """What each hand can pay for."""
        return all_means(self.board, self.options)

    @cached_property
    def draws(self) -> Mapping[bytes, tuple[Action, ...]]:
        """What can be drawn, by the cards that lie open."""
        return all_draws(self.board)

    @cached_property
    def unshuffled(self) -> bytes:
        """The cards of the game (WP-3), by kind."""
        return self.board.deck(self.seats)


class Pieces(NamedTuple):
    """What stands on the board and in the Vatican: all that scoring looks at."""

    owners: bytes
    """By site: the seat whose cloister stands there, or EMPTY."""
    advisors: tuple[bytes, ...]
    """By country, then by seat: the number of advisors."""
    arms: bytes
    """By arms of the Vatican: the seat whose advisor stands there, or EMPTY."""

    def cloisters_in(self, sites: range, seat: int) -> int:
        """How many of these sites hold the seat's cloisters."""
        return self.owners.count(seat, sites.start, sites.stop)

    def cloisters_used(self, seat: int) -> int:
        """How many cloisters of the seat have left the supply (WP-2)."""
        return self.owners.count(seat)

    def advisors_used(self, seat: int) -> int:
        """How many advisors of the seat have left the supply (WP-2), those in the Vatican included."""
        in_a_row = b"".join(self.advisors)  # country after country, a number for each seat
        return sum(in_a_row[seat :: len(self.advisors[0])]) + self.arms.count(seat)


def no_pieces(setup: Setup) -> Pieces:
    """An empty board."""
    board = setup.board
    return Pieces(
        bytes([EMPTY]) * len(board.sites),
        (bytes(setup.seats),) * len(board.countries),
        bytes([EMPTY]) * len(board.arms),
    )


class Position(NamedTuple):
    """The whole state of a game between two decisions. Equal positions have equal futures."""

    setup: Setup
    pieces: Pieces
    hands: tuple[bytes, ...]
    """By seat, then by kind: the number of cards."""
    stack: bytes
    """The kinds of the cards in the draw stack, the next card first."""
    open: bytes
    """The kinds of the open cards, in the order they were turned up."""
    discard: bytes
    """By kind: the number of cards in the discard pile."""
    seat: int
    """Who decides (when the game is over: who decided last)."""
    phase: Phase
    placed: int
    """Pieces placed in this turn so far: 0, 1 or 2."""
    first: int
    """The country of the turn's first piece, or NOWHERE (also for a piece in the Vatican)."""
    was_empty: bool
    """Whether that country held no cloister when the turn started."""
    exhausted: int
    """How many times the stack has run out: 0, 1 or 2 (WP-31, WP-32)."""
    interim: bytes | None
    """The owners of the sites at the interim scoring, or None if there was none."""
    end: str
    """How the game ended: ``stack`` (WP-32), ``board`` (WP-34), or "" while it goes on."""

    @property
    def board(self) -> Board:
        """The board it is played on."""
        return self.setup.board

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is OVER

    @property
    def last_turns(self) -> bool:
        """Whether the stack has run out for the second time (WP-32)."""
        return self.exhausted == 2

    def cloisters_left(self, seat: int) -> int:
        """Cloisters in the seat's supply."""
        return self.setup.board.cloisters_each - self.pieces.cloisters_used(seat)

    def advisors_left(self, seat: int) -> int:
        """Advisors in the seat's supply."""
        return self.setup.board.advisors_each - self.pieces.advisors_used(seat)

    def __str__(self) -> str:
        from webpower.games.power.text_form import position_text

        return position_text(self)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        from webpower.games.power.display import position_bundle

        return position_bundle(self)


def counted(setup: Setup, cards: Sequence[int]) -> bytes:
    """Cards as a number for each kind."""
    return bytes([cards.count(kind) for kind in range(len(setup.board.cards))])


def listed(counts: Sequence[int]) -> bytes:
    """A number for each kind as cards, sorted by kind."""
    return bytes([kind for kind, number in enumerate(counts) for _ in range(number)])


def deal(setup: Setup, deck: Sequence[int]) -> Position:
    """The starting position of a deck, first card first (WP-4)."""
    dealt = setup.seats * HAND_SIZE
    return Position(
        setup=setup,
        pieces=no_pieces(setup),
        hands=tuple(counted(setup, deck[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]) for seat in range(setup.seats)),
        stack=bytes(deck[dealt + OPEN_CARDS :]),
        open=bytes(deck[dealt : dealt + OPEN_CARDS]),
        discard=bytes(len(setup.board.cards)),
        seat=0,
        phase=Phase.PLACE,
        placed=0,
        first=NOWHERE,
        was_empty=False,
        exhausted=0,
        interim=None,
        end="",
    )


def starting_deck(setup: Setup, outcomes: Outcomes) -> bytes:
    """The deck that chance gives: the first shuffle of the game (WP-3, WP-4)."""
    return bytes(outcomes.order(0, setup.unshuffled))
