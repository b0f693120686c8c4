"""The points of shapes lie where geometry says, whatever way a path is written."""

import math
from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from webpower.draw.outlines import STEP, Stroke, strokes
from webpower.draw.scene import Mark

SIZES = st.integers(1, 60)
PLACES = st.integers(-50, 50)


def of_path(d):
    return strokes(Mark("p", "path", {"d": d}))


def length(stroke):
    return sum(math.dist(a, b) for a, b in pairwise(stroke.points))


@given(PLACES, PLACES, SIZES)
def test_a_circle_is_round_and_closed(x, y, r):
    (circle,) = strokes(Mark("c", "circle", {"cx": x, "cy": y, "r": r}))
    assert circle.closed
    assert circle.points[0] == pytest.approx(circle.points[-1])
    assert all(math.dist((x, y), point) == pytest.approx(r) for point in circle.points)
    assert all(math.dist(a, b) < max(STEP, 2 * math.pi * r / 8) for a, b in pairwise(circle.points))


@given(PLACES, PLACES, SIZES, SIZES)
def test_an_ellipse_has_its_axes(x, y, across, down):
    (ellipse,) = strokes(Mark("e", "ellipse", {"cx": x, "cy": y, "rx": across, "ry": down}))
    for px, py in ellipse.points:
        assert ((px - x) / across) ** 2 + ((py - y) / down) ** 2 == pytest.approx(1)


def test_straight_shapes():
    corners = ((0, 0), (4, 0), (4, 3))
    assert strokes(Mark("a", "polygon", {"points": "0,0 4,0 4,3"})) == (Stroke((*corners, (0, 0)), True),)
    assert strokes(Mark("a", "polyline", {"points": "0 0, 4 0, 4 3"})) == (Stroke(corners, False),)
    assert strokes(Mark("a", "polyline", {})) == ()
    assert strokes(Mark("a", "text", {"x": 3}, text="no shape")) == ()
    (rect,) = strokes(Mark("a", "rect", {"x": 1, "y": 2, "width": 3, "height": 4}))
    assert rect == Stroke(((1, 2), (4, 2), (4, 6), (1, 6), (1, 2)), True)


@given(PLACES, PLACES, st.integers(10, 60), st.integers(10, 60), st.integers(1, 5))
def test_a_rect_with_round_corners_fills_its_box_and_is_shorter(x, y, width, height, r):
    (rect,) = strokes(Mark("a", "rect", {"x": x, "y": y, "width": width, "height": height, "rx": r}))
    xs, ys = zip(*rect.points, strict=True)
    assert (min(xs), max(xs), min(ys), max(ys)) == pytest.approx((x, x + width, y, y + height))
    assert length(rect) == pytest.approx(2 * (width + height) - 8 * r + 2 * math.pi * r, rel=0.02)
    assert rect.points[0] == pytest.approx(rect.points[-1])


def test_paths_in_capitals_and_small_letters_are_the_same():
    capitals = of_path("M1,2L4,2H6V5Q8 7 6,9C5 9 4 8 3 7A2,2 0 0 1 1,5Z")
    small = of_path("m1,2l3,0h2v3q2 2 0,4c-1 0 -2 -1 -3 -2a2,2 0 0 1 -2,-2z")
    assert len(capitals) == len(small) == 1
    for one, other in zip(capitals[0].points, small[0].points, strict=True):
        assert one == pytest.approx(other)


def test_commands_may_be_repeated_without_their_letter():
    assert of_path("M0,0 1,1 2,0") == of_path("M0,0L1,1L2,0")
    assert of_path("m0-1 1.5.5") == of_path("M0,-1L1.5,-0.5")


def test_several_parts():
    parts = of_path("M0,0H4V4ZM10,0H14M20,0L21,1")
    assert [part.closed for part in parts] == [True, False, False]
    assert parts[1].points == ((10, 0), (14, 0))
    assert of_path("M1,1H2V2ZL5,5")[1].points == ((1, 1), (5, 5))
    assert of_path("") == ()


@pytest.mark.parametrize(("large", "sweep", "share", "beneath"), [(0, 0, 0.25, 1), (0, 1, 0.25, -1), (1, 1, 0.75, -1)])
def test_an_arc_takes_the_way_that_its_flags_say(large, sweep, share, beneath):
    """From (0, 0) to (10, 0) on a circle around a point 5 above or beneath the middle: a quarter of it, or the rest."""
    (arc,) = of_path(f"M0,0A{math.sqrt(50)},{math.sqrt(50)} 0 {large} {sweep} 10,0")
    assert length(arc) == pytest.approx(share * 2 * math.pi * math.sqrt(50), rel=0.02)
    middle = arc.points[len(arc.points) // 2]
    assert middle[1] * beneath > 0  # y grows downwards, and sweep 1 is clockwise
    assert arc.points[-1] == (10, 0)


@given(PLACES, PLACES, SIZES, SIZES, st.integers(0, 90), st.booleans(), st.booleans())
def test_an_arc_lies_on_an_ellipse_of_its_axes_and_tilt(x, y, across, down, tilt, large, sweep):
    assume((x, y) != (0, 0))
    (arc,) = of_path(f"M0,0A{across},{down} {tilt} {int(large)} {int(sweep)} {x},{y}")
    turn = math.radians(tilt)
    flat = [
        ((math.cos(turn) * px + math.sin(turn) * py) / across, (math.cos(turn) * py - math.sin(turn) * px) / down)
        for px, py in arc.points
    ]
    middle = circle_through(flat[0], flat[len(flat) // 2], flat[-1])
    assume(middle is not None)
    radii = [math.dist(middle, point) for point in flat]
    assert radii == pytest.approx([radii[0]] * len(radii), rel=1e-4)
    assert radii[0] >= 1 - 1e-4  # larger than 1 where the ellipse had to grow to reach the end


def circle_through(a, b, c):
    (ax, ay), (bx, by), (cx, cy) = a, b, c
    area = 2 * (ax * (by - cy) + bx * (cy - ay) + cx * (ay - by))
    if abs(area) < 1e-3:
        return None
    squares = [x * x + y * y for x, y in (a, b, c)]
    x = (squares[0] * (by - cy) + squares[1] * (cy - ay) + squares[2] * (ay - by)) / area
    y = (squares[0] * (cx - bx) + squares[1] * (ax - cx) + squares[2] * (bx - ax)) / area
    return x, y


def test_a_bend_is_the_curve_of_its_formula():
    (bend,) = of_path("M0,0Q10,0 10,10")
    for x, y in bend.points:
        share = math.sqrt(y / 10)
        assert x == pytest.approx(20 * share - 10 * share**2)
    (cubic,) = of_path("M0,0C0,10 10,10 10,0")
    assert max(y for _, y in cubic.points) == pytest.approx(7.5, abs=0.1)


@pytest.mark.parametrize("d", ["M0,0T4,4", "M0,0S1,1 2,2", "M0,0L1", "M0,0 L2,2 what", "M0,0L#"])
def test_a_path_that_cannot_be_drawn_is_refused(d):
    with pytest.raises(ValueError, match="path"):
        of_path(d)
