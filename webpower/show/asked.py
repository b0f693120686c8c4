"""A question in words, as HTML and as text, and what is said about an answer: for controls, pages and notebooks."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from string import ascii_uppercase

from webpower.draw.html import FADED, cited
from webpower.engine.asking import Asking
from webpower.engine.messages import Message
from webpower.engine.questions import RIGHT, WRONG, Question

BARS = {RIGHT: "#2e7d32", WRONG: "#c62828"}
"""The colour of the bar beside what is said about an answer; it speaks with the words."""
OTHER_BAR = "#787878"


def asked_html(question: Question, picture: str | None, title: str = "", page: str | None = None) -> str:
    """A question with what is given, its answers to choose from if there is a picture to go with, and the picture.

    ``picture`` is HTML. Beside a live board the answers are buttons, and it is None.
    """
    heading = f'<div style="{FADED}">{escape(title)}</div>' if title else ""
    given = "".join(f"<div>{cited(question.says(said), page)}</div>" for said in question.given)
    asked = cited(question.says(question.prompt), page)
    prompt = f'<div style="font-size:17px;line-height:1.4;margin:.2em 0"><b>{asked}</b></div>'
    if picture is None:
        return f"{heading}{given}{prompt}"
    return f"{heading}{given}{prompt}{choices_html(question)}{picture}"


def choices_html(question: Question) -> str:
    """The answers to choose from, each with its letter."""
    rows = "".join(
        f"<div>{letter}&ensp;{escape(words)}</div>"
        for letter, words in zip(ascii_uppercase, choices(question), strict=False)
    )
    return f'<div style="margin:.3em 0">{rows}</div>' if rows else ""


def choices(question: Question) -> list[str]:
    """The answers to choose from, in words."""
    return [question.form.words(answer).say(question.names) for answer in question.choices]


def asked_text(question: Question, title: str = "") -> str:
    """The same as plain text."""
    lines = [title] * bool(title) + [question.says(said) for said in (*question.given, question.prompt)]
    lines += [f"{letter}  {words}" for letter, words in zip(ascii_uppercase, choices(question), strict=False)]
    return "\n".join(lines)


def told_html(asking: Asking) -> str:
    """What is to be said to who works on a question."""
    outcome = RIGHT if asking.solved else WRONG if asking.tried and not _hinting(asking) else ""
    return said_html(asking.question, outcome, asking.told)


def _hinting(asking: Asking) -> bool:
    return bool(asking.hints) and asking.told == asking.question.hints[: asking.hints]


def said_html(question: Question, outcome: str, told: Sequence[Message], page: str | None = None) -> str:
    """Sentences beside a bar in the colour of the outcome."""
    if not told:
        return ""
    bar = BARS.get(outcome, OTHER_BAR)
    lines = "".join(f"<div>{cited(sentence, page)}</div>" for sentence in question.tells(told))
    return f'<div role="status" style="border-left:4px solid {bar};padding:2px 8px;line-height:1.45">{lines}</div>'
