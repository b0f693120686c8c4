"""The figure of a scene against its SVG, by data: every mark is there once, in its place, colours and words."""

import re
from xml.etree import ElementTree

import pytest

from tests.draw.scenes import big_scene
from webpower.draw.outlines import strokes
from webpower.draw.plotly_scene import FOOT, to_figure
from webpower.draw.plotly_text import broken, literal
from webpower.draw.scene import TAGS, Mark, Scene, Value
from webpower.draw.svg import to_svg
from webpower.games.power.game import recorded_game
from webpower.games.power.scene import scene
from webpower.games.power.what_if import placement_effects

SVG = "{http://www.w3.org/2000/svg}"
LOOK = {"fill": "#009e73", "stroke": "#1a1a1a", "stroke-width": 2}
EVERY: dict[str, dict[str, Value]] = {
    "circle": {"cx": 20, "cy": 30, "r": 5},
    "ellipse": {"cx": 20, "cy": 30, "rx": 9, "ry": 5},
    "line": {"x1": 1, "y1": 2, "x2": 3, "y2": 4},
    "path": {"d": "M1,1L9,1V7Z"},
    "polygon": {"points": "0,0 4,0 4,3"},
    "polyline": {"points": "0,0 4,0 4,3"},
    "rect": {"x": 1, "y": 2, "width": 30, "height": 20, "rx": 4},
    "text": {"x": 10, "y": 20, "font-size": 14},
}


def drawn(*marks, **more):
    return to_figure(Scene(100, 80, "A title", "A description", marks), **more)


def mark(tag, label="", **attrs):
    return Mark("m", tag, {**EVERY[tag], **attrs}, text="Words" if tag == "text" else "", label=label)


def board(width):
    game = recorded_game("vatican-four")
    node = next(node for node in reversed(game.line()) if len(placement_effects(node.position)) > 30)
    effects = placement_effects(node.position)
    return scene(node.position, game.names, last="site:chorin", what_if=effects, width=width, targets=["site:obra"])


SCENES = {"board": big_scene(20), "wide": board("wide"), "compact": board("compact")}


def shapes(figure):
    return [trace for trace in figure.data if trace.mode == "lines"]


def words(figure):
    """Each text with its place, foot, size and colour."""
    return [
        (text, x, y + FOOT * size, size, colour)
        for trace in figure.data
        if trace.mode == "text"
        for text, x, y, size, colour in zip(
            trace.text, trace.x, trace.y, trace.textfont.size, trace.textfont.color, strict=True
        )
    ]


def test_there_is_a_mark_of_every_kind_here():
    assert set(EVERY) == TAGS


@pytest.mark.parametrize("tag", sorted(TAGS - {"text"}))
def test_a_shape_keeps_its_points_and_look(tag):
    (trace,) = drawn(mark(tag, **LOOK)).data
    points = [point for line in strokes(mark(tag)) for point in line.points]
    assert list(zip(trace.x, trace.y, strict=True)) == [(round(x, 2), round(y, 2)) for x, y in points]
    assert trace.line.color == "#1a1a1a"
    assert trace.line.width == 2
    assert trace.fill == (None if tag == "line" else "toself")
    assert trace.fillcolor == (None if tag == "line" else "#009e73")


@pytest.mark.parametrize("tag", sorted(TAGS))
def test_a_label_becomes_the_box_that_appears(tag):
    label = "A label of <b>Anna</b> & %{x} that is long enough to be broken into lines, so as not to leave the picture."
    (trace,) = drawn(mark(tag, label=label)).data
    said = trace.text if trace.hoveron == "fills" else trace.hovertext
    assert trace.hoverinfo == "text"
    assert (said if isinstance(said, str) else said[0]) == broken([label])
    assert "<b>" not in broken([label])
    assert (trace.hoveron == "fills") == (tag not in ("line", "text"))
    (silent,) = drawn(mark(tag)).data
    assert silent.hoverinfo == "skip"


def test_a_line_with_a_label_has_points_all_along():
    (trace,) = drawn(
        Mark("road", "line", {"x1": 0, "y1": 0, "x2": 60, "y2": 80, "stroke": "#333333"}, label="Road")
    ).data
    assert len(trace.x) == 14
    assert (trace.x[0], trace.y[0], trace.x[-1], trace.y[-1]) == (0, 0, 60, 80)


def test_what_svg_takes_for_granted():
    (plain,) = drawn(Mark("a", "circle", {"r": 3})).data
    assert (plain.fillcolor, plain.line.width) == ("#000000", 0)
    (hollow,) = drawn(Mark("a", "circle", {"r": 3, "fill": "none", "stroke": "#123456"})).data
    assert (hollow.fill, hollow.line.width, hollow.line.color) == (None, 1, "#123456")


def test_opacity_and_dashes():
    attrs = {"fill": "#ff8000", "fill-opacity": 0.5, "stroke": "#000000", "opacity": 0.5, "stroke-dasharray": "9 6"}
    (trace,) = drawn(mark("circle", **attrs)).data
    assert trace.fillcolor == "rgba(255,128,0,0.25)"
    assert trace.line.color == "rgba(0,0,0,0.5)"
    assert trace.line.dash == "9.0px,6.0px"
    with pytest.raises(ValueError, match="#rrggbb"):
        drawn(mark("circle", fill="red", opacity=0.5))


def test_words_stand_where_svg_has_them():
    first = Mark("a", "text", {"x": 10, "y": 20, "font-size": 14, "fill": "#ff0000"}, text="a < %{b}")
    bold = Mark("b", "text", {"x": 30, "y": 40, "font-size": 20, "font-weight": "bold", "text-anchor": "end"}, text="B")
    (trace,) = drawn(first, bold).data
    assert list(trace.textposition) == ["middle right", "middle left"]
    assert words(drawn(first, bold)) == [
        ("a &lt; %&#123;b}", 10, 20, 14, "#ff0000"),
        ("<b>B</b>", 30, 40, 20, "#000000"),
    ]


def test_letters_with_an_edge_have_a_halo():
    edge = {"stroke": "#ffffff", "stroke-opacity": 0.85, "paint-order": "stroke"}
    (trace,) = drawn(mark("text", **edge)).data
    assert "rgba(255,255,255,0.85)" in trace.textfont.shadow
    assert drawn(mark("text")).data[0].textfont.shadow == "none"


def test_a_width_of_its_own_scales_letters_and_lines_too():
    small, large = (drawn(mark("circle", **LOOK), mark_b, width=width) for width in (100, 250))
    assert (small.layout.width, small.layout.height) == (100, 80)
    assert (large.layout.width, large.layout.height) == (250, 200)
    assert large.data[0].x == small.data[0].x
    assert large.data[0].line.width == 2.5 * small.data[0].line.width
    assert large.data[1].textfont.size[0] == 2.5 * 14
    assert words(large)[0][2] != words(small)[0][2]


mark_b = Mark("b", "text", EVERY["text"], text="Words")


def test_an_attribute_that_cannot_be_drawn_is_refused():
    with pytest.raises(ValueError, match=r"mark 'm': plotly can't draw transform"):
        drawn(mark("circle", transform="scale(2)"))


@pytest.mark.parametrize("name", SCENES)
def test_everything_of_the_svg_is_in_the_figure_in_its_order(name):
    picture = SCENES[name]
    figure, root = to_figure(picture), ElementTree.fromstring(to_svg(picture))
    assert (figure.layout.width, figure.layout.height) == (round(picture.width), round(picture.height))
    assert tuple(figure.layout.xaxis.range) == (0, picture.width)
    assert tuple(figure.layout.yaxis.range) == (picture.height, 0)
    assert figure.layout.meta == {"title": picture.title, "description": picture.description}
    texts = [element for element in root if element.tag == f"{SVG}text"]
    said = words(figure)
    assert len(said) == len(texts)
    for element, (text, x, foot, size, colour) in zip(texts, said, strict=True):
        assert re.sub("</?b>", "", text) == literal("".join(element.itertext()))
        assert (x, foot) == pytest.approx((float(element.get("x", 0)), float(element.get("y", 0))), abs=0.02)
        assert size == float(element.get("font-size", 16))
        assert colour == element.get("fill", "#000000")
    drawn_shapes = [mark for mark in picture.marks if mark.tag != "text"]
    lines = [line for mark in drawn_shapes for line in strokes(mark)]
    parts = [part for trace in shapes(figure) for part in parts_of(trace)]
    assert len(parts) == len(lines)
    for line, part in zip(lines, parts, strict=True):
        assert part[0] == pytest.approx(line.points[0], abs=0.01)
        assert part[-1] == pytest.approx(line.points[-1], abs=0.01)


def parts_of(trace):
    parts: list[list[tuple[float, float]]] = [[]]
    for point in zip(trace.x, trace.y, strict=True):
        if point[0] is None:
            parts.append([])
        else:
            parts[-1].append(point)
    return parts


@pytest.mark.parametrize("name", SCENES)
def test_every_label_is_told_and_colours_are_those_of_the_svg(name):
    picture = SCENES[name]
    figure, root = to_figure(picture), ElementTree.fromstring(to_svg(picture))
    told = [trace.text if trace.hoveron == "fills" else trace.hovertext for trace in shapes(figure)]
    labelled = [mark for mark in picture.marks if mark.label and mark.tag != "text"]
    assert [text for text in told if text] == [broken([mark.label]) for mark in labelled]
    for what, used in (("fill", "fillcolor"), ("stroke", "line.color")):
        in_svg = {element.get(what) for element in root if element.tag != f"{SVG}text"} - {None, "none"}
        in_figure = {trace[used] for trace in shapes(figure) if what == "fill" or trace.line.width}
        assert {colour for colour in in_figure - {None} if colour.startswith("#")} <= in_svg | {"#000000"}
        plain = {
            mark.attrs[what]
            for mark in picture.marks
            if mark.tag != "text" and what in mark.attrs and f"{what}-opacity" not in mark.attrs
        }
        assert plain - {"none"} <= in_figure


def test_marks_that_are_alike_share_a_trace_and_keep_the_order_of_painting():
    dot = {"fill": "#ff0000"}
    row = [Mark(f"d{n}", "circle", {"cx": 10 * n, "cy": 5, "r": 3, **dot}) for n in range(3)]
    over = Mark("over", "rect", {"width": 9, "height": 9, "fill": "#00ff00"})
    again = Mark("d3", "circle", {"cx": 50, "cy": 5, "r": 3, **dot})
    figure = drawn(*row, over, again)
    assert [trace.fillcolor for trace in figure.data] == ["#ff0000", "#00ff00", "#ff0000"]
    assert [len(parts_of(trace)) for trace in figure.data] == [3, 1, 1]


def test_the_scene_is_not_changed_and_the_figure_is_a_function_of_it():
    picture = SCENES["compact"]
    before = picture.to_data()
    assert to_figure(picture) == to_figure(Scene.from_data(picture.to_data()))
    assert picture.to_data() == before
