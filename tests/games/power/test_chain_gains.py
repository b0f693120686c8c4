"""Where one more cloister scores (WP-42): every free site tried, and scored by the oracle."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.oracles import board as oracle_board
from tests.oracles.chains import best_points
from webpower.games.power.board_file import load_board
from webpower.games.power.game import recorded_game
from webpower.games.power.position import EMPTY
from webpower.games.power.scoring.chain_gains import chain_gains
from webpower.games.power.scoring.chains import best_lines, chains_of

BOARD = load_board()
ORACLE = oracle_board.load_board()


def owners_of(sites, seat=0):
    return bytes(seat if site in sites else EMPTY for site in range(len(BOARD.sites)))


def numbers(*ids):
    return {BOARD.site_number[id] for id in ids}


def score_of(owners, seat):
    own = [BOARD.sites[site].id for site, owner in enumerate(owners) if owner == seat]
    return best_points(own, ORACLE.roads)


def tried(owners, seat):
    """Each free site and the points gained there, by the oracle."""
    gained = {}
    for site in [site for site, owner in enumerate(owners) if owner == EMPTY]:
        placed = bytearray(owners)
        placed[site] = seat
        if points := score_of(placed, seat) - score_of(owners, seat):
            gained[site] = points
    return gained


@given(st.sets(st.integers(0, len(BOARD.sites) - 1), min_size=8, max_size=19))
def test_gains_are_those_of_trying_every_free_site(sites):
    owners = owners_of(sites)
    assert {gain.site: gain.points for gain in chain_gains(BOARD, owners, 0)} == tried(owners, 0)


@pytest.mark.parametrize("name", ["long-chains", "five-players"])
def test_in_a_recorded_game(name):
    line = recorded_game(name).line()
    gained = 0
    for node in line[:: len(line) // 6]:
        for seat in range(node.position.setup.seats):
            owners = node.position.pieces.owners
            gains = {gain.site: gain.points for gain in chain_gains(BOARD, owners, seat)}
            assert gains == tried(owners, seat)
            gained += len(gains)
    assert gained


@given(st.sets(st.integers(0, len(BOARD.sites) - 1), min_size=8, max_size=19))
def test_the_chain_is_one_of_the_best_and_leads_through_the_site(sites):
    for gain in chain_gains(BOARD, owners_of(sites), 0):
        after = best_lines(sorted({*sites, gain.site}), BOARD.neighbours, BOARD.chain)
        assert gain.site in gain.chain
        assert set(gain.chain) in [set(line) for line in after]


@given(st.sets(st.integers(0, len(BOARD.sites) - 1), min_size=8, max_size=19))
def test_the_way_is_what_the_words_say(sites):
    owners = owners_of(sites)
    before = [{BOARD.site_number[site] for site in line} for line in chains_of(BOARD, owners, 0)]
    for gain in chain_gains(BOARD, owners, 0):
        chain = set(gain.chain)
        whole, touched = [line for line in before if line <= chain], [line for line in before if line & chain]
        assert (gain.way == "changed") == (whole != touched)
        if gain.way == "new":
            assert gain.points == len(chain)
        assert {"new": 0, "longer": 1}.get(gain.way, 9) in (len(touched), 9)
        assert gain.way != "joined" or len(whole) > 1


def gain_on(id, sites):
    return {BOARD.sites[gain.site].id: gain for gain in chain_gains(BOARD, owners_of(sites), 0)}[id]


def test_a_fourth_in_line_makes_a_chain():
    gain = gain_on("tegernsee", numbers("farfa", "camaldoli", "nonantola", "chiaravalle") - numbers("farfa"))
    assert (gain.points, gain.way) == (4, "new")


def test_a_fifth_makes_it_longer():
    gain = gain_on("tegernsee", numbers("farfa", "camaldoli", "nonantola", "chiaravalle"))
    assert (gain.points, gain.way) == (1, "longer")


def test_two_chains_are_joined():
    south = numbers("farfa", "camaldoli", "nonantola", "chiaravalle")
    gain = gain_on("tegernsee", south | numbers("regensburg", "pforta", "quedlinburg", "chorin"))
    assert (gain.points, gain.way, len(gain.chain)) == (1, "joined", 9)


def test_nothing_beside_it_gains_nothing():
    assert chain_gains(BOARD, owners_of(set()), 0) == ()
    assert chain_gains(BOARD, owners_of(numbers("farfa", "camaldoli")), 0) == ()


def test_other_players_cloisters_are_in_the_way():
    own = numbers("farfa", "camaldoli", "nonantola", "chiaravalle")
    owners = bytearray(owners_of(own))
    owners[BOARD.site_number["tegernsee"]] = 1
    assert all(BOARD.sites[gain.site].id != "tegernsee" for gain in chain_gains(BOARD, bytes(owners), 0))
