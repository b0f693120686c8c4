"""The play table as a player uses it: clicks on cards, board and buttons, a refusal, undo, a reload in mid-game."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.harness import FIRST_DISPLAY, STEP, Lab, open_notebook, run_all, write_notebook
from webpower.games.power.game import load_game
from webpower.games.power.position import Position

CELLS = """
import webpower
webpower.play(["Anna", "random", "random", "random"], seed=5, pace="at-once", saves="kept")
"""
NAME = "table.ipynb"
FILE = "kept/anna-random-1-random-2-random-3-seed-5.json"


@pytest.fixture(scope="module")
def root(lab: Lab) -> Path:
    write_notebook(lab.root, NAME, CELLS)
    return lab.root


def open_table(page: Page) -> Locator:
    panel = open_notebook(page, NAME)
    run_all(page)
    table = panel.locator(".webpower-keys").first
    expect(table.locator(".webpower-board svg")).to_be_visible(timeout=FIRST_DISPLAY)
    return table


def actions(root: Path) -> int:
    """How many actions the file has up to its cursor."""
    return int(json.loads((root / FILE).read_text(encoding="utf8"))["cursor"]["after"])


def wait_actions(page: Page, root: Path, at_least: int) -> None:
    for _ in range(STEP // 100):
        if actions(root) >= at_least:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"the file stays at {actions(root)} actions")


def press(table: Locator, name: str) -> None:
    table.get_by_role("button", name=name, exact=True).click()


def click_mark(table: Locator, element: str) -> None:
    """A click with the mouse on the middle of a mark."""
    table.locator(f'.webpower-board [data-id="{element}"]').click(force=True)


def lit(table: Locator) -> list[str]:
    return [str(mark.get_attribute("data-id")) for mark in table.locator(".webpower-board [role=button]").all()]


def wait_position(page: Page, root: Path, holds: Callable[[Position], bool]) -> Position:
    """Wait until the position in the file is such; returns it."""
    for _ in range(STEP // 100):
        position = load_game(root / FILE).position
        if holds(position):
            return position
        page.wait_for_timeout(100)
    raise AssertionError(f"the file stays where it was: {position.phase}")


def turn(page: Page, table: Locator, root: Path) -> None:
    """A turn of the person: one piece where the board is lit, no second one, cards from the stack, then the bots."""
    click_mark(table, lit(table)[0])
    done = table.get_by_text(re.compile(r"How does Anna pay|Anna draws\.|Anna may place a second piece\."))
    expect(done.first).to_be_visible(timeout=STEP)
    pay = table.get_by_role("button", name=re.compile("^Pay "))
    if pay.count():
        pay.first.click()
    position = wait_position(page, root, lambda position: position.phase != "place")
    if position.phase == "more":
        press(table, "No second piece")
        wait_position(page, root, lambda position: position.phase == "draw")
    number = actions(root)
    while wait_position(page, root, lambda position: position.seat == 0).phase == "draw":
        press(table, "Draw from the stack")
        number += 1
        wait_actions(page, root, number)


def test_a_game_by_clicks_is_kept_refused_taken_back_and_gone_on_with(page: Page, root: Path):
    table = open_table(page)

    # What is impossible is answered with the rule, and changes nothing.
    click_mark(table, "coat:Bayern")
    expect(table.get_by_text("a country without cloisters takes no advisor")).to_be_visible(timeout=STEP)
    assert actions(root) == 0

    turn(page, table, root)
    expect(table.get_by_text("Anna places or exchanges.")).to_be_visible(timeout=STEP)
    played = actions(root)
    assert played > 4  # the bots have had their turns, too

    press(table, "\N{ANTICLOCKWISE TOP SEMICIRCLE ARROW} Undo")
    expect(table.get_by_text("seen").first).to_be_visible(timeout=STEP)
    assert actions(root) < played
    page.keyboard.press("Control+y")
    wait_actions(page, root, played)

    press(table, "What if?")
    expect(table.locator('.webpower-board [data-id^="effect-number:"]').first).to_be_visible(timeout=STEP)
    press(table, "What if?")
    press(table, "Hint")
    expect(table.get_by_text("Greedy would choose")).to_be_visible(timeout=STEP)

    # A page that is loaded anew, with a kernel that knows nothing any more.
    page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.restartKernel()")
    table = open_table(page)
    expect(table.get_by_text(re.compile(rf"\b{played} actions played"))).to_be_visible(timeout=STEP)
    turn(page, table, root)
    press(table, "Play to the end")
    expect(table.get_by_text("The game is over.").first).to_be_visible(timeout=STEP)
    kept = load_game(root / FILE)
    assert kept.position.is_over
    for points in kept.score().totals():
        expect(table.get_by_role("cell", name=str(points), exact=True).first).to_be_visible()


def test_cards_are_chosen_with_the_keys(page: Page, root: Path):
    (root / FILE).unlink(missing_ok=True)
    table = open_table(page)
    every = len(lit(table))
    table.locator(".webpower-board svg").focus()
    page.keyboard.press("1")
    expect(table.locator(".webpower-board [role=button]")).not_to_have_count(every, timeout=STEP)
    page.keyboard.press("1")
    expect(table.locator(".webpower-board [role=button]")).to_have_count(every, timeout=STEP)
    first = table.locator(".webpower-board [role=button]").first
    first.focus()
    page.keyboard.press("Enter")
    expect(table.get_by_role("button", name=re.compile("^(Draw from the stack|Pay )")).first).to_be_visible(
        timeout=STEP
    )
