"""The oracle's turns: what may be placed, paid and drawn, and how the game ends."""

from typing import Any

import pytest

from tests.oracles.legal import broken_rules, candidates, is_legal, legal_actions
from tests.oracles.play import play
from tests.oracles.referee import result_of
from tests.oracles.staging import (
    BLUE,
    BOARD,
    DRAW,
    GREEN,
    ORANGE,
    PURPLE,
    YELLOW,
    advisor,
    cloister,
    stand,
    table_with,
    vatican,
)
from tests.oracles.table import Action, Rules, Table


class TestPlacing:
    def test_a_first_cloister_is_all_there(self):
        """Rulebook: the first player in Franken places one cloister and is done; the next may add two pieces."""
        table = table_with([PURPLE, YELLOW, YELLOW])
        play(table, cloister("chorin", YELLOW))
        assert table.phase == "draw"
        table.hands[1] = [YELLOW, GREEN, GREEN]
        play(table, DRAW)
        assert table.seat == 1
        play(table, cloister("obra", YELLOW))
        assert is_legal(table, Action("stop"))
        assert not is_legal(table, DRAW)
        assert broken_rules(table, cloister("melk", GREEN)) == ["WP-14"]
        play(table, advisor("Franken", GREEN, GREEN))
        assert table.phase == "draw"
        assert table.discards == [YELLOW, YELLOW, GREEN, GREEN]

    def test_frankreich_with_3_2_2_takes_three_advisors(self):
        table = table_with([PURPLE], stand(Frankreich=[3, 2, 2]), advisors={"Frankreich": [1, 0, 1]})
        assert is_legal(table, advisor("Frankreich", PURPLE))
        table.advisors["Frankreich"][2] = 2
        assert broken_rules(table, advisor("Frankreich", PURPLE)) == ["WP-18"]

    def test_two_advisors_one_by_a_joker_pair(self):
        table = table_with([PURPLE, BLUE, BLUE], stand(Frankreich=[0, 4]), advisors={"Frankreich": [0, 1, 1]})
        play(table, advisor("Frankreich", BLUE, BLUE))
        play(table, advisor("Frankreich", PURPLE))
        assert table.advisors["Frankreich"] == [2, 1, 1]

    def test_italien_with_2_and_2(self):
        """Rulebook: three cards of the country give two advisors, two cloisters, or one of each."""
        free = BOARD.sites_in("Italien")[4]
        for first in (advisor("Italien", ORANGE), cloister(free, ORANGE)):
            table = table_with([ORANGE] * 3, stand(Italien=[0, 2, 2]))
            play(table, first)
            kinds = {action.act for action in legal_actions(table)}
            assert kinds == {"advisor", "cloister", "stop"}

    def test_a_cloister_makes_room_in_the_same_turn(self):
        table = table_with([ORANGE] * 3, stand(Italien=[1]), advisors={"Italien": [0, 1, 0]})
        assert broken_rules(table, advisor("Italien", ORANGE)) == ["WP-18"]
        play(table, cloister("farfa", ORANGE))
        assert is_legal(table, advisor("Italien", ORANGE))

    def test_joker_pairs(self):
        table = table_with([PURPLE, PURPLE, BLUE])
        assert is_legal(table, cloister("chorin", PURPLE, PURPLE))
        assert broken_rules(table, cloister("fleury", PURPLE, PURPLE)) == ["WP-12"]
        assert broken_rules(table, cloister("chorin", BLUE, PURPLE)) == ["WP-11"]
        assert broken_rules(table, cloister("chorin", BLUE, BLUE)) == ["WP-11"]
        table.rules.joker_own_country = True
        assert is_legal(table, cloister("fleury", PURPLE, PURPLE))

    def test_site_and_supply(self):
        table = table_with([YELLOW], stand(Franken=[1]))
        assert broken_rules(table, cloister(BOARD.sites_in("Franken")[0], YELLOW)) == ["WP-17"]
        table.cloisters = dict.fromkeys(list(BOARD.country_of)[:20], 0)
        assert broken_rules(table, cloister("silos", YELLOW)) == ["WP-19"]

    def test_eight_advisors(self):
        table = table_with([YELLOW], stand(Franken=[7]), advisors={"Frankreich": [7, 0, 0]})
        assert is_legal(table, advisor("Franken", YELLOW))
        table.vatican = {"council/Franken": 0}
        assert broken_rules(table, advisor("Franken", YELLOW)) == ["WP-19"]

    def test_no_stop_where_nothing_more_could_be_placed(self):
        table = table_with([YELLOW, GREEN, BLUE], stand(Franken=[1]))
        play(table, cloister("chorin", YELLOW))
        assert table.phase == "draw"
        assert broken_rules(table, Action("stop")) == ["format"]


class TestFast:
    def test_two_countries(self):
        table = table_with([YELLOW, GREEN, BLUE], rules=Rules(fast=True))
        play(table, cloister("chorin", YELLOW))
        play(table, cloister("melk", GREEN))
        assert table.phase == "draw"

    def test_an_empty_country_takes_two_cloisters_but_no_advisor(self):
        table = table_with([YELLOW, YELLOW, BLUE], rules=Rules(fast=True))
        play(table, cloister("chorin", YELLOW))
        assert broken_rules(table, advisor("Franken", YELLOW)) == ["WP-51"]
        play(table, cloister("obra", YELLOW))
        assert table.phase == "draw"

    def test_an_advisor_elsewhere(self):
        table = table_with([YELLOW, GREEN, BLUE], stand(Bayern=[0, 1]), rules=Rules(fast=True))
        play(table, cloister("chorin", YELLOW))
        assert is_legal(table, advisor("Bayern", GREEN))


class TestVatican:
    def test_not_without_the_expansion(self):
        assert "WP-60" in broken_rules(table_with([YELLOW] * 3), vatican("council/Bayern", YELLOW, YELLOW))

    def test_payment_places_and_columns(self):
        table = table_with([YELLOW, YELLOW, YELLOW], rules=Rules(vatican=True, joker_own_country=True))
        assert is_legal(table, vatican("council/Bayern", YELLOW, YELLOW))
        assert broken_rules(table, vatican("council/Franken", YELLOW, YELLOW)) == ["WP-61"]
        assert broken_rules(table, vatican("council/Franken", YELLOW)) == ["WP-61"]
        assert broken_rules(table, vatican("council/Frankreich", YELLOW, YELLOW)) == ["WP-60"]
        table.vatican = {"council/Bayern": 1, "cloister/Lothringen": 0}
        assert broken_rules(table, vatican("council/Bayern", YELLOW, YELLOW)) == ["WP-62"]
        assert broken_rules(table, vatican("cloister/England", YELLOW, YELLOW)) == ["WP-62"]
        assert is_legal(table, vatican("cloister/Burgund", YELLOW, YELLOW))

    @pytest.mark.parametrize("fast", [False, True])
    def test_board_or_vatican(self, fast):
        rules = Rules(fast=fast, vatican=True)
        table = table_with([YELLOW] * 3, stand(Franken=[1]), rules=rules)
        play(table, vatican("council/Bayern", YELLOW, YELLOW))
        assert table.phase == "draw"
        table = table_with([YELLOW] * 3, stand(Franken=[1]), rules=rules)
        play(table, cloister("chorin", YELLOW))
        assert broken_rules(table, vatican("council/Bayern", YELLOW, YELLOW)) == ["WP-63"]


class TestCards:
    def test_exchange(self):
        table = table_with([YELLOW, GREEN, BLUE])
        assert broken_rules(table, Action("exchange", card=PURPLE)) == ["WP-22"]
        play(table, Action("exchange", card=GREEN))
        assert legal_actions(table) == {
            DRAW,
            Action("draw", source="open", card=YELLOW),
            Action("draw", source="open", card=GREEN),
        }
        assert play(table, Action("draw", source="open", card=GREEN)) == GREEN
        assert (table.seat, table.open, table.discards) == (1, [YELLOW, ORANGE], [GREEN])

    def test_pass_only_in_the_last_turns(self):
        table = table_with([YELLOW])
        assert broken_rules(table, Action("pass")) == ["WP-33"]
        table.exhausted = 2
        assert is_legal(table, Action("pass"))
        assert broken_rules(table, Action("exchange", card=YELLOW)) == ["WP-33"]

    def test_first_exhaustion_interrupts_a_draw(self):
        table = table_with([YELLOW, YELLOW, BLUE], stand(Franken=[1]), stack=[GREEN])
        play(table, cloister("chorin", YELLOW))
        play(table, cloister("obra", YELLOW))
        assert play(table, DRAW) == GREEN
        assert (table.stack, table.discards, table.seat, table.phase) == ([YELLOW, YELLOW], [], 0, "draw")
        nothing = {country: [0, 0, 0] for country in BOARD.countries}
        assert table.interim == {"cloisters": nothing | {"Franken": [3, 0, 0]}}
        play(table, DRAW)
        assert (table.seat, table.exhausted, table.stack) == (1, 1, [YELLOW])

    def test_first_exhaustion_while_open_cards_are_replaced(self):
        table = table_with([YELLOW, YELLOW, BLUE], stand(Franken=[1]), stack=[PURPLE])
        play(table, cloister("chorin", YELLOW))
        play(table, cloister("obra", YELLOW))
        play(table, Action("draw", source="open", card=GREEN))
        play(table, Action("draw", source="open", card=YELLOW))
        assert (table.seat, table.exhausted, table.open, table.stack) == (1, 1, [PURPLE, YELLOW], [YELLOW])

    @pytest.mark.parametrize(("seat", "phase"), [(0, "start"), (2, "over")])
    def test_second_exhaustion_stops_all_drawing_at_once(self, seat, phase):
        table = table_with([], exhausted=1, stack=[GREEN], seat=seat)
        table.hands[seat] = [YELLOW, YELLOW, BLUE]
        play(table, cloister("melk", YELLOW, YELLOW))
        play(table, DRAW)
        assert (table.hands[seat], table.open, table.phase) == ([BLUE, GREEN], [YELLOW, GREEN], phase)
        assert table.end == ("stack" if phase == "over" else None)

    def test_last_turns_draw_nothing(self):
        table = table_with([YELLOW, YELLOW, BLUE], exhausted=2, stack=[], seat=0)
        play(table, cloister("melk", YELLOW, YELLOW))
        assert (table.seat, table.phase) == (1, "start")
        play(table, Action("pass"))
        play(table, Action("pass"))
        assert table.end == "stack"
        assert legal_actions(table) == set()


class TestEndByTheBoard:
    def full_table(self, **more: Any) -> Table:
        """Every site but Obra taken, and as many advisors everywhere as there may be."""
        sites = [site for site in BOARD.country_of if site != "obra"]
        owners = {site: number % 3 for number, site in enumerate(sites)}
        table = table_with([YELLOW, YELLOW, BLUE], owners, **more)
        for country in BOARD.countries:
            table.advisors[country] = [0, 0, max(table.cloisters_in(country))]
        return table

    def test_at_once(self):
        table = self.full_table()
        play(table, cloister("obra", YELLOW))
        assert table.cloisters_in("Franken") == [3, 2, 2]  # now there is room for one advisor more
        assert table.end is None
        play(table, advisor("Franken", YELLOW))
        assert legal_actions(table) == set()
        result = result_of(table)
        assert result is not None
        assert (result["end"], result["interim"]) == ("board", None)

    def test_in_the_last_turn_of_all(self):
        table = self.full_table(exhausted=2, stack=[], seat=2)
        table.hands[2] = [YELLOW]
        table.advisors["Franken"] = [3, 0, 0]
        play(table, cloister("obra", YELLOW))
        assert table.end == "board"

    def test_the_vatican_counts_as_places(self):
        table = self.full_table(rules=Rules(vatican=True))
        table.advisors["Franken"] = [3, 0, 0]
        play(table, cloister("obra", YELLOW))
        assert table.end is None


def test_every_candidate_once():
    everything = candidates(BOARD)
    assert len(everything) == len(set(everything)) == (54 + 9 + 18) * 20 + 13
