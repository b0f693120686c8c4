"""What the topics share: kinds of questions with their levels, the picture, and how a question is put together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, Protocol

from webpower.draw.lettering import Box
from webpower.draw.scene import Scene
from webpower.engine.answers import Answer, Form
from webpower.engine.messages import Message, Seat, Value, message
from webpower.engine.questions import Mistake, Question, kind_for, offered, search, told_apart
from webpower.games.power.game import seat_names
from webpower.games.power.position import Position, no_pieces
from webpower.games.power.questions.positions import Source
from webpower.games.power.rules import TEXTS
from webpower.games.power.scene import closer, scene
from webpower.games.power.scene.hand import with_hand
from webpower.games.power.scene.words import SCORES

Make = Callable[[Source, Random, int], "Made"]
"""Makes a question of a level from the positions of a game. Raises Dull where there is none."""

TRIES_A_GAME = 25
"""So often a game is looked at for a question before another one is played."""


class Kind(NamedTuple):
    """A kind of question."""

    levels: tuple[int, ...]
    make: Make


class Drawn(Protocol):
    """A picture that shows something else than the board."""

    def scene(self, names: Sequence[str]) -> Scene:
        """The picture, with the players' names."""
        ...


class Subject(NamedTuple):
    """What a question is about, as it is drawn."""

    position: Position
    ringed: tuple[str, ...] = ()
    """The ids of the places that the question names."""
    hand: bool = False
    """Whether the cards of who is on the move lie beneath the board."""
    untold: tuple[str, ...] = ()
    """What the picture does not tell beside the scores, since it is asked for (`scene`)."""
    drawn: Drawn | None = None
    """What is drawn instead of the position."""


class Made(NamedTuple):
    """A question as a kind makes it, before its topic has put it together."""

    subject: Subject
    prompt: Message
    form: Form
    right: Answer
    mistakes: Iterable[Mistake]
    hints: tuple[Message, ...]
    explanation: tuple[Message, ...]
    given: tuple[Message, ...] = ()
    places: tuple[str, ...] = ()
    fault: Callable[[Any], Message | None] | None = None


@dataclass(frozen=True)
class PowerTopic:
    """A sort of questions about positions of the game (`webpower.engine.questions.Topic`)."""

    name: str
    makers: Mapping[str, Kind]

    @property
    def title(self) -> Message:
        """See `Topic.title`."""
        return say(f"q-topic-{self.name}")

    @property
    def kinds(self) -> Mapping[str, Sequence[int]]:
        """See `Topic.kinds`."""
        return {name: kind.levels for name, kind in self.makers.items()}

    def ask(self, random: Random, level: int, kind: str = "") -> Question:
        """See `Topic.ask`."""
        chosen = kind_for(self, random, level, kind)
        sources = (source for source in _sources(random, level) for _ in range(TRIES_A_GAME))
        return search(lambda: self._question(chosen, level, random, next(sources)))

    def picture(self, question: Question, marked: Sequence[str] = (), print_greys: bool = False) -> Scene:
        """See `Topic.picture`."""
        subject: Subject = question.subject
        if subject.drawn is not None:
            return subject.drawn.scene(question.names)
        position = subject.position
        drawn = scene(
            position,
            question.names if position.pieces != no_pieces(position.setup) else (),
            last=marked if question.places else subject.ringed,
            targets=question.places,
            width="compact",
            print_greys=print_greys,
            untold=(SCORES, *subject.untold),
        )
        return with_hand(drawn, position, print_greys) if subject.hand else drawn

    def views(self, question: Question) -> tuple[Box | None, Box | None]:
        """Two parts of the picture, None for all of it: the map, and where the places stand that the question names."""
        subject: Subject = question.subject
        if subject.drawn is not None:
            return None, None
        board = subject.position.board
        near = closer(board, subject.ringed)
        return (None if near is None else closer(board, ())), near

    def _question(self, kind: str, level: int, random: Random, source: Source) -> Question:
        made = self.makers[kind].make(source, random, level)
        mistakes = told_apart(made.right, tuple(made.mistakes))
        return Question(
            self.name,
            kind,
            level,
            seat_names(made.subject.position.setup.seats),
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


def _sources(random: Random, level: int) -> Iterator[Source]:
    """Games without end."""
    while True:
        yield Source(random, level)


def say(id: str, rule: str = "", /, **values: Value) -> Message:
    """A sentence of the questions."""
    return message(TEXTS, id, rule, **values)


def mistake(answer: Answer, id: str, rule: str = "", /, **values: Value) -> Mistake:
    """A wrong answer with its sentence."""
    return Mistake(answer, say(id, rule, **values))


def seats(those: Iterable[int]) -> tuple[Seat, ...]:
    """Seats as they stand in a message, in their order."""
    return tuple(Seat(seat) for seat in sorted(those))
