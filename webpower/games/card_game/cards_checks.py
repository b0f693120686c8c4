"""What must hold across the parts of a file of cards before a game can be played with them.

Every mistake has its place, what was expected there with the rule, and what came. Types and the lengths of lists have
been looked at before (`webpower.games.card_game.cards_model`); numbers and texts may be beyond their limits, which has
been told then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence

from webpower.engine.messages import Message, Value, message
from webpower.engine.mistakes import Mistake, short, wrong
from webpower.games.card_game.cards import (
    CHAIN,
    COLUMNS,
    LAND_CARDS,
    LAW_CARDS,
    LAWS,
    MORE_SYMBOLS,
    PLAYABLE,
    PLAYER_COUNTS,
    ROWS,
    STONES,
    SYMBOLS,
)
from webpower.games.card_game.cards_model import CardsFile
from webpower.games.card_game.words import TEXTS, law_words

COUNTRY_CARDS: Mapping[str, int] = {
    "danemark": 4,
    "england": 5,
    "italien": 6,
    "bayern": 6,
    "ungarn": 6,
    "kastilien": 7,
    "franken": 7,
    "sachsen": 7,
    "frankreich": 8,
}
"""The countries, and how many cards each has (CG-2)."""


def card_mistakes(file: CardsFile) -> Iterator[Mistake]:
    """Each mistake: its place, what was expected there and what came."""
    yield from _fixed(file)
    yield from _repetitions(file)
    yield from _countries(file)
    yield from _land_cards(file)
    yield from _numbers_of_cards(file)
    yield from _law_cards(file)
    yield from _scoring_order(file)


def _said(id: str, rule: str, **values: Value) -> Message:
    """What was expected, with its rule."""
    # The rule stands in the sentence, since a line about a file has no other place for it.
    return Message(TEXTS, "file-ruled", (("expected", message(TEXTS, id, "", **values)), ("rule", rule)))


def _none() -> Message:
    return message(TEXTS, "file-none")


# Numbers that the rules fix


def _fixed(file: CardsFile) -> Iterator[Mistake]:
    """Numbers of the file that are none of the game's."""
    cap = file.max_stones_on_cards
    most = STONES - 1  # with more players than three
    fixed = [
        ("players.min", file.players.min, min(PLAYER_COUNTS), "CG-1"),
        ("players.max", file.players.max, max(PLAYER_COUNTS), "CG-1"),
        ("rows.value", file.rows.value, ROWS, "CG-12"),
        ("columns.value", file.columns.value, COLUMNS, "CG-12"),
        ("stones_per_player.value", file.stones_per_player.value, STONES, "CG-7"),
        ("max_stones_on_cards.3", cap.three, STONES, "CG-8"),
        ("max_stones_on_cards.4", cap.four, most, "CG-8"),
        ("max_stones_on_cards.5", cap.five, most, "CG-8"),
        ("symbol_limit.normal", file.symbol_limit.normal, SYMBOLS, "CG-9"),
        ("symbol_limit.with_three_symbols", file.symbol_limit.with_three_symbols, MORE_SYMBOLS, "CG-9"),
        ("chain_threshold.value", file.chain_threshold.value, CHAIN, "CG-10"),
    ]
    for place, found, expected, rule in fixed:
        if found != expected:
            yield wrong(place, _said("file-number-is", rule, number=expected), short(found))


# Repetitions


def _repetitions(file: CardsFile) -> Iterator[Mistake]:
    """What is there twice and may be there once."""
    yield from _repeated("countries", ".id", [country.id for country in file.countries], "CG-2")
    yield from _repeated("countries", ".name", [country.name for country in file.countries], "CG-2")
    yield from _repeated("families", ".id", [family.id for family in file.families], "CG-4")
    for number, country in enumerate(file.countries):
        yield from _repeated(f"countries[{number}].families", "", country.families, "CG-4")
    yield from _repeated("land_cards", ".id", [card.id for card in file.land_cards], "CG-2")
    yield from _repeated("land_cards", ".key", [card.key for card in file.land_cards], "CG-2")
    yield from _repeated("law_positions.value", "", [tuple(spot) for spot in file.law_positions.value], "CG-13")
    yield from _repeated("law_cards", ".id", [card.id for card in file.law_cards], "CG-6")


def _repeated(part: str, key: str, values: Sequence[Hashable], rule: str) -> Iterator[Mistake]:
    first: dict[Hashable, int] = {}
    for number, value in enumerate(values):
        if value in first:
            before = message(TEXTS, "file-as-in", value=short(value), place=f"{part}[{first[value]}]")
            yield wrong(f"{part}[{number}]{key}", _said("file-new", rule), before)
        first.setdefault(value, number)


# Countries and their cards


def _countries(file: CardsFile) -> Iterator[Mistake]:
    """Countries that the game has not, or that are missing, and families there are none of."""
    families = {family.id for family in file.families}
    for number, country in enumerate(file.countries):
        place = f"countries[{number}]"
        if country.id not in COUNTRY_CARDS:
            expected = _said("file-countries", "CG-2", countries=", ".join(COUNTRY_CARDS))
            yield wrong(f"{place}.id", expected, short(country.id))
        elif country.cards != COUNTRY_CARDS[country.id]:
            expected = _said("file-number-is", "CG-2", number=COUNTRY_CARDS[country.id])
            yield wrong(f"{place}.cards", expected, short(country.cards))
        for place_in, family in enumerate(country.families):
            if family not in families:
                yield wrong(f"{place}.families[{place_in}]", _said("file-family", "CG-4"), short(family))
    there = {country.id for country in file.countries}
    for id in COUNTRY_CARDS:
        if id not in there:
            yield wrong(
                "countries", _said("file-country-there", "CG-2", country=short(id)), message(TEXTS, "file-none")
            )


def _land_cards(file: CardsFile) -> Iterator[Mistake]:
    """Cards of no country, with another number than their country's, or with symbols of a family it has not."""
    of = {country.id: country for country in file.countries}
    for number, card in enumerate(file.land_cards):
        place, country = f"land_cards[{number}]", of.get(card.country)
        if country is None:
            yield wrong(f"{place}.country", _said("file-country", "CG-2"), short(card.country))
            continue
        if card.number != country.cards:
            expected = _said("file-number-printed", "CG-3", number=country.cards, country=short(country.id))
            yield wrong(f"{place}.number", expected, short(card.number))
        for symbol, family in enumerate(card.symbols):
            if family not in country.families:
                expected = _said("file-family-of", "CG-4", country=short(country.id))
                yield wrong(f"{place}.symbols[{symbol}]", expected, short(family))


def _numbers_of_cards(file: CardsFile) -> Iterator[Mistake]:
    """Countries that have more or fewer cards in the list than they should."""
    counts = Counter(card.country for card in file.land_cards)
    for country in file.countries:
        if country.id not in COUNTRY_CARDS:
            continue
        expected = COUNTRY_CARDS[country.id]
        if counts[country.id] != expected:
            said = _said("file-land-cards", "CG-2", number=expected, country=short(country.id))
            yield wrong("land_cards", said, short(counts[country.id]))
    missing = set(range(1, LAND_CARDS + 1)) - {card.id for card in file.land_cards}
    if missing:
        yield wrong("land_cards", _said("file-ids", "CG-2", most=LAND_CARDS), _without(sorted(missing)))


def _without(missing: Sequence[int]) -> Message:
    return message(TEXTS, "file-without", ids=", ".join(map(str, missing[:9])), more=max(0, len(missing) - 9))


# Law cards


def _law_cards(file: CardsFile) -> Iterator[Mistake]:
    """Places for law cards outside the rows, and law cards of which there are more or fewer than there are."""
    for number, (row, _) in enumerate(file.law_positions.value):
        if row > ROWS:
            yield wrong(f"law_positions.value[{number}][0]", _said("file-row", "CG-13", most=ROWS), short(row))
    counts = Counter(card.type for card in file.law_cards)
    for law in LAWS:
        each = LAW_CARDS // len(LAWS)
        if counts[law] != each:
            yield wrong(
                "law_cards", _said("file-law-cards", "CG-6", number=each, law=law_words(law)), short(counts[law])
            )
    for number, card in enumerate(file.law_cards):
        playable = card.type in PLAYABLE
        if card.playable != playable and card.type in LAWS:
            expected = _said("file-playable", "CG-33" if playable else "CG-37", value=short(playable))
            yield wrong(f"law_cards[{number}].playable", expected, short(card.playable))


# Scoring


def _scoring_order(file: CardsFile) -> Iterator[Mistake]:
    """An order that is not one of all countries, each once."""
    countries, order = [country.id for country in file.countries], file.scoring_order.value
    for number, id in enumerate(order):
        if id not in countries:
            yield wrong(f"scoring_order.value[{number}]", _said("file-country", "CG-53"), short(id))
    yield from _repeated("scoring_order.value", "", order, "CG-53")
    for id in dict.fromkeys(countries):
        if id not in order:
            expected = _said("file-country-there", "CG-53", country=short(id))
            yield wrong("scoring_order.value", expected, _none())
