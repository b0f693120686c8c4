"""Stepping through a game: a live board, what was known and what happened beside it, and charts below.

The stepper knows no game. A game gives it a `Stage`: the scene, the panels, the charts and the places worth a jump.
Every button, key and tick of the clock calls a method that can be called without a browser.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import ipywidgets as widgets

from webpower.draw.scene import Scene
from webpower.engine.history import CursorError, Node
from webpower.engine.messages import Message
from webpower.show.board_control import BoardControl
from webpower.show.composed import Composed
from webpower.show.live_figure import LiveFigure
from webpower.show.text_control import TextControl

TEXTS = "webpower.show"
SPEEDS = {"slow": 2500, "normal": 1200, "fast": 400}
"""Milliseconds between a step drawn and the next one."""

KEYS = {
    "ArrowLeft": "previous",
    "ArrowRight": "next",
    "Shift+ArrowLeft": "previous_turn",
    "Shift+ArrowRight": "next_turn",
    "PageUp": "previous_turn",
    "PageDown": "next_turn",
    "Home": "first",
    "End": "last",
    "Space": "toggle_play",
}
"""What each key does: the name of a method."""

BUTTONS = ("first", "previous_turn", "previous", "toggle_play", "next", "next_turn", "last")


class Stage(Protocol):
    """What a game shows of itself, step by step. A step is a node of a line of play, given by its number."""

    @property
    def line(self) -> Sequence[Node[Any, Any]]:
        """The nodes from the start to the end."""
        ...

    @property
    def turns(self) -> Sequence[int]:
        """The steps at which a turn starts, and the last step."""
        ...

    @property
    def jumps(self) -> Mapping[str, int]:
        """Steps worth a button of their own, by what the button says."""
        ...

    @property
    def charts(self) -> Mapping[str, Callable[[Any], Any]]:
        """Figures by the name of their tab; each is a function of what `chart_state` gives."""
        ...

    def scene(self, step: int) -> Scene:
        """The board."""
        ...

    def panels(self, step: int, hide: bool) -> Sequence[str]:
        """What stands beside the board, as pieces of HTML, always as many; ``hide`` covers the hands."""
        ...

    def chart_state(self, step: int, hide: bool) -> Any:
        """What the charts are drawn from; ``hide`` covers the hands there, too."""
        ...

    def table(self, step: int) -> Composed:
        """A table at which a game like this one is played on from a step; the game itself stays as it is."""
        ...


class Stepper(Composed):
    """A control that steps through a game.

    Show it by naming it at the end of a cell. ``step`` is the number of actions played; the methods move it, and the
    board, the panels and the charts follow.
    """

    def __init__(self, stage: Stage, *, step: int = 0, hide_hands: bool = False) -> None:
        self.stage = stage
        self.step = self._checked(step)
        self.board = BoardControl(stage.scene(self.step), hotkeys=list(KEYS), interval=SPEEDS["normal"])
        self.charts: LiveFigure[Any] | None = None
        """The charts; None until the board has been shown, since the first figure takes seconds."""
        self.table: Composed | None = None
        """The table that stands in the stepper's place."""
        self.text = TextControl(stage.panels(self.step, hide_hands))
        self._build(hide_hands)
        self._listen()
        self._redraw()

    # Moving

    def go(self, step: int) -> None:
        """Go to a step. Raises CursorError where there is none."""
        self.step = self._checked(step)
        self._redraw()

    def first(self) -> None:
        """To the start."""
        self.go(0)

    def last(self) -> None:
        """To the end."""
        self.go(self._last)

    def next(self) -> None:
        """One action on; at the end nothing happens."""
        self.go(min(self.step + 1, self._last))

    def previous(self) -> None:
        """One action back; at the start nothing happens."""
        self.go(max(self.step - 1, 0))

    def next_turn(self) -> None:
        """To where the next turn starts."""
        self.go(min((turn for turn in self.stage.turns if turn > self.step), default=self._last))

    def previous_turn(self) -> None:
        """To where this turn started; from there to where the one before did."""
        self.go(max((turn for turn in self.stage.turns if turn < self.step), default=0))

    def jump(self, name: str) -> None:
        """To one of the stage's jumps."""
        self.go(self.stage.jumps[name])

    def toggle_play(self) -> None:
        """Let the game run, or stop it; from the end it starts anew."""
        if not self.board.playing and self.step == self._last:
            self.first()
        self.board.playing = not self.board.playing
        self._redraw()

    def tick(self) -> None:
        """One step of a running game; at the end it stops."""
        self.next()
        if self.step == self._last:
            self.board.playing = False
            self._redraw()

    def play_from_here(self) -> None:
        """A table takes the stepper's place, with the game as it stands; `back` puts the stepper there again."""
        self.board.playing = False
        self.table = self.stage.table(self.step)
        self._steps.layout.display = "none"
        self._whole.children = (self._steps, widgets.HBox([self._back]), self.table.widget)

    def back(self) -> None:
        """The stepper takes the table's place again; where the game was kept, it stays kept."""
        if self.table is not None:
            self.table.close()
        self.table = None
        self._whole.children = (self._steps,)
        self._steps.layout.display = ""

    @property
    def hide_hands(self) -> bool:
        """Whether the players' cards are covered."""
        return bool(self._hide.value)

    @hide_hands.setter
    def hide_hands(self, hide: bool) -> None:
        self._hide.value = hide

    # Showing

    def load_charts(self) -> None:
        """Build the charts, once; done by itself when the board has appeared."""
        if self.charts is None:
            self.charts = LiveFigure(self.stage.charts, self.stage.chart_state(self.step, self.hide_hands))
            self._tabs.layout.display = ""
            self._below.children = (self._tabs, self.charts.widget)

    def __repr__(self) -> str:
        return f"Stepper: {self._where()}"

    # Inside

    @property
    def _last(self) -> int:
        return len(self.stage.line) - 1

    def _checked(self, step: int) -> int:
        if not 0 <= step < len(self.stage.line):
            raise CursorError(f"there is no position {step}; the game has positions 0 to {len(self.stage.line) - 1}")
        return step

    def _where(self) -> str:
        return _say("where", at=self.step, last=self._last)

    def _build(self, hide_hands: bool) -> None:
        self._buttons = {name: widgets.Button(layout=widgets.Layout(width="auto")) for name in BUTTONS}
        self._jumps = {
            name: widgets.Button(description=name, layout=widgets.Layout(width="auto")) for name in self.stage.jumps
        }
        self._slider = widgets.IntSlider(
            self.step,
            0,
            self._last,
            description=_say("position"),
            layout=widgets.Layout(flex="1 1 300px", width="auto"),
        )
        self._speed = widgets.Dropdown(
            options=[(_say(name), pause) for name, pause in SPEEDS.items()],
            value=SPEEDS["normal"],
            description=_say("speed"),
            layout=widgets.Layout(width="170px"),
        )
        self._hide = widgets.ToggleButton(
            hide_hands,
            description=_say("hide-hands"),
            tooltip=_say("hide-hands-tip"),
            layout=widgets.Layout(width="auto"),
        )
        self._tabs = widgets.ToggleButtons(options=list(self.stage.charts), style={"button_width": "auto"})
        self._tabs.layout.display = "none"
        self._below = widgets.VBox([widgets.HTML(_say("charts-coming"))])
        wrap = widgets.Layout(flex_flow="row wrap", align_items="center")
        room = widgets.Layout(flex="1 1 340px", min_width="300px", padding="0 0 0 12px")
        beside = widgets.Box([self.text], layout=room)
        board = widgets.Box([self.board], layout=widgets.Layout(flex="2 1 560px", min_width="300px"))
        self.board.layout.width = "100%"
        self._play_on, self._back = (
            widgets.Button(description=_say(name), tooltip=_say(f"{name}-tip"), layout=widgets.Layout(width="auto"))
            for name in ("play-on", "back")
        )
        self._steps = widgets.VBox(
            [
                widgets.Box([*self._buttons.values(), *self._jumps.values(), self._play_on], layout=wrap),
                widgets.Box([self._slider, self._speed, self._hide], layout=wrap),
                widgets.Box([board, beside], layout=widgets.Layout(flex_flow="row wrap", align_items="flex-start")),
                self._below,
            ]
        )
        self._steps.add_class("webpower-keys")
        self._whole = widgets.VBox([self._steps])

    def _listen(self) -> None:
        for name, button in self._buttons.items():
            button.on_click(lambda _, name=name: self._guarded(getattr(self, name)))
        for name, button in self._jumps.items():
            button.on_click(lambda _, name=name: self._guarded(lambda: self.jump(name)))
        self._play_on.on_click(lambda _: self._guarded(self.play_from_here))
        self._back.on_click(lambda _: self._guarded(self.back))
        self._slider.observe(lambda change: self._guarded(lambda: self._slid(change["new"])), "value")
        self._speed.observe(lambda change: setattr(self.board, "interval", change["new"]), "value")
        self._hide.observe(lambda _: self._guarded(self._redraw), "value")
        self._tabs.observe(lambda change: self._guarded(lambda: self._show_chart(change["new"])), "value")
        self.board.on_key(lambda key: getattr(self, KEYS[key])())
        self.board.on_tick(self.tick)
        self.board.on_ready(self.load_charts)

    def _spares(self) -> list[widgets.Widget]:
        return [self._tabs, self._back]

    def _slid(self, step: int) -> None:
        if step != self.step:  # else the slider follows a step made elsewhere
            self.go(step)

    def _show_chart(self, name: str) -> None:
        if self.charts is not None:
            self.charts.show_view(name)

    def _redraw(self) -> None:
        self.board.show(self.stage.scene(self.step))
        self.text.show(self.stage.panels(self.step, self.hide_hands))
        self._slider.value = self.step
        for name, button in self._buttons.items():
            word = name.replace("_", "-")
            if name == "toggle_play":
                word = "pause" if self.board.playing else "play"
            button.description, button.tooltip = _say(word), _say(f"{word}-tip")
        if self.charts is not None:
            self.charts.update(self.stage.chart_state(self.step, self.hide_hands))


def _say(id: str, **values: int) -> str:
    return Message(TEXTS, id, tuple(values.items())).say(())
