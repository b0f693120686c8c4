"""The recorded card games: all there, and what their names promise; bots find them again."""

import pytest

from tests.tools.find_card_games import FOLDER, WANTED, find
from webpower import card_game


def test_there_is_a_file_for_everything_wanted_and_no_other():
    assert card_game.recorded_games() == sorted(WANTED)
    assert [path.name for path in sorted(FOLDER.iterdir())] == [f"{name}.json" for name in sorted(WANTED)]


@pytest.mark.parametrize("name", sorted(WANTED))
class TestEach:
    def test_is_what_its_name_promises(self, name: str):
        game, wanted = card_game.recorded_game(name), WANTED[name]
        assert len(game.names) == wanted.players
        assert all(has(game) for has in wanted.has)

    def test_it_is_found_again(self, name: str):
        text = (FOLDER / f"{name}.json").read_text(encoding="utf8")
        assert find(WANTED[name]).text() == text, "python -m tests.tools.find_card_games writes them anew"
