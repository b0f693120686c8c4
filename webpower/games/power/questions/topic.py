"""What the topics of Web of Power share: where their positions come from, and the picture."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, Protocol

from webpower.draw.lettering import Box
from webpower.draw.scene import Scene
from webpower.engine.questions import Question
from webpower.engine.topic import Asked as Asked
from webpower.engine.topic import GameTopic, Sentences
from webpower.engine.topic import Made as Made
from webpower.engine.topic import seats as seats
from webpower.games.power.game import seat_names
from webpower.games.power.position import Position, no_pieces
from webpower.games.power.questions.positions import Source
from webpower.games.power.rules import TEXTS
from webpower.games.power.scene import closer, scene
from webpower.games.power.scene.hand import with_hand
from webpower.games.power.scene.words import SCORES


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


class PowerTopic(GameTopic[Source]):
    """A sort of questions about positions of the game."""

    texts = TEXTS

    def source(self, random: Random, level: int) -> Source:
        """See `GameTopic.source`."""
        return Source(random, level)

    def names(self, made: Made) -> tuple[str, ...]:
        """See `GameTopic.names`."""
        subject: Subject = made.subject
        return seat_names(subject.position.setup.seats)

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


_SENTENCES = Sentences(TEXTS)
say, mistake = _SENTENCES.say, _SENTENCES.mistake
