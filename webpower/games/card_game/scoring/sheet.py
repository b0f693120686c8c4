"""The score sheet of the card game: its kinds of lines."""

from __future__ import annotations

from dataclasses import dataclass

from webpower.engine import sheet
from webpower.engine.sheet import FINAL as FINAL
from webpower.engine.sheet import Line as Line
from webpower.engine.sheet import points_by_seat as points_by_seat

LANDS = "lands"
SYMBOLS = "symbols"
ROUTES = "routes"
LAWS = "laws"
KINDS = (LANDS, SYMBOLS, ROUTES, LAWS)
"""The place of a line is the id of a country (lands, symbols), ``ship`` or ``carriage`` (routes), or the kind of law
card (laws). All lines are of the final scoring, since there is no other."""


@dataclass(frozen=True)
class Sheet(sheet.Sheet[Line]):
    """A score sheet. All totals are sums of its lines and are computed nowhere else."""

    def __str__(self) -> str:
        from webpower.games.card_game.text_form import sheet_text

        return sheet_text(self, self.names)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        from webpower.games.card_game.display import sheet_bundle

        return sheet_bundle(self, self.names)
