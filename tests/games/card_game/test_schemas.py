"""The JSON Schemas of the card game's files say what the readers check, as far as a schema can say it."""

import json
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.docs.pages import DOCS, examples
from tests.games.power.test_schemas import VALUES, accepted_by_reader, mutated, places
from tests.tools.golden import CARD_GOLDEN
from tests.tools.schemas import path
from webpower.engine.schema import schema_text
from webpower.games.card_game.cards_model import CardsFile
from webpower.games.card_game.game import new_game
from webpower.games.card_game.record_model import RecordFile
from webpower.games.card_game.schemas import MODELS, schema
from webpower.resources import data_path

VALIDATORS = {kind: jsonschema.Draft202012Validator(schema(kind)) for kind in MODELS}


def cards() -> Any:
    return json.loads(data_path("cards", "reconstructed.json").read_text(encoding="utf-8"))


def golden(name: str) -> Any:
    return json.loads((CARD_GOLDEN / f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("kind", MODELS)
def test_what_comes_with_the_program_is_fresh(kind: str):
    assert path(kind).read_text(encoding="utf-8") == schema_text(schema(kind)), "run python -m tests.tools.schemas"
    jsonschema.Draft202012Validator.check_schema(schema(kind))


def test_files_that_come_with_the_program_and_those_of_the_page():
    VALIDATORS["cards"].validate(cards())
    for file in CARD_GOLDEN.glob("*.json"):
        VALIDATORS["card-game-record"].validate(json.loads(file.read_text(encoding="utf-8")))
    for example in examples(DOCS / "card-game.md"):
        VALIDATORS["card-game-record"].validate(json.loads(example))


def test_a_tree():
    game = new_game(3, 7)
    game.advance(game.legal_actions()[0])
    game.undo()
    game.advance(game.legal_actions()[1])
    VALIDATORS["card-game-tree"].validate(json.loads(game.text(branches=True)))


GOOD = {
    "cards": (CardsFile, [cards()]),
    "card-game-record": (RecordFile, [golden("rulings-3"), golden("all-options-4")]),
}


@pytest.mark.parametrize("kind", GOOD)
@given(data=st.data())
def test_the_schema_refuses_what_the_reader_refuses(kind: str, data: st.DataObject):
    model, good = GOOD[kind]
    start = data.draw(st.sampled_from(good))
    at = data.draw(st.sampled_from(places(start)))
    how = data.draw(st.sampled_from(["another", "missing", "besides"]))
    changed = mutated(start, at, how, data.draw(VALUES))
    assert bool(VALIDATORS[kind].is_valid(changed)) == accepted_by_reader(changed, model)
