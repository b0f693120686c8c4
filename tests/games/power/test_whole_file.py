"""Whole positions in files: they come back as they were, and what can't be read or is not legal is refused in words."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.docs.pages import json_example
from tests.games.power.staging import COMBINATIONS, NAMES, changed, small_board_data, without
from webpower.engine.chance import generator, pick
from webpower.engine.errors import FileError, RecordError
from webpower.engine.files import parse_json
from webpower.engine.records import record_text
from webpower.games.power.board_file import make_board
from webpower.games.power.game import new_game
from webpower.games.power.position_file import position_entry, read_pieces
from webpower.games.power.whole_file import read_whole, whole_entry


def entry(number: int = 40, **options: Any) -> Any:
    game = new_game(NAMES[:3], 7, **options).play_on("random")
    game.go(number)
    return whole_entry(game.position, game.names)


@given(st.integers(0, 2**32), st.integers(3, 5), st.sampled_from(COMBINATIONS), st.floats(0, 1, exclude_max=True))
def test_any_position_of_a_game_comes_back(seed: int, players: int, options: dict[str, Any], part: float):
    game = new_game(NAMES[:players], seed, **options).play_on("random")
    position = game.go(int(part * len(game.line())))
    text = record_text(whole_entry(position, game.names))
    assert read_whole(parse_json(text)) == (position, game.names)
    # As a board to score, too.
    setup, names, pieces = read_pieces(parse_json(record_text(position_entry(game.setup, game.names, position.pieces))))
    assert (setup.seats, tuple(names), pieces) == (game.setup.seats, game.names, position.pieces)


def test_a_board_of_ones_own_is_inside():
    game = new_game(NAMES[:3], 1, board=make_board(small_board_data())).play_on("random")
    game.go(30)
    data = json.loads(json.dumps(whole_entry(game.position, game.names)))
    assert data["board"]["id"] == "small"
    assert read_whole(data)[0] == game.position


def test_the_example_on_the_page_about_files():
    position, names = read_whole(json_example("webpower-position/2"))
    assert names == ("Anna", "Barbara", "Chris")
    assert (position.phase, position.seat, position.exhausted) == ("more", 1, 1)


KEYS = (
    "expected format, board, players, cloisters, advisors, vatican, rules, hands, open, stack, discard, turn, "
    "exhausted, interim, or end"
)


@pytest.mark.parametrize(
    ("path", "value", "line"),
    [
        (("format",), "webpower-position/1", 'format: expected "webpower-position/2", got "webpower-position/1"'),
        (("more",), 1, f"more: unknown key; {KEYS}"),
        (("cloisters", "roma"), 0, 'cloisters: expected a site of this board, got "roma"'),
        (("rules", "variant"), "slow", 'rules.variant: expected standard or fast, got "slow"'),
        (("hands", 1), ["moon"], 'hands[1][0]: expected a kind of card of this board, got "moon"'),
        (("hands",), [[], []], "hands: expected 3 hands, one a seat, got 2"),
        (("open",), ["moon"], 'open[0]: expected a kind of card of this board, got "moon"'),
        (("stack", 2), "moon", 'stack[2]: expected a kind of card of this board, got "moon"'),
        (("discard", 2), "moon", 'discard[2]: expected a kind of card of this board, got "moon"'),
        (("turn", "seat"), 3, "turn.seat: expected a seat from 0 to 2, got 3"),
        (("turn", "phase"), "tea", 'turn.phase: expected place, more, draw, or over, got "tea"'),
        (("turn", "first"), "Utopia", 'turn.first: expected a country of this board, got "Utopia"'),
        (("turn", "placed"), None, "turn.placed: expected a whole number, got null"),
        (("exhausted",), 3, "exhausted: expected a number from 0 to 2, got 3"),
        (("end",), "stack", 'end: expected null as long as the game goes on, got "stack"'),
        (("interim",), {"roma": 0}, 'interim: expected a site of this board, got "roma"'),
        (("interim",), {"chorin": 5}, "interim.chorin: expected a seat from 0 to 2, got 5"),
    ],
)
def test_what_can_not_be_read_is_named(path: tuple[str | int, ...], value: Any, line: str):
    with pytest.raises(FileError) as error:
        read_whole(changed(entry(), value, *path))
    assert error.value.lines == (line,)


@pytest.mark.parametrize("key", ["rules", "cloisters", "hands", "open", "stack", "discard", "turn", "interim", "end"])
def test_a_missing_key(key: str):
    with pytest.raises(FileError, match=f"{key}: missing"):
        read_whole(without(entry(), key))


@pytest.mark.parametrize(
    ("path", "value", "rule"),
    [
        (("players",), ["Anna", "Barbara"], "WP-1"),
        (("advisors",), {"Franken": [300, 0, 0]}, "WP-2"),
        (("stack",), ["frankreich"] * 300, "WP-3"),
        (("turn", "placed"), 2**40, "WP-10"),
        (("exhausted",), 2, "WP-31"),
    ],
)
def test_what_is_not_legal_is_refused_with_its_rule(path: tuple[str | int, ...], value: Any, rule: str):
    with pytest.raises(RecordError, match=rf"\[{rule}\]$"):
        read_whole(changed(entry(0), value, *path))


def test_a_site_twice():
    text = record_text(entry()).replace('"cloisters": {', '"cloisters": {"chorin": 0, "chorin": 0, ', 1)
    with pytest.raises(RecordError, match=r"\[WP-17\]$"):
        read_whole(parse_json(text))


@given(st.integers(0, 2**32))
def test_a_broken_file_is_answered_with_a_sentence(seed: int):
    """Whatever part is replaced by whatever value: read, or refused in words, never anything else."""
    data, random = entry(variant="fast", vatican=True), generator("broken", seed)
    parts: list[tuple[Any, Any]] = [(data, key) for key in data]
    parts += [(data[key], inner) for key in data if isinstance(data[key], dict) for inner in data[key]]
    parts += [(data["hands"], seat) for seat in range(3)]
    part, key = pick(parts, random)
    part[key] = pick([None, -1, 10**30, "", "x" * 99, [], {}, [[]], True, 0, 2, ["frankreich"], "more"], random)
    with suppress(FileError, RecordError):
        read_whole(data)
