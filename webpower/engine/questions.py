"""Questions with answers that are computed: what is asked, what can be answered, and which mistake leads where.

A game makes questions from its positions (`Topic`); nothing here knows one. Right answers come from the game's own
library, wrong ones from mistakes that people make, each with the sentence that says so. All chance comes from the
generator that is handed in, so the same seed asks the same questions.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple, Protocol

from webpower.engine.answers import TEXTS, Answer, Form, Options, Unreadable
from webpower.engine.chance import generator, pick, shuffled
from webpower.engine.errors import WrongValue
from webpower.engine.messages import Message, message

MOST_WRONG, LEAST_WRONG = 3, 2
"""How many wrong answers are offered beside the right one, at most and at least."""

TRIES = 2000
"""How often a question is tried before the game is said to have none."""

RIGHT, WRONG, UNCLEAR = "right", "wrong", "unclear"


class Dull(Exception):
    """This position gives no good question of that kind; another one may."""


class Mistake(NamedTuple):
    """A wrong answer that people give, and what they have overlooked."""

    answer: Answer
    why: Message


class Verdict(NamedTuple):
    """What is to be said about an answer."""

    outcome: str
    """``right``, ``wrong``, or ``unclear`` if it could not be read."""
    messages: tuple[Message, ...]
    shown: Any = None
    """What they are about, if it is not what the question shows, for `Topic.picture`."""


@dataclass(frozen=True, eq=False)
class Question:
    """A question about something that the game can draw. What it shows of itself does not tell the answer."""

    topic: str
    kind: str
    level: int
    names: tuple[str, ...] = field(repr=False)
    """The players' names by seat."""
    subject: Any = field(repr=False)
    """What it is about, for `Topic.picture`."""
    prompt: Message
    form: Form = field(repr=False)
    right: Answer = field(repr=False)
    """The answer, or one of them if ``fault`` decides."""
    mistakes: tuple[Mistake, ...] = field(repr=False)
    """Each with another answer."""
    hints: tuple[Message, ...] = field(repr=False)
    """From the first step to the last but one."""
    explanation: tuple[Message, ...] = field(repr=False)
    given: tuple[Message, ...] = field(default=(), repr=False)
    """What else one has to know, such as a hand of cards."""
    choices: tuple[Answer, ...] = field(default=(), repr=False)
    """Answers to choose from; none if places on the board are to be marked."""
    places: tuple[str, ...] = field(default=(), repr=False)
    """The ids of the places that can be marked; none if answers are to be chosen."""
    fault: Callable[[Any], Message | None] | None = field(default=None, repr=False)
    """What is wrong with an answer, where more than one is right."""

    @property
    def rule(self) -> str:
        """The rule it is about."""
        return next((step.rule for step in self.explanation if step.rule), "")

    def judge(self, answer: object) -> Verdict:
        """What is to be said about an answer as people write it."""
        try:
            read = self.form.read(answer, self.names)
        except Unreadable as unreadable:
            return Verdict(UNCLEAR, (unreadable.message,))
        return self.judged(read)

    def judged(self, answer: Answer) -> Verdict:
        """The same for an answer that was read: that it is right and why, or which mistake it is."""
        why = self.wrong(answer)
        if why is None:
            return Verdict(RIGHT, (message(TEXTS, "is-right"), *self.explanation))
        return Verdict(WRONG, (why,))

    def wrong(self, answer: Answer) -> Message | None:
        """What is wrong with an answer; None if nothing is."""
        if self.fault is not None:
            said: Message | None = self.fault(answer)
            return said
        if answer == self.right:
            return None
        known = (mistake.why for mistake in self.mistakes if mistake.answer == answer)
        return next(known, message(TEXTS, "not-so", self.rule))

    def says(self, text: Message) -> str:
        """A message of this question as a sentence with its rule."""
        return _begun(text.cited(self.names))

    def tells(self, texts: Sequence[Message]) -> list[str]:
        """Several messages as sentences; a rule that goes on from one to the next is cited at the end alone."""
        following = [*(text.rule for text in texts[1:]), ""]
        return [
            _begun(text.say(self.names)) if text.rule == after else self.says(text)
            for text, after in zip(texts, following, strict=True)
        ]


CODE = re.compile(r"[a-z_]+(\(|\[|_|\.[a-z])")
"""How a sentence begins that begins with a line of Python."""


def _begun(sentence: str) -> str:
    """The sentence with a capital at its beginning, unless that is code."""
    return sentence if CODE.match(sentence) else sentence[:1].upper() + sentence[1:]


class Topic(Protocol):
    """A sort of questions of a game."""

    @property
    def name(self) -> str:
        """What it is called in code."""
        ...

    @property
    def kinds(self) -> Mapping[str, Sequence[int]]:
        """The kinds of its questions, each with the levels it is asked at."""
        ...

    @property
    def title(self) -> Message:
        """What it is called."""
        ...

    def ask(self, random: Random, level: int, kind: str = "") -> Question:
        """A question of a level, and of a kind if one is named."""
        ...

    def picture(self, question: Question, marked: Sequence[str] = (), print_greys: bool = False) -> Any:
        """The scene of a question, with places that have been marked; ``print_greys`` for paper without colours.

        None if it is asked without one.
        """
        ...


def levels(topic: Topic) -> list[int]:
    """The levels of a topic, the easiest first."""
    return sorted({level for asked in topic.kinds.values() for level in asked})


def kind_for(topic: Topic, random: Random, level: int, kind: str = "") -> str:
    """The kind that is named, or one of those of the level. Raises WrongValue if there is none."""
    fitting = [name for name, asked in topic.kinds.items() if level in asked and kind in ("", name)]
    if not fitting:
        raise WrongValue(f"{topic.name} has no question {kind!r} of level {level}".replace(" ''", ""))
    return pick(fitting, random)


def series(topic: Topic, level: int, seed: int | str, kind: str = "") -> Iterator[Question]:
    """Questions without end; the number k of a seed is always the same one."""
    number = 0
    while True:
        yield nth_question(topic, level, seed, number, kind)
        number += 1


def nth_question(topic: Topic, level: int, seed: int | str, number: int, kind: str = "") -> Question:
    """The question of that number of a series."""
    return topic.ask(generator("question", topic.name, level, seed, number), level, kind)


def search(attempt: Callable[[], Question]) -> Question:
    """The first question that is not dull. Raises WrongValue when there is none far and wide."""
    for _ in range(TRIES):
        try:
            return attempt()
        except Dull:
            continue
    raise WrongValue("no position was found that gives such a question; another seed may")


def told_apart(right: Answer, mistakes: Sequence[Mistake]) -> tuple[Mistake, ...]:
    """The mistakes that lead to another answer than the right one; of those that lead to the same one, the first."""
    found: dict[Answer, Mistake] = {}
    for mistake in mistakes:
        if mistake.answer != right:
            found.setdefault(mistake.answer, mistake)
    return tuple(found.values())


def offered(form: Form, right: Answer, mistakes: Sequence[Mistake], random: Random) -> tuple[Answer, ...]:
    """The right answer among wrong ones: options in their own order, numbers in theirs, others in a random one.

    Raises Dull if there are too few wrong ones.
    """
    if len(mistakes) < LEAST_WRONG:
        raise Dull
    if isinstance(form, Options):
        return tuple(option.key for option in form.options)
    wrong = [mistake.answer for mistake in shuffled(mistakes, random)[:MOST_WRONG]]
    numbers = [answer for answer in (right, *wrong) if isinstance(answer, int | Fraction)]
    if len(numbers) > len(wrong):
        return tuple(sorted(numbers))  # numbers are easier to read in their order
    return tuple(shuffled([right, *wrong], random))
