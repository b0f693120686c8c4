"""The score as a whole: where each player's points come from, the differences, and the score over time.

``covered`` seats are those whose law cards may not be seen: what these cost is no part of the score until it is shown.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from webpower.draw.charts.breakdown import score_breakdown, score_breakdown_words
from webpower.draw.charts.differences import (
    Difference,
    score_differences,
    score_differences_words,
    split_differences,
)
from webpower.draw.charts.timeline import Mark, Timeline, score_timeline, score_timeline_words
from webpower.draw.words import words
from webpower.games.card_game.figures.parts import parts_of, ranking, sheet_of
from webpower.games.card_game.position import Position

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

END = "chart-mark-end"


def breakdown(position: Position, names: Sequence[str], covered: Collection[int] = ()) -> Figure:
    """A bar a player, made of the parts of the score, with the total at its end."""
    return score_breakdown(parts_of(position, covered), names)


def breakdown_words(position: Position, names: Sequence[str], covered: Collection[int] = ()) -> str:
    """All that the bars and their boxes say: for each player the total, its parts, and the lines that make them up."""
    return score_breakdown_words(parts_of(position, covered), names)


def difference_data(position: Position, covered: Collection[int] = ()) -> list[Difference]:
    """By seat: how much more it has in each part than the leader; for the leader, than the second (CG-56)."""
    parts = parts_of(position, covered)
    return split_differences(parts.data, ranking(position, parts))


def differences(position: Position, names: Sequence[str], covered: Collection[int] = ()) -> Figure:
    """A bar a player to either side of a line: to the right what the player has more, to the left what less."""
    parts = parts_of(position, covered)
    return score_differences(parts, ranking(position, parts), names)


def differences_words(position: Position, names: Sequence[str], covered: Collection[int] = ()) -> str:
    """All that the bars say: for each player the sum against whom, and the parts that differ."""
    parts = parts_of(position, covered)
    return score_differences_words(parts, ranking(position, parts), names)


def timeline_data(positions: Sequence[Position], covered: Collection[int] = ()) -> Timeline:
    """What is drawn of a game, given by its positions from the start on."""
    totals = tuple(sheet_of(position, covered).totals() for position in positions)
    end = next((step for step, position in enumerate(positions) if position.is_over), None)
    return Timeline(totals, () if end is None else (Mark(end, END),))


def timeline(
    positions: Sequence[Position], names: Sequence[str], at: int | None = None, covered: Collection[int] = ()
) -> Figure:
    """A line a player over all actions, and where we are: after the action ``at`` (after the last one if None).

    Raises IndexError if there is no such position.
    """
    return score_timeline(timeline_data(positions, covered), names, at, _mark_words)


def timeline_words(
    positions: Sequence[Position], names: Sequence[str], at: int | None = None, covered: Collection[int] = ()
) -> str:
    """What the lines say: the scores at each number on the axis and at each mark, who takes the lead, where we are."""
    return score_timeline_words(timeline_data(positions, covered), names, at, _mark_words)


def _mark_words(mark: Mark) -> str:
    return words(mark.id, ())
