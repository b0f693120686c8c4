"""The table of the card game by clicks, without a browser: what is lit, what is done, what is refused and why."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.games.card_game.staging import NAMES, stage
from webpower.engine.players import RandomPlayer
from webpower.games.card_game.cards import Law
from webpower.games.card_game.game import Game, new_game
from webpower.games.card_game.playing.desk import Desk
from webpower.games.card_game.position import EMPTY, Phase, Position


def at(position: Position, people: int = 1, view: str = "own", aids: Sequence[str] | None = None) -> Desk:
    """A desk with a position on it; the first seats are persons'."""
    seats = position.setup.seats
    game = Game(position.setup, NAMES[:seats], 5, position)
    sitting = [None if seat < people else RandomPlayer() for seat in range(seats)]
    return Desk(game, sitting, RandomPlayer(), view=view, aids=aids)


def told(desk: Desk) -> str:
    return "" if desk.notice is None else desk.notice.cited(desk.names)


def pressed(desk: Desk) -> list[str]:
    return [press.id for press in desk.presses()]


LONG = ["bayern f", "bayern c", "england", "sachsen c", "bayern f"]


class TestTaking:
    def test_the_ends_are_lit_and_a_click_takes(self):
        desk = at(stage(LONG))
        assert desk.targets() == {"card:0", "card:4"}
        desk.pick("card:0")
        assert desk.position.owners[0] == 0
        assert desk.targets() == {"card:1", "card:4"}
        assert pressed(desk) == ["end-take"]

    def test_a_card_inside_a_row_and_one_that_is_gone(self):
        desk = at(stage(LONG))
        desk.pick("card:2")
        assert told(desk) == "Only a card at an end of its row can be taken [CG-20]"
        desk.pick("card:9")
        assert told(desk) == "That card has been taken [CG-20]"
        assert desk.position == at(stage(LONG)).position

    def test_an_end_that_the_rules_refuse(self):
        desk = at(stage(["bayern f", "bayern"], ["sachsen", "franken"]))
        desk.pick("card:0")
        desk.pick("card:14")
        assert told(desk).endswith("[CG-21]")

    def test_one_can_stop_and_place_a_stone(self):
        desk = at(stage(LONG))
        desk.pick("card:0")
        desk.press("end-take")
        assert desk.position.phase is Phase.CLAIM
        assert desk.targets() == {"card:1", "card:2", "card:3", "card:4"}
        assert pressed(desk) == ["end-turn"]
        desk.pick("card:2")
        assert desk.position.stones[2] == 0
        assert desk.waits_for_bot


class TestStones:
    def test_a_card_under_a_stone_is_paid_by_a_choice_of_stones(self):
        desk = at(stage(LONG, ["sachsen", "england"], stones={0: 1, 14: 0}))
        desk.pick("card:0")
        assert desk.position.phase is Phase.PAY
        assert desk.targets() == {"card:14", "reserve:0"}
        assert pressed(desk) == ["pay-reserve"]
        desk.pick("card:3")
        assert told(desk).endswith("[CG-28]")
        desk.pick("card:14")
        assert desk.position.removed[0] == 1
        assert desk.position.stones[14] == EMPTY

    def test_the_press_pays_from_the_hand(self):
        desk = at(stage(LONG, ["sachsen", "england"], stones={0: 1, 14: 0}))
        desk.pick("card:0")
        desk.press("pay-reserve")
        assert desk.position.stones[14] == 0
        assert desk.position.removed[0] == 1

    def test_a_stone_is_lifted_and_laid_elsewhere(self):
        desk = at(stage(LONG, ["sachsen"] * 4, stones={14: 0, 15: 0, 16: 0}))
        desk.pick("card:0")
        desk.press("end-take")
        desk.pick("card:2")
        assert told(desk).endswith("[CG-40]")
        desk.pick("card:15")
        assert desk.position.phase is Phase.LIFTED
        desk.pick("card:15")
        assert told(desk).endswith("[CG-41]")
        desk.pick("card:2")
        assert (desk.position.stones[15], desk.position.stones[2]) == (EMPTY, 0)

    def test_who_can_only_pass_has_one_press(self):
        desk = at(stage(["bayern", "bayern"], stones={0: 1, 1: 2}, removed={0: 3}))
        assert desk.targets() == frozenset()
        assert pressed(desk) == ["pass"]
        desk.pick("card:0")
        assert told(desk).endswith("[CG-27]")
        desk.press("pass")
        assert desk.position.seat == 1


class TestLawCards:
    def test_they_lie_in_the_hand_and_a_click_plays_one(self):
        desk = at(stage(["bayern cc", "bayern f", "sachsen"], laws={0: [Law.THREE_SYMBOLS, Law.MINUS_TWO]}))
        assert [card.label for card in desk.hand()] == ["Three symbols", "Minus two"]
        desk.card(1)
        assert told(desk) == "This law card can't be played: it is shown at the end, and costs two points [CG-37]"
        desk.card(0)
        assert desk.position.three
        assert [card.label for card in desk.hand()] == ["Minus two"]

    def test_one_that_does_nothing_now_says_why(self):
        desk = at(stage(LONG, laws={0: [Law.TAKE_BACK]}))
        desk.card(0)
        assert told(desk).endswith("[CG-34]")

    def test_on_the_board_they_can_be_clicked_too(self):
        desk = at(stage(LONG, laws={0: [Law.DIFFERENT_COLOURS]}))
        assert "law:different_colours" in desk.targets()
        desk.pick("law:different_colours")
        assert desk.position.mixed

    def test_nobody_sees_another_ones(self):
        laws = {0: [Law.TAKE_BACK], 1: [Law.MINUS_TWO, Law.THREE_SYMBOLS]}
        shown = "".join([*at(stage(LONG, laws=laws)).panels(), at(stage(LONG, laws=laws)).scene().description])
        assert "2 law cards" in shown
        other = stage(LONG, laws={0: [Law.TAKE_BACK], 1: [Law.DIFFERENT_COLOURS] * 2})
        assert at(other).scene() == at(stage(LONG, laws=laws)).scene()
        assert at(other).panels()[0] == at(stage(LONG, laws=laws)).panels()[0]

    def test_everybody_sees_all_if_that_is_chosen(self):
        laws = {1: [Law.THREE_SYMBOLS]}
        assert "Three symbols" in at(stage(LONG, laws=laws), view="all").panels()[0]


class TestSeveralPersons:
    def test_who_has_no_law_card_need_not_say_that_he_looks(self):
        desk = at(stage(LONG), people=3)
        assert desk.may_act()
        assert desk.presses() == ()
        desk.pick("card:0")
        assert desk.position.owners[0] == 0

    def test_law_cards_are_covered_until_their_owner_looks(self):
        desk = at(stage(LONG, laws={0: [Law.MINUS_TWO]}), people=3)
        assert pressed(desk) == ["show-hand"]
        desk.pick("card:0")
        assert "covered" in told(desk)
        desk.press("show-hand")
        assert [card.label for card in desk.hand()] == ["Minus two"]
        desk.pick("card:0")
        assert desk.position.owners[0] == 0


class TestTheRest:
    def test_nothing_is_done_while_a_bot_is_on_the_move(self):
        desk = at(stage(LONG, seat=1))
        desk.pick("card:0")
        assert told(desk) == "Barbara is on the move"
        assert desk.presses() == ()

    def test_undo_over_a_law_card_says_what_is_known_now(self):
        desk = at(stage(["bayern"] * 5, on_cards=[Law.THREE_SYMBOLS] * 8))
        desk.pick("card:0")
        desk.pick("card:1")
        desk.press("undo")
        assert "law card" in told(desk).lower()

    def test_without_aids_there_is_neither_hint_nor_score(self):
        desk = at(stage(LONG), aids=())
        assert "hint" not in [tool.id for tool in desk.tools()]
        assert "if it ended" not in desk.panels()[0]

    @pytest.mark.parametrize("how", [{"aids": ("coach",)}, {"view": "some"}])
    def test_what_there_is_none_of(self, how: dict[str, Any]):
        with pytest.raises(ValueError, match="expected"):
            at(stage(LONG), **how)

    def test_the_file_is_that_of_the_game_with_its_options(self, tmp_path: Path):
        game = new_game(["Anna", "random 1", "random 2"], 3, move_any_time=True, start_player=0)
        desk = Desk(game, [None, RandomPlayer(), RandomPlayer()], RandomPlayer(), tmp_path)
        assert desk.save is not None
        assert desk.save.name == "anna-random-1-random-2-cards-moves-start-0-seed-3.json"
        desk.press("next-seed")
        assert desk.game.setup.options.move_any_time
        assert desk.position.seat == 0
