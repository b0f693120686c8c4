"""Sequential halving: tries are shared out as said, the best is found, time is kept."""

from collections.abc import Sequence

import pytest

from webpower.engine.chance import generator
from webpower.engine.halving import Iterations, Seconds, halve


def exact(left: Sequence[int]) -> list[float]:
    return [float(option) for option in left]


@pytest.mark.parametrize(
    ("options", "tries"),
    [(1, [0]), (2, [30, 30]), (3, [25, 25, 10]), (4, [22, 22, 7, 7]), (8, [17, 17, 7, 7, 2, 2, 2, 2])],
)
def test_tries_are_shared_out_stage_by_stage(options: int, tries: list[int]):
    found = halve(list(range(options)), exact, Iterations(60))
    assert [one.tries for one in found] == tries
    assert [one.option for one in found] == list(range(options))[::-1]
    assert sum(tries) <= 60


def test_every_option_is_tried_even_with_the_smallest_budget():
    found = halve(range(10), exact, Iterations(1))
    assert min(one.tries for one in found) == 1
    assert found[0].option == 9


def test_the_best_is_found_through_noise():
    random = generator(5)

    def noisy(left: Sequence[int]) -> list[float]:
        return [option + 6 * (random.random() - 0.5) for option in left]

    firsts = [halve(range(12), noisy, Iterations(600))[0].option for _ in range(50)]
    assert firsts.count(11) > 30
    assert min(firsts) >= 9


def test_all_options_left_meet_the_same_luck():
    together: list[tuple[int, ...]] = []

    def noting(left: Sequence[int]) -> list[float]:
        together.append(tuple(left))
        return exact(left)

    halve(range(4), noting, Iterations(16))
    assert together == [(0, 1, 2, 3)] * 2 + [(3, 2)] * 4


def test_time_is_kept_by_the_clock_given():
    """Each round takes three ticks; a stage ends with the first round that is over its time."""
    now = [100.0]

    def slow(left: Sequence[int]) -> list[float]:
        now[0] += 3
        return exact(left)

    found = halve(range(4), slow, Seconds(30, lambda: now[0]))
    assert [one.tries for one in found] == [10, 10, 5, 5]
    assert now[0] == 130


def test_without_time_every_option_is_tried_once_a_stage():
    found = halve(range(4), exact, Seconds(0))
    assert [one.tries for one in found] == [2, 2, 1, 1]


def test_options_that_do_as_well_stay_in_order():
    assert [one.option for one in halve("abcd", lambda left: [0.0] * len(left), Iterations(4))] == list("abcd")


def test_what_is_thought_before_counts_as_some_tries():
    """Seven points against one: it takes more than five tries to make up for an advantage of 30."""
    for number, best in ((8, 1), (40, 0)):
        found = halve(
            [0, 1], lambda left: [7.0 - 6 * option for option in left], Iterations(number), lambda k: 30.0 * k, 1
        )
        assert found[0].option == best
        assert found[0].prior == 30 * best
