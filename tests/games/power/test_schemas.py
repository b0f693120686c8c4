"""The JSON Schemas say what the readers check, as far as a schema can say it."""

import json
from copy import deepcopy
from typing import Any

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.docs.pages import FORMATS_PAGE, examples, json_example
from tests.games.power.staging import SAMPLES, board_data, sample
from tests.games.power.test_other_boards import heron_coast
from tests.tools.schemas import path
from webpower import new_game
from webpower.engine.errors import FileError
from webpower.engine.structures import structure
from webpower.games.power.board_file import board_ids, make_board
from webpower.games.power.board_model import BoardFile
from webpower.games.power.record_model import RecordFile
from webpower.games.power.schemas import MODELS, schema, schema_text
from webpower.games.power.writing import tree_of
from webpower.resources import data_path

VALIDATORS = {kind: jsonschema.Draft202012Validator(schema(kind)) for kind in MODELS}
KINDS = {title: kind for kind, (_, title) in MODELS.items()}


def accepted_by_schema(data: Any, kind: str) -> bool:
    return bool(VALIDATORS[kind].is_valid(data))


def accepted_by_reader(data: Any, model: type) -> bool:
    try:
        structure(data, model)
    except FileError:
        return False
    return True


@pytest.mark.parametrize("kind", MODELS)
def test_what_comes_with_the_program_is_fresh(kind: str):
    assert path(kind).read_text(encoding="utf-8") == schema_text(kind), "run python -m tests.tools.schemas"
    jsonschema.Draft202012Validator.check_schema(schema(kind))


@pytest.mark.parametrize("id", board_ids())
def test_boards_that_come_with_the_program(id: str):
    data = json.loads(data_path("boards", f"{id}.json").read_text(encoding="utf-8"))
    VALIDATORS["board"].validate(data)


@pytest.mark.parametrize("text", [text for text in examples(FORMATS_PAGE) if '"format"' in text])
def test_examples_of_the_page(text: str):
    data = json.loads(text)
    VALIDATORS[KINDS[data["format"]]].validate(data)


def test_samples_and_trees():
    for file in SAMPLES.glob("*.json"):
        data = sample(file.stem)
        VALIDATORS[KINDS[data["format"]]].validate(data)
    game = new_game(3, 7).play_on("random")
    game.go(30)
    game.play_on("random", seed=1)
    VALIDATORS["tree"].validate(json.loads(json.dumps(tree_of(game))))


# Mutations: one part of a good file is another value, missing, or there besides.

VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**20), 10**20),
    st.integers(-2, 130),
    st.floats(allow_nan=False, allow_infinity=False).filter(lambda number: number % 1 != 0),  # 2.0 is whole to a schema
    st.text(max_size=70),
    st.sampled_from(["", " ", "a\n", "\u202eabc", "land", "yellow", "x" * 61, "x" * 60]),
    st.lists(st.integers(0, 3), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(0, 3), max_size=2),
)


def places(data: Any, at: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every part of a file's content, but of lists only the first entry and the last one."""
    found = [at]
    if isinstance(data, dict):
        for key, value in data.items():
            found += places(value, (*at, key))
    elif isinstance(data, list):
        for number in sorted({0, len(data) - 1}) if data else ():
            found += places(data[number], (*at, number))
    return found


def mutated(data: Any, at: tuple[str | int, ...], how: str, value: Any) -> Any:
    changed = deepcopy(data)
    part = changed
    for step in at[:-1]:
        part = part[step]
    if not at:
        return value
    if how == "missing":
        del part[at[-1]]
    elif how == "besides" and isinstance(part, dict):
        part[value if isinstance(value, str) else "more"] = value
    else:
        part[at[-1]] = value
    return changed


GOOD = {
    "board": (BoardFile, [heron_coast(), json_example("webpower-board/1"), board_data()]),
    "record": (RecordFile, [sample("unfinished-3"), sample("standard-3")]),
}


@pytest.mark.parametrize("kind", GOOD)
@given(data=st.data())
def test_the_schema_refuses_what_the_reader_refuses(kind: str, data: st.DataObject):
    model, good = GOOD[kind]
    start = data.draw(st.sampled_from(good))
    at = data.draw(st.sampled_from(places(start)))
    how = data.draw(st.sampled_from(["another", "missing", "besides"]))
    changed = mutated(start, at, how, data.draw(VALUES))
    assert accepted_by_schema(changed, kind) == accepted_by_reader(changed, model)


@given(data=st.data())
def test_what_the_schema_refuses_is_no_board(data: st.DataObject):
    start = data.draw(st.sampled_from([heron_coast(), json_example("webpower-board/1")]))
    changed = mutated(start, data.draw(st.sampled_from(places(start))), "another", data.draw(VALUES))
    if not accepted_by_schema(changed, "board"):
        with pytest.raises(FileError):
            make_board(changed)
