"""What the sentences about broken rules speak of; only asked when a rule is broken."""

from __future__ import annotations

from webpower.engine.messages import Seat
from webpower.engine.rule_tables import Values
from webpower.games.card_game.cards import LAWS, column_of, row_of
from webpower.games.card_game.position import Position
from webpower.games.card_game.words import card_words, law_words


def the_mover(position: Position, _: int) -> Values:
    """Whose turn it is."""
    return {"player": Seat(position.seat)}


def the_row(position: Position, end: int) -> Values:
    """The row of an end."""
    return {"row": end // 2 + 1}


def the_slot(position: Position, slot: int) -> Values:
    """A place and the mover."""
    return {"player": Seat(position.seat), "row": row_of(slot), "column": column_of(slot)}


def the_card(position: Position, slot: int) -> Values:
    """A card and where it lies."""
    return {**the_slot(position, slot), "card": card_words(position.setup.cards, position.layout[slot])}


def the_first_country(position: Position, slot: int) -> Values:
    """A card, and the country of the first card of the turn."""
    return {**the_card(position, slot), "first": position.setup.cards.countries[position.colour].name}


def the_symbols(position: Position, slot: int) -> Values:
    """A card and its symbols, those of the turn and how many there may be."""
    weight = position.setup.cards.weight[position.layout[slot]]
    return {**the_card(position, slot), "symbols": weight, "taken": position.symbols, "limit": position.limit}


def the_stone(position: Position, slot: int) -> Values:
    """A card and whose stone lies on it."""
    return {**the_card(position, slot), "owner": Seat(position.stones[slot])}


def the_taker(position: Position, slot: int) -> Values:
    """A card that is gone, and who has it."""
    return {**the_card(position, slot), "owner": Seat(position.owners[slot])}


def the_law(position: Position, kind: int) -> Values:
    """A kind of law card."""
    return {**the_mover(position, kind), "law": law_words(LAWS[kind])}


def the_cap(position: Position, _: int) -> Values:
    """How many stones a player may have on cards."""
    return {"player": Seat(position.seat), "cap": position.setup.cap}
