"""Board files: reading one, and checking all that must hold before a game can be played on it."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import cache
from typing import Any

from webpower.engine.errors import FileError, in_file
from webpower.engine.files import read_json
from webpower.engine.messages import AnyOf, message
from webpower.engine.mistakes import short, wrong
from webpower.engine.structures import checked
from webpower.games.power.board import Alliance, Arms, Board, CardKind, Country, Point, Site
from webpower.games.power.board_checks import TABLES, board_mistakes
from webpower.games.power.board_model import FORMAT, BoardFile, CardEntry
from webpower.games.power.rules import TEXTS
from webpower.resources import data_path


def load_board(board: str | os.PathLike[str] = "europe") -> Board:
    """A board: the id of one that comes with the program, or the path of a board file, which ends in ``.json``.

    Raises FileError for an id there is none of, and, with a line a mistake, for a file that is no board.

    >>> load_board("heron-coast")
    Board('heron-coast': 4 countries, 13 sites)
    """
    name = os.fspath(board)
    if not name.lower().endswith(".json"):
        return known_board(name)
    with in_file(name):
        return make_board(read_json(name))


@cache
def known_board(id: str) -> Board:
    """A board that comes with the program (read once). Raises FileError for an id there is none of."""
    if id not in board_ids():
        expected = message(TEXTS, "file-board", ids=AnyOf(board_ids()))
        raise FileError([wrong("board", expected, short(id))])
    return make_board(read_json(data_path("boards", f"{id}.json")))


def board_ids() -> list[str]:
    """The ids of the boards that come with the program, sorted."""
    return sorted(path.name.removesuffix(".json") for path in data_path("boards").iterdir())


def make_board(data: Any) -> Board:
    """A board from the content of a board file. Raises FileError with a line a mistake, naming what is wrong."""
    file = checked(data, FORMAT, BoardFile, board_mistakes)
    return _board(file, json.dumps(data, ensure_ascii=False, sort_keys=True))


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
        removed=file.removed.by_players(),
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
