"""What holds on another board than the printed one, beside the rules that speak of that."""

import json
from html import escape

import pytest

from webpower import load_board, new_game
from webpower.engine.rule_texts import rule_texts
from webpower.games.power.board_file import board_ids, make_board
from webpower.games.power.panels import rules_panel
from webpower.games.power.report import report_html
from webpower.games.power.rule_notes import rule_notes, rules_told


def test_a_board_on_which_the_rules_hold_as_they_are_gets_none():
    for id in ("europe", "europe-crossroads"):
        assert rule_notes(load_board(id)) == {}
        assert rules_told(load_board(id)) == rule_texts()


def test_what_is_different_is_said_with_its_rule():
    notes = {rule: note.say(()) for rule, note in rule_notes(load_board("heron-coast")).items()}
    assert notes == {
        "WP-2": "On The Heron Coast: Each player has 6 cloisters and 3 advisors.",
        "WP-3": "On The Heron Coast: Cards: 10 Highlands/Isle, 9 Lowlands, and 8 Marshes.",
        "WP-12": "On The Heron Coast: The cards are Highlands/Isle, Lowlands, and Marshes.",
        "WP-19": "On The Heron Coast: Each player has 6 cloisters and 3 advisors.",
        "WP-40": "On The Heron Coast: The countries are scored in the order Highlands, Lowlands, Marshes, and Isle.",
        "WP-41": "On The Heron Coast: There are 5 alliances.",
        "WP-42": "On The Heron Coast: 3 cloisters in a line make a chain.",
        "WP-60": "On The Heron Coast: The Vatican shows 8 arms.",
    }
    assert set(notes) <= set(rule_texts())


def test_what_is_the_same_is_not_said():
    board = make_board({**json.loads(load_board("heron-coast").source), "chain": 4})
    assert "WP-42" not in rule_notes(board)
    assert "WP-40" in rule_notes(board)


@pytest.mark.parametrize("id", board_ids())
def test_it_stands_beside_the_board_and_in_the_report(id: str):
    game = new_game(3, 5, board=id).play_on("greedy")
    note = rule_notes(load_board(id)).get("WP-40")
    told = [line.message for line in game.score().lines]
    assert "WP-40" in [message.rule for message in told]
    for page in (rules_panel(told, load_board(id)), report_html(game)):
        assert escape(rule_texts()["WP-40"][1]) in page
        assert ("scored in the order" in page) == (note is not None)
    assert escape(load_board(id).about) in report_html(game)
