"""`exercise`, `check` and `hint`: to see an exercise, to have an answer checked, to get on when one is stuck."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from webpower.engine.errors import FileError
from webpower.engine.messages import Message, message
from webpower.engine.questions import RIGHT, UNCLEAR, WRONG, Question
from webpower.games.power.questions import TOPICS
from webpower.lessons.exercises import EXAMPLE, Exercise, find_exercise, pictured_at, question_of
from webpower.lessons.progress import entry_of, kept, note
from webpower.lessons.pupils import TEXTS, Pupil, current_pupil
from webpower.show.asked import said_html

if TYPE_CHECKING:
    from webpower.show.quiz import Exercise as ExerciseControl

HINTING = "hint"


@dataclass(frozen=True)
class Feedback:
    """What is said about an answer, or a hint. Shows itself with the rules as links."""

    id: str
    outcome: str
    """``right``, ``wrong``, ``unclear``, or ``hint``."""
    question: Question
    messages: tuple[Message, ...]

    def __repr__(self) -> str:
        return "\n".join([f"{self.id}:", *(f"  {sentence}" for sentence in self.question.tells(self.messages))])

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        told = said_html(self.question, self.outcome, self.messages)
        return {"text/html": f"<b>{escape(self.id)}</b>{told}", "text/plain": repr(self)}


def check(id: str, answer: object = ...) -> Feedback:
    """Whether an answer to an exercise is right; if it is not, what is wrong and why, with the rule.

    An answer is a number, a name, a list of names, or the letter of an answer to choose from. The dots that stand in
    the notebook are no answer yet. Raises UnknownExercise for an id that there is none of.
    """
    exercise, pupil = find_exercise(id), current_pupil()
    question = question_of(exercise, pupil)
    if answer is ...:
        said = message(TEXTS, "no-answer-yet")
        return Feedback(exercise.id, UNCLEAR, question, (said, question.form.wanted))
    outcome, messages, _ = question.judge(answer)
    trouble: tuple[Message, ...] = ()
    if outcome != UNCLEAR:
        trouble = _kept(exercise, pupil, answers=1, solved=outcome == RIGHT)
    more = (message(TEXTS, "take-a-hint", exercise=exercise.id),) if outcome == WRONG else ()
    return Feedback(exercise.id, outcome, question, (*messages, *more, *trouble))


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


def exercise(id: str) -> ExerciseControl:
    """An exercise to look at and to answer by clicks; what is answered there counts like what is checked.

    Raises UnknownExercise for an id that there is none of.
    """
    from webpower.engine.asking import Asking
    from webpower.show.quiz import Exercise as ExerciseControl

    found, pupil = find_exercise(id), current_pupil()
    asking = Asking(question_of(found, pupil))
    said = "exercise-solved" if _solved_before(found, pupil) else "exercise"
    title = message(TEXTS, said, exercise=found.id).say(())
    pictured = pictured_at(found)
    instead = message(TEXTS, "picture-at", exercise=pictured.id).say(()) if pictured != found else ""
    control = ExerciseControl(asking, TOPICS[found.topic].picture, title, instead)

    def keep(outcome: str) -> None:
        asking.told += _kept(found, pupil, answers=1, hints=asking.hints, solved=outcome == RIGHT)

    asking.on_answer(lambda verdict: keep(verdict.outcome))
    return control


def _kept(exercise: Exercise, pupil: Pupil, **happened: int) -> tuple[Message, ...]:
    """Keep what has happened; if that fails, what is to be said about it. An answer is judged all the same."""
    if exercise == EXAMPLE:
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
