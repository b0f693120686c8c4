"""A person and questions: what has been chosen, marked and hinted at, what is told, and how many were right at once.

A control shows what stands here and passes the clicks on; every click is a method that needs no browser.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from webpower.engine.answers import TEXTS, Answer
from webpower.engine.errors import WrongValue
from webpower.engine.messages import Message, message
from webpower.engine.questions import RIGHT, Question, Topic, Verdict, levels, nth_question

IN_A_ROW = 3
"""After so many right ones in a row, each at once and without a hint, the level rises."""


class Score(NamedTuple):
    """How it went so far."""

    answered: int
    """Questions that got an answer."""
    at_once: int
    """Those that were right at the first answer, without a hint."""
    row: int
    """How many of these came last, one after the other."""


class Asking:
    """One question that a person works on."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.marked: list[str] = []
        """Ids of the places that are marked, in order."""
        self.hints = 0
        """How many hints have been given."""
        self.tried: list[Answer] = []
        """Wrong answers given so far."""
        self.solved = False
        self.told: tuple[Message, ...] = ()
        """What is to be said now."""
        self._heard: list[Callable[[Verdict], object]] = []

    def on_answer(self, heard: Callable[[Verdict], object]) -> None:
        """Calls back with what is said about each answer."""
        self._heard.append(heard)

    @property
    def at_once(self) -> bool:
        """Whether it was solved at the first answer, without a hint."""
        return self.solved and not self.tried and not self.hints

    def choose(self, place: int) -> None:
        """Answer with one of the choices, counted from 0; nothing happens where there is none, or all is done."""
        if place < len(self.question.choices) and not self.solved:
            self._answer(self.question.choices[place])

    def mark(self, place: str) -> None:
        """Mark a place, or take the mark away."""
        if place in self.question.places and not self.solved:
            if place in self.marked:
                self.marked.remove(place)
            else:
                self.marked.append(place)

    def unmark(self) -> None:
        """Take all marks away."""
        if not self.solved:
            self.marked.clear()

    def submit(self) -> None:
        """Answer with the marked places."""
        if self.question.places and not self.solved:
            self._answer(frozenset(self.marked))

    def hint(self) -> None:
        """The next hint, after those given before."""
        if not self.solved:
            self.hints = min(self.hints + 1, len(self.question.hints))
            self.told = self.question.hints[: self.hints]

    def _answer(self, answer: Answer) -> None:
        verdict = self.question.judged(answer)
        self.told = verdict.messages
        if verdict.outcome == RIGHT:
            self.solved = True
        elif answer not in self.tried:
            self.tried.append(answer)
        for heard in self._heard:
            heard(verdict)


class Run:
    """Questions without end, of a topic and level that can be changed on the way."""

    def __init__(self, topics: Mapping[str, Topic], topic: str, level: int, seed: int | str) -> None:
        """Raises WrongValue for a topic or level that there is none of."""
        self.topics, self.seed = topics, seed
        check_topic(topics, topic)
        self.topic, self.level = topics[topic], level
        if level not in levels(self.topic):
            raise WrongValue(f"level: {topic} has {', '.join(map(str, levels(self.topic)))}; got {level!r}")
        self.score = Score(0, 0, 0)
        self._numbers: dict[tuple[str, int], int] = {}
        self.asking = self._ask()

    def next(self) -> None:
        """Another question; of a higher level if the last ones were too easy."""
        self._count()
        higher = [level for level in levels(self.topic) if level > self.level]
        risen = self.score.row >= IN_A_ROW and bool(higher)
        if risen:
            self.level = higher[0]
            self.score = self.score._replace(row=0)
        self.asking = self._ask()
        if risen:
            self.asking.told = (message(TEXTS, "level-rises", number=IN_A_ROW, level=self.level),)

    def change(self, topic: str, level: int) -> None:
        """Go on with another topic or level; the nearest one that the topic has."""
        self._count()
        self.topic = self.topics[topic]
        self.level = min(levels(self.topic), key=lambda other: abs(other - level))
        self.asking = self._ask()

    def standing(self) -> Score:
        """The score with the question that is open, if it has got an answer."""
        asking, (answered, at_once, row) = self.asking, self.score
        if not (asking.tried or asking.solved):
            return self.score
        return Score(answered + 1, at_once + asking.at_once, row + 1 if asking.at_once else 0)

    def _count(self) -> None:
        self.score = self.standing()

    def _ask(self) -> Asking:
        key = (self.topic.name, self.level)
        number = self._numbers.get(key, 0)
        self._numbers[key] = number + 1
        return Asking(nth_question(self.topic, self.level, self.seed, number))


def check_topic(topics: Iterable[str], topic: str) -> None:
    """Raises WrongValue for a topic that there is none of."""
    known = list(topics)
    if topic not in known:
        raise WrongValue(f"topic: expected {', '.join(known[:-1])} or {known[-1]}; got {topic!r}")
