import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.draw.scenes import big_scene, scenes
from webpower.draw.patch import EMPTY, apply_patch, patch
from webpower.draw.scene import Mark, Scene


def sent(changes):
    """The patch as it arrives at the other end of the wire."""
    return json.loads(json.dumps(changes, allow_nan=False))


def row(names, **attrs):
    return Scene(9, 9, "", "", tuple(Mark(name, "circle", attrs) for name in names))


@given(scenes(), scenes())
def test_the_patch_makes_the_new_scene_of_the_old(old, new):
    assert apply_patch(old, sent(patch(old, new))) == new


@given(scenes(), st.randoms(use_true_random=False))
def test_the_patch_brings_marks_into_another_order(scene, rng):
    order = list(scene.marks)
    rng.shuffle(order)
    other = replace(scene, marks=tuple(order))
    changes = patch(scene, other)
    assert apply_patch(scene, sent(changes)) == other
    assert set(changes) <= {"remove", "add"}
    assert len(changes.get("add", ())) < max(1, len(order))


@given(scenes())
def test_equal_scenes_need_no_patch(scene):
    assert patch(scene, Scene.from_data(scene.to_data())) == {}


@given(scenes())
def test_a_patch_of_the_empty_scene_is_a_whole_one(scene):
    assert apply_patch(EMPTY, sent(patch(EMPTY, scene))) == scene


def test_the_patch_holds_what_changed_and_nothing_else():
    assert patch(big_scene(3), big_scene(4)) == {
        "lines": [[0, 1, ["4 of 54 sites are taken."]]],
        "set": {"site/3": {"fill": "#009e73"}},
        "label": {"site/3": "Site 3, taken"},
        "button": {"site/3": False},
    }


def test_of_the_description_the_lines_that_changed_are_sent():
    def told(*lines):
        return Scene(9, 9, "", "\n".join(lines))

    assert patch(told("a", "b", "c", "b"), told("a", "x", "y", "c", "b", "z")) == {
        "lines": [[4, 0, ["z"]], [1, 1, ["x", "y"]]],
    }


def test_the_patch_of_a_step_is_small():
    whole = len(json.dumps(big_scene(4).to_data()))
    assert len(json.dumps(patch(big_scene(3), big_scene(4)))) * 50 < whole


def test_an_attribute_that_goes_is_null():
    assert patch(row("a", r=1, cx=2), row("a", cx=2)) == {"set": {"a": {"r": None}}}


def test_a_mark_that_moves_in_the_order_moves_alone():
    assert patch(row("abcde"), row("bcdea")) == {
        "remove": ["a"],
        "add": [[4, {"id": "a", "tag": "circle", "attrs": {}}]],
    }


def test_a_mark_of_another_kind_is_another_element():
    old, new = row("abc"), Scene(9, 9, "", "", (*row("a").marks, Mark("b", "rect"), *row("c").marks))
    assert patch(old, new) == {"remove": ["b"], "add": [[1, {"id": "b", "tag": "rect", "attrs": {}}]]}


@pytest.mark.parametrize("changes", [{"remove": ["z"]}, {"set": {"z": {"r": 1}}}, {"label": {"z": "Z"}}])
def test_a_patch_for_another_scene_is_refused(changes):
    with pytest.raises(ValueError, match="changes the mark 'z', which the scene does not have"):
        apply_patch(row("abc"), changes)
