"""The first notebook as its reader uses it: run all, then buttons, slider, keys, charts; everything has to follow."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.harness import FIRST_DISPLAY, STEP, Lab, open_notebook, run_all
from webpower.games.power.game import Game, recorded_game
from webpower.show.stepper import SPEEDS

NAME = "01_step_through_a_game.ipynb"
START = 60  # where the notebook starts its stepper


@pytest.fixture(scope="module")
def game() -> Game:
    return recorded_game("three-players")


@pytest.fixture
def panel(lab: Lab, page: Page) -> Locator:
    """The notebook, all cells run, its charts there."""
    notebook = open_notebook(page, NAME)
    run_all(page)
    expect(notebook.locator(".webpower-keys .js-plotly-plot .main-svg").first).to_be_visible(timeout=FIRST_DISPLAY)
    return notebook


def where(stepper: Locator, step: int, last: int) -> None:
    """Waits until the stepper says that it is there."""
    expect(stepper.get_by_text(re.compile(rf"position {step} of {last}\b"))).to_be_visible(timeout=STEP)


def drawn(stepper: Locator) -> dict[str, str]:
    """What the board, the log and the chart show, to see that they change."""
    return {
        "board": stepper.locator(".webpower-board svg").inner_html(),
        "log": stepper.locator("ul").inner_html(),
        "chart": stepper.locator(".js-plotly-plot .main-svg").first.inner_html(),
    }


def changed(stepper: Locator, before: dict[str, str]) -> None:
    for part, selector in {"board": ".webpower-board svg", "log": "ul", "chart": ".js-plotly-plot .main-svg"}.items():
        expect(stepper.locator(selector).first).not_to_have_js_property("innerHTML", before[part], timeout=STEP)


def test_buttons_slider_and_keys_move_board_charts_and_log(panel: Locator, page: Page, game: Game):
    stepper = panel.locator(".webpower-keys").first
    last = len(game.line()) - 1
    where(stepper, START, last)

    def press(name: str) -> None:
        stepper.get_by_role("button", name=name, exact=True).click()

    before = drawn(stepper)
    press("Last")
    where(stepper, last, last)
    changed(stepper, before)
    press("Interim scoring")
    interim = next(node.number for node in game.line() if node.position.interim is not None)
    where(stepper, interim, last)
    expect(stepper.get_by_text("Interim scoring of the cloisters")).to_be_visible()
    before = drawn(stepper)
    press("Action \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}")
    where(stepper, interim + 1, last)
    press("First")
    where(stepper, 0, last)

    # The slider, as a person would with the keys: its own arrows, not the stepper's.
    handle = stepper.locator(".noUi-handle").first
    handle.focus()
    page.keyboard.press("ArrowRight")
    where(stepper, 1, last)
    before = drawn(stepper)
    rail = stepper.locator(".noUi-base").first.bounding_box()
    grip = handle.bounding_box()
    assert rail is not None
    assert grip is not None
    page.mouse.move(grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2)
    page.mouse.down()
    page.mouse.move(rail["x"] + rail["width"] / 2, grip["y"] + grip["height"] / 2, steps=8)
    page.mouse.up()
    expect(stepper.get_by_text(re.compile(rf"position {last // 2}|position {(last + 1) // 2}"))).to_be_visible(
        timeout=STEP
    )
    changed(stepper, before)

    stepper.locator(".webpower-board svg").focus()
    for key, step in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        page.keyboard.press(key)
        where(stepper, step, last)
    page.keyboard.press("Shift+ArrowLeft")
    turn = max(node.number for node in game.line()[:-1] if node.position.phase == "place")
    where(stepper, turn, last)

    for tab in ("Road chains", "Scoring breakdown", "Score over time", "Majorities"):
        before = drawn(stepper)
        press(tab)
        expect(stepper.locator(".js-plotly-plot .main-svg").first).not_to_have_js_property(
            "innerHTML", before["chart"], timeout=STEP
        )


def test_play_runs_and_pauses_and_hands_can_be_hidden(panel: Locator, page: Page, game: Game):
    stepper = panel.locator(".webpower-keys").first
    last = len(game.line()) - 1
    stepper.locator("select").select_option("fast")
    stepper.locator(".webpower-board svg").focus()
    page.keyboard.press("Space")
    # A running game is not waited for at a certain step: between two looks it may be past it.
    told = stepper.get_by_text(re.compile(rf"position \d+ of {last}\b"))
    expect(told).not_to_have_text(re.compile(rf"position ({START}|{START + 1}|{START + 2}) of"), timeout=STEP)
    page.keyboard.press("Space")
    expect(stepper.get_by_role("button", name="Play", exact=True)).to_be_visible(timeout=STEP)
    paused = told.inner_text()
    reached = int(re.findall(r"position (\d+)", paused)[0])
    assert START + 3 <= reached < last
    stepper.get_by_role("button", name="Hide hands").click()
    expect(stepper.get_by_text(re.compile(r"^\d cards?$"))).to_have_count(len(game.names), timeout=STEP)
    page.wait_for_timeout(3 * SPEEDS["fast"])  # the one wait for nothing to happen: a running clock would tick thrice
    assert told.inner_text() == paused
