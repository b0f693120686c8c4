"""What tasks have in common: how they are put together, and what is shown when a function goes wrong somewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

from webpower.draw.scene import Scene
from webpower.engine.messages import Message, Value
from webpower.engine.programs import Function, Program, Task
from webpower.engine.questions import Question, kind_for
from webpower.games.power.board import PLAYER_COUNTS
from webpower.games.power.game import seat_names
from webpower.games.power.questions.topic import PowerTopic, say

PLAYER = Program(("observation", "legal", "random"))
"""What a bot gets (see `webpower.engine.players.Player.choose`)."""


class Asked(NamedTuple):
    """A task as its kind makes it."""

    model: Function
    """A function that does it."""
    trial: Callable[[Function], tuple[Message, ...]]
    hints: int
    """How many there are in the catalogue."""
    rule: str = ""
    form: Program = PLAYER
    about: Mapping[str, Value] = {}
    """What its sentence speaks of."""


Ask = Callable[[Random], Asked]
"""Makes a task; what it is tried on comes from the generator."""


@dataclass(frozen=True)
class WritingTopic:
    """A sort of questions that are answered by functions (`webpower.engine.questions.Topic`)."""

    name: str
    tasks: Mapping[str, Ask]

    @property
    def title(self) -> Message:
        """See `Topic.title`."""
        return say("w-topic")

    @property
    def kinds(self) -> Mapping[str, Sequence[int]]:
        """See `Topic.kinds`."""
        return dict.fromkeys(self.tasks, (1,))

    def ask(self, random: Random, level: int, kind: str = "") -> Task:
        """See `Topic.ask`."""
        chosen = kind_for(self, random, level, kind)
        asked = self.tasks[chosen](random)
        return Task(
            self.name,
            chosen,
            level,
            seat_names(max(PLAYER_COUNTS)),
            None,
            say(f"w-{chosen}", asked.rule, **asked.about),
            asked.form,
            asked.model,
            (),
            tuple(say(f"w-{chosen}-hint-{number}") for number in range(1, asked.hints + 1)),
            (say(f"w-{chosen}-so", asked.rule),),
            trial=asked.trial,
        )

    def picture(self, question: Question, marked: Sequence[str] = (), print_greys: bool = False) -> Scene | None:
        """See `Topic.picture`: a task has none, but a place where a function went wrong has."""
        if question.subject is None:
            return None
        seats = question.subject.position.setup.seats
        shown = replace(question, names=question.names[:seats])
        return PowerTopic(self.name, {}).picture(shown, marked, print_greys)
