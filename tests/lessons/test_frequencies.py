"""A simulation beside the formula: shares are counted right, look the same on every page, and are said in words."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webpower.engine.chance import generator
from webpower.engine.errors import WrongValue
from webpower.lessons.frequencies import MOST_RUNS, frequencies, frequency_data, frequency_words

HALF = Fraction(1, 2)


@given(st.lists(st.booleans(), min_size=1, max_size=300))
def test_shares_are_those_of_the_trials_so_far(run: list[bool]):
    data = frequency_data([run], HALF)
    assert data.trials[0] == 1
    assert data.trials[-1] == len(run)
    assert list(data.trials) == sorted(set(data.trials))
    for number, share in zip(data.trials, data.shares[0], strict=True):
        assert share * number == run[:number].count(True)


def test_about_nineteen_runs_in_twenty_are_between_the_bounds():
    chance, inside, runs = Fraction(3, 13), 0, 400
    for seed in range(runs):
        random = generator("frequencies", seed)
        data = frequency_data([[random.random() < 3 / 13 for _ in range(200)]], chance)
        low, high = data.bounds[-1]
        inside += low <= data.shares[0][-1] <= high
    assert 0.93 < inside / runs < 0.98


def test_the_picture_shows_the_data():
    runs = [[True, False, False, True] * 30, [False] * 120]
    data, drawn = frequency_data(runs, HALF), frequencies(runs, HALF)
    low, high, one, other, formula = drawn.data
    assert list(one.y) == [pytest.approx(100 * float(share), abs=0.01) for share in data.shares[0]]
    assert set(other.y) == {0}
    assert list(one.x) == list(data.trials)
    assert list(formula.y) == [50, 50]
    assert [pytest.approx(100 * bound[0], abs=0.01) for bound in data.bounds] == list(low.y)
    assert max(high.y) <= 100
    assert (one.line.dash, one.marker.symbol) != (other.line.dash, other.marker.symbol)
    assert not drawn.layout.annotations
    assert drawn.layout.xaxis.type == "log"


def test_the_words_say_it_at_every_power_of_ten():
    lines = frequency_words([[True, False] * 60], HALF).splitlines()
    assert lines == [
        "How often it came, and what the formula says",
        "The formula says 50 % (1/2).",
        "Run 1, after 1 trial: 100 %",
        "Run 1, after 10 trials: 50 %",
        "Run 1, after 100 trials: 50 %",
        "Run 1, after 120 trials: 50 %",
        "After 1 trial nineteen runs in twenty are between 0 % and 100 %.",
        "After 10 trials nineteen runs in twenty are between 18 % and 82 %.",
        "After 100 trials nineteen runs in twenty are between 40 % and 60 %.",
        "After 120 trials nineteen runs in twenty are between 41 % and 59 %.",
    ]


@pytest.mark.parametrize("runs", [[], [[]], [[True], [True, False]], [[True]] * (MOST_RUNS + 1)])
def test_runs_that_cannot_be_drawn(runs: list[list[bool]]):
    with pytest.raises(WrongValue, match="runs: expected 1 to 5 rows of trials, all equally long"):
        frequency_data(runs, HALF)
