"""Charts of tournaments: they draw the numbers of the tables, and nothing depends on colour alone."""

import json

import pytest

from webpower.draw.arena_charts import CHARTS
from webpower.engine.arena.games import GameResults
from webpower.engine.errors import WrongValue
from webpower.games.power.arena.experiments import open_card, seat_advantage
from webpower.games.power.arena.tournament import tournament


@pytest.fixture(scope="module")
def results() -> GameResults:
    bots = {"monk": "monk", "<b>wild</b> %{x}": "random", "courtier": "courtier", "wanderer": "wanderer"}
    played: GameResults = tournament(bots, games=8, table=3, seed=2, workers=0)
    return played


def test_wins_leads_seats_and_ratings_are_points_with_their_intervals(results: GameResults):
    for name, table, value, bounds in [
        ("wins", results.players(), "share", "share"),
        ("leads", results.players(), "lead", "lead"),
        ("seats", results.seats(), "share", "share"),
        ("ratings", results.ratings(), "mu", "rating"),
    ]:
        drawn = results.chart(name)
        dots = drawn.data[-1]
        assert list(dots.x) == table.column(value)
        lows = [x - down for x, down in zip(dots.x, dots.error_x.arrayminus, strict=True)]
        highs = [x + up for x, up in zip(dots.x, dots.error_x.array, strict=True)]
        assert lows == pytest.approx(table.column(f"{bounds}_low"))
        assert highs == pytest.approx(table.column(f"{bounds}_high"))
        assert len(drawn.layout.yaxis.ticktext) == len(table)
        assert all("interval" in told for told in dots.hovertext)


def test_a_fair_share_is_a_line_in_each_row(results: GameResults):
    line = results.chart("wins").data[0]
    assert list(line.x)[::3] == results.players().column("fair")
    assert line.showlegend
    assert line.name == "a fair share"


def test_bars_are_the_sources_and_add_up_to_the_points(results: GameResults):
    *bars, sums = results.chart("points").data
    assert [bar.name for bar in bars] == ["interim cloisters", "cloisters", "alliances", "chains"]
    assert [bar.marker.pattern.shape for bar in bars] == ["/", "", "\\", "-"]
    assert [sum(parts) for parts in zip(*(bar.x for bar in bars), strict=True)] == pytest.approx(list(sums.x))
    assert list(sums.x) == pytest.approx(results.players().column("points"))


def test_the_heat_map_has_its_numbers_in_letters(results: GameResults):
    (trace,) = results.chart("heads").data
    names = list(results.names)
    rows = {(row["player"], row["other"]): row["ahead"] for row in results.heads()}
    for y, one in enumerate(names):
        for x, other in enumerate(names):
            if one == other:
                assert trace.z[y][x] is None
                assert trace.text[y][x] == ""
            else:
                assert trace.z[y][x] == rows[one, other]
                assert trace.text[y][x] == f"<b>{rows[one, other]:.0%}</b>"


@pytest.mark.parametrize("name", CHARTS)
def test_names_are_no_markup_and_letters_big_enough(results: GameResults, name: str):
    drawn = results.chart(name)
    text = json.dumps(drawn.to_plotly_json(), ensure_ascii=False)
    assert "<b>wild" not in text
    assert "%{x}" not in text.replace("%&#123;x}", "")
    assert drawn.layout.title.text
    assert drawn.layout.width is None
    assert not drawn.layout.annotations
    assert not drawn.layout.shapes
    for trace in drawn.data:
        assert trace.hoverinfo in ("text", "skip")
        assert trace.textfont.size is None or trace.textfont.size >= 14


def test_what_experiments_found():
    found = seat_advantage("random", players=3, games=6, workers=0)
    drawn = found.chart()
    assert drawn.layout.title.text == "Does it matter where one sits?"
    assert list(drawn.data[1].x) == found.table().column("wins_more")
    assert list(drawn.data[0].x)[::3] == [0, 0, 0]
    points = open_card("monk", players=3, games=3, workers=0)
    assert list(points.chart().data[1].x) == points.table().column("points_more")
    assert not any(points.chart().data[1].error_x.array)  # of one deal nothing is known


def test_nothing_played_yet_is_an_empty_chart(results: GameResults):
    nothing = GameResults(results.setting, [], results._contest)
    for name in CHARTS:
        assert nothing.chart(name).data is not None


def test_a_chart_there_is_none_of_is_one_sentence(results: GameResults):
    with pytest.raises(WrongValue, match="name: expected wins, leads, seats, ratings, points, heads, got 'luck'"):
        results.chart("luck")
