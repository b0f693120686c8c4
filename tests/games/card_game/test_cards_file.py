"""Files of cards: what is known of the cards that come with the program, and every mistake a file can have, by name."""

import json
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from tests.games.card_game.staging import NUMBERS
from webpower.draw.palette import GROUNDS
from webpower.engine.errors import FileError
from webpower.engine.schema import json_schema
from webpower.games.card_game.cards import LAWS, Route, column_of, row_of
from webpower.games.card_game.cards_file import card_set_ids, cards_entry, known_cards, load_cards, make_cards
from webpower.games.card_game.options import Options
from webpower.games.card_game.position import Setup
from webpower.games.card_game.schemas import MODELS
from webpower.resources import data_path

CARDS = load_cards()


def data() -> Any:
    """The content of the file, to be changed as a test likes."""
    return json.loads(data_path("cards", "reconstructed.json").read_text(encoding="utf-8"))


def mistakes(changed: Any) -> tuple[str, ...]:
    with pytest.raises(FileError) as error:
        make_cards(changed)
    return error.value.lines


class TestTheCardsThatComeWithTheProgram:
    def test_cg_2_and_cg_3_countries(self):
        assert {country.id: country.cards for country in CARDS.countries} == NUMBERS
        counts = Counter(CARDS.countries[face.country].id for face in CARDS.faces)
        assert counts == NUMBERS
        assert [face.id for face in CARDS.faces] == list(range(1, 57))
        assert all(country.colour in GROUNDS for country in CARDS.countries)
        assert len({country.colour for country in CARDS.countries}) == 9

    def test_cg_4_symbols(self):
        assert Counter(CARDS.weight) == {0: 6, 1: 29, 2: 21}
        for face in CARDS.faces:
            assert set(face.symbols) <= set(CARDS.countries[face.country].families)
        doubles = [face.symbols for face in CARDS.faces if len(face.symbols) == 2]
        assert sum(a == b for a, b in doubles) == 13

    def test_cg_5_routes(self):
        assert Counter(face.route for face in CARDS.faces) == {Route.SHIP: 18, Route.CARRIAGE: 18, Route.NONE: 20}

    def test_cg_6_and_cg_13_law_cards(self):
        places = [(row_of(slot), column_of(slot)) for slot in CARDS.law_slots]
        assert places == [(1, 2), (1, 13), (2, 3), (2, 12), (3, 4), (3, 11), (4, 5), (4, 10)]
        assert Counter(card["type"] for card in data()["law_cards"]) == dict.fromkeys(LAWS, 2)

    def test_cg_53_the_order_of_scoring(self):
        assert CARDS.countries[CARDS.scoring[0]].id == "frankreich"
        assert sorted(CARDS.scoring) == list(range(9))

    def test_the_faces_of_the_sheet(self):
        """As the table of the rules tells them, card by card."""
        told = {
            "danemark": "c S, f S, cf, S",
            "england": "cc, ff, c S, f S, S",
            "italien": "cr, ff, r S, c S, f S, c K",
            "bayern": "cc, cf, f K, f K, c K, f K",
            "ungarn": "cf, rr, c K, f K, r K, K",
            "kastilien": "cc, ff, cf, c S, f S, c S, S",
            "franken": "cf, fr, rr, c K, f K, r K, c K",
            "sachsen": "cc, ff, c S, f K, c K, f S, K",
            "frankreich": "cc K, ff K, cf, rr, c S, f S, c, S",
        }
        letters = {Route.SHIP: "S", Route.CARRIAGE: "K", Route.NONE: ""}
        for country, faces in told.items():
            own = [face for face in CARDS.faces if CARDS.countries[face.country].id == country]
            short = ["".join(CARDS.families[family][0] for family in face.symbols) for face in own]
            signs = [f"{symbols} {letters[face.route]}".strip() for symbols, face in zip(short, own, strict=True)]
            assert ", ".join(signs) == faces


def test_ids_and_paths(tmp_path: Path):
    assert card_set_ids() == ["reconstructed"]
    assert known_cards("reconstructed") is load_cards()
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(data()), encoding="utf-8")
    assert load_cards(path) == CARDS
    with pytest.raises(FileError) as error:
        load_cards("printed")
    assert str(error.value) == 'cards: expected a set of cards, or the id of one: reconstructed, got "printed"'
    path.write_text(json.dumps({**data(), "id": 7}), encoding="utf-8")
    with pytest.raises(FileError) as error:
        load_cards(path)
    assert str(error.value) == f"{path}: id: expected a text, got 7"


def test_records_name_the_cards_that_come_with_the_program_and_embed_others():
    assert cards_entry(CARDS) == "reconstructed"
    mine = data()
    mine["land_cards"][0]["route"] = None
    other = make_cards(mine)
    assert other != CARDS
    assert hash(other) != hash(CARDS)
    assert cards_entry(other) == mine
    assert make_cards(cards_entry(other)) == other
    assert Setup(other, Options(), 3) != Setup(CARDS, Options(), 3)


def changed(path: str, value: Any) -> Any:
    """The content of the file with one part changed: ``land_cards.3.country``."""
    whole = data()
    *way, last = path.split(".")
    part = whole
    for step in way:
        part = part[int(step) if isinstance(part, list) else step]
    part[int(last) if isinstance(part, list) else last] = value
    return whole


WRONG: list[tuple[str, Any, list[str]]] = [
    ("players.min", 2, ["players.min: expected 3 [CG-1], got 2"]),
    ("players.max", 6, ["players.max: expected 5 [CG-1], got 6"]),
    ("rows.value", 5, ["rows.value: expected 4 [CG-12], got 5"]),
    ("columns.value", 13, ["columns.value: expected 14 [CG-12], got 13"]),
    ("stones_per_player.value", 4, ["stones_per_player.value: expected 3 [CG-7], got 4"]),
    ("max_stones_on_cards.3", 2, ["max_stones_on_cards.3: expected 3 [CG-8], got 2"]),
    ("max_stones_on_cards.4", 3, ["max_stones_on_cards.4: expected 2 [CG-8], got 3"]),
    ("max_stones_on_cards.5", 3, ["max_stones_on_cards.5: expected 2 [CG-8], got 3"]),
    ("symbol_limit.normal", 3, ["symbol_limit.normal: expected 2 [CG-9], got 3"]),
    ("symbol_limit.with_three_symbols", 2, ["symbol_limit.with_three_symbols: expected 3 [CG-9], got 2"]),
    ("chain_threshold.value", 4, ["chain_threshold.value: expected 5 [CG-10], got 4"]),
    (
        "countries.0.cards",
        5,
        [
            "countries[0].cards: expected 4 [CG-2], got 5",
            *[
                f'land_cards[{number}].number: expected 5, as many as "danemark" has [CG-3], got 4'
                for number in range(4)
            ],
        ],
    ),
    (
        "countries.1.name",
        "Danemark",
        ['countries[1].name: expected one that is not there yet [CG-2], got "Danemark" as in countries[0]'],
    ),
    (
        "countries.0.families",
        ["cross", "fan", "cross"],
        [
            'countries[0].families[2]: expected one that is not there yet [CG-4], got "cross" as in '
            "countries[0].families[0]"
        ],
    ),
    (
        "countries.0.families",
        ["cross", "fan", "lily"],
        ['countries[0].families[2]: expected a family of this set [CG-4], got "lily"'],
    ),
    (
        "families.2.id",
        "fan",
        [
            'families[2].id: expected one that is not there yet [CG-4], got "fan" as in families[1]',
            *[
                f'countries[{number}].families[2]: expected a family of this set [CG-4], got "rose"'
                for number in (2, 4, 6, 8)
            ],
        ],
    ),
    ("land_cards.0.number", 5, ['land_cards[0].number: expected 4, as many as "danemark" has [CG-3], got 5']),
    (
        "land_cards.0.symbols",
        ["rose"],
        ['land_cards[0].symbols[0]: expected a family of "danemark" [CG-4], got "rose"'],
    ),
    ("land_cards.0.symbols", ["fan"] * 3, ["land_cards[0].symbols: expected 0 to 2 entries, got 3"]),
    ("land_cards.0.route", "boat", ['land_cards[0].route: expected ship or carriage, got "boat"']),
    (
        "land_cards.0.country",
        "england",
        [
            'land_cards[0].number: expected 5, as many as "england" has [CG-3], got 4',
            'land_cards: expected 4 cards of "danemark" [CG-2], got 3',
            'land_cards: expected 5 cards of "england" [CG-2], got 6',
        ],
    ),
    (
        "land_cards.0.country",
        "atlantis",
        [
            'land_cards[0].country: expected a country of this set [CG-2], got "atlantis"',
            'land_cards: expected 4 cards of "danemark" [CG-2], got 3',
        ],
    ),
    (
        "land_cards.0.id",
        2,
        [
            "land_cards[1].id: expected one that is not there yet [CG-2], got 2 as in land_cards[0]",
            "land_cards: expected the ids 1 to 56, each once [CG-2], got a list without 1",
        ],
    ),
    (
        "land_cards.0.key",
        "england-1",
        ['land_cards[4].key: expected one that is not there yet [CG-2], got "england-1" as in land_cards[0]'],
    ),
    ("law_positions.value.0", [5, 2], ["law_positions.value[0][0]: expected a row from 1 to 4 [CG-13], got 5"]),
    (
        "law_positions.value.1",
        [1, 2],
        ["law_positions.value[1]: expected one that is not there yet [CG-13], got [1, 2] as in law_positions.value[0]"],
    ),
    ("law_positions.value", [[1, 2]], ["law_positions.value: expected 8 entries, got 1"]),
    (
        "law_cards.0.type",
        "three_symbols",
        [
            "law_cards: expected 2 law cards “Take back a stone”; other numbers are an option [CG-6], got 1",
            "law_cards: expected 2 law cards “Three symbols”; other numbers are an option [CG-6], got 3",
        ],
    ),
    (
        "law_cards.1.id",
        "law-take_back_stone-1",
        ['law_cards[1].id: expected one that is not there yet [CG-6], got "law-take_back_stone-1" as in law_cards[0]'],
    ),
    ("law_cards.0.playable", False, ["law_cards[0].playable: expected true [CG-33], got false"]),
    ("law_cards.7.playable", True, ["law_cards[7].playable: expected false [CG-37], got true"]),
    (
        "scoring_order.value.8",
        "frankreich",
        [
            'scoring_order.value[8]: expected one that is not there yet [CG-53], got "frankreich" as in '
            "scoring_order.value[0]",
            'scoring_order.value: expected the country "danemark" in it [CG-53], got none',
        ],
    ),
    (
        "scoring_order.value.8",
        "atlantis",
        [
            'scoring_order.value[8]: expected a country of this set [CG-53], got "atlantis"',
            'scoring_order.value: expected the country "danemark" in it [CG-53], got none',
        ],
    ),
    ("game", "web-of-power", ['game: expected card-game, got "web-of-power"']),
]


@pytest.mark.parametrize(("path", "value", "lines"), WRONG, ids=[f"{path}-{value}" for path, value, _ in WRONG])
def test_a_line_a_mistake(path: str, value: Any, lines: list[str]):
    assert list(mistakes(changed(path, value))) == lines


def test_a_country_that_the_game_has_not():
    whole = data()
    whole["countries"][0]["id"] = "atlantis"
    for card in whole["land_cards"][:4]:
        card["country"] = "atlantis"
    assert mistakes(whole) == (
        "countries[0].id: expected one of the nine countries: danemark, england, italien, bayern, ungarn, kastilien, "
        'franken, sachsen, frankreich [CG-2], got "atlantis"',
        'countries: expected the country "danemark" in it [CG-2], got none',
        'scoring_order.value[8]: expected a country of this set [CG-53], got "danemark"',
        'scoring_order.value: expected the country "atlantis" in it [CG-53], got none',
    )


def test_a_country_twice():
    whole = data()
    whole["countries"].append({**whole["countries"][0], "name": "Dänemark"})
    assert mistakes(whole) == (
        'countries[9].id: expected one that is not there yet [CG-2], got "danemark" as in countries[0]',
    )


@pytest.mark.parametrize("number", [55, 57])
def test_another_number_of_land_cards(number: int):
    whole = data()
    whole["land_cards"] = (whole["land_cards"] * 2)[:number]
    assert mistakes(whole) == (f"land_cards: expected 56 entries, got {number}",)


def test_many_ids_missing():
    whole = data()
    for card in whole["land_cards"]:
        card["id"] = 56
    assert mistakes(whole)[-1].endswith("got a list without 1, 2, 3, 4, 5, 6, 7, 8, 9 and 46 more")


def test_a_colour_there_is_none_of():
    assert mistakes(changed("countries.0.colour", "teal"))[0].startswith("countries[0].colour: expected yellow, green,")


def test_another_format():
    assert mistakes({**data(), "format": "webpower-board/1"}) == (
        'format: expected "webpower-cards/1", got "webpower-board/1"',
    )


def test_other_faces_are_played_with():
    """Who owns the printed cards writes their faces down; nothing else has to change."""
    mine = deepcopy(data())
    mine["id"] = "printed"
    for card in mine["land_cards"]:
        card["symbols"] = ["fan"]
        card["route"] = "ship"
    cards = make_cards(mine)
    assert set(cards.weight) == {1}
    assert {face.route for face in cards.faces} == {Route.SHIP}


def test_the_schema_says_what_the_reader_checks():
    model, title = MODELS["cards"]
    validator = jsonschema.Draft202012Validator(json_schema(model, title))
    validator.check_schema(json_schema(model, title))
    assert validator.is_valid(data())
    types = [(path, value) for path, value, lines in WRONG if "CG-" not in lines[0]]
    assert types
    for path, value in types:
        assert not validator.is_valid(changed(path, value)), path
