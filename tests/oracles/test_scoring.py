"""The oracle's scoring: the rulebook's worked examples, the Vatican sheet's, small cases, refused positions."""

import json

import pytest

from tests.oracles.scoring import (
    alliance_points,
    cloister_points,
    final,
    interim,
    refusals,
    refusals_of_text,
    winners,
)
from tests.oracles.staging import BOARD, position, sample, stand


class TestCloisters:
    @pytest.mark.parametrize(
        ("numbers", "points"),
        [
            ([4, 2, 1], [7, 4, 2]),  # rulebook: Franken
            ([2, 2, 1], [5, 5, 2]),  # rulebook: Lothringen
            ([1, 3, 2, 2, 0], [2, 8, 3, 3, 0]),
            ([1, 2, 3, 4, 5], [2, 3, 4, 5, 15]),  # the fifth scores the fourth's number
            ([0, 0, 0], [0, 0, 0]),
            ([1, 1, 1], [3, 3, 3]),
        ],
    )
    def test_points_of_a_country(self, numbers, points):
        assert cloister_points(numbers) == points

    def test_each_in_its_country(self):
        scored = final(position(stand(Franken=[4, 2, 1], Lothringen=[0, 2, 2])))["cloisters"]
        assert scored["Franken"] == [7, 4, 2]
        assert scored["Lothringen"] == [0, 4, 4]
        assert sum(map(sum, scored.values())) == 13 + 8
        assert list(scored) == BOARD.countries


class TestAlliances:
    def test_the_rulebooks_alliance_14(self):
        p = position(advisors={"Italien": [2, 1, 1], "Burgund": [1, 1, 0]})
        assert alliance_points(p, "Italien", "Burgund") == [6, 0, 0]

    def test_the_rulebooks_alliance_15(self):
        p = position(advisors={"Italien": [2, 1, 1], "Bayern": [0, 2, 1]})
        assert alliance_points(p, "Italien", "Bayern") == [0, 0, 0]

    def test_one_advisor_at_least(self):
        assert alliance_points(position(advisors={"Italien": [1, 0, 0]}), "Italien", "Bayern") == [0, 0, 0]

    def test_who_tie_score_the_same(self):
        p = position(advisors={"England": [1, 1, 0], "Franken": [2, 2, 1]})
        assert alliance_points(p, "England", "Franken") == [7, 7, 0]


class TestVaticanScoring:
    def test_the_sheets_example_of_7_and_4(self):
        advisors = {"Aragon": [1, 1, 0], "England": [2, 1, 0], "Italien": [0, 2, 0]}
        scored = final(position(advisors=advisors, vatican={"council/Aragon": 0}))["alliances"]
        assert scored["5"] == [7, 0, 0]
        assert scored["6"] == [0, 4, 0]

    def test_both_countries_of_an_alliance_may_be_doubled(self):
        p = position(advisors={"Aragon": [1, 0, 0], "England": [2, 1, 0]})
        p["vatican"] = {"council/Aragon": 0, "council/England": 0}
        assert alliance_points(p, "England", "Aragon") == [8, 0, 0]

    def test_the_council_is_nothing_without_the_most_on_the_board(self):
        p = position(advisors={"Aragon": [1, 2, 0], "England": [2, 1, 0]}, vatican={"council/Aragon": 0})
        assert alliance_points(p, "England", "Aragon") == [0, 0, 0]

    def test_the_cloister_table_doubles_for_one_player_in_the_end(self):
        p = position(stand(Franken=[4, 2, 1]), vatican={"cloister/Franken": 1})
        assert final(p)["cloisters"]["Franken"] == [7, 8, 2]
        assert interim(p, BOARD)["cloisters"]["Franken"] == [7, 4, 2]


class TestWinners:
    def test_points_then_supply_then_shared(self):
        assert winners([5, 7, 6], [9, 0, 9]) == [1]
        assert winners([7, 7, 6], [1, 2, 9]) == [1]
        assert winners([7, 7, 7], [2, 2, 1]) == [0, 1]


class TestRefusals:
    def test_a_good_position(self):
        assert refusals(sample("position-chain.json")) == []

    @pytest.mark.parametrize(
        ("change", "rules"),
        [
            ({"players": ["A", "B"]}, ["WP-1"]),
            ({"players": list("ABCDEF")}, ["WP-1"]),
            ({"cloisters": dict.fromkeys(list(BOARD.country_of)[:21], 0)}, ["WP-2"]),
            ({"cloisters": stand(Franken=[3, 3]), "advisors": {"Franken": [2, 2, 0]}}, ["WP-18"]),
            ({"cloisters": stand(Franken=[3, 3]), "advisors": {"Franken": [2, 1, 0]}}, []),
            ({"advisors": {"Bayern": [1, 0, 0]}}, ["WP-18"]),
            ({"vatican": {"council/Frankreich": 0}}, ["WP-60"]),
            ({"vatican": {"council/Franken": 0, "council/Bayern": 0}}, ["WP-62"]),
            ({"vatican": {"council/Franken": 0, "council/Aragon": 0, "cloister/Bayern": 0}}, []),
        ],
    )
    def test_what_is_refused(self, change, rules):
        assert refusals(position() | change) == rules

    def test_advisors_in_the_vatican_are_counted(self):
        p = position(stand(Franken=[7], Frankreich=[3]), advisors={"Franken": [5, 0, 0], "Frankreich": [3, 0, 0]})
        assert refusals(p) == []
        assert refusals(p | {"vatican": {"council/Franken": 0}}) == ["WP-2"]

    def test_a_site_twice(self):
        text = json.dumps(position({"chorin": 0, "obra": 1}))
        assert refusals_of_text(text) == []
        assert refusals_of_text(text.replace("obra", "chorin")) == ["WP-17"]
