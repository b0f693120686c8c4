"""Matches: seats are balanced, wins shared, intervals right."""

from collections import Counter
from typing import Any

import pytest

from tests.engine.toy import MARBLES, Bag, ToyRules
from webpower.engine.chance import SeededOutcomes
from webpower.engine.history import History
from webpower.engine.matches import Finish, Match, balanced, play_match, wilson


@pytest.mark.parametrize("entrants", [2, 3, 4, 5])
def test_everybody_sits_everywhere_as_often_with_the_same_deals(entrants: int):
    matches = list(balanced(entrants, 6 * entrants, seed=3))
    seats = Counter((entrant, seat) for match in matches for seat, entrant in enumerate(match.seating))
    assert set(seats.values()) == {6}
    assert len(seats) == entrants**2
    deals = Counter(match.seed for match in matches)
    assert list(deals.values()) == [entrants] * 6
    # The order round the table is always the same.
    assert {tuple((entrant - match.seating[0]) % entrants for entrant in match.seating) for match in matches} == {
        tuple(range(entrants))
    }


def test_a_match_does_not_depend_on_how_many_are_played():
    assert list(balanced(4, 8, seed=1)) == list(balanced(4, 11, seed=1))[:8]
    assert next(balanced(4, 1, seed=1)) != next(balanced(4, 1, seed=2))


def takes(observation: Any, legal: Any, random: Any) -> str:
    return "take"


def skips(observation: Any, legal: Any, random: Any) -> str:
    return "skip"


def finish(history: History[Bag, str]) -> Finish:
    acts = [node.action for node in history.line()[1:]]
    points = tuple(acts[seat::2].count("take") for seat in range(2))
    return Finish(points, tuple(seat for seat in range(2) if points[seat] == max(points)))


def start(seed: int) -> History[Bag, str]:
    return History(ToyRules(), Bag(MARBLES), SeededOutcomes(seed))


@pytest.mark.parametrize("seating", [(0, 1), (1, 0)])
def test_shares_and_points_go_to_entrants_wherever_they_sit(seating: tuple[int, ...]):
    assert play_match(Match(1, seating), start, [takes, skips], finish) == ((1, 0), (4, 0))
    assert play_match(Match(1, seating), start, [takes, takes], finish) == ((0.5, 0.5), (4, 4))


def test_interval_is_what_tables_say():
    """Known values of the score interval: 0 of 10, 5 of 10, 81 of 263 (Newcombe 1998)."""
    assert [round(bound, 4) for bound in wilson([0] * 10)] == [0, 0, 0.2775]
    assert [round(bound, 4) for bound in wilson([1, 0] * 5)] == [0.5, 0.2366, 0.7634]
    assert [round(bound, 4) for bound in wilson([1] * 81 + [0] * 182)[1:]] == [0.2553, 0.3662]
    assert wilson([0.5] * 10) == wilson([1, 0] * 5)
    assert wilson([1, 0], 0.5).low > wilson([1, 0], 0.9).low
