"""What things show of themselves in a notebook: a picture or a table, and plain text that says the same."""

import pytest

from tests.games.card_game.lines import line
from webpower.games.card_game.game import Game, new_game
from webpower.games.card_game.position import EMPTY


@pytest.fixture
def game() -> Game:
    game = new_game(["Anna", "<i>Barbara</i>", "Chris"], seed=5)
    for _ in range(40):
        game.play(game.legal_actions()[0])
    return game


def test_position_and_game_are_a_picture_and_a_text(game: Game):
    for thing in (game.position, game):
        bundle = thing._repr_mimebundle_()
        assert set(bundle) == {"text/html", "text/plain"}
        assert bundle["text/html"].startswith('<img src="data:image/svg+xml,')
        assert "<i>" not in bundle["text/html"]
        assert bundle["text/plain"] == str(thing)


def test_a_score_sheet_is_a_table_whose_sums_are_its_lines(game: Game):
    sheet = game.score()
    bundle = sheet._repr_mimebundle_()
    assert set(bundle) == {"text/html", "text/plain"}
    assert "<i>Barbara" not in bundle["text/html"]
    assert sheet.lines
    for told in sheet.lines:
        assert told.message.cited(game.names) in bundle["text/plain"]
        assert f"#{told.rule.lower()}" in bundle["text/html"]
    for total in sheet.totals():
        assert f">{total}</th>" in bundle["text/html"]


def test_every_position_can_be_shown():
    for players, seed in ((3, 1), (5, 2)):
        for _, position in line(players, seed)[::9]:
            assert position._repr_mimebundle_()["text/plain"] == str(position)
            assert position.cards_left == position.owners.count(EMPTY)
