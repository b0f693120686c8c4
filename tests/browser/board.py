"""What the browser tests of the board control share: a row of squares, in a notebook that is open and has run."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.harness import Lab, open_notebook, run_all, write_notebook

# A row of squares of which one is filled; keys and clicks move it, and everything that is heard is written down.
SETUP = """
import ipywidgets as widgets
from webpower.draw.scene import Mark, Scene
from webpower.show.board_control import BoardControl

def row(at):
    squares = [
        Mark(f"square/{n}", "rect", {"x": 10 + 60 * n, "y": 10, "width": 50, "height": 50, "stroke": "#1a1a1a",
                                     "fill": "#d55e00" if n == at else "#fdf8be"},
             label=f"Square {n}, <b>{'filled' if n == at else 'empty'}</b>", button=n != at)
        for n in range(10)
    ]
    name = Mark("name", "text", {"x": 10, "y": 90, "font-size": 20}, text=f"at {at} & <i>steady</i>")
    here = Mark(f"here/{at}", "circle", {"cx": 35 + 60 * at, "cy": 35, "r": 8})
    return Scene(620, 100, f"A row at {at}", f"Square {at} of 10 is filled.", (*squares, here, name))

class Row:
    def __init__(self, **traits):
        self.at, self.heard = 0, []
        self.board = BoardControl(row(0), **traits)
        self.log = widgets.Label("heard nothing")
        self.board.on_pick(lambda name: self.hear(name, int(name.split("/")[1])))
        self.board.on_key(lambda name: self.hear(name, self.at + {"ArrowRight": 1, "ArrowLeft": -1}.get(name, 0)))
        self.board.on_tick(lambda: self.hear("tick", (self.at + 1) % 10))

    def hear(self, what, at):
        self.heard.append(what)
        self.at = at
        self.board.show(row(at))
        self.log.value = f"heard {len(self.heard)}: {what}"

    def reset(self):
        self.at, self.heard = 0, []
        self.board.show(row(0))
        self.log.value = "heard nothing"

one = Row()
"""

STEPPER = """
slider = widgets.IntSlider(description="speed")
field = widgets.Text(description="note")
button = widgets.Button(description="Next")
button.on_click(lambda _: one.hear("button", one.at + 1))
stepper = widgets.VBox([one.board, one.log, widgets.HBox([button, slider, field])])
stepper.add_class("webpower-keys")
stepper
"""


def opened(lab: Lab, page: Page, name: str, *cells: str, theme: str = "light") -> Locator:
    write_notebook(lab.root, f"{name}.ipynb", SETUP, *cells)
    panel = open_notebook(page, f"{name}.ipynb", theme)
    run_all(page)
    expect(panel.locator(".webpower-board svg").first).to_be_visible()
    return panel


def boards(panel: Locator) -> Locator:
    return panel.locator(".webpower-board svg")


def text_of(board: Locator) -> Locator:
    return board.locator("[data-id=name]")


NOTEBOOK = "[...window.jupyterapp.shell.widgets('main')].find(widget => widget.sessionContext)"


def active_cell(page: Page) -> int:
    index: int = page.evaluate(f"() => {NOTEBOOK}.content.activeCellIndex")
    return index


def run_hidden(page: Page, code: str) -> None:
    """Run code in the open notebook's kernel, as if a callback did. Raises AssertionError if it fails."""
    page.evaluate(
        f"""code => {{
            window.answer = undefined;
            const done = {NOTEBOOK}.sessionContext.session.kernel.requestExecute({{ code }}).done;
            done.then(reply => {{ window.answer = reply.content; }});
        }}""",
        code,
    )
    page.wait_for_function("() => window.answer !== undefined")
    answer = page.evaluate("() => window.answer")
    assert answer["status"] == "ok", answer["evalue"]
