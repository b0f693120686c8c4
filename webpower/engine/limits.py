"""What a value in a file may be beyond its type: the model says it, the reader checks it, the JSON Schema tells it.

A model says ``count: Annotated[int, Between(1, 99)]``; `webpower.engine.structures` refuses other numbers, and
`webpower.engine.schema` writes ``{"type": "integer", "minimum": 1, "maximum": 99}``.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, Protocol

from webpower.engine.files import short
from webpower.engine.text import ODD


class Limit(Protocol):
    """Something that not every value of a type keeps to."""

    def fault(self, value: Any) -> str:
        """What was expected and what came, as a part of a sentence; "" for a value that is good."""

    def schema(self) -> dict[str, Any]:
        """The same as keywords of JSON Schema."""


@dataclass(frozen=True, slots=True)
class Between:
    """A number not less than ``least`` and not more than ``most``.

    >>> Between(1, 99).fault(100)
    'a number from 1 to 99, got 100'
    """

    least: int
    most: int

    def fault(self, value: float) -> str:
        """As `Limit` says; a number that is none (NaN) is not between any two."""
        good = self.least <= value <= self.most
        return "" if good else f"a number from {self.least:,} to {self.most:,}, got {short(value)}"

    def schema(self) -> dict[str, Any]:
        """As `Limit` says."""
        return {"minimum": self.least, "maximum": self.most}


@dataclass(frozen=True, slots=True)
class Entries:
    """A list with not less than ``least`` entries and not more than ``most``.

    >>> Entries(2, 2).fault([1])
    '2 entries, got 1'
    """

    least: int
    most: int

    def fault(self, value: list[Any]) -> str:
        """As `Limit` says."""
        if self.least <= len(value) <= self.most:
            return ""
        few = f"{self.least:,}" if self.least == self.most else f"{self.least:,} to {self.most:,}"
        return f"{few} entries, got {len(value):,}"

    def schema(self) -> dict[str, Any]:
        """As `Limit` says."""
        return {"minItems": self.least, "maxItems": self.most}


@dataclass(frozen=True, slots=True)
class Text:
    """A text on one line, not longer than ``most`` characters, with nothing that turns the direction of writing.

    >>> Text(1, 5).fault("Glastonbury")
    'a text of 1 to 5 characters, got 11'
    """

    least: int
    most: int

    def fault(self, value: str) -> str:
        """As `Limit` says."""
        if not self.least <= len(value) <= self.most:
            return f"a text of {self.least:,} to {self.most:,} characters, got {len(value):,}"
        if self.least and not value.strip():
            return f"a text that is not blank, got {short(value)}"
        odd = re.search(ODD, value)
        return f"a text on one line, without control characters, got {json.dumps(odd[0])} in it" if odd else ""

    def schema(self) -> dict[str, Any]:
        """As `Limit` says."""
        blank = {"pattern": r"\S"} if self.least else {}
        return {"minLength": self.least, "maxLength": self.most, **blank, "not": {"pattern": ODD}}


@dataclass(frozen=True, slots=True)
class UpTo:
    """A text, whatever is in it, of not more than ``most`` characters.

    >>> UpTo(3).fault("Anna")
    'at most 3 characters, got 4'
    """

    most: int

    def fault(self, value: str) -> str:
        """As `Limit` says."""
        return "" if len(value) <= self.most else f"at most {self.most:,} characters, got {len(value):,}"

    def schema(self) -> dict[str, Any]:
        """As `Limit` says."""
        return {"maxLength": self.most}


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of several texts.

    >>> OneOf(("land", "sea")).fault("air")
    'land or sea, got "air"'
    """

    choices: tuple[str, ...]

    def fault(self, value: str) -> str:
        """As `Limit` says."""
        if value in self.choices:
            return ""
        *others, last = self.choices
        return f"{', '.join(others)} or {last}, got {short(value)}" if others else f"{last}, got {short(value)}"

    def schema(self) -> dict[str, Any]:
        """As `Limit` says."""
        return {"enum": list(self.choices)}
