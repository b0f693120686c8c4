"""What the topics of the card game share: where their positions come from, and the picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from webpower.draw.scene import Scene
from webpower.draw.seats import seat_names
from webpower.engine.questions import Question
from webpower.engine.topic import Asked as Asked
from webpower.engine.topic import GameTopic, Sentences
from webpower.engine.topic import Made as Made
from webpower.engine.topic import chosen as chosen
from webpower.engine.topic import seats as seats
from webpower.games.card_game.position import Position
from webpower.games.card_game.questions.positions import Source
from webpower.games.card_game.scene import collections, country_cards, scene
from webpower.games.card_game.scene.words import SCORES
from webpower.games.card_game.words import TEXTS

if TYPE_CHECKING:
    from random import Random

ROWS, TABLE = "rows", "table"


class Subject(NamedTuple):
    """What a question is about, as it is drawn."""

    position: Position
    ringed: tuple[str, ...] = ()
    """The ids of the cards that the question names."""
    shown: str = ROWS
    """``rows`` with what the players have beneath them, ``table`` for that alone, or the id of a country."""


class CardTopic(GameTopic[Source]):
    """A sort of questions about positions of the card game."""

    texts = TEXTS

    def source(self, random: Random, level: int) -> Source:
        """See `GameTopic.source`."""
        return Source(random, level)

    def names(self, made: Made) -> tuple[str, ...]:
        """See `GameTopic.names`."""
        subject: Subject = made.subject
        return seat_names(subject.position.setup.seats)

    def picture(self, question: Question, marked: Sequence[str] = (), print_greys: bool = False) -> Scene:
        """See `Topic.picture`: what the cards would score is never told."""
        subject: Subject = question.subject
        position, names = subject.position, question.names
        if subject.shown == TABLE:
            return collections(position, names, width="compact", print_greys=print_greys, untold=(SCORES,))
        if subject.shown != ROWS:
            return country_cards(position, names, subject.shown, print_greys=print_greys, untold=(SCORES,))
        return scene(
            position,
            names,
            last=marked if question.places else subject.ringed,
            targets=question.places,
            width="compact",
            print_greys=print_greys,
            untold=(SCORES,),
        )


_SENTENCES = Sentences(TEXTS)
say, mistake = _SENTENCES.say, _SENTENCES.mistake
