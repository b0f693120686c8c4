"""Each bar begins where the one before ended, the last one is the total, and the steps are the lines of the sheet."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.power.figures.games import NAMES, moments, positions
from webpower.draw.lettering import text_width
from webpower.draw.palette import SIZES
from webpower.draw.plotly_theme import NARROWEST, SIDE
from webpower.games.power.figures import waterfall, waterfall_data, waterfall_words
from webpower.games.power.figures.score_parts import LOOKS
from webpower.games.power.figures.score_waterfall import levels
from webpower.games.power.scoring import score

ways = st.sampled_from(["kind", "place"])


@given(moments(), ways)
def test_steps_are_the_lines_of_the_sheet_in_the_order_of_scoring(position, by):
    sheet, steps = score(position), waterfall_data(position, by)
    lines = [line for step in steps for line in step.lines]
    assert sorted(map(str, lines)) == sorted(map(str, sheet.lines))
    parts = [list(LOOKS).index(step.part) for step in steps]
    assert parts == sorted(parts)
    for seat, total in enumerate(sheet.totals()):
        assert levels(steps, seat)[-1] == total
        assert all(before <= after for before, after in pairwise(levels(steps, seat)))
    for step in steps:
        sums = [sum(line.points for line in step.lines if seat in line.seats) for seat in range(sheet.seats)]
        assert list(step.points) == sums


@given(moments())
def test_by_place_every_country_has_a_step_and_of_the_rest_what_gives_points(position):
    interim, *steps = waterfall_data(position, "place")
    assert interim.points == score(position).part("interim").totals()
    countries = [country.name for country in position.board.countries]
    assert [step.label for step in steps if step.part == "cloisters"] == countries
    assert all(any(step.points) for step in steps if step.part != "cloisters")
    assert len({step.label for step in steps}) == len(steps)
    for step in steps:
        if step.part == "chains":
            owners = [line.seats for line in step.lines]
            assert len(set(owners)) == len(owners)


@given(moments(), ways)
def test_bars_are_the_steps(position, by):
    seats, steps = position.setup.seats, waterfall_data(position, by)
    traces = waterfall(position, NAMES[:seats], by).data
    for seat in range(seats):
        links, bars = traces[2 * seat : 2 * seat + 2]
        *points, total = [width or 0 for width in bars.x]
        *bases, ground = bars.base
        assert points == [step.points[seat] for step in steps]
        assert bases == levels(steps, seat)[:-1]
        assert (ground, total) == (0, score(position).totals()[seat])
        assert list(bars.text[:-1]) == [f"<b>+{number}</b>" if number else "" for number in points]
        assert list(links.x[::3]) == list(links.x[1::3]) == levels(steps, seat)[1:]


@given(moments(), ways)
def test_everything_finds_room(position, by):
    """Numbers beside the bars stay in their panels, the words beside the rows in the margin."""
    seats = position.setup.seats
    drawn = waterfall(position, NAMES[:seats], by)
    left, layout = drawn.layout.margin.l, drawn.layout
    assert all(text_width(label.strip("</b> "), SIZES.small) < left for label in layout.yaxis.ticktext)
    ends = []
    for seat in range(seats):
        axis = layout[f"xaxis{seat + 1}" if seat else "xaxis"]
        start, end = axis.domain
        panel = (end - start) * (NARROWEST - left - SIDE)
        bars = drawn.data[2 * seat + 1]
        for base, width, text in zip(bars.base, bars.x, bars.text, strict=True):
            number = text_width(text.strip("</b>"), SIZES.text, bold=True)
            assert (base + (width or 0)) / axis.range[1] * panel + 4 + number <= panel + 14
        ends += [start, end]
        assert max(axis.tickvals) / axis.range[1] * panel < panel - 10
    assert ends == sorted(ends)
    rows = layout.yaxis.range[0] + 0.5
    assert layout.height / rows >= 1.3 * SIZES.small


@given(moments(), ways)
def test_words_tell_each_step_and_what_is_reached(position, by):
    names = ("Ada", "Ben", "Cleo", "Dora", "Egon")[: position.setup.seats]
    steps, said = waterfall_data(position, by), waterfall_words(position, names, by).split("\n")
    for seat, total in enumerate(score(position).totals()):
        assert f"{names[seat]}: {total} in all" in said
        for step, reached in zip(steps, levels(steps, seat)[1:], strict=True):
            told = f"{names[seat]}, {step.label}: {step.points[seat]}, together {reached}"
            assert (told in said) == (step.points[seat] > 0)
    lines = [f"- {line.message.cited(names)}" for line in score(position).lines for _ in line.seats]
    assert sorted(sentence for sentence in said if sentence.startswith("- ")) == sorted(lines)


def test_what_the_vatican_doubles_has_steps_of_its_own():
    assert len(waterfall_data(positions(3, 0)[-1])) == 4
    assert len(waterfall_data(positions(3, 0, True)[-1])) == 6
    labels = [step.label for seed in range(4) for step in waterfall_data(positions(4, seed, True)[-1], "place")]
    assert any(label.endswith(", doubled") for label in labels)


def test_there_are_two_ways():
    for ask in (waterfall_data, lambda position, by: waterfall(position, NAMES[:3], by)):
        with pytest.raises(ValueError, match="by kind or place, not by 'player'"):
            ask(positions(3, 0)[0], "player")
