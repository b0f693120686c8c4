"""Golden games: none is missing, each is what the program plays and tells today, and the oracle agrees with it."""

import json

import pytest

from tests.oracles.referee import replay as naive_replay
from tests.tools.golden import GOLDEN, combinations, files
from webpower.games.power.game import load_game

NAMES = [name for name, _, _ in combinations()]


def test_every_variant_option_and_number_of_players_has_one_and_nothing_is_left_over():
    expected = {f"{name}.{form}" for name in NAMES for form in ("json", "txt")}
    assert {path.name for path in GOLDEN.iterdir()} == expected


def test_they_are_what_the_program_plays_and_tells_today():
    for path, text in files():
        assert path.read_text(encoding="utf8") == text, f"{path.name}: python -m tests.tools.golden writes it anew"


@pytest.mark.parametrize("name", NAMES)
def test_they_check_here_and_with_the_oracle(name: str):
    path = GOLDEN / f"{name}.json"
    assert load_game(path).position.is_over
    assert naive_replay(json.loads(path.read_text(encoding="utf8"))) == []
