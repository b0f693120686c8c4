"""What a board file holds, as typed models: the parts, their types, and how large each may be.

The sizes are such that exact chains stay quick and pictures readable on every board that is let in; the printed board
needs about half of most of them. ``docs/board.schema.json`` is made from these models.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from webpower.draw.palette import TINTS
from webpower.engine.limits import Between, Entries, OneOf, Text

FORMAT = "webpower-board/1"

MOST_SITES, MOST_ROADS = 100, 7
"""How many sites there may be, and how many roads of one site."""
MOST_BREADTH, MOST_WORK = 5, 20
"""How broad the road net may be (`webpower.games.power.road_net.breadth`), and the breadth times the length of a chain.

With every site more, and with every cloister more that a chain needs, the exact search has more to remember."""
MOST_POINTS = 4000
"""Points of all outlines together."""

Name = Annotated[str, Text(1, 60)]
"""An id, or a name that people read."""
Note = Annotated[str, Text(0, 2000)]
Degree = Annotated[float, Between(-180, 180)]
Place = Annotated[list[Degree], Entries(2, 2)]
"""Longitude and latitude."""
Polygon = Annotated[list[Place], Entries(3, MOST_POINTS)]
Polygons = Annotated[list[Polygon], Entries(0, 500)]
Column = Annotated[list[Name], Entries(0, 16)]


@dataclass
class CardEntry:
    """A kind of card: its id, how many there are, and the colour of its countries on the map."""

    kind: Name
    count: Annotated[int, Between(1, 99)]
    colour: Annotated[str, OneOf(tuple(TINTS))]
    source: Note = ""


@dataclass
class CountryEntry:
    """A country: its name, the kind of card that shows it, and where its arms are drawn."""

    name: Name
    card: Name
    coat: Place
    source: Note = ""


@dataclass
class SiteEntry:
    """A space for a cloister: its id, the name people read, its country, and where it lies."""

    id: Name
    name: Name
    country: Name
    at: Place
    source: Note = ""


@dataclass
class RoadEntry:
    """A road between two sites."""

    a: Name
    b: Name
    source: Note = ""


@dataclass
class AllianceEntry:
    """A possible alliance of two countries; the route matters only to the picture."""

    number: Annotated[int, Between(1, 99)]
    a: Name
    b: Name
    route: Annotated[str, OneOf(("land", "sea"))]
    source: Note = ""


@dataclass
class SupplyEntry:
    """The pieces of each player."""

    cloisters: Annotated[int, Between(1, 20)]
    advisors: Annotated[int, Between(0, 20)]


@dataclass
class RemovedEntry:
    """For 3, 4 and 5 players, how many cards of each kind leave the game."""

    three: Annotated[int, Between(0, 99)] = field(metadata={"key": "3"})
    four: Annotated[int, Between(0, 99)] = field(metadata={"key": "4"})
    five: Annotated[int, Between(0, 99)] = field(metadata={"key": "5"})

    def by_players(self) -> dict[int, int]:
        """The same by the number of players."""
        return {3: self.three, 4: self.four, 5: self.five}


@dataclass
class VaticanEntry:
    """The columns of both tables of the Vatican, each a list of countries."""

    council: Annotated[list[Column], Entries(0, 4)]
    cloister: Annotated[list[Column], Entries(0, 4)]
    source: Note = ""


@dataclass
class OutlinesEntry:
    """Polygons to draw: the land, and the area of each country."""

    land: Polygons
    countries: dict[str, Polygons]
    source: Note = ""


@dataclass
class BoardFile:
    """A board for Web of Power: everything that may differ from one board to another."""

    format: Annotated[str, OneOf((FORMAT,))]
    id: Name
    name: Name
    about: Note
    chain: Annotated[int, Between(2, 8)]
    supply: SupplyEntry
    removed: RemovedEntry
    cards: Annotated[list[CardEntry], Entries(1, 12)]
    countries: Annotated[list[CountryEntry], Entries(1, 16)]
    sites: Annotated[list[SiteEntry], Entries(1, MOST_SITES)]
    roads: Annotated[list[RoadEntry], Entries(0, MOST_SITES * MOST_ROADS // 2)]
    alliances: Annotated[list[AllianceEntry], Entries(0, 40)]
    vatican: VaticanEntry
    outlines: OutlinesEntry
