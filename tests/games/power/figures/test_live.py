"""The charts in a live figure: after any steps and changes of view they are what they would be drawn anew."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.power.figures.games import NAMES, positions
from tests.games.power.figures.test_figures import seen
from webpower.games.power import figures
from webpower.show.live_figure import LiveFigure, flat

LINE = positions(4, 1, True)
VIEWS = {
    "majorities": lambda step: figures.majorities(LINE[step], NAMES[:4]),
    "majority_graph": lambda step: figures.majority_graph(LINE[step], NAMES[:4]),
    "alliance_web": lambda step: figures.alliance_web(LINE[step], NAMES[:4]),
    "chains": lambda step: figures.chains(LINE[step], NAMES[:4]),
    "breakdown": lambda step: figures.breakdown(LINE[step], NAMES[:4]),
    "timeline": lambda step: figures.timeline(LINE, NAMES[:4], at=step),
    "cards": lambda step: figures.cards(seen(LINE[step]), NAMES[:4]),
    "chances": lambda step: figures.chances(seen(LINE[step]), NAMES[:4]),
    "what if": lambda step: figures.what_if(LINE[step], NAMES[:4]),
}
MORE = {
    "places": lambda step: figures.breakdown_by_place(LINE[step], NAMES[:4]),
    "waterfall": lambda step: figures.waterfall(LINE[step], NAMES[:4]),
    "waterfall by place": lambda step: figures.waterfall(LINE[step], NAMES[:4], by="place"),
    "differences": lambda step: figures.differences(LINE[step], NAMES[:4]),
}
CHOICES = {
    "cards": lambda step: figures.cards(seen(LINE[step]), NAMES[:4]),
    "chances": lambda step: figures.chances(seen(LINE[step]), NAMES[:4]),
    "what if": lambda step: figures.what_if(LINE[step], NAMES[:4]),
}
MOST = 9, 12_000
"""How many properties a step changes at most, and how long its message is."""
MOST_OF = {"waterfall by place": (18, 16_000), "what if": (14, 12_000)}
"""Where rows come and go, most properties depend on them."""
AXES = {"xaxis", "yaxis"}


def moves(views):
    return st.lists(st.one_of(st.integers(0, len(LINE) - 1), st.sampled_from(list(views))), max_size=8)


def drawn(traces):
    """Traces without what a widget adds to them."""
    told = [flat(trace.to_plotly_json()) for trace in traces]
    return [{key: value for key, value in trace.items() if key not in {"uid", *AXES}} for trace in told]


@given(moves(VIEWS))
def test_the_widget_shows_the_chart(steps):
    follow(LiveFigure(VIEWS, 0), steps)


@settings(max_examples=30)
@given(moves(MORE))
def test_the_widget_shows_the_chart_of_the_score(steps):
    follow(LiveFigure(MORE, 0), steps)


@settings(max_examples=30)
@given(moves(CHOICES))
def test_the_widget_shows_the_chart_of_choices(steps):
    follow(LiveFigure(CHOICES, 0), steps)


def follow(live, steps):
    widget = live.widget
    for step in steps:
        if isinstance(step, str):
            live.show_view(step)
        else:
            live.update(step)
        plain = live.plain()
        assert drawn(widget.data) == drawn(plain.data)
        assert widget.layout.title == plain.layout.title
        assert widget.layout.height == plain.layout.height


@pytest.mark.parametrize("views", [VIEWS, MORE, CHOICES], ids=["views", "more", "choices"])
def test_a_step_sends_one_small_message(views):
    live = LiveFigure(views, 0)
    messages = []
    for name in [name for name in dir(live.widget) if name.startswith("_send_") and name.endswith("_msg")]:
        setattr(live.widget, name, lambda *_, _name=name, **content: messages.append((_name, content)))
    for name in views:
        live.show_view(name)
        for step in range(0, len(LINE), 5):
            messages.clear()
            live.update(step)
            assert [name for name, _ in messages] in ([], ["_send_update_msg"])
            for _, content in messages:
                paths = {re.sub(r"\d", "", path) for path in (*content["restyle_data"], *content["relayout_data"])}
                properties, length = MOST_OF.get(name, MOST)
                assert len(paths) <= properties, (name, step, paths)
                assert len(str(content)) < length
