"""The score over time: what each player would have if the game ended after each action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from webpower.draw.charts.timeline import Mark, Timeline, score_timeline, score_timeline_words
from webpower.draw.charts.timeline import apart as apart
from webpower.draw.words import words as drawn_words
from webpower.games.power.position import Pieces, Position, Setup
from webpower.games.power.scene.words import words
from webpower.games.power.scoring.score import score_final, score_interim

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

END = "chart-mark-end"
"""The mark that every game has."""


def timeline_data(positions: Sequence[Position]) -> Timeline:
    """What is drawn of a game, given by its positions from the start on."""
    totals = tuple(_totals(position.setup, position.pieces, position.interim) for position in positions)
    return Timeline(totals, tuple(_marks(positions)))


def _marks(positions: Sequence[Position]) -> list[Mark]:
    facts: dict[str, Callable[[Position], bool]] = {
        "chart-mark-interim": lambda position: position.interim is not None,
        "chart-mark-second": lambda position: position.last_turns,
        END: lambda position: position.is_over,
    }
    marks = []
    for id, holds in facts.items():
        first = next((step for step, position in enumerate(positions) if holds(position)), None)
        if first is not None:
            marks.append(Mark(first, id))
    return marks


@lru_cache(4096)
def _totals(setup: Setup, pieces: Pieces, interim: bytes | None) -> tuple[int, ...]:
    """The score of a position. Most actions change no piece, and a step in a game asks for the same game again."""
    before = score_interim(setup, interim).totals() if interim is not None else (0,) * setup.seats
    return tuple(a + b for a, b in zip(before, score_final(setup, pieces).totals(), strict=True))


def mark_words(mark: Mark) -> str:
    """What happened at a mark."""
    return drawn_words(END, ()) if mark.id == END else words(mark.id, ())


def timeline(positions: Sequence[Position], names: Sequence[str], at: int | None = None) -> Figure:
    """A line a player over all actions, and where we are: after the action ``at`` (after the last one if None).

    Raises IndexError if there is no such position.
    """
    return score_timeline(timeline_data(positions), names, at, mark_words)


def timeline_words(positions: Sequence[Position], names: Sequence[str], at: int | None = None) -> str:
    """What the lines say: the scores at each number on the axis and at each mark, who takes the lead, where we are."""
    return score_timeline_words(timeline_data(positions), names, at, mark_words)
