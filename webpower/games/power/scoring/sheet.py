"""The score sheet: its lines, and every sum that can be made of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from webpower.engine.messages import Message

INTERIM = "interim"
FINAL = "final"

CLOISTERS = "cloisters"
ALLIANCES = "alliances"
CHAINS = "chains"
KINDS = (CLOISTERS, ALLIANCES, CHAINS)


@dataclass(frozen=True, slots=True)
class Line:
    """One fact that gives points: each of the players gets all of the points."""

    part: str
    """``interim`` or ``final``."""
    kind: str
    """``cloisters``, ``alliances`` or ``chains``."""
    place: str
    """The name of the country, the number of the alliance, or the chain's first and last site."""
    seats: tuple[int, ...]
    points: int
    message: Message
    sites: tuple[str, ...] = ()
    """The sites of a chain, from end to end."""

    @property
    def rule(self) -> str:
        """The id of the rule that gives the points."""
        return self.message.rule


@dataclass(frozen=True, slots=True)
class Sheet:
    """A score sheet. All totals are sums of its lines and are computed nowhere else."""

    seats: int
    lines: tuple[Line, ...]
    names: tuple[str, ...] = field(default=(), compare=False)
    """The players' names for showing the sheet, if they are known."""

    def totals(self, concerns: Callable[[Line], bool] = lambda _: True) -> tuple[int, ...]:
        """Points by seat, over all lines or over those that are asked for."""
        return points_by_seat(self.seats, filter(concerns, self.lines))

    def part(self, part: str) -> Sheet:
        """Only the ``interim`` or only the ``final`` lines."""
        return replace(self, lines=tuple(line for line in self.lines if line.part == part))

    def of_kind(self, kind: str) -> Sheet:
        """Only the lines of a kind."""
        return replace(self, lines=tuple(line for line in self.lines if line.kind == kind))

    def by_place(self, kind: str) -> dict[str, tuple[int, ...]]:
        """Points by seat for each country, alliance or chain that gives any."""
        lines = self.of_kind(kind).lines
        places = dict.fromkeys(line.place for line in lines)
        return {place: points_by_seat(self.seats, (line for line in lines if line.place == place)) for place in places}

    def chains(self, seat: int) -> tuple[tuple[str, ...], ...]:
        """The seat's chains as lists of sites, in the order of records."""
        return tuple(line.sites for line in self.of_kind(CHAINS).lines if seat in line.seats)

    def __str__(self) -> str:
        from webpower.games.power.text_form import sheet_text

        return sheet_text(self, self.names)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        from webpower.games.power.display import sheet_bundle

        return sheet_bundle(self, self.names)


def points_by_seat(seats: int, lines: Iterable[Line]) -> tuple[int, ...]:
    """The sums of the lines' points, by seat."""
    sums = [0] * seats
    for line in lines:
        for seat in line.seats:
            sums[seat] += line.points
    return tuple(sums)
