"""What must hold across the parts of a board file before a game can be played on it: every mistake with its place.

Types and the lengths of lists have been looked at before (`webpower.games.power.board_model`); numbers and texts may be
beyond their limits, which has been told then.
"""

from __future__ import annotations

from collections.abc import Container, Hashable, Iterator, Sequence

from webpower.engine.messages import Message, Value, message
from webpower.engine.mistakes import Mistake, said, short, wrong
from webpower.games.power.board import HAND_SIZE, OPEN_CARDS
from webpower.games.power.board_model import MOST_BREADTH, MOST_POINTS, MOST_ROADS, MOST_WORK, BoardFile
from webpower.games.power.road_net import breadth
from webpower.games.power.rules import TEXTS

LEAST_STACK = 3
"""So many cards can leave the stack by one action; with fewer it could run out twice at once."""
TABLES = ("council", "cloister")


def board_mistakes(file: BoardFile) -> Iterator[Mistake]:
    """Each mistake: its place, what was expected there and what came."""
    yield from repetitions(file)
    yield from _repeated("sites", "at", [tuple(site.at) for site in file.sites])
    yield from unknown_cards(file)
    yield from _unknown(file)
    yield from _unused(file)
    yield from _cards(file)
    yield from _road_net(file)
    points = sum(len(polygon) for area in (file.outlines.land, *file.outlines.countries.values()) for polygon in area)
    if points > MOST_POINTS:
        yield wrong("outlines", _said("file-points-most", most=MOST_POINTS), said("file-number", number=points))


def repetitions(file: BoardFile) -> Iterator[Mistake]:
    """Names and pairs that are there twice."""
    yield from _repeated("cards", "kind", [card.kind for card in file.cards])
    yield from _repeated("countries", "name", [country.name for country in file.countries])
    yield from _repeated("sites", "id", [site.id for site in file.sites])
    yield from _repeated("roads", "", [_pair(road.a, road.b) for road in file.roads])
    yield from _repeated("alliances", "number", [alliance.number for alliance in file.alliances])
    yield from _repeated("alliances", "", [_pair(alliance.a, alliance.b) for alliance in file.alliances])
    for table in TABLES:
        seen: dict[str, str] = {}
        for place, name in _arms(file, table):
            if name in seen:
                yield _again(place, name, seen[name])
            seen.setdefault(name, place)


def _repeated(part: str, key: str, values: Sequence[Hashable]) -> Iterator[Mistake]:
    first: dict[Hashable, int] = {}
    for number, value in enumerate(values):
        if value in first:
            place = f"{part}[{number}]" + (f".{key}" if key else "")
            yield _again(place, value, f"{part}[{first[value]}]")
        first.setdefault(value, number)


def _again(place: str, value: Hashable, before: str) -> Mistake:
    return wrong(place, _said("file-new"), _said("file-as-in", value=short(value), place=before))


def _said(id: str, **values: Value) -> Message:
    return message(TEXTS, id, "", **values)


def _pair(a: str, b: str) -> tuple[str, ...]:
    return tuple(sorted((a, b)))


def _arms(file: BoardFile, table: str) -> Iterator[tuple[str, str]]:
    """The places of a table of the Vatican, each with the country named there."""
    for column, names in enumerate(getattr(file.vatican, table)):
        for number, name in enumerate(names):
            yield f"vatican.{table}[{column}][{number}]", name


def unknown_cards(file: BoardFile) -> Iterator[Mistake]:
    """Countries that are paid by a card there is none of."""
    cards = {card.kind for card in file.cards}
    for number, country in enumerate(file.countries):
        yield from _known(f"countries[{number}].card", country.card, cards, "file-card")


def _unknown(file: BoardFile) -> Iterator[Mistake]:
    """Names that lead nowhere, and ways from a place to itself."""
    countries = {country.name for country in file.countries}
    sites = {site.id for site in file.sites}
    for number, site in enumerate(file.sites):
        yield from _known(f"sites[{number}].country", site.country, countries, "file-country")
    for number, road in enumerate(file.roads):
        yield from _ends(f"roads[{number}]", road.a, road.b, sites, "file-site")
    for number, alliance in enumerate(file.alliances):
        yield from _ends(f"alliances[{number}]", alliance.a, alliance.b, countries, "file-country")
    for table in TABLES:
        for place, name in _arms(file, table):
            yield from _known(place, name, countries, "file-country")
    for name in file.outlines.countries:
        yield from _known("outlines.countries", name, countries, "file-country")


def _ends(place: str, a: str, b: str, known: Container[str], what: str) -> Iterator[Mistake]:
    yield from _known(f"{place}.a", a, known, what)
    yield from _known(f"{place}.b", b, known, what)
    if a == b:
        yield wrong(place, _said("file-two-ends"), _said("file-twice-as-end", value=short(a)))


def _known(place: str, name: str, known: Container[str], what: str) -> Iterator[Mistake]:
    if name not in known:
        yield wrong(place, _said(what), short(name))


def _unused(file: BoardFile) -> Iterator[Mistake]:
    """Cards that pay nowhere, and countries without a site."""
    paying = {country.card for country in file.countries}
    with_sites = {site.country for site in file.sites}
    for number, card in enumerate(file.cards):
        if card.kind not in paying:
            yield wrong(f"cards[{number}]", _said("file-paid-country", card=short(card.kind)), said("file-none"))
    for number, country in enumerate(file.countries):
        if country.name not in with_sites:
            yield wrong(f"countries[{number}]", _said("file-site-in", country=short(country.name)), said("file-none"))


def _cards(file: BoardFile) -> Iterator[Mistake]:
    """Whether for every number of players enough cards are left (WP-3, WP-4)."""
    fewest = min(card.count for card in file.cards)
    for players, removed in file.removed.by_players().items():
        left = sum(card.count - removed for card in file.cards)
        needed = players * HAND_SIZE + OPEN_CARDS + LEAST_STACK
        if removed > fewest:
            yield wrong(f"removed.{players}", _said("file-removed-most", most=fewest), short(removed))
        elif left < needed:
            yield wrong("cards", _said("file-cards-least", least=needed, players=players), short(left))


def _road_net(file: BoardFile) -> Iterator[Mistake]:
    """Whether exact chains stay quick."""
    roads: dict[str, set[str]] = {site.id: set() for site in file.sites}
    for road in file.roads:
        if road.a in roads and road.b in roads and road.a != road.b:
            roads[road.a].add(road.b)
            roads[road.b].add(road.a)
    for number, site in enumerate(file.sites):
        if len(roads[site.id]) > MOST_ROADS:
            expected = _said("file-roads-most", most=MOST_ROADS, site=short(site.id))
            yield wrong(f"sites[{number}]", expected, short(len(roads[site.id])))
    numbers = {id: number for number, id in enumerate(roads)}
    wide = breadth({numbers[id]: sorted(numbers[end] for end in ends) for id, ends in roads.items()})
    most = min(MOST_BREADTH, MOST_WORK // max(1, file.chain))
    if wide > most:
        expected = _said("file-breadth-most", most=most, chain=file.chain)
        yield wrong("roads", expected, _said("file-breadth", breadth=wide))
