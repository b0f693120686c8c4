"""The fields of a board that is being drawn: what stands in them, and what filling them in changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import NamedTuple

from webpower.draw.lettering import one_line
from webpower.draw.palette import TINTS
from webpower.engine.messages import message
from webpower.games.power.mapping.draft import Draft, card_of, card_words, is_name, with_arms, with_card, with_name
from webpower.games.power.mapping.ground import has_outlines, without_outlines
from webpower.games.power.rules import TEXTS

NUMBERS = {
    "chain": (("chain",), 2, 8),
    "cloisters": (("supply", "cloisters"), 1, 20),
    "advisors": (("supply", "advisors"), 0, 20),
    "removed-3": (("removed", "3"), 0, 99),
    "removed-4": (("removed", "4"), 0, 99),
    "removed-5": (("removed", "5"), 0, 99),
}
"""The numbers of a board: where they stand in its file, and from what to what they may be."""
ALL, NONE, OWN = "yes", "no", "own"
"""What the Vatican shows: every country, none, or what the file says."""
GROWN = "grown"
"""What outlines can be beside ``OWN``: none in the file, so that land and countries follow the sites."""


class Field(NamedTuple):
    """Something to write or to choose (`webpower.show.map_editor.Field`)."""

    id: str
    label: str
    value: str | int
    choices: Sequence[tuple[str, str]] = ()
    """For people and by name; none for a field to write in."""
    least: int = 0
    most: int = 0
    """What a number may be; both 0 for a text."""
    heads: bool = False
    """Whether it is no field but the heading of those that follow."""


def fields(draft: Draft, chosen: str, country: str) -> list[Field]:
    """The fields for what was clicked last, and for the whole board."""
    names = [(one_line(entry["name"]), entry["name"]) for entry in draft["countries"]]
    found = [_field("of-country", country, names)] if names else []
    return [*found, *_of_chosen(draft, chosen, names), *_of_board(draft)]


def _of_chosen(draft: Draft, chosen: str, names: Sequence[tuple[str, str]]) -> Iterator[Field]:
    kind, _, name = chosen.partition(":")
    if kind == "site":
        yield _heading("site")
        site = next(entry for entry in draft["sites"] if entry["id"] == name)
        yield _field("name", site["name"])
        yield _field("in-country", site["country"], names)
    elif kind == "coat":
        yield _heading("country")
        card = card_of(draft, name)
        yield _field("name", name)
        kinds = [(one_line(card_words(draft, entry["kind"])), entry["kind"]) for entry in draft["cards"]]
        yield _field("card", card["kind"], [*kinds, (_say("own-card"), "")])
        yield _field("count", card["count"], least=1, most=99)
        yield _field("colour", card["colour"], [(tint, tint) for tint in TINTS])


def _of_board(draft: Draft) -> Iterator[Field]:
    yield _heading("board")
    yield _field("board-name", draft["name"])
    yield _field("board-id", draft["id"])
    for id, (steps, least, most) in NUMBERS.items():
        value = draft
        for step in steps:
            value = value[step]
        yield _field(id, value, least=least, most=most)  # type: ignore[arg-type]
    shows = [way for way in (NONE, ALL) if with_arms(draft, way == ALL)["vatican"] == draft["vatican"]]
    ways = [NONE, ALL] + ([] if shows else [OWN])
    yield _field("arms", shows[0] if shows else OWN, [(_say(f"arms-{way}"), way) for way in ways])
    if has_outlines(draft):
        yield _field("outlines", OWN, [(_say(f"outlines-{way}"), way) for way in (OWN, GROWN)])


def changed(draft: Draft, id: str, value: str | int, chosen: str) -> Draft:
    """The board with a field filled in; the same board if that can't be."""
    new, (kind, _, name) = deepcopy(draft), chosen.partition(":")
    if id in NUMBERS:
        (*steps, last), least, most = NUMBERS[id]
        part = new
        for step in steps:
            part = part[step]
        part[last] = max(least, min(int(value), most))
    elif id == "board-name" and is_name(str(value)):
        return with_name(draft, str(value))
    elif id == "board-id" and is_name(str(value)):
        new["id"] = str(value)
    elif id == "arms" and value in (ALL, NONE):
        return with_arms(draft, value == ALL)
    elif id == "outlines" and value == GROWN:
        return without_outlines(draft)
    elif id == "in-country" and kind == "site":
        next(entry for entry in new["sites"] if entry["id"] == name)["country"] = str(value)
    elif id == "card" and kind == "coat":
        return with_card(draft, name, str(value))
    elif id in ("count", "colour") and kind == "coat":
        card_of(new, name)[id] = max(1, min(int(value), 99)) if id == "count" else str(value)
    return new


def _field(
    id: str, value: str | int, choices: Sequence[tuple[str, str]] = (), *, least: int = 0, most: int = 0
) -> Field:
    if choices and value not in [name for _, name in choices]:  # as a file may have it
        choices = [*choices, (one_line(str(value)), str(value))]
    return Field(id, _say(id), value, choices, least, most)


def _heading(id: str) -> Field:
    return Field(f"head-{id}", _say(f"head-{id}"), "", heads=True)


def _say(id: str) -> str:
    return message(TEXTS, f"mapping-{id}").say(())
