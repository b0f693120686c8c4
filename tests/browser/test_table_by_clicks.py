"""The play table as people use it with mouse and keyboard, wherever it stands."""

import subprocess
import sys
from collections import Counter

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.places import InApp, InLab, Place
from tests.browser.table import Clicker, wanted
from webpower.engine.files import parse_json
from webpower.engine.records import record_text
from webpower.games.power.replay import replay

DRAWS = [("draw", "stack"), ("draw", "open")]
UNDO, REDO = "\N{ANTICLOCKWISE TOP SEMICIRCLE ARROW} Undo", "\N{CLOCKWISE TOP SEMICIRCLE ARROW} Redo"


@pytest.fixture(params=[InLab, InApp])
def place(request: pytest.FixtureRequest, browser: Browser) -> Place:
    """JupyterLab, and the app."""
    server = "lab" if request.param is InLab else "app"
    found: Place = request.param(browser, request.getfixturevalue(server))
    return found


def test_a_whole_game_by_clicks_is_the_record_that_it_saved(place: Place):
    with place.at_table("whole-game", seed=11) as at:
        clicker = Clicker(at)
        clicker.play()
        game = at.game()
        assert game.position.is_over
        entries = game.record()["actions"]
        assert [entry for entry in entries if entry["seat"] == at.seat] == clicker.done
        assert {entry["seat"] for entry in entries} == {0, 1, 2, 3}

        # Everything came up that a player can do.
        done = Counter((entry["act"], entry.get("from")) for entry in clicker.done)
        every = [("cloister", None), ("advisor", None), ("stop", None), ("exchange", None), *DRAWS]
        assert min(done[act] for act in every) > 0, done
        assert min(clicker.paid[way] for way in ("chosen", "offered", "only")) > 0, clicker.paid
        pieces = done["cloister", None] + done["advisor", None]
        assert pieces + done["exchange", None] > clicker.turns, "no second piece was placed"

        at.wait_told("The game is over.")
        assert at.points() == list(game.score().totals())
        assert game.record()["result"]["scores"] == at.points()
        assert replay(parse_json(record_text(game.record()))).score() == game.score()
        subprocess.run([sys.executable, "-m", "webpower.cli", "check", str(at.file)], check=True)


def test_what_is_refused_is_told_by_its_rule(place: Place):
    with place.at_table("refused", seed=5) as at:
        at.click("coat:Bayern")
        at.wait_told("a country without cloisters takes no advisor")
        assert "WP-18" in at.shown().told
        at.press("Exchange the chosen card")
        at.wait_told("Choose the one card that Anna gives away")
        assert at.game().node.number == 0

        # A double click is one click.
        at.mark(at.shown().lit[0]).dblclick()
        shown = at.wait(lambda now: bool(now.pays) or now.actions == 1)
        if shown.pays:
            at.press(shown.pays[0])
            at.wait(lambda now: now.actions == 1)
        at.press(UNDO)
        at.wait(lambda now: now.actions == 0 and now.told == "" and len(now.hand) == 3)

        # Undo goes back over a draw, tells that, and the same draw brings the same again.
        clicker = Clicker(at)
        clicker.play(turns=1)
        shown, position = at.settled()
        assert clicker.done[-1]["act"] == "draw"
        at.press(UNDO)
        back = at.wait(lambda now: 0 < now.actions < shown.actions and len(now.hand) == 2 and len(now.doing) > 1)
        assert "seen" in back.told
        at.press(clicker.pressed[-1])
        assert at.settled(back.actions) == (shown, position)
        at.press(UNDO)
        at.wait(lambda now: now == back)
        at.press(REDO)
        assert at.settled(back.actions) == (shown, position)


def test_a_page_that_is_loaded_again_goes_on_with_the_game(place: Place):
    with place.at_table("reloaded", seed=6) as at:
        first = Clicker(at)
        first.play(turns=2)
        before, position = at.settled()
        at = place.reloaded(at)
        shown, same = at.settled()
        assert (shown, same) == (before, position)
        expect(at.table.locator(".webpower-notice")).to_have_text("")
        second = Clicker(at)
        second.play(turns=1)
        entries = at.game().record()["actions"]
        assert [entry for entry in entries if entry["seat"] == at.seat] == first.done + second.done


def test_two_visitors_at_once_play_games_of_their_own(place: Place):
    with place.at_table("one-visitor", seed=7) as one, place.at_table("other-visitor", seed=7) as other:
        players = [Clicker(one), Clicker(other)]
        other.press("Let greedy decide")
        other.settled(0)
        players[0].play(turns=1)
        for at, player in zip((one, other), players, strict=True):
            mine = [entry for entry in at.game().record()["actions"] if entry["seat"] == 0]
            assert (mine == player.done) == (at is one)


def test_a_turn_with_the_keyboard_alone(place: Place):
    with place.at_table("keys", seed=11) as at:
        keys = at.page.keyboard
        at.board.focus()
        keys.press("1")
        shown = at.wait(lambda now: len(now.chosen) == 1)
        assert shown.chosen == shown.hand[:1]
        keys.press("Tab")
        expect(at.mark(shown.lit[0])).to_be_focused()
        keys.press("Enter")
        expect(at.button("Draw from the stack")).to_be_focused()  # what is to be done next
        keys.press("Enter")
        placed = shown.lit[0]
        shown, position = at.settled(2)
        expect(at.board).to_be_focused()  # nothing to be pressed before something is chosen
        first, second, *_ = at.game().record()["actions"]
        assert (f"site:{first['at']}", second["from"]) == (placed, "stack")

        # Several ways to pay are offered, and the first is paid, the second one turned down.
        keys.press("2")
        at.wait(lambda now: bool(now.chosen))
        keys.press("2")
        shown = at.wait(lambda now: not now.chosen)
        ways = wanted(position, "ways")
        target = max(shown.lit, key=ways)
        assert ways(target)[0] > 1
        for _ in range(shown.lit.index(target) + 1):
            keys.press("Tab")
        expect(at.mark(target)).to_be_focused()
        keys.press("Space")
        offered = at.wait(lambda now: bool(now.pays))
        expect(at.button(offered.pays[0])).to_be_focused()
        for _ in offered.pays:
            keys.press("Tab")
        expect(at.button("Cancel")).to_be_focused()
        keys.press("Enter")
        at.wait(lambda now: not now.pays)
        expect(at.board).to_be_focused()
        at.mark(target).focus()
        keys.press("Enter")
        expect(at.button(offered.pays[0])).to_be_focused()
        keys.press("Enter")
        at.settled(shown.actions)
        expect(at.table.locator(".webpower-doing button").first).to_be_focused()
        keys.press("Control+z")
        at.wait(lambda now: now.lit == shown.lit and now.doing == shown.doing)
        keys.press("Control+y")
        assert at.settled(shown.actions)[0].actions == shown.actions + 1
