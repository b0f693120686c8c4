"""A player who clicks twice, too early or too late, and a bot that fails: nothing is lost, and nothing stands still."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.games.power.playing.test_desk import desk, ids, told
from tests.games.power.staging import BAYERN_BURGUND, FRANKEN_ARAGON, stage
from webpower.games.power.actions import Action
from webpower.games.power.game import new_game
from webpower.games.power.playing.desk import Desk
from webpower.games.power.playing.start import play
from webpower.show.table import Table


def table(*players: Any, pace: str = "at-once", **more: Any) -> tuple[Table, Desk]:
    shown = play(["Anna", *(players or ("random", "random"))], seed=3, saves=None, pace=pace, **more)
    assert isinstance(shown.desk, Desk)
    return shown, shown.desk


def exchange(shown: Table) -> None:
    shown.card(0)
    shown.press("exchange")


class TestTwice:
    """Every press, pressed again before the page has shown what it did."""

    def test_a_payment(self):
        at = desk(stage([FRANKEN_ARAGON, BAYERN_BURGUND, BAYERN_BURGUND]))
        at.pick("site:chorin")
        at.press("pay:1")
        at.press("pay:1")
        at.press("pay:0")
        at.press("cancel")
        assert at.game.node.number == 1
        assert told(at) == ""

    def test_a_draw_that_is_the_last_one_of_the_turn(self):
        shown, at = table()
        exchange(shown)
        shown.press("stack")
        number = at.game.node.number
        assert at.mover == 0  # the bots have played
        shown.press("stack")
        assert at.game.node.number == number
        assert (told(at), shown.board.notice) == ("", "")

    def test_a_draw_is_never_one_for_a_bot(self):
        shown, at = table(pace="slow")
        exchange(shown)
        shown.press("stack")
        while at.position.phase != "draw":  # the bot's turn comes to its draw
            shown.tick()
        number = at.game.node.number
        for id in ("stack", *(f"open:{kind}" for kind in at.position.open), "stop", "exchange", "pass", "show-hand"):
            shown.press(id)
        assert (at.game.node.number, at.mover) == (number, 1)
        assert shown.board.playing

    def test_what_there_is_none_of_is_a_mistake_of_the_program(self):
        at = desk(new_game(3, seed=3))
        for id in ("dance", "stacks", "undo:1"):
            with pytest.raises(ValueError, match="nothing called"):
                at.press(id)


class TestWhileBotsPlay:
    def test_undo_takes_back_the_last_decision_and_stops_the_clock(self):
        shown, at = table(pace="slow")
        exchange(shown)
        shown.press("stack")
        shown.tick()
        assert shown.board.playing
        shown.press("undo")
        assert (at.mover, at.position.phase) == (0, "draw")
        assert not shown.board.playing
        shown.tick()  # one that was on its way
        assert (at.mover, at.position.phase) == (0, "draw")

    def test_the_pace_can_be_changed(self):
        shown, at = table(pace="slow")
        exchange(shown)
        shown.press("stack")
        shown.tick()
        shown.pace = "fast"
        assert (at.mover, shown.board.interval) == (1, 300)
        assert shown.board.playing
        shown.pace = "at-once"
        assert at.mover == 0
        assert not shown.board.playing

    @pytest.mark.parametrize("tool", ["restart", "next-seed", "to-end", "undo"])
    def test_whatever_else_is_pressed_leaves_a_game_that_goes_on(self, tool: str):
        shown, at = table(pace="slow")
        exchange(shown)
        shown.press("stack")
        shown.tick()
        shown.press(tool)
        assert shown.board.error is None
        assert shown.board.playing == at.waits_for_bot
        assert at.position.is_over == (tool == "to-end")


@pytest.mark.parametrize("tool", ["restart", "undo", "redo", "next-seed", "let", "hint", "what-if"])
def test_an_offer_is_gone_after_whatever_is_pressed(tool: str):
    at = desk(stage([FRANKEN_ARAGON, BAYERN_BURGUND, BAYERN_BURGUND]))
    at.pick("site:chorin")
    assert "pay:0" in ids(at)
    at.press(tool)
    assert "pay:0" not in ids(at)
    at.press("pay:0")
    assert at.game.node.number == (1 if tool == "let" else 0)


class TestABotThatFails:
    def failing(self, observation: object, legal: Sequence[Action], random: Random) -> Action:
        raise RuntimeError("no idea")

    def test_at_once_the_person_still_sees_what_was_done(self):
        shown, at = table("random", self.failing)
        exchange(shown)
        shown.press("stack")
        assert (at.mover, at.position.phase) == (2, "place")
        assert "failing" in shown._headline.value
        assert shown._doing.children == ()
        assert shown.board.notice == "RuntimeError: no idea"
        shown.press("undo")
        assert at.mover == 0

    def test_at_a_pace_the_clock_stops_and_undo_goes_back(self):
        shown, at = table("random", self.failing, pace="slow")
        exchange(shown)
        shown.press("stack")
        while shown.board.playing:
            shown.tick()
        assert at.mover == 2
        assert shown.board.notice == "RuntimeError: no idea"
        shown.press("undo")
        assert at.mover == 0
        assert not shown.board.playing

    def test_what_was_played_before_is_kept(self, tmp_path):
        shown = play(["Anna", "random", self.failing], seed=3, saves=tmp_path, pace="at-once")
        exchange(shown)
        shown.press("stack")
        again = play(["Anna", "random", self.failing], seed=3, saves=tmp_path, pace="on-click")
        assert again.desk.waits_for_bot
        assert again.desk.scene() == shown.desk.scene()
