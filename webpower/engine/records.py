"""Record and tree files of any game: what they share, and how they are laid out."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from webpower.engine.errors import IllegalAction, RecordError
from webpower.engine.limits import Digits, Entries, UpTo
from webpower.engine.messages import Message, Seat, message
from webpower.engine.mistakes import MAX_SHOWN, TEXTS, Mistake, said, short, wrong

RECORD_FORMAT = "webpower-record/1"
TREE_FORMAT = "webpower-tree/1"

SEED_DIGITS = 30
"""A longer seed would fill the name of a file."""

Seed = Annotated[int, Digits(SEED_DIGITS)]
Id = Annotated[str, UpTo(200)]
PlayerName = Annotated[str, UpTo(10_000)]
MOST_SEATS = 100
"""Other numbers of players than a game is for can be read, and break a rule."""
Players = Annotated[list[PlayerName], Entries(0, MOST_SEATS)]
Numbers = Annotated[list[int], Entries(0, MOST_SEATS)]
MOST_ACTIONS = 10_000
"""Of a line of play."""
MOST_BRANCHES = 2000
"""Of a tree: all of them are told in a list."""

LEFT_OUT: Any = None
"""A key that is not there. Typed as anything, since a key that is there may not say null."""


@dataclass
class CursorEntry:
    """Where the cursor of a tree stands: on which line, after how many actions."""

    line: int
    after: int


# Reading


def no_seat(place: str, seat: int, seats: int) -> Iterator[Mistake]:
    """A mistake if there is no such seat."""
    if not 0 <= seat < seats:
        yield wrong(place, said("file-seat", last=seats - 1), short(seat))


def at_action(step: int, refusal: IllegalAction, names: Sequence[str]) -> RecordError:
    """That a record goes wrong at an action, by the rule that refuses it."""
    reason = refusal.reasons[0]
    return RecordError(message(TEXTS, "record-action", reason.rule, number=str(step), wrong=reason), names)


def check_mover(position: Any, mover: int, names: Sequence[str], seat: int, rule: str) -> None:
    """Raises IllegalAction, with the rule, when it is not a seat's turn, or there is no such seat."""
    seats = len(names)
    if not 0 <= seat < seats:
        raise IllegalAction([message(TEXTS, "wrong-seat", rule, seat=seat, players=seats)], position, names)
    if seat != mover:
        said = message(TEXTS, "not-your-turn", rule, mover=Seat(mover), player=Seat(seat))
        raise IllegalAction([said], position, names)


def differs(place: str, found: Any, expected: Any, rule: str) -> Iterator[Message]:
    """That a part of a result is not what the rules make it."""
    if found != expected:
        told = found if isinstance(found, str) and len(found) <= MAX_SHOWN else short(found)
        yield message(TEXTS, "result-differs", rule, place=place, found=told, expected=str(expected))


def check_result_time(has_result: bool, is_over: bool, rule: str, names: Sequence[str]) -> None:
    """Raises RecordError unless a record has a result just if its game is over."""
    if has_result != is_over:
        raise RecordError(message(TEXTS, "result-missing" if is_over else "result-too-early", rule), names)


# Writing


def record_text(data: Mapping[str, Any]) -> str:
    """A record as the text of its file: one action a line, so that people and version control can read it."""
    return "{" + ",\n ".join(f"{_json(key)}: {_part(key, value)}" for key, value in data.items()) + "}\n"


def tree_text(data: Mapping[str, Any]) -> str:
    """A tree as the text of its file, laid out like records."""
    return "{" + ",\n".join(f"{_json(key)}: {_tree_part(key, value)}" for key, value in data.items()) + "}\n"


def _tree_part(key: str, value: Any) -> str:
    if key in ("record", "start"):
        return record_text(value).strip()
    if key == "branches":
        return "[" + ",\n".join(record_text(branch).strip() for branch in value) + "]"
    return _part(key, value)


def _part(key: str, value: Any) -> str:
    if key == "actions" and value:
        return "[\n  " + ",\n  ".join(_json(action) for action in value) + "]"
    if key == "result" and value is not None:
        return "{\n  " + ",\n  ".join(f"{_json(name)}: {_json(part)}" for name, part in value.items()) + "}"
    return _json(value)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
