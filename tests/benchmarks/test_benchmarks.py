"""Each benchmark runs, with tiny counts; what it measures is not judged here."""

import pytest

from tests.benchmarks import chains, clicks, drawing, imports, latency, nets, play, side_by_side, tournaments
from tests.benchmarks.measure import Row, table
from tests.oracles.board import load_board as load_oracle_board
from tests.oracles.chains import is_best
from webpower import recorded_game
from webpower.draw.patch import apply_patch
from webpower.engine.chance import generator
from webpower.games.power.board_model import MOST_ROADS
from webpower.games.power.playing import start
from webpower.games.power.road_net import breadth
from webpower.games.power.scoring.chains import best_lines
from webpower.games.power.stepping import PowerStage, stepper


def test_random_play():
    pytest.importorskip("catanatron", reason="make bench installs it")
    rows = play.rows(rounds=2, games=1)
    assert [row.what for row in rows] == [play.WHOLE, play.POSITIONS, play.OTHER]
    assert all("decisions/s" in row.numbers for row in rows)


def test_both_ways_of_playing_count_whole_games():
    for decisions in (play.webpower_game(3), play.webpower_positions(3)):
        assert decisions.all > 80
        assert 20 < decisions.placements < decisions.all / 2


def test_tournaments():
    one, guarded, two = tournaments.rows(rounds=1, games=4)
    assert "games/s" in one.numbers
    assert "games/s" in guarded.numbers
    assert two.numbers.endswith("times one")


def test_chains():
    assert len(chains.rows(sets=2, games=1, walks=2, moves=2)) == 4


def test_nets():
    assert len(nets.rows(climbs=1, patience=1)) == 6


def test_a_climb_over_nets_ends_on_one_that_is_let_in_and_in_the_same_place():
    one, again = (nets.climb(generator("test"), 4, 30, patience=5) for _ in range(2))
    assert one == again
    assert breadth(one.net) <= nets.broadest(4)
    assert len(set(one.own)) == nets.CLOISTERS
    assert max(map(len, one.neighbours)) <= MOST_ROADS


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
    rows = drawing.rows(steps=3)
    charts = stepper(recorded_game("four-players")).stage.charts
    assert [row.what for row in rows if row.what.startswith("update of")] == [f"update of {name}" for name in charts]
    assert len({row.what for row in rows}) == len(rows) == 11 + len(charts)


def test_what_a_step_sends_is_counted_by_what_it_is_for():
    shown = stepper(recorded_game("four-players"), step=40)
    with drawing.counted() as sent:
        shown.next()
    assert sent["board"] == sent["controls"] == 1  # the slider
    assert 100 < sent["board bytes"] < 5000
    assert sent["panels"] == 1
    assert 100 < sent["panels bytes"] < 5000
    assert sent["chart"] == 0  # not loaded yet
    with drawing.counted() as sent:
        shown.go(41)
    assert not sent


def test_the_bare_widgets_change_to_what_ours_show():
    written = side_by_side.script(3)
    scenes = [PowerStage(recorded_game(side_by_side.GAME)).scene(step) for step in written["stops"]]
    for old, new, changed in zip(scenes, scenes[1:], written["patches"], strict=False):
        assert [mark.attrs for mark in apply_patch(old, changed).marks] == [mark.attrs for mark in new.marks]
    assert all(written["changes"])
    with pytest.raises(ValueError, match="has no 500 steps"):
        side_by_side.script(500)


def test_the_bare_board_changes_to_what_the_table_shows():
    written = clicks.script(3)
    at = start.play(clicks.PLAYERS, clicks.SEED, saves=None).desk
    shown = at.scene()
    for click in written["clicks"]:
        getattr(at, click["what"])(click["which"])
        shown = apply_patch(shown, click["patch"])
        assert [mark.attrs for mark in shown.marks] == [mark.attrs for mark in at.scene().marks]
    with pytest.raises(ValueError, match="has not 500 clicks"):
        clicks.script(500)


@pytest.mark.parametrize("benchmark", [latency, clicks])
def test_latency_is_not_measured_without_a_browser(benchmark, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("CHROMIUM", "/no/such/browser")
    (row,) = benchmark.rows()
    assert row.what == "not measured"
    assert "no Chromium" in row.numbers


def test_the_table_has_a_line_a_row():
    assert table("Title", [Row("a", "1"), Row("bcd", "2")]).splitlines() == ["Title", "  a    1", "  bcd  2"]
