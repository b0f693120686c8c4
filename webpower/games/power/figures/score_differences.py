"""Why each player is behind the leader, or ahead of the second: the difference, split by the parts of the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from webpower.draw.charts.differences import (
    Difference,
    score_differences,
    score_differences_words,
    split_differences,
)
from webpower.games.power.figures.score_parts import Part, breakdown_data, parts_of, totals_of
from webpower.games.power.position import Position

if TYPE_CHECKING:
    from plotly.graph_objects import Figure


def difference_data(position: Position) -> list[Difference]:
    """What is drawn, by seat.

    Who leads is decided by points, then by the pieces left (WP-44), then by seat. So of players who are level on
    points one stands for the leader, and the others are compared with him: their parts differ though the sum is 0.
    """
    data = breakdown_data(position)
    return split_differences(data, ranking(position, data))


def ranking(position: Position, data: Sequence[Part]) -> list[int]:
    """The seats, the leader first: by points, pieces left and seat."""
    totals = totals_of(data)
    left = [position.cloisters_left(seat) + position.advisors_left(seat) for seat in range(len(totals))]
    return sorted(range(len(totals)), key=lambda seat: (-totals[seat], -left[seat], seat))


def differences(position: Position, names: Sequence[str]) -> Figure:
    """A bar a player to either side of a line: to the right what he has more, to the left what he has less."""
    parts = parts_of(position)
    return score_differences(parts, ranking(position, parts.data), names)


def differences_words(position: Position, names: Sequence[str]) -> str:
    """All that the bars say: for each player the sum against whom, and the parts that differ."""
    parts = parts_of(position)
    return score_differences_words(parts, ranking(position, parts.data), names)
