"""What the checks say of a changed board file: which changes are let in, and why others are refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from webpower.engine.answers import Option, Options
from webpower.engine.chance import pick, shuffled
from webpower.engine.messages import Message
from webpower.engine.questions import MOST_WRONG, Dull
from webpower.engine.structures import structured
from webpower.games.power.board_checks import board_mistakes, repetitions
from webpower.games.power.board_file import make_board
from webpower.games.power.board_model import BoardFile
from webpower.games.power.questions.board_data import empty, file_data
from webpower.games.power.questions.positions import Source
from webpower.games.power.questions.topic import Made, Subject, mistake, say

Data = dict[str, Any]

FINE, SIZE, TWICE, LOOP, UNKNOWN, IDLE, SITELESS, TAKEN, FEW = FAMILIES = (
    "fine",
    "size",
    "twice",
    "loop",
    "unknown",
    "idle",
    "siteless",
    "taken",
    "few",
)
"""What the checks can say, for people."""


def families(data: Data) -> list[str]:
    """All that the checks say of the content of a board file, the first thing first; empty if it is good."""
    file, wrong = structured(data, BoardFile)
    if file is None or wrong:
        return [SIZE]
    twice = set(repetitions(file))
    return list(dict.fromkeys(TWICE if one in twice else _family(one.place) for one in board_mistakes(file)))


def _family(place: str) -> str:
    """What the checks find wrong at a place in the file. Raises Dull for what is seldom."""
    part, bracket, _ = place.partition("[")
    if place.endswith((".a", ".b", ".country", ".card")) or part.startswith(("vatican.", "outlines.")):
        return UNKNOWN
    if place.endswith(".at"):
        return TWICE
    if part.startswith("removed"):
        return TAKEN
    one = {"roads": LOOP, "alliances": LOOP, "countries": SITELESS, "cards": IDLE}
    found = one.get(part) if bracket else {"cards": FEW}.get(part)
    if found is None:
        raise Dull
    return found


class Change:
    """A change of the file: an entry more or less, or another value."""

    def __init__(self, act: str, part: str, entry: Any) -> None:
        self.act, self.part, self.entry = act, part, entry

    def made(self) -> Data:
        """The changed content of the file."""
        data = file_data()
        if self.act == "set":
            data[self.part] = self.entry
        elif self.act == "add":
            data[self.part].append(self.entry)
        else:
            data[self.part].remove(self.entry)
        return data

    @property
    def message(self) -> Message:
        """The change in words, with the entry as it stands in the file."""
        return say(f"q-check-{self.act}", part=self.part, entry=json.dumps(self.entry, ensure_ascii=False))


def _roads(data: Data, random: Random) -> Change:
    """A road: a good one, one that is there, one to itself, or one with a slip of the pen."""
    ends = [site["id"] for site in data["sites"]]
    there = pick(data["roads"], random)
    a, b = shuffled(ends, random)[:2]
    entries = (
        {"a": a, "b": b},
        {"a": there["b"], "b": there["a"]},
        {"a": a, "b": a},
        {"a": a, "b": _slip(b)},
    )
    return Change("add", "roads", pick(entries, random))


def _slip(name: str) -> str:
    """A name with two letters changed round."""
    return name[:2] + name[3] + name[2] + name[4:]


def _sites(data: Data, random: Random) -> Change:
    """A site: a good one, one with a name that is there, in a country that is not, or on another one."""
    there = pick(data["sites"], random)
    good = {"id": "otterford", "name": "Otterford", "country": there["country"], "at": [9.9, 3.4]}
    entries = (good, {**good, "id": there["id"]}, {**good, "country": "Uplands"}, {**good, "at": there["at"]})
    return Change("add", "sites", pick(entries, random))


def _alliances(data: Data, random: Random) -> Change:
    """An alliance: a good one, of a pair that has one, with a number that is there, with itself, or with a slip."""
    there = pick(data["alliances"], random)
    good = {"number": 6, "a": "Lowlands", "b": "Isle", "route": "sea"}
    entries = (
        good,
        {**there, "number": 6},
        {**good, "number": there["number"]},
        {**good, "a": "Isle"},
        {**good, "b": "Isles"},
    )
    return Change("add", "alliances", pick(entries, random))


def _cards(data: Data, random: Random) -> Change:
    """A kind of card that pays nowhere, or is there already; a country without a site, or with a card of no kind."""
    coat = [12.0, 8.0]
    changes = (
        Change("add", "cards", {"kind": "forests", "count": 8, "colour": "orange"}),
        Change("add", "cards", {**pick(data["cards"], random), "count": 9}),
        Change("add", "countries", {"name": "Forests", "card": "marshes", "coat": coat}),
        Change("add", "countries", {"name": "Forests", "card": "forests", "coat": coat}),
    )
    return pick(changes, random)


def _numbers(data: Data, random: Random) -> Change:
    """The length of a chain, cards that leave the game, how many there are."""
    few = [{**card, "count": 5} for card in data["cards"]]
    more = [{**card, "count": 12} for card in data["cards"]]
    changes = (
        Change("set", "chain", pick((2, 4, 5), random)),
        Change("set", "chain", pick((1, 9), random)),
        Change("set", "removed", {"3": 9, "4": 1, "5": 0}),
        Change("set", "removed", {"3": 3, "4": 2, "5": 1}),
        Change("set", "cards", few),
        Change("set", "cards", more),
        Change("set", "supply", {"cloisters": pick((0, 25), random), "advisors": 3}),
    )
    return pick(changes, random)


def _less(data: Data, random: Random) -> Change:
    """A road, a site or a country is taken away, whoever still names it."""
    part = pick(("roads", "roads", "sites", "countries", "cards"), random)
    return Change("take", part, pick(data[part], random))


SORTS: dict[int, tuple[Callable[[Data, Random], Change], ...]] = {
    1: (_roads,),
    2: (_sites, _alliances, _cards),
    3: (_numbers, _numbers, _less),
}
"""By level: what is changed."""

OFFERED = {
    1: (TWICE, LOOP, UNKNOWN),
    2: (TWICE, UNKNOWN, IDLE, SITELESS, LOOP),
    3: (SIZE, TAKEN, FEW, UNKNOWN, IDLE),
}
"""By level: what may be said against a change."""


def check(source: Source, random: Random, level: int) -> Made:
    """Whether a change of the board's file is let in, or why it is refused."""
    data = file_data()
    change = pick(SORTS[level], random)(data, random)
    changed = change.made()
    found = families(changed)
    right = found[0] if found else FINE
    also = {*found, FEW} if TAKEN in found else set(found)  # who takes so many leaves too few
    wrong = [one for one in shuffled(OFFERED[level], random) if one not in also]
    listed = sorted([right, *([FINE] if right != FINE else []), *wrong][: MOST_WRONG + 1], key=FAMILIES.index)
    answers = [key for key in listed if key != right]
    return Made(
        Subject(empty(make_board(data))),
        say("q-check"),
        Options(tuple(Option(key, say(f"q-check-{key}")) for key in listed)),
        right,
        [mistake(key, f"q-check-but-{right}" if key == FINE else f"q-check-not-{key}") for key in answers],
        (say("q-check-hint-1"), say(f"q-check-hint-{1 + level}")),
        (say(f"q-check-but-{right}" if right != FINE else "q-check-so-fine"),),
        (change.message,),
    )
