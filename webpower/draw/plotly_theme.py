"""How every chart looks: one plotly template, legible on a white and on a dark page alike.

The paper is transparent and all lines and letters of a chart have the palette's colour for either page; letters on
bars and in boxes that appear on hover stand on a ground of their own.

Figures are written as plain dictionaries and become plotly's objects in `figure`, so that only drawing loads plotly.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

from webpower.draw.palette import EITHER, FONT, OUTLINE, PAPER, SIZES, TEXT
from webpower.engine.language import language

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

Trace = dict[str, Any]
"""A trace as plotly's JSON has it."""

HEIGHT = 640
"""Pixels, unless a chart says otherwise."""
NARROWEST = 900
"""Pixels: every chart is made to be read at this width and at any greater one."""
SIDE = 16
"""Pixels between the edge and anything."""

MARGIN = 60
"""Pixels for the numbers and words of an axis."""

GRID = "rgba(120, 120, 120, 0.28)"
"""Lines that help the eye: the colour of the letters, faint."""

LETTERS = {"family": FONT, "size": SIZES.small, "color": EITHER}

AXIS = {
    "gridcolor": GRID,
    "zerolinecolor": GRID,
    "linecolor": EITHER,
    "tickcolor": EITHER,
    "tickfont": LETTERS,
    "title": {"font": {**LETTERS, "size": SIZES.text}, "standoff": 8},
    "fixedrange": True,
}

LAYOUT: dict[str, Any] = {
    "font": LETTERS,
    "title": {
        "font": {**LETTERS, "size": SIZES.large},
        "subtitle": {"font": {**LETTERS, "size": SIZES.small}},
        "x": 0,
        "xref": "container",
        "xanchor": "left",
        "y": 1,
        "yref": "container",
        "yanchor": "top",
        "pad": {"t": 14, "l": SIDE},
    },
    "paper_bgcolor": "rgba(0, 0, 0, 0)",
    "plot_bgcolor": "rgba(0, 0, 0, 0)",
    "margin": {"l": MARGIN, "r": SIDE, "t": 150, "b": MARGIN},
    "legend": {
        "orientation": "h",
        "traceorder": "normal",
        "x": 0,
        "xanchor": "left",
        "y": 1.02,
        "yanchor": "bottom",
        "font": {**LETTERS, "size": SIZES.text},
        "itemclick": False,
        "itemdoubleclick": False,
    },
    "hoverlabel": {
        "bgcolor": PAPER,
        "bordercolor": EITHER,
        "font": {**LETTERS, "color": TEXT},
        "align": "left",
        "namelength": 0,
    },
    "dragmode": False,
    "xaxis": AXIS,
    "yaxis": AXIS,
}

TEMPLATE: dict[str, Any] = {"layout": LAYOUT}


_checks = ContextVar("checks", default=True)


@contextmanager
def unchecked() -> Iterator[None]:
    """Within the block `figure` does not let plotly check every property, which takes as long as all the rest.

    For figures of which only the properties are wanted, and checked when they are used.
    """
    before = _checks.set(False)
    try:
        yield
    finally:
        _checks.reset(before)


def figure(traces: Sequence[Trace], layout: Mapping[str, Any]) -> Figure:
    """A plotly figure of these traces in the theme.

    Raises ValueError for a property that plotly does not know, unless it is drawn `unchecked`.
    """
    from plotly.graph_objects import Figure

    marks = {} if language() == "en" else {"separators": ",."}  # of numbers; without a word plotly writes English ones
    whole = {"data": list(traces), "layout": {"template": TEMPLATE, "height": HEIGHT, **marks, **layout}}
    return Figure(**whole) if _checks.get() else Figure(whole, _validate=False)


def pattern(shape: str, size: int, strength: float = 0.5) -> dict[str, Any]:
    """Plotly's ``pattern`` over a bar's colour: fine enough to read letters on it; weaker where they are small."""
    return {
        "shape": shape,
        "fillmode": "overlay",
        "fgcolor": OUTLINE,
        "fgopacity": strength,
        "size": size,
        "solidity": 0.2,
    }
