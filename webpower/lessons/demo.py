"""Demos for the projector: the game, or questions of a topic, solved one step at a time."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import islice
from typing import Any

from webpower.draw.html import players_html
from webpower.draw.slides import Slide, slides_page
from webpower.engine.errors import WrongValue
from webpower.engine.messages import Message, Value, message
from webpower.engine.questions import Question, levels, series
from webpower.engine.topic import GameTopic
from webpower.games import topics
from webpower.lessons.demo_tour import TOUR, tour_slides
from webpower.lessons.pupils import TEXTS
from webpower.lessons.solutions import save_page
from webpower.show.asked import choices_html

MOST = 20
"""The most questions of a demo."""


@dataclass(frozen=True)
class Demo:
    """Slides for the projector. In a notebook it shows itself; the right arrow goes on, F fills the screen."""

    title: str
    slides: tuple[Slide, ...]

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the slides as a page of HTML that needs nothing else. Raises FileError when it can't be written."""
        save_page(path, self.html())

    def html(self) -> str:
        """The slides as a page of HTML that needs nothing else."""
        from webpower.show.slide_show import slide_words

        return slides_page(self.title, self.slides, slide_words())

    def __len__(self) -> int:
        return len(self.slides)

    def __repr__(self) -> str:
        return _say("demo-slides", title=self.title, number=len(self.slides))

    def _repr_mimebundle_(self, **more: Any) -> Any:
        from webpower.show.slide_show import SlideShow

        bundle, metadata = SlideShow(self.slides)._repr_mimebundle_(**more)
        return {**bundle, "text/plain": repr(self)}, metadata


def demo(what: str = TOUR, *, questions: int = 3, level: int = 1, seed: int | str = 0) -> Demo:
    """Slides for the projector: ``demo()`` tells the game, ``demo("chains")`` asks and solves questions of a topic.

    The topics are those of `webpower.games.topics`; the same seed asks the same questions. ``level``,
    ``seed`` and the number of ``questions`` belong to topics. Raises WrongValue for a topic, level or number that
    there is none of.
    """
    if what == TOUR:
        return Demo(_say("demo-tour"), tuple(tour_slides()))
    if what not in topics():
        raise WrongValue(f"what: expected {', '.join((TOUR, *topics()))}, got {what!r}")
    topic = topics()[what]
    if level not in levels(topic):
        raise WrongValue(f"level: {what} has {', '.join(map(str, levels(topic)))}; got {level!r}")
    if isinstance(questions, bool) or not isinstance(questions, int) or not 1 <= questions <= MOST:
        raise WrongValue(f"questions: expected a number from 1 to {MOST}, got {questions!r}")
    asked = islice(series(topic, level, seed), questions)
    slides = (slide for number, question in enumerate(asked, 1) for slide in _slides(topic, question, number))
    return Demo(topic.title.say(()), tuple(slides))


def _slides(topic: GameTopic[Any], question: Question, number: int) -> Iterator[Slide]:
    """A question: asked, looked at closely, hinted at, answered, explained."""
    heading = _say("demo-question", topic=topic.title, number=number)
    picture, (whole, closer) = topic.picture(question), topic.views(question)
    legend = players_html(question.names)
    asked = "".join(f"<div>{_html(question, said)}</div>" for said in question.given)
    asked += f"<b>{_html(question, question.prompt)}</b>"
    offered = choices_html(question) if question.choices else escape(_say("demo-mark"))
    hints = [_html(question, hint) for hint in question.hints]
    yield Slide(heading, (asked,), picture, legend, whole)
    yield Slide(heading, (asked, offered), picture, legend, closer)
    for told in _growing(hints):
        yield Slide(heading, (asked, *told), picture, legend, closer)
    answer = f"<b>{escape(question.form.words(question.right).say(question.names))}</b>"
    if isinstance(question.right, frozenset) and question.places:
        picture = topic.picture(question, sorted(map(str, question.right)))
    yield Slide(heading, (asked, answer), picture, legend, closer)
    for told in _growing([_html(question, step) for step in question.explanation]):
        yield Slide(heading, (asked, answer, *told), picture, legend, closer)


def _growing(lines: Sequence[str]) -> Iterator[Sequence[str]]:
    """The first line, the first two, and so on."""
    return (lines[: number + 1] for number in range(len(lines)))


def _html(question: Question, said: Message) -> str:
    return escape(question.says(said))


def _say(id: str, **values: Value) -> str:
    return message(TEXTS, id, "", **values).say(())
