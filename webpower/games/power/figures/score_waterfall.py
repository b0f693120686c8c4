"""How each player's score comes about, step by step from the interim scoring to the total (WP-43)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Any, NamedTuple

from webpower.draw.charts.labels import broken, literal, pattern, tag
from webpower.draw.lettering import fitted, signed, text_width
from webpower.draw.palette import EITHER, PATTERNS, PLAYERS, SIZES
from webpower.draw.plotly_theme import GRID, LETTERS, NARROWEST, SIDE, Trace, figure
from webpower.draw.words import words as drawn_words
from webpower.engine.messages import Seat
from webpower.games.power.figures.score_parts import LOOKS, VATICAN, Row, breakdown_data, rows_of
from webpower.games.power.position import Position
from webpower.games.power.scene.words import words
from webpower.games.power.scoring.sheet import CHAINS, Line, points_by_seat

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

LEAST_SHOWN = 30
"""The axes reach at least so many points."""

LABEL_ROOM = 240
"""The most pixels for what a row is called."""

GAP = 14
"""Pixels between the panels."""

NUMBER = 36
"""Pixels for the number beside a bar."""

TICKS = (10, 20, 50)
"""Steps between the numbers of an axis."""


class Step(NamedTuple):
    """A step on the way to the total."""

    part: str
    """A key of ``LOOKS``."""
    label: str
    points: tuple[int, ...]
    """By seat: what the step adds."""
    lines: tuple[Line, ...]
    """The lines of the score sheet that make it up."""


def waterfall_data(position: Position, by: str = "kind") -> list[Step]:
    """The steps in the order of scoring: by ``kind``, or by ``place``.

    By place the interim scoring is one step, every country has one, what the Vatican adds, alliances and chains have
    one if they give points, and each player's first, second … chain share theirs. Raises ValueError
    for anything else to go by.
    """
    if by not in HEIGHTS:
        raise ValueError(f"a waterfall goes by {' or '.join(HEIGHTS)}, not by {by!r}")
    return STEPS[by](position)


def _by_kind(position: Position) -> list[Step]:
    data = breakdown_data(position)
    shown = [part for part in data if part.name not in VATICAN or position.setup.options.vatican]
    return [Step(part.name, words(f"chart-part-{part.name}", ()), part.points, part.lines) for part in shown]


def _by_place(position: Position) -> list[Step]:
    interim, rows, nothing = _by_kind(position)[0], rows_of(position), (0,) * position.setup.seats
    scoring = {row.place: _row_step(row) for row in rows if row.part == "cloisters"}
    countries = [
        scoring.get(country.name, Step("cloisters", country.name, nothing, ())) for country in position.board.countries
    ]
    others = [_row_step(row) for row in rows if row.part not in ("interim", "cloisters", "chains")]
    return [interim, *countries, *others, *_chain_steps(position)]


def _row_step(row: Row) -> Step:
    return Step(row.part, words("chart-step", (), place=row.label, part=row.part), row.points, row.lines)


def _chain_steps(position: Position) -> list[Step]:
    lines = [line for row in rows_of(position) if row.part == "chains" for line in row.lines]
    own = [[line for line in lines if seat in line.seats] for seat in range(position.setup.seats)]
    steps = []
    for number in range(max(map(len, own))):
        chains = tuple(line for seat in own for line in seat[number : number + 1])
        label = words("chart-chain-number", (), number=number + 1)
        steps.append(Step(CHAINS, label, points_by_seat(position.setup.seats, chains), chains))
    return steps


STEPS: dict[str, Callable[[Position], list[Step]]] = {"kind": _by_kind, "place": _by_place}
HEIGHTS = {"kind": 560, "place": 900}
"""Pixels of a chart that goes by that."""


def levels(steps: Sequence[Step], seat: int) -> list[int]:
    """The seat's score before the first step, and after each.

    >>> levels([Step("interim", "", (3, 1), ()), Step("chains", "", (0, 4), ())], 1)
    [0, 1, 5]
    """
    return list(accumulate((step.points[seat] for step in steps), initial=0))


# The picture


def waterfall(position: Position, names: Sequence[str], by: str = "kind") -> Figure:
    """A panel a player, a row a step: each bar starts where the one above it ended, the last one is the total.

    ``by`` is ``kind`` or ``place``; raises ValueError for anything else.
    """
    steps, named = waterfall_data(position, by), tuple(names)
    traces: list[Trace] = []
    for seat in range(position.setup.seats):
        traces += [_links(steps, seat), _bars(steps, seat, named)]
    return figure(traces, _layout(steps, position, named, by))


def _axes(seat: int) -> dict[str, str]:
    return {"xaxis": f"x{seat + 1}" if seat else "x", "yaxis": "y"}


def _bars(steps: Sequence[Step], seat: int, names: tuple[str, ...]) -> Trace:
    reached, ink = levels(steps, seat), PLAYERS[seat]
    looks, total = [LOOKS[step.part] for step in steps], _total(reached, seat, names)
    return {
        "type": "bar",
        "orientation": "h",
        "name": tag(seat, names),
        "y": list(range(len(steps) + 1)),
        "base": [*reached[:-1], 0],
        "x": [*(step.points[seat] or None for step in steps), reached[-1]],
        "marker": {
            "color": [*(look.fill for look in looks), ink.fill],
            "line": {"color": EITHER, "width": 1.5},
            "pattern": {**pattern("", size=8), "shape": [*(look.pattern for look in looks), PATTERNS[seat]]},
        },
        "text": [*(_gained(step.points[seat]) for step in steps), f"<b>{reached[-1]}</b>"],
        "textposition": "outside",
        "textangle": 0,
        "constraintext": "none",
        "cliponaxis": False,
        "textfont": {**LETTERS, "size": [*(SIZES.small for _ in steps), SIZES.text]},
        "hovertext": [broken(told) for told in (*(_step_words(step, seat, names) for step in steps), [total])],
        "hoverinfo": "text",
        "showlegend": False,
        **_axes(seat),
    }


def _gained(points: int) -> str:
    return f"<b>{signed(points)}</b>" if points else ""


def _links(steps: Sequence[Step], seat: int) -> Trace:
    """From the end of each bar down to the next."""
    reached = levels(steps, seat)[1:]
    return {
        "type": "scatter",
        "name": f"links {seat}",
        "mode": "lines",
        "x": [x for at in reached for x in (at, at, None)],
        "y": [y for row in range(len(reached)) for y in (row, row + 1, None)],
        "line": {"color": EITHER, "width": 1.5, "dash": "dot"},
        "hoverinfo": "skip",
        "showlegend": False,
        **_axes(seat),
    }


def _layout(steps: Sequence[Step], position: Position, names: tuple[str, ...], by: str) -> dict[str, Any]:
    seats = range(position.setup.seats)
    labels = [
        fitted(label, SIZES.small, LABEL_ROOM)
        for label in (*(step.label for step in steps), drawn_words("chart-total", names))
    ]
    left = SIDE + max(text_width(label, SIZES.small) for label in labels)
    panel = (NARROWEST - left - SIDE) / len(seats)
    most = max(LEAST_SHOWN, *(levels(steps, seat)[-1] for seat in seats))
    axes = {}
    for seat in seats:
        axes[f"xaxis{seat + 1}" if seat else "xaxis"] = {
            "title": {"text": tag(seat, names, panel - GAP - 24)},
            "side": "top",
            "anchor": "y",
            "domain": [seat / len(seats), (seat + 1) / len(seats) - GAP / (NARROWEST - left - SIDE)],
            # Beside the longest bar there is room for its number.
            "range": [0, most * panel / (panel - GAP - NUMBER)],
            "tickvals": list(range(0, most + 1, next(tick for tick in TICKS if most <= 4 * tick or tick == TICKS[-1]))),
            "zeroline": True,
        }
    return {
        "title": {
            "text": words("chart-waterfall-title", names, ended="over" if position.is_over else "now"),
            "subtitle": {"text": words("chart-waterfall-about", names)},
        },
        "height": HEIGHTS[by],
        "margin": {"l": left, "b": SIDE},
        "bargap": 0.25,
        **axes,
        "yaxis": {
            "tickvals": list(range(len(labels))),
            "ticktext": [*(literal(label) + " " for label in labels[:-1]), f"<b>{literal(labels[-1])}</b> "],
            "range": [len(labels) - 0.5, -0.5],
            "showgrid": False,
            "minor": {"tickvals": [row + 0.5 for row in range(len(steps))], "showgrid": True, "gridcolor": GRID},
        },
    }


# In words


def waterfall_words(position: Position, names: Sequence[str], by: str = "kind") -> str:
    """All that the panels and their boxes say: for each player the steps with the score reached, and their lines.

    Raises ValueError as `waterfall_data` does.
    """
    steps, named = waterfall_data(position, by), tuple(names)
    lines = [words("chart-waterfall-title", named, ended="over" if position.is_over else "now")]
    for seat in range(position.setup.seats):
        reached = levels(steps, seat)
        for step, after in zip(steps, reached[1:], strict=True):
            if step.points[seat]:
                gained, *told = _step_words(step, seat, named)
                lines.append(words("chart-step-reached", named, step=gained, total=after))
                lines += [f"- {line}" for line in told]
        lines.append(_total(reached, seat, named))
    return "\n".join(lines)


def _step_words(step: Step, seat: int, names: tuple[str, ...]) -> list[str]:
    gained = drawn_words("chart-part-points", names, player=Seat(seat), part=step.label, points=step.points[seat])
    return [gained, *(line.message.cited(names) for line in step.lines if seat in line.seats)]


def _total(reached: Sequence[int], seat: int, names: tuple[str, ...]) -> str:
    return drawn_words("chart-player-total", names, player=Seat(seat), points=reached[-1])
