"""The score sheet: its lines, and every sum that can be made of them. What its parts and kinds are is the game's."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Generic, Self, TypeVar

from webpower.engine.messages import Message

FINAL = "final"
"""The part that every game has."""


@dataclass(frozen=True, slots=True)
class Line:
    """One fact that gives points: each of the players gets all of the points."""

    part: str
    """When it is scored: ``final``, or before."""
    kind: str
    """What for, one of the kinds of the game."""
    place: str
    """Where, or which one."""
    seats: tuple[int, ...]
    points: int
    message: Message

    @property
    def rule(self) -> str:
        """The id of the rule that gives the points."""
        return self.message.rule


L = TypeVar("L", bound=Line)


@dataclass(frozen=True)
class Sheet(Generic[L]):
    """A score sheet. All totals are sums of its lines and are computed nowhere else."""

    seats: int
    lines: tuple[L, ...]
    names: tuple[str, ...] = field(default=(), compare=False)
    """The players' names for showing the sheet, if they are known."""

    def totals(self, concerns: Callable[[L], bool] = lambda _: True) -> tuple[int, ...]:
        """Points by seat, over all lines or over those that are asked for."""
        return points_by_seat(self.seats, (line for line in self.lines if concerns(line)))

    def part(self, part: str) -> Self:
        """Only the lines of a part."""
        return replace(self, lines=tuple(line for line in self.lines if line.part == part))

    def of_kind(self, kind: str) -> Self:
        """Only the lines of a kind."""
        return replace(self, lines=tuple(line for line in self.lines if line.kind == kind))

    def by_place(self, kind: str) -> dict[str, tuple[int, ...]]:
        """Points by seat for each place that gives any."""
        lines = self.of_kind(kind).lines
        places = dict.fromkeys(line.place for line in lines)
        return {place: points_by_seat(self.seats, (line for line in lines if line.place == place)) for place in places}


def points_by_seat(seats: int, lines: Iterable[Line]) -> tuple[int, ...]:
    """The sums of the lines' points, by seat."""
    sums = [0] * seats
    for line in lines:
        for seat in line.seats:
            sums[seat] += line.points
    return tuple(sums)
