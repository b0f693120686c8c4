"""How long a step takes in JupyterLab, from the click to the changed picture; ours beside the barest possible.

Times in a browser depend on the machine and on what else it does, so what counts are ratios: in one page and one kernel
our board and a bare one take turns, as do our figure and a bare one, and who goes first takes turns too.
"""

import json
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, Locator, Page, expect

from tests.benchmarks import prompt
from tests.benchmarks.measure import Row
from tests.benchmarks.side_by_side import BOARDS, FIGURES, GAME, css_class, script
from tests.browser.harness import (
    FIRST_DISPLAY,
    Lab,
    jupyter_lab,
    launched_chromium,
    open_notebook,
    run_all,
    wait_kernel_idle,
    watched_page,
    write_notebook,
)
from webpower.show.browser import find_chromium

AIM = 1.5
"""What the ratio of the medians may be."""
WARM_UP = 3
"""Steps at the start of a session that are not counted."""
ROOM = (1400, 4200)
"""Width and height of the page in pixels: everything is on the screen."""
ROOT = Path(__file__).resolve().parents[2]
CELLS = (
    "from pathlib import Path\nfrom tests.benchmarks.side_by_side import SideBySide",
    "contest = SideBySide(Path('script.json'))\ncontest.widget",
)
NEXT = "Action \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"

NO_BROWSER = Row("not measured", "there is no Chromium here; `make test` gets one, or set CHROMIUM to yours")

Times = dict[str, list[float]]
"""Milliseconds of each step, by what made it."""

# Press the button; the step has ended with the last change in the picture before the kernel has nothing more to do and
# the picture stays quiet for a while. So a picture that is drawn twice takes until it is drawn for the second time.
STEP = """async ([button, pictures, quiet, patience]) => {
    const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
    const last = pictures.map(() => null);
    const observers = pictures.map((picture, number) => {
        const observer = new MutationObserver(() => { last[number] = performance.now(); });
        observer.observe(picture, { subtree: true, childList: true, attributes: true, characterData: true });
        return observer;
    });
    const start = performance.now();
    button.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    while (last.includes(null) || kernel.status !== "idle" || performance.now() - Math.max(...last) < quiet) {
        if (performance.now() - start > patience) throw new Error("the picture does not come to rest");
        await new Promise(done => setTimeout(done, 10));
    }
    observers.forEach(observer => observer.disconnect());
    return last.map(time => time - start);
}"""
QUIET, PATIENCE = 100, 15_000  # milliseconds


def step(page: Page, button: Locator, picture: Locator) -> float:
    """Milliseconds from a click on the button to the picture changed."""
    (took,) = steps(page, button, picture)
    return took


def steps(page: Page, button: Locator, *pictures: Locator) -> list[float]:
    """As `step`, for several pictures that change with the same click."""
    seen = [picture.element_handle() for picture in pictures]
    took: list[float] = page.evaluate(STEP, [button.element_handle(), seen, QUIET, PATIENCE])
    wait_kernel_idle(page)  # what the page still has to tell the kernel is not to fall into the next step
    return took


@contextmanager
def opened(browser: Browser, lab: Lab, name: str, *cells: str) -> Iterator[tuple[Page, Locator]]:
    """A page with a notebook of these cells that has run, and the notebook's panel. All of it is on the screen."""
    write_notebook(lab.root, f"{name}.ipynb", f"import sys\nsys.path.insert(0, {str(ROOT)!r})", *cells)
    with watched_page(browser, lab, *ROOM) as page:
        panel = open_notebook(page, f"{name}.ipynb")
        run_all(page)
        yield page, panel


def side_by_side(browser: Browser, lab: Lab, steps: int) -> Times:
    """One session: a fresh page and kernel, everybody so many steps."""
    times: Times = {name: [] for name in (*BOARDS, *FIGURES)}
    (lab.root / "script.json").write_text(json.dumps(script(WARM_UP + steps)), encoding="utf-8")
    with opened(browser, lab, "side-by-side", *CELLS) as (page, panel):
        buttons = {name: panel.get_by_role("button", name=name, exact=True) for name in times}
        pictures = {name: panel.locator(f".{css_class(name)}") for name in times}
        for picture in pictures.values():
            expect(picture.locator("svg").first).to_be_visible(timeout=FIRST_DISPLAY)
        for number in range(WARM_UP + steps):
            for pair in (BOARDS, FIGURES):
                for name in pair if number % 2 == 0 else reversed(pair):
                    took = step(page, buttons[name], pictures[name])
                    if number >= WARM_UP:
                        times[name].append(took)
    return times


def whole_stepper(browser: Browser, lab: Lab, steps: int) -> list[float]:
    """A fresh page and kernel with the stepper, and how long so many actions took to be shown in all its parts."""
    show = f"from webpower import recorded_game\nrecorded_game({GAME!r}).step_through(step=10)"
    with opened(browser, lab, "stepper", show) as (page, panel):
        stepper = panel.locator(".webpower-keys")
        expect(stepper.locator(".js-plotly-plot .main-svg").first).to_be_visible(timeout=FIRST_DISPLAY)
        forward = stepper.get_by_role("button", name=NEXT, exact=True)
        times = [step(page, forward, stepper) for _ in range(WARM_UP + steps)]
    return times[WARM_UP:]


def measured(sessions: int, steps: int) -> tuple[list[Times], list[float]]:
    """The times of each session, and those of the stepper."""
    with (
        tempfile.TemporaryDirectory() as folder,
        jupyter_lab(Path(folder), Path(folder) / "home", prompt.OPTION) as lab,
        launched_chromium() as browser,
    ):
        return [side_by_side(browser, lab, steps) for _ in range(sessions)], whole_stepper(browser, lab, steps)


def ratio(times: Times, pair: tuple[str, str]) -> float:
    """How many times as long ours takes as the bare one, by the medians."""
    ours, bare = (median(times[name]) for name in pair)
    return ours / bare


def rows(sessions: int = 3, steps: int = 40) -> list[Row]:
    """What to print; without a browser, why there is nothing."""
    if find_chromium() is None:
        return [NO_BROWSER]
    done, stepper = measured(sessions, steps)
    return [
        *(row for pair in (BOARDS, FIGURES) for row in pair_rows(done, pair)),
        Row("the whole stepper, an action on", milliseconds(stepper)),
    ]


def pair_rows(done: Sequence[Times], pair: tuple[str, str]) -> Iterator[Row]:
    """The times of ours and of the bare one in all sessions, and their ratio."""
    together: Times = {name: [took for times in done for took in times[name]] for name in pair}
    for name in pair:
        yield Row(name, milliseconds(together[name]))
    each = ", ".join(f"{ratio(times, pair):.2f}" for times in done)
    yield Row("  ratio of the medians", f"{ratio(together, pair):.2f}, by session {each} (aim: at most {AIM})")


def milliseconds(times: Sequence[float]) -> str:
    """Median and the slowest tenth of times, for a row."""
    return f"median {median(times):.0f} ms, a tenth above {quantiles(times, n=10)[-1]:.0f} ms, {len(times)} steps"
