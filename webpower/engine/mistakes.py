"""What is wrong in a file, as data: the place, what was expected there, and what came."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from webpower.engine.messages import AnyOf, Message, Value, message
from webpower.engine.text import visible

TEXTS = "webpower.engine"

MAX_SHOWN = 60
"""The most characters of a wrong value that a sentence repeats."""


class Mistake(NamedTuple):
    """What is wrong in a file, and where: ``actions[3].pay[0]``, or "" for the file as a whole."""

    place: str
    said: Message

    def inside(self, part: str) -> Mistake:
        """The same mistake, told from the file that has all this as its part.

        >>> Mistake("sites[4].at", Message("webpower.engine", "file-nothing")).inside("board").place
        'board.sites[4].at'
        """
        between = "." if self.place and not self.place.startswith("[") else ""
        return Mistake(f"{part}{between}{self.place}", self.said)

    def line(self) -> str:
        """One line: the place, what was expected there, and what came."""
        said = self.said.say(())
        return f"{self.place}: {said}" if self.place else said


def said(id: str, **values: Value) -> Message:
    """A message of the engine's catalogue about files: ``said("file-between", least=1, most=9)``."""
    return message(TEXTS, id, "", **values)


def mistake(place: str, id: str, **values: Value) -> Mistake:
    """A mistake with a sentence of its own."""
    return Mistake(place, said(id, **values))


def wrong(place: str, expected: Message | AnyOf, got: Message | str) -> Mistake:
    """The usual mistake: one thing was expected at a place, and another came.

    >>> wrong("seed", said("file-a-whole-number"), short(7.5)).line()
    'seed: expected a whole number, got 7.5'
    """
    return mistake(place, "file-wrong", expected=expected, got=got)


def one_of(choices: Sequence[str]) -> AnyOf:
    """One of several texts, as what was expected."""
    return AnyOf(choices)


def short(value: Any) -> str:
    """A value of a file as it may be shown in a sentence: never long, never with line breaks or what can't be seen."""
    text = visible(json.dumps(value, ensure_ascii=False, default=str))
    return text if len(text) <= MAX_SHOWN else f"{text[:MAX_SHOWN]} …"


def short_key(key: str) -> str:
    """The same for a key, without quotes."""
    return short(key)[1:-1] if len(key) < MAX_SHOWN else f"{short(key)[1:MAX_SHOWN]}…"


def inside(place: str, key: str) -> str:
    """The place of what a key of an object leads to."""
    return f"{place}.{short_key(key)}" if place else short_key(key)
