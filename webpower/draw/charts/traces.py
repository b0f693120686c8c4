"""Traces that several charts are made of, as plotly's JSON has them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from webpower.draw.plotly_theme import Trace

Point = tuple[float, float]


def points(name: str, places: Iterable[Point]) -> Trace:
    """A trace with these places; how they look is for the caller to say.

    >>> points("a", [(1.25, 2)])
    {'type': 'scatter', 'name': 'a', 'x': [1.2], 'y': [2]}
    """
    xs, ys = [], []
    for x, y in places:
        xs.append(round(x, 1))
        ys.append(round(y, 1))
    return {"type": "scatter", "name": name, "x": xs, "y": ys}


def strokes(name: str, lines: Iterable[Sequence[Point]], colour: str, width: float, dash: str = "solid") -> Trace:
    """Lines as one trace, with gaps between them."""
    xs: list[float | None] = []
    ys: list[float | None] = []
    for line in lines:
        xs += [*(round(x, 1) for x, _ in line), None]
        ys += [*(round(y, 1) for _, y in line), None]
    return {
        "type": "scatter",
        "name": name,
        "x": xs,
        "y": ys,
        "mode": "lines",
        "line": {"color": colour, "width": width, "dash": dash},
        "hoverinfo": "skip",
        "showlegend": False,
    }
