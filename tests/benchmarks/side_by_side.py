"""The same steps four ways, in a notebook: our board and our chart, each beside a bare widget that changes alike.

A bare widget knows nothing of the game. It is told by a script, written before in another process, which attributes or
properties to change, and does only that. Ours draw each position, as the stepper does, and nothing is drawn yet when
the notebook starts.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import anywidget
import ipywidgets as widgets
import traitlets

from webpower import recorded_game
from webpower.draw.patch import patch
from webpower.draw.svg import to_svg
from webpower.games.power.rules import PLACEMENTS
from webpower.games.power.stepping import PowerStage
from webpower.show.board_control import BoardControl
from webpower.show.live_figure import LiveFigure, read

GAME = "four-players"
BOARDS = ("our board", "bare board")
FIGURES = ("our figure", "bare figure")

ON_THE_PICTURE = ("remove", "add", "set", "text")
"""The parts of a patch that change the SVG; the others are words for screen readers and the like."""

BARE = """
const element = (svg, id) => svg.querySelector(`[data-id="${id}"]`);
const change = (mark, attrs) => {
  for (const [name, value] of Object.entries(attrs))
    value === null ? mark.removeAttribute(name) : mark.setAttribute(name, value);
};
export default {
  render({ model, el }) {
    el.innerHTML = model.get("svg");
    const svg = el.querySelector("svg");
    model.on("msg:custom", ({ remove = [], add = [], set = {}, text = {} }) => {
      for (const id of remove) element(svg, id).remove();
      for (const [place, { id, tag, attrs, text = "" }] of add) {
        const mark = document.createElementNS(svg.namespaceURI, tag);
        change(mark, { "data-id": id, ...attrs });
        mark.textContent = text;
        svg.insertBefore(mark, svg.children[place + 2]); // after the title and the description
      }
      for (const [id, attrs] of Object.entries(set)) change(element(svg, id), attrs);
      for (const [id, words] of Object.entries(text)) element(svg, id).lastChild.nodeValue = words;
    });
  },
};
"""


class BareBoard(anywidget.AnyWidget):
    """An SVG, and messages that change it."""

    _esm = BARE
    svg = traitlets.Unicode().tag(sync=True)


def css_class(name: str) -> str:
    """The class of the box in which one of the four stands."""
    return name.replace(" ", "-")


def script(steps: int) -> dict[str, Any]:
    """What the bare widgets start with and change, as JSON data: so many steps, in each of which a piece is placed.

    Raises ValueError if the game has fewer, or a step changes nothing.
    """
    stage = PowerStage(recorded_game(GAME))
    placed = (node.number for node in stage.line if node.action is not None and node.action.act in PLACEMENTS)
    stops = [step for step, _ in zip(placed, range(steps + 1), strict=False)]
    scenes = [stage.scene(step) for step in stops]
    draw = next(iter(stage.charts.values()))
    figures = [draw(stage.chart_state(step)) for step in stops]
    patches = [patch(old, new) for old, new in pairwise(scenes)]
    changes = [_figure_changes(old, new) for old, new in pairwise(figures)]
    if len(stops) <= steps or not all(patches) or not all(changes):
        raise ValueError(f"{GAME} has no {steps} steps that change the map and the chart")
    return {
        "stops": stops,
        "svg": to_svg(scenes[0]),
        "figure": json.loads(figures[0].to_json()),
        "patches": [{part: changed[part] for part in ON_THE_PICTURE if part in changed} for changed in patches],
        "changes": changes,
    }


def _figure_changes(old: Any, new: Any) -> list[tuple[int | None, str, Any]]:
    """The properties to set: the number of the trace, or None for the layout, the path, and the value."""
    before, after = read(old, 0), read(new, 0)
    elements: list[tuple[int | None, Mapping[str, Any], Mapping[str, Any]]] = [
        *((number, *both) for number, both in enumerate(zip(before.traces, after.traces, strict=True))),
        *((None, _with_axis(axis, before.axes[axis]), _with_axis(axis, after.axes[axis])) for axis in after.axes),
        (None, before.rest, after.rest),
    ]
    return [
        (number, path, is_.get(path))
        for number, was, is_ in elements
        for path in {**was, **is_}
        if was.get(path) != is_.get(path)
    ]


def _with_axis(axis: str, properties: Mapping[str, Any]) -> Mapping[str, Any]:
    return {f"{axis}.{path}": value for path, value in properties.items()}


class SideBySide:
    """The four, and a button for each that makes its next step."""

    def __init__(self, written: Path) -> None:
        from plotly.graph_objects import FigureWidget

        self.script = json.loads(written.read_text(encoding="utf-8"))
        self.stage = PowerStage(recorded_game(GAME))
        self.done = dict.fromkeys((*BOARDS, *FIGURES), 0)
        start = self.script["stops"][0]
        self.board = BoardControl(self.stage.scene(start))
        self.bare_board = BareBoard(svg=self.script["svg"])
        self.figure = LiveFigure(self.stage.charts, self.stage.chart_state(start))
        self.bare_figure = FigureWidget(self.script["figure"])
        self.steps: Mapping[str, Callable[[int], object]] = {
            "our board": lambda number: self.board.show(self.stage.scene(self.script["stops"][number])),
            "bare board": lambda number: self.bare_board.send(self.script["patches"][number - 1]),
            "our figure": lambda number: self.figure.update(self.stage.chart_state(self.script["stops"][number])),
            "bare figure": lambda number: self._change(self.script["changes"][number - 1]),
        }

    def step(self, name: str) -> None:
        """The next step of one of the four."""
        self.done[name] += 1
        self.steps[name](self.done[name])

    def _change(self, changes: list[tuple[int | None, str, Any]]) -> None:
        figure = self.bare_figure
        with figure.batch_update():
            for trace, path, value in changes:
                (figure.layout if trace is None else figure.data[trace])[path] = value

    @property
    def widget(self) -> widgets.Widget:
        """All of it, to be shown; each of the four stands in a box of its class."""
        shown = (self.board, self.bare_board, self.figure.widget, self.bare_figure)
        boxes = []
        for name, picture in zip(self.done, shown, strict=True):
            button = widgets.Button(description=name)
            button.on_click(lambda _, name=name: self.step(name))
            box = widgets.Box([picture], layout=widgets.Layout(width="100%"))
            box.add_class(css_class(name))
            boxes += [button, box]
        return widgets.VBox(boxes)
