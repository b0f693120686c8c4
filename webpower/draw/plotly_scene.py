"""A scene as a plotly figure, so that it can stand beside charts: the same shapes, colours and words, as traces.

A mark with a label has a trace of its own, which shows the label on hover; other marks of the same look that follow
each other share one. Plotly's letters and lines keep their size when a figure is stretched, so the figure has a fixed
width, and letters and lines grow and shrink with it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Any

from webpower.draw.lettering import one_line
from webpower.draw.outlines import Point, Stroke, strokes
from webpower.draw.palette import FONT
from webpower.draw.plotly_text import broken, literal
from webpower.draw.plotly_theme import Trace, figure
from webpower.draw.scene import Mark, Scene, Value

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

GEOMETRY = {
    *("x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "width", "height", "d", "points"),
}
LOOKS = {"fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "opacity"}
LETTERS = {"font-size", "font-family", "font-weight", "text-anchor"}
LEFT_OUT = {"stroke-linejoin", "stroke-linecap", "paint-order", "pointer-events", "textLength", "lengthAdjust"}
"""What plotly has nothing for. The figure is near enough without it: joints of lines are mitred, and words that are
pressed together where a font is broad are not."""

ANCHORS = {"start": "middle right", "middle": "middle center", "end": "middle left"}
"""The anchors of words in SVG, and where plotly then puts them as seen from their point."""
FOOT = 0.25
"""How far plotly puts the foot of letters below their middle, against their size."""
NEAR = 8
"""Pixels between the points of a line that tell its label, and how near to one the pointer has to be."""


def to_figure(scene: Scene, width: float | None = None) -> Figure:
    """The scene as a plotly figure, as wide as it is or with a width of its own, on a ground that is transparent.

    The scene's title and description are in the figure's ``layout.meta``. Raises ValueError for what can't be drawn: an
    attribute that is not among those above, a path with unknown commands.
    """
    scale = (width or scene.width) / scene.width
    size = {"width": round(scene.width * scale), "height": round(scene.height * scale)}
    plain: dict[str, Any] = {"visible": False, "fixedrange": True}
    return figure(
        list(_traces(scene.marks, scale)),
        {
            **size,
            "margin": {"l": 0, "r": 0, "t": 0, "b": 0, "pad": 0},
            "xaxis": {**plain, "range": [0, scene.width]},
            "yaxis": {**plain, "range": [scene.height, 0]},
            "showlegend": False,
            "hovermode": "closest",
            "hoverdistance": NEAR,
            "meta": {"title": scene.title, "description": scene.description},
        },
    )


def _traces(marks: Iterable[Mark], scale: float) -> Iterator[Trace]:
    for alike, group in groupby(marks, _alike):
        several = list(group)
        if alike[0] == "text":
            yield _words(several, scale)
        elif alike[0] == "shapes":
            yield _shape(several, scale)
        else:
            yield from (_shape([mark], scale) for mark in several)


def _alike(mark: Mark) -> tuple[Value, ...]:
    """What marks have in common that can share a trace: all words; shapes that are only filled or only outlined."""
    unknown = set(mark.attrs) - GEOMETRY - LOOKS - LETTERS - LEFT_OUT
    if unknown:
        raise ValueError(f"mark {mark.id!r}: plotly can't draw {', '.join(sorted(unknown))}")
    if mark.tag == "text":
        return ("text", _halo(mark))
    if mark.label or (_fill(mark) and _stroke(mark)):
        return ("alone",)
    return ("shapes", _fill(mark), _stroke(mark), *(mark.attrs.get(name, "") for name in ("stroke-width", DASHES)))


DASHES = "stroke-dasharray"


# Shapes


def _shape(marks: Sequence[Mark], scale: float) -> Trace:
    """Marks of one look, whose parts are gaps apart."""
    first = marks[0]
    fill, stroke, label = _fill(first), _stroke(first), first.label
    lines = [line for mark in marks for line in strokes(mark)]
    if label and not fill:
        lines = [_with_points_between(line) for line in lines]
    trace: Trace = {
        "type": "scatter",
        "name": first.id,
        **_coordinates(lines),
        "mode": "lines",
        "line": {
            "color": stroke or fill or "rgba(0,0,0,0)",
            "width": round(scale * float(first.attrs.get("stroke-width", 1)), 2) if stroke else 0,
            "dash": _dashes(first, scale),
            "simplify": False,
        },
        "hoverinfo": "skip",
    }
    if fill:
        trace |= {"fill": "toself", "fillcolor": fill}
    if label and fill:
        trace |= {"hoveron": "fills", "text": broken([label]), "hoverinfo": "text"}
    elif label:
        trace |= {"hovertext": broken([label]), "hoverinfo": "text"}
    return trace


def _coordinates(lines: Iterable[Stroke]) -> dict[str, list[float | None]]:
    xs: list[float | None] = []
    ys: list[float | None] = []
    for line in lines:
        xs += [*(round(x, 2) for x, _ in line.points), None]
        ys += [*(round(y, 2) for _, y in line.points), None]
    return {"x": xs[:-1], "y": ys[:-1]}


def _with_points_between(line: Stroke) -> Stroke:
    """The same line with points so near that the pointer always finds one."""
    points: list[Point] = [line.points[0]]
    for (x1, y1), (x2, y2) in pairwise(line.points):
        count = max(1, math.ceil(math.dist((x1, y1), (x2, y2)) / NEAR))
        points += [(x1 + (x2 - x1) * step / count, y1 + (y2 - y1) * step / count) for step in range(1, count + 1)]
    return Stroke(tuple(points), line.closed)


def _fill(mark: Mark) -> str:
    """The colour a mark is filled with; "" if it is not."""
    if mark.tag == "line":
        return ""
    return _colour(mark.id, mark.attrs, "fill", "#000000")


def _stroke(mark: Mark) -> str:
    """The colour of a mark's outline; "" if it has none."""
    return _colour(mark.id, mark.attrs, "stroke", "none")


def _colour(id: str, attrs: Mapping[str, Value], name: str, otherwise: str) -> str:
    colour = str(attrs.get(name, otherwise))
    if colour == "none":
        return ""
    opacity = float(attrs.get(f"{name}-opacity", 1)) * float(attrs.get("opacity", 1))
    if opacity == 1:
        return colour
    if not (colour.startswith("#") and len(colour) == 7):
        raise ValueError(f"mark {id!r}: {colour!r} can't be made transparent; write it as #rrggbb")
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return f"rgba({red},{green},{blue},{round(opacity, 3)})"


def _dashes(mark: Mark, scale: float) -> str:
    parts = str(mark.attrs.get(DASHES, "")).replace(",", " ").split()
    return ",".join(f"{round(scale * float(part), 1)}px" for part in parts) or "solid"


# Words


def _words(marks: Sequence[Mark], scale: float) -> Trace:
    """Words with the same halo, each where SVG has them."""
    sizes = [float(mark.attrs.get("font-size", 16)) for mark in marks]
    halo = _halo(marks[0])
    return {
        "type": "scatter",
        "name": marks[0].id,
        "mode": "text",
        "x": [round(float(mark.attrs.get("x", 0)), 2) for mark in marks],
        "y": [round(float(mark.attrs.get("y", 0)) - FOOT * size, 2) for mark, size in zip(marks, sizes, strict=True)],
        "text": [_line(mark) for mark in marks],
        "textposition": [ANCHORS[str(mark.attrs.get("text-anchor", "start"))] for mark in marks],
        "textfont": {
            "family": str(marks[0].attrs.get("font-family", FONT)),
            "size": [round(scale * size, 2) for size in sizes],
            "color": [_fill(mark) or "rgba(0,0,0,0)" for mark in marks],
            "shadow": ", ".join([f"0px 0px {round(2 * scale, 1)}px {halo}"] * 3) if halo else "none",
        },
        "cliponaxis": False,
        "hovertext": [broken([mark.label]) for mark in marks],
        "hoverinfo": "text" if any(mark.label for mark in marks) else "skip",
    }


def _line(mark: Mark) -> str:
    shown = literal(one_line(mark.text))
    return f"<b>{shown}</b>" if str(mark.attrs.get("font-weight", "normal")) in ("bold", "700") else shown


def _halo(mark: Mark) -> str:
    """The colour around letters that are painted over their own outline."""
    return _stroke(mark) if mark.attrs.get("paint-order") == "stroke" else ""
