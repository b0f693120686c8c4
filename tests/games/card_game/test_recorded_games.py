"""The recorded card games: all there, no two the same, and what their names promise."""

import pytest

from tests.tools.find_card_games import FOLDER, WANTED
from webpower import card_game


def test_there_is_a_file_for_everything_wanted_and_no_other():
    assert card_game.recorded_games() == sorted(WANTED)
    assert [path.name for path in sorted(FOLDER.iterdir())] == [f"{name}.json" for name in sorted(WANTED)]


def test_no_two_are_the_same():
    games = [card_game.recorded_game(name) for name in WANTED]
    assert len({game.text() for game in games}) == len(WANTED)


@pytest.mark.parametrize("name", sorted(WANTED))
class TestEach:
    def test_is_what_its_name_promises(self, name: str):
        game, wanted = card_game.recorded_game(name), WANTED[name]
        assert len(game.names) == wanted.players
        assert all(has(game) for has in wanted.has)
