"""The widget always shows what a plain figure would, and a step sends no more than what changed, in one message."""

import inspect

import plotly.graph_objects as go
import pytest
from hypothesis import given
from hypothesis import strategies as st

from webpower.draw.plotly_theme import figure
from webpower.show.live_figure import LiveFigure, flat

# States are pairs of small lists of numbers. The views have one and two pairs of axes, empty data, properties that
# come and go, references between axes, and titles that change.


def bars(state):
    first, second = state
    return go.Figure(
        [
            go.Bar(name="first", x=list(range(len(first))), y=first, marker={"color": "red"}),
            go.Bar(name="second", y=second, xaxis="x2", yaxis="y2", text=[str(value) for value in second]),
        ],
        {
            "title": {"text": f"Bars {sum(first)}"},
            "yaxis": {"range": [0, max(first, default=1)], "domain": [0.5, 1]},
            "xaxis2": {"anchor": "y2", "tickvals": list(range(len(second)))},
            "yaxis2": {"domain": [0, 0.4], "anchor": "x2", "title": {"text": f"of {len(second)}"}},
            "barmode": "group",
            "template": "none",
        },
    )


def lines(state):
    first, second = state
    line = {"dash": "dash"} if sum(first) % 2 else {"width": 3}
    return go.Figure(
        go.Scatter(name="line", x=second, y=second, line=line, mode="lines"),
        {
            "template": "none",
            "title": {"text": "Lines", "subtitle": {"text": f"{len(second)} points"}},
            "height": 700,
            "xaxis": {"visible": False},
            "yaxis": {"scaleanchor": "x", **({"type": "log"} if len(first) == 2 else {})},
        },
    )


def bare(state):
    return go.Figure(go.Scatter(name="bare", x=[0, 1], y=state[0][:2]), {"template": "none"})


VIEWS = {"bars": bars, "lines": lines, "bare": bare}
OWN = {"bars": ("x", "y", "x2", "y2"), "lines": ("x3", "y3"), "bare": ("x4", "y4")}

numbers = st.lists(st.integers(0, 9), max_size=4)
states = st.tuples(numbers, numbers)
START = ([1, 2], [3])


@pytest.fixture
def live():
    return watched(LiveFigure(VIEWS, START))


def sent(live, name):
    """In place of the widget's method of that name: notes what it would send."""
    names = list(inspect.signature(getattr(live.widget, name)).parameters)

    def note(*values, **named):
        live.messages.append((name, {**dict(zip(names, values, strict=False)), **named}))

    return note


def watched(live):
    """The figure with a list of all messages that go to the browser, as (name, content)."""
    live.messages = []
    for name in [name for name in dir(live.widget) if name.startswith("_send_") and name.endswith("_msg")]:
        setattr(live.widget, name, sent(live, name))
    return live


def seen(live):
    """What the widget shows as a plain figure: its traces and their axes, named as if there were no others."""
    plain = dict(zip(OWN[live.view], OWN["bars"], strict=False))
    traces = [flat(trace.to_plotly_json()) for trace in live.widget.data]
    for trace in traces:
        del trace["uid"]
        trace.update({f"{letter}axis": plain[trace[f"{letter}axis"]] for letter in "xy"})
    layout = live.widget.layout.to_plotly_json()
    shown = {key: value for key, value in layout.items() if key[1:5] != "axis"}
    for own, name in plain.items():
        said = layout[own[0] + "axis" + own[1:]]
        for reference in ("anchor", "scaleanchor"):
            if reference in said:
                said[reference] = plain[said[reference]]
        shown[name[0] + "axis" + name[1:]] = said
    return traces, flat(shown)


def expected(figure):
    """The same of a plain figure, with what goes without saying there."""
    traces, layout = figure.to_plotly_json()["data"], figure.to_plotly_json()["layout"]
    traces = [{"xaxis": "x", "yaxis": "y", **flat(trace)} for trace in traces]
    for trace in traces:
        for one, other in ("xy", "yx"):
            layout.setdefault(f"{one}axis{trace[f'{one}axis'][1:]}", {}).setdefault("anchor", trace[f"{other}axis"])
    return traces, flat(layout)


def changed(live):
    """The properties of the only message since the last look: of traces and of the layout."""
    assert [name for name, _ in live.messages] == ["_send_update_msg"]
    content = live.messages.pop()[1]
    return content["trace_indexes"], content["restyle_data"], content["relayout_data"]


@given(st.lists(st.one_of(states, st.sampled_from(list(VIEWS))), max_size=12))
def test_the_widget_shows_what_a_plain_figure_would(steps):
    live = LiveFigure(VIEWS, START)
    widget = live.widget
    assert seen(live) == expected(live.plain())
    for step in steps:
        if isinstance(step, str):
            live.show_view(step)
        else:
            live.update(step)
        assert live.widget is widget
        assert seen(live) == expected(live.plain())


def test_a_step_sends_what_changed_in_one_message(live):
    live.update(([1, 2], [4]))
    traces, properties, layout = changed(live)
    assert traces == [1]
    assert properties == {"y": [[4]], "text": [["4"]]}
    assert layout == {}
    live.update(([2, 2], [4]))
    traces, properties, layout = changed(live)
    assert (traces, properties) == ([0], {"y": [[2, 2]]})
    assert layout == {"title.text": "Bars 4"}


def test_no_change_sends_nothing(live):
    live.update(([1, 2], [3]))
    live.show_view("bars")
    assert live.messages == []


def test_views_that_are_not_shown_are_drawn_when_they_are():
    drawn: list[str] = []

    def noted(name):
        def draw(state):
            drawn.append(name)
            return VIEWS[name](state)

        return draw

    live = watched(LiveFigure({name: noted(name) for name in VIEWS}, START))
    assert drawn == ["bars", "lines", "bare"]
    drawn.clear()
    live.update(([5], [6]))
    live.update(([5], [6, 7]))
    assert drawn == ["bars", "bars"]
    live.messages.clear()
    live.show_view("lines")
    assert drawn == ["bars", "bars", "lines"]
    live.show_view("bars")
    assert drawn == ["bars", "bars", "lines"]


def test_another_view_takes_the_place_of_the_one_that_was_shown(live):
    live.show_view("lines")
    assert [name for name, _ in live.messages] == [
        "_send_deleteTraces_msg",
        "_send_update_msg",
        "_send_addTraces_msg",
    ]
    gone, layout, came = (content for _, content in live.messages)
    assert gone == {"delete_inds": [0, 1]}
    assert not layout["restyle_data"]
    assert {path.split(".")[0] for path in layout["relayout_data"]} >= {"xaxis", "yaxis2", "xaxis3", "title", "height"}
    assert [trace["name"] for trace in came["new_traces_data"]] == ["line"]
    live.messages.clear()
    live.update(([1, 2], [4]))
    traces, properties, _ = changed(live)
    assert (traces, properties) == ([0], {"x": [[4]], "y": [[4]]})


def test_axes_that_are_not_shown_lie_in_a_corner(live):
    live.show_view("lines")
    layout = live.widget.layout.to_plotly_json()
    for axis in ("xaxis", "yaxis", "xaxis2", "yaxis2", "xaxis4", "yaxis4"):
        assert layout[axis]["visible"] is False
        assert layout[axis]["domain"][1] < 0.01
    assert "domain" not in layout["yaxis3"]


def test_the_widget_is_made_when_it_is_asked_for():
    live = LiveFigure(VIEWS, START)
    live.show_view("bare")
    live.update(([7, 8], []))
    assert live._widget is None
    assert live.view == "bare"
    assert live.plain() == bare(([7, 8], []))
    assert seen(live) == expected(bare(([7, 8], [])))


def test_what_is_drawn_unchecked_is_checked_by_the_widget():
    def wrong(state):
        return figure([{"type": "bar", "y": state[0]}], {"height": 500 if len(state[0]) == 2 else "tall"})

    live = LiveFigure({"wrong": wrong}, START)
    assert live.widget.layout.height == 500
    with pytest.raises(ValueError, match="height"):
        live.update(([1], []))
    with pytest.raises(ValueError, match="height"):
        _ = LiveFigure({"wrong": wrong}, ([1], [])).widget


def test_what_a_live_figure_cannot_do():
    with pytest.raises(ValueError, match="needs a view"):
        LiveFigure({}, START)
    live = LiveFigure({"bars": bars}, START)
    with pytest.raises(KeyError, match="there is no view 'lines'; the views are bars"):
        live.show_view("lines")
    marked = LiveFigure({"marked": lambda state: bare(state).add_vline(1)}, START)
    with pytest.raises(ValueError, match="no shapes; draw it with traces"):
        _ = marked.widget
    growing = LiveFigure({"growing": lambda state: go.Figure([go.Bar(y=[1])] * len(state[0]))}, START)
    assert len(growing.widget.data) == 2
    with pytest.raises(ValueError, match="'growing' has other traces"):
        growing.update(([1], []))


def test_a_refused_state_leaves_what_is_shown():
    live = LiveFigure({"fragile": lambda state: go.Figure(go.Bar(y=[1 / value for value in state[0]]))}, START)
    before = live.widget.to_plotly_json()
    with pytest.raises(ZeroDivisionError):
        live.update(([0], []))
    assert live.widget.to_plotly_json() == before
    live.update(([4], []))
    assert tuple(live.widget.data[0].y) == (0.25,)
