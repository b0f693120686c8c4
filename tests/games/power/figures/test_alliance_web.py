"""The web is the scoring of the alliances, and nothing in it covers anything else."""

import re
from itertools import combinations

from hypothesis import given

from tests.games.power.figures.games import NAMES, crowded, moments
from tests.games.power.staging import BOARD, on_sites, small_board_data, stage
from tests.games.power.test_one_more import NAMED, as_file
from tests.oracles.scoring import advisors_in, alliance_points
from webpower.draw.lettering import Box, text_width
from webpower.draw.palette import PLAYERS, SIZES
from webpower.draw.plotly_theme import NARROWEST
from webpower.games.power.board_file import make_board
from webpower.games.power.figures import (
    alliance_network,
    alliance_web,
    alliance_web_data,
    alliance_web_words,
)
from webpower.games.power.figures.web_label import ADVANCE, INSIDE, plate
from webpower.games.power.figures.web_layout import FRAME, LABEL, way, web_layout


def traces(position):
    return {trace.name: trace for trace in alliance_web(position, NAMES[: position.setup.seats]).data}


@given(moments())
def test_data_is_what_a_naive_scoring_says(position):
    file = as_file(position)
    for facts in alliance_web_data(position):
        pair = NAMED.alliances[str(facts.number)]
        assert (facts.a, facts.b) == pair
        assert list(facts.points) == alliance_points(file, *pair)
        assert sum(line.points * len(line.seats) for line in facts.lines) == sum(facts.points)


@given(moments())
def test_the_network_is_the_data(position):
    graph, file = alliance_network(position), as_file(position)
    assert sorted(graph) == sorted(NAMED.countries)
    for country, facts in graph.nodes(data=True):
        assert list(facts["advisors"]) == advisors_in(file, country)
        most = max(facts["advisors"])
        assert facts["leaders"] == tuple(seat for seat, one in enumerate(facts["advisors"]) if one == most > 0)
    for a, b, facts in graph.edges(data=True):
        assert {a, b} == set(NAMED.alliances[str(facts["number"])])
        assert list(facts["points"]) == alliance_points(file, a, b)
        assert all(country in (a, b) and not facts["points"][seat] for seat, country in facts["one_more"].items())
    assert len(graph.edges) == 15


@given(moments())
def test_what_is_drawn_is_the_data(position):
    board, data, drawn = position.board, alliance_web_data(position), traces(position)
    for seat in range(position.setup.seats):
        lines = [*drawn[f"scoring {seat}"].x].count(None)
        assert lines == sum(bool(facts.points[seat]) for facts in data)
        told = drawn[f"told {seat}"].marker.symbol
        own = [more for facts in data for more in facts.one_more if more.seat == seat]
        assert len(told) == lines + len(own)
        assert sum("open" in symbol for symbol in told) == sum(more.lead == "shared" for more in own)
        assert {symbol.removesuffix("-open") for symbol in told} <= {PLAYERS[seat].symbol}
        marks = next(trace for name, trace in drawn.items() if name.startswith(PLAYERS[seat].glyph))
        counts = [0 if y is None else int(re.sub(r"\D", "", text)) for y, text in zip(marks.y, marks.text, strict=True)]
        assert counts == [here[seat] for here in position.pieces.advisors]
    for scoring in (False, True):
        numbers = [int(text.strip("</b>")) for text in drawn[f"numbers {scoring}"].text]
        assert numbers == [facts.number for facts in data if any(facts.points) == scoring]
    texts = drawn["told"].text
    points = [int(text.strip("</b>")) for text in texts if text.startswith("<b>")]
    assert points == [one for facts in data for one in dict.fromkeys(filter(None, facts.points))]
    hindered = {(facts.number, more.country) for facts in data for more in facts.one_more if more.hindrance}
    assert texts.count("(") == texts.count(")") == len(hindered)
    arrows = {(facts.number, more.country) for facts in data for more in facts.one_more}
    assert sum(text in "↑↗→↘↓↙←↖" for text in texts) == len(arrows)
    assert len(drawn["ways"].x) > len(board.alliances)


def test_countries_and_labels_stand_clear_of_each_other():
    drawn = web_layout(BOARD)
    boxes = [*drawn.countries, *(spot.box for spot in drawn.labels)]
    assert not any(one.meets(other, 2) for one, other in combinations(boxes, 2))
    assert all(box.within(FRAME) for box in boxes)


def test_ways_run_around_other_countries():
    drawn = web_layout(BOARD)
    for number, alliance in enumerate(BOARD.alliances):
        others = [box for country, box in enumerate(drawn.countries) if country not in (alliance.a, alliance.b)]
        for offset in (-12, 0, 12):  # as far out as the lines of five players
            line = way(drawn, BOARD, number, offset)
            assert not any(box.holds(*point) for box in others for point in line)
            assert all(FRAME.holds(*point) for point in line)


def test_countries_are_near_their_places_on_the_map():
    """What is far to the north, or the west, on the map is so in the web."""
    middles = [box.middle for box in web_layout(BOARD).countries]
    for (one, at), (other, there) in combinations(zip(middles, BOARD.countries, strict=True), 2):
        if abs(at.coat[0] - there.coat[0]) > 5:
            assert (one[0] < other[0]) == (at.coat[0] < there.coat[0])
        if abs(at.coat[1] - there.coat[1]) > 3:
            assert (one[1] < other[1]) == (at.coat[1] > there.coat[1])


def test_one_pixel_is_one_pixel():
    """The layout's measures hold on every page, since the web does not grow with it."""
    layout = alliance_web(crowded(3, 0), NAMES[:3]).layout
    assert layout.xaxis.range == (0, NARROWEST - layout.margin.l - layout.margin.r)
    assert layout.yaxis.range == (layout.height - layout.margin.t - layout.margin.b, 0)
    assert (layout.yaxis.scaleanchor, layout.xaxis.constrain, layout.yaxis.constrain) == ("x", "domain", "domain")


@given(moments())
def test_what_is_told_stays_on_its_plate(position):
    drawn = web_layout(position.board)
    for facts, spot in zip(alliance_web_data(position), drawn.labels, strict=True):
        told = plate(facts, spot, {more.country: drawn.countries[more.country].middle for more in facts.one_more})
        assert bool(told.items) == (any(facts.points) or bool(facts.one_more))
        assert told.box.within(spot.box)
        assert all(told.box.holds(*item.at) for item in told.items)
        rows = sorted({item.at[1] for item in told.items})
        for row in rows:
            along = [item for item in told.items if item.at[1] == row]
            assert [item.at[0] for item in along] == sorted(item.at[0] for item in along)
            if sum(item.width for item in along) + ADVANCE["gap"] * 5 <= LABEL[1] - 2 * INSIDE:  # nothing is squeezed
                boxes = [Box.around(item.at[0], item.at[1], item.width - 0.1, 10) for item in along]
                assert not any(one.meets(other) for one, other in combinations(boxes, 2))


def test_names_fit_their_countries():
    width = web_layout(BOARD).countries[0].right - web_layout(BOARD).countries[0].left
    assert all(text_width(country.name, SIZES.text, bold=True) < width - 8 for country in BOARD.countries)


def test_a_board_of_another_shape_has_a_web():
    """Whatever a board looks like, all is drawn; here all coats of arms lie in one place."""
    data = small_board_data()
    for country in data["countries"]:
        country["coat"] = [5, 47]
    data["id"] = "one-place"
    position = stage(board=make_board(data)).position
    drawn = web_layout(position.board)
    assert all(box.within(FRAME) for box in drawn.countries)
    assert len(alliance_web_words(position, NAMES[:3]).split("\n")) == 1 + 9 + 15


NAMES_5 = ("Ada", "Ben", "Cleo", "Dora", "Egon")


@given(moments())
def test_words_say_everything(position):
    names = NAMES_5[: position.setup.seats]
    lines = alliance_web_words(position, names).split("\n")
    data = alliance_web_data(position)
    assert len(lines) == 1 + len(position.board.countries) + len(data)
    for facts, line in zip(data, lines[-len(data) :], strict=True):
        assert line.startswith(f"Alliance {facts.number}, {facts.a} and {facts.b}, by {facts.route}: ")
        first = line.partition(".")[0]
        assert dict(re.findall(r"(\w+) (\d+)", first.partition(": ")[2])) == {
            name: str(points) for name, points in zip(names, facts.points, strict=True) if points
        }
        for more in facts.one_more:
            country = position.board.countries[more.country].name
            told = re.search(
                rf"One more advisor of {names[more.seat]} in {country} would score (\d+), (\w+)[^.]*\.", line
            )
            assert told is not None
            assert (int(told[1]), told[2]) == (more.after[more.seat], "alone" if more.lead == "alone" else "tied")
            assert ("no room" in told[0], "none left" in told[0]) == (
                more.hindrance == "room",
                more.hindrance == "supply",
            )
        assert line.count("One more advisor") == len(facts.one_more)


def test_words_of_an_alliance():
    """Alliance 14 of the rulebook: Italien 2 / 1 / 1 and Burgund 1 / 1."""
    position = stage(
        cloisters=on_sites(Italien=[5, 0, 0], Burgund=[2, 0, 0]),
        advisors={"Italien": [2, 1, 1], "Burgund": [1, 1, 0]},
    ).position
    assert (
        "Alliance 14, Italien and Burgund, by land: Anna 6. "
        "One more advisor of Barbara in Italien would score 7, tied with Anna."
    ) in alliance_web_words(position, ("Anna", "Barbara", "Chris")).split("\n")


def test_the_council_counts_for_its_holder_alone():
    """WP-66: Anna and Barbara have one advisor each in Aragon and two each in England; Anna has Aragon's arms."""
    position = stage(
        cloisters=on_sites(Aragon=[2, 0, 0], England=[4, 0, 0]),
        advisors={"Aragon": [1, 1, 0], "England": [2, 2, 0]},
        arms={"council/Aragon": 0},
        vatican=True,
    ).position
    facts = alliance_web_data(position)[4]
    assert (facts.number, facts.points) == (5, (8, 6, 0))
    drawn = traces(position)
    assert [text for text in drawn["told"].text if text.startswith("<b>")] == ["<b>8</b>", "<b>6</b>"]
    assert (
        "Alliance 5, England and Aragon, by sea: Ada 8 and Ben 6. "
        "The 2 advisors in Aragon count twice for Ada, who holds its arms in the Council table."
    ) in alliance_web_words(position, NAMES_5[:3])


def test_the_crowded_positions_have_ties_and_hindrances():
    data = [facts for seed in range(12) for facts in alliance_web_data(crowded(3 + seed % 3, seed, seed % 2 == 0))]
    assert any(sum(map(bool, facts.points)) > 1 for facts in data)
    found = {(more.lead, more.hindrance) for facts in data for more in facts.one_more}
    assert {"alone", "shared"} == {lead for lead, _ in found}
    assert {"", "room", "supply"} >= {hindrance for _, hindrance in found} >= {"", "room"}
