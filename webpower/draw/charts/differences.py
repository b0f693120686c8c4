"""Why each player is behind the leader, or ahead of the second: the difference, split by the parts of the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from webpower.draw.charts.labels import NAME_ROOM, broken, pattern, tag
from webpower.draw.charts.parts import Part, Parts
from webpower.draw.lettering import signed, text_width
from webpower.draw.palette import EITHER, SIZES, TEXT
from webpower.draw.plotly_theme import LETTERS, MARGIN, NARROWEST, SIDE, Trace, figure
from webpower.draw.seats import TEXTS
from webpower.draw.words import said, words
from webpower.engine.messages import Message, Seat, Value, message

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

LEAST_SHOWN = 10
"""The axis reaches at least so many points to either side."""

EDGE = 1.04
"""It reaches a little farther than the bars."""


class Difference(NamedTuple):
    """A player beside the one he is compared with."""

    other: int
    """The seat he is compared with: the leader, or for the leader the second."""
    parts: dict[str, int]
    """By the name of the part of the score: how much more he has in it; below 0 for less."""
    total: int
    """The sum of the parts: above 0 ahead, below 0 behind, 0 level."""


def split_differences(data: Sequence[Part[Any]], ranking: Sequence[int]) -> list[Difference]:
    """What is drawn, by seat; ``ranking`` are the seats, the leader first.

    Of players who are level one stands for the leader, and the others are compared with him: their parts differ though
    the sum is 0.
    """
    leader, second, *_ = ranking
    return [_difference(data, seat, second if seat == leader else leader) for seat in range(len(ranking))]


def _difference(data: Sequence[Part[Any]], seat: int, other: int) -> Difference:
    parts = {part.name: part.points[seat] - part.points[other] for part in data}
    return Difference(other, parts, sum(parts.values()))


# The picture


def score_differences(parts: Parts, ranking: Sequence[int], names: Sequence[str]) -> Figure:
    """A bar a player to either side of a line: to the right what he has more, to the left what he has less.

    ``ranking`` are the seats, the leader first.
    """
    data, named = split_differences(parts.data, ranking), tuple(names)
    reach = max(LEAST_SHOWN, *(side for row in data for side in _sides(row)))
    traces = [_bars(parts, part.name, data, named, _pixels(reach)) for part in parts.data]
    return figure([*traces, _sums(data, named)], _layout(data, parts, named, reach))


def _sides(row: Difference) -> tuple[int, int]:
    """How far a bar reaches to the left and to the right."""
    return -sum(min(0, part) for part in row.parts.values()), sum(max(0, part) for part in row.parts.values())


def _pixels(reach: int) -> float:
    """The pixels of a point in the narrowest chart."""
    return (NARROWEST - NAME_ROOM - MARGIN - SIDE) / (2 * reach * EDGE)


def _bars(parts: Parts, name: str, data: Sequence[Difference], names: tuple[str, ...], pixels: float) -> Trace:
    look = parts.looks[name]
    return {
        "type": "bar",
        "orientation": "h",
        "name": said(parts.called[name], names),
        "x": [row.parts[name] or None for row in data],
        "y": list(range(len(data))),
        "marker": {
            "color": look.fill,
            "line": {"color": EITHER, "width": 1.5},
            "pattern": pattern(look.pattern, size=10),
        },
        "text": [_number(row.parts[name], pixels) for row in data],
        "textposition": "inside",
        "insidetextanchor": "middle",
        "textangle": 0,
        "constraintext": "none",
        "textfont": {**LETTERS, "color": TEXT},
        "hovertext": [broken([_part_words(parts, row, seat, name).say(names)]) for seat, row in enumerate(data)],
        "hoverinfo": "text",
        "showlegend": name in parts.shown,
    }


def _number(points: int, pixels: float) -> str:
    """What stands on a piece of a bar, if there is room for it."""
    room = abs(points) * pixels
    return f"<b>{signed(points)}</b>" if text_width(f"+{abs(points)}", SIZES.small, bold=True) <= room else ""


def _sums(data: Sequence[Difference], names: tuple[str, ...]) -> Trace:
    """A mark where the sum of each bar is."""
    return {
        "type": "scatter",
        "name": words("chart-difference-sum", names),
        "mode": "markers",
        "x": [row.total for row in data],
        "y": [seat + 0.42 for seat in range(len(data))],
        "marker": {"symbol": "triangle-up", "size": 13, "color": EITHER},
        "cliponaxis": False,
        "hovertext": [broken([_verdict(row, seat).say(names)]) for seat, row in enumerate(data)],
        "hoverinfo": "text",
        "showlegend": False,
    }


def _row(row: Difference, seat: int, names: tuple[str, ...]) -> str:
    """What stands beside a bar: the player, and the sum against whom."""
    other = tag(row.other, names, NAME_ROOM - 40)
    against = words("chart-difference-short", (), points=signed(row.total), other=other)
    return f"{tag(seat, names)} <br>{against} "


def _layout(data: Sequence[Difference], parts: Parts, names: tuple[str, ...], reach: int) -> dict[str, Any]:
    seats = range(len(data))
    return {
        "title": {
            "text": words("chart-differences-title", names, ended=parts.ended),
            "subtitle": {"text": words("chart-differences-about", names)},
        },
        "margin": {"l": NAME_ROOM + MARGIN},
        "barmode": "relative",
        "bargap": 0.4,
        "xaxis": {
            "title": {"text": words("chart-difference-points", names)},
            "range": [-reach * EDGE, reach * EDGE],
            "zerolinecolor": EITHER,
            "zerolinewidth": 2,
        },
        "yaxis": {
            "tickvals": list(seats),
            "ticktext": [_row(row, seat, names) for seat, row in enumerate(data)],
            "tickfont": {**LETTERS, "size": SIZES.text},
            "range": [len(seats) - 0.5, -0.5],
            "showgrid": False,
            "zeroline": False,
        },
    }


# In words


def score_differences_words(parts: Parts, ranking: Sequence[int], names: Sequence[str]) -> str:
    """All that the bars say: for each player the sum against whom, and the parts that differ."""
    named = tuple(names)
    lines = [words("chart-differences-title", named, ended=parts.ended)]
    for seat, row in enumerate(split_differences(parts.data, ranking)):
        lines.append(_verdict(row, seat).say(named))
        lines += [f"- {_part_words(parts, row, seat, name).say(named)}" for name, more in row.parts.items() if more]
    return "\n".join(lines)


def _verdict(row: Difference, seat: int) -> Message:
    return _compared("chart-difference", row, seat, row.total)


def _part_words(parts: Parts, row: Difference, seat: int, name: str) -> Message:
    return _compared("chart-difference-part", row, seat, row.parts[name], part=parts.called[name])


def _compared(id: str, row: Difference, seat: int, points: int, **more: Value) -> Message:
    way = "ahead" if points > 0 else "behind" if points < 0 else "level"
    both: dict[str, Value] = {"player": Seat(seat), "other": Seat(row.other)}
    return message(TEXTS, id, "", **both, points=abs(points), way=way, **more)
