"""What a file of cards holds, as typed models: the parts, their types, and how large each may be.

Beside the faces it repeats what the rules fix, so that the file can be read without them; that has to be what the rules
say (`webpower.games.card_game.cards_checks`). ``source`` tells everywhere what is printed and what is reconstructed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from webpower.draw.palette import GROUNDS
from webpower.engine.limits import Between, Entries, OneOf, Text
from webpower.games.card_game.cards import COLUMNS, LAND_CARDS, LAW_CARDS, LAWS, ROUTES

FORMAT = "webpower-cards/1"

GAME = "card-game"

MOST_FAMILIES = 6
MOST_SYMBOLS = 2
"""So many circle symbols a land card has at most (CG-4)."""

Name = Annotated[str, Text(1, 60)]
"""An id, or a name that people read."""
Note = Annotated[str, Text(0, 2000)]
Sources = dict[str, Note]
"""For each thing that an entry tells, where that comes from."""


@dataclass
class NumberEntry:
    """A number that the rules fix."""

    value: Annotated[int, Between(0, 99)]
    source: Note = ""


@dataclass
class PlayersEntry:
    """How many can play (CG-1)."""

    min: Annotated[int, Between(1, 9)]
    max: Annotated[int, Between(1, 9)]
    source: Note = ""


@dataclass
class CapEntry:
    """For 3, 4 and 5 players, how many stones of a player may lie on cards at once (CG-8)."""

    three: Annotated[int, Between(0, 9)] = field(metadata={"key": "3"})
    four: Annotated[int, Between(0, 9)] = field(metadata={"key": "4"})
    five: Annotated[int, Between(0, 9)] = field(metadata={"key": "5"})
    source: Note = ""


@dataclass
class LimitEntry:
    """The most symbols of a turn (CG-9)."""

    normal: Annotated[int, Between(0, 9)]
    with_three_symbols: Annotated[int, Between(0, 9)]
    source: Note = ""


@dataclass
class CountryEntry:
    """A country: how many cards it has, the colour of its ground, the families that have symbols there."""

    id: Name
    name: Name
    cards: Annotated[int, Between(1, LAND_CARDS)]
    colour: Annotated[str, OneOf(tuple(GROUNDS))]
    families: Annotated[list[Name], Entries(1, MOST_FAMILIES)]
    source: Sources = field(default_factory=dict)


@dataclass
class FamilyEntry:
    """A family of symbols."""

    id: Name
    source: Note = ""


@dataclass
class OrderEntry:
    """The countries in the order in which they are scored (CG-53)."""

    value: Annotated[list[Name], Entries(1, LAND_CARDS)]
    source: Note = ""
    note: Note = ""


Spot = Annotated[list[Annotated[int, Between(1, COLUMNS)]], Entries(2, 2)]
"""A row and a column."""


@dataclass
class LawPlacesEntry:
    """The places, by row and column, on which a law card lies at the start (CG-13)."""

    value: Annotated[list[Spot], Entries(LAW_CARDS, LAW_CARDS)]
    format: Note = ""
    source: Note = ""
    note: Note = ""


@dataclass
class LandEntry:
    """A land card: its country, the number printed on it (CG-3), its symbols and its route sign."""

    id: Annotated[int, Between(1, LAND_CARDS)]
    key: Name
    country: Name
    number: Annotated[int, Between(1, LAND_CARDS)]
    symbols: Annotated[list[Name], Entries(0, MOST_SYMBOLS)]
    route: Annotated[str, OneOf(tuple(str(route) for route in ROUTES))] | None
    source: Sources = field(default_factory=dict)


@dataclass
class LawEntry:
    """A law card: its kind, what is printed on it, and whether it can be played (CG-6)."""

    id: Name
    type: Annotated[str, OneOf(tuple(str(law) for law in LAWS))]
    name: Name
    playable: bool
    source: Sources = field(default_factory=dict)


@dataclass
class CardsFile:
    """A set of cards for the card game."""

    format: Annotated[str, OneOf((FORMAT,))]
    id: Name
    name: Name
    about: Note
    game: Annotated[str, OneOf((GAME,))]
    version: Annotated[int, Between(1, 1)]
    players: PlayersEntry
    rows: NumberEntry
    columns: NumberEntry
    stones_per_player: NumberEntry
    max_stones_on_cards: CapEntry
    symbol_limit: LimitEntry
    chain_threshold: NumberEntry
    countries: Annotated[list[CountryEntry], Entries(1, LAND_CARDS)]
    scoring_order: OrderEntry
    families: Annotated[list[FamilyEntry], Entries(1, MOST_FAMILIES)]
    law_positions: LawPlacesEntry
    land_cards: Annotated[list[LandEntry], Entries(LAND_CARDS, LAND_CARDS)]
    law_cards: Annotated[list[LawEntry], Entries(LAW_CARDS, LAW_CARDS)]
