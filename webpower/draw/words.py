"""Sentences of pictures, remembered; and those that are the same in every game: who plays which pieces."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from webpower.draw.palette import Ink
from webpower.draw.seats import TEXTS, colour_word, shape_word
from webpower.engine.language import language
from webpower.engine.messages import Message, Seat, Value, message

Names = tuple[str, ...]


def said(what: Message, names: Names) -> str:
    """The sentence of a message, remembered: most words stay the same from one picture to the next."""
    return _said(what, names, language())


@lru_cache(8192)
def _said(what: Message, names: Names, language: str) -> str:
    return what.say(names)


def words(id: str, names: Names, **values: Value) -> str:
    """The sentence of that id among those of every game."""
    return said(message(TEXTS, id, "", **values), names)


def players_words(inks: Sequence[Ink], names: Names) -> str:
    """Whose pieces have which colour and mark, by seat.

    >>> from webpower.draw.palette import PLAYERS
    >>> players_words(PLAYERS[:2], ("Anna", "Barbara"))
    'Players: Anna green circle and Barbara red square.'
    """
    signs = tuple(sign_words(ink, seat) for seat, ink in enumerate(inks))
    return said(message(TEXTS, "players", signs=signs), names)


def sign_words(ink: Ink, seat: int) -> Message:
    """A player's colour and mark."""
    return message(TEXTS, "sign", player=Seat(seat), colour=colour_word(ink.name), shape=shape_word(ink.shape))


def mover_words(seat: int, names: Names) -> str:
    """Whose turn it is."""
    return said(message(TEXTS, "mover", player=Seat(seat)), names)
