"""What holds for every chart: the same traces for all positions, and nothing that depends on colour or width."""

import json
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.power.figures.games import NAMES, games, positions
from webpower.draw.palette import PLAYERS
from webpower.games.power import figures
from webpower.games.power.observation import nothing_known, observe


def seen(position):
    """What seat 1 sees, if it remembers nothing."""
    return observe(position, nothing_known(position), 1)


CHARTS = {
    "majorities": lambda line, step, names: figures.majorities(line[step], names),
    "majority_graph": lambda line, step, names: figures.majority_graph(line[step], names),
    "alliance_web": lambda line, step, names: figures.alliance_web(line[step], names),
    "chains": lambda line, step, names: figures.chains(line[step], names),
    "breakdown": lambda line, step, names: figures.breakdown(line[step], names),
    "places": lambda line, step, names: figures.breakdown_by_place(line[step], names),
    "waterfall": lambda line, step, names: figures.waterfall(line[step], names),
    "waterfall by place": lambda line, step, names: figures.waterfall(line[step], names, by="place"),
    "differences": lambda line, step, names: figures.differences(line[step], names),
    "timeline": lambda line, step, names: figures.timeline(line, names, at=step),
    "cards": lambda line, step, names: figures.cards(seen(line[step]), names),
    "chances": lambda line, step, names: figures.chances(seen(line[step]), names),
    "what if": lambda line, step, names: figures.what_if(line[step], names),
}


def structure(drawn):
    return [(trace.type, trace.name) for trace in drawn.data]


def text_of(drawn):
    return json.dumps(drawn.to_plotly_json(), ensure_ascii=False)


@pytest.mark.parametrize("draw", CHARTS.values(), ids=CHARTS)
@given(line=games(), data=st.data())
def test_traces_are_the_same_for_all_positions(draw, line, data):
    seats, step = line[0].setup.seats, data.draw(st.integers(0, len(line) - 1))
    names = NAMES[:seats]
    first = draw(positions(seats, 0), 0, names)
    assert structure(draw(line, step, names)) == structure(first)


@pytest.mark.parametrize("draw", CHARTS.values(), ids=CHARTS)
@pytest.mark.parametrize("players", [3, 5])
def test_looks(draw, players):
    line = positions(players, 1)
    drawn = draw(line, len(line) // 2, NAMES[:players])
    assert drawn.layout.title.text
    assert drawn.layout.height > 500
    assert drawn.layout.width is None
    assert not drawn.layout.annotations
    assert not drawn.layout.shapes
    assert all(trace.hoverinfo in ("text", "skip") or trace.hovertemplate for trace in drawn.data)


PLAYERS_SHOWN = {name: draw for name, draw in CHARTS.items() if name != "chances"}
"""The charts that show all players; the others name at most one."""


@pytest.mark.parametrize("draw", PLAYERS_SHOWN.values(), ids=PLAYERS_SHOWN)
def test_every_player_is_there_by_mark(draw):
    names = ("Ada", "Ben", "Cleo", "Dora", "Egon")
    drawn = text_of(draw(positions(5, 1), 60, names))
    for ink, name in zip(PLAYERS, names, strict=True):
        assert f"{ink.glyph} {name}" in drawn


@pytest.mark.parametrize("draw", PLAYERS_SHOWN.values(), ids=PLAYERS_SHOWN)
def test_names_are_no_markup(draw):
    drawn = text_of(draw(positions(5, 1), 60, NAMES))
    assert "&lt;b&gt;Cleo&lt;/b&gt;" in drawn
    assert "Ben &amp; Co" in drawn
    for markup in ("<b>Cleo", "Ben & Co", f"{PLAYERS[4].glyph} %{{x}}"):
        assert markup not in drawn


def test_figures_are_functions_of_their_arguments():
    for draw in CHARTS.values():
        assert draw(positions(4, 2), 50, NAMES[:4]) == draw(positions(4, 2), 50, NAMES[:4])


def test_words_and_data_need_no_plotly():
    program = "import sys, webpower.games.power.figures; sys.exit('plotly' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program]).returncode == 0
