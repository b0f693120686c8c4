"""Questions about the positions of a game: kinds of them with their levels, and how a question is put together.

A game makes its topics of `GameTopic`, with where its positions come from and how they are drawn.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from webpower.engine.answers import Answer, Form
from webpower.engine.chance import pick
from webpower.engine.messages import Message, Seat, Value, message
from webpower.engine.questions import Dull, Mistake, Question, kind_for, offered, search, told_apart

if TYPE_CHECKING:
    from webpower.draw.lettering import Box
    from webpower.draw.scene import Scene

TRIES_A_GAME = 25
"""So often a game is looked at for a question before another one is played."""

S = TypeVar("S")
T = TypeVar("T")


class Made(NamedTuple):
    """A question as its maker makes it, before its topic has put it together."""

    subject: Any
    """What it is about, as the game draws it."""
    prompt: Message
    form: Form
    right: Answer
    mistakes: Iterable[Mistake]
    hints: tuple[Message, ...]
    explanation: tuple[Message, ...]
    given: tuple[Message, ...] = ()
    places: tuple[str, ...] = ()
    fault: Callable[[Any], Message | None] | None = None


class Asked(NamedTuple, Generic[S]):
    """A kind of question: the levels it is asked at, and what makes one of a source of positions.

    ``make`` raises Dull where there is none.
    """

    levels: tuple[int, ...]
    make: Callable[[S, Random, int], Made]


@dataclass(frozen=True)
class GameTopic(ABC, Generic[S]):
    """A sort of questions about positions of a game (`webpower.engine.questions.Topic`)."""

    name: str
    makers: Mapping[str, Asked[S]]

    texts: ClassVar[str]
    """The catalogue of its sentences, with ``q-topic-<name>`` among them."""

    @abstractmethod
    def source(self, random: Random, level: int) -> S:
        """A game to ask about, from the part of it that belongs to a level."""

    @abstractmethod
    def names(self, made: Made) -> tuple[str, ...]:
        """The players' names by seat."""

    @abstractmethod
    def picture(self, question: Question, marked: Sequence[str] = (), print_greys: bool = False) -> Scene:
        """See `Topic.picture`."""

    def views(self, question: Question) -> tuple[Box | None, Box | None]:
        """Two parts of the picture, None for all of it: the board, and where the places are that the question names."""
        return None, None

    @property
    def title(self) -> Message:
        """See `Topic.title`."""
        return message(self.texts, f"q-topic-{self.name}")

    @property
    def kinds(self) -> Mapping[str, Sequence[int]]:
        """See `Topic.kinds`."""
        return {name: asked.levels for name, asked in self.makers.items()}

    def ask(self, random: Random, level: int, kind: str = "") -> Question:
        """See `Topic.ask`."""
        chosen = kind_for(self, random, level, kind)
        sources = self._sources(random, level)
        return search(lambda: self._question(chosen, level, random, next(sources)))

    def _sources(self, random: Random, level: int) -> Iterator[S]:
        """Games without end, each some times over."""
        while True:
            source = self.source(random, level)
            for _ in range(TRIES_A_GAME):
                yield source

    def _question(self, kind: str, level: int, random: Random, source: S) -> Question:
        made = self.makers[kind].make(source, random, level)
        mistakes = told_apart(made.right, tuple(made.mistakes))
        return Question(
            self.name,
            kind,
            level,
            self.names(made),
            made.subject,
            made.prompt,
            made.form,
            made.right,
            mistakes,
            made.hints,
            made.explanation,
            made.given,
            () if made.places else offered(made.form, made.right, mistakes, random),
            made.places,
            made.fault,
        )


class Sentences(NamedTuple):
    """The sentences of a game's questions."""

    catalogue: str

    def say(self, id: str, rule: str = "", /, **values: Value) -> Message:
        """A sentence."""
        return message(self.catalogue, id, rule, **values)

    def mistake(self, answer: Answer, id: str, rule: str = "", /, **values: Value) -> Mistake:
        """A wrong answer with its sentence."""
        return Mistake(answer, self.say(id, rule, **values))


def chosen(those: Iterable[T], random: Random) -> T:
    """One of them. Raises Dull if there is none."""
    found = list(those)
    if not found:
        raise Dull
    return pick(found, random)


def part_of(line: Sequence[T], stage: tuple[float, float]) -> Sequence[T]:
    """The part of a game between two of its moments, from 0 at its start to 1 at its end."""
    first, last = stage
    return line[int(first * len(line)) : int(last * len(line))]


def seats(those: Iterable[int]) -> tuple[Seat, ...]:
    """Seats as they stand in a message, in their order."""
    return tuple(Seat(seat) for seat in sorted(those))
