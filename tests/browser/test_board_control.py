"""The board control in JupyterLab: it draws, patches, and hears keys and clicks."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.board import NOTEBOOK, STEPPER, active_cell, boards, opened, run_hidden, text_of
from tests.browser.harness import Lab, watched_page


@pytest.fixture(scope="module")
def shared_page(browser: Browser, lab: Lab) -> Iterator[Page]:
    """A page for the tests that need nothing but a stepper: opening a notebook takes most of a test's time."""
    with watched_page(browser, lab) as page:
        opened(lab, page, "stepper", STEPPER, "'a cell below'", "'and one more'")
        yield page


@pytest.fixture
def stepper(shared_page: Page) -> Locator:
    """The panel of a notebook with a stepper in its second cell, as if it had just been opened."""
    run_hidden(shared_page, "one.reset()")
    return shared_page.locator(".jp-NotebookPanel:not(.lm-mod-hidden)")


def test_it_draws_the_scene_with_its_words(shared_page: Page, stepper: Locator):
    board = boards(stepper)
    expect(board).to_have_attribute("viewBox", "0 0 620 100")
    expect(board).to_have_attribute("role", "application")
    expect(board).to_have_attribute("aria-label", "A row at 0")
    expect(board.locator("[data-id='square/1']")).to_have_attribute("aria-label", "Square 1, <b>empty</b>")
    expect(board.locator("[data-id='square/1'] title")).to_have_text("Square 1, <b>empty</b>")
    expect(board.get_by_role("button")).to_have_count(9)
    expect(text_of(board)).to_have_text("at 0 & <i>steady</i>")
    expect(board.locator("i, b")).to_have_count(0)
    expect(shared_page.get_by_text("Square 0 of 10 is filled.")).to_have_count(1)


def test_a_patch_changes_the_elements_that_are_there(shared_page: Page, stepper: Locator):
    board = boards(stepper)
    board.evaluate("svg => { for (const mark of svg.children) mark.kept = true }")
    run_hidden(shared_page, "one.board.show(row(1))")
    expect(text_of(board)).to_have_text("at 1 & <i>steady</i>")
    expect(board).to_have_attribute("aria-label", "A row at 1")
    expect(board.locator("[data-id='square/0']")).to_have_attribute("fill", "#fdf8be")
    expect(board.locator("[data-id='square/0']")).to_have_attribute("role", "button")
    expect(board.locator("[data-id='square/1']")).to_have_attribute("role", "img")
    assert board.evaluate("svg => [...svg.children].filter(mark => !mark.kept).map(mark => mark.dataset.id)") == [
        "here/1"
    ]
    assert board.evaluate("svg => [...svg.children].map(mark => mark.dataset.id).slice(-2)") == ["here/1", "name"]


def test_a_view_that_missed_a_patch_gets_the_whole_picture(shared_page: Page, stepper: Locator):
    board = boards(stepper)
    run_hidden(shared_page, "one.board._version += 3; one.board.show(row(8))")
    expect(text_of(board)).to_have_text("at 8 & <i>steady</i>")


def test_keys_step_and_leave_the_notebook_alone(shared_page: Page, stepper: Locator):
    board = boards(stepper)
    stepper.locator(".jp-Cell").nth(1).locator(".jp-InputPrompt").click()  # into command mode
    board.locator("[data-id=name]").click()
    expect(board).to_be_focused()
    before, cells = active_cell(shared_page), stepper.locator(".jp-Cell").count()
    names = ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "Shift+ArrowLeft", "Shift+ArrowUp"]
    names += ["Home", "End", "PageUp", "PageDown", "Space", "Control+z", "Control+y"]
    for number, name in enumerate(names, start=1):
        shared_page.keyboard.press(name)
        expect(stepper.get_by_text(f"heard {number}: ")).to_have_text(
            f"heard {number}: {name.replace('Control+z', 'Ctrl+Z').replace('Control+y', 'Ctrl+Y')}"
        )
        expect(board).to_be_focused()
    expect(text_of(board)).to_have_text("at 1 & <i>steady</i>")
    for letter in "ddabxzjk":  # in command mode these delete, insert, cut, undo and move
        shared_page.keyboard.press(letter)
        expect(board).to_be_focused()
    assert active_cell(shared_page) == before
    assert stepper.locator(".jp-Cell").count() == cells

    stepper.get_by_role("button", name="Next").focus()
    shared_page.keyboard.press("ArrowRight")
    expect(stepper.get_by_text(f"heard {len(names) + 1}: ArrowRight")).to_be_visible()
    shared_page.keyboard.press("Space")  # presses the button
    expect(stepper.get_by_text(f"heard {len(names) + 2}: button")).to_be_visible()


def test_text_fields_and_sliders_keep_their_keys(shared_page: Page, stepper: Locator):
    stepper.get_by_role("slider").focus()
    shared_page.keyboard.press("ArrowRight")
    expect(stepper.locator(".widget-readout")).to_have_text("1")
    stepper.get_by_role("textbox", name="note").focus()
    shared_page.keyboard.type("a b")
    for name in ("Home", "ArrowRight", "End", "ArrowLeft"):
        shared_page.keyboard.press(name)
    shared_page.keyboard.type("!")
    expect(stepper.get_by_role("textbox", name="note")).to_have_value("a !b")
    run_hidden(shared_page, "assert one.heard == [], one.heard")


def test_shortcuts_with_ctrl_still_reach_jupyterlab(lab: Lab, shared_page: Page, stepper: Locator):
    boards(stepper).focus()
    shared_page.keyboard.press("ArrowRight")
    expect(stepper.get_by_text("heard 1: ArrowRight")).to_be_visible()
    saved = Path(lab.root, "stepper.ipynb").stat().st_mtime_ns
    shared_page.keyboard.press("Control+s")
    shared_page.wait_for_function(f"() => !{NOTEBOOK}.context.model.dirty")
    assert Path(lab.root, "stepper.ipynb").stat().st_mtime_ns > saved


def test_keys_do_nothing_while_the_focus_is_elsewhere(shared_page: Page, stepper: Locator):
    stepper.locator(".jp-Cell").nth(0).locator(".jp-InputPrompt").click()
    shared_page.keyboard.press("ArrowDown")
    assert active_cell(shared_page) == 1
    run_hidden(shared_page, "assert one.heard == [], one.heard")


def test_buttons_are_picked_with_mouse_and_keyboard(shared_page: Page, stepper: Locator):
    board = boards(stepper)
    board.get_by_role("button", name="Square 5").click()
    expect(stepper.get_by_text("heard 1: square/5")).to_be_visible()
    board.focus()
    shared_page.keyboard.press("Tab")
    expect(board.get_by_role("button", name="Square 0")).to_be_focused()
    shared_page.keyboard.press("Tab")
    shared_page.keyboard.press("Enter")
    expect(stepper.get_by_text("heard 2: square/1")).to_be_visible()
    expect(board).to_be_focused()  # the square that had the focus is no button any more
    board.get_by_role("button", name="Square 2").focus()
    shared_page.keyboard.press("Space")
    expect(stepper.get_by_text("heard 3: square/2")).to_be_visible()
    board.locator("[data-id='here/2']").click()
    run_hidden(shared_page, "assert len(one.heard) == 3, one.heard")
