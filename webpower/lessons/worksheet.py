"""Work sheets: questions of a topic on paper, and their answers on a page of their own at the end."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from html import escape
from itertools import islice
from string import ascii_uppercase

from webpower.draw.page import page
from webpower.draw.palette import PRINTED
from webpower.draw.seats import shape_word
from webpower.draw.svg import to_img
from webpower.engine.asking import check_topic
from webpower.engine.errors import WrongValue
from webpower.engine.messages import Value, message
from webpower.engine.questions import Question, Topic, levels, series
from webpower.games import topics
from webpower.lessons.pupils import TEXTS
from webpower.lessons.solutions import save_page
from webpower.show.asked import asked_text, choices

MOST = 40
"""The most questions of a sheet."""

BESIDE = 2
"""Questions side by side; the letters of a map that is smaller could not be read."""

PRINT = """<style>
:root { color-scheme: light; }
body { max-width: 190mm; padding: 0; font-size: 12.5px; line-height: 1.25; background: #fff; color: #1a1a1a; }
h1, h2 { font-size: 18px; margin: 0; }
.head { display: flex; gap: 2em; margin: 1mm 0 3mm; }
.head span { flex: 1; border-bottom: 1px solid #1a1a1a; padding-top: .6em; }
.row { display: flex; gap: 6mm; break-inside: avoid; margin-bottom: 3mm; max-height: 128mm; }
.question { flex: 1 1 0; min-width: 0; display: flex; flex-direction: column; }
.question img { flex: 0 1 auto; min-height: 80mm; max-height: 101mm; object-fit: contain; margin: 1mm 0; }
.question .answers { display: flex; flex-wrap: wrap; gap: .2em 1.5em; }
.box { display: inline-block; width: .8em; height: .8em; border: 1.5px solid #1a1a1a; margin-right: .4em; }
.key { break-before: page; }
.key li { margin: .5em 0; }
@page { size: A4; margin: 9mm 10mm; }
</style>"""


@dataclass(frozen=True)
class Worksheet:
    """Questions to be printed. Shows itself as text; ``save`` writes a page of HTML that a browser prints."""

    topic: Topic
    level: int
    seed: int | str
    questions: tuple[Question, ...]
    greys: bool = False
    """Whether it is for paper without colours; the players are then called by their marks."""

    def __str__(self) -> str:
        asked = [asked_text(question, self._number(number)) for number, question in enumerate(self.questions, 1)]
        return "\n\n".join([self._title(), *asked])

    __repr__ = __str__

    def html(self) -> str:
        """A page of HTML that needs nothing else; its last page has the answers."""
        return page(self._title(), [PRINT, *self._head(), *self._rows(), *self._key()])

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the page to a file. Raises FileError when it can't be written."""
        save_page(path, self.html())

    def _title(self) -> str:
        return _say("worksheet", topic=self.topic.title)

    def _number(self, number: int) -> str:
        return _say("worksheet-number", number=number)

    def _head(self) -> Iterator[str]:
        yield f"<h1>{escape(self._title())}</h1>"
        about = escape(_say("worksheet-about", level=self.level, seed=str(self.seed)))
        name, date = (escape(_say(f"worksheet-{what}")) for what in ("name", "date"))
        yield f'<div class="head"><div>{about}</div><span>{name}</span><span>{date}</span></div>'

    def _rows(self) -> Iterator[str]:
        """The questions, so many side by side as can be read."""
        asked = [self._asked(number, question) for number, question in enumerate(self.questions, 1)]
        for first in range(0, len(asked), BESIDE):
            yield f'<div class="row">{"".join(asked[first : first + BESIDE])}</div>'

    def _asked(self, number: int, question: Question) -> str:
        given = "".join(f"<div>{escape(question.says(said))}</div>" for said in question.given)
        prompt = f"<b>{number}. {escape(question.says(question.prompt))}</b>"
        drawn = to_img(self.topic.picture(question, print_greys=self.greys))
        return f'<div class="question">{given}{prompt}{self._answers(question)}{drawn}</div>'

    def _answers(self, question: Question) -> str:
        if question.places:
            return f"<div>{escape(_say('worksheet-mark'))}</div>"
        boxes = "".join(
            f'<span><span class="box"></span>{letter}&ensp;{escape(words)}</span>'
            for letter, words in zip(ascii_uppercase, choices(question), strict=False)
        )
        return f'<div class="answers">{boxes}</div>'

    def _key(self) -> Iterator[str]:
        rows = "".join(f"<li>{self._solution(question)}</li>" for question in self.questions)
        sheet = _say("worksheet-about", level=self.level, seed=str(self.seed))
        title = f"{_say('worksheet-key')}: {self._title()}, {sheet}"
        yield f'<div class="key"><h2>{escape(title)}</h2><ol>{rows}</ol></div>'

    def _solution(self, question: Question) -> str:
        words = question.form.words(question.right).say(question.names)
        letter = "" if question.places else f"{ascii_uppercase[question.choices.index(question.right)]}&ensp;"
        why = "; ".join(question.tells(question.explanation))
        return f"<b>{letter}{escape(words)}</b><br>{escape(why)}"


def worksheet(
    topic: str = "majorities", questions: int = 8, *, level: int = 1, seed: int | str = 0, greys: bool = False
) -> Worksheet:
    """A work sheet with questions of a topic, the same for the same seed: ``worksheet("chains").save("sheet.html")``.

    The topics are those of `webpower.games.topics`. ``greys`` is for a printer without colours. Raises
    WrongValue for a topic, level or number that there is none of.
    """
    check_topic(topics(), topic)
    if level not in levels(topics()[topic]):
        raise WrongValue(f"level: {topic} has {', '.join(map(str, levels(topics()[topic])))}; got {level!r}")
    if isinstance(questions, bool) or not isinstance(questions, int) or not 1 <= questions <= MOST:
        raise WrongValue(f"questions: expected a number from 1 to {MOST}, got {questions!r}")
    asked = tuple(islice(series(topics()[topic], level, seed), questions))
    if greys:
        asked = tuple(replace(question, names=_marks(len(question.names))) for question in asked)
    return Worksheet(topics()[topic], level, seed, asked, greys)


def _marks(players: int) -> tuple[str, ...]:
    """The players by their marks, for no grey has a name of its own."""
    marks = (shape_word(ink.shape).say(()) for ink in PRINTED.players[:players])
    return tuple(mark.capitalize() for mark in marks)


def _say(id: str, **values: Value) -> str:
    return message(TEXTS, id, "", **values).say(())
