"""Questions as controls: a board to look at or to mark, answers to click, hints, and what was right or wrong and why.

A control knows no game: it shows questions (`webpower.engine.questions`) and passes clicks to who keeps count of them
(`webpower.engine.asking`).
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from string import ascii_uppercase
from typing import Any

import ipywidgets as widgets

from webpower.draw.scene import Scene
from webpower.draw.svg import to_img
from webpower.engine.asking import Asking, Run
from webpower.engine.messages import Value, message
from webpower.engine.questions import Question, levels
from webpower.show.asked import asked_html, asked_text, told_html
from webpower.show.board_control import BoardControl
from webpower.show.composed import Composed
from webpower.show.drawers import TEXTS, Choice

MOST_CHOICES = 9
"""Choices that the digits reach."""

KEYS = {"H": "hint", "C": "submit", "N": "next"}
"""What each key does, beside the digits, which answer: the name of a press."""

Draw = Callable[[Question, list[str]], Scene]


class Exercise(Composed):
    """One question to work on."""

    PRESSES: tuple[str, ...] = ("submit", "unmark", "hint")

    def __init__(self, asking: Asking, draw: Draw, title: str = "", instead: str = "") -> None:
        """``draw`` gives the picture of a question with the places that are marked.

        ``instead`` of it who has not run the notebook reads where the same picture stands.
        """
        self.asking, self._draw, self.title, self._instead = asking, draw, title, instead
        digits = [str(number + 1) for number in range(MOST_CHOICES)]
        self.board = BoardControl(self._scene(), hotkeys=[*KEYS, *digits])
        self._build()
        self._redraw()

    # Clicks

    def pick(self, place: str) -> None:
        """A click on a place of the board that can be marked."""
        self._do(lambda: self.asking.mark(place))

    def choose(self, place: int) -> None:
        """A click on one of the answers, counted from 0."""
        self._do(lambda: self.asking.choose(place))

    def press(self, id: str) -> None:
        """A click on one of the presses."""
        deeds = {"submit": self.asking.submit, "unmark": self.asking.unmark, "hint": self.asking.hint}
        self._do(deeds[id])

    def key(self, name: str) -> None:
        """A key."""
        if name not in KEYS:
            self.choose(int(name) - 1)
        elif KEYS[name] in self.PRESSES:
            self.press(KEYS[name])

    def __repr__(self) -> str:
        return asked_text(self.asking.question, self.title)

    def _repr_mimebundle_(self, **more: Any) -> dict[str, Any]:
        bundle = super()._repr_mimebundle_(**more)
        # A reader who has not run the notebook sees the question with its picture.
        picture = f"<div>{escape(self._instead)}</div>" if self._instead else to_img(self._scene())
        return bundle | {"text/html": asked_html(self.asking.question, picture, self.title)}

    # Inside

    def _spares(self) -> list[widgets.Widget]:
        return [button for button in self._choices if button not in self._answers.children]

    def _do(self, deed: Callable[[], object]) -> None:
        def deed_and_after() -> None:
            deed()
            self._redraw()

        self._guarded(deed_and_after)

    def _scene(self) -> Scene:
        return self._draw(self.asking.question, self.asking.marked)

    def _build(self) -> None:
        self._prompt, self._told = widgets.HTML(), widgets.HTML()
        self._told.add_class("webpower-told")
        self._choices: list[widgets.Button] = []
        self._answers = widgets.VBox()
        self._presses = {
            id: widgets.Button(description=_say(f"quiz-{id}"), tooltip=_say(f"quiz-{id}-tip"), layout={"width": "auto"})
            for id in self.PRESSES
        }
        for id, button in self._presses.items():
            button.on_click(lambda _, id=id: self.press(id))
        row = widgets.Box(list(self._presses.values()), layout=widgets.Layout(flex_flow="row wrap"))
        beside = widgets.VBox(
            [*self._head(), self._prompt, self._answers, row, self._told],
            layout=widgets.Layout(flex="1 1 340px", min_width="300px", padding="0 0 0 12px"),
        )
        board = widgets.Box([self.board], layout=widgets.Layout(flex="2 1 560px", min_width="300px", overflow="hidden"))
        self.board.layout.width = "100%"
        self._whole = widgets.Box(
            [board, beside], layout=widgets.Layout(flex_flow="row wrap", align_items="flex-start")
        )
        self._whole.add_class("webpower-keys")
        self.board.on_pick(self.pick)
        self.board.on_key(self.key)

    def _head(self) -> list[widgets.Widget]:
        """What stands above the question."""
        return []

    def _redraw(self) -> None:
        asking = self.asking
        self.board.show(self._scene())
        self._prompt.value = asked_html(asking.question, None, self.title)
        self._told.value = told_html(asking)
        self._show_choices()
        marking = bool(asking.question.places)
        for id in ("submit", "unmark"):
            self._presses[id].layout.display = "" if marking else "none"
        self._presses["submit"].button_style = "primary"
        for id in ("submit", "unmark", "hint"):
            self._presses[id].disabled = asking.solved

    def _show_choices(self) -> None:
        asking, question = self.asking, self.asking.question
        while len(self._choices) < len(question.choices):
            place = len(self._choices)
            button = widgets.Button(layout=widgets.Layout(width="auto", height="auto", min_height="28px"))
            button.add_class("webpower-answer")
            button.on_click(lambda _, place=place: self.choose(place))
            self._choices.append(button)
        for letter, button, answer in zip(ascii_uppercase, self._choices, question.choices, strict=False):
            right = asking.solved and question.wrong(answer) is None
            wrong = answer in asking.tried
            button.description = f"{letter}  {question.form.words(answer).say(question.names)}"
            button.button_style = "success" if right else "danger" if wrong else ""
            button.icon = "check" if right else "times" if wrong else ""
            button.disabled = wrong or (asking.solved and not right)
        self._answers.children = self._choices[: len(question.choices)]


class Quiz(Exercise):
    """Questions without end, with a score."""

    PRESSES = ("submit", "unmark", "hint", "next")

    def __init__(self, run: Run) -> None:
        self.run = run
        super().__init__(run.asking, lambda question, marked: run.topic.picture(question, marked))

    def press(self, id: str) -> None:
        """A click on one of the presses."""
        if id == "next":
            self._do(self.run.next)
        else:
            super().press(id)

    def change(self, topic: str, level: int) -> None:
        """Go on with another topic or level."""
        self._do(lambda: self.run.change(topic, level))

    # Inside

    def _do(self, deed: Callable[[], object]) -> None:
        def deed_and_question() -> None:
            deed()
            self.asking = self.run.asking

        super()._do(deed_and_question)

    def _head(self) -> list[widgets.Widget]:
        layout = widgets.Layout(width="260px")
        self._topic = Choice(
            lambda topic: self.change(topic, self.run.level), description=_say("quiz-topic"), layout=layout
        )
        self._level = Choice(
            lambda level: self.change(self.run.topic.name, int(level)), description=_say("quiz-level"), layout=layout
        )
        self._score = widgets.HTML()
        return [self._topic.widget, self._level.widget, self._score]

    def _redraw(self) -> None:
        run = self.run
        titles = [(topic.title.say(()), name) for name, topic in run.topics.items()]
        self._topic.fill(titles, run.topic.name)
        self._level.fill([(str(level), str(level)) for level in levels(run.topic)], str(run.level))
        standing = run.standing()
        self._score.value = _say("quiz-score", answered=standing.answered, at_once=standing.at_once, row=standing.row)
        super()._redraw()
        self._presses["next"].button_style = "primary" if self.asking.solved else ""


def _say(id: str, **values: Value) -> str:
    return message(TEXTS, id, "", **values).say(())
