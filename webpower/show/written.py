"""A question that is answered by writing: what is asked, how to answer, and hints to click. There is no board."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

import ipywidgets as widgets

from webpower.engine.asking import Asking
from webpower.engine.language import language, spoken
from webpower.engine.messages import message
from webpower.show.asked import asked_html, asked_text, told_html
from webpower.show.drawers import TEXTS


class WrittenExercise:
    """One question to think about; the answer is written into a cell."""

    def __init__(self, asking: Asking, title: str, how: str, hinted: Callable[[], object] = lambda: None) -> None:
        """``how`` says how to answer; ``hinted`` is called after each hint, before it is shown."""
        self.asking, self.title, self.how, self._hinted = asking, title, how, hinted
        self._language = language()
        self._told = widgets.HTML()
        self._told.add_class("webpower-told")
        self.button = widgets.Button(
            description=message(TEXTS, "quiz-hint").say(()), layout={"width": "auto", "align_self": "flex-start"}
        )
        self.button.on_click(lambda _: self.hint())
        self._whole = widgets.VBox([widgets.HTML(self._asked()), self.button, self._told])

    def hint(self) -> None:
        """A click on the button: one hint more."""
        with spoken(self._language):
            self.asking.hint()
            self._hinted()
            self._told.value = told_html(self.asking)

    @property
    def widget(self) -> widgets.Widget:
        """The whole control, to be put into another one."""
        return self._whole

    def close(self) -> None:
        """End the control and all that it is made of."""
        for part in (*self._whole.children, self._whole):
            part.close()

    def __repr__(self) -> str:
        return f"{asked_text(self.asking.question, self.title)}\n{self.how}"

    def _repr_mimebundle_(self, **_: Any) -> dict[str, Any]:
        shown = self._whole._repr_mimebundle_()
        bundle = dict(shown[0] if isinstance(shown, tuple) else shown)
        # A reader who has not run the notebook sees the question as well.
        return bundle | {"text/plain": repr(self), "text/html": self._asked()}

    def _asked(self) -> str:
        return f"{asked_html(self.asking.question, None, self.title)}<div>{escape(self.how)}</div>"
