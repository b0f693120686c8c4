"""Where there is no JupyterLab around a board and its panels: a page of another program, with colours of its own.

VS Code shows controls in such a page: dark or light, with names of colours of its own and without JupyterLab's. This is
what is known of it; no test runs VS Code itself.
"""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from webpower.games.power.playing.start import play
from webpower.show.board_control import HERE

DARK, LIGHT = ("#1f1f1f", "#cccccc"), ("#ffffff", "#3b3b3b")

PAGE = """<!doctype html>
<html style="--vscode-editor-foreground: {ink}; --vscode-editor-background: {paper}">
<style>body {{ background: {paper}; color: {ink} }} {css}</style>
<body class="vscode-{theme}" data-vscode-theme-kind="vscode-{theme}"><div class="webpower-keys"></div>
<div class="webpower-keys"></div></body></html>"""

# As anywidget does it, with a model that stands still: state as Python gives it, and what is sent is written down.
RENDER = """async ([source, state, number]) => {
    const module = await import(`data:text/javascript,${encodeURIComponent(source)}`);
    const control = module.default();
    window.sent ??= [];
    const model = { get: name => state[name], on: () => {}, off: () => {}, send: message => window.sent.push(message) };
    control.initialize({ model });
    const el = document.createElement("div");
    document.querySelectorAll(".webpower-keys")[number].append(el);
    control.render({ model, el });
}"""


def shown(page: Page, theme: str, colours: tuple[str, str]) -> None:
    """The board and the panels of a table in such a page."""
    table = play(["Anna", "random", "greedy"], seed=3, saves=None, pace="at-once")
    css = "".join((HERE / f"{name}.css").read_text(encoding="utf8") for name in ("board", "text"))
    paper, ink = colours
    page.set_content(PAGE.format(css=css, theme=theme, paper=paper, ink=ink))
    for number, (name, control) in enumerate((("board", table.board), ("text", table.text))):
        state: dict[str, Any] = {name: control.get_state(name)[name] for name in control.keys}
        source = (HERE / f"{name}.js").read_text(encoding="utf8")
        page.evaluate(RENDER, [source, json.loads(json.dumps(state, default=str)), number])


@pytest.mark.parametrize(("theme", "colours"), [("dark", DARK), ("light", LIGHT)])
def test_board_and_panels_can_be_read_without_jupyterlab(browser: Browser, theme: str, colours: tuple[str, str]):
    page = browser.new_page(viewport={"width": 1000, "height": 900})
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    shown(page, theme, colours)
    expect(page.locator("svg")).to_be_visible()
    text = page.locator(".webpower-text")
    expect(text).to_contain_text("cloisters + advisors left")
    colour = text.evaluate("text => getComputedStyle(text).color")
    assert colour == page.evaluate("() => getComputedStyle(document.body).color")
    page.locator("[data-id='site:obra']").click()
    assert {"pick": "site:obra"} in page.evaluate("() => window.sent")
    assert faults == []
    page.close()
