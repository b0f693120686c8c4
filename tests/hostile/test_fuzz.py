"""Real files with anything changed, and bytes that are no files: a sentence comes, or the file is good."""

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.power.staging import SAMPLES, sample
from tests.games.power.test_other_boards import heron_coast
from tests.games.power.test_schemas import mutated, places
from webpower import FileError, RecordError, new_game
from webpower.draw.svg import to_svg
from webpower.engine.errors import MOST_LINES
from webpower.engine.files import parse_json
from webpower.engine.records import tree_text
from webpower.games.power.board_file import make_board
from webpower.games.power.mapping.draft import without
from webpower.games.power.position_file import score_position
from webpower.games.power.scene import scene
from webpower.games.power.tree_file import read_game
from webpower.games.power.whole_file import read_whole, whole_entry
from webpower.games.power.writing import tree_of


def _tree() -> Any:
    game = new_game(3, 7, board="heron-coast").play_on("random")
    game.go(12)
    game.play_on("random", seed=1)
    return json.loads(tree_text(tree_of(game)))


def _whole() -> Any:
    game = new_game(4, 3, vatican=True).play_on("greedy")
    game.go(50)
    return json.loads(json.dumps(whole_entry(game.position, game.names)))


GOOD = {
    "record": [sample(file.stem) for file in sorted(SAMPLES.glob("*.json")) if not file.stem.startswith("position")],
    "position": [sample("position-chain")],
    "whole position": [_whole()],
    "tree": [_tree()],
    "board": [heron_coast()],
}
READ = {
    "record": read_game,
    "position": score_position,
    "whole position": read_whole,
    "tree": read_game,
    "board": make_board,
}
LETTERS = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=60)
KEYS = sorted(
    {key for files in GOOD.values() for file in files for at in places(file) for key in at if str(key) == key}
)

EFFORT = settings(max_examples=min(settings().max_examples, 1200))
"""Whole files take longer than what other tests draw: with 1,200 examples each, all of them end within five minutes."""

NUMBERS = st.one_of(st.integers(-3, 300), st.integers(), st.sampled_from([2**31, 2**63, 2**64, -(2**63) - 1, 10**300]))
TEXTS = st.one_of(
    st.text(max_size=12), st.sampled_from([*KEYS, "chorin", "Franken", "stack", "draw", "pass", "\u202e", "<b>"])
)
PLAIN = st.one_of(st.none(), st.booleans(), NUMBERS, st.floats(allow_nan=False), TEXTS)
ANYTHING = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4), max_leaves=12
)


def refused(read: Any, data: Any) -> bool:
    """Whether it is refused, as it should be: by a line a mistake, or by a sentence with its rule."""
    try:
        read(data)
    except (FileError, RecordError) as error:
        lines = error.lines if isinstance(error, FileError) else str(error).split("\n")
    else:
        return False
    assert 1 <= len(lines) <= MOST_LINES + 1
    for line in lines:
        assert 0 < len(line) < 2500
        line.encode()
    return True


@pytest.mark.parametrize("kind", GOOD)
def test_what_is_good_is_let_in(kind: str):
    assert not any(refused(READ[kind], data) for data in GOOD[kind])


@pytest.mark.parametrize("kind", GOOD)
@EFFORT
@given(data=st.data())
def test_a_good_file_with_something_changed(kind: str, data: st.DataObject):
    changed = data.draw(st.sampled_from(GOOD[kind]))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.sampled_from(places(changed)))
        how = data.draw(st.sampled_from(["another", "missing", "besides"]))
        changed = mutated(changed, at, how, data.draw(ANYTHING))
    refused(READ[kind], changed)


@pytest.mark.parametrize("kind", ["record", "tree"])
@EFFORT
@given(data=st.data())
def test_a_game_with_its_actions_changed(kind: str, data: st.DataObject):
    """Left out, twice, in another order, or each other's parts: sense to the reader, and none to the rules."""
    changed = deepcopy(data.draw(st.sampled_from(GOOD[kind])))
    actions = (changed["record"] if kind == "tree" else changed)["actions"]
    for _ in range(data.draw(st.integers(1, 4))):
        a, b = (data.draw(st.integers(0, len(actions) - 1)) for _ in range(2))
        how = data.draw(st.sampled_from(["swap", "out", "again", "other"]))
        if how == "swap":
            actions[a], actions[b] = actions[b], actions[a]
        elif how == "out" and len(actions) > 2:
            del actions[a]
        elif how == "again":
            actions.insert(a, actions[b])
        else:
            key = data.draw(st.sampled_from(sorted(actions[b])))
            actions[a] = {**actions[a], key: actions[b][key]}
    refused(READ[kind], changed)


@EFFORT
@given(content=st.binary(max_size=200))
def test_bytes_that_are_no_file(content: bytes):
    refused(lambda data: read_game(parse_json(data)), content)


@pytest.mark.parametrize("kind", GOOD)
@EFFORT
@given(data=st.data())
def test_a_file_with_bytes_changed(kind: str, data: st.DataObject):
    content = bytearray(json.dumps(data.draw(st.sampled_from(GOOD[kind]))), "utf-8")
    for _ in range(data.draw(st.integers(1, 5))):
        at = data.draw(st.integers(0, len(content) - 1))
        length = data.draw(st.sampled_from([0, 1, 1, 1, 40]))
        content[at : at + length] = data.draw(
            st.one_of(st.binary(max_size=3), st.sampled_from([b'"', b"}", b"[", b"\\u"]))
        )
        if not content:
            break
    refused(lambda data: READ[kind](parse_json(data)), bytes(content))


@EFFORT
@given(data=st.data())
def test_a_board_that_is_let_in_can_be_drawn_and_played(data: st.DataObject):
    changed = without(without(heron_coast(), "coat:Lowlands"), "coat:Isle")
    for site in changed["sites"]:
        site["at"] = [data.draw(st.floats(-180, 180)), data.draw(st.floats(-180, 180))]
        site["name"] = data.draw(LETTERS)
    for country in changed["countries"]:
        country["coat"] = [data.draw(st.floats(-180, 180)), data.draw(st.floats(-180, 180))]
    changed["chain"] = data.draw(st.integers(2, 6))
    changed["supply"] = {"cloisters": data.draw(st.integers(1, 20)), "advisors": data.draw(st.integers(0, 20))}
    if refused(make_board, changed):
        return
    board = make_board(changed)
    game = new_game(3, 1, board=board).play_on("random")
    assert game.position.is_over
    assert to_svg(scene(game.position, game.names, width="compact"))
