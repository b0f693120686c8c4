"""Board files: reading one, and checking all that must hold before a game can be played on it."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from webpower.draw.palette import TINTS
from webpower.engine.errors import FileError
from webpower.engine.files import check_format, read_json, short, structure
from webpower.games.power.board import (
    HAND_SIZE,
    OPEN_CARDS,
    PLAYER_COUNTS,
    Alliance,
    Arms,
    Board,
    CardKind,
    Country,
    Point,
    Site,
)
from webpower.resources import data_path

FORMAT = "webpower-board/1"
LEAST_STACK = 3
"""So many cards can leave the stack by one action; with fewer it could run out twice at once."""
TABLES = ("council", "cloister")


@dataclass
class CardEntry:
    """A kind of card."""

    kind: str
    count: int
    colour: str
    source: str = ""


@dataclass
class CountryEntry:
    """A country, in the order of scoring."""

    name: str
    card: str
    coat: list[float]
    source: str = ""


@dataclass
class SiteEntry:
    """A space for a cloister."""

    id: str
    name: str
    country: str
    at: list[float]
    source: str = ""


@dataclass
class RoadEntry:
    """A road between two sites."""

    a: str
    b: str
    source: str = ""


@dataclass
class AllianceEntry:
    """A possible alliance of two countries."""

    number: int
    a: str
    b: str
    route: str
    source: str = ""


@dataclass
class SupplyEntry:
    """A player's pieces."""

    cloisters: int
    advisors: int


@dataclass
class VaticanEntry:
    """The columns of both tables, each a list of countries."""

    council: list[list[str]]
    cloister: list[list[str]]
    source: str = ""


@dataclass
class OutlinesEntry:
    """Polygons to draw."""

    land: list[list[list[float]]]
    countries: dict[str, list[list[list[float]]]]
    source: str = ""


@dataclass
class BoardFile:
    """A board file as it stands, before the checks across its parts."""

    format: str
    id: str
    name: str
    about: str
    chain: int
    supply: SupplyEntry
    removed: dict[str, int]
    cards: list[CardEntry]
    countries: list[CountryEntry]
    sites: list[SiteEntry]
    roads: list[RoadEntry]
    alliances: list[AllianceEntry]
    vatican: VaticanEntry
    outlines: OutlinesEntry


def load_board(board: str | os.PathLike[str] = "europe") -> Board:
    """A board: the id of one that comes with the program, or the path of a board file, which ends in ``.json``.

    Raises FileError for an id there is none of, and, with a line a mistake, for a file that is no board.

    >>> load_board("heron-coast")
    Board('heron-coast': 4 countries, 13 sites)
    """
    name = os.fspath(board)
    return make_board(read_json(name)) if name.lower().endswith(".json") else known_board(name)


@cache
def known_board(id: str) -> Board:
    """A board that comes with the program (read once). Raises FileError for an id there is none of."""
    if id not in board_ids():
        raise FileError([f"board: there is no board {short(id)}; there is {', '.join(board_ids())}"])
    return make_board(read_json(data_path("boards", f"{id}.json")))


def board_ids() -> list[str]:
    """The ids of the boards that come with the program, sorted."""
    return sorted(path.name.removesuffix(".json") for path in data_path("boards").iterdir())


def make_board(data: Any) -> Board:
    """A board from the content of a board file. Raises FileError with a line a mistake, naming what is wrong."""
    check_format(data, FORMAT)
    file = structure(data, BoardFile)
    mistakes = list(_mistakes(file))
    if mistakes:
        raise FileError(mistakes)
    return _board(file, json.dumps(data, ensure_ascii=False, sort_keys=True))


def _mistakes(file: BoardFile) -> Iterator[str]:
    yield from _repetitions("cards", [card.kind for card in file.cards])
    yield from _repetitions("countries", [country.name for country in file.countries])
    yield from _repetitions("sites", [site.id for site in file.sites])
    yield from _repetitions("alliances", [f"number {alliance.number}" for alliance in file.alliances])
    yield from _repetitions("alliances", [_pair(alliance.a, alliance.b) for alliance in file.alliances])
    yield from _repetitions("roads", [_pair(road.a, road.b) for road in file.roads])
    yield from _dangling(file)
    yield from _bad_numbers(file)
    yield from _vatican_mistakes(file)


def _repetitions(part: str, names: list[str]) -> Iterator[str]:
    for name, times in Counter(names).items():
        if times > 1:
            yield f"{part}: {name} is there {times} times"


def _pair(a: str, b: str) -> str:
    return " and ".join(sorted((a, b)))


def _dangling(file: BoardFile) -> Iterator[str]:
    """Names that lead nowhere, and parts that nothing leads to."""
    countries = {country.name for country in file.countries}
    cards = {card.kind for card in file.cards}
    sites = {site.id for site in file.sites}
    for country in file.countries:
        if country.card not in cards:
            yield f"countries: {country.name} is paid by {country.card!r}, which is no kind of card"
    for card in file.cards:
        if card.kind not in {country.card for country in file.countries}:
            yield f"cards: {card.kind} pays in no country"
    for site in file.sites:
        if site.country not in countries:
            yield f"sites: {site.id} is in {site.country!r}, which is no country"
    for name in sorted(countries - {site.country for site in file.sites}):
        yield f"countries: {name} has no site"
    for road in file.roads:
        for end in (road.a, road.b):
            if end not in sites:
                yield f"roads: {road.a}-{road.b} leads to {end!r}, which is no site"
        if road.a == road.b:
            yield f"roads: {road.a}-{road.b} leads from a site to itself"
    for alliance in file.alliances:
        for end in (alliance.a, alliance.b):
            if end not in countries:
                yield f"alliances: number {alliance.number} joins {end!r}, which is no country"
        if alliance.a == alliance.b:
            yield f"alliances: number {alliance.number} joins {alliance.a} with itself"
        if alliance.route not in ("land", "sea"):
            yield f"alliances: number {alliance.number} goes by {alliance.route!r}; expected land or sea"
    for name in sorted(set(file.outlines.countries) - countries):
        yield f"outlines: {name!r} is no country"


def _bad_numbers(file: BoardFile) -> Iterator[str]:
    yield from (
        f"cards: {card.kind} has {short(card.count)} cards; expected 1 to 99"
        for card in file.cards
        if not 1 <= card.count <= 99
    )
    if len(file.cards) > 99:
        yield f"cards: {len(file.cards)} kinds; expected at most 99"
    if len(file.countries) > 99 or len(file.sites) > 250:  # their numbers and those of the arms have to fit into a byte
        has = f"{len(file.countries)} countries with {len(file.sites)} sites"
        yield f"board: {has}; expected at most 99 countries with 250 sites"
    yield from (
        f"cards: {card.kind} has the colour {card.colour!r}; expected one of {', '.join(TINTS)}"
        for card in file.cards
        if card.colour not in TINTS
    )
    supply = file.supply
    if supply.cloisters < 1 or supply.advisors < 0 or supply.cloisters > 99 or supply.advisors > 99:
        has = f"{supply.cloisters} cloisters and {supply.advisors} advisors"
        yield f"supply: {has} a player; expected 1 to 99 and 0 to 99"
    if file.chain < 2:
        yield f"chain: {file.chain} cloisters are no chain; expected 2 or more"
    if sorted(file.removed) != [str(count) for count in PLAYER_COUNTS]:
        yield "removed: expected a number for 3, 4 and 5 players"
        return
    for players in PLAYER_COUNTS:
        removed = file.removed[str(players)]
        if removed < 0 or any(card.count < removed for card in file.cards):
            yield f"removed: with {players} players {removed} cards of each kind would leave the game"
        elif sum(card.count - removed for card in file.cards) < players * HAND_SIZE + OPEN_CARDS + LEAST_STACK:
            yield f"cards: too few for {players} players: {LEAST_STACK} must be left for the stack after dealing"
    for place, points in _points(file):
        if any(len(point) != 2 for point in points):
            yield f"{place}: a place is a longitude and a latitude"


def _points(file: BoardFile) -> Iterator[tuple[str, list[list[float]]]]:
    """All places on the map, with what they belong to."""
    yield from ((f"countries: {country.name}", [country.coat]) for country in file.countries)
    yield from ((f"sites: {site.id}", [site.at]) for site in file.sites)
    yield from (("outlines: land", polygon) for polygon in file.outlines.land)
    for name, polygons in file.outlines.countries.items():
        yield from ((f"outlines: {name}", polygon) for polygon in polygons)


def _vatican_mistakes(file: BoardFile) -> Iterator[str]:
    countries = {country.name for country in file.countries}
    for table in TABLES:
        named = [name for column in getattr(file.vatican, table) for name in column]
        yield from _repetitions(f"vatican {table}", named)
        yield from (f"vatican {table}: {name!r} is no country" for name in named if name not in countries)


def _board(file: BoardFile, source: str) -> Board:
    country_names = [country.name for country in file.countries]
    kinds = [card.kind for card in file.cards]
    entries = sorted(file.sites, key=lambda site: country_names.index(site.country))
    number = {site.id: place for place, site in enumerate(entries)}
    roads: dict[int, list[int]] = {place: [] for place in number.values()}
    for road in file.roads:
        roads[number[road.a]].append(number[road.b])
        roads[number[road.b]].append(number[road.a])
    sites = tuple(
        Site(site.id, site.name, country_names.index(site.country), _point(site.at), tuple(sorted(roads[place])))
        for place, site in enumerate(entries)
    )
    return Board(
        id=file.id,
        name=file.name,
        about=file.about,
        cards=tuple(_card(file, card) for card in file.cards),
        countries=tuple(
            Country(entry.name, kinds.index(entry.card), _range(sites, place), _point(entry.coat))
            for place, entry in enumerate(file.countries)
        ),
        sites=sites,
        alliances=tuple(
            Alliance(entry.number, country_names.index(entry.a), country_names.index(entry.b), entry.route)
            for entry in sorted(file.alliances, key=lambda entry: entry.number)
        ),
        arms=tuple(_arms(file, country_names)),
        cloisters_each=file.supply.cloisters,
        advisors_each=file.supply.advisors,
        chain=file.chain,
        removed={int(players): removed for players, removed in file.removed.items()},
        land=tuple(_polygon(polygon) for polygon in file.outlines.land),
        areas=tuple(
            tuple(_polygon(polygon) for polygon in file.outlines.countries.get(name, [])) for name in country_names
        ),
        source=source,
    )


def _card(file: BoardFile, card: CardEntry) -> CardKind:
    members = [place for place, country in enumerate(file.countries) if country.card == card.kind]
    # A card is called as it calls itself where its id is its countries' names, in that order: franken-aragon.
    members.sort(key=lambda place: card.kind.find(file.countries[place].name.lower()))
    label = "/".join(file.countries[place].name for place in members)
    return CardKind(card.kind, label, card.count, card.colour, tuple(members))


def _range(sites: tuple[Site, ...], country: int) -> range:
    numbers = [number for number, site in enumerate(sites) if site.country == country]
    return range(numbers[0], numbers[-1] + 1)


def _arms(file: BoardFile, country_names: list[str]) -> Iterator[Arms]:
    column = 0
    for table in TABLES:
        for names in getattr(file.vatican, table):
            for name in names:
                yield Arms(table, column, country_names.index(name), f"{table}/{name}")
            column += 1


def _point(point: list[float]) -> Point:
    longitude, latitude = point
    return longitude, latitude


def _polygon(points: list[list[float]]) -> tuple[Point, ...]:
    return tuple(_point(point) for point in points)
