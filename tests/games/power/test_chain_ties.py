"""All best sets of chains (WP-42): counted as the oracle counts them one by one; the first is the one that scores."""

from collections import Counter
from itertools import pairwise
from math import comb

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.games.power.test_chains import neighbours, small_nets
from tests.oracles import board as oracle_board
from tests.oracles.chains import all_best_sets, faults_of_lines
from tests.oracles.crowded import crowded_board
from webpower.engine.chance import generator
from webpower.games.power.board_file import load_board
from webpower.games.power.scoring.chain_ties import EXAMPLES, BestSets, best_sets
from webpower.games.power.scoring.chains import best_lines

BOARD = load_board()
ORACLE = oracle_board.load_board()


def roads_of(lines):
    return frozenset(frozenset(road) for line in lines for road in pairwise(line))


def assert_agrees(found: BestSets, sets):
    """The number of sets for each number of lines, and examples that are among them, once each."""
    by_lines = Counter(map(len, sets))
    assert found.counts == tuple(sorted(by_lines.items()))
    assert found.all == len(sets)
    assert found.as_few == by_lines[min(by_lines)]
    assert {found.points} == {sum(map(len, chosen)) for chosen in sets}
    shown = [roads_of([[str(site) for site in line] for line in example]) for example in found.examples]
    assert len(set(shown)) == len(shown) == min(EXAMPLES, len(sets))
    assert set(shown) <= {roads_of(chosen) for chosen in sets}
    assert [len(example) for example in found.examples] == sorted(map(len, sets))[:EXAMPLES]


@given(small_nets())
@example((6, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (0, 5)], 3))  # a ring, in one line or in two
@example((8, [(0, 1), (1, 2), (2, 3), (0, 3), (4, 5), (5, 6), (6, 7), (4, 7)], 4))  # two rings apart
def test_counted_as_by_listing_all(net):
    size, roads, least = net
    found = best_sets(range(size), neighbours(size, roads), least)
    sites = [str(site) for site in range(size)]
    assert_agrees(found, all_best_sets(sites, [(str(a), str(b)) for a, b in roads], least))


@given(small_nets())
def test_the_first_is_the_set_that_scores(net):
    size, roads, least = net
    near = neighbours(size, roads)
    assert best_sets(range(size), near, least).examples[0] == best_lines(range(size), near, least)


@pytest.mark.parametrize("closeness", [0.5, 0.9])
def test_on_crowded_boards(closeness):
    random = generator("ties", int(100 * closeness))
    for _ in range(60):
        sites = crowded_board(random, ORACLE, 20, closeness)
        own = [BOARD.site_number[site] for site in sites]
        found = best_sets(own, BOARD.neighbours, BOARD.chain)
        assert found.examples[0] == best_lines(own, BOARD.neighbours, BOARD.chain)
        assert found.all >= found.as_few >= 1
        for lines in found.examples:
            named = [[BOARD.sites[site].id for site in line] for line in lines]
            assert faults_of_lines(named, sites, ORACLE.roads) == []


@pytest.mark.parametrize("closeness", [0.6, 0.95])
def test_on_boards_of_twelve_cloisters_as_by_listing_all(closeness):
    random = generator("ties of twelve", int(100 * closeness))
    for _ in range(25):
        sites = crowded_board(random, ORACLE, 12, closeness)
        number = {BOARD.sites[place].id: place for place in range(len(BOARD.sites))}
        found = best_sets([number[site] for site in sites], BOARD.neighbours, BOARD.chain)
        sets = all_best_sets(sites, ORACLE.roads)
        assert_agrees(found, [[[str(number[site]) for site in line] for line in chosen] for chosen in sets])


@pytest.mark.parametrize("size", [4, 7, 8, 12, 20])
def test_a_straight_line_is_cut_in_every_way(size):
    """Into k lines of 4 or more there are as many ways as to put what is left over into k heaps."""
    found = best_sets(range(size), neighbours(size, list(pairwise(range(size)))), 4)
    assert dict(found.counts) == {k: comb(size - 4 * k + k - 1, k - 1) for k in range(1, size // 4 + 1)}


@given(st.integers(0, 3))
def test_without_any_line_there_is_the_empty_set(size):
    assert best_sets(range(size), neighbours(size, list(pairwise(range(size)))), 4) == BestSets(0, ((0, 1),), ((),))
