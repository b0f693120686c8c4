"""Where each player's points come from: the parts of the score as if the game ended now (WP-43)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from webpower.draw.palette import EITHER, SIZES, TEXT
from webpower.draw.plotly_theme import LETTERS, MARGIN, Trace, figure
from webpower.engine.messages import Seat
from webpower.games.power.figures.labels import NAME_ROOM, broken, pattern, tag
from webpower.games.power.figures.score_parts import LOOKS, VATICAN, Part, breakdown_data, totals_of
from webpower.games.power.position import Position
from webpower.games.power.scene.words import words

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

LEAST_SHOWN = 30
"""The axis reaches at least so many points."""


# The picture


def breakdown(position: Position, names: Sequence[str]) -> Figure:
    """A bar a player, made of the parts of the score, with the total at its end."""
    data, named = breakdown_data(position), tuple(names)
    shown = [name for name in LOOKS if name not in VATICAN or position.setup.options.vatican]
    traces = [_bars(part, named, part.name in shown) for part in data]
    return figure([*traces, _sums(data, named)], _layout(data, position, named))


def _bars(part: Part, names: tuple[str, ...], in_legend: bool) -> Trace:
    look, seats = LOOKS[part.name], range(len(part.points))
    title = words(f"chart-part-{part.name}", names)
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
        "text": [f"<b>{points}</b>" if points else "" for points in part.points],
        "textposition": "inside",
        "insidetextanchor": "middle",
        "textangle": 0,
        "constraintext": "none",
        "textfont": {**LETTERS, "size": SIZES.text, "color": TEXT},
        "hovertext": [_box(part, seat, names) for seat in seats],
        "hoverinfo": "text",
        "showlegend": in_legend,
    }


def _box(part: Part, seat: int, names: tuple[str, ...]) -> str:
    told = [line.message.cited(names) for line in part.lines if seat in line.seats]
    return broken([_part_words(part, seat, names), *told])


def _sums(data: Sequence[Part], names: tuple[str, ...]) -> Trace:
    totals = totals_of(data)
    return {
        "type": "scatter",
        "name": words("chart-total", names),
        "mode": "text",
        "x": list(totals),
        "y": list(range(len(totals))),
        "text": [f"  <b>{total}</b>" for total in totals],
        "textposition": "middle right",
        "textfont": {**LETTERS, "size": SIZES.large},
        "cliponaxis": False,
        "hoverinfo": "skip",
        "showlegend": False,
    }


def _layout(data: Sequence[Part], position: Position, names: tuple[str, ...]) -> dict[str, Any]:
    totals = totals_of(data)
    ended = "over" if position.is_over else "now"
    return {
        "title": {
            "text": words("chart-breakdown-title", names, ended=ended),
            "subtitle": {"text": words("chart-breakdown-about", names)},
        },
        "margin": {"l": NAME_ROOM + MARGIN},
        "barmode": "stack",
        "bargap": 0.35,
        "xaxis": {
            "title": {"text": words("chart-points", names)},
            "range": [0, max(LEAST_SHOWN, *totals) * 1.1],
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


def breakdown_words(position: Position, names: Sequence[str]) -> str:
    """All that the bars and their boxes say: for each player the total, its parts, and the lines that make them up."""
    data, named = breakdown_data(position), tuple(names)
    totals = totals_of(data)
    lines = [words("chart-breakdown-title", named, ended="over" if position.is_over else "now")]
    for seat, total in enumerate(totals):
        lines.append(words("chart-player-total", named, player=Seat(seat), points=total))
        for part in data:
            if part.points[seat]:
                lines.append("- " + _part_words(part, seat, named))
                lines += [f"  - {line.message.cited(named)}" for line in part.lines if seat in line.seats]
    return "\n".join(lines)


def _part_words(part: Part, seat: int, names: tuple[str, ...]) -> str:
    name = words(f"chart-part-{part.name}", names)
    return words("chart-part-points", names, player=Seat(seat), part=name, points=part.points[seat])
