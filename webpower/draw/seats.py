"""What players, colours and shapes are called."""

from __future__ import annotations

from webpower.draw.palette import PLAYERS
from webpower.engine.messages import Message, message

TEXTS = "webpower.draw"


def seat_names(players: int) -> tuple[str, ...]:
    """What players are called who have no names: by the colour of their pieces.

    >>> seat_names(3)
    ('Green', 'Red', 'Blue')
    """
    return tuple(message(TEXTS, "seat-name", colour=ink.name).say(()) for ink in PLAYERS[:players])


def colour_word(colour: str) -> Message:
    """A colour of the palette in words, by its name there."""
    return message(TEXTS, "colour", colour=colour.replace(" ", "-"))


def shape_word(shape: str) -> Message:
    """A player's mark in words."""
    return message(TEXTS, "shape", shape=shape)
