"""The board control in JupyterLab: late views and several of them, its clock, and what happens when something fails."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.board import NOTEBOOK, STEPPER, boards, opened, run_hidden, text_of
from tests.browser.harness import Lab


def test_late_views_and_several_views_show_the_same(lab: Lab, page: Page):
    panel = opened(lab, page, "views", "one.board.show(row(3))\none.board", "widgets.HBox([one.board, one.board])")
    expect(boards(panel)).to_have_count(3)
    run_hidden(page, "one.board.show(row(5)); one.board.show(row(6))")
    for view in boards(panel).all():
        expect(text_of(view)).to_have_text("at 6 & <i>steady</i>")

    page.evaluate(f"() => {{ {NOTEBOOK}.content.activeCellIndex = 1 }}")
    page.evaluate("() => window.jupyterapp.commands.execute('notebook:create-output-view')")  # in a panel of its own
    everywhere = page.locator(".webpower-board svg")
    expect(everywhere).to_have_count(4)
    for view in everywhere.all():
        expect(text_of(view)).to_have_text("at 6 & <i>steady</i>")
    run_hidden(page, "one.board.show(row(2))")
    for view in everywhere.all():
        expect(text_of(view)).to_have_text("at 2 & <i>steady</i>")


def test_a_page_loaded_again_shows_the_picture_of_now(lab: Lab, page: Page):
    board = boards(opened(lab, page, "reload", "one.board"))
    run_hidden(page, "one.board.show(row(4))")
    expect(text_of(board)).to_have_text("at 4 & <i>steady</i>")
    page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")
    page.reload()
    expect(text_of(board)).to_have_text("at 4 & <i>steady</i>", timeout=60_000)
    run_hidden(page, "one.board.show(row(5))")
    expect(text_of(board)).to_have_text("at 5 & <i>steady</i>")


def test_a_key_held_down_does_not_outrun_the_kernel(lab: Lab, page: Page):
    slow = "import time\none.board.on_key(lambda _: time.sleep(0.2))"
    panel = opened(lab, page, "held", slow, STEPPER)
    boards(panel).focus()
    for _ in range(30):
        page.keyboard.down("Home")  # again and again: the browser marks these as repeated
    page.keyboard.up("Home")
    run_hidden(page, "assert 1 <= len(one.heard) < 10, one.heard")


def test_the_clock_waits_for_the_drawing(lab: Lab, page: Page):
    slow = "import time\none.board.on_tick(lambda: time.sleep(0.15))\none.board.interval = 50"
    panel = opened(lab, page, "clock", slow, STEPPER, "one.board")
    expect(boards(panel)).to_have_count(2)
    run_hidden(page, "start = time.monotonic(); one.board.playing = True")
    expect(panel.get_by_text(re.compile(r"heard ([89]|\d\d): tick"))).to_be_visible()
    run_hidden(page, "one.board.playing = False; took = time.monotonic() - start; ticks = len(one.heard)")
    run_hidden(page, "assert ticks <= took / 0.2 + 1, (ticks, took)")
    run_hidden(page, "time.sleep(0.5)")
    run_hidden(page, "assert len(one.heard) <= ticks + 1, (one.heard, ticks)")
    run_hidden(page, "one.board.playing = True")
    expect(panel.get_by_text(re.compile(r"heard (1[2-9]|[2-9]\d): tick"))).to_be_visible()


def test_the_clock_stands_still_without_a_view(lab: Lab, page: Page):
    panel = opened(lab, page, "unseen", "one.board.interval = 50\none.board")
    run_hidden(page, "one.board.playing = True")
    expect(text_of(boards(panel))).not_to_have_text("at 0 & <i>steady</i>")
    page.evaluate("() => window.jupyterapp.commands.execute('notebook:clear-all-cell-outputs')")
    expect(boards(panel)).to_have_count(0)
    run_hidden(page, "import time; ticks = len(one.heard); time.sleep(0.5)")
    run_hidden(page, "time.sleep(0.5)")
    run_hidden(page, "assert len(one.heard) <= ticks + 1, (one.heard, ticks)")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_callback_that_fails_is_read_beneath_the_board(lab: Lab, page: Page, theme: str):
    panel = opened(lab, page, f"fails-{theme}", "one.board.on_pick(lambda _: 1 / 0)", STEPPER, theme=theme)
    status = panel.get_by_role("status")
    expect(status).to_have_text("")
    boards(panel).get_by_role("button", name="Square 5").click()
    expect(status).to_have_text("ZeroDivisionError: division by zero")
    expect(status).to_be_visible()
    colours = status.evaluate("line => [getComputedStyle(line).color, getComputedStyle(line).backgroundColor]")
    assert (sum(channels(colours[0])) > sum(channels(colours[1]))) == (theme == "dark")
    boards(panel).focus()
    page.keyboard.press("ArrowRight")
    expect(status).to_have_text("")
    expect(panel.get_by_text("heard 2: ArrowRight")).to_be_visible()


def channels(colour: str) -> list[float]:
    return [float(part) for part in colour[colour.index("(") + 1 : -1].split(",")[:3]]


def test_the_board_scales_with_its_place(lab: Lab, page: Page):
    narrow = "widgets.Box([one.board], layout=widgets.Layout(width='300px'))"
    panel = opened(lab, page, "scales", "one.board", narrow)
    wide, small = (board.bounding_box() for board in boards(panel).all())
    assert wide
    assert small
    assert wide["width"] == pytest.approx(620, abs=1)
    assert small["width"] <= 300
    assert small["height"] / small["width"] == pytest.approx(100 / 620, abs=0.01)
