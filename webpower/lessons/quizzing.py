"""`quiz(...)`: questions without end about live positions, in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webpower.show.quiz import Quiz


def quiz(topic: str = "majorities", level: int = 1, seed: int | str = 0) -> Quiz:
    """A quiz to click through, in a notebook: name it at the end of a cell.

    The topics are those of `webpower.games.topics`, each with three levels at most. The same seed asks
    the same questions. Raises WrongValue for a topic or level that there is none of.
    """
    from webpower.engine.asking import Run
    from webpower.games import topics
    from webpower.show.quiz import Quiz

    return Quiz(Run(topics(), topic, level, seed))
