"""The lines are the scores of the positions, and the marks are where they should be."""

from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.power.figures.games import NAMES, games, positions
from webpower.draw.charts.leads import Lead, lead_changes, lead_words, marked
from webpower.draw.palette import PLAYERS
from webpower.draw.plotly_theme import MARGIN, NARROWEST, SIDE
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
    marks, flags, *others, names, cursor, dots = drawn.data
    lines = others[-seats:]
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


def in_front(line, step):
    """Who alone had the most points at the last moment up to this step when anybody did."""
    for position in reversed(line[: step + 1]):
        totals = score(position).totals()
        if totals.count(max(totals)) == 1:
            return totals.index(max(totals))
    return None


@given(games())
def test_changes_of_the_lead_are_where_another_is_alone_in_front(line):
    leads = lead_changes(timeline_data(line).totals)
    holders = [in_front(line, step) for step in range(len(line))]
    changes = [step for step in range(1, len(line)) if holders[step] != holders[step - 1]]
    assert [lead.step for lead in leads] == changes
    for lead in leads:
        assert (lead.seat, lead.before) == (holders[lead.step], holders[lead.step - 1])
        assert lead.points == score(line[lead.step]).totals()[lead.seat]


@given(games())
def test_the_strip_is_the_lead(line):
    seats = line[0].setup.seats
    traces = {trace.name: trace for trace in timeline(line, NAMES[:seats]).data}
    for seat in range(seats):
        xs = traces[f"leads {seat}"].x
        covered = [step for start, end in zip(xs[::3], xs[1::3], strict=True) for step in range(start, end)]
        totals = timeline_data(line).totals[:-1]
        assert covered == [step for step, points in enumerate(totals) if points[seat] > max(others(points, seat))]


def others(points, seat):
    return [*points[:seat], *points[seat + 1 :]]


@given(games())
def test_marks_on_the_strip_are_changes_apart_from_each_other_and_their_boxes_tell_all(line):
    seats = line[0].setup.seats
    drawn = timeline(line, NAMES[:seats])
    trace = next(trace for trace in drawn.data if trace.name == "changes of the lead")
    leads = {lead.step: lead for lead in lead_changes(timeline_data(line).totals)}
    assert trace.x
    assert [PLAYERS[leads[step].seat].symbol for step in trace.x] == list(trace.marker.symbol)
    pixel = (NARROWEST - MARGIN - SIDE) / drawn.layout.xaxis.range[1]
    assert all((b - a) * pixel >= trace.marker.size for a, b in pairwise(trace.x))
    told = "<br>".join(trace.hovertext)
    assert told.count("takes the lead") == len(leads)


def test_of_changes_close_together_those_that_last_are_marked():
    leads = [Lead(0, 0, 1, None), Lead(50, 1, 5, 0), Lead(51, 0, 6, 1), Lead(52, 1, 7, 0), Lead(90, 0, 9, 1)]
    assert [lead.step for lead in marked(leads, 100, 5)] == [0, 52, 90]
    assert marked([], 100, 5) == []


def test_nobody_leads_at_the_start():
    start = positions(3, 0)[:1]
    assert lead_changes(timeline_data(start).totals) == ()
    assert "Nobody is alone in the lead." in timeline_words(start, NAMES[:3])


def test_words_tell_every_change_of_the_lead():
    line = positions(3, 2)
    names = ("Ada", "Ben", "Cleo")
    said = timeline_words(line, names)
    first, second, *_ = leads = lead_changes(timeline_data(line).totals)
    told = [sentence for sentence in said.split("\n") if "takes the lead" in sentence]
    assert told == [lead_words(lead).say(names) for lead in leads]
    assert f"{names[second.seat]} takes the lead with {second.points}, from {names[first.seat]}." in said


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
