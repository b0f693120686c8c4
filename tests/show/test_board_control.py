"""The control without a browser: what it sends, and what it does with the messages that a view would send."""

import json
from typing import Any

import pytest
from traitlets import TraitError

from tests.draw.scenes import big_scene
from webpower.draw.patch import EMPTY, apply_patch
from webpower.show.board_control import HOTKEYS, BoardControl


class Wire:
    """A view that only listens: it keeps every message, and the scene that they make."""

    def __init__(self, control):
        self.control = control
        self.messages: list[dict[str, Any]] = []
        control.comm.send = lambda data, **_: self.messages.append(json.loads(json.dumps(data)))
        self.version: int | None = None
        self.scene = EMPTY
        self.receive(control.get_state()["picture"])

    def receive(self, message):
        assert message["base"] in (None, self.version)
        self.scene = apply_patch(EMPTY if message["base"] is None else self.scene, message["patch"])
        self.version = message["version"]

    def take(self):
        """What was sent since the last time: the pictures' messages and the traits, in their order."""
        taken, self.messages = self.messages, []
        for message in taken:
            if message["method"] == "custom":
                self.receive(message["content"])
        return [message.get("content") or message["state"] for message in taken]


@pytest.fixture
def control():
    return BoardControl(big_scene(3))


@pytest.fixture
def wire(control):
    return Wire(control)


def test_a_step_sends_its_patch_and_nothing_else(control, wire):
    control.show(big_scene(4))
    (message,) = wire.take()
    assert (message["base"], message["version"]) == (0, 1)
    assert message["patch"]["set"] == {"site/3": {"fill": "#009e73"}}
    assert len(json.dumps(message)) < 300
    assert wire.scene == control.scene == big_scene(4)


def test_the_same_scene_again_sends_nothing(control, wire):
    control.show(big_scene(3))
    assert wire.take() == []


def test_a_page_that_loads_late_gets_the_whole_picture_of_now(control, wire):
    for filled in (4, 9, 2):
        control.show(big_scene(filled))
    wire.take()
    late = Wire(control)
    assert late.scene == wire.scene == big_scene(2)
    assert late.version == wire.version
    assert "picture" in control.get_state(drop_defaults=True)


def test_a_view_that_is_up_to_date_gets_nothing(control, wire):
    control.show(big_scene(4))
    wire.take()
    control.handle({"ready": 1})
    assert wire.take() == []


@pytest.mark.parametrize("version", [None, 0, 7])
def test_a_view_that_missed_a_step_gets_the_whole_picture(control, wire, version):
    control.show(big_scene(4))
    wire.take()
    control.handle({"ready": version})
    (message,) = wire.take()
    assert (message["base"], message["version"]) == (None, 1)
    assert wire.scene == big_scene(4)


def test_callbacks_hear_of_views_picks_and_keys(control):
    heard = []
    control.on_ready(lambda: heard.append("ready"))
    control.on_pick(heard.append)
    control.on_key(heard.append)
    control.on_key(lambda name: heard.append(name.lower()))
    control.handle({"ready": 0})
    control.handle({"pick": "site/20"})
    control.handle({"key": "Shift+ArrowLeft"})
    assert heard == ["ready", "site/20", "Shift+ArrowLeft", "shift+arrowleft"]


@pytest.mark.parametrize("name", ["site/0", "road/0", "nowhere"])
def test_a_click_on_what_is_no_button_any_more_does_nothing(control, name):
    control.on_pick(pytest.fail)
    control.handle({"pick": name})
    assert control.notice == ""


def test_only_the_keys_it_takes_are_told(control):
    control.on_key(pytest.fail)
    control.handle({"key": "x"})
    control.hotkeys = []
    control.handle({"key": HOTKEYS[0]})
    assert control.notice == ""


def test_a_key_is_answered_after_its_step(control, wire):
    control.on_key(lambda _: control.show(big_scene(4)))
    control.handle({"key": "ArrowRight"})
    step, answer = wire.take()
    assert "patch" in step
    assert answer == {"beat": 1}


def test_a_tick_is_answered_after_its_step(control, wire):
    control.playing = True
    control.on_tick(lambda: control.show(big_scene(4)))
    wire.take()
    control.handle({"tick": 0})
    step, answer = wire.take()
    assert "patch" in step
    assert answer == {"beat": 1}


def test_two_views_tick_no_faster_than_one(control):
    ticks = []
    control.playing = True
    control.on_tick(lambda: ticks.append(control.beat))
    for beat in (0, 0, 1, 1, 0, 2):
        control.handle({"tick": beat})
    assert ticks == [0, 1, 2]


def test_a_tick_that_comes_after_the_clock_was_stopped_is_answered_and_not_told(control, wire):
    control.on_tick(lambda: pytest.fail("the clock stands still"))
    control.handle({"tick": 0})
    assert wire.take() == [{"beat": 1}]
    assert control.notice == ""


@pytest.mark.parametrize("message", [{"key": "ArrowLeft"}, {"tick": 0}])
def test_a_callback_that_fails_is_seen_and_the_control_goes_on(control, wire, message, caplog):
    def fail(*_):
        raise LookupError("no such site")

    control.on_key(fail)
    control.on_tick(fail)
    control.playing = True
    wire.take()
    control.handle(message)
    assert control.notice == "LookupError: no such site"
    assert isinstance(control.error, LookupError)
    assert wire.take() == [{"playing": False, "notice": "LookupError: no such site", "beat": 1}]
    assert "in fail" in caplog.text
    control.handle({"pick": "site/20"})
    assert control.notice == ""


def test_a_callback_may_say_something_itself(control):
    control.on_pick(lambda name: setattr(control, "notice", f"{name} is too far away"))
    control.handle({"pick": "site/20"})
    assert control.notice == "site/20 is too far away"


@pytest.mark.parametrize("message", [{}, {"jump": 3}])
def test_a_message_that_is_none_is_seen(control, message):
    control.handle(message)
    assert "a board knows no message" in control.notice


def test_messages_of_the_browser_arrive(control):
    heard: list[str] = []
    control.on_pick(heard.append)
    control._handle_custom_msg({"pick": "site/20"}, [])
    assert heard == ["site/20"]


def test_the_clock_cannot_be_set_to_nothing(control):
    with pytest.raises(TraitError):
        control.interval = 0
