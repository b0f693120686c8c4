"""How long the map, the charts and the stepper take to draw a step, without the browser, and what they send."""

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from statistics import median
from typing import Any

from ipywidgets import Widget

from tests.benchmarks.imports import run_time
from tests.benchmarks.measure import Row, milliseconds, timed
from webpower import Game, Position, recorded_game
from webpower.draw.patch import patch
from webpower.draw.scene import Scene
from webpower.draw.svg import to_svg
from webpower.engine.history import Node
from webpower.games.power.actions import Action
from webpower.games.power.scene import scene
from webpower.games.power.stepping import PowerStage, stepper
from webpower.show.live_figure import LiveFigure

FIRST_MAP = (
    "from webpower import recorded_game; from webpower.games.power.scene import scene; "
    "game = recorded_game({game!r}); position = game.line()[-1].position; "
    "import time; start = time.perf_counter(); scene(position, game.names); print(time.perf_counter() - start)"
)
PARTS = {"BoardControl": "board", "TextControl": "panels", "FigureWidget": "chart"}
"""What the messages of each kind of widget are for; all others belong to the buttons and the slider."""
Sent = Counter[str]
"""Messages of a step and their bytes, by what they are for: ``board``, ``board bytes`` and so on."""


def rows(game: str = "four-players", steps: int | None = None) -> list[Row]:
    """What to print: every step of a recorded game, or the first few."""
    return [*_map_rows(game, steps), *_chart_rows(game, steps), *_stepper_rows(game, steps)]


def _map_rows(game: str, steps: int | None) -> Iterator[Row]:
    played = recorded_game(game)
    drawn = [timed(_scene, played, node) for node in played.line()[:steps]]
    patches = [timed(_patch, old, new) for (old, _), (new, _) in pairwise(drawn)]
    svg, took = timed(to_svg, drawn[-1][0])
    sizes = [len(sent) for sent, _ in patches]
    yield Row("first map, in a fresh interpreter", milliseconds([run_time(FIRST_MAP.format(game=game))]))
    yield Row("map of a position", milliseconds([seconds for _, seconds in drawn[1:]]))
    yield Row("patch to the next, as JSON", milliseconds([seconds for _, seconds in patches]))
    yield Row("its size", f"median {median(sizes):.0f} bytes, largest {max(sizes)} bytes")
    yield Row("SVG of the last map", f"{took * 1e3:.2f} ms, {len(svg.encode())} bytes")


def _scene(game: Game, node: Node[Position, Action]) -> Scene:
    return scene(node.position, game.names, last=node.action)


def _patch(old: Scene, new: Scene) -> bytes:
    return json.dumps(patch(old, new)).encode()


def _chart_rows(game: str, steps: int | None) -> Iterator[Row]:
    """One update of each chart: the chart drawn, what changed found, and sent."""
    stage = PowerStage(recorded_game(game))
    live: LiveFigure[Any] = LiveFigure(stage.charts, stage.chart_state(0))
    _, took = timed(lambda: live.widget)
    yield Row("charts' widget, once", f"{took * 1e3:.0f} ms")
    for name in stage.charts:
        live.show_view(name)
        times = [timed(live.update, stage.chart_state(step))[1] for step in range(len(stage.line[:steps]))]
        yield Row(f"update of {name}", milliseconds(times))


def _stepper_rows(game: str, steps: int | None) -> Iterator[Row]:
    """A step of the whole stepper: how long Python takes, and what is sent of it."""
    shown = stepper(recorded_game(game))
    shown.load_charts()
    times, sent = [], []
    for _ in shown.stage.line[1:steps]:
        with counted() as messages:
            times.append(timed(shown.next)[1])
        sent.append(messages)
    yield Row("step of the whole stepper", milliseconds(times))
    for part in (*PARTS.values(), "controls"):
        numbers, sizes = [each[part] for each in sent], [each[f"{part} bytes"] for each in sent]
        yield Row(
            f"  sent for the {part}",
            f"median {median(sizes):.0f} bytes, largest {max(sizes)} bytes, at most {max(numbers)} messages",
        )


@contextmanager
def counted() -> Iterator[Sent]:
    """Counts what widgets send during the block."""
    sent: Sent = Counter()
    send = Widget._send

    def count(widget: Widget, message: Any, buffers: Any = None) -> None:
        part = PARTS.get(type(widget).__name__, "controls")
        sent[part] += 1
        sent[f"{part} bytes"] += len(json.dumps(message)) + sum(map(len, buffers or ()))
        send(widget, message, buffers)

    Widget._send = count  # all messages pass there, and no public way leads there
    try:
        yield sent
    finally:
        Widget._send = send
