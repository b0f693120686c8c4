"""Positions: immutable values that hold the whole truth, law cards face down included.

What there is a number of for each place, seat or kind is a ``bytes``: ``position.owners[slot]`` is the seat that has
taken the card that lay there, or EMPTY while it lies; so the rows need no counting of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from webpower.engine.errors import WrongValue
from webpower.games.card_game.actions import NOWHERE
from webpower.games.card_game.cards import (
    COLUMNS,
    LAWS,
    MORE_SYMBOLS,
    PLAYER_COUNTS,
    ROWS,
    SLOTS,
    STONES,
    SYMBOLS,
    CardSet,
)
from webpower.games.card_game.options import Options

EMPTY = 255
"""In the place of a seat: nobody's."""


class Phase(StrEnum):
    """What the seat to move decides."""

    TAKE = "take"
    """The first card of the turn, or a law card before it, or the forced pass."""
    MORE = "more"
    """A card has been taken: another one, a law card, or no more."""
    PAY = "pay"
    """Which own stone leaves the game for a card that lay under another player's."""
    CLAIM = "claim"
    """Whether to place or move a stone."""
    LIFTED = "lifted"
    """Where the lifted stone goes."""
    OVER = "over"
    """Nothing: the game has ended."""


TAKE, MORE, PAY, CLAIM, LIFTED, OVER = Phase  # members are slow to get from their class


@dataclass(frozen=True)
class Setup:
    """What does not change in a game: the cards, the options, the number of players."""

    cards: CardSet
    options: Options
    seats: int

    def __post_init__(self) -> None:
        if self.seats not in PLAYER_COUNTS:
            raise WrongValue(f"3 to 5 players play, not {self.seats} [CG-1]")

    @cached_property
    def _hash(self) -> int:
        return hash((self.cards, self.options, self.seats))

    def __hash__(self) -> int:
        return self._hash

    @property
    def cap(self) -> int:
        """How many stones of a player may lie on cards at once (CG-8)."""
        return STONES if self.seats == min(PLAYER_COUNTS) else STONES - 1

    @property
    def stones(self) -> int:
        """How many stones a player has in the game: all (CG-14), or no more than the cap if that is for good (R-2)."""
        return self.cap if self.options.cap_rule == "ever" else STONES

    @property
    def unshuffled_laws(self) -> bytes:
        """The kinds of the law cards (CG-6)."""
        return bytes(kind for kind, number in enumerate(self.options.law_split) for _ in range(number))


class Position(NamedTuple):
    """The whole state of a game between two decisions. Equal positions have equal futures."""

    setup: Setup
    layout: bytes
    """By slot: the card that was dealt there. It never changes."""
    dealt_laws: bytes
    """By place of a law card: the kind that was dealt there. It never changes; see `law_at`."""
    owners: bytes
    """By slot: the seat that has taken the card, or EMPTY while it lies in its row."""
    stones: bytes
    """By slot: the seat whose claiming stone lies on the card, or EMPTY."""
    reserve: bytes
    """By seat: stones at hand."""
    removed: bytes
    """By seat: stones out of the game."""
    laws: tuple[bytes, ...]
    """By seat, then by kind: law cards held face down."""
    played_laws: bytes
    """By kind: law cards that were played and have left the game."""
    seat: int
    """Who decides (when the game is over: who decided last)."""
    phase: Phase
    colour: int
    """The country of the first card of the turn, or NOWHERE."""
    symbols: int
    """Symbols taken in this turn."""
    taken: int
    """Cards taken in this turn."""
    plays: int
    """Law cards played in this turn."""
    three: bool
    """Whether three symbols are allowed in this turn (CG-35)."""
    mixed: bool
    """Whether cards of several countries are allowed in this turn (CG-36)."""
    lifted: int
    """The slot from which a stone is being moved, where it lies until it is placed; or NOWHERE."""
    opening: bytes
    """The slots at the ends of the rows when the turn began, if only those may be taken (R-5); else empty."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended (CG-50)."""
        return self.phase is OVER

    @property
    def limit(self) -> int:
        """The most symbols of this turn (CG-9)."""
        return MORE_SYMBOLS if self.three else SYMBOLS

    @property
    def cards_left(self) -> int:
        """How many cards lie in the rows."""
        return self.owners.count(EMPTY)

    def span(self, row: int) -> tuple[int, int]:
        """The first and the last slot of a row (from 1) that hold a card; ``(NOWHERE, NOWHERE)`` if none does."""
        start = COLUMNS * (row - 1)
        return self.owners.find(EMPTY, start, start + COLUMNS), self.owners.rfind(EMPTY, start, start + COLUMNS)

    def card_at(self, slot: int) -> int:
        """The card that lies, or lay, on a slot."""
        return self.layout[slot]

    def law_at(self, slot: int) -> int:
        """The kind of the law card that lies on a slot, or NOWHERE."""
        place = self.setup.cards.law_place.get(slot, NOWHERE)
        return self.dealt_laws[place] if place != NOWHERE and self.owners[slot] == EMPTY else NOWHERE

    def on_cards(self, seat: int) -> int:
        """How many stones of a seat lie on cards (CG-8)."""
        return self.stones.count(seat)

    def cards_of(self, seat: int) -> list[int]:
        """The cards that a seat has taken, in the order of the slots they lay on."""
        return cards_taken(self.layout, self.owners, seat)

    def __str__(self) -> str:
        from webpower.games.card_game.text_form import position_text

        return position_text(self)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        from webpower.games.card_game.display import position_bundle

        return position_bundle(self)


def cards_taken(layout: bytes, owners: bytes, seat: int) -> list[int]:
    """The cards that a seat has taken, by cards and owners of all slots."""
    return [card for card, owner in zip(layout, owners, strict=True) if owner == seat]


def ends(owners: bytes) -> bytes:
    """The slots at the ends of the rows, each once."""
    found: list[int] = []
    for start in range(0, SLOTS, COLUMNS):
        low, high = owners.find(EMPTY, start, start + COLUMNS), owners.rfind(EMPTY, start, start + COLUMNS)
        found += [] if low == NOWHERE else [low] if low == high else [low, high]
    return bytes(found)


def deal(setup: Setup, layout: Sequence[int], laws: Sequence[int], start: int) -> Position:
    """The starting position (CG-11 to CG-14) of the cards by slot, the law cards by their places, and who starts."""
    owners = bytes([EMPTY]) * (ROWS * COLUMNS)
    return Position(
        setup=setup,
        layout=bytes(layout),
        dealt_laws=bytes(laws),
        owners=owners,
        stones=bytes([EMPTY]) * SLOTS,
        reserve=bytes([setup.stones]) * setup.seats,
        removed=bytes(setup.seats),
        laws=(bytes(len(LAWS)),) * setup.seats,
        played_laws=bytes(len(LAWS)),
        seat=start,
        phase=TAKE,
        colour=NOWHERE,
        symbols=0,
        taken=0,
        plays=0,
        three=False,
        mixed=False,
        lifted=NOWHERE,
        opening=ends(owners) if setup.options.only_initial_ends else b"",
    )
