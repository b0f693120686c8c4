"""The score sheet of Web of Power: its parts and kinds, and the chains on it."""

from __future__ import annotations

from dataclasses import dataclass

from webpower.engine import sheet
from webpower.engine.sheet import FINAL as FINAL
from webpower.engine.sheet import points_by_seat as points_by_seat

INTERIM = "interim"

CLOISTERS = "cloisters"
ALLIANCES = "alliances"
CHAINS = "chains"
KINDS = (CLOISTERS, ALLIANCES, CHAINS)


@dataclass(frozen=True, slots=True)
class Line(sheet.Line):
    """One fact that gives points.

    Its part is ``interim`` or ``final``; its kind ``cloisters``, ``alliances`` or ``chains``; its place the name of the
    country, the number of the alliance, or the chain's first and last site.
    """

    sites: tuple[str, ...] = ()
    """The sites of a chain, from end to end."""


@dataclass(frozen=True)
class Sheet(sheet.Sheet[Line]):
    """A score sheet. All totals are sums of its lines and are computed nowhere else."""

    def chains(self, seat: int) -> tuple[tuple[str, ...], ...]:
        """The seat's chains as lists of sites, in the order of records."""
        return tuple(line.sites for line in self.of_kind(CHAINS).lines if seat in line.seats)

    def __str__(self) -> str:
        from webpower.games.power.text_form import sheet_text

        return sheet_text(self, self.names)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        from webpower.games.power.display import sheet_bundle

        return sheet_bundle(self, self.names)
