"""The charts of the card game as data: they show the position, say it in words, and are the same traces every time."""

import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.games.card_game.lines import line
from webpower.draw.palette import PARTS, PATTERNS, PLAYERS
from webpower.games.card_game import figures
from webpower.games.card_game.cards import CHAIN, Route
from webpower.games.card_game.figures.parts import LOOKS, part_of
from webpower.games.card_game.observation import MINUS_TWO
from webpower.games.card_game.position import Position
from webpower.games.card_game.scoring import ranks, score
from webpower.show.live_figure import LiveFigure, flat

NAMES = ("Ada", "Ben & Co", "<b>Cleo</b>", "Maximiliane-Sophie", "%{x}")

Draw = Callable[[Sequence[Position], int, Sequence[str]], Any]

CHARTS: dict[str, Draw] = {
    "lands": lambda line, step, names: figures.lands(line[step], names),
    "symbols": lambda line, step, names: figures.symbols(line[step], names),
    "routes": lambda line, step, names: figures.routes(line[step], names),
    "breakdown": lambda line, step, names: figures.breakdown(line[step], names),
    "differences": lambda line, step, names: figures.differences(line[step], names),
    "timeline": lambda line, step, names: figures.timeline(line, names, at=step),
}
WORDS: dict[str, Draw] = {
    "lands": lambda line, step, names: figures.lands_words(line[step], names),
    "symbols": lambda line, step, names: figures.symbols_words(line[step], names),
    "routes": lambda line, step, names: figures.routes_words(line[step], names),
    "breakdown": lambda line, step, names: figures.breakdown_words(line[step], names),
    "differences": lambda line, step, names: figures.differences_words(line[step], names),
    "timeline": lambda line, step, names: figures.timeline_words(line, names, at=step),
}
every_chart = pytest.mark.parametrize("draw", CHARTS.values(), ids=CHARTS)


def positions(players: int, seed: int = 6) -> list[Position]:
    return [position for _, position in line(players, seed)]


def text_of(drawn: Any) -> str:
    return json.dumps(drawn.to_plotly_json(), ensure_ascii=False)


@pytest.fixture(params=[(3, 1), (4, 2), (5, 6)], ids=str)
def whole(request: pytest.FixtureRequest) -> list[Position]:
    return positions(*request.param)


# All charts


@every_chart
def test_traces_are_the_same_for_all_positions(draw: Draw, whole: list[Position]):
    names = NAMES[: whole[0].setup.seats]
    structures = {
        tuple((trace.type, trace.name) for trace in draw(whole, step, names).data)
        for step in range(0, len(whole), max(1, len(whole) // 6))
    }
    assert len(structures) == 1


@every_chart
@pytest.mark.parametrize("players", [3, 5])
def test_looks(draw: Draw, players: int):
    whole = positions(players)
    for step in (0, len(whole) // 2, len(whole) - 1):
        drawn = draw(whole, step, NAMES[:players])
        assert drawn.layout.title.text
        assert drawn.layout.height > 500
        assert drawn.layout.width is None
        assert not drawn.layout.annotations
        assert not drawn.layout.shapes
        assert all(trace.hoverinfo in ("text", "skip") or trace.hovertemplate for trace in drawn.data)


@every_chart
def test_every_player_is_there_by_mark(draw: Draw):
    names = ("Ada", "Ben", "Cleo", "Dora", "Egon")
    drawn = text_of(draw(positions(5), 60, names))
    for ink, name in zip(PLAYERS, names, strict=True):
        assert f"{ink.glyph} {name}" in drawn


@every_chart
def test_names_are_no_markup(draw: Draw):
    drawn = text_of(draw(positions(5), 60, NAMES))
    assert "&lt;b&gt;Cleo&lt;/b&gt;" in drawn
    assert "Ben &amp; Co" in drawn
    for markup in ("<b>Cleo", "Ben & Co", f"{PLAYERS[4].glyph} %{{x}}"):
        assert markup not in drawn


@every_chart
def test_strange_names_break_nothing(draw: Draw):
    draw(positions(4), 40, ["\u202eW" * 400, "", "a\nb", "\u0301" * 50])


@pytest.mark.parametrize("say", WORDS.values(), ids=WORDS)
def test_words_say_everything_of_everybody(say: Draw, whole: list[Position]):
    names = [f"P{seat}x" for seat in range(whole[0].setup.seats)]
    told = say(whole, len(whole) - 1, names)
    assert len(told.splitlines()) > len(names)
    assert all(name in told for name in names)


def test_words_and_data_need_no_plotly():
    program = "import sys, webpower.games.card_game.figures; sys.exit('plotly' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program]).returncode == 0


def test_figures_are_functions_of_their_arguments():
    for draw in CHARTS.values():
        assert draw(positions(4), 30, NAMES[:4]) == draw(positions(4), 30, NAMES[:4])


def test_the_widget_shows_the_chart():
    whole = positions(4)
    views = {name: lambda step, draw=draw: draw(whole, step, NAMES[:4]) for name, draw in CHARTS.items()}
    live = LiveFigure(views, 0)
    for name in views:
        live.show_view(name)
        for step in (5, len(whole) - 1, 20, 0):
            live.update(step)
            shown, plain = live.widget, live.plain()
            assert traces(shown) == traces(plain)
            assert shown.layout.title == plain.layout.title
            assert shown.layout.height == plain.layout.height


def traces(drawn: Any) -> list[Any]:
    told = [flat(trace.to_plotly_json()) for trace in drawn.data]
    return [
        {key: value for key, value in trace.items() if key not in {"uid", "xaxis", "yaxis", "offsetgroup"}}
        for trace in told
    ]


# Land and symbols


def test_bars_of_land_are_the_cards_and_their_points(whole: list[Position]):
    for position in whole[::11] + whole[-1:]:
        cards, seats = position.setup.cards, range(position.setup.seats)
        data, points = figures.land_data(position), score(position).by_place("lands")
        assert [row.country for row in data] == list(cards.scoring)
        for row in data:
            country = cards.countries[row.country]
            held = tuple(
                sum(cards.country_of[card] == row.country for card in position.cards_of(seat)) for seat in seats
            )
            assert row.counts == held
            assert row.points == points.get(country.id, (0,) * len(held))
            assert (row.name, row.all) == (country.name, country.cards)
        drawn = figures.lands(position, NAMES[: len(seats)])
        for seat in seats:
            bars = drawn.data[seat]
            assert [count or 0 for count in bars.y] == [row.counts[seat] for row in data]
            assert bars.marker.color == PLAYERS[seat].fill
            assert bars.marker.pattern.shape == PATTERNS[seat]
            for row, text in zip(data, bars.text, strict=True):
                assert re.findall(r"\d+", text) == ([str(row.points[seat])] if row.points[seat] else [])


def test_bars_of_symbols_are_the_most_of_a_family(whole: list[Position]):
    position = whole[-1]
    cards, seats = position.setup.cards, range(position.setup.seats)
    for row in figures.symbol_data(position):
        best = []
        for seat in seats:
            counts: Counter[int] = Counter()
            for card in position.cards_of(seat):
                if cards.country_of[card] == row.country:
                    counts.update(cards.faces[card].symbols)
            best.append(max(counts.values(), default=0))
        assert row.counts == tuple(best)
        assert row.points == tuple(most if most == max(best) else 0 for most in best)


@pytest.mark.parametrize(("draw", "kind"), [(figures.lands, "lands"), (figures.symbols, "symbols")])
def test_the_sums_of_a_player_are_the_score(draw: Any, kind: str, whole: list[Position]):
    position = whole[-1]
    seats = position.setup.seats
    drawn = draw(position, NAMES[:seats])
    totals = score(position).of_kind(kind).totals()
    stacks = drawn.data[seats:-1]
    assert len(stacks) == 9
    assert tuple(sum(trace.x[seat] or 0 for trace in stacks) for seat in range(seats)) == totals
    assert list(drawn.data[-1].x) == list(totals)
    assert max(totals) < drawn.layout.xaxis2.range[1]
    for trace in stacks:
        for points, text in zip(trace.x, trace.text, strict=True):
            assert (not text) or str(points) in text


# Ships and carriages


def test_bars_of_routes_reach_the_line_where_they_score(whole: list[Position]):
    for position in whole[::9] + whole[-1:]:
        data = figures.route_data(position)
        assert [row.route for row in data] == [Route.SHIP, Route.CARRIAGE]
        seats = position.setup.seats
        drawn = figures.routes(position, NAMES[:seats])
        threshold = drawn.data[0].y[0]
        for group, row in enumerate(data):
            for seat in range(seats):
                count = sum(position.setup.cards.faces[card].route is row.route for card in position.cards_of(seat))
                assert row.counts[seat] == count
                assert row.points[seat] == (count if count >= CHAIN else 0)
                bars = drawn.data[1 + seat]
                assert (bars.y[group] or 0) == count
                assert (count > threshold) == (row.points[seat] > 0) == (bars.marker.opacity[group] == 1)
        assert max(count for row in data for count in row.counts) < drawn.layout.yaxis.range[1]


# Scores


def test_parts_are_the_lines_of_the_sheet(whole: list[Position]):
    for position in whole[::13] + whole[-1:]:
        data, sheet = figures.breakdown_data(position), score(position)
        assert [part.name for part in data] == list(LOOKS)
        assert [line for part in data for line in part.lines] == sorted(
            sheet.lines, key=lambda line: list(LOOKS).index(part_of(line))
        )
        assert tuple(map(sum, zip(*(part.points for part in data), strict=True))) == sheet.totals()


def test_every_part_has_a_look_of_its_own():
    assert len({(look.fill, look.pattern) for look in LOOKS.values()}) == len(LOOKS)
    assert set(LOOKS.values()) <= set(PARTS.values())


def with_law(position: Position) -> Position:
    """The position with a law card that costs points for seat 1."""
    laws = list(position.laws)
    laws[1] = bytes(2 if kind == MINUS_TWO else 0 for kind in range(4))
    laws[0] = laws[2] = bytes(4)
    return position._replace(laws=tuple(laws))


def test_what_is_lost_goes_to_the_left_and_is_part_of_the_sum():
    end = with_law(positions(3)[-1])
    drawn = figures.breakdown(end, NAMES[:3])
    laws = drawn.data[list(LOOKS).index("laws")]
    assert list(laws.x) == [None, -4, None]
    assert "\N{MINUS SIGN}4" in laws.text[1]
    assert drawn.layout.xaxis.range[0] < -4
    totals = score(end).totals()
    assert [re.sub(r"\D", "", text) for text in drawn.data[-1].text] == [str(total) for total in totals]
    assert list(drawn.data[-1].x) == [total + 4 * (seat == 1) for seat, total in enumerate(totals)]


def test_covered_law_cards_are_no_part_of_the_score_until_the_end():
    middle = with_law(positions(3)[40])
    plain = middle._replace(laws=(bytes(4),) * 3)
    for covered, seen in (((1,), plain), ((0, 1, 2), plain), ((), middle), ((0,), middle)):
        assert figures.breakdown(middle, NAMES[:3], covered) == figures.breakdown(seen, NAMES[:3])
        assert figures.differences_words(middle, NAMES[:3], covered) == figures.differences_words(seen, NAMES[:3])
        assert figures.timeline_data([middle], covered) == figures.timeline_data([seen])
    end = with_law(positions(3)[-1])
    assert figures.timeline_data([end], range(3)) == figures.timeline_data([end])


def test_lines_are_the_scores_of_the_positions(whole: list[Position]):
    data = figures.timeline_data(whole)
    assert data.totals == tuple(score(position).totals() for position in whole)
    assert [(mark.step, mark.id) for mark in data.marks] == [(len(whole) - 1, "chart-mark-end")]
    assert figures.timeline_data(whole[:-1]).marks == ()
    for step in (-1, len(whole)):
        with pytest.raises(IndexError):
            figures.timeline(whole, NAMES[: whole[0].setup.seats], at=step)


def test_differences_are_to_the_leader(whole: list[Position]):
    for position in whole[::9] + whole[-1:]:
        data, totals, places = figures.difference_data(position), score(position).totals(), ranks(position)
        leaders = {row.other for seat, row in enumerate(data)}
        for seat, row in enumerate(data):
            assert row.total == totals[seat] - totals[row.other] == sum(row.parts.values())
            assert row.other != seat
        assert any(places[seat] == 1 for seat in leaders)
        assert sum(row.total < 0 or places[seat] > 1 for seat, row in enumerate(data)) <= len(data) - 1
