"""The exercises by their ids: which question stands behind each, and the lesson it belongs to.

An exercise is a kind of question of a topic at a level. Its numbers come from its id and from the class, so everybody
in a class has the same ones, and another class has others.
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from functools import lru_cache
from typing import NamedTuple

from webpower.engine.chance import generator
from webpower.engine.errors import WebpowerError
from webpower.engine.language import language
from webpower.engine.messages import AnyOf, message
from webpower.engine.questions import Question
from webpower.games import asked
from webpower.lessons.pupils import TEXTS, Pupil


class UnknownExercise(WebpowerError, KeyError):
    """There is no exercise, or no lesson, of that name."""

    def __str__(self) -> str:
        return str(self.args[0])


class Exercise(NamedTuple):
    """An exercise of a lesson."""

    id: str
    """Such as ``chains-2``: its lesson and its number there."""
    topic: str
    kind: str
    level: int
    shared: str = ""
    """What the numbers come from beside the class: the id, or a word that several exercises of one position share."""

    @property
    def lesson(self) -> str:
        """The name of its lesson."""
        return self.id.rpartition("-")[0]


def _lesson(lesson: str, *asked: tuple[str, str, int], shared: str = "") -> tuple[Exercise, ...]:
    return tuple(Exercise(f"{lesson}-{number}", *how, shared) for number, how in enumerate(asked, start=1))


LESSONS: dict[str, tuple[Exercise, ...]] = {
    "tour": _lesson(
        "tour",
        ("majorities", "leader", 1),
        ("turns", "room", 1),
        ("alliances", "scorers", 1),
        ("chains", "points", 1),
    ),
    "graph": _lesson(
        "graph",
        ("graph", "degree", 1),
        ("graph", "distance", 1),
        ("graph", "route", 2),
        ("graph", "distance", 3),
        ("graph", "groups", 2),
        ("graph", "closed", 2),
        ("graph", "closed", 3),
        ("graph", "rings", 2),
    ),
    "turn": _lesson(
        "turn",
        ("turns", "legal", 1),
        ("turns", "room", 1),
        ("turns", "room", 2),
        ("turns", "legal", 2),
        ("turns", "pays", 1),
        ("turns", "legal", 2),
        ("turns", "legal", 3),
        ("turns", "pays", 3),
    ),
    "majorities": _lesson(
        "majorities",
        ("majorities", "leader", 1),
        ("majorities", "points", 1),
        ("majorities", "points", 2),
        ("majorities", "leader", 2),
        ("majorities", "points", 3),
        ("majorities", "one-more", 2),
        ("majorities", "one-more", 3),
    ),
    "alliances": _lesson(
        "alliances",
        ("alliances", "scorers", 1),
        ("alliances", "worth", 1),
        ("alliances", "worth", 3),
        ("alliances", "scorers", 2),
        ("alliances", "worth", 2),
        ("alliances", "next-advisor", 2),
        ("alliances", "scorers", 3),
    ),
    "chains": _lesson(
        "chains",
        ("chains", "points", 1),
        ("chains", "mark", 1),
        ("chains", "points", 2),
        ("chains", "mark", 2),
        ("chains", "points", 3),
        ("chains", "gain", 1),
        ("chains", "gain", 2),
        ("chains", "mark", 3),
    ),
    "final": _lesson(
        "final",
        ("final", "cloisters", 1),
        ("final", "alliances", 1),
        ("final", "chains", 1),
        ("final", "total", 1),
        shared="final",
    ),
    "reading": _lesson(
        "reading",
        ("reading", "ahead", 1),
        ("reading", "jump", 2),
        ("reading", "interim", 1),
        ("reading", "leads", 2),
        ("reading", "turning", 2),
        ("reading", "left", 1),
        ("reading", "left", 2),
        ("reading", "better", 2),
    ),
    "chances": _lesson(
        "chances",
        ("chances", "unseen", 1),
        ("chances", "known", 1),
        ("chances", "next", 1),
        ("chances", "some", 2),
        ("chances", "pair", 1),
        ("chances", "expected", 2),
        ("chances", "open", 2),
        ("chances", "twins", 3),
    ),
    "variants": _lesson(
        "variants",
        ("variants", "turn", 1),
        ("variants", "turn", 2),
        ("variants", "visit", 1),
        ("variants", "doubled", 1),
        ("variants", "council", 1),
        ("variants", "visit", 3),
        ("variants", "council", 2),
    ),
    "bot": _lesson(
        "bot",
        ("bots", "chooses", 1),
        ("writing", "any", 1),
        ("writing", "cloisters", 1),
        ("bots", "chooses", 3),
        ("writing", "lead", 1),
        ("bots", "greedy", 2),
        ("writing", "greedy", 1),
        ("writing", "pairs", 1),
        ("bots", "knows", 1),
        ("writing", "stronger", 1),
    ),
    "statistics": _lesson(
        "statistics",
        ("statistics", "fair", 1),
        ("statistics", "fair", 2),
        ("statistics", "claim", 1),
        ("statistics", "width", 1),
        ("statistics", "claim", 2),
        ("statistics", "width", 3),
        ("statistics", "needed", 1),
        ("statistics", "paired", 1),
        ("statistics", "paired", 2),
        ("statistics", "alarms", 2),
        ("statistics", "alarms", 3),
        ("statistics", "claim", 3),
    ),
    "boards": _lesson(
        "boards",
        ("boards", "road", 1),
        ("boards", "road", 2),
        ("boards", "stack", 1),
        ("boards", "check", 1),
        ("boards", "check", 2),
        ("boards", "check", 3),
        ("boards", "road", 3),
    ),
    "cards": _lesson(
        "cards",
        ("ends", "may", 1),
        ("ends", "takable", 2),
        ("ends", "most", 3),
        ("stones", "left", 2),
        ("stones", "claim", 2),
        ("stones", "where", 2),
        ("ends", "may", 3),
        ("lands", "points", 1),
        ("lands", "points", 2),
        ("lands", "one-more", 3),
        ("symbols", "scorers", 2),
        ("symbols", "points", 3),
        ("routes", "points", 1),
        ("routes", "gain", 2),
        ("card-total", "total", 2),
        ("card-total", "winner", 3),
    ),
}
"""The exercises of each lesson, in their order."""

EXAMPLES = (Exercise("example-1", "majorities", "points", 2), Exercise("example-2", "writing", "any", 1))
"""To show how checking works, for an answer and for a function; they count for no progress."""


def all_exercises() -> Iterator[Exercise]:
    """Every exercise of the course, lesson by lesson."""
    for lesson in LESSONS.values():
        yield from lesson


def find_exercise(id: object) -> Exercise:
    """The exercise of that id. Raises UnknownExercise, with the ids that are alike."""
    known = {exercise.id: exercise for exercise in (*all_exercises(), *EXAMPLES)}
    if isinstance(id, str) and id.strip().lower() in known:
        return known[id.strip().lower()]
    alike = get_close_matches(str(id), known, n=3, cutoff=0.6)
    names = AnyOf(alike) if alike else tuple(LESSONS)
    said = message(TEXTS, "no-such-exercise", exercise=repr(id), names=names, alike=len(alike))
    raise UnknownExercise(said.say(()))


def find_lesson(name: object) -> tuple[Exercise, ...]:
    """The exercises of a lesson. Raises UnknownExercise."""
    if isinstance(name, str) and name in LESSONS:
        return LESSONS[name]
    raise UnknownExercise(message(TEXTS, "no-such-lesson", lesson=repr(name), names=tuple(LESSONS)).say(()))


def pictured_at(exercise: Exercise) -> Exercise:
    """The first exercise with the same picture: itself, unless several share a position."""
    alike = [other for other in LESSONS.get(exercise.lesson, ()) if other.shared and other.shared == exercise.shared]
    return alike[0] if alike else exercise


def question_of(exercise: Exercise, pupil: Pupil) -> Question:
    """The question of an exercise, with the numbers of a class or pupil."""
    return _question_of(exercise, pupil, language())


@lru_cache(maxsize=64)
def _question_of(exercise: Exercise, pupil: Pupil, language: str) -> Question:
    # The names of the players are words of the language.
    random = generator("exercise", pupil.class_name, pupil.name, exercise.shared or exercise.id)
    return asked()[exercise.topic].ask(random, exercise.level, exercise.kind)
