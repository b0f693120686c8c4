"""Solutions for teachers, all in one place: nothing else in the course prints them.

>>> from webpower.lessons.solutions import solutions
>>> print(str(solutions("tour", "7b")).splitlines()[0])
Solutions: tour, class 7b
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from webpower.draw.page import folded, page, section
from webpower.draw.svg import to_svg
from webpower.engine.errors import unwritable
from webpower.engine.files import write_text
from webpower.engine.messages import Value, message
from webpower.engine.questions import Question
from webpower.games import asked
from webpower.lessons.exercises import Exercise, all_exercises, find_lesson, question_of
from webpower.lessons.pupils import TEXTS, Pupil
from webpower.show.asked import asked_html


@dataclass(frozen=True)
class Solutions:
    """The answers of a lesson, or of all, for a class or pupil. Shows itself as text; ``save`` writes a page."""

    title: str
    solved: tuple[tuple[Exercise, Question], ...]

    def __str__(self) -> str:
        return "\n".join([self.title, *(f"{exercise.id}: {_right(question)}" for exercise, question in self.solved)])

    __repr__ = __str__

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {"text/html": "".join([f"<b>{escape(self.title)}</b>", *self._parts(False)]), "text/plain": str(self)}

    def html(self) -> str:
        """A page of its own, with the pictures."""
        return page(self.title, [f"<h1>{escape(self.title)}</h1>", *self._parts(True)])

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the page to a file. Raises FileError when it can't be written."""
        save_page(path, self.html())

    def _parts(self, pictures: bool) -> Iterator[str]:
        why = _say("solution-why")
        for exercise, question in self.solved:
            steps = "".join(f"<div>{escape(step)}</div>" for step in question.tells(question.explanation))
            picture = asked()[exercise.topic].picture(question) if pictures else None
            drawn = "" if picture is None else to_svg(picture)
            right = f'<p style="white-space:pre-wrap"><b>{escape(_right(question))}</b></p>'
            yield section(exercise.id, asked_html(question, None, page=""), right, folded(why, steps), drawn)


def solutions(lesson: str = "", class_name: str | int = "", pupil: str = "") -> Solutions:
    """The solutions of a lesson, or of the whole course, with the numbers of a class or of a pupil.

    Raises UnknownExercise for a lesson that there is none of.
    """
    whose = Pupil(str(class_name).strip(), pupil.strip())
    exercises = find_lesson(lesson) if lesson else tuple(all_exercises())
    about = [lesson or _say("solutions-course")]
    about += [_say("solutions-class", **{"class": whose.class_name})] * bool(whose.class_name)
    about += [whose.name] * bool(whose.name)
    title = _say("solutions", about=", ".join(about))
    return Solutions(title, tuple((exercise, question_of(exercise, whose)) for exercise in exercises))


def save_page(path: str | os.PathLike[str], text: str) -> None:
    """Write a page to a file. Raises FileError when it can't be written."""
    try:
        write_text(path, text)
    except (OSError, TypeError, ValueError) as error:
        raise unwritable(path, error) from None


def _right(question: Question) -> str:
    return question.form.words(question.right).say(question.names)


def _say(id: str, **values: Value) -> str:
    return message(TEXTS, id, "", **values).say(())
