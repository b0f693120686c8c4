"""The board as the rules see it: countries, sites, roads, alliances, cards, the arms of the Vatican.

Everything has a number (its place in the board's lists) for the engine and a name for people. Sites are sorted by
country, so the sites of one country are a range.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from struct import Struct
from types import MappingProxyType
from typing import Any

PLAYER_COUNTS = (3, 4, 5)
"""WP-1."""
HAND_SIZE = 3
"""Cards in a hand when a turn starts (WP-4, WP-23)."""
OPEN_CARDS = 2
"""Cards that lie face up when a turn starts (WP-4, WP-24)."""

Point = tuple[float, float]
"""Longitude and latitude, in degrees."""


@dataclass(frozen=True, slots=True)
class CardKind:
    """A kind of card (WP-3)."""

    kind: str
    """Its id in files, such as ``franken-aragon``."""
    label: str
    """Its name in sentences: its countries, such as ``Franken/Aragon``."""
    count: int
    """How many there are before any are taken out for fewer players."""
    colour: str
    """The colour of its countries on the map, a name of the palette's tints."""
    countries: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Country:
    """A country; its number is also its place in the order of scoring (WP-40)."""

    name: str
    card: int
    """The number of the kind of card that pays here."""
    sites: range
    coat: Point
    """Where its coat of arms is drawn."""


@dataclass(frozen=True, slots=True)
class Site:
    """A space for one cloister (WP-17)."""

    id: str
    name: str
    country: int
    at: Point
    roads: tuple[int, ...]
    """The sites that a road leads to, sorted."""


@dataclass(frozen=True, slots=True)
class Alliance:
    """A possible alliance of two countries (WP-41)."""

    number: int
    a: int
    b: int
    route: str
    """``land`` or ``sea``; it only matters to the eye (a sea route is no road)."""


@dataclass(frozen=True, slots=True)
class Arms:
    """One coat of arms on the sheet of the Vatican (WP-60)."""

    table: str
    """``council`` or ``cloister``."""
    column: int
    """Counted over both tables: 0 and 1 the Council's, 2 and 3 the Cloister's."""
    country: int
    name: str
    """Its id in files: ``council/Franken``."""


@dataclass(frozen=True, eq=False)
class Board:
    """A board, made from a board file and checked there (`webpower.games.power.board_file.read_board`).

    Two boards are equal when their files say the same.
    """

    id: str
    name: str
    about: str
    cards: tuple[CardKind, ...]
    countries: tuple[Country, ...]
    sites: tuple[Site, ...]
    alliances: tuple[Alliance, ...]
    arms: tuple[Arms, ...]
    cloisters_each: int
    advisors_each: int
    """The supply of a player (WP-2)."""
    chain: int
    """The fewest cloisters that score as a chain (WP-42)."""
    removed: Mapping[int, int]
    """Cards of each kind that leave the game, by the number of players (WP-3)."""
    land: tuple[tuple[Point, ...], ...]
    areas: tuple[tuple[tuple[Point, ...], ...], ...]
    """Polygons of each country, for drawing."""
    source: str
    """The board file's content as one line of JSON."""

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Board) and self.source == other.source)

    def __hash__(self) -> int:
        return hash(self.source)

    def __getstate__(self) -> dict[str, Any]:
        """Copied and sent to other processes without what is worked out from it, which can't all be."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def __str__(self) -> str:
        from webpower.games.power.text_form import board_text

        return board_text(self)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        from webpower.games.power.display import board_bundle

        return board_bundle(self)

    def __repr__(self) -> str:
        return f"Board({self.id!r}: {len(self.countries)} countries, {len(self.sites)} sites)"

    @cached_property
    def site_number(self) -> Mapping[str, int]:
        """The number of each site by its id."""
        return MappingProxyType({site.id: number for number, site in enumerate(self.sites)})

    @cached_property
    def country_number(self) -> Mapping[str, int]:
        """The number of each country by its name."""
        return MappingProxyType({country.name: number for number, country in enumerate(self.countries)})

    @cached_property
    def card_number(self) -> Mapping[str, int]:
        """The number of each kind of card by its id."""
        return MappingProxyType({card.kind: number for number, card in enumerate(self.cards)})

    @cached_property
    def arms_number(self) -> Mapping[str, int]:
        """The number of each coat of arms of the Vatican by its id."""
        return MappingProxyType({arms.name: number for number, arms in enumerate(self.arms)})

    @cached_property
    def spans(self) -> tuple[slice, ...]:
        """The sites of each country, to cut them out of what is there by site."""
        return tuple(slice(country.sites.start, country.sites.stop) for country in self.countries)

    @cached_property
    def cut(self) -> Callable[[bytes], tuple[bytes, ...]]:
        """Cuts what is there by site into a piece for each country."""
        return Struct("".join(f"{len(country.sites)}s" for country in self.countries)).unpack

    @cached_property
    def roads(self) -> tuple[tuple[int, int], ...]:
        """Every road once, as a pair of site numbers, the smaller first."""
        return tuple((a, b) for a, site in enumerate(self.sites) for b in site.roads if a < b)

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """The sites that a road leads to, by site."""
        return tuple(site.roads for site in self.sites)

    def deck(self, players: int) -> bytes:
        """The cards of a game (WP-3), unshuffled: a byte a card, the number of its kind."""
        return bytes(
            number for number, card in enumerate(self.cards) for _ in range(card.count - self.removed[players])
        )
