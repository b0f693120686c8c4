"""Files of cards: reading one, and checking all that must hold before a game can be played with them."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from functools import cache
from typing import Any

from webpower.engine.errors import FileError, in_file
from webpower.engine.files import read_json
from webpower.engine.messages import AnyOf, message
from webpower.engine.mistakes import short, wrong
from webpower.engine.structures import checked
from webpower.games.card_game.cards import CardSet, Country, Face, Route, slot
from webpower.games.card_game.cards_checks import card_mistakes
from webpower.games.card_game.cards_model import FORMAT, CardsFile, LandEntry
from webpower.games.card_game.rules import TEXTS
from webpower.resources import data_path

USUAL = "reconstructed"
"""The id of the cards that are played with if no others are asked for."""


def load_cards(cards: str | os.PathLike[str] = USUAL) -> CardSet:
    """A set of cards: the id of one that comes with the program, or the path of a file, which ends in ``.json``.

    Raises FileError for an id there is none of, and, with a line a mistake, for a file that is no set of cards.

    >>> len(load_cards().faces), load_cards().countries[0].name
    (56, 'Danemark')
    """
    name = os.fspath(cards)
    if not name.lower().endswith(".json"):
        return known_cards(name)
    with in_file(name):
        return make_cards(read_json(name))


@cache
def known_cards(id: str, place: str = "cards") -> CardSet:
    """A set of cards that comes with the program (read once).

    Raises FileError for an id there is none of; ``place`` is where in a file it stands.
    """
    if id not in card_set_ids():
        raise FileError([wrong(place, message(TEXTS, "file-card-set", ids=AnyOf(card_set_ids())), short(id))])
    return make_cards(read_json(data_path("cards", f"{id}.json")))


def card_set_ids() -> list[str]:
    """The ids of the sets of cards that come with the program, sorted."""
    return sorted(path.name.removesuffix(".json") for path in data_path("cards").iterdir())


def make_cards(data: Any) -> CardSet:
    """A set of cards from the content of its file. Raises FileError with a line a mistake, naming what is wrong."""
    file = checked(data, FORMAT, CardsFile, card_mistakes)
    return _cards(file, json.dumps(data, ensure_ascii=False, sort_keys=True))


def cards_entry(cards: CardSet) -> str | Any:
    """What a record says of its cards: their id if they come with the program, else the content of their file."""
    if cards.id in card_set_ids() and cards == known_cards(cards.id):
        return cards.id
    return json.loads(cards.source)


def _cards(file: CardsFile, source: str) -> CardSet:
    families = [family.id for family in file.families]
    countries = [country.id for country in file.countries]
    return CardSet(
        id=file.id,
        name=file.name,
        about=file.about,
        countries=tuple(
            Country(entry.id, entry.name, entry.cards, entry.colour, tuple(map(families.index, entry.families)))
            for entry in file.countries
        ),
        families=tuple(families),
        faces=tuple(_face(card, countries, families) for card in sorted(file.land_cards, key=lambda card: card.id)),
        law_slots=tuple(slot(row, column) for row, column in file.law_positions.value),
        scoring=tuple(map(countries.index, file.scoring_order.value)),
        source=source,
    )


def _face(card: LandEntry, countries: Sequence[str], families: Sequence[str]) -> Face:
    symbols = tuple(families.index(symbol) for symbol in card.symbols)
    return Face(card.id, countries.index(card.country), symbols, Route(card.route or ""))
