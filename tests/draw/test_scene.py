import copy
import json
import pickle

import pytest
from hypothesis import given

from tests.draw.scenes import scenes
from webpower.draw.scene import Mark, Scene, number


def dot(name="dot", **attrs):
    return Mark(name, "circle", attrs)


@given(scenes())
def test_a_scene_survives_json(scene):
    assert Scene.from_data(json.loads(json.dumps(scene.to_data(), allow_nan=False))) == scene


@given(scenes())
def test_a_scene_can_be_copied_and_pickled(scene):
    assert copy.deepcopy(scene) == scene
    assert pickle.loads(pickle.dumps(scene)) == scene


def test_two_marks_with_one_id_are_refused_by_name():
    with pytest.raises(ValueError, match=r"more than one mark has the id 'a', 'c'$"):
        Scene(9, 9, "", "", tuple(map(dot, "abcac")))


def test_a_mark_cannot_be_changed_afterwards():
    attrs = {"r": 3}
    mark = Mark("dot", "circle", attrs)
    attrs["r"] = 4
    assert mark.attrs["r"] == 3
    with pytest.raises(TypeError):
        mark.attrs["r"] = 4  # type: ignore[index]


@pytest.mark.parametrize("name", ["onclick", "ONLOAD", "style", "href", "id", "role", "a b", 'x"', "", "xlink:href"])
def test_a_mark_sets_only_what_draws(name):
    with pytest.raises(ValueError, match="may not set the attribute"):
        Mark("dot", "circle", {name: "1"})


@pytest.mark.parametrize("value", [None, True, [1], float("nan"), float("inf")])
def test_a_value_is_text_or_a_number(value):
    with pytest.raises(ValueError, match=r"neither text nor a number|no place for the number"):
        dot(r=value)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"tag": "script"}, "'script' is none of circle"),
        ({"tag": "circle", "text": "hello"}, "a circle has no text"),
        ({"tag": "circle", "button": True}, "a button needs a label"),
    ],
)
def test_a_mark_that_is_none_is_refused(fields, sentence):
    with pytest.raises(ValueError, match=f"mark 'x': {sentence}"):
        Mark("x", **fields)


@pytest.mark.parametrize("width", [0, -1, 0.0001])
def test_a_picture_has_a_size(width):
    with pytest.raises(ValueError, match="a width above 0"):
        Scene(width, 10, "", "")


def test_numbers_are_the_same_in_every_picture():
    assert [number(value) for value in (1.0, 1.23456, -0.0001, 2.9999, 7)] == [1, 1.235, 0, 3, 7]
    assert str(number(-0.0)) == "0"


def test_a_mark_is_found_by_its_id():
    scene = Scene(9, 9, "", "", (dot("a"), dot("b", r=2)))
    assert scene.mark("b") == dot("b", r=2)
    assert scene.mark("c") is None
