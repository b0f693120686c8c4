"""The harness itself: a control in a notebook works, and what must not happen is noticed."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.harness import Lab, open_notebook, run_all, wait_text, watched_page, write_notebook

CELL = """
import ipywidgets as widgets

label = widgets.Label("not pressed")
button = widgets.Button(description="Press")
button.on_click(lambda _: setattr(label, "value", "pressed"))
widgets.VBox([button, label])
"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_button_in_a_notebook_changes_a_label(lab: Lab, page: Page, theme: str):
    write_notebook(lab.root, f"button-{theme}.ipynb", CELL)
    panel = open_notebook(page, f"button-{theme}.ipynb", theme)
    run_all(page)
    wait_text(page, "not pressed")
    panel.get_by_role("button", name="Press").click()
    expect(panel.get_by_text("pressed", exact=True)).to_be_visible()


def test_a_cell_that_fails_is_noticed(lab: Lab, page: Page):
    write_notebook(lab.root, "failing.ipynb", "1 / 0")
    open_notebook(page, "failing.ipynb")
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        run_all(page)


@pytest.mark.parametrize(
    ("script", "fault"),
    [
        ("fetch('http://another.host.invalid/x').catch(() => 0)", "request to another host: http://another.host"),
        ("new Promise(end => { new WebSocket('ws://127.0.0.1:9').onerror = end })", "connection to another host: ws:"),
        ("console.error('something broke')", "console error: something broke"),
        (
            "new Promise(end => { setTimeout(() => { throw new Error('a bug') }); setTimeout(end) })",
            "uncaught error in the page: .*a bug",
        ),
    ],
)
def test_what_must_not_happen_in_a_page_is_noticed(browser: Browser, lab: Lab, script: str, fault: str):
    with pytest.raises(AssertionError, match=fault), watched_page(browser, lab) as page:
        page.evaluate(f"async () => {{ await {script} }}")


def test_a_control_that_fails_in_python_is_noticed(browser: Browser, lab: Lab):
    write_notebook(lab.root, "failing-control.ipynb", CELL.replace('setattr(label, "value", "pressed")', "1 / 0"))
    with pytest.raises(AssertionError, match="ZeroDivisionError"), watched_page(browser, lab) as page:
        press_and_wait_for(page, "failing-control.ipynb", "ZeroDivisionError")


def press_and_wait_for(page: Page, notebook: str, message: str) -> None:
    panel = open_notebook(page, notebook)
    run_all(page)
    with page.expect_console_message(lambda shown: message in shown.text):
        panel.get_by_role("button", name="Press").click()
