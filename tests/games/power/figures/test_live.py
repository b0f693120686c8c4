"""The charts in a live figure: after any steps and changes of view they are what they would be drawn anew."""

from hypothesis import given
from hypothesis import strategies as st

from tests.games.power.figures.games import NAMES, positions
from tests.games.power.figures.test_figures import seen
from webpower.games.power import figures
from webpower.show.live_figure import LiveFigure, flat

LINE = positions(4, 1, True)
VIEWS = {
    "majorities": lambda step: figures.majorities(LINE[step], NAMES[:4]),
    "chains": lambda step: figures.chains(LINE[step], NAMES[:4]),
    "breakdown": lambda step: figures.breakdown(LINE[step], NAMES[:4]),
    "timeline": lambda step: figures.timeline(LINE, NAMES[:4], at=step),
    "cards": lambda step: figures.cards(seen(LINE[step]), NAMES[:4]),
    "chances": lambda step: figures.chances(seen(LINE[step]), NAMES[:4]),
    "what if": lambda step: figures.what_if(LINE[step], NAMES[:4]),
}
AXES = {"xaxis", "yaxis"}

moves = st.lists(st.one_of(st.integers(0, len(LINE) - 1), st.sampled_from(list(VIEWS))), max_size=8)


def drawn(traces):
    """Traces without what a widget adds to them."""
    told = [flat(trace.to_plotly_json()) for trace in traces]
    return [{key: value for key, value in trace.items() if key not in {"uid", "visible", *AXES}} for trace in told]


@given(moves)
def test_the_widget_shows_the_chart(steps):
    live = LiveFigure(VIEWS, 0)
    widget = live.widget
    for step in steps:
        if isinstance(step, str):
            live.show_view(step)
        else:
            live.update(step)
        plain = live.plain()
        assert drawn(trace for trace in widget.data if trace.visible) == drawn(plain.data)
        assert widget.layout.title == plain.layout.title
        assert widget.layout.height == plain.layout.height


def test_a_step_sends_one_small_message():
    live = LiveFigure(VIEWS, 0)
    messages = []
    for name in [name for name in dir(live.widget) if name.startswith("_send_") and name.endswith("_msg")]:
        setattr(live.widget, name, lambda _name=name, **content: messages.append((_name, content)))
    for name in VIEWS:
        live.show_view(name)
        for step in range(0, len(LINE), 5):
            messages.clear()
            live.update(step)
            assert [name for name, _ in messages] in ([], ["_send_update_msg"])
            for _, content in messages:
                paths = {*content["restyle_data"], *content["relayout_data"]}
                assert len(paths) <= {"what if": 14, "chances": 9}.get(name, 7), (name, step, paths)
                assert len(str(content)) < 12_000
