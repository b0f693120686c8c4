"""Actions by their names, as people and files write them."""

from typing import Any

import pytest

from tests.games.card_game.staging import NAMES, lift, pay, place, play, stage, take
from webpower.engine.errors import WrongValue
from webpower.games.card_game.actions import ACTIONS, NOWHERE
from webpower.games.card_game.cards import slot
from webpower.games.card_game.naming import UnknownName, named, named_action

START = stage(["bayern c", "bayern"], ["sachsen K"] * 3)


def test_every_action_is_found_by_its_names():
    for action in ACTIONS:
        more: dict[str, Any] = {"row": action.row, "end": action.end, "slot": action.slot, "law": action.law}
        needed = {
            name: value for name, value in more.items() if value not in (0, "", NOWHERE) or (name, value) == ("slot", 0)
        }
        assert named_action(START, NAMES, action.act, **needed) is action


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        ({"act": "tkae"}, "there is no act 'tkae'; there is take"),
        ({"act": "take", "row": 1, "end": "lft"}, "there is no end 'lft'; there is left"),
        ({"act": "take", "row": 1}, "the end is not named; there is left, right"),
        ({"act": "play_law", "law": "three"}, "there is no law card 'three'; there is three_symbols"),
        (
            {"act": "play_law"},
            "the law card is not named; there is take_back_stone, three_symbols, different_colours, minus_two",
        ),
    ],
)
def test_names_there_are_none_of(names: dict[str, Any], sentence: str):
    with pytest.raises(UnknownName) as error:
        named_action(START, NAMES, **names)
    assert str(error.value) == sentence


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        ({"act": "take", "end": "left"}, "row: expected a number from 1 to 4, got 0"),
        ({"act": "take", "row": 5, "end": "left"}, "row: expected a number from 1 to 4, got 5"),
        ({"act": "take", "row": "1", "end": "left"}, "row: expected a number from 1 to 4, got '1'"),
        ({"act": "place"}, "slot: expected a number from 0 to 55, got -1"),
        ({"act": "lift", "slot": 56}, "slot: expected a number from 0 to 55, got 56"),
        ({"act": "place", "slot": True}, "slot: expected a number from 0 to 55, got True"),
        ({"act": 7}, "act: expected a name, got 7"),
        ({"act": "pass", "row": 1}, "row: pass is told without it"),
        ({"act": "place", "slot": 3, "law": "minus_two"}, "law: place is told without it"),
        ({"act": "pay_reserve", "slot": 0}, "slot: pay_reserve is told without it"),
    ],
)
def test_values_that_can_not_be_meant(names: dict[str, Any], sentence: str):
    with pytest.raises(WrongValue) as error:
        named_action(START, NAMES, **names)
    assert str(error.value) == sentence


def said(position: Any, action: Any) -> str:
    return named(position, action).say(NAMES)


def test_actions_in_words():
    assert said(START, take(1)) == "take Bayern (cross) from the left end of row 1"
    assert said(START, take(2, "right")) == "take Sachsen (carriage) from the right end of row 2"
    assert said(START, place(slot(2, 1))) == "place a stone on Sachsen (carriage) in row 2, column 1"
    assert said(START, pay(slot(1, 2))) == "pay with the stone on Bayern in row 1, column 2"
    lifted = play(
        stage(["bayern"], ["sachsen", "ungarn"], stones={slot(2, 1): 0}, removed={0: 2}), take(1), lift(slot(2, 1))
    )
    assert said(lifted, place(slot(2, 2))) == (
        "move the stone from Sachsen in row 2, column 1 to Ungarn in row 2, column 2"
    )


def test_every_action_has_words():
    """All that are legal somewhere have no other words than any other action there; the rest say the act alone."""
    for action in ACTIONS:
        if action.act != "take":
            assert said(START, action)
    assert len({said(START, action) for action in ACTIONS if action.slot != NOWHERE}) == 3 * 56
