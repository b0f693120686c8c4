"""Each benchmark runs, with tiny counts; what it measures is not judged here."""

import pytest

from tests.benchmarks import chains, drawing, imports, play
from tests.benchmarks.measure import Row, table
from tests.oracles.board import load_board as load_oracle_board
from tests.oracles.chains import is_best
from webpower.engine.chance import generator
from webpower.games.power.scoring.chains import best_lines


def test_random_play():
    pytest.importorskip("catanatron", reason="make bench installs it")
    rows = play.rows(rounds=2, games=1)
    assert [row.what for row in rows] == [play.WHOLE, play.POSITIONS, play.OTHER]
    assert all("decisions/s" in row.numbers for row in rows)


def test_both_ways_of_playing_count_whole_games():
    for decisions in (play.webpower_game(3), play.webpower_positions(3)):
        assert decisions.all > 80
        assert 20 < decisions.placements < decisions.all / 2


def test_chains():
    assert len(chains.rows(sets=2, games=1, walks=2, moves=2)) == 4


def test_a_climb_stays_on_as_many_sites_as_there_are_cloisters():
    random = generator("test")
    _, sites = chains.climb(chains.crowded_sites(random), random, 3)
    assert len(set(sites)) == chains.CLOISTERS


def test_the_slowest_position_known_is_scored_exactly():
    board = chains.BOARD
    lines = best_lines([board.site_number[site] for site in chains.KNOWN], board.neighbours, board.chain)
    assert is_best([[board.sites[site].id for site in line] for line in lines], chains.KNOWN, load_oracle_board().roads)


def test_imports():
    assert 0 < imports.import_time("webpower") < 60


def test_drawing():
    assert len(drawing.rows(steps=3)) == 4


def test_the_table_has_a_line_a_row():
    assert table("Title", [Row("a", "1"), Row("bcd", "2")]).splitlines() == ["Title", "  a    1", "  bcd  2"]
