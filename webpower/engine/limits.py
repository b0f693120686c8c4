"""What a value in a file may be beyond its type: the model says it, the reader checks it, the JSON Schema tells it.

A model says ``count: Annotated[int, Between(1, 99)]``; `webpower.engine.structures` refuses other numbers, and
`webpower.engine.schema` writes ``{"type": "integer", "minimum": 1, "maximum": 99}``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from webpower.engine.messages import AnyOf, Message
from webpower.engine.mistakes import said, short
from webpower.engine.text import ODD

Fault = tuple["Message | AnyOf", "Message | str"]
"""What was expected and what came."""


class Limit(Protocol):
    """Something that not every value of a type keeps to."""

    def expected(self) -> Message | AnyOf:
        """What a value may be."""

    def fault(self, value: Any) -> Fault | None:
        """What was expected and what came; None for a value that is good."""

    def schema(self) -> dict[str, Any]:
        """The same as keywords of JSON Schema."""


@dataclass(frozen=True, slots=True)
class Between:
    """A number not less than ``least`` and not more than ``most``.

    >>> Between(1, 99).expected().say(()), Between(1, 99).fault(7)
    ('a number from 1 to 99', None)
    """

    least: int
    most: int

    def expected(self) -> Message:
        """As `Limit` says."""
        return said("file-between", least=self.least, most=self.most)

    def fault(self, value: float) -> Fault | None:
        """As `Limit` says; a number that is none (NaN) is not between any two."""
        return None if self.least <= value <= self.most else (self.expected(), short(value))

    def schema(self) -> dict[str, Any]:
        """As `Limit` says."""
        return {"minimum": self.least, "maximum": self.most}


@dataclass(frozen=True, slots=True)
class Digits:
    """A whole number with not more digits than ``most``.

    >>> Digits(3).expected().say(()), Digits(3).fault(-999)
    ('a whole number of at most 3 digits', None)
    """

    most: int

    def expected(self) -> Message:
        """As `Limit` says."""
        return said("file-digits", digits=self.most)

    def fault(self, value: int) -> Fault | None:
        """As `Limit` says."""
        return None if abs(value) < 10**self.most else (self.expected(), short(value))

    def schema(self) -> dict[str, Any]:
        """As `Limit` says."""
        return {"minimum": 1 - 10**self.most, "maximum": 10**self.most - 1}


@dataclass(frozen=True, slots=True)
class Entries:
    """A list with not less than ``least`` entries and not more than ``most``.

    >>> Entries(2, 2).expected().say(()), Entries(1, 4).expected().say(())
    ('2 entries', '1 to 4 entries')
    """

    least: int
    most: int

    def expected(self) -> Message:
        """As `Limit` says."""
        if self.least == self.most:
            return said("file-entries-exactly", number=self.least)
        return said("file-entries", least=self.least, most=self.most)

    def fault(self, value: Sequence[Any]) -> Fault | None:
        """As `Limit` says."""
        return None if self.least <= len(value) <= self.most else (self.expected(), _number(len(value)))

    def schema(self) -> dict[str, Any]:
        """As `Limit` says."""
        return {"minItems": self.least, "maxItems": self.most}


@dataclass(frozen=True, slots=True)
class Text:
    """A text on one line, not longer than ``most`` characters, with nothing that turns the direction of writing.

    >>> Text(1, 5).expected().say(()), Text(1, 5).fault("Fulda")
    ('a text of 1 to 5 characters', None)
    """

    least: int
    most: int

    def expected(self) -> Message:
        """As `Limit` says."""
        return said("file-characters", least=self.least, most=self.most)

    def fault(self, value: str) -> Fault | None:
        """As `Limit` says."""
        if not self.least <= len(value) <= self.most:
            return self.expected(), _number(len(value))
        if self.least and not value.strip():
            return said("file-not-blank"), short(value)
        odd = re.search(ODD, value)
        return (said("file-plain"), said("file-in-it", value=json.dumps(odd[0]))) if odd else None

    def schema(self) -> dict[str, Any]:
        """As `Limit` says."""
        blank = {"pattern": r"\S"} if self.least else {}
        return {"minLength": self.least, "maxLength": self.most, **blank, "not": {"pattern": ODD}}


@dataclass(frozen=True, slots=True)
class UpTo:
    """A text, whatever is in it, of not more than ``most`` characters.

    >>> UpTo(3).expected().say(())
    'at most 3 characters'
    """

    most: int

    def expected(self) -> Message:
        """As `Limit` says."""
        return said("file-characters-most", most=self.most)

    def fault(self, value: str) -> Fault | None:
        """As `Limit` says."""
        return None if len(value) <= self.most else (self.expected(), _number(len(value)))

    def schema(self) -> dict[str, Any]:
        """As `Limit` says."""
        return {"maxLength": self.most}


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of several texts.

    >>> OneOf(("land", "sea")).fault("air")
    (('land', 'sea'), '"air"')
    """

    choices: tuple[str, ...]

    def expected(self) -> AnyOf:
        """As `Limit` says."""
        return AnyOf(self.choices)

    def fault(self, value: str) -> Fault | None:
        """As `Limit` says."""
        return None if value in self.choices else (self.expected(), short(value))

    def schema(self) -> dict[str, Any]:
        """As `Limit` says."""
        return {"enum": list(self.choices)}


@dataclass(frozen=True, slots=True)
class Part:
    """Anything: a part of a file that is held against a model of its own later, and ``what`` it should be."""

    what: Message

    def expected(self) -> Message:
        """As `Limit` says."""
        return self.what

    def fault(self, value: Any) -> None:
        """As `Limit` says."""

    def schema(self) -> dict[str, Any]:
        """As `Limit` says."""
        return {}


def _number(number: int) -> Message:
    return said("file-number", number=number)
