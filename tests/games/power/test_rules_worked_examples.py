"""The worked examples of the rules, each by name, and every other rule of a turn in one small scene."""

from typing import Any

import pytest

from tests.games.power.staging import (
    BAYERN_BURGUND,
    BOARD,
    ENGLAND_SCHWABEN,
    FRANKEN_ARAGON,
    FRANKREICH,
    LOTHRINGEN_ITALIEN,
    allowed,
    card_names,
    draw,
    hand,
    on_sites,
    placeable,
    refused,
    stage,
)
from webpower.engine.errors import IllegalAction, RecordError
from webpower.games.power.game import Game, new_game
from webpower.games.power.position import Phase, no_pieces

PAIR = {
    kind: [kind, kind] for kind in (FRANKEN_ARAGON, BAYERN_BURGUND, LOTHRINGEN_ITALIEN, ENGLAND_SCHWABEN, FRANKREICH)
}


class TestFrankreichWith3And2And2Cloisters:
    """Rulebook: at most 3 advisors."""

    @pytest.mark.parametrize("there", [[0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 0, 2]])
    def test_there_is_room_while_there_are_fewer_than_three(self, there):
        game = stage([FRANKREICH], on_sites(Frankreich=[3, 2, 2]), {"Frankreich": there})
        assert allowed(game, "advisor", "Frankreich", FRANKREICH)

    @pytest.mark.parametrize("there", [[3, 0, 0], [1, 1, 1], [0, 2, 1]])
    def test_three_are_the_most(self, there):
        game = stage([FRANKREICH], on_sites(Frankreich=[3, 2, 2]), {"Frankreich": there})
        assert refused(game, "advisor", "Frankreich", FRANKREICH) == "WP-18"
        assert game.why_not("advisor", "Frankreich", FRANKREICH) == [
            "Frankreich has 3 advisors and the strongest player there has 3 cloisters, "
            "so there is no room for another [WP-18]"
        ]

    def test_whoever_asks(self):
        for seat in range(3):
            game = stage([FRANKREICH], on_sites(Frankreich=[3, 2, 2]), {"Frankreich": [1, 1, 1]}, seat=seat)
            assert refused(game, "advisor", "Frankreich", FRANKREICH) == "WP-18"


class TestTwoAdvisorsOneByAJokerPair:
    """Rulebook: Frankreich, a player with 4 cloisters, 2 advisors; one frankreich and two england-schwaben cards."""

    @pytest.mark.parametrize(
        "payments",
        [[[FRANKREICH], PAIR[ENGLAND_SCHWABEN]], [PAIR[ENGLAND_SCHWABEN], [FRANKREICH]]],
        ids=["card first", "pair first"],
    )
    def test_they_may_both_be_added(self, payments):
        game = stage(
            [FRANKREICH, ENGLAND_SCHWABEN, ENGLAND_SCHWABEN], on_sites(Frankreich=[0, 4]), {"Frankreich": [0, 1, 1]}
        )
        for pay in payments:
            game.play("advisor", "Frankreich", pay)
        assert list(game.position.pieces.advisors[BOARD.country_number["Frankreich"]]) == [2, 1, 1]
        assert hand(game, 0) == []
        assert game.position.phase is Phase.DRAW

    def test_without_a_cloister_of_ones_own(self):
        game = stage([FRANKREICH], on_sites(Frankreich=[0, 4]))
        assert allowed(game, "advisor", "Frankreich", FRANKREICH)


class TestItalienWith2And2Cloisters:
    """Rulebook: no advisor there; three lothringen-italien give 2 advisors, or 2 cloisters, or one of each."""

    def game(self) -> Game:
        return stage([LOTHRINGEN_ITALIEN] * 3, on_sites(Italien=[0, 2, 2]))

    @pytest.mark.parametrize(
        "pieces",
        [
            [("advisor", "Italien"), ("advisor", "Italien")],
            [("cloister", "farfa"), ("cloister", "monte-cassino")],
            [("advisor", "Italien"), ("cloister", "farfa")],
            [("cloister", "farfa"), ("advisor", "Italien")],
        ],
    )
    def test_any_two(self, pieces):
        game = self.game()
        for act, at in pieces:
            game.play(act, at, LOTHRINGEN_ITALIEN)
        assert game.position.phase is Phase.DRAW
        assert hand(game, 0) == [LOTHRINGEN_ITALIEN]

    def test_two_advisors_are_all_there_is_room_for(self):
        game = stage([LOTHRINGEN_ITALIEN] * 3, on_sites(Italien=[0, 2, 2]), {"Italien": [0, 1, 0]})
        game.play("advisor", "Italien", LOTHRINGEN_ITALIEN)
        assert refused(game, "advisor", "Italien", LOTHRINGEN_ITALIEN) == "WP-18"

    def test_three_are_never_placed(self):
        game = self.game()
        game.play("cloister", "farfa", LOTHRINGEN_ITALIEN)
        game.play("advisor", "Italien", LOTHRINGEN_ITALIEN)
        assert refused(game, "advisor", "Italien", LOTHRINGEN_ITALIEN) == "WP-16"


class TestFrankenEmpty:
    """Rulebook: the first player there places one cloister and is done; the next may add a cloister and an advisor."""

    def test_the_first_cloister_is_all(self):
        game = stage([FRANKEN_ARAGON] * 3)
        game.play("cloister", "chorin", FRANKEN_ARAGON)
        assert game.position.phase is Phase.DRAW
        assert refused(game, "cloister", "obra", FRANKEN_ARAGON) == "WP-15"
        assert refused(game, "advisor", "Franken", FRANKEN_ARAGON) == "WP-15"

    def test_no_advisor_comes_first(self):
        game = stage([FRANKEN_ARAGON] * 3)
        assert refused(game, "advisor", "Franken", FRANKEN_ARAGON) == "WP-18"

    def test_the_next_player_adds_a_cloister_and_by_a_joker_pair_an_advisor(self):
        game = stage([FRANKEN_ARAGON, FRANKREICH, FRANKREICH], hands={1: [FRANKEN_ARAGON, *PAIR[BAYERN_BURGUND]]})
        game.play("cloister", "chorin", FRANKEN_ARAGON)
        draw(game, "stack")
        game.play("cloister", "obra", FRANKEN_ARAGON)
        assert game.position.phase == "more"
        game.play("advisor", "Franken", PAIR[BAYERN_BURGUND])
        assert game.position.phase is Phase.DRAW
        assert hand(game, 1) == []

    def test_it_counts_as_empty_only_if_nobody_at_all_is_there(self):
        game = stage([FRANKEN_ARAGON] * 3, on_sites(Franken=[0, 0, 1]))
        game.play("cloister", "chorin", FRANKEN_ARAGON)
        assert placeable(game) == {
            *(("cloister", site) for site in ("obra", "quedlinburg", "corvey", "fulda", "pforta")),
            ("advisor", "Franken"),
        }


class TestPaying:
    def test_wp_11_a_card_pays_in_the_countries_it_shows(self):
        game = stage([FRANKEN_ARAGON])
        assert {at for act, at in placeable(game)} == {
            site.id for site in BOARD.sites if BOARD.countries[site.country].name in ("Franken", "Aragon")
        }

    def test_wp_11_another_card_does_not(self):
        assert refused(stage([FRANKREICH]), "cloister", "chorin", FRANKREICH) == "WP-11"

    def test_wp_11_two_different_cards_do_not(self):
        game = stage([FRANKREICH, BAYERN_BURGUND])
        assert refused(game, "cloister", "chorin", [FRANKREICH, BAYERN_BURGUND]) == "WP-11"

    def test_wp_11_cards_come_from_the_own_hand(self):
        game = stage([FRANKREICH], hands={1: [FRANKEN_ARAGON] * 3})
        assert refused(game, "cloister", "chorin", FRANKEN_ARAGON) == "WP-11"
        assert refused(game, "cloister", "chorin", PAIR[FRANKREICH]) == "WP-11"

    def test_wp_12_a_joker_pair_pays_everywhere_but_in_its_own_countries(self):
        game = stage(PAIR[FRANKEN_ARAGON])
        by_pair = {BOARD.sites[a.place].country for a in game.legal_actions() if len(a.pay) == 2}
        assert {BOARD.countries[number].name for number in by_pair} == {
            country.name for country in BOARD.countries if country.name not in ("Franken", "Aragon")
        }
        assert refused(game, "cloister", "silos", PAIR[FRANKEN_ARAGON]) == "WP-12"

    def test_the_option_joker_own_country_drops_wp_12(self):
        game = stage(PAIR[FRANKEN_ARAGON], joker_own_country=True)
        assert allowed(game, "cloister", "silos", PAIR[FRANKEN_ARAGON])
        assert len({BOARD.sites[a.place].country for a in game.legal_actions() if len(a.pay) == 2}) == 9

    def test_the_option_joker_own_country_leaves_the_vatican_alone(self):
        game = stage(PAIR[FRANKEN_ARAGON], joker_own_country=True, vatican=True)
        assert refused(game, "vatican", "council/Aragon", PAIR[FRANKEN_ARAGON]) == "WP-61"

    @pytest.mark.parametrize("number", [3, 4])
    def test_wp_13_no_more_cards_than_needed(self, number):
        game = stage([FRANKREICH] * 3)
        assert refused(game, "cloister", "fleury", [FRANKREICH] * number) == "WP-13"

    def test_wp_11_nothing_is_free(self):
        assert refused(stage([FRANKREICH]), "cloister", "fleury", []) == "WP-11"

    def test_wp_20_the_cards_go_to_the_discard_pile_as_soon_as_the_piece_stands(self):
        game = stage([FRANKEN_ARAGON, *PAIR[BAYERN_BURGUND]], on_sites(Franken=[1]))
        game.play("cloister", "chorin", FRANKEN_ARAGON)
        assert game.position.phase is Phase.MORE
        assert list(game.position.discard) == [1, 0, 0, 0, 0]
        game.play("cloister", "obra", PAIR[BAYERN_BURGUND])
        assert list(game.position.discard) == [1, 2, 0, 0, 0]


class TestPlacing:
    def test_wp_10_a_turn_places_or_exchanges_one(self):
        game = stage([FRANKEN_ARAGON, FRANKEN_ARAGON, BAYERN_BURGUND], on_sites(Franken=[1]))
        game.play("cloister", "chorin", FRANKEN_ARAGON)
        assert refused(game, "exchange", card=BAYERN_BURGUND) == "WP-10"

    def test_wp_14_all_pieces_go_into_one_country(self):
        game = stage([FRANKEN_ARAGON] * 3, on_sites(Franken=[1], Aragon=[1]))
        game.play("cloister", "chorin", FRANKEN_ARAGON)
        assert refused(game, "cloister", "poblet", FRANKEN_ARAGON) == "WP-14"
        assert refused(game, "advisor", "Aragon", FRANKEN_ARAGON) == "WP-14"

    def test_wp_16_a_second_piece_is_a_choice(self):
        game = stage([FRANKEN_ARAGON] * 3, on_sites(Franken=[1]))
        game.play("cloister", "chorin", FRANKEN_ARAGON)
        assert allowed(game, "stop")
        game.play("stop")
        assert game.position.phase is Phase.DRAW

    def test_wp_16_where_no_second_piece_is_possible_there_is_no_choice(self):
        game = stage([FRANKEN_ARAGON, BAYERN_BURGUND, FRANKREICH], on_sites(Franken=[1]))
        game.play("cloister", "chorin", FRANKEN_ARAGON)
        assert game.position.phase is Phase.DRAW
        assert refused(game, "stop") == "WP-16"

    def test_wp_17_a_site_holds_one_cloister(self):
        game = stage([FRANKEN_ARAGON], {"chorin": 2})
        assert refused(game, "cloister", "chorin", FRANKEN_ARAGON) == "WP-17"
        assert game.why_not("cloister", "chorin", FRANKEN_ARAGON) == [
            "Chorin already holds a cloister of Chris [WP-17]"
        ]

    def test_wp_18_a_cloister_placed_first_makes_room_in_the_same_turn(self):
        game = stage([LOTHRINGEN_ITALIEN] * 3, on_sites(Italien=[1]), {"Italien": [0, 1, 0]})
        assert refused(game, "advisor", "Italien", LOTHRINGEN_ITALIEN) == "WP-18"
        game.play("cloister", "farfa", LOTHRINGEN_ITALIEN)
        assert allowed(game, "advisor", "Italien", LOTHRINGEN_ITALIEN)

    def test_wp_18_a_cloister_of_a_weaker_player_makes_none(self):
        game = stage([LOTHRINGEN_ITALIEN] * 3, on_sites(Italien=[0, 2]), {"Italien": [0, 2, 0]})
        game.play("cloister", "farfa", LOTHRINGEN_ITALIEN)
        assert refused(game, "advisor", "Italien", LOTHRINGEN_ITALIEN) == "WP-18"

    def test_wp_18_a_country_without_cloisters_takes_no_advisor(self):
        assert refused(stage([FRANKREICH]), "advisor", "Frankreich", FRANKREICH) == "WP-18"

    def test_wp_19_twenty_cloisters(self):
        sites = [site.id for site in BOARD.sites]
        game = stage([BAYERN_BURGUND], dict.fromkeys(sites[:19], 0))
        assert allowed(game, "cloister", "montmajour", BAYERN_BURGUND)
        game = stage([BAYERN_BURGUND], dict.fromkeys(sites[:20], 0))
        assert refused(game, "cloister", "montmajour", BAYERN_BURGUND) == "WP-19"

    def test_wp_19_eight_advisors_the_vatican_s_counted(self):
        there: dict[str, Any] = {"cloisters": on_sites(Franken=[7]), "advisors": {"Frankreich": [7, 0, 0]}}
        assert allowed(stage([FRANKEN_ARAGON], **there), "advisor", "Franken", FRANKEN_ARAGON)
        game = stage([FRANKEN_ARAGON], **there, arms={"council/Bayern": 0})
        assert refused(game, "advisor", "Franken", FRANKEN_ARAGON) == "WP-19"

    def test_wp_21_nobody_is_obliged_to_place(self):
        game = stage([FRANKEN_ARAGON, FRANKEN_ARAGON, BAYERN_BURGUND])
        assert placeable(game)
        assert allowed(game, "exchange", card=FRANKEN_ARAGON)


class TestTheFasterVariant:
    def test_wp_50_two_countries(self):
        game = stage([FRANKEN_ARAGON, BAYERN_BURGUND, FRANKREICH], variant="fast")
        game.play("cloister", "chorin", FRANKEN_ARAGON)
        assert placeable(game) == {
            ("cloister", site.id)
            for site in BOARD.sites
            if BOARD.countries[site.country].name in ("Bayern", "Burgund", "Frankreich")
        }
        game.play("cloister", "melk", BAYERN_BURGUND)
        assert game.position.phase is Phase.DRAW

    def test_wp_50_at_most_two_pieces_all_the_same(self):
        game = stage([FRANKEN_ARAGON, BAYERN_BURGUND, FRANKREICH], variant="fast")
        game.play("cloister", "chorin", FRANKEN_ARAGON)
        game.play("cloister", "melk", BAYERN_BURGUND)
        assert refused(game, "cloister", "fleury", FRANKREICH) == "WP-16"

    def test_wp_50_an_advisor_elsewhere(self):
        game = stage([FRANKEN_ARAGON, BAYERN_BURGUND, FRANKREICH], on_sites(Bayern=[0, 1]), variant="fast")
        game.play("cloister", "chorin", FRANKEN_ARAGON)
        assert allowed(game, "advisor", "Bayern", BAYERN_BURGUND)

    def test_wp_51_two_cloisters_in_an_empty_country(self):
        game = stage([FRANKEN_ARAGON] * 3, variant="fast")
        game.play("cloister", "chorin", FRANKEN_ARAGON)
        game.play("cloister", "obra", FRANKEN_ARAGON)
        assert game.position.phase is Phase.DRAW

    def test_wp_51_but_not_a_cloister_and_an_advisor(self):
        game = stage([FRANKEN_ARAGON] * 3, variant="fast")
        game.play("cloister", "chorin", FRANKEN_ARAGON)
        assert refused(game, "advisor", "Franken", FRANKEN_ARAGON) == "WP-51"

    def test_wp_51_nor_an_advisor_in_another_country_that_is_empty(self):
        game = stage([FRANKEN_ARAGON, FRANKREICH, FRANKREICH], variant="fast")
        game.play("cloister", "chorin", FRANKEN_ARAGON)
        assert refused(game, "advisor", "Frankreich", FRANKREICH) == "WP-18"

    def test_wp_52_a_country_with_cloisters_takes_both(self):
        game = stage([FRANKEN_ARAGON] * 3, on_sites(Franken=[0, 1]), variant="fast")
        game.play("cloister", "obra", FRANKEN_ARAGON)
        assert allowed(game, "advisor", "Franken", FRANKEN_ARAGON)


@pytest.mark.parametrize("variant", ["standard", "fast"])
class TestTheVatican:
    def game(self, variant: str, **more: Any) -> Game:
        return stage([FRANKEN_ARAGON] * 3, vatican=True, variant=variant, **more)

    def test_wp_60_only_with_the_expansion(self, variant):
        game = stage([FRANKEN_ARAGON] * 3, variant=variant)
        assert refused(game, "vatican", "council/Bayern", PAIR[FRANKEN_ARAGON]) == "WP-60"

    def test_wp_60_frankreich_is_not_there(self, variant):
        assert refused(self.game(variant), "vatican", "council/Frankreich", PAIR[FRANKEN_ARAGON]) == "WP-60"

    def test_wp_61_a_joker_pair_on_all_arms_but_of_its_own_countries(self, variant):
        game = self.game(variant)
        assert {at for act, at in placeable(game) if act == "vatican"} == {
            arms.name for arms in BOARD.arms if not arms.name.endswith(("Franken", "Aragon"))
        }
        assert refused(game, "vatican", "cloister/Franken", PAIR[FRANKEN_ARAGON]) == "WP-61"

    def test_wp_61_never_a_single_card(self, variant):
        assert refused(self.game(variant), "vatican", "council/Franken", FRANKEN_ARAGON) == "WP-61"

    def test_wp_61_the_advisor_leaves_the_supply(self, variant):
        game = self.game(variant)
        game.play("vatican", "council/Bayern", PAIR[FRANKEN_ARAGON])
        assert game.position.advisors_left(0) == 7

    @pytest.mark.parametrize("owner", [0, 1])
    def test_wp_62_each_arms_holds_one_advisor(self, variant, owner):
        game = self.game(variant, arms={"council/Bayern": owner})
        assert refused(game, "vatican", "council/Bayern", PAIR[FRANKEN_ARAGON]) == "WP-62"

    def test_wp_62_one_of_a_player_in_each_column(self, variant):
        game = self.game(variant, arms={"council/Bayern": 0, "cloister/Schwaben": 0, "cloister/England": 1})
        assert {at for act, at in placeable(game) if act == "vatican"} == {
            *("council/Burgund", "council/Italien", "council/Schwaben"),
            *("cloister/Bayern", "cloister/Lothringen"),
        }

    def test_wp_63_after_the_vatican_nothing_else(self, variant):
        game = self.game(variant, cloisters=on_sites(Franken=[1]))
        game.play("vatican", "council/Bayern", PAIR[FRANKEN_ARAGON])
        assert game.position.phase is Phase.DRAW
        assert refused(game, "cloister", "chorin", FRANKEN_ARAGON) == "WP-63"

    def test_wp_63_after_the_board_no_vatican(self, variant):
        game = self.game(variant, cloisters=on_sites(Franken=[1]))
        game.play("cloister", "chorin", FRANKEN_ARAGON)
        assert game.position.phase is Phase.MORE
        assert refused(game, "vatican", "council/Bayern", PAIR[FRANKEN_ARAGON]) == "WP-63"

    def test_wp_64_its_advisors_do_not_count_towards_wp_18(self, variant):
        game = self.game(variant, cloisters={"chorin": 1}, arms={"council/Franken": 1, "cloister/Franken": 2})
        assert allowed(game, "advisor", "Franken", FRANKEN_ARAGON)


class TestExchangingAndDrawing:
    def test_wp_4_the_deal(self):
        game = new_game(4, 7)
        names = card_names(game.deck)
        for seat in range(4):
            assert sorted(hand(game, seat)) == sorted(names[3 * seat : 3 * seat + 3])
        assert card_names(game.position.open) == names[12:14]
        assert card_names(game.position.stack) == names[14:]
        assert (game.position.seat, sum(game.position.discard)) == (0, 0)
        assert game.position.pieces == no_pieces(game.setup)

    @pytest.mark.parametrize("players", [2, 6])
    def test_wp_1_three_to_five_play(self, players):
        with pytest.raises(RecordError, match=r"\[WP-1\]$"):
            new_game(players)

    def test_wp_1_seats_follow_each_other(self):
        game = stage([FRANKREICH] * 3)
        for seat in (0, 1, 2, 0, 1):
            assert game.position.seat == seat
            game.play("exchange", card=hand(game, seat)[0])
            draw(game, "stack")

    def test_wp_22_a_card_is_given_away_and_one_is_drawn(self):
        game = stage([FRANKREICH, FRANKREICH, BAYERN_BURGUND])
        game.play("exchange", card=BAYERN_BURGUND)
        assert list(game.position.discard) == [0, 1, 0, 0, 0]
        draw(game, FRANKEN_ARAGON)
        assert hand(game, 0) == [FRANKEN_ARAGON, FRANKREICH, FRANKREICH]
        assert game.position.seat == 1

    def test_wp_22_only_a_card_in_hand(self):
        assert refused(stage([FRANKREICH] * 3), "exchange", card=BAYERN_BURGUND) == "WP-22"

    def test_wp_23_a_card_at_a_time_from_the_stack_or_the_open_cards_which_are_not_replaced_yet(self):
        game = stage([FRANKEN_ARAGON, FRANKEN_ARAGON, FRANKREICH], on_sites(Franken=[1]))
        game.play("cloister", "chorin", FRANKEN_ARAGON)
        game.play("cloister", "obra", FRANKEN_ARAGON)
        draw(game, BAYERN_BURGUND)
        assert card_names(game.position.open) == [FRANKEN_ARAGON]
        assert refused(game, "draw", source="open", card=BAYERN_BURGUND) == "WP-23"
        assert allowed(game, "draw", source="stack")
        draw(game, "stack")
        assert hand(game, 0) == [BAYERN_BURGUND, LOTHRINGEN_ITALIEN, FRANKREICH]

    def test_wp_23_up_to_three_in_hand(self):
        game = stage([FRANKEN_ARAGON], on_sites(Franken=[1]))
        game.play("cloister", "chorin", FRANKEN_ARAGON)
        draw(game, "stack", "stack")
        assert game.position.seat == 0
        draw(game, "stack")
        assert game.position.seat == 1

    def test_wp_23_drawing_is_not_optional(self):
        game = stage([FRANKREICH] * 3)
        game.play("exchange", card=FRANKREICH)
        assert {action.act for action in game.legal_actions()} == {"draw"}
        assert refused(game, "exchange", card=FRANKREICH) == "WP-10"

    def test_wp_24_then_open_cards_are_replaced(self):
        game = stage([FRANKEN_ARAGON, FRANKEN_ARAGON, FRANKREICH], on_sites(Franken=[1]))
        game.play("cloister", "chorin", FRANKEN_ARAGON)
        game.play("cloister", "obra", FRANKEN_ARAGON)
        draw(game, BAYERN_BURGUND, FRANKEN_ARAGON)
        assert card_names(game.position.open) == [LOTHRINGEN_ITALIEN, ENGLAND_SCHWABEN]
        assert len(game.position.stack) == 2
        assert game.position.seat == 1

    def test_wp_33_no_passing_before_the_last_turns(self):
        assert refused(stage([FRANKREICH] * 3), "pass") == "WP-33"


class TestTheStackRunsOut:
    def placed(self, stack: list[str], exhausted: int = 0, seat: int = 0, **more: Any) -> Game:
        """A player has placed two cloisters and draws two cards."""
        game = stage(
            [FRANKEN_ARAGON, FRANKEN_ARAGON, FRANKREICH],
            on_sites(Franken=[1]),
            stack=stack,
            exhausted=exhausted,
            seat=seat,
            **more,
        )
        game.play("cloister", "chorin", FRANKEN_ARAGON)
        game.play("cloister", "obra", FRANKEN_ARAGON)
        return game

    def test_wp_31_the_first_time_in_the_middle_of_a_draw(self):
        game = self.placed([BAYERN_BURGUND], discard=[ENGLAND_SCHWABEN])
        draw(game, "stack")
        position = game.position
        assert position.exhausted == 1
        assert position.interim == position.pieces.owners
        assert game.score().part("interim").totals() == (3, 0, 0)
        assert sorted(card_names(position.stack)) == [ENGLAND_SCHWABEN, FRANKEN_ARAGON, FRANKEN_ARAGON]
        assert sum(position.discard) == 0
        assert (position.seat, position.phase) == (0, Phase.DRAW)
        draw(game, "stack")
        assert game.position.seat == 1
        assert sum(game.position.hands[0]) == 3
        assert len(game.position.stack) == 2

    def test_wp_31_the_interrupted_player_may_also_go_on_with_the_open_cards(self):
        game = self.placed([BAYERN_BURGUND])
        draw(game, "stack", BAYERN_BURGUND)
        assert game.position.seat == 1
        assert card_names(game.position.open) == [FRANKEN_ARAGON, FRANKEN_ARAGON]
        assert card_names(game.position.stack) == [FRANKEN_ARAGON]

    def test_wp_31_the_first_time_while_open_cards_are_replaced(self):
        game = self.placed([FRANKREICH], discard=[ENGLAND_SCHWABEN])
        draw(game, BAYERN_BURGUND, FRANKEN_ARAGON)
        position = game.position
        assert (position.seat, position.exhausted) == (1, 1)
        assert card_names(position.open)[0] == FRANKREICH
        assert len(position.open) == 2
        assert len(position.stack) == 2

    def test_wp_31_there_is_no_interim_scoring_as_long_as_a_card_is_left(self):
        game = self.placed([BAYERN_BURGUND, BAYERN_BURGUND, FRANKREICH])
        draw(game, "stack", "stack")
        assert (game.position.exhausted, game.position.interim) == (0, None)

    @pytest.mark.parametrize("seat", [0, 1])
    def test_wp_32_the_second_time_players_up_to_the_last_seat_take_one_more_turn(self, seat):
        game = self.placed([BAYERN_BURGUND], exhausted=1, seat=seat, hands={2: [FRANKREICH] * 3})
        draw(game, "stack")
        position = game.position
        assert hand(game, seat) == [BAYERN_BURGUND, FRANKREICH]
        assert card_names(position.open) == [FRANKEN_ARAGON, BAYERN_BURGUND]
        assert (position.seat, position.phase, position.exhausted) == (seat + 1, Phase.PLACE, 2)
        for later in range(seat + 1, 3):
            assert game.position.seat == later
            game.play("pass")
        assert game.position.end == "stack"
        assert game.legal_actions() == []

    def test_wp_32_if_it_was_the_last_seat_s_turn_the_game_ends_with_it(self):
        game = self.placed([BAYERN_BURGUND], exhausted=1, seat=2)
        draw(game, "stack")
        assert (game.position.phase, game.position.end) == (Phase.OVER, "stack")
        assert hand(game, 2) == [BAYERN_BURGUND, FRANKREICH]

    def test_wp_32_the_second_time_while_open_cards_are_replaced(self):
        game = self.placed([FRANKREICH], exhausted=1)
        draw(game, FRANKEN_ARAGON, BAYERN_BURGUND)
        assert card_names(game.position.open) == [FRANKREICH]
        assert (game.position.seat, game.position.last_turns) == (1, True)

    def test_wp_32_the_discard_pile_stays_where_it_is(self):
        game = self.placed([BAYERN_BURGUND], exhausted=1, discard=[ENGLAND_SCHWABEN])
        draw(game, "stack")
        assert sum(game.position.discard) == 3
        assert game.node.shuffles == ()

    def test_wp_33_in_the_last_turns_a_player_places_as_usual(self):
        game = stage([FRANKEN_ARAGON] * 3, on_sites(Franken=[1]), stack=[], exhausted=2, seat=1)
        game.play("cloister", "chorin", FRANKEN_ARAGON)
        assert allowed(game, "stop")
        game.play("advisor", "Franken", FRANKEN_ARAGON)
        assert game.position.seat == 2
        assert hand(game, 1) == [FRANKEN_ARAGON]

    def test_wp_33_or_passes_and_does_not_exchange(self):
        game = stage([FRANKEN_ARAGON] * 3, stack=[], exhausted=2, seat=1)
        assert allowed(game, "pass")
        assert refused(game, "exchange", card=FRANKEN_ARAGON) == "WP-33"

    def test_wp_33_a_pass_is_a_whole_turn(self):
        game = stage([FRANKEN_ARAGON] * 3, on_sites(Franken=[1]), stack=[], exhausted=2, seat=1)
        game.play("cloister", "chorin", FRANKEN_ARAGON)
        assert refused(game, "pass") == "WP-33"

    def test_nothing_after_the_end(self):
        game = stage([FRANKEN_ARAGON] * 3, stack=[], exhausted=2, seat=2)
        game.play("pass")
        assert refused(game, "cloister", "chorin", FRANKEN_ARAGON) == "WP-32"


class TestNobodyCanPlace:
    """WP-34. Every site but Obra is taken, and everywhere stand as many advisors as there may be."""

    def game(self, seat: int = 0, room: bool = False, **more: Any) -> Game:
        owners = {site.id: number % 3 for number, site in enumerate(BOARD.sites) if site.id != "obra"}
        advisors = {}
        for country in BOARD.countries:
            here = [owners[BOARD.sites[site].id] for site in country.sites if BOARD.sites[site].id in owners]
            most = max(here.count(owner) for owner in range(3))
            advisors[country.name] = [most, 0, 0] if country.name in ("Franken", "Bayern") else [0, 0, most]
        if room:
            advisors["Franken"][0] -= 1
        return stage([FRANKEN_ARAGON] * 3, owners, advisors, seat=seat, **more)

    def last_cloister(self, **more: Any) -> Game:
        game = self.game(**more)
        game.play("cloister", "obra", FRANKEN_ARAGON)
        return game

    def test_wp_34_the_game_ends_at_once(self):
        position = self.last_cloister(seat=1).position
        assert (position.phase, position.end) == (Phase.OVER, "board")
        assert position.seat == 1

    def test_wp_34_without_an_interim_scoring_before_the_first_exhaustion(self):
        game = self.last_cloister(seat=1)
        assert game.position.interim is None
        assert game.score().part("interim").lines == ()
        assert game.record()["result"]["interim"] is None

    def test_wp_34_not_while_a_country_has_room_for_an_advisor(self):
        assert self.last_cloister(seat=1, room=True).position.end == ""

    def test_wp_34_not_while_a_site_is_free(self):
        game = self.game(seat=1)
        assert game.position.end == ""
        assert allowed(game, "cloister", "obra", FRANKEN_ARAGON)

    def test_wp_34_holds_in_the_last_turns_and_counts_as_ended_by_the_board(self):
        game = self.last_cloister(seat=2, exhausted=2, stack=[])
        assert game.position.end == "board"

    def test_wp_34_the_arms_of_the_vatican_count_as_places(self):
        assert self.last_cloister(seat=1, vatican=True).position.end == ""

    def test_nothing_after_the_end(self):
        game = self.last_cloister(seat=1)
        assert refused(game, "draw", source="stack") == "WP-34"
        with pytest.raises(IllegalAction, match="nobody can place a piece any more"):
            game.play("pass")
