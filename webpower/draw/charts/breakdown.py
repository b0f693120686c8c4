"""Where each player's points come from: the parts of the score as if the game ended now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from webpower.draw.charts.labels import NAME_ROOM, broken, pattern, tag
from webpower.draw.charts.parts import Part, Parts, totals_of
from webpower.draw.lettering import MINUS
from webpower.draw.palette import EITHER, SIZES, TEXT
from webpower.draw.plotly_theme import LETTERS, MARGIN, Trace, figure
from webpower.draw.words import said, words
from webpower.engine.messages import Seat

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

LEAST_SHOWN = 30
"""The axis reaches at least so many points."""


# The picture


def score_breakdown(parts: Parts, names: Sequence[str]) -> Figure:
    """A bar a player, made of the parts of the score, with the total at its end. What is lost goes to the left of 0."""
    named = tuple(names)
    traces = [_bars(parts, part, named) for part in parts.data]
    return figure([*traces, _sums(parts.data, named)], _layout(parts, named))


def _bars(parts: Parts, part: Part[Any], names: tuple[str, ...]) -> Trace:
    look, seats = parts.looks[part.name], range(len(part.points))
    title = said(parts.called[part.name], names)
    return {
        "type": "bar",
        "orientation": "h",
        "name": title,
        "x": [points or None for points in part.points],
        "y": list(seats),
        "marker": {
            "color": look.fill,
            "line": {"color": EITHER, "width": 1.5},
            "pattern": pattern(look.pattern, size=10),
        },
        "text": [f"<b>{str(points).replace('-', MINUS)}</b>" if points else "" for points in part.points],
        "textposition": "inside",
        "insidetextanchor": "middle",
        "textangle": 0,
        "constraintext": "none",
        "textfont": {**LETTERS, "size": SIZES.text, "color": TEXT},
        "hovertext": [_box(parts, part, seat, names) for seat in seats],
        "hoverinfo": "text",
        "showlegend": part.name in parts.shown,
    }


def _box(parts: Parts, part: Part[Any], seat: int, names: tuple[str, ...]) -> str:
    told = [line.message.cited(names) for line in part.lines if seat in line.seats]
    return broken([parts.gained(part, seat, names), *told])


def _sums(data: Sequence[Part[Any]], names: tuple[str, ...]) -> Trace:
    totals = totals_of(data)
    return {
        "type": "scatter",
        "name": words("chart-total", names),
        "mode": "text",
        "x": [reach for _, reach in reaches(data)],
        "y": list(range(len(totals))),
        "text": [f"  <b>{total}</b>" for total in totals],
        "textposition": "middle right",
        "textfont": {**LETTERS, "size": SIZES.large},
        "cliponaxis": False,
        "hoverinfo": "skip",
        "showlegend": False,
    }


def reaches(data: Sequence[Part[Any]]) -> list[tuple[int, int]]:
    """By seat: how far its bar reaches to the left of 0, as a number below 0, and to the right."""
    own = list(zip(*(part.points for part in data), strict=True))
    return [(sum(min(0, part) for part in parts), sum(max(0, part) for part in parts)) for parts in own]


def _layout(parts: Parts, names: tuple[str, ...]) -> dict[str, Any]:
    totals, sides = totals_of(parts.data), reaches(parts.data)
    most = max(LEAST_SHOWN, *(right for _, right in sides)) * 1.1
    return {
        "title": {
            "text": words("chart-breakdown-title", names, ended=parts.ended),
            "subtitle": {"text": words("chart-breakdown-about", names)},
        },
        "margin": {"l": NAME_ROOM + MARGIN},
        "barmode": "relative" if any(left for left, _ in sides) else "stack",  # losses go to the left of 0
        "bargap": 0.35,
        "xaxis": {
            "title": {"text": words("chart-points", names)},
            "range": [min(left for left, _ in sides) * 1.5, most],
            "rangemode": "tozero",
        },
        "yaxis": {
            "tickvals": list(range(len(totals))),
            "ticktext": [tag(seat, names) + " " for seat in range(len(totals))],
            "tickfont": {**LETTERS, "size": SIZES.text},
            "range": [len(totals) - 0.5, -0.5],
            "showgrid": False,
        },
    }


# In words


def score_breakdown_words(parts: Parts, names: Sequence[str]) -> str:
    """All that the bars and their boxes say: for each player the total, its parts, and the lines that make them up."""
    named = tuple(names)
    lines = [words("chart-breakdown-title", named, ended=parts.ended)]
    for seat, total in enumerate(totals_of(parts.data)):
        lines.append(words("chart-player-total", named, player=Seat(seat), points=total))
        for part in parts.data:
            if part.points[seat]:
                lines.append("- " + parts.gained(part, seat, named))
                lines += [f"  - {line.message.cited(named)}" for line in part.lines if seat in line.seats]
    return "\n".join(lines)
