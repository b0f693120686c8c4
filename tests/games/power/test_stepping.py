"""The stepper on a game of Web of Power, without a browser: every button, key and tick is a method."""

from pathlib import Path
from typing import Any

import pytest

from webpower.engine.history import CursorError
from webpower.engine.rule_texts import rule_texts
from webpower.games.power.game import Game, new_game
from webpower.games.power.playing.desk import Desk
from webpower.games.power.stepping import PowerStage, stepper
from webpower.show.stepper import KEYS, Stepper
from webpower.show.table import Table


@pytest.fixture(scope="module")
def game() -> Game:
    return new_game(["Anna", "<b>Barbara</b>", "Chris"], seed=5).play_on("random")


@pytest.fixture
def shown(game: Game) -> Stepper:
    return stepper(game, step=30)


def panel_text(shown: Stepper) -> str:
    return "".join(shown.text.texts)


def test_single_steps_and_the_ends(shown: Stepper, game: Game):
    shown.next()
    assert shown.step == 31
    shown.previous()
    shown.previous()
    assert shown.step == 29
    shown.first()
    shown.previous()
    assert shown.step == 0
    shown.last()
    shown.next()
    assert shown.step == len(game.line()) - 1


def test_turns_are_left_and_entered_at_their_starts(shown: Stepper, game: Game):
    starts = [node.number for node in game.line() if node.position.phase == "place"]
    shown.go(starts[10] + 1)
    shown.previous_turn()
    assert shown.step == starts[10]
    shown.previous_turn()
    assert shown.step == starts[9]
    shown.next_turn()
    shown.next_turn()
    assert shown.step == starts[11]
    shown.last()
    shown.next_turn()
    assert shown.step == len(game.line()) - 1


def test_the_jumps_lead_to_the_scorings(shown: Stepper, game: Game):
    line = game.line()
    interim = next(node.number for node in line if node.position.interim is not None)
    assert dict(shown.stage.jumps) == {"Interim scoring": interim, "Final scoring": len(line) - 1}
    shown.jump("Interim scoring")
    assert shown.step == interim
    assert "Interim scoring of the cloisters" in panel_text(shown)


def test_an_unfinished_game_has_no_jump_to_what_has_not_happened(game: Game):
    begun = new_game(["Anna", "Barbara", "Chris"], seed=5)
    begun.play(begun.legal_actions()[0])
    assert not PowerStage(begun).jumps


def test_a_step_that_is_not_there_is_refused(shown: Stepper, game: Game):
    with pytest.raises(
        CursorError, match=f"there is no position 999; the game has positions 0 to {len(game.line()) - 1}"
    ):
        shown.go(999)
    assert shown.step == 30


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, "Standard rules, without the Vatican; a joker pair does not pay in the countries it shows"),
        (
            {"variant": "fast", "vatican": True, "joker_own_country": True},
            "Faster variant, with the Vatican; a joker pair pays in the countries it shows, too",
        ),
    ],
)
def test_the_rulings_are_shown(options: dict[str, Any], said: str):
    shown = stepper(new_game(3, 5, **options))
    assert said in shown.text.texts[0]
    assert "#wp-12" in shown.text.texts[0]


def test_stepping_leaves_the_cursor_of_the_game_alone(shown: Stepper, game: Game):
    before = game.node
    shown.first()
    assert game.node is before


def test_playing_runs_to_the_end_and_stops(shown: Stepper, game: Game):
    shown.go(len(game.line()) - 3)
    shown.toggle_play()
    assert shown.board.playing
    assert shown._buttons["toggle_play"].description == "Pause"
    for _ in range(2):
        shown.board.handle({"tick": shown.board.beat})
    assert shown.step == len(game.line()) - 1
    assert not shown.board.playing
    assert shown._buttons["toggle_play"].description == "Play"
    shown.toggle_play()
    assert shown.step == 0  # from the end it starts anew


def test_every_key_does_what_its_button_does(shown: Stepper):
    for key, method in KEYS.items():
        shown.go(30)
        shown.board.handle({"key": key})
        by_key = (shown.step, shown.board.playing)
        shown.board.playing = False
        shown.go(30)
        shown._buttons[method].click()
        assert by_key == (shown.step, shown.board.playing), key
        shown.board.playing = False


def test_the_slider_moves_the_stepper_and_follows_it(shown: Stepper):
    shown._slider.value = 44
    assert shown.step == 44
    shown.next()
    assert shown._slider.value == 45


def test_the_board_shows_the_position_and_the_last_action(shown: Stepper, game: Game):
    for step in (0, 1, 30, 90):
        shown.go(step)
        assert shown.board.scene == shown.stage.scene(step)


def test_hidden_hands_hide_the_cards_and_what_was_drawn(game: Game):
    shown = stepper(game)
    line = game.line()
    drawn = next(node for node in line if node.action is not None and node.action.source == "stack")
    shown.go(drawn.number)
    assert "draws a card from the stack:" in panel_text(shown)
    shown.hide_hands = True
    assert "draws a card from the stack:" not in panel_text(shown)
    hands = shown.text.texts[1]
    assert hands.count(" cards<") + hands.count(" card<") == 3
    assert not any(card.label in hands for card in game.setup.board.cards)


def test_panels_are_harmless_whatever_the_players_are_called(shown: Stepper, game: Game):
    for step in range(0, len(game.line()), 7):
        shown.go(step)
        assert "<b>Barbara" not in panel_text(shown)
        assert "Barbara" in panel_text(shown)


def test_the_rules_of_every_event_are_told_beside_it(shown: Stepper, game: Game):
    texts = rule_texts()
    for node in game.line()[1:]:
        shown.go(node.number)
        for event in game.events(node):
            assert event.rule in texts, event
            assert f"{event.rule} · {texts[event.rule][0]}" in shown.text.texts[4]


def test_the_charts_come_when_the_board_has_appeared_and_follow_it(shown: Stepper, game: Game):
    assert shown.charts is None
    shown.board.handle({"ready": shown.board._version})
    assert shown.charts is not None
    for name in shown.stage.charts:
        shown._tabs.value = name
        shown.go(50)
        shown.go(120)
        assert shown.charts.view == name
        expected = shown.stage.charts[name](shown.stage.chart_state(120))
        assert shown.charts.plain() == expected
    charts = shown.charts
    shown.board.handle({"ready": shown.board._version})
    assert shown.charts is charts  # one figure for the whole life of the stepper


def test_a_mistake_in_a_callback_is_shown_and_the_stepper_goes_on(shown: Stepper, monkeypatch: pytest.MonkeyPatch):
    def broken(step: int) -> None:
        raise ValueError("no scene today")

    monkeypatch.setattr(shown.stage, "scene", broken)
    shown._buttons["next"].click()
    assert "no scene today" in shown.board.notice
    monkeypatch.undo()
    shown._buttons["next"].click()
    assert shown.board.scene == shown.stage.scene(shown.step)


def test_a_stepper_says_in_text_where_it_is(shown: Stepper, game: Game):
    assert repr(shown) == f"Stepper: Position 30 of {len(game.line()) - 1}"
    bundle = shown._repr_mimebundle_()
    assert bundle["text/plain"] == repr(shown)
    assert bundle["text/html"].startswith("<img")
    assert "application/vnd.jupyter.widget-view+json" in bundle


def test_in_the_last_turns_a_player_places_or_passes(shown: Stepper, game: Game):
    first = game.line()[0].position
    last = next(node for node in game.line() if node.position.last_turns and node.position.phase == "place")
    shown.go(0)
    assert "Anna places or exchanges." in panel_text(shown)
    assert str(first).endswith("Green places or exchanges.")
    shown.go(last.number)
    assert "places or passes." in panel_text(shown)
    assert str(last.position).endswith("places or passes.")


def test_the_game_is_played_on_from_a_step_and_stays_as_it_is(
    shown: Stepper, game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("WEBPOWER_SAVES", str(tmp_path))
    before = game.record()
    shown.go(20)
    mover = game.line()[20].position.seat
    shown._play_on.click()
    table = shown.table
    assert isinstance(table, Table)
    desk = table.desk
    assert isinstance(desk, Desk)
    assert desk.people == (mover,)
    assert desk.position == game.line()[20].position
    assert table.widget in shown.widget.children
    desk.press("let")
    assert game.record() == before
    assert len(list(tmp_path.iterdir())) == 1
    shown._back.click()
    assert shown.table is None
    assert shown.widget.children == (shown._steps,)
    assert shown._steps.layout.display == ""


def test_a_table_that_was_left_leaves_nothing_behind(shown: Stepper, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("WEBPOWER_SAVES", str(tmp_path))
    shown.play_from_here()
    table = shown.table
    assert table is not None
    shown.back()
    assert table.widget.comm is None
    assert table.board.comm is None
