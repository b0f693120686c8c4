"""The cards of the game: 56 land cards of nine countries, eight law cards, and where they lie at the start.

What is printed on a land card comes from a file only (`webpower.games.card_game.cards_file`), so that other faces can
take the place of these. Countries, families and cards are told by their numbers, and ``bytes`` hold a number for each.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property

PLAYER_COUNTS = range(3, 6)
"""How many can play (CG-1)."""

ROWS, COLUMNS = 4, 14
"""How the land cards are laid (CG-12)."""

SLOTS = LAND_CARDS = ROWS * COLUMNS
"""As many places as there are land cards (CG-2); place ``slot(row, column)`` never means another one."""

LAW_CARDS = 8
"""How many law cards there are (CG-6), one for each of the places marked for them (CG-13)."""

STONES = 3
"""A player's claiming stones (CG-7)."""

CHAIN = 5
"""So many ships or carriages score (CG-10)."""

SYMBOLS, MORE_SYMBOLS = 2, 3
"""The most symbols a turn takes, and after the law card for it (CG-9)."""


class Law(StrEnum):
    """What a law card says (CG-34 to CG-37)."""

    TAKE_BACK = "take_back_stone"
    THREE_SYMBOLS = "three_symbols"
    DIFFERENT_COLOURS = "different_colours"
    MINUS_TWO = "minus_two"


LAWS = tuple(Law)
"""The kinds of law card by their number."""

PLAYABLE = LAWS[:3]
"""Those that can be played in a turn; the last one is shown in the scoring."""


class Route(StrEnum):
    """The route sign of a land card (CG-5)."""

    NONE = ""
    SHIP = "ship"
    CARRIAGE = "carriage"


ROUTES = (Route.SHIP, Route.CARRIAGE)
"""The signs of which chains are made (CG-54)."""


def slot(row: int, column: int) -> int:
    """The place in a row and a column, both from 1.

    >>> slot(1, 1), slot(2, 3), slot(4, 14)
    (0, 16, 55)
    """
    return COLUMNS * (row - 1) + column - 1


def row_of(slot: int) -> int:
    """The row of a place, from 1."""
    return slot // COLUMNS + 1


def column_of(slot: int) -> int:
    """The column of a place, from 1."""
    return slot % COLUMNS + 1


@dataclass(frozen=True, slots=True)
class Country:
    """A country of the cards."""

    id: str
    name: str
    """What it is called everywhere."""
    cards: int
    """How many cards it has (CG-2); the same number stands on each of them (CG-3)."""
    colour: str
    """The name of its ground, a key of ``webpower.draw.palette.GROUNDS``."""
    families: tuple[int, ...]
    """The numbers of the families that have symbols there."""


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a land card."""

    id: int
    """What files call it, from 1."""
    country: int
    symbols: tuple[int, ...]
    """The numbers of the families of its circle symbols, none to two (CG-4)."""
    route: Route


@dataclass(frozen=True)
class CardSet:
    """A whole set of cards. Sets of the same content are equal."""

    id: str
    name: str
    about: str
    """What is known of the faces, and what is reconstructed."""
    countries: tuple[Country, ...]
    families: tuple[str, ...]
    """The ids of the families, ``cross``, ``fan`` and others."""
    faces: tuple[Face, ...]
    """By card: the one with the id ``k`` is card ``k - 1``."""
    law_slots: tuple[int, ...]
    """The places on which a law card lies at the start, in the order in which they are dealt (CG-13)."""
    scoring: tuple[int, ...]
    """The countries in the order in which they are scored (CG-53)."""
    source: str = field(repr=False)
    """The content of its file as JSON with sorted keys."""

    @cached_property
    def _hash(self) -> int:
        return hash((self.id, self.source))

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def country_number(self) -> Mapping[str, int]:
        """The countries' numbers by id."""
        return {country.id: number for number, country in enumerate(self.countries)}

    @cached_property
    def country_of(self) -> bytes:
        """By card: its country."""
        return bytes(face.country for face in self.faces)

    @cached_property
    def weight(self) -> bytes:
        """By card: how many symbols it has."""
        return bytes(len(face.symbols) for face in self.faces)

    @cached_property
    def law_place(self) -> Mapping[int, int]:
        """Which of the law cards' places a slot is, for those that are one."""
        return {slot: number for number, slot in enumerate(self.law_slots)}
