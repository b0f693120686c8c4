"""Why each player is behind the leader, or ahead of the second: the difference, split by the parts of the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from webpower.draw.lettering import signed, text_width
from webpower.draw.palette import EITHER, SIZES, TEXT
from webpower.draw.plotly_theme import LETTERS, MARGIN, NARROWEST, SIDE, Trace, figure
from webpower.engine.messages import Message, Seat, Value, message
from webpower.games.power.figures.labels import NAME_ROOM, broken, pattern, tag
from webpower.games.power.figures.score_parts import LOOKS, VATICAN, Part, breakdown_data, totals_of
from webpower.games.power.position import Position
from webpower.games.power.rules import TEXTS
from webpower.games.power.scene.words import words

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
    """By part of the score, a key of ``LOOKS``: how much more he has in it; below 0 for less."""
    total: int
    """The sum of the parts: above 0 ahead, below 0 behind, 0 level."""


def difference_data(position: Position) -> list[Difference]:
    """What is drawn, by seat.

    Who leads is decided by points, then by the pieces left (WP-44), then by seat. So of players who are level on
    points one stands for the leader, and the others are compared with him: their parts differ though the sum is 0.
    """
    data = breakdown_data(position)
    leader, second, *_ = ranking(position, data)
    return [_difference(data, seat, second if seat == leader else leader) for seat in range(position.setup.seats)]


def ranking(position: Position, data: Sequence[Part]) -> list[int]:
    """The seats, the leader first: by points, pieces left and seat."""
    totals = totals_of(data)
    left = [position.cloisters_left(seat) + position.advisors_left(seat) for seat in range(len(totals))]
    return sorted(range(len(totals)), key=lambda seat: (-totals[seat], -left[seat], seat))


def _difference(data: Sequence[Part], seat: int, other: int) -> Difference:
    parts = {part.name: part.points[seat] - part.points[other] for part in data}
    return Difference(other, parts, sum(parts.values()))


# The picture


def differences(position: Position, names: Sequence[str]) -> Figure:
    """A bar a player to either side of a line: to the right what he has more, to the left what he has less."""
    data, named = difference_data(position), tuple(names)
    shown_parts = [name for name in LOOKS if name not in VATICAN or position.setup.options.vatican]
    reach = max(LEAST_SHOWN, *(side for row in data for side in _sides(row)))
    traces = [_bars(name, data, named, name in shown_parts, _pixels(reach)) for name in LOOKS]
    return figure([*traces, _sums(data, named)], _layout(data, position, named, reach))


def _sides(row: Difference) -> tuple[int, int]:
    """How far a bar reaches to the left and to the right."""
    return -sum(min(0, part) for part in row.parts.values()), sum(max(0, part) for part in row.parts.values())


def _pixels(reach: int) -> float:
    """The pixels of a point in the narrowest chart."""
    return (NARROWEST - NAME_ROOM - MARGIN - SIDE) / (2 * reach * EDGE)


def _bars(name: str, data: Sequence[Difference], names: tuple[str, ...], in_legend: bool, pixels: float) -> Trace:
    look = LOOKS[name]
    return {
        "type": "bar",
        "orientation": "h",
        "name": words(f"chart-part-{name}", names),
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
        "hovertext": [broken([_part_words(row, seat, name).say(names)]) for seat, row in enumerate(data)],
        "hoverinfo": "text",
        "showlegend": in_legend,
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


def _layout(data: Sequence[Difference], position: Position, names: tuple[str, ...], reach: int) -> dict[str, Any]:
    seats, ended = range(len(data)), "over" if position.is_over else "now"
    return {
        "title": {
            "text": words("chart-differences-title", names, ended=ended),
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


def differences_words(position: Position, names: Sequence[str]) -> str:
    """All that the bars say: for each player the sum against whom, and the parts that differ."""
    named = tuple(names)
    lines = [words("chart-differences-title", named, ended="over" if position.is_over else "now")]
    for seat, row in enumerate(difference_data(position)):
        lines.append(_verdict(row, seat).say(named))
        lines += [f"- {_part_words(row, seat, name).say(named)}" for name, points in row.parts.items() if points]
    return "\n".join(lines)


def _verdict(row: Difference, seat: int) -> Message:
    return _compared("chart-difference", row, seat, row.total)


def _part_words(row: Difference, seat: int, name: str) -> Message:
    part = message(TEXTS, f"chart-part-{name}")
    return _compared("chart-difference-part", row, seat, row.parts[name], part=part)


def _compared(id: str, row: Difference, seat: int, points: int, **more: Value) -> Message:
    way = "ahead" if points > 0 else "behind" if points < 0 else "level"
    both: dict[str, Value] = {"player": Seat(seat), "other": Seat(row.other)}
    return message(TEXTS, id, "", **both, points=abs(points), way=way, **more)
