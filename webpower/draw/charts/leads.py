"""Who takes the lead when, and the strip beneath the scores over time that shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from webpower.draw.palette import EITHER, PLAYERS, SIZES
from webpower.draw.plotly_text import broken
from webpower.draw.plotly_theme import LETTERS, Trace
from webpower.draw.seats import TEXTS
from webpower.draw.words import words
from webpower.engine.messages import Message, Seat, message

NEAREST = 18
"""Pixels between the marks on the strip, at least."""


class Lead(NamedTuple):
    """Somebody takes the lead: is alone in front, and was not the last one who was."""

    step: int
    """The number of actions played."""
    seat: int
    points: int
    before: int | None
    """Who was the last one alone in front; None for the first."""


def lead_changes(totals: Sequence[Sequence[int]]) -> tuple[Lead, ...]:
    """All changes of the lead, given the scores by the number of actions played, then by seat.

    Who is only drawn level with stays in the lead until somebody passes.

    >>> [(lead.step, lead.seat) for lead in lead_changes([(0, 0), (2, 0), (2, 2), (2, 3), (4, 3)])]
    [(1, 0), (3, 1), (4, 0)]
    """
    found: list[Lead] = []
    for step, points in enumerate(totals):
        seat = alone_in_front(points)
        before = found[-1].seat if found else None
        if seat is not None and seat != before:
            found.append(Lead(step, seat, points[seat], before))
    return tuple(found)


def alone_in_front(points: Sequence[int]) -> int | None:
    """The seat that has more than every other; None if there is none.

    >>> alone_in_front([3, 5, 4]), alone_in_front([5, 5, 4])
    (1, None)
    """
    most = max(points)
    return points.index(most) if points.count(most) == 1 else None


def marked(leads: Sequence[Lead], last: int, pixels: float) -> list[Lead]:
    """The changes that get a mark on the strip: of those too near to each other the ones that last.

    ``last`` is the last action, ``pixels`` the room of an action.
    """
    until = [*(lead.step for lead in leads[1:]), last]
    lasting = sorted(zip(leads, until, strict=False), key=lambda both: (both[0].step - both[1], both[0].step))
    kept: list[Lead] = []
    for lead, _ in lasting:
        if all(abs(lead.step - other.step) * pixels >= NEAREST for other in kept):
            kept.append(lead)
    return sorted(kept)


def strip(totals: Sequence[Sequence[int]], names: tuple[str, ...], height: float, pixels: float) -> list[Trace]:
    """The traces of the strip: who is alone in front at each action, and marks where that changes."""
    leads = lead_changes(totals)
    front = [alone_in_front(points) for points in totals]
    spans = [[step for step, seat in enumerate(front[:-1]) if seat == own] for own in range(len(totals[0]))]
    return [
        _line("lead strip", [(0, len(totals) - 1)], height, EITHER, 1.5),
        *(
            _line(f"leads {seat}", [(step, step + 1) for step in steps], height, PLAYERS[seat].line, 7)
            for seat, steps in enumerate(spans)
        ),
        _marks(leads, marked(leads, len(totals) - 1, pixels), height, names),
        _title(len(totals) - 1, height),
    ]


def _line(name: str, spans: Sequence[tuple[int, int]], height: float, colour: str, width: float) -> Trace:
    joined = _joined(spans)
    return {
        "type": "scatter",
        "name": name,
        "mode": "lines",
        "x": [x for start, end in joined for x in (start, end, None)],
        "y": [y for _ in joined for y in (height, height, None)],
        "line": {"color": colour, "width": width},
        "hoverinfo": "skip",
        "showlegend": False,
    }


def _joined(spans: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Spans with those made one that follow each other.

    >>> _joined([(0, 1), (1, 2), (5, 6)])
    [(0, 2), (5, 6)]
    """
    joined: list[tuple[int, int]] = []
    for start, end in spans:
        if joined and joined[-1][1] == start:
            start = joined.pop()[0]
        joined.append((start, end))
    return joined


def _marks(leads: Sequence[Lead], kept: Sequence[Lead], height: float, names: tuple[str, ...]) -> Trace:
    """A mark of who takes the lead; its box also tells the changes up to the next mark."""
    inks = [PLAYERS[lead.seat] for lead in kept]
    ends = [*(lead.step for lead in kept[1:]), float("inf")]
    starts = [0, *(lead.step for lead in kept[1:])]
    told = [
        [lead_words(lead).say(names) for lead in leads if start <= lead.step < end]
        for start, end in zip(starts, ends, strict=False)
    ]
    return {
        "type": "scatter",
        "name": words("chart-lead-changes", names),
        "mode": "markers",
        "x": [lead.step for lead in kept],
        "y": [height] * len(kept),
        "marker": {
            "symbol": [ink.symbol for ink in inks],
            "size": 15,
            "color": [ink.fill for ink in inks],
            "line": {"color": [ink.line for ink in inks], "width": 2},
        },
        "cliponaxis": False,
        "hovertext": [broken(sentences) for _, sentences in zip(kept, told, strict=False)],
        "hoverinfo": "text",
        "showlegend": False,
    }


def _title(last: int, height: float) -> Trace:
    return {
        "type": "scatter",
        "name": words("chart-lead-title", ()),
        "mode": "text",
        "x": [last],
        "y": [height],
        "text": [f"\u2003{words('chart-lead-title', ())}"],
        "textposition": "middle right",
        "textfont": {**LETTERS, "size": SIZES.text},
        "hoverinfo": "skip",
        "showlegend": False,
    }


def lead_words(lead: Lead) -> Message:
    """Who takes the lead after how many actions, and from whom."""
    before = lead.seat if lead.before is None else lead.before
    way = "first" if lead.before is None else "from"
    return message(
        TEXTS, "chart-lead", step=lead.step, player=Seat(lead.seat), points=lead.points, way=way, before=Seat(before)
    )
