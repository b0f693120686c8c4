"""Ships and carriages of each player, and the number from which they are a chain (CG-54)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from webpower.draw.charts.labels import bar_look, broken, tag
from webpower.draw.palette import EITHER, SIZES
from webpower.draw.plotly_theme import LETTERS, Trace, figure
from webpower.games.card_game.cards import CHAIN, ROUTES, Route
from webpower.games.card_game.position import Position
from webpower.games.card_game.scene.held import taken
from webpower.games.card_game.scene.words import Words, words

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

MOST_SHOWN = 8
"""The axis reaches at least so far, so that it seldom changes."""
EDGES = (-0.5, len(ROUTES) - 0.5)
"""Where the groups of bars begin and end."""
BESIDE = 0.4
"""Room to the right of the bars for the words at the line."""
FAINT = 0.45
"""How strong bars are that score nothing."""


class RouteBars(NamedTuple):
    """A sign with what is drawn of it."""

    route: Route
    counts: tuple[int, ...]
    """By seat."""
    points: tuple[int, ...]
    """By seat: what the chain scores, 0 for too few."""


def route_data(position: Position) -> list[RouteBars]:
    """Ships, then carriages."""
    held = taken(position)
    return [RouteBars(route, held.routes[route], held.chains[route]) for route in ROUTES]


# The picture


def routes(position: Position, names: Sequence[str]) -> Figure:
    """A group of bars for ships and one for carriages, a bar a player, and a line where chains begin."""
    data, about = route_data(position), Words(position, tuple(names))
    bars = [_bars(data, seat, about) for seat in about.seats]
    return figure([_threshold(), *bars, _threshold_words()], _layout(data, about))


def _bars(data: Sequence[RouteBars], seat: int, about: Words) -> Trace:
    glyph = tag(seat, about.names)[0]
    scores = [f"<b>{row.points[seat]}</b><br>{glyph}" if row.points[seat] else glyph for row in data]
    return {
        "type": "bar",
        "name": tag(seat, about.names),
        "x": list(range(len(data))),
        "y": [row.counts[seat] or None for row in data],
        "marker": {**bar_look(seat), "opacity": [1 if row.points[seat] else FAINT for row in data]},
        "text": [told if row.counts[seat] else "" for told, row in zip(scores, data, strict=True)],
        "textposition": "outside",
        "textangle": 0,
        "constraintext": "none",
        "cliponaxis": False,
        "hovertext": [broken([about.route(row.route, seat)]) for row in data],
        "hoverinfo": "text",
    }


def _threshold() -> Trace:
    return {
        "type": "scatter",
        "name": words("chart-threshold", (), least=CHAIN),
        "mode": "lines",
        "x": list(EDGES),
        "y": [CHAIN - 0.5] * 2,
        "line": {"color": EITHER, "width": 2.5, "dash": "dash"},
        "hoverinfo": "skip",
        "showlegend": False,
    }


def _threshold_words() -> Trace:
    return {
        "type": "scatter",
        "name": words("chart-threshold-words", ()),
        "mode": "text",
        "x": [EDGES[1]],
        "y": [CHAIN - 0.5],
        "text": [" " + words("chart-threshold", (), least=CHAIN)],
        "textposition": "middle right",
        "textfont": {**LETTERS, "size": SIZES.text},
        "hoverinfo": "skip",
        "showlegend": False,
    }


def _layout(data: Sequence[RouteBars], about: Words) -> dict[str, Any]:
    names, most = about.names, max(MOST_SHOWN, *(count for row in data for count in row.counts))
    return {
        "title": {
            "text": words("chart-routes-title", names),
            "subtitle": {"text": words("chart-routes-about", names, least=CHAIN)},
        },
        "barmode": "group",
        "bargap": 0.3,
        "bargroupgap": 0.15,
        "xaxis": {
            "tickvals": list(range(len(data))),
            "ticktext": [words("chart-route", names, route=str(row.route)) for row in data],
            "tickfont": {**LETTERS, "size": SIZES.text},
            "range": [EDGES[0], EDGES[1] + BESIDE],
            "showgrid": False,
        },
        "yaxis": {"title": {"text": words("chart-routes-axis", names)}, "dtick": 1, "range": [0, most * 1.2]},
    }


# In words


def routes_words(position: Position, names: Sequence[str]) -> str:
    """All that the bars and their boxes say, a line a player and sign."""
    about = Words(position, tuple(names))
    lines = [words("chart-routes-title", about.names), words("chart-routes-about", about.names, least=CHAIN)]
    return "\n".join([*lines, *(about.route(route, seat) for route, seat in about.chains())])
