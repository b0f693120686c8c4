"""Charts that live in a notebook: one plotly widget for several views, changed by one message a step.

A widget of plotly's is dear to make and to show, and slow to change property by property. So there is one for all
views, made when it is first asked for. It holds the traces of the view that is shown, since invisible ones cost the
page as much time at every step; another view takes their place. Each view has axes of its own, and those of the views
that are not shown lie in a corner, out of the pointer's way. Every step is the difference of what the widget has got
and what a plain figure says, in one batch.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from webpower.draw.plotly_theme import unchecked

if TYPE_CHECKING:
    from plotly.graph_objects import Figure, FigureWidget

S = TypeVar("S")

Properties = dict[str, Any]
"""Properties of a trace or a layout by their path, such as ``marker.line.color``."""

WHOLE = ("template",)
"""What is large and hardly ever changes: compared and sent as one."""

REFUSED = ("annotations", "shapes", "images", "updatemenus", "sliders", "grid")
"""Parts of a layout that a widget does not change reliably. Traces can say the same."""

PARKED: Properties = {"visible": False, "domain": [0, 0.001], "automargin": False}
"""Axes of a view that is not shown. If they lay over the others, they would take the pointer's events; if they made
room for their numbers, the others would lose it."""

CONFIG = {"responsive": True, "displaylogo": False, "modeBarButtons": [["toImage"]]}
"""Responsive, since the widget is drawn before it has its place in the page, and asks for its width again only when the
window changes (board.js says that it does). The only button saves the picture."""

AXIS = re.compile(r"([xy])(axis)?(\d*)")


class Drawn(NamedTuple):
    """A plain figure, its axes named as they are in the widget."""

    traces: list[Properties]
    axes: dict[str, Properties]
    rest: Properties
    """The rest of the layout."""

    @property
    def types(self) -> list[str]:
        """The types of the traces."""
        return [trace["type"] for trace in self.traces]


class LiveFigure(Generic[S]):
    """One widget that shows one of several figures of a state.

    ``views`` are functions from a state to a plain figure, by name; the first one is shown at first. A view must have
    the same number of traces of the same types for all states, on x and y axes; what changes is their properties.
    """

    def __init__(self, views: Mapping[str, Callable[[S], Figure]], state: S) -> None:
        """Nothing is drawn yet. Raises ValueError if there is no view."""
        if not views:
            raise ValueError("a live figure needs a view")
        self._views = dict(views)
        self._view = next(iter(views))
        self._state = state
        self._drawn: dict[str, Drawn] = {}
        self._stale: set[str] = set()
        self._widget: FigureWidget | None = None
        self._held = self._view
        """The view whose traces the widget holds."""
        self._sent: tuple[list[Properties], Properties] = ([], {})

    @property
    def view(self) -> str:
        """The name of the view that is shown."""
        return self._view

    def plain(self) -> Figure:
        """The view that is shown as a plain figure, which a notebook stores."""
        return self._views[self._view](self._state)

    @property
    def widget(self) -> FigureWidget:
        """The widget. Making it takes seconds, once."""
        if self._widget is None:
            self._widget = self._make()
        return self._widget

    def update(self, state: S) -> None:
        """Show another state; the views that are not shown are drawn when they are.

        Raises ValueError if the view has other traces than before.
        """
        self._state = state
        self._stale = set(self._views)
        self._refresh()

    def show_view(self, name: str) -> None:
        """Show another view. Raises KeyError if there is none of that name."""
        if name not in self._views:
            raise KeyError(f"there is no view {name!r}; the views are {', '.join(self._views)}")
        self._view = name
        self._refresh()

    def _make(self) -> FigureWidget:
        from plotly.graph_objects import FigureWidget

        shift = 0
        for name, draw in self._views.items():
            self._drawn[name] = self._read(draw, shift)
            shift = max(_number(axis) for axis in self._drawn[name].axes)
        self._stale = set()
        self._held = self._view
        traces, layout = self._sent = self._wanted()
        widget = FigureWidget(data=[nested(trace) for trace in traces], layout=nested(layout))
        widget._config = CONFIG  # no public way leads there
        return widget

    def _refresh(self) -> None:
        """Bring the widget up to date with the view that is shown; no change sends nothing."""
        if self._widget is None:
            return
        if self._view in self._stale:
            self._drawn[self._view] = self._redrawn()
            self._stale.discard(self._view)
        had, self._sent = self._sent, self._wanted()
        if self._held == self._view:
            self._step(self._widget, *had)
        else:
            self._swap(self._widget, had[1])
            self._held = self._view

    def _step(self, widget: FigureWidget, traces: list[Properties], layout: Properties) -> None:
        """Change the widget from these traces and this layout, in one batch."""
        with widget.batch_update():
            for trace, before, after in zip(widget.data, traces, self._sent[0], strict=True):
                _change(trace, before, after)
            _change(widget.layout, layout, self._sent[1])

    def _swap(self, widget: FigureWidget, layout: Properties) -> None:
        """Put other traces into the widget. While it has none, changing the layout costs least."""
        widget.data = ()
        with widget.batch_update():
            _change(widget.layout, layout, self._sent[1])
        widget.add_traces([nested(trace) for trace in self._sent[0]])

    def _read(self, draw: Callable[[S], Figure], shift: int) -> Drawn:
        with unchecked():  # the widget checks what it is given
            return read(draw(self._state), shift)

    def _redrawn(self) -> Drawn:
        before = self._drawn[self._view]
        after = self._read(self._views[self._view], min(_number(axis) for axis in before.axes) - 1)
        if (after.types, set(after.axes)) != (before.types, set(before.axes)):
            raise ValueError(f"the view {self._view!r} has other traces or axes than it had before")
        return after

    def _wanted(self) -> tuple[list[Properties], Properties]:
        """The traces and the layout that the widget should have."""
        layout = dict(self._drawn[self._view].rest)
        for name, drawn in self._drawn.items():
            for axis, properties in drawn.axes.items():
                placed = properties if name == self._view else {**properties, **PARKED}
                layout.update((f"{axis}.{path}", value) for path, value in placed.items())
        return self._drawn[self._view].traces, layout


# Reading plain figures


def read(figure: Figure, shift: int) -> Drawn:
    """A plain figure with the numbers of its axes raised by ``shift``.

    Raises ValueError for parts that a live figure cannot have.
    """
    plain = figure.to_plotly_json()
    refused = [part for part in REFUSED if plain["layout"].get(part)]
    if refused:
        raise ValueError(f"a live figure has no {', '.join(refused)}; draw it with traces")
    traces = [_trace(trace, shift) for trace in plain["data"]]
    axes: dict[str, Properties] = {}
    for trace in traces:
        for letter, other in ("xy", "yx"):
            axes.setdefault(_axis_key(trace[f"{letter}axis"]), {"anchor": trace[f"{other}axis"]})
    rest: Properties = {}
    for key, value in plain["layout"].items():
        if AXIS.fullmatch(key) is None:
            rest[key] = value
        elif (moved := _moved(key, shift)) in axes:
            axes[moved] |= {
                path: _moved(said, shift) if path in ("anchor", "overlaying", "scaleanchor", "matches") else said
                for path, said in flat(value).items()
            }
    return Drawn(traces, axes, flat(rest))


def _trace(trace: Mapping[str, Any], shift: int) -> Properties:
    axes = {f"{letter}axis": _moved(trace.get(f"{letter}axis", letter), shift) for letter in "xy"}
    return {**flat(trace), **axes}


def flat(properties: Mapping[str, Any]) -> Properties:
    """Nested properties by their paths.

    >>> flat({"marker": {"size": 3, "line": {"width": 1}}, "x": [1, 2]})
    {'marker.size': 3, 'marker.line.width': 1, 'x': [1, 2]}
    """
    return dict(_paths(properties))


def _paths(properties: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for key, value in properties.items():
        if isinstance(value, dict) and key not in WHOLE:
            yield from ((f"{key}.{path}", inner) for path, inner in _paths(value))
        else:
            yield key, value


def nested(properties: Properties) -> dict[str, Any]:
    """The inverse of `flat`.

    >>> nested({"marker.size": 3, "marker.line.width": 1})
    {'marker': {'size': 3, 'line': {'width': 1}}}
    """
    tree: dict[str, Any] = {}
    for path, value in properties.items():
        *branches, leaf = path.split(".")
        inner = tree
        for branch in branches:
            inner = inner.setdefault(branch, {})
        inner[leaf] = value
    return tree


# Axes


def _moved(name: str, shift: int) -> str:
    """The name of an axis with its number raised: ``x2``, ``yaxis``; anything else (``free``) as it is.

    >>> _moved("x", 2), _moved("yaxis2", 0), _moved("free", 1)
    ('x3', 'yaxis2', 'free')
    """
    found = AXIS.fullmatch(name)
    if found is None:
        return name
    number = int(found[3] or 1) + shift
    return f"{found[1]}{found[2] or ''}{number if number > 1 else ''}"


def _axis_key(reference: str) -> str:
    """The key in a layout of the axis that a trace names: ``xaxis2`` for ``x2``."""
    return f"{reference[0]}axis{reference[1:]}"


def _number(axis: str) -> int:
    return int(axis.removeprefix("xaxis").removeprefix("yaxis") or 1)


# Changes


def _change(element: Any, before: Properties, after: Properties) -> None:
    """Set what differs, and unset what is gone, on a trace or a layout of the widget."""
    for path in [path for path in before if path not in after]:
        element[path] = None
    for path, value in after.items():
        if path not in before or before[path] != value:
            element[path] = value
