"""The score over time: what each player would have if the game ended after each action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from webpower.draw.charts.labels import NAME_ROOM, TITLE_LINE, broken, shown, tag
from webpower.draw.charts.leads import lead_changes, lead_words, strip
from webpower.draw.palette import EITHER, PLAYERS, SIZES
from webpower.draw.plotly_theme import LETTERS, MARGIN, NARROWEST, SIDE, Trace, figure
from webpower.draw.seats import TEXTS
from webpower.draw.words import words
from webpower.engine.messages import Message, Seat, message

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

LEAST_SHOWN = 10
"""The axes reach at least so many points and actions."""

LABEL = NAME_ROOM + 90
"""Pixels for mark, name and points to the right of the last action, in the narrowest chart."""

TICKS = (1, 2, 5, 10, 20, 50, 100)
"""Steps between the numbers of an axis."""

STRIP = 0.05
"""The strip of the lead is so far below 0, against the height of the chart."""

NEAREST = 0.055
"""Names are at least so far apart, against the height of the chart."""


class Mark(NamedTuple):
    """Something that happened to the whole game."""

    step: int
    """The number of actions played."""
    id: str
    """What happened; the game has words for it."""


class Timeline(NamedTuple):
    """What is drawn."""

    totals: tuple[tuple[int, ...], ...]
    """By the number of actions played, then by seat: the score if the game ended there."""
    marks: tuple[Mark, ...]


Called = Callable[[Mark], str]


# The picture


def score_timeline(data: Timeline, names: Sequence[str], at: int | None, called: Called) -> Figure:
    """A line a player over all actions, and where we are: after the action ``at`` (after the last one if None).

    ``called`` says what a mark is. Raises IndexError if there is no such position.
    """
    named, step = tuple(names), _step(data, at)
    seats = range(len(data.totals[0]))
    top = max(LEAST_SHOWN, *(points for totals in data.totals for points in totals)) * 1.24
    traces = [
        _mark_lines(data, top),
        _mark_words(data, top, called),
        *strip(data.totals, named, -top * STRIP, _room_of_actions() / _last(data)),
        *(_line(data, seat, named) for seat in seats),
        _ends(data, named, top),
        _cursor(step, top),
        _cursor_points(data.totals[step], step, named),
    ]
    return figure(traces, _layout(data, step, named, top))


def _step(data: Timeline, at: int | None) -> int:
    last = len(data.totals) - 1
    step = last if at is None else at
    if not 0 <= step <= last:
        raise IndexError(f"there is no position {at}; the line has positions 0 to {last}")
    return step


def _line(data: Timeline, seat: int, names: tuple[str, ...]) -> Trace:
    ink = PLAYERS[seat]
    return {
        "type": "scatter",
        "name": tag(seat, names),
        "x": list(range(len(data.totals))),
        "y": [totals[seat] for totals in data.totals],
        "mode": "lines+markers",
        "line": {"color": ink.line, "width": 3, "dash": ink.dash, "shape": "hv"},
        "marker": {
            "symbol": ink.symbol,
            "size": 10,
            "color": ink.fill,
            "line": {"color": ink.line, "width": 1.5},
            "maxdisplayed": 12,
        },
        "hovertemplate": words("chart-timeline-box", names, step="%{x}", player=tag(seat, names), points="%{y}")
        + "<extra></extra>",  # else plotly adds the name once more
        "showlegend": False,
    }


def _ends(data: Timeline, names: tuple[str, ...], top: float) -> Trace:
    """Each player's name and last score, at the end of the line or as near to it as the others allow."""
    last = data.totals[-1]
    heights = apart(last, top * NEAREST)
    return {
        "type": "scatter",
        "name": words("chart-names", names),
        "mode": "text",
        "x": [len(data.totals) - 1] * len(last),
        "y": heights,
        "text": [f"\u2003{tag(seat, names)} <b>{points}</b>" for seat, points in enumerate(last)],
        "textposition": "middle right",
        "textfont": {**LETTERS, "size": SIZES.text},
        "hoverinfo": "skip",
        "showlegend": False,
    }


def apart(heights: Sequence[float], gap: float) -> list[float]:
    """Heights near the given ones, in the same order, at least a gap apart and none below 0.

    >>> apart([5, 20, 5, 6], 2)
    [5, 20, 7, 9]
    """
    found = list(heights)
    lowest = 0.0
    for number in sorted(range(len(heights)), key=lambda number: (heights[number], number)):
        found[number] = max(heights[number], lowest)
        lowest = found[number] + gap
    return found


def _mark_lines(data: Timeline, top: float) -> Trace:
    """A pole for each mark."""
    return {
        "type": "scatter",
        "name": words("chart-marks", ()),
        "mode": "lines",
        "x": [x for mark in data.marks for x in (mark.step, mark.step, None)],
        "y": [y for height in _mark_heights(data, top) for y in (0, height, None)],
        "line": {"color": EITHER, "width": 1.5, "dash": "dash"},
        "hoverinfo": "skip",
        "showlegend": False,
    }


def _mark_words(data: Timeline, top: float, called: Called) -> Trace:
    return {
        "type": "scatter",
        "name": words("chart-mark-words", ()),
        "mode": "text",
        "x": [mark.step for mark in data.marks],
        "y": _mark_heights(data, top),
        "text": [f"{called(mark)} " for mark in data.marks],
        "textposition": "middle left",
        "textfont": LETTERS,
        "hoverinfo": "skip",
        "showlegend": False,
    }


def _mark_heights(data: Timeline, top: float) -> list[float]:
    """Each lower than the one before, so that their words do not meet."""
    return [top * (1 - number * NEAREST) for number in range(len(data.marks))]


def _cursor(step: int, top: float) -> Trace:
    return {
        "type": "scatter",
        "name": words("chart-cursor", ()),
        "mode": "lines",
        "x": [step, step],
        "y": [0, top],
        "line": {"color": EITHER, "width": 3},
        "hoverinfo": "skip",
        "showlegend": False,
    }


def _cursor_points(totals: tuple[int, ...], step: int, names: tuple[str, ...]) -> Trace:
    inks = [PLAYERS[seat] for seat in range(len(totals))]
    told = [message_at(step, seat, points).say(names) for seat, points in enumerate(totals)]
    return {
        "type": "scatter",
        "name": words("chart-cursor-points", names),
        "mode": "markers",
        "x": [step] * len(totals),
        "y": list(totals),
        "marker": {
            "symbol": [ink.symbol for ink in inks],
            "size": 16,
            "color": [ink.fill for ink in inks],
            "line": {"color": EITHER, "width": 3},
        },
        "hovertext": [broken([sentence]) for sentence in told],
        "hoverinfo": "text",
        "showlegend": False,
    }


def message_at(step: int, seat: int, points: int) -> Message:
    """What a player would have after that many actions."""
    return message(TEXTS, "chart-timeline-box", step=str(step), player=Seat(seat), points=str(points))


def _layout(data: Timeline, step: int, names: tuple[str, ...], top: float) -> dict[str, Any]:
    last = _last(data)
    return {
        "title": {
            "text": words("chart-timeline-title", names),
            "subtitle": {"text": broken([_now(data, step).say(shown(names))], TITLE_LINE)},
        },
        "hovermode": "closest",
        "margin": {"t": 100},
        "xaxis": {
            "title": {"text": words("chart-actions", names)},
            "range": [0, last * (_room_of_actions() + LABEL) / _room_of_actions()],
            "tickvals": list(_ticks(last)),
            "zeroline": False,
        },
        "yaxis": {"title": {"text": words("chart-points", names)}, "range": [-top * 2 * STRIP, top * 1.03]},
    }


def _last(data: Timeline) -> int:
    """The last action that the axis shows, but for the room to its right."""
    return max(LEAST_SHOWN, len(data.totals) - 1)


def _room_of_actions() -> float:
    """The pixels that all actions have together in the narrowest chart."""
    return NARROWEST - MARGIN - SIDE - LABEL


def _ticks(last: int) -> range:
    """The numbers on the axis of actions, about a dozen at most."""
    return range(0, last + 1, next(gap for gap in TICKS if last <= 12 * gap or gap == TICKS[-1]))


# In words


def score_timeline_words(data: Timeline, names: Sequence[str], at: int | None, called: Called) -> str:
    """What the lines say: the scores at each number on the axis and at each mark, who takes the lead, where we are.

    Raises IndexError as `score_timeline` does.
    """
    named, step = tuple(names), _step(data, at)
    lines = [words("chart-timeline-title", named)]
    for tick in _ticks(len(data.totals) - 1):
        lines.append(words("chart-at", named, step=tick, scores=_scores(data.totals[tick])))
    for mark in data.marks:
        scores = _scores(data.totals[mark.step])
        lines.append(words("chart-at-mark", named, mark=called(mark), step=mark.step, scores=scores))
    leads = lead_changes(data.totals)
    lines += [lead_words(lead).say(named) for lead in leads] or [words("chart-no-lead", named)]
    lines.append(_now(data, step).say(named))
    return "\n".join(lines)


def _now(data: Timeline, step: int) -> Message:
    return message(TEXTS, "chart-now", step=step, last=len(data.totals) - 1, scores=_scores(data.totals[step]))


def _scores(totals: Sequence[int]) -> tuple[Message, ...]:
    return tuple(
        message(TEXTS, "player-points", player=Seat(seat), points=points) for seat, points in enumerate(totals)
    )
