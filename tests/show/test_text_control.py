"""Pieces of HTML that change line by line: what is sent makes of the old pieces the new ones, and is no more."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webpower.show.text_control import TextControl

texts = st.lists(st.text("ab\n", max_size=8), min_size=2, max_size=2)


def control(*pieces: str) -> tuple[TextControl, list[dict]]:
    """A control, and what it sends."""
    made, sent = TextControl(pieces), []
    made.send = lambda content, buffers=None: sent.append(content)
    return made, sent


def received(pieces: list[list[str]], message: dict) -> list[list[str]]:
    """What text.js makes of its lines."""
    if message["base"] is None:
        return [text.split("\n") for text in message["pieces"]]
    for number, changes in message["pieces"]:
        for at, gone, came in changes:
            pieces[number][at : at + gone] = came
    return pieces


@given(st.lists(texts, min_size=1, max_size=5))
def test_a_view_that_hears_everything_shows_the_same(states):
    shown, sent = control(*states[0])
    view = received([], shown._whole())
    for state in states[1:]:
        sent.clear()
        shown.show(state)
        for message in sent:
            view = received(view, message)
        assert ["\n".join(lines) for lines in view] == list(shown.texts) == state


def test_only_lines_that_changed_are_sent():
    shown, sent = control("one\ntwo\nthree", "four")
    shown.show(["one\ntwo", "four"])
    shown.show(["one\ntwo", "four"])
    assert sent == [{"pieces": [[0, [[2, 1, []]]]], "base": 0, "version": 1}]


def test_a_view_that_missed_something_gets_the_whole():
    shown, sent = control("one")
    shown.show(["two"])
    sent.clear()
    shown.handle({"ready": 1})
    assert not sent
    shown.handle({"ready": 0})
    assert sent == [{"pieces": ["two"], "base": None, "version": 1}]


def test_there_are_always_as_many_pieces():
    shown, _ = control("one")
    with pytest.raises(ValueError, match="longer"):
        shown.show(["one", "two"])


def test_a_page_that_loads_gets_the_whole_text():
    shown, _ = control("one")
    shown.show(["two"])
    assert shown.get_state("whole")["whole"] == {"pieces": ["two"], "base": None, "version": 1}
