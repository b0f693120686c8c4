"""The play table in a notebook: shown twice, for many games, with a kernel that is gone, while bots take their time."""

import json
import time
from statistics import median

from playwright.sync_api import Page, expect

from tests.browser.board import run_hidden
from tests.browser.harness import Lab, open_notebook, run_all, write_notebook
from tests.browser.places import PANEL, appeared
from tests.browser.table import AtTable, Clicker, wanted

TABLE = """
import webpower
table = webpower.play(["Anna", "random", "greedy", "random"], seed=3, pace={pace!r}, saves={name!r})
table
"""


def opened(lab: Lab, page: Page, name: str, *cells: str, pace: str = "at-once") -> AtTable:
    """The first table of a notebook in which ``table`` is one; its games lie in a folder of the notebook's name."""
    write_notebook(lab.root, f"{name}.ipynb", TABLE.format(pace=pace, name=name), *cells)
    panel = open_notebook(page, f"{name}.ipynb")
    run_all(page)
    return AtTable(appeared(panel), lab.root)


def test_a_table_shown_twice_is_one_table_and_its_clock_ticks_no_faster(lab: Lab, page: Page):
    listen = "import time\nticks = []\ntable.board.on_tick(lambda: ticks.append(time.monotonic()))"
    one = opened(lab, page, "twice", "table", listen, pace="fast")
    tables = page.locator(f"{PANEL} .webpower-keys")
    expect(tables).to_have_count(2)
    other = AtTable(tables.nth(1), one.root)

    one.card(0)
    assert other.wait(lambda now: bool(now.chosen)).chosen == one.shown().chosen
    other.press("Exchange the chosen card")
    one.wait(lambda now: "Draw from the stack" in now.doing)
    one.press("Draw from the stack")
    shown, position = other.settled(2)
    assert one.settled(2) == (shown, position)
    took = json.loads(said(page, "json.dumps([after - before for before, after in zip(ticks, ticks[1:])])"))
    assert len(took) > 5
    assert min(took) > 0.25, took  # the pace is 0.3 s

    # The view that is left goes on when the other is gone.
    page.evaluate("() => window.jupyterapp.commands.execute('notebook:clear-cell-output')")
    expect(tables).to_have_count(1)
    left = AtTable(tables, one.root)
    Clicker(left).play(turns=1)


# What of a table reaches beyond it to the right, or has to be scrolled sideways.
TOO_WIDE = """table => [...table.querySelectorAll("*")]
    .filter(part => !part.closest("svg, .webpower-words"))
    .filter(part => part.getBoundingClientRect().right > table.getBoundingClientRect().right + 1
        || (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === "auto"))
    .map(part => part.className)"""


def test_in_a_small_window_nothing_is_cut_off_and_what_a_click_offers_is_seen(lab: Lab, page: Page):
    at = opened(lab, page, "small")
    page.evaluate("() => window.jupyterapp.commands.execute('application:toggle-left-area')")
    for width, height in ((760, 1000), (853, 667), (1280, 720)):  # narrow, 1280 x 1000 at 150 %, a projector
        page.set_viewport_size({"width": width, "height": height})
        assert at.table.evaluate(TOO_WIDE) == []
        board = at.board.bounding_box()
        assert board
        assert board["width"] > 300
        assert board["height"] < height - 100

        shown, position = at.settled()
        ways = wanted(position, "ways")
        at.mark(max(shown.lit, key=ways)).click()
        at.wait(lambda now: bool(now.pays) or "Draw from the stack" in now.doing)
        expect(at.table.locator(".webpower-doing .mod-primary").first).to_be_in_viewport(ratio=0.9)
        at.press("Restart")
        at.settled(-1)


def said(page: Page, expression: str) -> str:
    """What an expression says in the kernel, without a cell."""
    run_hidden(page, f"import json; from pathlib import Path; Path('said.txt').write_text({expression})")
    name = "said.txt"
    return page.request.get(f"/files/{name}").text()


# What the kernel holds, and how many games of the table that it knows; there is one.
SAMPLE = """json.dumps(dict(
    widgets=len(__import__("ipywidgets").widgets.widget._instances),
    comms=len(get_ipython().kernel.comm_manager.comms),
    objects=(__import__("gc").collect(), len(__import__("gc").get_objects()))[1],
    games=sum(type(thing).__name__ == "Game" for thing in __import__("gc").get_objects()),
    memory=__import__("psutil").Process().memory_info().rss,
))"""
GAMES = 20


def test_twenty_games_in_one_kernel_take_no_more_room_and_no_more_time(lab: Lab, page: Page):
    at = opened(lab, page, "twenty")
    times, samples = [], []
    for _ in range(GAMES):
        start = time.monotonic()
        at.press("Play to the end")
        at.wait_told("The game is over.")
        at.press("Another game")
        at.wait(lambda now: now.actions == 0 and len(now.hand) == 3 and len(now.lit) > 10)
        times.append(time.monotonic() - start)
        sample = json.loads(said(page, SAMPLE))
        sample["elements"] = page.evaluate("() => document.querySelectorAll('*').length")
        sample["heap"] = page.evaluate("() => performance.memory.usedJSHeapSize")
        samples.append(sample)
    assert len(list(at.file.parent.iterdir())) == GAMES + 1
    half, first, last = GAMES // 2, samples[1], samples[-1]
    assert last["games"] == 1
    assert (last["widgets"], last["comms"]) == (first["widgets"], first["comms"])
    assert last["elements"] <= 1.05 * first["elements"]
    for what in ("objects", "memory"):
        assert last[what] - samples[half][what] < 0.1 * last[what], samples
    assert median(times[half:]) < 1.5 * median(times[:half]), times


def test_a_table_whose_kernel_is_gone_says_so_and_its_cell_goes_on_with_the_game(lab: Lab, page: Page):
    at = opened(lab, page, "gone")
    first = Clicker(at)
    first.play(turns=1)
    before = at.settled()

    at.press("What if?")
    expect(at.table.locator('.webpower-board [data-id^="effect-number:"]').first).to_be_visible()
    at.press("Hint")
    at.wait_told("Greedy would choose")

    # What is typed into a field of the table stays there.
    at.table.get_by_text("Save and open").click()
    field = at.table.get_by_role("textbox")
    field.fill("")
    field.press_sequentially("123")
    field.press("Control+z")
    expect(field).not_to_have_value("123")
    assert at.settled()[1] == before[1]

    page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.restartKernel()")
    at.wait_told("run its cell again")
    for _ in range(2):  # in a new kernel; and in the same one, as after a page was loaded again that had not been saved
        run_all(page)
        at = AtTable(appeared(page.locator(PANEL)), at.root)
        assert at.settled() == before
    second = Clicker(at)
    second.play(turns=1)
    mine = [entry for entry in at.game().record()["actions"] if entry["seat"] == at.seat]
    assert mine == first.done + second.done
