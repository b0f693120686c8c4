"""Where each player's points come from: the parts of the score as if the game ended now (WP-43)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from webpower.draw.charts.breakdown import score_breakdown, score_breakdown_words
from webpower.games.power.figures.score_parts import parts_of
from webpower.games.power.position import Position

if TYPE_CHECKING:
    from plotly.graph_objects import Figure


def breakdown(position: Position, names: Sequence[str]) -> Figure:
    """A bar a player, made of the parts of the score, with the total at its end."""
    return score_breakdown(parts_of(position), names)


def breakdown_words(position: Position, names: Sequence[str]) -> str:
    """All that the bars and their boxes say: for each player the total, its parts, and the lines that make them up."""
    return score_breakdown_words(parts_of(position), names)
