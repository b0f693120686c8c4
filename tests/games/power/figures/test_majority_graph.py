"""The lines of the graph are the cloisters on the board, and nothing in it covers anything else."""

import subprocess
import sys
from itertools import combinations

import pytest
from hypothesis import given

from tests.games.power.figures.games import NAMES, crowded, moments
from webpower.draw.lettering import Box, text_width
from webpower.draw.palette import SIZES
from webpower.draw.plotly_theme import NARROWEST
from webpower.games.power.figures import (
    majority_graph,
    majority_graph_data,
    majority_graph_words,
    majority_network,
)
from webpower.games.power.figures.majority_graph import NODE, line_places, rows
from webpower.games.power.scoring import score_final
from webpower.games.power.scoring.sheet import CLOISTERS


@given(moments())
def test_data_is_the_position(position):
    ties = majority_graph_data(position)
    for number, span in enumerate(position.board.spans):
        here = list(position.pieces.owners[span])
        counts = [here.count(seat) for seat in range(position.setup.seats)]
        assert [(tie.seat, tie.cloisters) for tie in ties if tie.country == number] == [
            (seat, count) for seat, count in enumerate(counts) if count
        ]
        assert [tie.seat for tie in ties if tie.country == number and tie.leads] == [
            seat for seat, count in enumerate(counts) if count == max(counts) > 0
        ]


@given(moments())
def test_the_points_of_the_network_are_those_of_the_sheet(position):
    graph = majority_network(position)
    sheet = score_final(position.setup, position.pieces).of_kind(CLOISTERS)
    for seat, total in enumerate(sheet.totals()):
        assert graph.nodes[seat]["points"] == total
        assert sum(facts["points"] for _, _, facts in graph.edges(seat, data=True)) == total
    for country, points in sheet.by_place(CLOISTERS).items():
        assert {seat: graph.edges[country, seat]["points"] for seat in graph[country]} == {
            seat: one for seat, one in enumerate(points) if one
        }


def test_the_network_knows_kinds_names_and_sites():
    graph = majority_network(crowded(4, 1), NAMES[:4])
    assert [graph.nodes[seat]["name"] for seat in range(4)] == list(NAMES[:4])
    countries = [facts for _, facts in graph.nodes(data=True) if facts["kind"] == "country"]
    assert sum(facts["sites"] for facts in countries) == len(crowded(4, 1).board.sites)
    assert "name" not in majority_network(crowded(4, 1)).nodes[0]


def test_the_network_needs_no_numpy():
    program = (
        "import sys, webpower; from webpower.games.power.figures import majority_network;"
        "majority_network(webpower.new_game(3, 7).position);"
        "sys.exit(any(heavy in sys.modules for heavy in ('numpy', 'scipy', 'plotly')))"
    )
    assert subprocess.run([sys.executable, "-c", program]).returncode == 0


@given(moments())
def test_what_is_drawn_is_the_data(position):
    seats, board = position.setup.seats, position.board
    traces = {trace.name: trace for trace in majority_graph(position, NAMES[:seats]).data}
    ties = {(tie.country, tie.seat): tie for tie in majority_graph_data(position)}
    widths: dict[int, set[float]] = {}
    for country in range(len(board.countries)):
        for seat in range(seats):
            line, tie = traces[f"line {country} {seat}"], ties.get((country, seat))
            assert bool(line.x) == (tie is not None)
            if tie:
                assert (line.line.dash == "solid") == tie.leads
                widths.setdefault(tie.cloisters, set()).add(line.line.width)
    broader = [width for _, (width,) in sorted(widths.items())]
    assert broader == sorted(set(broader))
    for seat in range(seats):
        for leads in (False, True):
            own = [tie for tie in ties.values() if tie.seat == seat and tie.leads == leads]
            assert list(traces[f"points {seat} {leads}"].text) == [f"<b>{tie.points}</b>" for tie in own]


def places(drawn):
    """Pixels for the places of a chart in the narrowest page."""
    layout = drawn.layout
    (left, right), (bottom, top) = layout.xaxis.range, layout.yaxis.range
    width = NARROWEST - layout.margin.l - layout.margin.r
    height = layout.height - layout.margin.t - layout.margin.b

    def at(x, y):
        return (
            layout.margin.l + (x - left) / (right - left) * width,
            layout.margin.t + (top - y) / (top - bottom) * height,
        )

    return at


def square(middle, side):
    return Box.around(middle[0], middle[1], side, side)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_points_and_countries_stand_clear_of_each_other(players):
    """For every line that there can be, and so for all that there are; a wider page only sets them further apart."""
    position = crowded(players, 0)
    board, at = position.board, places(majority_graph(position, NAMES[:players]))
    above, beneath = rows(len(board.countries))
    assert [*above, *beneath] == list(range(9))
    points = [
        square(at(*line_places(board, players, country, seat)[1]), 28)
        for country in range(9)
        for seat in range(players)
    ]
    countries = [square(at(*line_places(board, players, country, 0)[0]), NODE) for country in range(9)]
    assert not any(one.meets(other) for one, other in combinations([*points, *countries], 2))
    ends = {at(*line_places(board, players, country, seat)[2]) for country in range(9) for seat in range(players)}
    assert len(ends) == 2 * players
    assert not any(box.holds(*end) for box in points for end in ends)


def test_points_fit_their_discs_and_all_is_on_the_page():
    """The most that a country can give: 8 cloisters, doubled."""
    assert text_width("16", SIZES.small, bold=True) < 26
    position = crowded(5, 3)
    drawn = majority_graph(position, ["W" * 10_000] * 5)
    at = places(drawn)
    for trace in drawn.data:
        for x, y in zip(trace.x, trace.y, strict=True):
            if x is None:
                continue
            across, down = at(x, y)
            assert 0 < across < NARROWEST
            assert drawn.layout.margin.t - 1 < down - (40 if trace.name == "country names" and y > 0 else 0)
            assert down + (44 if trace.name == "country names" and y < 0 else 0) < drawn.layout.height
    boxes = [
        Box.around(at(x, 0)[0], at(x, 0)[1], text_width(text.split("<br>")[0][3:-4], SIZES.text, bold=True), 40)
        for trace in drawn.data
        if trace.name == "players"
        for x, text in zip(trace.x, trace.text, strict=True)
    ]
    assert len(boxes) == 5
    assert not any(one.meets(other) for one, other in combinations(boxes, 2))


@given(moments())
def test_words_say_every_line_and_country(position):
    names = ("Ada", "Ben", "Cleo", "Dora", "Egon")[: position.setup.seats]
    said = majority_graph_words(position, names)
    totals = score_final(position.setup, position.pieces).of_kind(CLOISTERS).totals()
    for name, total in zip(names, totals, strict=True):
        assert f"{name}: {total} point" in said
    for tie in majority_graph_data(position):
        country = position.board.countries[tie.country].name
        told = next(line for line in said.split("\n") if line.startswith(f"- {country}: {names[tie.seat]} has"))
        assert told.endswith(f" and scores {tie.points}.")
    assert said.count("- ") == len(majority_graph_data(position))
