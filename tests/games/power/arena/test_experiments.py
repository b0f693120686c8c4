"""Experiments: each measures what it says, says how sure it is, and its line gives it again."""

from collections import Counter
from statistics import fmean
from typing import Any

import pytest

from tests.engine.arena.test_background import until
from webpower.engine.arena.experiment import Experiment, Finding
from webpower.engine.arena.intervals import clustered_share, games_for_share
from webpower.engine.errors import WrongValue
from webpower.games.power.arena import experiments
from webpower.games.power.arena.blind import Blind
from webpower.games.power.arena.experiments import (
    greedy_against_patient,
    open_card,
    player_counts,
    seat_advantage,
    variants,
    weight,
)
from webpower.games.power.game import new_game


def rows(experiment: Experiment) -> list[dict[str, Any]]:
    return list(experiment.table())


def test_seats_are_compared_over_deals_that_are_all_different():
    found = seat_advantage("monk", players=3, games=20, workers=0)
    (results,) = found.results
    assert len({match.seed for match in results.matches}) == 20
    shares = Counter(dict.fromkeys(range(3), 0.0))
    for played in results.played:
        for seat, share in enumerate(played.shares):
            shares[seat] += share / 20
    assert [row["what"] for row in rows(found)] == ["seat 0", "seat 1", "seat 2"]
    for seat, row in enumerate(rows(found)):
        assert row["games"] == 20
        assert row["wins_more"] == pytest.approx(shares[seat] - 1 / 3)
        assert row["wins_more_low"] < row["wins_more"] < row["wins_more_high"]
        assert row["needed"] >= games_for_share(1 / 3, 0.05)


def test_patience_is_measured_both_ways_round():
    found = greedy_against_patient("monk", "random", players=3, games=6, workers=0)
    patient, greedy = rows(found)
    assert [patient["what"], greedy["what"]] == ["monk among 2 random", "random among 2 monk"]
    assert patient["wins_more"] > 0 > greedy["wins_more"]
    one, other = found.results
    assert patient["wins_more"] == pytest.approx(one.players().column("share")[0] - 1 / 3)
    assert other.setting.players == ("random", "monk", "monk")
    assert [match.seed for match in one.matches] == [match.seed for match in other.matches]


def test_numbers_of_players_and_variants_are_compared():
    found = player_counts("monk", "random", counts=(3, 5), games=3, workers=0)
    assert [(row["what"], row["games"]) for row in rows(found)] == [("3 players", 3), ("5 players", 5)]
    assert [results.setting.table for results in found.results] == [3, 5]
    found = variants("monk", "random", players=3, games=3, workers=0)
    assert [row["what"] for row in rows(found)] == [
        "standard",
        "fast",
        "standard with the Vatican",
        "fast with the Vatican",
    ]
    options = [results.game(0).setup.options for results in found.results]
    assert [(option.variant, option.vatican) for option in options] == [
        ("standard", False),
        ("fast", False),
        ("standard", True),
        ("fast", True),
    ]


def test_an_open_card_is_worth_the_points_that_are_lacking_without():
    found = open_card("monk", players=3, games=6, workers=0)
    (results,) = found.results
    games = list(results.games())
    assert all((game["open_cards"] == 0) == (game["player"] == "blind monk") for game in games)
    lacking = []
    for match in range(6):
        points: dict[str, list[int]] = {game["player"]: [] for game in games}
        for game in games:
            if game["match"] == match:
                points[game["player"]].append(game["points"])
        lacking.append(fmean(points["monk"]) - points["blind monk"][0])
    taken = fmean(game["open_cards"] for game in games if game["player"] == "monk")
    whole, each = rows(found)
    assert whole["points_more"] == pytest.approx(fmean(lacking))
    assert each["points_more"] == pytest.approx(fmean(lacking) / taken)
    assert each["what"] == f"for each of the {taken:.1f} that others take"
    assert whole["needed"] == each["needed"]
    assert "a difference of 2 points" in str(found)


def test_who_does_without_open_cards_takes_them_only_when_there_is_nothing_else():
    game = new_game(3, 4).play_on(["monk", Blind("monk"), "monk"])
    taken = 0
    for node in game.line()[1:]:
        assert node.parent is not None
        assert node.action is not None
        if node.parent.position.seat == 1 and node.action.act == "draw" and node.action.source == "open":
            assert not node.parent.position.stack
            taken += 1
    assert Blind("monk").name == "blind monk"


def test_a_weight_is_changed_for_one_player_only():
    found = weight("chain_of_three", (9.0,), players=3, games=3, workers=0)
    ((row,), (results,)) = rows(found), found.results
    assert row["what"] == "chain_of_three=9"
    assert results.names == ("thoughtful (chain_of_three=9)", "thoughtful")
    players = [entrant.make() for entrant in results._contest.entrants]
    assert [player.weights.chain_of_three for player in players] == [9.0, 2.0, 2.0]
    assert "chain_of_three is usually 2" in str(found)
    with pytest.raises(WrongValue, match=r"name: expected one of rivals, .*, got 'luck'"):
        weight("luck")


@pytest.mark.parametrize(
    "found",
    [
        seat_advantage("random", players=3, games=4, seed=7, variant="fast", workers=0),
        open_card("monk", players=3, games=3, difference=1.5, workers=0),
        player_counts("monk", "random", counts=(3,), games=3, seed=2, vatican=True, workers=0),
    ],
    ids=["seats", "open cards", "counts"],
)
def test_the_line_printed_gives_the_same_table(found: Experiment):
    line = str(found).rpartition("The same again: ")[2]
    assert line.endswith("  # webpower 0.1.0")
    assert str(eval(line, dict(vars(experiments)))) == str(found)


def test_workers_and_a_folder_that_is_gone_on_with_change_nothing(tmp_path):
    alone = greedy_against_patient("monk", "random", players=3, games=3, workers=0)
    for _ in range(2):
        saved = greedy_against_patient("monk", "random", players=3, games=3, workers=2, save=str(tmp_path / "runs"))
        assert str(saved) == str(alone)
    assert sorted(path.name for path in (tmp_path / "runs").iterdir()) == ["1.jsonl", "2.jsonl"]


def test_in_the_background_it_can_be_watched_and_stopped():
    running = seat_advantage("random", players=3, games=10_000, workers=0, background=True)
    until(lambda: running._background.done >= 5)
    running.stop()
    found = running.wait(20)
    assert 5 <= len(found.results[0].played) < 10_000
    assert "of 10,000 games have been played." in str(found)
    assert repr(running).startswith("10,000 games in the background: seat_advantage('random'")
    assert len(rows(found)) == 3
    assert "<table" in found._repr_mimebundle_()["text/html"]


def test_a_player_of_ones_own_is_named_in_the_line():
    def mine(observation, legal, random):
        return legal[0]

    found = seat_advantage(mine, players=3, games=2, workers=0)
    assert found.line == "seat_advantage(mine, players=3, games=2, seed=0)  # webpower 0.1.0"
    assert [row["what"] for row in rows(found)] == ["seat 0", "seat 1", "seat 2"]


def test_what_is_not_meant_is_one_sentence():
    with pytest.raises(WrongValue, match=r"how: expected variant, .*background, got 'wokers'"):
        seat_advantage("random", wokers=2)


def test_findings():
    shares = {deal: [1.0, 0.0, 0.0] for deal in range(5)}
    found = Finding("x", shares, fair=0.25)
    assert found.interval() == tuple(bound - 0.25 for bound in clustered_share(shares))
    assert found.needed(0.1) == games_for_share(0.25, 0.1)
    twice = Finding("x", {deal: values * 2 for deal, values in {0: [1.0], 1: [0.0], 2: [0.0]}.items()}, fair=0.25)
    assert twice.needed(0.1) == pytest.approx(2 * games_for_share(0.25, 0.1) * 3 / 2, rel=0.01)
    points = Finding("x", {0: [2.0], 1: [4.0]}, per=2)
    assert points.interval().share == 1.5
    assert Finding("x", {0: [2.0]}).needed(1) is None
    assert Finding("x", {0: [2.0], 1: [2.0]}).needed(1) is None
