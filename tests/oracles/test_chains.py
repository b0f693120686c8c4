"""The oracle's chains: the rulebook's example, small graphs, and other ways to count."""

from collections import Counter
from itertools import combinations, pairwise
from random import Random

import networkx as nx
import pytest

from tests.oracles.chains import (
    all_lines,
    best_lines,
    best_points,
    best_points_by_roads,
    faults_of_lines,
    in_written_order,
    is_best,
)
from tests.oracles.crowded import crowded_board, shuffled
from tests.oracles.scoring import final, totals
from tests.oracles.staging import BOARD, sample, sites_of


class TestChains:
    def test_the_rulebooks_chain_of_five_with_a_branch(self):
        p = sample("position-chain.json")
        scored = final(p)
        assert [len(line) for line in scored["chains"][2]] == [5]
        assert totals(scored) == [6, 4, 16]
        assert scored["alliances"]["14"] == [0, 0, 5]
        assert is_best([["farfa", "camaldoli", "nonantola", "chiaravalle", "tegernsee"]], sites_of(p, 2), BOARD.roads)

    @pytest.mark.parametrize(
        ("roads", "points"),
        [
            ("ab bc", 0),
            ("ab bc cd", 4),
            ("ab bc cd da", 4),  # a ring
            ("ab ac ad ae", 0),  # a star
            ("ab bc cd de ef fg gh", 8),
            ("ab bc cd de ef cg", 6),  # a branch
            ("ab bc cd ef fg gh be", 8),  # two lines side by side
            ("ab bc cd ce cf", 4),
            # The longest line, a to g, would leave the sites x, y and w; the two best lines cross it.
            ("ab bc cd de ef fg cx xy dw", 10),
        ],
    )
    def test_small_graphs(self, roads, points):
        roads = [(a, b) for a, b in roads.split()]
        sites = {site for road in roads for site in road}
        assert best_points(sites, roads) == points
        assert best_points_by_roads(sites, roads) == points

    def test_against_every_selection_of_roads(self):
        rng = Random(42)
        seen: Counter[int] = Counter()
        for _ in range(150):
            letters = "abcdefghi"
            pairs = [(a, b) for a in letters for b in letters if a < b]
            roads = shuffled(rng, pairs)[: 6 + int(rng.random() * 6)]
            most = best_points(letters, roads)
            assert most == best_points_by_roads(letters, roads)
            assert is_best(best_lines(letters, roads), letters, roads)
            seen[most] += 1
        assert len(seen) >= 5

    def test_against_every_selection_of_roads_with_other_lengths(self):
        rng = Random(43)
        for _ in range(30):
            sites = crowded_board(rng, BOARD, 9)
            for shortest in (2, 3, 4, 5):
                most = best_points(sites, BOARD.roads, shortest)
                assert most == best_points_by_roads(sites, BOARD.roads, shortest)

    def test_all_lines_are_networkx_simple_paths(self):
        sites = crowded_board(Random(3), BOARD, 12)
        roads: nx.Graph[str] = nx.Graph(BOARD.roads)
        graph = roads.subgraph(sites)
        expected = {
            tuple(path)
            for a, b in combinations(sorted(graph), 2)
            for path in nx.all_simple_paths(graph, a, b)
            if len(path) >= 4
        }
        assert set(all_lines(sites, BOARD.roads)) == expected

    @pytest.mark.parametrize(
        ("lines", "fault"),
        [
            (["abc"], "shorter"),
            (["abce"], "no road"),
            (["abcd", "dxyz"], "more than once"),
            (["abcq"], "not this player's"),
            (["abcd"], "the best 7"),
        ],
    )
    def test_what_is_no_best_set(self, lines, fault):
        sites = "abcdxyz"
        roads = [*pairwise(sites), ("c", "q")]
        assert any(fault in text for text in faults_of_lines(lines, sites, roads))
        assert is_best([sites], sites, roads)
        assert is_best([sites[::-1]], sites, roads)

    def test_written_order(self):
        assert in_written_order(["dcba", "ihgfe", "mnop"]) == [tuple("efghi"), tuple("abcd"), tuple("mnop")]
