"""The score in parts, for the bars of every game: what is scored in one go, with the lines of the sheet behind it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from webpower.draw import palette
from webpower.draw.words import words
from webpower.engine.messages import Message, Seat
from webpower.engine.sheet import Line

L = TypeVar("L", bound=Line)


class Part(NamedTuple, Generic[L]):
    """What is drawn of a part of the score."""

    name: str
    points: tuple[int, ...]
    """By seat."""
    lines: tuple[L, ...]
    """The lines of the score sheet that make it up."""


@dataclass(frozen=True)
class Parts:
    """The parts of a score as a game has them, and how they look and are called."""

    data: Sequence[Part[Any]]
    """All parts in their order, also those that give nothing, so that a chart always has the same traces."""
    looks: Mapping[str, palette.Part]
    """By the name of the part."""
    called: Mapping[str, Message]
    """By the name of the part: what it is called."""
    shown: Sequence[str]
    """The names of those that can give points in this game."""
    over: bool
    """Whether the game has ended."""

    @property
    def ended(self) -> str:
        """In titles: whether the score is final or of a game that ends now."""
        return "over" if self.over else "now"

    def gained(self, part: Part[Any], seat: int, names: tuple[str, ...]) -> str:
        """What a seat has from a part."""
        called = self.called[part.name]
        return words("chart-part-points", names, player=Seat(seat), part=called, points=part.points[seat])


def totals_of(data: Sequence[Part[Any]]) -> tuple[int, ...]:
    """The sums of the parts, by seat."""
    return tuple(sum(points) for points in zip(*(part.points for part in data), strict=True))
