"""The board editor as a teacher uses it: a small board drawn by clicks, named, saved, and found good by the program."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.harness import FIRST_DISPLAY, STEP, Lab, open_notebook, run_all, write_notebook
from webpower.games.power.board_file import load_board

CELLS = """
import webpower
webpower.edit_board(saves="drawn")
"""
NAME = "board_editor.ipynb"


@pytest.fixture(scope="module")
def root(lab: Lab) -> Path:
    write_notebook(lab.root, NAME, CELLS)
    return lab.root


def press(shown: Locator, name: str) -> None:
    shown.get_by_role("button", name=name, exact=True).first.click()


def click_map(page: Page, shown: Locator, across: float, down: float) -> None:
    """A click into the picture, at a share of its width and height."""
    box = shown.locator(".webpower-board svg").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + across * box["width"], box["y"] + down * box["height"])


def fill(shown: Locator, label: str, value: str) -> None:
    field = shown.get_by_role("textbox", name=label, exact=True)
    field.fill(value)
    field.press("Enter")


def test_a_board_is_drawn_by_clicks_saved_and_good(page: Page, root: Path):
    panel = open_notebook(page, NAME)
    run_all(page)
    shown = panel.locator(".jp-OutputArea").first
    expect(shown.locator(".webpower-board svg")).to_be_visible(timeout=FIRST_DISPLAY)
    expect(shown.get_by_text("2 things are still missing or wrong")).to_be_visible(timeout=STEP)

    # Two countries, the second named.
    click_map(page, shown, 0.25, 0.15)
    expect(shown.locator('[data-id="coat:Country 1"]')).to_be_visible(timeout=STEP)
    click_map(page, shown, 0.75, 0.15)
    expect(shown.locator('[data-id="coat:Country 2"]')).to_be_visible(timeout=STEP)
    fill(shown, "Name", "Isle <of> Men")
    expect(shown.locator('[data-id="coat:Isle <of> Men"]')).to_be_visible(timeout=STEP)

    # A site in the one that was clicked last, two in the other.
    press(shown, "adds a site")
    click_map(page, shown, 0.75, 0.5)
    expect(shown.locator('[data-id="site:site-1"]')).to_be_visible(timeout=STEP)
    click_map(page, shown, 0.25, 0.15)  # on the arms: chooses that country
    expect(shown.get_by_label("New sites are in")).to_have_value("Country 1", timeout=STEP)
    click_map(page, shown, 0.2, 0.5)
    expect(shown.locator('[data-id="site:site-2"]')).to_be_visible(timeout=STEP)
    click_map(page, shown, 0.4, 0.7)
    expect(shown.locator('[data-id="site:site-3"]')).to_be_visible(timeout=STEP)
    expect(shown.get_by_text("This board is good")).to_be_visible(timeout=STEP)

    # A road, taken back by the keyboard and drawn again; and a way across the sea.
    press(shown, "joins")
    for drawing in (1, 2):
        shown.locator('[data-id="site:site-2"]').click()
        expect(shown.get_by_text("Now click the other end")).to_be_visible(timeout=STEP)
        shown.locator('[data-id="site:site-3"]').click()
        expect(shown.locator('[data-id="road:0"]')).to_be_attached(timeout=STEP)
        if drawing == 1:
            page.keyboard.press("Control+z")
            expect(shown.locator('[data-id="road:0"]')).to_have_count(0, timeout=STEP)
    for route in ("land", "sea"):
        shown.locator('[data-id="coat:Country 1"]').click()
        expect(shown.get_by_text("Now click the other end")).to_be_visible(timeout=STEP)
        shown.locator('[data-id="coat:Isle <of> Men"]').click()
        tie = shown.locator('[data-id="tie:1"]')
        expect(tie).to_be_attached(timeout=STEP)
        if route == "sea":
            expect(tie).to_have_attribute("stroke-dasharray", "9 6", timeout=STEP)

    press(shown, "Finished map")
    expect(shown.locator('img[alt*="Isle <of> Men"]')).to_be_visible(timeout=FIRST_DISPLAY)

    shown.get_by_text("Save and open").click()
    press(shown, "Save")
    expect(shown.get_by_text("The board is in drawn/my-board.json")).to_be_visible(timeout=STEP)
    board = load_board(root / "drawn" / "my-board.json")
    assert [country.name for country in board.countries] == ["Country 1", "Isle <of> Men"]
    assert len(board.roads) == len(board.alliances) == 1
    assert board.alliances[0].route == "sea"


def test_a_board_is_drawn_without_a_mouse(page: Page, root: Path):
    panel = open_notebook(page, NAME)
    run_all(page)
    shown = panel.locator(".jp-OutputArea").first
    board = shown.locator(".webpower-board svg")
    expect(board).to_be_visible(timeout=FIRST_DISPLAY)
    keys = page.keyboard

    def heard(text: str) -> None:
        expect(shown.get_by_text(text)).to_be_visible(timeout=STEP)

    board.focus()
    keys.press("Enter")
    heard("Here: longitude")
    keys.press("Enter")
    expect(shown.locator('[data-id="coat:Country 1"]')).to_be_visible(timeout=STEP)

    # The tile takes Enter for itself, the map has it again afterwards; a digit chooses, too.
    tile = shown.locator("button", has_text="adds a site")
    tile.focus()
    keys.press("Enter")
    expect(tile).to_have_class(re.compile("mod-info"))
    board.focus()
    for number, way in enumerate(("ArrowUp", "ArrowRight"), start=1):
        for _ in range(4):
            keys.press(way)
        keys.press("Enter")
        expect(shown.locator(f'[data-id="site:site-{number}"]')).to_be_visible(timeout=STEP)

    # Two sites found by Tab make a road; Escape lets go of the first end.
    keys.press("3")
    shown.locator('[data-id="site:site-1"]').focus()
    keys.press("Enter")
    heard("Now click the other end")
    keys.press("Escape")
    expect(shown.get_by_text("Now click the other end")).to_have_count(0, timeout=STEP)
    for site, said in (("site-1", "Now click the other end"), ("site-2", "")):
        shown.locator(f'[data-id="site:{site}"]').focus()
        keys.press("Enter")
        if said:
            heard(said)
    expect(shown.locator('[data-id="road:0"]')).to_be_attached(timeout=STEP)
    keys.press("Control+z")
    expect(shown.locator('[data-id="road:0"]')).to_have_count(0, timeout=STEP)
