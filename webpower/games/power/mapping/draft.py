"""A board file that is being written: each change gives a new one, right or wrong.

An element is named as on the map: ``site:chorin``, ``coat:Franken``; a road by its place in the file, ``road:3``.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from copy import deepcopy
from itertools import count
from typing import Any

from webpower.draw.palette import TINTS
from webpower.engine.limits import Text
from webpower.games.power.board_model import FORMAT

Draft = dict[str, Any]
"""The content of a board file, of which nothing is missing and every type is right."""
Point = tuple[float, float]

ROUTES = ("land", "sea", "")
"""What an alliance goes through when its ends are joined again and again."""


def empty_draft() -> Draft:
    """A board with nothing on it yet."""
    return {
        "format": FORMAT,
        "id": "my-board",
        "name": "My board",
        "about": "",
        "chain": 3,
        "supply": {"cloisters": 6, "advisors": 3},
        "removed": {"3": 2, "4": 1, "5": 0},
        "cards": [],
        "countries": [],
        "sites": [],
        "roads": [],
        "alliances": [],
        "vatican": {"council": [], "cloister": []},
        "outlines": {"land": [], "countries": {}},
    }


def unused(wish: str, taken: Iterable[str]) -> str:
    """The name, or the name with a number, that is not taken.

    >>> unused("Abbey", ["Abbey", "Abbey 2"])
    'Abbey 3'
    """
    names = set(taken)
    return wish if wish not in names else next(f"{wish} {k}" for k in count(2) if f"{wish} {k}" not in names)


def is_name(name: str) -> bool:
    """Whether it can be the name of something on a board."""
    return not Text(1, 60).fault(name)


def as_id(name: str) -> str:
    """A name as an id in files.

    >>> as_id("Grande Chartreuse"), as_id("Sahagún")
    ('grande-chartreuse', 'sahagun')
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-") or "x"


def with_country(draft: Draft, at: Point) -> tuple[Draft, str]:
    """A new country with its arms there, paid by a card of its own; and its element."""
    new = deepcopy(draft)
    name = unused(f"Country {len(new['countries']) + 1}", (country["name"] for country in new["countries"]))
    used = [card["colour"] for card in new["cards"]]
    colour = min(TINTS, key=used.count)
    kind = as_id(unused(as_id(name), (card["kind"] for card in new["cards"])))
    new["cards"].append({"kind": kind, "count": 10, "colour": colour})
    new["countries"].append({"name": name, "card": kind, "coat": list(at)})
    return _with_all_arms(draft, new), f"coat:{name}"


def with_site(draft: Draft, country: str, at: Point) -> tuple[Draft, str]:
    """A new site of a country; and its element."""
    new = deepcopy(draft)
    name = unused(f"Site {len(new['sites']) + 1}", (site["name"] for site in new["sites"]))
    id = as_id(unused(as_id(name), (site["id"] for site in new["sites"])))
    new["sites"].append({"id": id, "name": name, "country": country, "at": list(at)})
    return new, f"site:{id}"


def joined(draft: Draft, a: str, b: str) -> Draft:
    """A road between two sites, or none if there was one; an alliance of two countries, by land, by sea, or none."""
    new = deepcopy(draft)
    (kind, _, one), (_, _, other) = a.partition(":"), b.partition(":")
    part = "roads" if kind == "site" else "alliances"
    there = next((entry for entry in new[part] if {entry["a"], entry["b"]} == {one, other}), None)
    if kind == "site":
        if there is None:
            new["roads"].append({"a": one, "b": other})
        else:
            new["roads"].remove(there)
        return new
    route = ROUTES[0] if there is None else ROUTES[ROUTES.index(there["route"]) + 1]
    if there is None:
        used = {entry["number"] for entry in new["alliances"]}
        number = next(k for k in count(1) if k not in used)
        new["alliances"].append({"number": number, "a": one, "b": other, "route": route})
    elif route:
        there["route"] = route
    else:
        new["alliances"].remove(there)
    return new


def moved(draft: Draft, element: str, at: Point) -> Draft:
    """A site or a country's arms at another place."""
    new = deepcopy(draft)
    entry, key = _entry(new, element)
    entry[key] = list(at)
    return new


def _entry(draft: Draft, element: str) -> tuple[dict[str, Any], str]:
    kind, _, name = element.partition(":")
    part, by, place = ("sites", "id", "at") if kind == "site" else ("countries", "name", "coat")
    return next(entry for entry in draft[part] if entry[by] == name), place


def without(draft: Draft, element: str) -> Draft:
    """Without a road; a site and its roads; or a country and all that belongs to it."""
    new = deepcopy(draft)
    kind, _, name = element.partition(":")
    if kind == "road":
        del new["roads"][int(name)]
        return new
    gone = {name} if kind == "site" else {site["id"] for site in new["sites"] if site["country"] == name}
    new["sites"] = [site for site in new["sites"] if site["id"] not in gone]
    new["roads"] = [road for road in new["roads"] if not gone & {road["a"], road["b"]}]
    if kind == "coat":
        new["countries"] = [country for country in new["countries"] if country["name"] != name]
        new["alliances"] = [tie for tie in new["alliances"] if name not in (tie["a"], tie["b"])]
        new["outlines"]["countries"].pop(name, None)
        for columns in _columns(new):
            columns[:] = [[arms for arms in column if arms != name] for column in columns]
        _drop_cards(new)
        return _with_all_arms(draft, new)
    return new


def _columns(draft: Draft) -> Iterator[list[list[str]]]:
    yield from (draft["vatican"][table] for table in ("council", "cloister"))


def _drop_cards(draft: Draft) -> None:
    """Away with cards that no country has."""
    paying = {country["card"] for country in draft["countries"]}
    draft["cards"] = [card for card in draft["cards"] if card["kind"] in paying]


def renamed(draft: Draft, element: str, name: str) -> tuple[Draft, str]:
    """A site or country under another name, wherever it is named; and its element, which changes with it."""
    new = deepcopy(draft)
    kind, _, old = element.partition(":")
    entry, _ = _entry(new, element)
    entry["name"] = name
    if kind == "site":
        others = [site["id"] for site in new["sites"] if site is not entry]
        entry["id"] = as_id(unused(as_id(name), others))
        for road in new["roads"]:
            road.update({end: entry["id"] for end in ("a", "b") if road[end] == old})
        return new, f"site:{entry['id']}"
    for site in new["sites"]:
        site["country"] = name if site["country"] == old else site["country"]
    for tie in new["alliances"]:
        tie.update({end: name for end in ("a", "b") if tie[end] == old})
    for columns in _columns(new):
        columns[:] = [[name if arms == old else arms for arms in column] for column in columns]
    _rename_card(new, old, name)
    areas = new["outlines"]["countries"]
    new["outlines"]["countries"] = {name if country == old else country: area for country, area in areas.items()}
    return new, f"coat:{name}"


def _rename_card(draft: Draft, old: str, name: str) -> None:
    """A card that was called after a country, and pays nowhere else, is called after its new name."""
    card = card_of(draft, name)
    users = [country for country in draft["countries"] if country["card"] == card["kind"]]
    if len(users) == 1 and re.fullmatch(rf"{as_id(old)}(-\d+)?", card["kind"]):
        others = [entry["kind"] for entry in draft["cards"] if entry is not card]
        card["kind"] = users[0]["card"] = as_id(unused(as_id(name), others))


def card_words(draft: Draft, kind: str) -> str:
    """A kind of card as people call it: by the countries that it pays in."""
    return "/".join(country["name"] for country in draft["countries"] if country["card"] == kind)


def with_name(draft: Draft, name: str) -> Draft:
    """The board under another name; its id follows as long as it comes from the name."""
    new = deepcopy(draft)
    if draft["id"] == as_id(draft["name"]):
        new["id"] = as_id(name)
    new["name"] = name
    return new


def with_card(draft: Draft, country: str, kind: str) -> Draft:
    """A country that is paid by another kind of card; "" gives it one of its own."""
    new = deepcopy(draft)
    entry, _ = _entry(new, f"coat:{country}")
    if not kind:
        kinds = [card["kind"] for card in new["cards"]]
        kind = as_id(unused(as_id(country), kinds))
        used = [card["colour"] for card in new["cards"]]
        new["cards"].append({"kind": kind, "count": 10, "colour": min(TINTS, key=used.count)})
    entry["card"] = kind
    _drop_cards(new)
    return new


def card_of(draft: Draft, country: str) -> dict[str, Any]:
    """The kind of card that pays in a country."""
    entry, _ = _entry(draft, f"coat:{country}")
    card: dict[str, Any] = next(card for card in draft["cards"] if card["kind"] == entry["card"])
    return card


def _with_all_arms(before: Draft, after: Draft) -> Draft:
    """If the Vatican showed all countries before, it shows all of those that there are now."""
    showed = before["countries"] and with_arms(before, True)["vatican"] == before["vatican"]
    return with_arms(after, True) if showed else after


def with_arms(draft: Draft, every: bool) -> Draft:
    """The arms of all countries in both tables of the Vatican, in two columns, or none."""
    new = deepcopy(draft)
    names = [country["name"] for country in new["countries"]] if every else []
    for table in ("council", "cloister"):
        new["vatican"][table] = [names[::2], names[1::2]] if len(names) > 1 else [names] if names else []
    return new
