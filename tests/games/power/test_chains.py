"""Chains (WP-42): exact against the oracle, on small and on crowded boards; always the same lines, and the fewest."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.benchmarks.nets import crowded, random_net
from tests.oracles import board as oracle_board
from tests.oracles.chains import best_points, best_points_by_roads, faults_of_lines
from tests.oracles.crowded import crowded_board
from webpower.engine.chance import generator, shuffled
from webpower.games.power.board_file import load_board
from webpower.games.power.position import EMPTY
from webpower.games.power.road_net import _breadth_of, breadth, parts
from webpower.games.power.scoring import chains
from webpower.games.power.scoring.chain_ties import best_sets
from webpower.games.power.scoring.chains import best_lines, chains_of

BOARD = load_board()
ORACLE = oracle_board.load_board()


def lines_of(sites: list[str]) -> tuple[tuple[str, ...], ...]:
    """The chains of a player who owns these sites, as ids."""
    owned = {BOARD.site_number[site] for site in sites}
    owners = bytes(0 if number in owned else EMPTY for number in range(len(BOARD.sites)))
    return chains_of(BOARD, owners, 0)


def points(lines: tuple[tuple[object, ...], ...]) -> int:
    return sum(map(len, lines))


def neighbours(size: int, roads: list[tuple[int, int]]) -> list[list[int]]:
    return [sorted({b for a, b in both(roads) if a == site}) for site in range(size)]


def both(roads: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return [*roads, *((b, a) for a, b in roads)]


class TestSmallCases:
    def test_three_in_a_line_are_no_chain(self):
        assert best_lines([0, 1, 2], neighbours(3, [(0, 1), (1, 2)]), 4) == ()

    def test_a_branch_is_not_counted(self):
        """The rulebook's example: four in Italien, one in Burgund and one in Bayern at the same end."""
        chains = lines_of(["farfa", "camaldoli", "nonantola", "chiaravalle", "saint-maurice", "tegernsee"])
        assert points(chains) == 5

    def test_a_star_has_no_line_of_four(self):
        assert best_lines([0, 1, 2, 3], neighbours(4, [(0, 1), (0, 2), (0, 3)]), 4) == ()

    def test_a_ring_counts_as_the_line_through_its_sites(self):
        (line,) = best_lines(range(5), neighbours(5, [(0, 1), (1, 2), (2, 3), (3, 4), (0, 4)]), 4)
        assert sorted(line) == [0, 1, 2, 3, 4]

    def test_two_lines_may_lie_side_by_side(self):
        roads = [(0, 1), (1, 2), (2, 3), (4, 5), (5, 6), (6, 7), (1, 5), (2, 6)]
        assert points(best_lines(range(8), neighbours(8, roads), 4)) == 8

    def test_of_equal_sets_one_with_the_fewest_lines_is_shown(self):
        (line,) = best_lines(range(12), neighbours(12, [(a, a + 1) for a in range(11)]), 4)
        assert len(line) == 12

    def test_a_greedy_longest_line_would_score_less(self):
        """The longest line leaves two stumps of three; two lines of four cover more."""
        roads = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (2, 6), (6, 7), (3, 8), (8, 9)]
        found = best_lines(range(10), neighbours(10, roads), 5)
        assert points(found) == 10
        assert len(found) == 2

    def test_records_write_lines_from_the_smaller_end_the_longest_first(self):
        found = lines_of(
            ["chartreuse", "cluny", "citeaux", "luxeuil", "egmond", "brauweiler", "corvey", "fulda", "lindisfarne"]
        )
        assert found == (
            ("chartreuse", "cluny", "citeaux", "luxeuil"),
            ("egmond", "brauweiler", "corvey", "fulda"),
        )


@st.composite
def small_nets(draw: st.DrawFn) -> tuple[int, list[tuple[int, int]], int]:
    """Any road net of few sites, planar or not, and the least length of a chain."""
    size = draw(st.integers(1, 8))
    pairs = [(a, b) for a in range(size) for b in range(a + 1, size)]
    roads = draw(st.lists(st.sampled_from(pairs), unique=True, max_size=11)) if pairs else []
    return size, roads, draw(st.integers(2, 5))


@given(small_nets())
def test_exact_on_any_small_net_against_trying_all_subsets_of_roads(net: tuple[int, list[tuple[int, int]], int]):
    size, roads, least = net
    found = best_lines(range(size), neighbours(size, roads), least)
    named = [[str(site) for site in line] for line in found]
    sites, named_roads = [str(site) for site in range(size)], [(str(a), str(b)) for a, b in roads]
    assert faults_of_lines(named, sites, named_roads, least) == []
    assert points(found) == best_points_by_roads(sites, named_roads, least)


@pytest.mark.parametrize("closeness", [0.5, 0.8, 0.95])
def test_exact_on_crowded_boards_of_twenty_cloisters(closeness: float):
    random = generator("crowded", int(100 * closeness))
    for _ in range(60):
        sites = crowded_board(random, ORACLE, 20, closeness)
        found = lines_of(sites)
        assert faults_of_lines(found, sites, ORACLE.roads) == []
        assert points(found) == best_points(sites, ORACLE.roads), sorted(sites)


@given(st.sets(st.sampled_from([site.id for site in BOARD.sites]), max_size=20))
def test_exact_on_any_sites_of_the_board(sites: set[str]):
    found = lines_of(sorted(sites))
    assert faults_of_lines(found, sites, ORACLE.roads) == []
    assert points(found) == best_points(sites, ORACLE.roads)


@given(st.sets(st.integers(0, 53), max_size=20), st.integers(0, 1000))
@example({0, 1, 2, 3, 4}, 3)  # a ring of England's sites, which can be cut in several places
def test_the_answer_depends_on_nothing_but_the_sites(sites: set[int], seed: int):
    random = generator("order", seed)
    expected = best_lines(sorted(sites), BOARD.neighbours, 4)
    mixed_roads = [shuffled(roads, random) for roads in BOARD.neighbours]
    assert best_lines(shuffled(sorted(sites), random), mixed_roads, 4) == expected


@pytest.mark.slow
def test_exact_on_thousands_of_crowded_boards():
    random = generator("crowded", "many")
    for number in range(4000):
        sites = crowded_board(random, ORACLE, 8 + number % 13, 0.9)
        found = lines_of(sites)
        assert faults_of_lines(found, sites, ORACLE.roads) == []
        assert points(found) == best_points(sites, ORACLE.roads), sorted(sites)


@pytest.fixture
def always_too_broad(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every search is gone through in the order of the whole net."""
    monkeypatch.setattr(chains, "MOST_STATES", 0)


@pytest.mark.parametrize("seed", range(20))
def test_the_order_of_the_whole_net_gives_as_much(seed: int, request: pytest.FixtureRequest):
    random = generator("orders", seed)
    net = random_net(random, 40, 4, 5)
    own, roads = crowded(random, net), [net[site] for site in range(40)]
    lines, sets = best_lines(own, roads, 4), best_sets(own, roads, 4)
    request.getfixturevalue("always_too_broad")
    other = best_lines(own, roads, 4)
    pairs = [(str(a), str(b)) for a in net for b in net[a] if a < b]
    assert not faults_of_lines([tuple(map(str, line)) for line in other], map(str, own), pairs)
    assert (points(other), len(other)) == (points(lines), len(lines))
    assert best_sets(own, roads, 4).counts == sets.counts


@given(net=st.integers(0, 10**6).map(lambda seed: random_net(generator(seed), 30, 5, 6)), data=st.data())
def test_no_part_of_a_net_is_broader_than_the_net_in_its_order(net: dict[int, list[int]], data: st.DataObject):
    """Which an order of its own may be; so the limit of a board's breadth holds for every player's sites."""
    own = data.draw(st.sets(st.sampled_from(sorted(net)), min_size=2, max_size=20))
    order = [site for part in parts(net) for site in part if site in own]
    roads = {site: [end for end in net[site] if end in own] for site in order}
    assert _breadth_of(order, roads) <= breadth(net)
