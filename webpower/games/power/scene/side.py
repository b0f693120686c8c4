"""What stands beside or beneath the map: who plays which pieces, the Vatican, and what the signs mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from webpower.draw.lettering import fitted
from webpower.draw.palette import OUTLINE, Look
from webpower.draw.scene import Mark
from webpower.draw.shapes import STILL, coords, piece, text
from webpower.games.power.scene.measures import Measures
from webpower.games.power.scene.pieces import house, house_sign

ROW = 2.4
"""The height of a row, against half the width of the house in it."""


def legend(
    names: Sequence[str], mover: int | None, measures: Measures, look: Look, left: float, top: float, width: float
) -> Iterator[Mark]:
    """The players with their colours and marks: in rows if there is room beside the map, else in columns."""
    half, rows = measures.house, bool(measures.side)
    for seat, name in enumerate(names):
        ink = look.players[seat]
        x = left if rows else left + seat * width / len(names)
        y = top + ROW * half * (seat + 0.5 if rows else 0.5)
        room = (width if rows else width / len(names)) - 3.6 * half - 6
        middle = x + 2.2 * half
        yield piece(f"legend:{seat}", house(middle, y, half), ink)
        yield house_sign(f"legend-sign:{seat}", middle, y, half, ink)
        shown, foot = fitted(name, measures.heading, room, bold=True), y + 0.36 * measures.heading
        yield text(f"player:{seat}", x + 3.6 * half, foot, shown, measures.heading, bold=True)
        if seat == mover:
            tip = ((x, y - 0.5 * half), (x + 0.8 * half, y), (x, y + 0.5 * half))
            yield Mark("mover", "polygon", {"points": coords(*tip), "fill": OUTLINE, **STILL})


def legend_height(players: int, measures: Measures) -> float:
    """How high the legend is."""
    return ROW * measures.house * (players if measures.side else 1)
