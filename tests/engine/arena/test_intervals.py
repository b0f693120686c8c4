"""Intervals are what tables say and what simulations show, and so are numbers of games."""

from collections.abc import Iterator
from math import inf, sqrt
from random import Random
from statistics import NormalDist, fmean, stdev

import pytest

from webpower.engine.arena.intervals import (
    cluster_deviation,
    clustered,
    clustered_share,
    clusters_needed,
    games_for_share,
    student,
    wilson,
)


def test_interval_is_what_tables_say():
    """Known values of the score interval: 0 of 10, 5 of 10, 81 of 263 (Newcombe 1998)."""
    assert [round(bound, 4) for bound in wilson([0] * 10)] == [0, 0, 0.2775]
    assert [round(bound, 4) for bound in wilson([1, 0] * 5)] == [0.5, 0.2366, 0.7634]
    assert [round(bound, 4) for bound in wilson([1] * 81 + [0] * 182)[1:]] == [0.2553, 0.3662]
    assert wilson([0.5] * 10) == wilson([1, 0] * 5)
    assert wilson([1, 0], 0.5).low > wilson([1, 0], 0.9).low


def test_students_t_is_what_tables_say():
    assert [round(student(0.95, freedom), 3) for freedom in (1, 2, 3, 4, 5, 9, 30, 120)] == [
        12.706,
        4.303,
        3.182,
        2.776,
        2.571,
        2.262,
        2.042,
        1.980,
    ]
    assert round(student(0.99, 7), 3) == 3.499
    assert student(0.95, 5000) == pytest.approx(NormalDist().inv_cdf(0.975), abs=1e-3)


def test_clusters_of_one_value_are_the_usual_interval_of_a_mean():
    values = [3.0, 1.0, 4.0, 1.0, 5.0, 9.0, 2.0, 6.0]
    reach = student(0.95, 7) * stdev(values) / sqrt(8)
    assert clustered({number: [value] for number, value in enumerate(values)}) == pytest.approx(
        (fmean(values), fmean(values) - reach, fmean(values) + reach)
    )
    assert cluster_deviation({number: [value] for number, value in enumerate(values)}) == pytest.approx(stdev(values))


def test_values_that_only_repeat_their_cluster_tell_no_more():
    few = {0: [1.0], 1: [4.0], 2: [2.0]}
    many = {deal: values * 6 for deal, values in few.items()}
    assert clustered(many) == pytest.approx(clustered(few))


def test_values_that_cancel_out_in_each_cluster_tell_the_mean_exactly():
    assert clustered({deal: [deal, 6.0 - deal] for deal in range(5)}) == (3, 3, 3)


def test_one_cluster_tells_no_bounds_and_an_empty_one_nothing():
    assert clustered({0: [1.0, 2.0]}) == (1.5, -inf, inf)
    assert clustered({0: [1.0, 2.0], 1: []}) == (1.5, -inf, inf)


def simulated(deals: int, random: Random, mean: float = 0.0) -> dict[int, list[float]]:
    """Deals whose values have something in common, of two sizes."""
    values = {}
    for deal in range(deals):
        common = random.gauss(mean, 2)
        values[deal] = [common + random.gauss(0, 1) for _ in range(3 + deal % 2)]
    return values


def test_the_interval_holds_the_true_mean_as_often_as_it_says():
    random = Random(4)
    found = [clustered(simulated(20, random)) for _ in range(1500)]
    assert fmean(low <= 0 <= high for _, low, high in found) == pytest.approx(0.95, abs=0.017)


def share_found(games: int, fair: float, share: float, random: Random) -> bool:
    wins = sum(random.random() < share for _ in range(games))
    return abs(wins / games - fair) > NormalDist().inv_cdf(0.975) * sqrt(fair * (1 - fair) / games)


def test_the_interval_of_a_share_stays_within_bounds_and_is_never_narrower_than_that_of_games():
    assert clustered_share({deal: [1.0] * 3 for deal in range(4)}) == wilson([1] * 12)
    assert clustered_share({0: [1.0, 0.0]}) == wilson([1, 0])
    assert clustered_share({deal: [1.0, 0.0] for deal in range(6)}) == wilson([1, 0] * 6)
    together = clustered_share({deal: [float(deal < 2)] * 5 for deal in range(12)})
    assert together.low < wilson([1] * 10 + [0] * 50).low
    assert together.high > wilson([1] * 10 + [0] * 50).high


def test_the_interval_of_a_share_holds_it_as_often_as_it_says():
    random = Random(8)

    def holds() -> bool:
        wins = {}
        for deal in range(25):
            chance = 0.5 * (random.random() < 0.6)  # some deals can't be won at all
            wins[deal] = [float(random.random() < chance) for _ in range(4)]
        low, high = clustered_share(wins)[1:]
        return low <= 0.3 <= high

    assert fmean(holds() for _ in range(1500)) == pytest.approx(0.95, abs=0.02)


@pytest.mark.parametrize(("fair", "difference"), [(0.25, 0.15), (1 / 3, -0.12), (0.2, 0.1)])
def test_so_many_games_find_a_share_as_often_as_the_power_says(fair: float, difference: float):
    random = Random(9)
    games = games_for_share(fair, difference)
    found = fmean(share_found(games, fair, fair + difference, random) for _ in range(1500))
    assert found == pytest.approx(0.8, abs=0.05)


def test_so_many_deals_find_a_mean_as_often_as_the_power_says():
    random = Random(2)

    def found() -> Iterator[bool]:
        deviation = sqrt(4 + 1 / 3.5)
        for _ in range(800):
            low, high = clustered(simulated(clusters_needed(deviation, 1.0), random, mean=1.0))[1:]
            yield not low <= 0 <= high

    assert fmean(found()) == pytest.approx(0.8, abs=0.05)


def test_smaller_differences_take_more_games():
    assert games_for_share(0.25, 0.01) > 20 * games_for_share(0.25, 0.05)
    assert clusters_needed(10, 0.5) == pytest.approx(16 * clusters_needed(10, 2), rel=0.01)
    with pytest.raises(ValueError, match=r"a share of 0\.25 can't be -0\.3 off"):
        games_for_share(0.25, -0.3)
