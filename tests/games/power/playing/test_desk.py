"""Every click at the table, without a browser: what it does, what it refuses and by which rule."""

from html import escape
from pathlib import Path
from typing import Any

import pytest

from tests.games.power.staging import (
    BAYERN_BURGUND,
    ENGLAND_SCHWABEN,
    FRANKEN_ARAGON,
    FRANKREICH,
    LOTHRINGEN_ITALIEN,
    on_sites,
    stage,
)
from webpower.engine.errors import WrongValue
from webpower.engine.players import RandomPlayer
from webpower.games.power.game import Game, load_game, new_game
from webpower.games.power.players import make_player
from webpower.games.power.playing.choosing import refusal, ways_at
from webpower.games.power.playing.desk import Desk
from webpower.games.power.rules import reasons
from webpower.games.power.scene.ids import elements
from webpower.games.power.what_if import placement_effects

GREEDY = make_player("greedy")


def desk(game: Game, bots: tuple[int, ...] = (1, 2), **more: Any) -> Desk:
    """A desk at which the other seats are persons."""
    seats = [RandomPlayer() if seat in bots else None for seat in range(game.setup.seats)]
    return Desk(game, seats, GREEDY, **more)


def told(at: Desk) -> str:
    """The notice as a sentence with its rule; "" if there is none."""
    return "" if at.notice is None else at.notice.cited(at.names)


def kept_game(at: Desk) -> Game:
    """The game as its file has it."""
    assert at.save is not None
    return load_game(at.save)


def ids(at: Desk) -> list[str]:
    return [press.id for press in at.presses()]


class TestPlacing:
    def test_what_is_lit_is_what_is_legal(self):
        at = desk(stage([FRANKEN_ARAGON, BAYERN_BURGUND, BAYERN_BURGUND], on_sites(Bayern=[1])))
        places = {(action.act, action.at) for action in at.game.legal_actions() if action.at}
        prefix = {"cloister": "site", "advisor": "coat"}
        assert at.targets() == {f"{prefix[act]}:{where}" for act, where in places}
        lit = {mark.id for mark in at.scene().marks if mark.button}
        assert lit == at.targets()

    def test_one_click_places_where_one_payment_is_possible(self):
        at = desk(stage([FRANKEN_ARAGON, BAYERN_BURGUND, ENGLAND_SCHWABEN]))
        at.pick("site:chorin")
        assert at.game.node.action is not None
        assert (at.game.node.action.at, at.game.node.action.pay) == ("chorin", (FRANKEN_ARAGON,))
        assert told(at) == ""

    def test_several_payments_are_offered_and_can_be_turned_down(self):
        at = desk(stage([FRANKEN_ARAGON, BAYERN_BURGUND, BAYERN_BURGUND]))
        at.pick("site:chorin")
        assert at.game.node.number == 0
        assert told(at) == "How does Anna pay? [WP-11]"
        assert [press.text for press in at.presses()] == [
            "Pay one Franken/Aragon card",
            "Pay two Bayern/Burgund cards",
            "Cancel",
        ]
        at.press("cancel")
        assert ids(at) == ["exchange"]
        at.pick("site:chorin")
        at.press("pay:1")
        assert at.game.node.action is not None
        assert at.game.node.action.pay == (BAYERN_BURGUND, BAYERN_BURGUND)

    def test_chosen_cards_narrow_what_is_lit_and_pay(self):
        at = desk(stage([FRANKEN_ARAGON, BAYERN_BURGUND, BAYERN_BURGUND]))
        every = at.targets()
        labels = [card.label for card in at.hand()]
        at.card(labels.index("Franken/Aragon"))
        assert [card.chosen for card in at.hand()].count(True) == 1
        assert at.targets() < every
        assert {element.partition(":")[0] for element in at.targets()} == {"site"}
        at.card(labels.index("Franken/Aragon"))
        at.card(labels.index("Bayern/Burgund"))
        at.card(labels.index("Bayern/Burgund") + 1)
        assert "site:chorin" in at.targets()  # the pair pays elsewhere
        assert "site:regensburg" not in at.targets()  # but not at home (WP-12)
        at.pick("site:chorin")
        assert at.game.node.action is not None
        assert at.game.node.action.pay == (BAYERN_BURGUND, BAYERN_BURGUND)
        assert not any(card.chosen for card in at.hand())

    def test_a_chosen_card_can_be_put_back(self):
        at = desk(stage([FRANKEN_ARAGON, BAYERN_BURGUND, BAYERN_BURGUND]))
        every = at.targets()
        at.card(0)
        at.card(0)
        assert at.targets() == every

    def test_the_vatican_is_placed_in_by_its_arms(self):
        at = desk(stage([BAYERN_BURGUND, BAYERN_BURGUND, FRANKREICH], vatican=True))
        at.pick("arms:council/Franken")
        assert at.game.node.action is not None
        assert at.game.node.action.act == "vatican"


def test_all_that_bots_have_done_since_the_last_turn_is_told():
    at = desk(new_game(5, seed=3), bots=(1, 2, 3, 4))
    for _ in range(3):
        while at.mover == 0:
            at.press("let")
        at.bots_on()
        log = at.panels()[2]
        line = at.game.line()
        last_own = max(node.number for node in line if node.parent is not None and node.parent.position.seat == 0)
        for node in line[last_own + 1 :]:
            for event in at.game.events(node, hide=True):
                assert escape(event.say(at.names)) in log
    at.press("let")  # and the next piece of the person stands beneath it
    assert all(name in at.panels()[2] for name in at.names)


class TestRefusals:
    @pytest.mark.parametrize(
        ("element", "sentence"),
        [
            ("coat:Franken", "Franken holds no cloister, and a country without cloisters takes no advisor [WP-18]"),
            ("site:melk", "Anna has no Bayern/Burgund card, and no two cards of another kind [WP-11]"),
            ("road:melk/salzburg", "Nothing is placed there. A cloister goes on a site, an advisor on a coat of arms"),
        ],
    )
    def test_a_click_on_what_is_impossible_answers_with_the_rule(self, element: str, sentence: str):
        at = desk(stage([FRANKEN_ARAGON, FRANKREICH, ENGLAND_SCHWABEN]))
        at.pick(element)
        assert told(at).startswith(sentence)
        assert at.game.node.number == 0

    def test_a_site_that_is_taken(self):
        at = desk(stage([FRANKEN_ARAGON] * 3, {"chorin": 1}))
        at.pick("site:chorin")
        assert told(at) == "Chorin already holds a cloister of Barbara [WP-17]"

    def test_another_country_than_the_first_piece(self):
        at = desk(stage([FRANKEN_ARAGON, FRANKEN_ARAGON, BAYERN_BURGUND], on_sites(Franken=[0, 1])))
        at.pick("site:obra")
        at.pick("site:melk")
        assert told(at) == (
            "Anna has placed in Franken, and all pieces of a turn go into one country, so none goes into Bayern [WP-14]"
        )

    def test_every_refusal_of_a_place_is_one_that_the_rules_give_for_it(self):
        """Whatever is clicked in the course of a game: a sentence about this place, or about paying there at all."""
        at = desk(new_game(3, seed=3, vatican=True))
        clicked = 0
        while not at.position.is_over:
            if at.may_act() and at.position.phase != "draw":
                for element in sorted(set(elements(at.game.setup)) - at.targets()):
                    why = refusal(at.position, element, bytes(5))
                    given = {reason for way in ways_at(at.position, element) for reason in reasons(at.position, way)}
                    assert why in given or why.id in ("choice-cannot-pay", "choice-no-pair"), (element, why)
                    clicked += 1
            at.let_helper() if at.mover == 0 else at.bot_step()
        assert clicked > 500

    def test_the_wrong_cards_for_an_open_place(self):
        at = desk(stage([FRANKEN_ARAGON, FRANKREICH, ENGLAND_SCHWABEN]))
        labels = [card.label for card in at.hand()]
        at.card(labels.index("Frankreich"))
        at.pick("site:chorin")
        assert told(at) == "one Frankreich card does not show Franken and does not pay for a piece there [WP-11]"
        at.card(labels.index("Franken/Aragon"))
        at.pick("site:chorin")
        assert told(at).endswith("[WP-11]")
        at.card(labels.index("England/Schwaben"))
        at.pick("site:chorin")
        assert told(at).endswith("[WP-13]")

    def test_a_pair_at_home(self):
        at = desk(stage([BAYERN_BURGUND, BAYERN_BURGUND, FRANKREICH]))
        at.card(0)
        at.card(1)
        at.pick("site:melk")
        assert told(at).endswith("[WP-12]")

    def test_placing_while_drawing(self):
        at = desk(stage([FRANKEN_ARAGON, FRANKEN_ARAGON, ENGLAND_SCHWABEN], on_sites(Franken=[0, 1])))
        at.pick("site:obra")
        at.press("stop")
        at.pick("site:chorin")
        assert at.position.phase == "draw"
        assert told(at) == "Anna has to draw now; the placing of this turn is over [WP-23]"

    def test_exchanging_without_a_card(self):
        at = desk(stage([FRANKEN_ARAGON, BAYERN_BURGUND, ENGLAND_SCHWABEN]))
        assert not at.presses()[0].ready
        at.press("exchange")
        assert told(at) == "Choose the one card that Anna gives away, then exchange it [WP-22]"
        at.card(1)
        assert at.presses()[0].ready
        at.press("exchange")
        assert at.game.node.action is not None
        assert at.game.node.action.card == BAYERN_BURGUND

    def test_what_is_not_there_to_press(self):
        with pytest.raises(ValueError, match="the desk has nothing called 'dance' to press"):
            desk(stage([FRANKREICH])).press("dance")

    def test_a_view_that_there_is_none_of(self):
        with pytest.raises(ValueError, match="view: expected own, all, none; got 'some'"):
            desk(stage([FRANKREICH]), view="some")


class TestTurn:
    def test_a_second_piece_or_none_then_drawing(self):
        at = desk(stage([FRANKEN_ARAGON, FRANKEN_ARAGON, BAYERN_BURGUND], on_sites(Franken=[0, 1])))
        at.card(0)
        at.pick("site:obra")
        assert ids(at) == ["stop"]
        at.press("stop")
        assert ids(at) == ["stack", "open:0", "open:1"]
        at.press("open:1")
        assert at.game.node.action is not None
        assert at.game.node.action.source == "open"

    def test_open_cards_of_one_kind_are_one_press(self):
        at = desk(stage([FRANKEN_ARAGON, FRANKREICH], open=(BAYERN_BURGUND, BAYERN_BURGUND)))
        at.pick("site:obra")
        assert ids(at) == ["stack", "open:1"]
        at.press("stack")
        assert at.game.node.action is not None
        assert at.game.node.action.source == "stack"

    def test_passing_in_the_last_turns(self):
        at = desk(stage([FRANKREICH], exhausted=2, stack=(), open=()))
        assert ids(at) == ["pass"]
        at.press("pass")
        assert at.game.node.action is not None
        assert at.game.node.action.act == "pass"

    def test_a_whole_game_by_clicks_is_the_game_it_saves(self, tmp_path: Path):
        at = desk(new_game(["Anna", "bot 1", "bot 2"], seed=4), folder=tmp_path)
        clicks = 0
        while not at.position.is_over:
            at.bots_on()
            if at.position.is_over:
                break
            clicks += 1
            presses, lit = [press.id for press in at.presses() if press.ready], sorted(at.targets())
            if presses and (presses[0].startswith(("pay", "stack", "open")) or not lit):
                at.press(presses[0])
            elif lit:
                at.pick(lit[clicks % len(lit)])
            else:
                at.card(0)
        assert clicks > 30
        winner = at.game.winners()[0]
        assert f"{winner} wins with {max(at.game.score().totals())} points" in at.headline()
        assert ids(at) == []
        at.pick("site:obra")
        assert told(at) == "The game is over."
        at.press("hint")
        assert told(at) == "The game is over."
        kept = kept_game(at)
        assert kept.record() == at.game.record()
        assert kept.record()["result"]["scores"] == list(at.game.score().totals())


class TestBots:
    def test_they_play_until_a_person_is_on_the_move(self):
        at = desk(new_game(4, seed=3), bots=(1, 2, 3))
        at.bots_on()
        assert at.game.node.number == 0
        at.let_helper()
        while at.position.seat == 0:
            at.let_helper()
        assert at.waits_for_bot
        assert ids(at) == []
        at.pick("site:obra")
        assert told(at) == "Red is on the move"
        at.press("let")
        assert told(at) == "Red is on the move"
        at.bot_step()
        at.bots_on()
        assert at.mover == 0
        number = at.game.node.number
        at.bot_step()  # nobody's turn but a person's
        assert at.game.node.number == number

    def test_a_hint_says_what_and_why(self):
        at = desk(new_game(3, seed=3))
        at.press("hint")
        assert told(at).startswith("greedy would choose: ")
        assert at.game.node.number == 0

    def test_to_the_end(self):
        at = desk(new_game(3, seed=3), bots=(1,))
        at.press("to-end")
        assert at.position.is_over
        at.bot_step()
        at.press("let")
        assert at.position.is_over

    def test_the_same_seed_gives_the_same_game_also_after_going_back(self):
        one, other = (desk(new_game(3, seed=3)) for _ in range(2))
        one.press("to-end")
        other.press("let")
        other.press("undo")
        other.press("to-end")
        assert one.game.record() == other.game.record()


class TestGoingBack:
    def test_over_what_the_bots_did_with_a_warning_of_what_has_come_to_light(self):
        at = desk(new_game(3, seed=3))
        while at.mover == 0:
            at.let_helper()
        last = at.game.node.number
        at.bots_on()
        at.press("undo")
        assert at.mover == 0
        assert at.game.node.number == last - 1
        assert "seen" in told(at)
        at.press("redo")
        assert at.game.node.number > last
        assert at.mover == 0
        assert told(at) == ""

    def test_the_ends_say_so(self):
        at = desk(new_game(3, seed=3))
        at.press("undo")
        assert told(at) == "This is the start of the game: there is nothing to take back"
        at.press("redo")
        assert told(at) == "There is nothing to play again"

    def test_a_restart_keeps_what_was_played_as_a_line_of_play(self, tmp_path: Path):
        at = desk(new_game(3, seed=3), folder=tmp_path)
        at.press("let")
        at.press("restart")
        assert at.game.node.number == 0
        legal = at.game.legal_actions()
        at.game.play(next(action for action in legal if action is not at.game.root.children[0].action))
        at.keep()
        assert len(kept_game(at).branches().lines) == 2

    def test_another_game_has_the_next_seed_and_leaves_the_old_one_in_its_file(self, tmp_path: Path):
        at = desk(new_game(3, seed=3, vatican=True), folder=tmp_path)
        at.press("let")
        old, number = at.save, at.game.node.number
        at.press("next-seed")
        assert (at.game.seed, at.game.setup.options.vatican, at.game.node.number) == (4, True, 0)
        assert at.save != old
        assert old is not None
        assert load_game(old).node.number == number


class TestHotSeat:
    def test_a_hand_is_covered_until_its_owner_says_so(self):
        at = desk(new_game(["Anna", "Barbara", "bot"], seed=3), bots=(2,))
        assert at.hand() == ()
        assert at.targets() == frozenset()
        assert [press.text for press in at.presses()] == ["Anna's turn: show my hand"]
        at.pick("site:obra")
        assert told(at) == "Anna's hand is covered: show it first"
        at.press("show-hand")
        assert len(at.hand()) == 3
        while at.mover == 0:
            at.let_helper()
        assert at.hand() == ()
        assert [press.text for press in at.presses()] == ["Barbara's turn: show my hand"]

    @pytest.mark.parametrize(("view", "seen"), [("own", 0), ("all", 3), ("none", 0)])
    def test_the_list_of_players_shows_all_hands_or_none(self, view: str, seen: int):
        at = desk(new_game(["Anna", "Barbara", "bot"], seed=3), bots=(2,), view=view)
        covered = at.panels()[0].count("3 cards")
        assert 3 - covered == seen

    def test_what_another_one_drew_from_the_stack_is_not_told(self):
        at = desk(new_game(["Anna", "Barbara", "bot"], seed=3), bots=(2,))
        at.press("show-hand")
        at.card(0)
        at.press("exchange")
        at.press("stack")
        assert "draws a card from the stack:" not in at.panels()[2]
        alone = desk(new_game(["Anna", "bot 1", "bot 2"], seed=3))
        alone.card(0)
        alone.press("exchange")
        alone.press("stack")
        assert "draws a card from the stack:" in alone.panels()[2]


class TestAids:
    def test_what_if_shows_the_change_at_every_lit_place_and_at_no_other(self):
        at = desk(stage([FRANKEN_ARAGON, BAYERN_BURGUND, ENGLAND_SCHWABEN], on_sites(Bayern=[1])))
        plain = at.scene()
        at.press("what-if")
        shown = {
            mark.id.removeprefix("effect-number:") for mark in at.scene().marks if mark.id.startswith("effect-number:")
        }
        assert shown == at.targets()
        labels = [card.label for card in at.hand()]
        at.card(labels.index("Franken/Aragon"))
        fewer = {
            mark.id.removeprefix("effect-number:") for mark in at.scene().marks if mark.id.startswith("effect-number:")
        }
        assert fewer == at.targets() < shown
        at.card(labels.index("Franken/Aragon"))
        at.press("what-if")
        assert at.scene() == plain

    def test_the_teacher_can_take_them_away(self):
        allowed, bare = desk(new_game(3, seed=3)), desk(new_game(3, seed=3), aids=())
        assert {"hint", "what-if"} <= {tool.id for tool in allowed.tools()}
        assert not {"hint", "what-if"} & {tool.id for tool in bare.tools()}
        for aid in ("hint", "what-if"):
            with pytest.raises(ValueError, match="nothing called"):
                bare.press(aid)
        assert "if it ended now" in allowed.panels()[0]
        assert "if it ended now" not in bare.panels()[0]
        assert "Not seen yet:" in allowed.panels()[1]
        assert "Not seen yet:" not in bare.panels()[1]

    def test_an_aid_that_there_is_none_of(self):
        with pytest.raises(
            WrongValue, match="aids: expected some of what-if, hint, if-ended, known, coach; got 'coffee'"
        ):
            desk(new_game(3, seed=3), aids=["coffee"])

    def test_known_cards_are_those_taken_openly(self):
        at = desk(new_game(3, seed=3))
        at.card(0)
        at.press("exchange")
        at.press("stack")
        while at.position.phase != "draw":
            at.bot_step()
        draw = next(action for action in at.game.legal_actions() if action.source == "open")
        at.game.play(draw)
        label = at.position.board.cards[draw.kind].label
        told = at.panels()[1].partition("Not seen yet")[0]
        assert "Red" in told
        assert label in told

    def test_the_coach_tells_when_points_were_given_away(self):
        hand = [FRANKEN_ARAGON, LOTHRINGEN_ITALIEN, ENGLAND_SCHWABEN]
        board = {"chiaravalle": 0, "nonantola": 0, "camaldoli": 0}  # one more in line makes a chain
        at = desk(stage(hand, board))
        at.press("what-if")
        effects = {f"{effect.act}:{effect.at}": effect.net for effect in placement_effects(at.position)}
        best = max(effects.values())
        worst = min((net, at) for at, net in effects.items() if at.startswith("cloister"))
        assert best - worst[0] >= 2
        at.pick(worst[1].replace("cloister", "site"))
        assert told(at).startswith("If the game ended now, ")
        assert f"would have brought Anna +{best} against the best rival" in told(at)
        silent = desk(stage(hand, board), aids=())
        silent.pick(worst[1].replace("cloister", "site"))
        assert told(silent) == ""
        good = desk(stage(hand, board))
        good.pick(next(at for at, net in effects.items() if net == best).replace("cloister", "site"))
        assert told(good) == ""
