"""Each benchmark runs, with tiny counts; what it measures is not judged here."""

import pytest

from tests.benchmarks import chains, drawing, imports, play
from tests.benchmarks.measure import Row, table
from webpower.engine.chance import generator


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
    assert len(chains.rows(sets=2, games=1, climbs=1, patience=2)) == 4


def test_a_climb_ends_on_as_many_sites_as_there_are_cloisters():
    _, sites = chains.climb(generator("test"), 3)
    assert len(set(sites)) == chains.CLOISTERS


def test_imports():
    assert 0 < imports.import_time("webpower") < 60


def test_drawing():
    assert len(drawing.rows(steps=3)) == 4


def test_the_table_has_a_line_a_row():
    assert table("Title", [Row("a", "1"), Row("bcd", "2")]).splitlines() == ["Title", "  a    1", "  bcd  2"]
