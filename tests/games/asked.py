"""What the tests of questions look at: every sentence of a question, and whether one gives the answer away."""

import re
from collections.abc import Iterator

from webpower.engine.answers import Players
from webpower.engine.messages import Message
from webpower.engine.questions import Question


def told_by(sentence: str, question: Question) -> bool:
    """Whether the right answer stands in a sentence."""
    if isinstance(question.right, int):
        return re.search(rf"(?<!\d){question.right}(?!\d)", sentence) is not None
    if isinstance(question.form, Players):
        named = frozenset(seat for seat, name in enumerate(question.names) if name in sentence)
        return named == question.right
    return question.form.words(question.right).say(question.names) in sentence


def sentences(question: Question) -> Iterator[Message]:
    """All that a question says, or may say."""
    yield from (question.prompt, *question.given, *question.hints, *question.explanation)
    yield from (mistake.why for mistake in question.mistakes)
    for answer in (*question.choices, question.right):
        if isinstance(answer, str):
            yield question.form.words(answer)
