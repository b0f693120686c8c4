"""Undo, redo and keys in the position editor, and whatever else is clicked."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.power.editing.benches import KINDS, bench, on, owner, pick, told
from tests.games.power.staging import COMBINATIONS
from webpower.engine.records import record_text
from webpower.games.power.game import new_game
from webpower.games.power.position import EMPTY
from webpower.games.power.scene.ids import elements
from webpower.games.power.whole_file import read_whole, whole_entry


class TestSteps:
    def test_undo_and_redo(self):
        at = bench()
        at.press("undo")
        assert told(at) == "This is how the position was opened: there is nothing to take back"
        pick(at, "site:chorin", "site:obra")
        at.press("mover:1")
        for _ in range(3):
            at.press("undo")
        assert at.draft == bench().draft
        at.press("redo")
        assert owner(at, "chorin") == 0
        pick(at, "site:fulda")
        at.press("redo")
        assert told(at) == "There is nothing to change again"
        assert owner(at, "obra") == EMPTY

    def test_a_refused_click_is_no_step(self):
        at = bench()
        at.pick("site:chorin")
        at.press("give:franken-aragon")
        assert told(at) != ""
        at.press("undo")
        assert at.draft == bench().draft

    def test_keys(self):
        at = bench()
        assert at.keys["2"] == "put:1"
        assert "4" not in at.keys
        for press in at.keys.values():
            at.press(press)

    def test_what_there_is_not(self):
        with pytest.raises(ValueError, match="nothing called 'tea' to press"):
            bench().press("tea")


PRESSES = [
    *(f"put:{seat}" for seat in range(3)),
    *("erase", "whose:0", "whose:1", "cancel", "undo", "redo", "clear", "sheet", "deal", "other-cards", "interim"),
    *(f"mover:{seat}" for seat in range(3)),
    *(f"phase:{phase}" for phase in ("place", "more", "draw", "over")),
    *("exchanged", "placed:England", "placed:Franken", "placed:Burgund"),
    *(f"times:{times}" for times in range(3)),
    *(f"cards:{holder}" for holder in range(-1, 3)),
    *(f"{way}:{kind}" for way in ("give", "back") for kind in KINDS),
    *(f"stack:{step}" for step in (-5, -1, 1, 5)),
]
PLACES = [*elements(new_game(3, vatican=True).setup), "alliance:1", "legend:0"]


@settings(max_examples=60)
@given(
    st.lists(st.sampled_from(PRESSES) | st.sampled_from(PLACES), max_size=60),
    st.sampled_from(COMBINATIONS),
    st.floats(0, 1, exclude_max=True),
    st.integers(0, 2**16),
)
def test_whatever_is_clicked_a_legal_position_can_be_kept_and_played_to_its_end(
    clicks: list[str], options: dict[str, Any], part: float, seed: int
):
    game = new_game(3, seed, **options).play_on("random")
    game.go(int(part * len(game.line())))
    known = [*elements(game.setup), "alliance:1", "legend:0"]
    at = on(game.position)
    for click in clicks:
        if click in known:
            at.pick(click)
        elif click in PRESSES:
            at.press(click)
        assert all((at.scene(), at.headline(), at.panels(), at.below(), at.legality()))
        assert all((at.palette(), at.rows(), at.seating()))
        if not at.faults():
            text = record_text(whole_entry(at.draft, at.names))
            assert read_whole(json.loads(text)) == (at.draft, at.names)
            assert at.game.play_on("random", seed=seed).position.is_over
