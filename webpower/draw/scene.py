"""A scene: what to draw, as plain data that cannot change.

Whoever makes a scene decides what stands where; whoever draws one (as SVG text, or live in a notebook) adds nothing.
So two scenes can be compared, stored as JSON, and their difference is all that has to be sent.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any

Number = int | float
Value = str | Number

TAGS = frozenset({"circle", "ellipse", "line", "path", "polygon", "polyline", "rect", "text"})
"""The SVG elements that a mark may be. The list of marks is flat, so there are no groups."""

OWN = frozenset({"id", "data-id", "role", "tabindex", "aria-label", "href", "style"})
"""Attributes that a mark may not set: they come from the mark's other fields, or could do more than draw."""


def number(value: Number) -> Number:
    """The value as it stands in every picture: to a thousandth, a whole number as an int.

    Raises ValueError for nan and inf.

    >>> number(2.0), number(0.12345), number(-0.0001)
    (2, 0.123, 0)
    """
    if isinstance(value, int):
        return int(value)
    if not math.isfinite(value):
        raise ValueError(f"a picture has no place for the number {value}")
    rounded = round(value, 3)
    return int(rounded) if rounded.is_integer() else rounded


@dataclass(frozen=True, slots=True)
class Mark:
    """One element of a picture.

    Two marks at different times with the same ``id`` are the same thing, changed. ``attrs`` holds geometry and colours,
    ``text`` the words of a text element. ``label`` says in words what the mark is, for the mouse that rests on it and
    for a screen reader. A ``button`` can be picked, by click, or by Tab and Enter.

    Raises ValueError for an unknown tag, an attribute that a mark may not set and a value that is no text or number.

    >>> Mark("fulda", "circle", {"cx": 10, "cy": 20.0, "r": 4}, label="Fulda, empty").attrs["cy"]
    20
    """

    id: str
    tag: str
    attrs: Mapping[str, Value] = field(default_factory=dict)
    text: str = ""
    label: str = ""
    button: bool = False

    def __post_init__(self) -> None:
        """Checks the fields and brings numbers into their form."""
        if self.tag not in TAGS:
            raise ValueError(f"mark {self.id!r}: {self.tag!r} is none of {', '.join(sorted(TAGS))}")
        if self.text and self.tag != "text":
            raise ValueError(f"mark {self.id!r}: a {self.tag} has no text; use a label to say what it is")
        if self.button and not self.label:
            raise ValueError(f"mark {self.id!r}: a button needs a label")
        attrs = {}
        for name, value in self.attrs.items():
            if not _may_set(name):
                raise ValueError(f"mark {self.id!r}: a mark may not set the attribute {name!r}")
            attrs[name] = _value(self.id, name, value)
        object.__setattr__(self, "attrs", MappingProxyType(attrs))

    def __reduce__(self) -> tuple[Any, ...]:
        """A read-only mapping can't be pickled or copied, so a mark is copied by its fields."""
        return Mark, (self.id, self.tag, dict(self.attrs), self.text, self.label, self.button)

    def to_data(self) -> dict[str, Any]:
        """The mark as JSON data; what has its usual value is left out."""
        data: dict[str, Any] = {"id": self.id, "tag": self.tag, "attrs": dict(self.attrs)}
        return data | {name: getattr(self, name) for name in ("text", "label", "button") if getattr(self, name)}


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture: its size, its name, the same in words, and the marks in the order they are painted.

    ``description`` is for people who can't see the picture; it says everything the picture says.
    Raises ValueError when two marks have the same id or the size is not above 0.
    """

    width: Number
    height: Number
    title: str
    description: str
    marks: tuple[Mark, ...] = ()

    def __post_init__(self) -> None:
        """Checks the fields and brings numbers into their form."""
        for side in ("width", "height"):
            object.__setattr__(self, side, number(getattr(self, side)))
            if getattr(self, side) <= 0:
                raise ValueError(f"a picture needs a {side} above 0, not {getattr(self, side)}")
        object.__setattr__(self, "marks", tuple(self.marks))
        if len({mark.id for mark in self.marks}) < len(self.marks):
            twice = [name for name, times in Counter(mark.id for mark in self.marks).items() if times > 1]
            raise ValueError(f"more than one mark has the id {', '.join(map(repr, twice))}")

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        """What a notebook shows: the picture, and the same in words."""
        from webpower.draw.svg import to_img

        return {"text/html": to_img(self), "text/plain": f"{self.title}\n{self.description}"}

    def mark(self, name: str) -> Mark | None:
        """The mark with this id, if there is one."""
        return next((mark for mark in self.marks if mark.id == name), None)

    def to_data(self) -> dict[str, Any]:
        """The scene as JSON data.

        >>> Scene(40, 30, "A dot", "One dot.", (Mark("dot", "circle", {"r": 2}),)).to_data()["marks"]
        [{'id': 'dot', 'tag': 'circle', 'attrs': {'r': 2}}]
        """
        marks = [mark.to_data() for mark in self.marks]
        return {"width": self.width, "height": self.height, "title": self.title, "description": self.description} | {
            "marks": marks
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Scene:
        """The scene that ``to_data`` wrote. Raises ValueError or TypeError for data that is none."""
        return cls(**{**data, "marks": tuple(Mark(**mark) for mark in data["marks"])})


@cache
def _may_set(name: str) -> bool:
    return bool(re.fullmatch(r"[a-zA-Z][a-zA-Z0-9-]*", name)) and name not in OWN and not name.lower().startswith("on")


def _value(mark: str, name: str, value: Value) -> Value:
    if isinstance(value, str):
        return value
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise ValueError(f"mark {mark!r}: {name} is {value!r}, neither text nor a number")
    return number(value)
