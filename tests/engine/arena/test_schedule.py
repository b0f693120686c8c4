"""Schedules: every seat as often, every seating as often, the same deals for all."""

from collections import Counter
from itertools import combinations, permutations
from math import factorial, perm

import pytest

from webpower.engine.arena.schedule import SEATS, balanced, every, fixed


@pytest.mark.parametrize(("entrants", "table"), [(2, 2), (3, 3), (4, 4), (5, 5), (5, 3), (5, 4), (7, 4), (4, 2)])
def test_everybody_sits_everywhere_as_often_with_each_deal(entrants: int, table: int):
    matches = list(balanced(entrants, 6 * entrants, seed=3, table=table))
    for deal in range(6):
        seats = Counter(
            (who, seat) for match in matches if match.deal == deal for seat, who in enumerate(match.seating)
        )
        assert seats == {(who, seat): 1 for who in range(entrants) for seat in range(table)}
    deals = Counter(match.seed for match in matches)
    assert list(deals.values()) == [entrants] * 6
    assert [match.number for match in matches] == list(range(6 * entrants))
    assert len({(match.deal, match.seed) for match in matches}) == 6


@pytest.mark.parametrize(("entrants", "table"), [(2, 2), (3, 3), (4, 4), (5, 5), (5, 3), (4, 3), (6, 4)])
def test_every_seating_comes_up_as_often(entrants: int, table: int):
    matches = balanced(entrants, factorial(entrants), seed=0, table=table)
    seatings = Counter(match.seating for match in matches)
    assert set(seatings) == set(permutations(range(entrants), table))
    assert set(seatings.values()) == {factorial(entrants) // perm(entrants, table)}


def test_of_many_entrants_all_meet_after_a_few_deals_already():
    matches = balanced(8, 8 * 12, seed=0, table=4)
    met = Counter(pair for match in matches for pair in combinations(sorted(match.seating), 2))
    assert len(met) == 28
    assert max(met.values()) <= 3 * min(met.values())


def test_each_deal_in_every_seating():
    matches = list(every(4, 48, seed=1, table=3))
    for deal in range(2):
        assert {match.seating for match in matches if match.deal == deal} == set(permutations(range(4), 3))


def test_fixed_seats():
    matches = list(fixed(3, 4, seed=1))
    assert {match.seating for match in matches} == {(0, 1, 2)}
    assert len({match.seed for match in matches}) == 4


@pytest.mark.parametrize("seats", SEATS)
def test_games_of_a_deal_are_counted(seats: str):
    schedule, games_a_deal = SEATS[seats]
    number = games_a_deal(4, 3)
    assert [match.deal for match in schedule(4, 2 * number, 0, 3)] == [0] * number + [1] * number


@pytest.mark.parametrize("seats", SEATS)
def test_a_match_does_not_depend_on_how_many_are_played(seats: str):
    schedule = SEATS[seats].schedule
    assert list(schedule(4, 8, 1, None)) == list(schedule(4, 11, 1, None))[:8]
    assert next(schedule(4, 1, 1, None)) != next(schedule(4, 1, 2, None))
