"""A job of many games in a notebook: how far it is, how long it takes, its results as they come, and a button to stop.

The page stays usable: a thread looks after the games, and its only way to the page are these controls.
"""

from __future__ import annotations

from html import escape
from time import monotonic
from typing import Any

import ipywidgets as widgets

from webpower.draw.html import FADED
from webpower.engine.arena.background import Background
from webpower.engine.language import language, spoken
from webpower.engine.messages import Message

TEXTS = "webpower.show"

OFTEN = 0.2
"""Seconds between two changes of the bar."""
SELDOM = 1.0
"""Seconds between two changes of the results, which take some time to make."""
PART = 10
"""And at least so many times as long as making them takes, which is longer the more games there are."""


class Running:
    """A control for a job in the background. Show it by naming it at the end of a cell."""

    def __init__(self, background: Background) -> None:
        self._background = background
        self._language = language()
        self._shown = self._drawn = -SELDOM
        self._pause = SELDOM
        self._bar = widgets.IntProgress(0, 0, background.job.games, layout=widgets.Layout(width="320px"))
        self._told = widgets.HTML()
        self._button = widgets.Button(description=_say("run-stop"), tooltip=_say("run-stop-tip"))
        self._button.on_click(lambda _: self.stop())
        self._results = widgets.HTML()
        row = widgets.HBox([self._bar, self._button, self._told], layout=widgets.Layout(align_items="center"))
        self.widget = widgets.VBox([row, self._results])
        self._change(now=True)
        background.on_change(self._change)

    def stop(self) -> None:
        """Stop; what has been played is kept."""
        self._background.stop()
        self._button.disabled = True

    def wait(self, seconds: float | None = None) -> Any:
        """Wait for the end and return the results. Raises what went wrong, and TimeoutError after so many seconds."""
        return self._background.wait(seconds)

    def so_far(self) -> Any:
        """The results of the games that have been played."""
        return self._background.job.so_far()

    def _change(self, now: bool = False) -> None:
        """Show how far the job is; not too often, but always at the end."""
        with spoken(self._language):  # the games' thread calls, which knows nothing of the language of a block
            self._changed(now)

    def _changed(self, now: bool) -> None:
        time, over = monotonic(), self._background.is_over
        now = now or over
        if now or time - self._shown >= OFTEN:
            self._shown = time
            self._bar.value = self._background.done
            self._told.value = f'<span style="{FADED}">{escape(self.progress())}</span>'
            self._button.disabled = over
        if now or time - self._drawn >= self._pause:
            self._results.value = self.so_far()._repr_mimebundle_()["text/html"]
            self._drawn = monotonic()
            self._pause = max(SELDOM, PART * (self._drawn - time))

    def progress(self) -> str:
        """How far it is, in words."""
        background = self._background
        values = {"done": background.done, "games": background.job.games}
        if background.error is not None:
            return _say("run-failed", **values, error=str(background.error) or type(background.error).__name__)
        if background.is_over:
            return _say("run-stopped" if background.was_stopped else "run-over", **values)
        if background.seconds_left is None:
            return _say("run-starts", **values)
        return _say("run-left", **values, seconds=round(background.seconds_left))

    def __repr__(self) -> str:
        return _say("run-job", games=self._background.job.games, job=self._background.job.line)

    def _repr_mimebundle_(self, **_: Any) -> dict[str, Any]:
        shown = self.widget._repr_mimebundle_()
        # A stored notebook has no live control, and shows this line instead.
        return dict(shown[0] if isinstance(shown, tuple) else shown) | {"text/plain": repr(self)}


def _say(id: str, **values: int | str) -> str:
    return Message(TEXTS, id, tuple(values.items())).say(())
