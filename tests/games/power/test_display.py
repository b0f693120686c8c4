"""What things show of themselves in a notebook: a picture or a table, and plain text that says the same."""

import pytest

from webpower.games.power.board_file import load_board
from webpower.games.power.game import Game, new_game


@pytest.fixture(scope="module")
def game() -> Game:
    return new_game(["Anna", "<i>Barbara</i>", "Chris"], seed=5).play_on("random")


def test_board_position_and_game_are_a_picture_and_a_text(game: Game):
    for thing in (load_board(), game.position, game):
        bundle = thing._repr_mimebundle_()
        assert set(bundle) == {"text/html", "text/plain"}
        assert bundle["text/html"].startswith('<img src="data:image/svg+xml,')
        assert "<i>" not in bundle["text/html"]
        assert bundle["text/plain"] == str(thing)


def test_a_board_tells_its_facts():
    text = str(load_board())
    assert text.startswith("Europe in the 12th century: 54 sites, 64 roads, 15 alliances")
    assert all(country.name in text for country in load_board().countries)


def test_a_game_tells_position_cards_and_score(game: Game):
    text = str(game)
    last = len(game.line()) - 1
    assert f"position {last} of {last}" in text
    assert "The game is over" in text
    assert text.splitlines()[-1].split()[1:] == [str(total) for total in game.score().totals()]


def test_a_game_tells_in_words_what_it_is_played_by():
    standard = "Standard rules, without the Vatican; a joker pair does not pay in the countries it shows [WP-12]"
    other = "Faster variant, with the Vatican; a joker pair pays in the countries it shows, too [WP-12]"
    assert str(new_game(3, 5)).splitlines()[:2] == ["Web of Power, Green, Red, Blue: position 0 of 0", standard]
    options = {"variant": "fast", "vatican": True, "joker_own_country": True}
    assert str(new_game(3, 5, **options)).splitlines()[1] == other  # type: ignore[arg-type]


def test_a_stack_of_one_card_is_told_as_one():
    game = new_game(3, 5)
    game.root.position = game.position._replace(stack=b"\0", discard=bytes([1, 0, 0, 0, 0]))
    assert "Stack: 1 card. Discarded: 1 card." in str(game)


def test_a_score_sheet_is_a_table_whose_sums_are_its_lines(game: Game):
    sheet = game.score()
    bundle = sheet._repr_mimebundle_()
    assert set(bundle) == {"text/html", "text/plain"}
    assert "<i>Barbara" not in bundle["text/html"]
    for line in sheet.lines:
        assert line.message.cited(game.names) in bundle["text/plain"]
        assert f"web-of-power.md#{line.rule.lower()}" in bundle["text/html"]
    for heading in ("Interim scoring", "Final scoring"):
        assert heading in bundle["text/plain"]
        assert heading in bundle["text/html"]
