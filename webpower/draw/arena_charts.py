"""Charts of tournaments and experiments: one for each table, with the same numbers.

What is not certain is drawn as a line through its point: the 95 % interval. The tables say the same in words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import cycle
from math import isinf
from typing import TYPE_CHECKING, Any, NamedTuple

from webpower.draw.lettering import fitted
from webpower.draw.palette import EITHER, PARTS, SIZES, TEXT, Part
from webpower.draw.plotly_text import broken, literal
from webpower.draw.plotly_theme import LETTERS, Trace, figure, pattern
from webpower.draw.seats import TEXTS
from webpower.engine.arena.table import Table, shown
from webpower.engine.language import number_text
from webpower.engine.messages import Value, message
from webpower.engine.players import TEXTS as ENGINE

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

    from webpower.engine.arena.experiment import Experiment
    from webpower.engine.arena.games import GameResults

NAMES = 260
"""Pixels for the names beside a chart."""
ROW = 64
"""Pixels for each of them."""
AROUND = 230
"""Pixels above and below."""

LESS, EVEN, MORE = "#b9d7f0", "#ffffff", "#fdc04e"
"""Pale enough for dark numbers, and told apart by everybody."""

LOOKS = [PARTS[part] for part in ("first", "second", "third", "fourth", "second-more", "third-more")]
"""Of sources of points, in their order."""


class Point(NamedTuple):
    """A row of a chart: what is known of something, and how surely."""

    label: str
    value: float
    low: float | None
    high: float | None
    more: str = ""
    """What else is said when it is pointed at."""


# Points with their intervals


def wins(results: GameResults) -> Figure:
    """Each player's share of the wins, beside a fair one."""
    rows = [row for row in results.players() if row["games"]]
    points = [Point(row["player"], row["share"], row["share_low"], row["share_high"], _games(row)) for row in rows]
    return _points(points, "wins", ".0%", [row["fair"] for row in rows])


def leads(results: GameResults) -> Figure:
    """By how many points each player is ahead of the best of the others, or behind."""
    rows = [row for row in results.players() if row["lead"] is not None]
    points = [Point(row["player"], row["lead"], row["lead_low"], row["lead_high"], _games(row)) for row in rows]
    return _points(points, "leads", "+.1f", [0.0] * len(points))


def seats(results: GameResults) -> Figure:
    """The share of the wins that goes to each seat, whoever sits there."""
    rows = [row for row in results.seats() if row["games"]]
    named = [message(ENGINE, "trial-seat", "", seat=row["seat"]).say(()) for row in rows]
    points = [
        Point(name, row["share"], row["share_low"], row["share_high"], _games(row))
        for name, row in zip(named, rows, strict=True)
    ]
    return _points(points, "seats", ".0%", [row["fair"] for row in rows])


def ratings(results: GameResults) -> Figure:
    """The players' ratings, the highest first. Raises ArenaError without the package openskill."""
    rows = list(results.ratings())
    points = [Point(row["player"], row["mu"], row["rating_low"], row["rating_high"], _games(row)) for row in rows]
    return _points(points, "ratings", ".1f", [])


def findings(experiment: Experiment) -> Figure:
    """What an experiment found, beside no difference at all."""
    column, form = experiment.unit_column, "+.1%" if experiment.unit == "share" else "+.1f"
    points = [
        Point(row["what"], row[column], row[f"{column}_low"], row[f"{column}_high"], _games(row))
        for row in experiment.table()
    ]
    drawn = _points(points, f"findings-{experiment.unit}", form, [0.0] * len(points))
    drawn.layout.title.text = literal(experiment.question.say(()))
    return drawn


def _points(points: Sequence[Point], name: str, form: str, fair: Sequence[float]) -> Figure:
    traces = [*([_fair_line(fair, name)] if fair else []), _interval_dots(points, form)]
    return figure(traces, _layout([point.label for point in points], name, form))


def _interval_dots(points: Sequence[Point], form: str) -> Trace:
    def reach(bound: float | None, value: float) -> float:
        return 0.0 if bound is None or isinf(bound) else abs(bound - value)

    return {
        "type": "scatter",
        "name": _say("chart-found"),
        "mode": "markers+text",
        "x": [point.value for point in points],
        "y": list(range(len(points))),
        "marker": {"size": 13, "color": EITHER},
        "error_x": {
            "type": "data",
            "symmetric": False,
            "array": [reach(point.high, point.value) for point in points],
            "arrayminus": [reach(point.low, point.value) for point in points],
            "color": EITHER,
            "thickness": 3,
            "width": 8,
        },
        "text": [f"<b>{shown(point.value, form)}</b>" for point in points],
        "textposition": "top center",
        "textfont": {**LETTERS, "size": SIZES.text},
        "cliponaxis": False,
        "hovertext": [broken(_told(point, form)) for point in points],
        "hoverinfo": "text",
        "showlegend": False,
    }


def _told(point: Point, form: str) -> list[str]:
    told = [f"{point.label}: {shown(point.value, form)}"]
    if point.low is not None and point.high is not None and not isinf(point.low):
        told.append(_say("chart-interval", low=shown(point.low, form), high=shown(point.high, form)))
    return [*told, point.more]


def _fair_line(fair: Sequence[float], name: str) -> Trace:
    """A short upright line in each row."""
    xs: list[float | None] = []
    ys: list[float | None] = []
    for row, share in enumerate(fair):
        xs += [share, share, None]
        ys += [row - 0.4, row + 0.4, None]
    return {
        "type": "scatter",
        "name": _say(f"chart-{name}-fair"),
        "mode": "lines",
        "x": xs,
        "y": ys,
        "line": {"color": EITHER, "width": 2, "dash": "dot"},
        "hoverinfo": "skip",
        "showlegend": True,
    }


def _layout(labels: Sequence[str], name: str, form: str) -> dict[str, Any]:
    return {
        "title": {"text": _say(f"chart-{name}-title"), "subtitle": {"text": _say(f"chart-{name}-about")}},
        "height": AROUND + ROW * max(1, len(labels)),
        "margin": {"l": NAMES + 20},
        "xaxis": {"title": {"text": _say(f"chart-{name}-axis")}, "tickformat": form},
        "yaxis": _names_axis(labels),
    }


def _names_axis(labels: Sequence[str]) -> dict[str, Any]:
    return {
        "tickvals": list(range(len(labels))),
        "ticktext": [literal(fitted(label, SIZES.text, NAMES)) + " " for label in labels],
        "tickfont": {**LETTERS, "size": SIZES.text},
        "range": [len(labels) - 0.4, -0.6],
        "showgrid": False,
        "zeroline": False,
    }


# Where points come from


def points(results: GameResults) -> Figure:
    """A bar a player, made of the sources of its points, with their sum at the end."""
    table = results.sources()
    names = list(dict.fromkeys(table.column("player")))
    traces = [
        _source(table, source, message(results.kind.texts, f"compare-{source}").say(()), look)
        for source, look in zip(dict.fromkeys(table.column("source")), cycle(LOOKS), strict=False)
    ]
    own = [[row["points"] for row in table if row["player"] == name] for name in names]
    ends, lost = ([sum(bound(part, 0) for part in parts) for parts in own] for bound in (max, min))
    least = min([0, *(1.12 * part for part in lost if part < 0)])
    layout = _layout(names, "points", "")
    layout["xaxis"] |= {"range": [least, 1.12 * max([1.0, *ends])]}
    layout |= {"barmode": "relative" if least < 0 else "stack", "bargap": 0.35}
    return figure([*traces, _sums(list(map(sum, own)), ends)], layout)


def _source(table: Table, source: str, title: str, look: Part) -> Trace:
    rows = [row for row in table if row["source"] == source]
    return {
        "type": "bar",
        "orientation": "h",
        "name": title,
        "x": [row["points"] for row in rows],
        "y": list(range(len(rows))),
        "marker": {
            "color": look.fill,
            "line": {"color": EITHER, "width": 1.5},
            "pattern": pattern(look.pattern, size=10),
        },
        "text": [f"<b>{number_text(row['points'], '.0f')}</b>" if abs(row["points"]) >= 2 else "" for row in rows],
        "textposition": "inside",
        "insidetextanchor": "middle",
        "textangle": 0,
        "constraintext": "none",
        "textfont": {**LETTERS, "size": SIZES.text, "color": TEXT},
        "hovertext": [
            broken([_say("chart-source", player=row["player"], source=title, points=number_text(row["points"], ".1f"))])
            for row in rows
        ],
        "hoverinfo": "text",
    }


def _sums(sums: Sequence[float], ends: Sequence[float]) -> Trace:
    """The sums, at the ends of the bars; where some parts are below zero these are further out."""
    return {
        "type": "scatter",
        "name": message(ENGINE, "compare-total").say(()),
        "mode": "text",
        "x": list(ends),
        "y": list(range(len(sums))),
        "text": [f"  <b>{number_text(total, '.1f')}</b>" for total in sums],
        "textposition": "middle right",
        "textfont": {**LETTERS, "size": SIZES.large},
        "cliponaxis": False,
        "hoverinfo": "skip",
        "showlegend": False,
    }


# Who beats whom


def heads(results: GameResults) -> Figure:
    """For each two players how often the one in the row had more points than the one in the column."""
    rows = {(row["player"], row["other"]): row for row in results.heads()}
    names = list(results.names)
    shares = [[rows[one, other]["ahead"] if (one, other) in rows else None for other in names] for one in names]
    trace = {
        "type": "heatmap",
        "name": _say("chart-heads-title"),
        "x": list(range(len(names))),
        "y": list(range(len(names))),
        "z": shares,
        "zmin": 0,
        "zmax": 1,
        "colorscale": [[0, LESS], [0.5, EVEN], [1, MORE]],
        "showscale": False,
        "xgap": 3,
        "ygap": 3,
        "text": [["" if share is None else f"<b>{number_text(share, '.0%')}</b>" for share in row] for row in shares],
        "texttemplate": "%{text}",
        "textfont": {**LETTERS, "size": SIZES.large, "color": TEXT},
        "hovertext": [[_pair(rows.get((one, other))) for other in names] for one in names],
        "hoverinfo": "text",
        "hoverongaps": False,
    }
    layout = _layout(names, "heads", "")
    axis = _names_axis(names)
    layout["xaxis"] |= {key: axis[key] for key in ("tickvals", "ticktext", "tickfont", "showgrid", "zeroline")}
    layout["xaxis"] |= {"side": "top", "range": [-0.5, len(names) - 0.5]}
    layout["yaxis"] |= {"range": [len(names) - 0.5, -0.5]}
    return figure([trace], layout | {"margin": {"l": NAMES + 20, "t": 190}})


CHARTS: Mapping[str, Callable[[GameResults], Figure]] = {
    "wins": wins,
    "leads": leads,
    "seats": seats,
    "ratings": ratings,
    "points": points,
    "heads": heads,
}
"""The charts of a tournament by name."""


def _pair(row: dict[str, Any] | None) -> str:
    if row is None:
        return ""
    share = number_text(row["ahead"], ".1%")
    ahead = _say("chart-ahead", player=row["player"], other=row["other"], share=share, games=row["games"])
    low, high = (number_text(row[bound], ".1%") for bound in ("ahead_low", "ahead_high"))
    return broken([ahead, _say("chart-interval", low=low, high=high)])


def _games(row: dict[str, Any]) -> str:
    return _say("chart-games", games=row["games"])


def _say(id: str, **values: Value) -> str:
    return message(TEXTS, id, "", **values).say(())
