"""The lines are the scores of the positions, and the marks are where they should be."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.power.figures.games import NAMES, games, positions
from webpower.games.power.figures import timeline, timeline_data, timeline_words
from webpower.games.power.figures.score_lines import apart
from webpower.games.power.scoring import score


@given(games())
def test_data_is_the_scores_of_all_positions(line):
    assert timeline_data(line).totals == tuple(score(position).totals() for position in line)


@given(games())
def test_marks_are_where_things_happen(line):
    marks = {mark.id: mark.step for mark in timeline_data(line).marks}
    assert line[marks["chart-mark-interim"]].exhausted == 1
    assert line[marks["chart-mark-interim"] - 1].exhausted == 0
    assert line[marks["chart-mark-second"]].exhausted == 2
    assert line[marks["chart-mark-second"] - 1].exhausted == 1
    assert marks["chart-mark-end"] == len(line) - 1


def test_what_has_not_happened_has_no_mark():
    line = positions(4, 0)
    assert timeline_data(line[:1]).marks == ()
    interim = timeline_data(line).marks[0].step
    assert [mark.id for mark in timeline_data(line[: interim + 1]).marks] == ["chart-mark-interim"]


@given(games(), st.data())
def test_lines_and_cursor_are_the_data(line, data):
    seats, step = line[0].setup.seats, data.draw(st.integers(0, len(line) - 1))
    drawn = timeline(line, NAMES[:seats], at=step)
    marks, flags, *lines, names, cursor, dots = drawn.data
    totals = timeline_data(line).totals
    for seat, trace in enumerate(lines):
        assert list(trace.x) == list(range(len(line)))
        assert list(trace.y) == [points[seat] for points in totals]
    assert set(cursor.x) == set(dots.x) == {step}
    assert tuple(dots.y) == totals[step]
    assert list(marks.x[::3]) == list(flags.x) == [mark.step for mark in timeline_data(line).marks]
    assert [text.strip() for text in flags.text] == ["interim scoring", "stack out again", "end"]
    assert max(names.y) < drawn.layout.yaxis.range[1]


@given(games())
def test_the_cursor_is_at_the_end_if_nothing_is_said(line):
    names = NAMES[: line[0].setup.seats]
    assert timeline(line, names) == timeline(line, names, at=len(line) - 1)
    assert timeline_words(line, names) == timeline_words(line, names, at=len(line) - 1)


@pytest.mark.parametrize("step", [-1, 10_000])
def test_a_position_that_is_not_there(step):
    with pytest.raises(IndexError, match="there is no position"):
        timeline(positions(3, 0), NAMES[:3], at=step)


@given(st.lists(st.integers(0, 50), min_size=3, max_size=5), st.floats(0.5, 5))
def test_names_are_apart_in_the_order_of_the_scores(heights, gap):
    found = apart(heights, gap)
    for one, other in combinations(range(len(heights)), 2):
        assert abs(found[one] - found[other]) >= gap * 0.999
        assert heights[one] >= heights[other] or found[one] < found[other]
    assert all(0 <= before <= after for before, after in zip(heights, found, strict=True))


def test_words_tell_the_scores_at_each_number_and_mark():
    line = positions(3, 2)
    said = timeline_words(line, ("Ada", "Ben", "Cleo"), at=5)
    for tick in timeline(line, NAMES[:3]).layout.xaxis.tickvals:
        ada, ben, cleo = timeline_data(line).totals[tick]
        assert f"After {tick} actions: Ada {ada}, Ben {ben}, and Cleo {cleo}." in said
    data = timeline_data(line)
    for mark in data.marks:
        ada, ben, cleo = data.totals[mark.step]
        assert f"after {mark.step} actions: Ada {ada}, Ben {ben}, and Cleo {cleo}." in said
    assert f"Now, after 5 of {len(line) - 1} actions" in said
