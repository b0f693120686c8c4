"""Estimated widths, and words made to fit."""

from hypothesis import given
from hypothesis import strategies as st

from webpower.draw.lettering import ELLIPSIS, Box, fitted, one_line, text_box, text_width

TEXTS = st.text(max_size=60)


@given(TEXTS, st.floats(30, 300))
def test_fitted_text_fits_on_one_line(text: str, room: float):
    shown = fitted(text, 14, room)
    assert text_width(shown, 14) <= room
    assert len(shown.splitlines()) <= 1
    assert shown == one_line(text) or shown.endswith(ELLIPSIS)


def test_one_line_keeps_names_of_all_languages_and_drops_what_breaks_a_line():
    for name in ("Cîteaux", "Ἄννα", "アンナ", "Jean-Luc O'Neill", "🎲 Ada"):
        assert one_line(name) == name
    assert one_line("a\u202eb\u200bc\x00d") == "abcd"
    assert one_line("e\u0301" + 20 * "\u0316") == "é"


def test_the_box_of_a_text_hangs_on_its_anchor():
    start, middle, end = (text_box(100, 50, "Fulda", 10, anchor) for anchor in ("start", "middle", "end"))
    assert (start.left, middle.middle[0], end.right) == (100, 100, 100)
    assert start.top < 50 < start.bottom


def test_boxes_meet_when_nothing_or_too_little_lies_between_them():
    box = Box(0, 0, 10, 10)
    assert box.meets(Box(9, 9, 20, 20))
    assert not box.meets(Box(12, 0, 20, 10))
    assert box.meets(Box(12, 0, 20, 10), gap=3)
    assert Box(1, 1, 9, 9).within(box)
    assert not Box(1, 1, 11, 9).within(box)
