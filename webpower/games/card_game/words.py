"""What cards and places are called in sentences."""

from __future__ import annotations

from collections import Counter

from webpower.engine.messages import Message, message
from webpower.games.card_game.cards import CardSet, Law, Route, column_of, row_of
from webpower.games.card_game.position import Position

TEXTS = "webpower.games.card_game"
"""The catalogue of the game's sentences."""


def card_words(cards: CardSet, card: int) -> Message:
    """A land card by its country and its signs.

    >>> from webpower.games.card_game.cards_file import load_cards
    >>> [card_words(load_cards(), card).say(()) for card in (0, 2, 5)]
    ['Danemark (cross and ship)', 'Danemark (cross and fan)', 'England (2 fans)']
    """
    face = cards.faces[card]
    signs = [family_words(cards.families[family], number) for family, number in Counter(face.symbols).items()]
    if face.route is not Route.NONE:
        signs.append(route_words(face.route))
    country = cards.countries[face.country].name
    if not signs:
        return message(TEXTS, "card-plain", country=country)
    return message(TEXTS, "card-signs", country=country, signs=tuple(signs))


def spot_words(position: Position, slot: int) -> Message:
    """The card on a slot and where that is: ``Danemark (cross and ship) in row 1, column 2``."""
    card = card_words(position.setup.cards, position.layout[slot])
    return message(TEXTS, "spot", card=card, row=row_of(slot), column=column_of(slot))


def family_words(family: str, number: int = 1) -> Message:
    """Symbols of a family: ``cross``, ``2 fans``."""
    return message(TEXTS, "symbols", family=family, number=number)


def counted_words(family: str, number: int) -> Message:
    """The same with the number always told: ``1 cross``, ``2 fans``."""
    return message(TEXTS, "counted", family=family, number=number)


def route_words(route: Route, number: int = 1) -> Message:
    """Route signs: ``ship``, ``5 carriages``."""
    return message(TEXTS, "routes", route=str(route), number=number)


def law_words(law: Law) -> Message:
    """What a law card is called."""
    return message(TEXTS, "law", law=str(law))
