"""An experiment in the background of a notebook: the page stays usable, shows how far it is, and stops when asked."""

import re

from playwright.sync_api import Page, expect

from tests.browser.harness import FIRST_DISPLAY, Lab, open_notebook, run_all, write_notebook

EXPERIMENT = """
from webpower import experiments
experiments.seat_advantage("random", games=100_000, background=True)
"""


def test_it_runs_while_other_cells_do_and_stops(lab: Lab, page: Page):
    write_notebook(lab.root, "background.ipynb", EXPERIMENT, "print('six times seven is', 6 * 7)")
    panel = open_notebook(page, "background.ipynb")
    run_all(page)
    far = panel.get_by_text(re.compile(r"[1-9][\d,]* of 100,000 games, [\d,]+ seconds left"))
    expect(far).to_be_visible(timeout=FIRST_DISPLAY)
    expect(panel.get_by_text("six times seven is 42")).to_be_visible()
    before = far.inner_text()
    expect(far).not_to_have_text(before)
    expect(panel.locator("td", has_text="seat 3")).to_be_visible()
    panel.get_by_role("button", name="Stop").click()
    expect(panel.get_by_text(re.compile(r"^stopped after [\d,]+ of 100,000 games$"))).to_be_visible()
    expect(panel.get_by_role("button", name="Stop")).to_be_disabled()
    expect(panel.get_by_text(re.compile(r"^[\d,]+ of 100,000 games have been played\.$"))).to_be_visible()
