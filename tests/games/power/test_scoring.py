"""The worked examples of scoring, each by name, the sentences of the lines, and that totals are their sums."""

import pytest

from tests.games.power.staging import on_sites, pieces, stage
from webpower.games.power.game import new_game
from webpower.games.power.options import Options
from webpower.games.power.position import EMPTY, Setup
from webpower.games.power.scoring import Sheet, score, score_final, score_interim, score_now, winners
from webpower.games.power.scoring.cloisters import majorities

NAMES = ("Anna", "Barbara", "Chris", "Dan", "Emil")


def scored(
    cloisters: dict[str, int] | None = None,
    advisors: dict[str, list[int]] | None = None,
    arms: dict[str, int] | None = None,
    players: int = 3,
) -> Sheet:
    """The final scoring of pieces set up by name."""
    setup = Setup(stage().setup.board, Options(vatican=bool(arms)), players)
    return score_final(setup, pieces(setup, cloisters, advisors, arms))


def sentences(sheet: Sheet) -> list[str]:
    return [line.message.cited(NAMES) for line in sheet.lines]


class TestCloisters:
    """WP-40."""

    def test_franken_4_2_1_scores_7_4_2(self):
        sheet = scored(on_sites(Franken=[4, 2, 1]))
        assert sheet.by_place("cloisters") == {"Franken": (7, 4, 2)}
        assert sentences(sheet) == [
            "Franken: 4 + 2 + 1 cloisters; Anna has the most and scores 7 [WP-40]",
            "Franken: 4 + 2 + 1 cloisters; Barbara has 2 and scores 4, the number of the rank above [WP-40]",
            "Franken: 4 + 2 + 1 cloisters; Chris has 1 and scores 2, the number of the rank above [WP-40]",
        ]

    def test_lothringen_2_2_1_scores_5_5_2(self):
        sheet = scored(on_sites(Lothringen=[2, 2, 1]))
        assert sheet.by_place("cloisters") == {"Lothringen": (5, 5, 2)}
        assert sentences(sheet)[0] == (
            "Lothringen: 2 + 2 + 1 cloisters; Anna and Barbara have the most and score 5 each [WP-40]"
        )

    def test_no_cloister_no_point(self):
        assert scored(on_sites(Franken=[1, 0, 0])).by_place("cloisters") == {"Franken": (1, 0, 0)}

    @pytest.mark.parametrize(
        ("counts", "points"),
        [
            ([3, 2, 1, 1], {0: 7, 1: 3, 2: 2, 3: 2}),
            ([4, 3, 2, 1, 1], {0: 11, 1: 4, 2: 3, 3: 2, 4: 2}),
            ([2, 2, 1, 1], {0: 6, 1: 6, 2: 2, 3: 2}),
            ([5, 4, 3, 2, 1], {0: 15, 1: 5, 2: 4, 3: 3, 4: 2}),  # the fifth scores the fourth's number
            ([0, 0, 0], {}),
        ],
    )
    def test_ranks_and_ties(self, counts: list[int], points: dict[int, int]):
        assert {seat: gained for seats, gained in majorities(counts) for seat in seats} == points

    def test_countries_come_in_the_order_of_scoring(self):
        countries = [
            "England",
            "Franken",
            "Bayern",
            "Italien",
            "Aragon",
            "Frankreich",
            "Lothringen",
            "Schwaben",
            "Burgund",
        ]
        sheet = scored(on_sites(**{country: [1] for country in reversed(countries)}))
        assert list(sheet.by_place("cloisters")) == countries


class TestAlliances:
    """WP-41."""

    def test_alliance_14_scores_6_for_the_leader_of_italien_and_burgund(self):
        sheet = scored(advisors={"Italien": [2, 1, 1], "Burgund": [1, 1, 0]})
        assert sheet.by_place("alliances") == {"14": (6, 0, 0)}
        assert sentences(sheet) == [
            "Alliance 14, Italien and Burgund: Anna has the most advisors in both and scores 4 + 2 [WP-41]"
        ]

    def test_alliance_15_with_another_player_leading_bayern_scores_nothing(self):
        sheet = scored(advisors={"Italien": [2, 1, 1], "Bayern": [1, 2, 0]})
        assert sheet.by_place("alliances") == {}

    def test_tied_leaders_score_all_the_same(self):
        sheet = scored(advisors={"Italien": [1, 1, 0], "Bayern": [2, 2, 1]})
        assert sheet.by_place("alliances") == {"15": (7, 7, 0)}
        assert sentences(sheet) == [
            "Alliance 15, Italien and Bayern: Anna and Barbara have the most advisors in both and score 2 + 5 [WP-41]"
        ]

    def test_an_advisor_counts_again_in_every_alliance_of_its_country(self):
        sheet = scored(advisors={"Bayern": [1, 0, 0], "Franken": [1, 0, 0], "Italien": [1, 0, 0]})
        assert sheet.by_place("alliances") == {"11": (2, 0, 0), "15": (2, 0, 0)}

    def test_alliances_come_in_number_order(self):
        sheet = scored(advisors={country: [1, 0, 0] for country in ("England", "Frankreich", "Aragon", "Italien")})
        assert list(sheet.by_place("alliances")) == ["3", "4", "5", "6"]


class TestChains:
    """WP-42."""

    def test_four_in_italien_one_in_burgund_and_one_in_bayern_at_the_same_end_are_5_points(self):
        line = ["farfa", "camaldoli", "nonantola", "chiaravalle", "saint-maurice", "tegernsee"]
        sheet = scored(dict.fromkeys(line, 2))
        assert sheet.of_kind("chains").totals() == (0, 0, 5)
        assert sentences(sheet.of_kind("chains")) == [
            "Chain of 5, Farfa to Saint-Maurice: Chris scores 5 "
            "(Farfa, Camaldoli, Nonantola, Chiaravalle, Saint-Maurice) [WP-42]"
        ]


COUNCIL_EXAMPLE = {"Aragon": [1, 1, 0], "England": [2, 0, 1], "Italien": [0, 2, 0]}


class TestVatican:
    """WP-64 to WP-66."""

    def test_the_council_example_scores_7_and_4(self):
        """Andreas holds Aragon's Council arms and leads England with 3 there; Barbara, without arms, leads Italien."""
        sheet = scored(advisors=COUNCIL_EXAMPLE, arms={"council/Aragon": 0})
        assert sheet.by_place("alliances") == {"5": (7, 0, 0), "6": (0, 4, 0)}
        assert sentences(sheet)[1] == (
            "Alliance 5: Anna holds the arms of Aragon in the Council table of the Vatican, so its 2 advisors count "
            "again [WP-66]"
        )

    def test_council_arms_without_the_most_advisors_are_worth_nothing(self):
        sheet = scored(advisors=COUNCIL_EXAMPLE, arms={"council/Aragon": 2})
        assert sheet.by_place("alliances") == {"5": (5, 0, 0), "6": (0, 4, 0)}

    def test_the_cloister_table_doubles_its_holder_alone(self):
        sheet = scored(on_sites(Franken=[2, 2, 1]), arms={"cloister/Franken": 1})
        assert sheet.by_place("cloisters") == {"Franken": (5, 10, 2)}
        assert sentences(sheet)[1] == (
            "Franken: Barbara holds its arms in the Cloister table of the Vatican and scores the 5 again [WP-65]"
        )

    def test_arms_without_cloisters_there_double_nothing(self):
        sheet = scored(on_sites(Franken=[2, 2, 0]), arms={"cloister/Franken": 2})
        assert sheet.by_place("cloisters") == {"Franken": (4, 4, 0)}

    def test_the_interim_scoring_does_not_look_at_the_vatican(self):
        game = stage(cloisters=on_sites(Franken=[2, 1, 1]), arms={"cloister/Franken": 0}, vatican=True, exhausted=1)
        owners = game.position.pieces.owners
        assert score_interim(game.setup, owners).totals() == (4, 2, 2)
        both = score(game.position._replace(interim=owners))
        assert both.part("interim").totals() == (4, 2, 2)
        assert both.part("final").totals() == (8, 2, 2)

    def test_advisors_in_the_vatican_count_towards_no_majority_on_the_board(self):
        sheet = scored(advisors={"Italien": [1, 1, 0], "Burgund": [1, 1, 0]}, arms={"council/Italien": 0})
        assert sheet.by_place("alliances") == {"14": (6, 4, 0)}


class TestTotalsAndWinners:
    """WP-43 and WP-44."""

    def test_totals_are_the_sums_of_the_lines(self):
        for seed in range(30):
            sheet = new_game(3 + seed % 3, seed, vatican=seed % 2 == 0).play_on("random").score()
            parts = [
                sheet.part(part).of_kind(kind)
                for part in ("interim", "final")
                for kind in ("cloisters", "alliances", "chains")
            ]
            assert sheet.totals() == tuple(map(sum, zip(*(part.totals() for part in parts), strict=True)))

    def test_only_what_has_been_scored_counts_so_far(self):
        game = new_game(3, 8).play_on("random")
        interim = next(node.position for node in game.line() if node.position.interim is not None)
        assert score_now(game.root.position).totals() == (0, 0, 0)
        assert score_now(interim) == score(interim).part("interim")
        assert score_now(game.position) == score(game.position)

    def test_a_tie_goes_to_the_larger_supply(self):
        game = stage(cloisters={**on_sites(Franken=[1, 0, 0], Bayern=[0, 1, 0])}, advisors={"Franken": [1, 0, 0]})
        assert score(game.position).totals() == (1, 1, 0)
        assert winners(game.position) == (1,)

    def test_who_are_still_tied_share_the_win(self):
        game = stage(cloisters=on_sites(Franken=[1, 0, 0], Bayern=[0, 1, 0]))
        assert winners(game.position) == (0, 1)

    def test_an_empty_board_is_won_by_all(self):
        position = stage().position
        assert set(position.pieces.owners) == {EMPTY}
        assert winners(position) == (0, 1, 2)
