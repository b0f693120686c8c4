"""Results: every number of a table is that of the matches, counted in another way here."""

import sys
from collections.abc import Sequence
from statistics import fmean

import pytest

from webpower.engine.arena.errors import ArenaError
from webpower.engine.arena.intervals import clustered, clustered_share
from webpower.engine.arena.playing import Fault, Played
from webpower.engine.arena.results import Results
from webpower.engine.arena.setting import Setting, whole_deals
from webpower.engine.arena.table import Column, Table
from webpower.engine.chance import generator
from webpower.engine.errors import FileError

PLAYERS = ("ann", "ben", "ben", "cleo")


def made(setting: Setting, faults: Sequence[int] = ()) -> Results:
    """Results with points by chance, those of ann higher, and faults of seat 2 in some matches."""
    random = generator(1, "results")
    played = []
    for match in setting.matches():
        points = tuple(int(random.random() * 20) + 6 * (entrant == 0) for entrant in match.seating)
        best = max(points)
        shares = tuple((one == best) / points.count(best) for one in points)
        halves = tuple(one // 2 for one in points)
        sources = {"half": halves, "rest": tuple(one - half for one, half in zip(points, halves, strict=True))}
        if match.number in faults:
            lost = tuple(0.0 if seat == 2 else 1 / 3 for seat in range(4))
            played.append(Played(match.number, lost, fault=Fault(2, 7, "crash", "no")))
        else:
            played.append(Played(match.number, shares, points, sources))
    return Results(setting, played)


@pytest.fixture
def results() -> Results:
    return made(Setting(PLAYERS, 4, 24, seed=3, line="play again"), faults=[5])


def test_a_row_a_player_a_game(results: Results):
    rows = list(results.games())
    assert len(rows) == 24 * 4
    for row in rows:
        match, played = results.matches[row["match"]], results.played[row["match"]]
        assert row["player"] == PLAYERS[match.seating[row["seat"]]]
        assert (row["deal"], row["seed"]) == (match.deal, match.seed)
        assert row["share"] == played.shares[row["seat"]]
        if played.fault:
            assert row["points"] is row["lead"] is row["half"] is None
            sitting = PLAYERS[match.seating[2]]
            assert row["fault"] == f"{sitting} (seat 2) crashed at decision 7: no"
        else:
            assert row["points"] == row["half"] + row["rest"] == played.points[row["seat"]]
            others = [points for seat, points in enumerate(played.points) if seat != row["seat"]]
            assert row["lead"] == row["points"] - max(others)
            assert row["fault"] == ""


def test_a_row_a_player(results: Results):
    games = list(results.games())
    table = {row["player"]: row for row in results.players()}
    assert list(table) == ["ann", "ben", "cleo"]
    assert sum(row["wins"] for row in table.values()) == pytest.approx(24)
    assert [row["fair"] for row in table.values()] == [0.25, 0.5, 0.25]
    for name, row in table.items():
        mine = [game for game in games if game["player"] == name]
        assert row["games"] == 24
        assert row["wins"] == pytest.approx(sum(game["share"] for game in mine))
        assert row["share"] == pytest.approx(row["wins"] / 24)
        whole = {game["match"]: 0.0 for game in mine if game["points"] is not None}
        for game in mine:
            if game["match"] in whole:
                whole[game["match"]] += game["share"]
        assert row["ties"] == sum(0 < share < 1 for share in whole.values())
        points = [game["points"] for game in mine if game["points"] is not None]
        assert row["points"] == pytest.approx(fmean(points))
        assert row["points_low"] < row["points"] < row["points_high"]
    by_match = [0.0] * 24
    for game in games:
        by_match[game["match"]] += game["share"] * (game["player"] == "ben")
    by_deal = {deal: by_match[4 * deal : 4 * deal + 4] for deal in range(6)}
    assert (table["ben"]["share_low"], table["ben"]["share_high"]) == pytest.approx(clustered_share(by_deal)[1:])
    culprit = PLAYERS[results.matches[5].seating[2]]
    assert {name: row["faults"] for name, row in table.items()} == {name: int(name == culprit) for name in table}


def test_a_row_a_seat(results: Results):
    games = list(results.games())
    rows = list(results.seats())
    assert [row["seat"] for row in rows] == [0, 1, 2, 3]
    assert sum(row["share"] for row in rows) == pytest.approx(1)
    for row in rows:
        assert row["share"] == pytest.approx(fmean(game["share"] for game in games if game["seat"] == row["seat"]))
        assert 0 <= row["share_low"] < row["share"] < row["share_high"] <= 1
        by_deal: dict[int, list[float]] = {}
        for game in games:
            if game["seat"] == row["seat"] and game["points"] is not None:
                by_deal.setdefault(game["deal"], []).append(game["points"])
        assert (row["points"], row["points_low"], row["points_high"]) == pytest.approx(clustered(by_deal))


def test_a_row_a_player_and_seat(results: Results):
    rows = list(results.seatings())
    assert [(row["player"], row["seat"]) for row in rows] == [
        (name, seat) for name in ("ann", "ben", "cleo") for seat in range(4)
    ]
    assert [row["games"] for row in rows] == [6] * 4 + [12] * 4 + [6] * 4
    games = [game for game in results.games() if game["player"] == "cleo" and game["seat"] == 1]
    assert rows[-3]["share"] == pytest.approx(fmean(game["share"] for game in games))


def test_a_row_a_pair(results: Results):
    rows = {(row["player"], row["other"]): row for row in results.heads()}
    assert set(rows) == {
        (one, other) for one in ("ann", "ben", "cleo") for other in ("ann", "ben", "cleo") if one != other
    }
    for (one, other), row in rows.items():
        assert row["ahead"] + rows[other, one]["ahead"] == pytest.approx(1)
        assert row["margin"] == pytest.approx(-rows[other, one]["margin"])
        assert row["games"] == 24
        assert 0 <= row["ahead_low"] <= row["ahead"] <= row["ahead_high"] <= 1
    margins = []
    for played, match in zip(results.played, results.matches, strict=True):
        if played.points:
            ann, cleo = (played.points[match.seating.index(entrant)] for entrant in (0, 3))
            margins.append(ann - cleo)
    assert rows["ann", "cleo"]["margin"] == pytest.approx(fmean(margins))


def test_who_spoils_a_match_is_behind_everybody():
    setting = Setting(("ann", "ben", "cleo"), 3, 1, seed=0)
    spoilt = Results(setting, [Played(0, (0.5, 0, 0.5), fault=Fault(1, 3, "cheat"))])
    ahead = {(row["player"], row["other"]): row["ahead"] for row in spoilt.heads()}
    assert ahead == {
        ("ann", "ben"): 1,
        ("cleo", "ben"): 1,
        ("ben", "ann"): 0,
        ("ben", "cleo"): 0,
        ("ann", "cleo"): 0.5,
        ("cleo", "ann"): 0.5,
    }
    assert [row["points"] for row in spoilt.players()] == [None] * 3
    assert list(spoilt.faults()) == [{"match": 0, "fault": "ben (seat 1) changed what it was given at decision 3"}]
    assert "1 game ended early through a player's fault." in str(spoilt)
    order = [row["player"] for row in spoilt.ratings()]
    assert order[-1] == "ben"


def test_a_row_a_source(results: Results):
    rows = list(results.sources())
    for name, row in zip(("ann", "ben", "cleo"), results.players(), strict=True):
        mine = [source for source in rows if source["player"] == name]
        assert [source["source"] for source in mine] == ["half", "rest"]
        assert sum(source["points"] for source in mine) == pytest.approx(row["points"])
        assert sum(source["part"] for source in mine) == pytest.approx(1)


def test_shares_deal_by_deal(results: Results):
    for row in results.players():
        shares = results.shares(row["player"])
        assert [len(values) for values in shares.values()] == [4] * 6
        assert clustered(shares).share == pytest.approx(row["share"])
        assert results.fair(row["player"]) == row["fair"]
    for row in results.seats():
        assert clustered(results.seat_shares(row["seat"])).share == pytest.approx(row["share"])


def test_the_leads_are_points_more_than_the_others_have_on_average(results: Results):
    games = list(results.games())
    leads = results.leads("ann")
    assert sum(map(len, leads.values())) == 23
    for game in games:
        if game["player"] == "ann" and game["points"] is not None:
            others = [one["points"] for one in games if one["match"] == game["match"] and one["player"] != "ann"]
            assert game["points"] - fmean(others) in [pytest.approx(lead) for lead in leads[game["deal"]]]


def test_ratings_put_the_strongest_first_and_change_with_the_order_of_matches(results: Results):
    rows = list(results.ratings())
    assert rows[0]["player"] == "ann"
    assert [row["games"] for row in rows] == [24] * 3
    for row in rows:
        assert row["rating_low"] < row["mu"] < row["rating_high"]
        assert row["sigma"] < 25 / 3
    assert results.ratings() == results.ratings()


def test_ratings_are_what_the_package_says_for_one_match():
    from openskill.models import PlackettLuce

    setting = Setting(("ann", "ben", "cleo"), 3, 1, seed=0)
    results = Results(setting, [Played(0, (0, 1, 0), (7, 9, 9))])  # ben wins by the tie-break
    model = PlackettLuce()
    rated = model.rate([[model.rating()] for _ in range(3)], ranks=[2, 0, 1])
    assert {row["player"]: row["mu"] for row in results.ratings()} == pytest.approx(
        {name: one.mu for name, (one,) in zip(("ann", "ben", "cleo"), rated, strict=True)}
    )


def test_ratings_without_the_package_are_one_sentence(results: Results, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "openskill", None)
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(ArenaError, match=r"pip install 'webpower\[arena\]'"):
        results.ratings()


def test_more_players_than_seats_play_as_often_as_they_sit():
    setting = Setting(tuple("abcde"), 4, 20, seed=1)
    results = made(setting)
    assert [(row["games"], row["fair"]) for row in results.players()] == [(16, 0.25)] * 5


def test_results_of_a_part_say_so_and_nothing_has_nothing():
    setting = Setting(PLAYERS, 4, 24, seed=3, line="play again")
    part = Results(setting, made(setting).played[:7])
    assert "7 games of 2 deals; 24 games were wanted\nThe same again: play again" in str(part)
    assert repr(part) == "Results(ann, ben, cleo; 7 of 24 games)"
    nothing = Results(setting, [])
    assert [row["games"] for row in nothing.players()] == [0] * 3
    assert list(nothing.heads()) == list(nothing.sources()) == []
    assert "0 games" in str(nothing)


def test_results_show_themselves(results: Results):
    bundle = results._repr_mimebundle_()
    assert bundle["text/plain"] == str(results)
    assert "<table" in bundle["text/html"]
    assert "play again" in bundle["text/html"]


def test_games_are_rounded_up_to_whole_deals():
    assert [whole_deals(games, 5, 4, "balanced") for games in (1, 5, 6)] == [5, 5, 10]
    assert whole_deals(3, 7, 7, "fixed") == 3


class TestTables:
    TABLE = Table(
        (Column("player"), Column("share", ".1%"), Column("share_low", ".1%"), Column("share_high", ".1%")),
        (("a, b | <c>", 1 / 3, 0.25, 0.5), ("d", -0.0, None, None), ("e", 0.5, float("-inf"), float("inf"))),
    )

    def test_as_text_the_bounds_are_one_column(self):
        assert str(self.TABLE).splitlines() == [
            "player      share of wins   95 % interval",
            "----------  -------------  --------------",
            "a, b | <c>          33.3%  25.0% to 50.0%",
            "d                    0.0%",
            "e                   50.0%",
        ]

    def test_as_a_file_each_column_is_there(self, tmp_path):
        self.TABLE.to_csv(tmp_path / "table.csv")
        assert (tmp_path / "table.csv").read_text() == (
            'player,share,share_low,share_high\n"a, b | <c>",0.333333,0.25,0.5\nd,0.0,,\ne,0.5,,\n'
        )

    def test_a_file_that_can_not_be_written_is_one_sentence(self, tmp_path):
        with pytest.raises(FileError, match="can't be written"):
            self.TABLE.to_csv(tmp_path / "nowhere" / "table.csv")

    def test_in_a_notebook_names_are_no_markup(self):
        html = self.TABLE._repr_mimebundle_()["text/html"]
        assert "a, b | &lt;c&gt;" in html

    def test_for_documentation(self):
        assert self.TABLE.markdown().splitlines()[:3] == [
            "| player | share of wins | 95 % interval |",
            "| --- | ---: | ---: |",
            "| a, b \\| <c> | 33.3% | 25.0% to 50.0% |",
        ]

    def test_rows_are_dictionaries_and_columns_lists(self):
        assert next(iter(self.TABLE))["share"] == 1 / 3
        assert self.TABLE.column("player") == ["a, b | <c>", "d", "e"]
        assert len(self.TABLE) == 3
