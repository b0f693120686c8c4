"""A control that is closed leaves nothing behind: people open many tables in one kernel."""

import gc
import weakref

import ipywidgets as widgets
import pytest

from webpower.games.power.game import recorded_game
from webpower.games.power.playing.start import play
from webpower.show.composed import Composed


def table() -> Composed:
    shown = play(["Anna", "Barbara", "random"], seed=3, saves=None, pace="at-once")
    for _ in range(12):  # until there are buttons that are not shown at the moment
        for press in ("show-hand", "let"):
            shown.press(press)
    shown.press("to-end")
    return shown


def stepper() -> Composed:
    return recorded_game("three-players").step_through()


@pytest.mark.parametrize("control", [table, stepper])
def test_nothing_is_left_of_a_closed_control(control):
    known = widgets.widget._instances  # all controls of this process, by which ipywidgets keeps them
    control().close()  # what is made once for all
    before = set(known)
    shown = control()
    gone = weakref.ref(shown)
    assert len(known) > len(before) + 20
    shown.close()
    assert set(known) == before
    del shown
    gc.collect()
    assert gone() is None
