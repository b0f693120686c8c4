"""Chance: pinned results, so that a seed means the same on every machine and in every version of Python."""

from collections import Counter
from itertools import permutations
from random import Random, getstate, setstate

import pytest

from webpower.engine.chance import (
    SEED_BITS,
    OutcomeUnknown,
    RecordedOutcomes,
    SeededOutcomes,
    derive_seed,
    generator,
    pick,
    shuffled,
)


class TestPinned:
    @pytest.mark.parametrize(
        ("parts", "seed"),
        [
            ((0,), 112817183443253),
            ((7, "game", 0), 50683025757723),
            ((7, "game", 1), 194796040574730),
            (("7", "game", 0), 20130936257871),
            ((2**60,), 197482929764695),
        ],
    )
    def test_derived_seeds(self, parts, seed):
        assert derive_seed(*parts) == seed

    def test_a_shuffle(self):
        assert shuffled(range(10), generator(7, "shuffle", 0)) == [2, 6, 5, 8, 0, 7, 1, 9, 3, 4]

    def test_picks(self):
        assert "".join(pick("abcde", generator(7, number)) for number in range(12)) == "ecdbdcdadcba"

    def test_the_outcomes_of_a_seed(self):
        outcomes = SeededOutcomes(7)
        assert outcomes.order(0, [3, 1, 2, 1, 0, 4, 4]) == (1, 4, 3, 0, 4, 1, 2)
        assert outcomes.order(1, [3, 1, 2, 1, 0, 4, 4]) == (4, 3, 1, 2, 4, 0, 1)


class TestSeeds:
    def test_they_fit_into_any_json_reader(self):
        seeds = [derive_seed(number) for number in range(2000)]
        assert len(set(seeds)) == 2000
        assert all(0 <= seed < 2**SEED_BITS for seed in seeds)
        assert max(seeds) > 2 ** (SEED_BITS - 3)

    def test_parts_are_kept_apart(self):
        """Neither how parts are cut nor whether one is a number or a text goes unnoticed."""
        assert len({derive_seed("a", "b"), derive_seed("ab"), derive_seed("a", "", "b")}) == 3
        assert derive_seed(7) != derive_seed("7")


class TestFairness:
    """Sanity, with fixed seeds: a wrong index would be far outside of these bounds."""

    def test_every_order_is_as_likely(self):
        orders = Counter(tuple(shuffled(range(4), generator("orders", number))) for number in range(6000))
        assert set(orders) == set(permutations(range(4)))
        assert all(180 < times < 320 for times in orders.values())  # 250 expected, deviation 15.5

    def test_every_item_is_picked_as_often(self):
        random = generator("picks")
        picks = Counter(pick("abcde", random) for _ in range(5000))
        assert set(picks) == set("abcde")
        assert all(880 < times < 1120 for times in picks.values())  # 1,000 expected, deviation 28

    def test_nothing_to_pick_from(self):
        with pytest.raises(IndexError):
            pick([], Random(0))


class TestShuffled:
    def test_is_a_new_list_of_the_same_items(self):
        items = [5, 5, 1, 2]
        assert sorted(shuffled(items, Random(3))) == sorted(items)
        assert items == [5, 5, 1, 2]

    def test_leaves_the_global_generator_alone(self):
        before = getstate()
        try:
            shuffled(range(50), generator(1))
            SeededOutcomes(3).order(0, range(50))
            assert getstate() == before
        finally:
            setstate(before)


class TestOutcomes:
    def test_depend_on_what_items_there_are_and_not_on_their_order(self):
        outcomes = SeededOutcomes(11)
        assert outcomes.order(1, [1, 2, 3, 3]) == outcomes.order(1, [3, 2, 3, 1])

    def test_depend_on_seed_and_number(self):
        items = range(20)
        orders = {SeededOutcomes(seed).order(number, items) for seed in range(5) for number in range(5)}
        assert len(orders) == 25

    def test_recorded_orders_come_back(self):
        recorded = RecordedOutcomes(((2, 1, 0), (0, 0, 1)))
        assert recorded.order(0, [0, 1, 2]) == (2, 1, 0)
        assert recorded.order(1, [1, 0, 0]) == (0, 0, 1)

    def test_beyond_the_record_nothing_is_known(self):
        with pytest.raises(OutcomeUnknown):
            RecordedOutcomes(((0, 1),)).order(1, [0, 1])

    def test_beyond_the_record_something_else_may_decide(self):
        otherwise = SeededOutcomes(7)
        recorded = RecordedOutcomes(((0, 1, 2),), otherwise)
        assert recorded.order(1, [0, 1, 2]) == otherwise.order(1, [0, 1, 2])

    def test_an_order_of_other_items_belongs_to_another_line(self):
        otherwise = SeededOutcomes(7)
        recorded = RecordedOutcomes(((0, 1, 2),), otherwise)
        assert recorded.order(0, [0, 1, 1]) == otherwise.order(0, [0, 1, 1])
        with pytest.raises(OutcomeUnknown):
            RecordedOutcomes(((0, 1, 2),)).order(0, [0, 1, 1])
