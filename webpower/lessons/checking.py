"""`exercise`, `check` and `hint`: to see an exercise, to have an answer checked, to get on when one is stuck."""

from __future__ import annotations

from dataclasses import dataclass, replace
from html import escape
from typing import TYPE_CHECKING

from webpower.draw.scene import Scene
from webpower.draw.svg import to_img
from webpower.engine.errors import FileError
from webpower.engine.messages import Message, message
from webpower.engine.questions import RIGHT, UNCLEAR, WRONG, Question
from webpower.games import asked
from webpower.lessons.exercises import EXAMPLES, Exercise, find_exercise, pictured_at, question_of
from webpower.lessons.progress import entry_of, kept, note
from webpower.lessons.pupils import TEXTS, Pupil, current_pupil
from webpower.show.asked import said_html

if TYPE_CHECKING:
    from webpower.show.quiz import Exercise as ExerciseControl
    from webpower.show.written import WrittenExercise

HINTING = "hint"


@dataclass(frozen=True)
class Feedback:
    """What is said about an answer, or a hint. Shows itself with the rules as links."""

    id: str
    outcome: str
    """``right``, ``wrong``, ``unclear``, or ``hint``."""
    question: Question
    messages: tuple[Message, ...]
    picture: Scene | None = None
    """The position where a function went wrong."""

    def __repr__(self) -> str:
        return "\n".join([f"{self.id}:", *(f"  {sentence}" for sentence in self.question.tells(self.messages))])

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        told = said_html(self.question, self.outcome, self.messages)
        drawn = "" if self.picture is None else to_img(self.picture)
        return {"text/html": f"<b>{escape(self.id)}</b>{told}{drawn}", "text/plain": repr(self)}


def check(id: str, answer: object = ...) -> Feedback:
    """Whether an answer to an exercise is right; if it is not, what is wrong and why, with the rule.

    An answer is a number, a name, a list of names, the letter of an answer to choose from, or a function. The dots that
    stand in the notebook are no answer yet. Raises UnknownExercise for an id that there is none of.
    """
    exercise, pupil = find_exercise(id), current_pupil()
    question = question_of(exercise, pupil)
    if answer is ...:
        said = message(TEXTS, "no-answer-yet")
        return Feedback(exercise.id, UNCLEAR, question, (said, question.form.wanted))
    outcome, messages, shown = question.judge(answer)
    picture = None if shown is None else asked()[exercise.topic].picture(replace(question, subject=shown))
    trouble: tuple[Message, ...] = ()
    if outcome != UNCLEAR:
        trouble = _kept(exercise, pupil, answers=1, solved=outcome == RIGHT)
    more = (message(TEXTS, "take-a-hint", exercise=exercise.id),) if outcome == WRONG else ()
    return Feedback(exercise.id, outcome, question, (*messages, *more, *trouble), picture)


def hint(id: str) -> Feedback:
    """The next hint for an exercise: each call adds one step, and none of them is the answer.

    Raises UnknownExercise for an id that there is none of.
    """
    exercise, pupil = find_exercise(id), current_pupil()
    question = question_of(exercise, pupil)
    given = _GIVEN[exercise.id, pupil] = min(_GIVEN.get((exercise.id, pupil), 0) + 1, len(question.hints))
    trouble = _kept(exercise, pupil, hints=given)
    last = (message(TEXTS, "last-hint"),) if given == len(question.hints) else ()
    return Feedback(exercise.id, HINTING, question, (*question.hints[:given], *last, *trouble))


_GIVEN: dict[tuple[str, Pupil], int] = {}
"""How many hints this kernel has given."""


def exercise(id: str) -> ExerciseControl | WrittenExercise:
    """An exercise to look at and to answer by clicks; what is answered there counts like what is checked.

    One that is answered by a function shows what to write, and gives hints.

    Raises UnknownExercise for an id that there is none of.
    """
    from webpower.engine.asking import Asking
    from webpower.show.quiz import Exercise as ExerciseControl
    from webpower.show.written import WrittenExercise

    found, pupil = find_exercise(id), current_pupil()
    question = question_of(found, pupil)
    asking = Asking(question)
    said = "exercise-solved" if _solved_before(found, pupil) else "exercise"
    title = message(TEXTS, said, exercise=found.id).say(())

    def keep_hints() -> None:
        asking.told += _kept(found, pupil, hints=asking.hints)

    if not (question.choices or question.places):
        how = message(TEXTS, "write-answer", exercise=found.id).say(())
        return WrittenExercise(asking, title, how, keep_hints)

    def keep(outcome: str) -> None:
        asking.told += _kept(found, pupil, answers=1, hints=asking.hints, solved=outcome == RIGHT)

    asking.on_answer(lambda verdict: keep(verdict.outcome))
    pictured = pictured_at(found)
    instead = message(TEXTS, "picture-at", exercise=pictured.id).say(()) if pictured != found else ""
    return ExerciseControl(asking, asked()[found.topic].picture, title, instead)


def _kept(exercise: Exercise, pupil: Pupil, **happened: int) -> tuple[Message, ...]:
    """Keep what has happened; if that fails, what is to be said about it. An answer is judged all the same."""
    if exercise in EXAMPLES:
        return ()
    try:
        note(exercise, pupil, **happened)
    except (FileError, OSError) as error:
        return (message(TEXTS, "not-kept", error=str(error)),)
    return ()


def _solved_before(exercise: Exercise, pupil: Pupil) -> bool:
    """Whether it was solved before; of a damaged file that is not known, and it is told when something is kept."""
    try:
        return entry_of(exercise, pupil, kept()).solved
    except FileError:
        return False
