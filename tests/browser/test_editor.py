"""The position editor as a teacher uses it: pieces by clicks, a score, a game that is found again after a reload."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.harness import FIRST_DISPLAY, STEP, Lab, open_notebook, run_all, write_notebook
from webpower.games.power.game import load_game
from webpower.games.power.position_file import owners_entry
from webpower.games.power.whole_file import read_whole

CELLS = """
import webpower
webpower.edit(players=["Anna", "Barbara", "Chris"], seed=7, saves="set-up")
"""
NAME = "editor.ipynb"
GAME = "set-up/anna-barbara-chris-position-seed-7.json"
POSITION = "set-up/exercise.json"


@pytest.fixture(scope="module")
def root(lab: Lab) -> Path:
    write_notebook(lab.root, NAME, CELLS)
    return lab.root


def open_editor(page: Page) -> Locator:
    panel = open_notebook(page, NAME)
    run_all(page)
    expect(panel.locator(".webpower-board svg").first).to_be_visible(timeout=FIRST_DISPLAY)
    return panel.locator(".jp-OutputArea").first


def press(shown: Locator, name: str | re.Pattern[str]) -> None:
    shown.get_by_role("button", name=name, exact=True).first.click()


def click_mark(shown: Locator, element: str) -> None:
    shown.locator(f'.webpower-board [data-id="{element}"]').first.click(force=True)


def wait_file(page: Page, path: Path) -> None:
    for _ in range(STEP // 100):
        if path.exists():
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"there is no {path}")


def wait_until_anna_again(page: Page, path: Path) -> int:
    """Wait until the bots have had their turns; how many actions have been played then."""
    for _ in range(FIRST_DISPLAY // 100):
        node = load_game(path).node
        if node.number > 3 and (node.position.seat, node.position.phase) == (0, "place"):
            return node.number
        page.wait_for_timeout(100)
    raise AssertionError(f"the game stays at action {node.number}")


def totals(shown: Locator) -> Locator:
    return shown.get_by_role("row", name=re.compile("^total"))


def test_a_position_is_set_up_scored_kept_and_played_on_from(page: Page, root: Path):
    shown = open_editor(page)
    expect(shown.get_by_text("This position is legal")).to_be_visible(timeout=STEP)
    expect(totals(shown)).to_have_text("total000")

    # Three cloisters and an advisor; each changes the score at once.
    for number, site in enumerate(("chorin", "obra", "fulda"), start=1):
        click_mark(shown, f"site:{site}")
        expect(totals(shown)).to_have_text(f"total{number}00", timeout=STEP)
    press(shown, re.compile("Barbara$"))
    click_mark(shown, "site:pforta")
    expect(totals(shown)).to_have_text("total430", timeout=STEP)
    click_mark(shown, "coat:Bayern")
    said = "Bayern has 1 advisor and the strongest player there has no cloister"
    expect(shown.locator("li", has_text=said)).to_be_visible(timeout=STEP)
    press(shown, "Play on from here")
    expect(shown.get_by_text("This can't be played on yet")).to_be_visible(timeout=STEP)
    page.keyboard.press("Control+z")
    expect(shown.get_by_text("This position is legal")).to_be_visible(timeout=STEP)
    shown.locator('[data-id="coat:Franken"]').dblclick(force=True)  # two clicks are two advisors here
    expect(shown.locator('[data-id="advisor-number:Franken/1"]')).to_have_text("2", timeout=STEP)

    # By the keyboard: another player, a place, the eraser.
    shown.locator(".webpower-board svg").focus()
    page.keyboard.press("3")
    shown.locator('[data-id="site:ely"]').focus()
    page.keyboard.press("Enter")
    expect(totals(shown)).to_have_text("total431", timeout=STEP)
    page.keyboard.press("e")
    page.keyboard.press("Enter")
    expect(totals(shown)).to_have_text("total430", timeout=STEP)

    press(shown, "Score sheet")
    expect(shown.get_by_text("Franken: 3 + 1 cloisters; Anna has the most and scores 4")).to_be_visible(timeout=STEP)

    shown.get_by_text("Save and open").click()
    name = shown.get_by_label("Position", exact=True)
    expect(name).to_have_value("position-1", timeout=STEP)
    name.fill("exercise")
    name.press("Tab")
    press(shown, "Save")
    wait_file(page, root / POSITION)
    position, names = read_whole(json.loads((root / POSITION).read_text(encoding="utf8")))
    assert names == ("Anna", "Barbara", "Chris")
    assert owners_entry(position.board, position.pieces.owners) == {"chorin": 0, "obra": 0, "fulda": 0, "pforta": 1}

    # Play on, and a turn of Anna's; the others are bots.
    press(shown, "Play on from here")
    wait_file(page, root / GAME)
    assert load_game(root / GAME).position == position
    play_a_turn(page, shown)
    played = wait_until_anna_again(page, root / GAME)

    # A page that is loaded anew, with a kernel that knows nothing any more.
    page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.restartKernel()")
    shown = open_editor(page)
    shown.get_by_text("Save and open").click()
    files = shown.get_by_label("Files", exact=True)
    expect(files.locator("option", has_text="exercise")).to_be_attached(timeout=STEP)
    files.select_option("exercise")
    press(shown, "Open")
    expect(totals(shown)).to_have_text("total430", timeout=STEP)
    press(shown, "Play on from here")
    expect(shown.get_by_text(re.compile(rf"\b{played} actions played"))).to_be_visible(timeout=FIRST_DISPLAY)
    press(shown, re.compile("Back to the editor"))
    expect(totals(shown)).to_have_text("total430", timeout=STEP)


def play_a_turn(page: Page, shown: Locator) -> None:
    """An exchange, which is always possible: the first card, and one from the stack."""
    button = shown.get_by_role("button", name="Exchange the chosen card")
    expect(button).to_be_visible(timeout=FIRST_DISPLAY)
    table = shown.locator(".webpower-keys").last
    table.locator(".webpower-board svg").focus()
    page.keyboard.press("1")
    expect(button).to_have_class(re.compile("mod-primary"), timeout=STEP)
    button.click()
    table.get_by_role("button", name="Draw from the stack").click()
