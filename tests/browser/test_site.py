"""The built site as a class uses it: no server but one that hands out files, and every other host out of reach.

`make test-site` builds the site and runs these tests; they need a site that was built.
"""

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from operator import ne
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

from tests.browser.harness import STEP, Watch, launched_chromium
from tests.browser.table import AtTable
from tests.browser.test_lessons import answer
from webpower.engine.questions import nth_question
from webpower.games import topics
from webpower.lessons.exercises import find_exercise, question_of
from webpower.lessons.pupils import Pupil
from webpower.site.serve import serving

pytestmark = pytest.mark.site

ROOT = Path(__file__).parents[2]
SITE = ROOT / "build" / "site"
START = 120_000  # milliseconds: Python has to start in the browser
RUN = 240_000

NO_OTHER_HOST = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
HARMLESS = (
    "/api/contents/",  # JupyterLite looks whether the server has a folder that was made in the browser
    "codemirror-extension:commands",  # the console, which the table's page is made of, has no notebooks
)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with launched_chromium(NO_OTHER_HOST) as launched:
        yield launched


@pytest.fixture(scope="module")
def served() -> Iterator[str]:
    """The address of the folder above the site: so the site lies in a folder, as in a school's."""
    assert (SITE / "serve.py").is_file(), "there is no built site: make site"
    server = serving(SITE.parent, 0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@contextmanager
def visit(browser: Browser, address: str, theme: str = "light") -> Iterator[Page]:
    """A page of somebody whose browser has never been there; the same as `harness.watched_page` for a site."""
    watch = Watch(address)
    language = "en-GB"
    context = browser.new_context(viewport={"width": 1280, "height": 1000}, color_scheme=theme, locale=language)  # type: ignore[arg-type]
    context.route("**/*", watch.route)
    page = context.new_page()
    page.set_default_timeout(STEP)
    page.set_default_navigation_timeout(START)
    page.on("console", watch.console)
    page.on("pageerror", watch.error)
    try:
        yield page
    finally:
        context.close()
    faults = [fault for fault in watch.faults if not any(part in fault for part in HARMLESS)]
    assert not faults, "\n".join(faults)


def once_more(page: Page, ready: Locator) -> None:
    """Wait for what a page shows when it has started; a start that stalled is told, and tried once more."""
    try:
        expect(ready).to_be_visible(timeout=START)
    except AssertionError:
        print(f"{page.url} stalled; loading it again")
        page.reload()
        expect(ready).to_be_visible(timeout=START)


def open_notebook(page: Page) -> Locator:
    """The notebook of the page, when its kernel answers."""
    panel = page.locator(".jp-NotebookPanel")
    line = page.locator("#webpower-waiting")
    expect(line).to_have_text(re.compile(r"\w+ …"), timeout=START)
    try:
        _wait_ready(page)
    except TimeoutError:
        print(f"{page.url} stalled; loading it again")
        page.reload()
        _wait_ready(page)
    expect(panel.locator(".jp-Cell").first).to_be_visible(timeout=STEP)
    return panel


def _wait_ready(page: Page) -> None:
    page.wait_for_function(
        """() => {
            const session = window.jupyterapp?.shell?.currentWidget?.sessionContext?.session;
            return session?.kernel && !document.getElementById("webpower-waiting");
        }""",
        timeout=START,
    )


def run_all(page: Page) -> None:
    """Run all cells; AssertionError with the text of every error that they show."""
    page.evaluate(
        """() => {
            window.ranAll = undefined;
            window.jupyterapp.commands.execute("notebook:run-all-cells").then(() => { window.ranAll = true; });
        }"""
    )
    page.wait_for_function("() => window.ranAll === true", timeout=RUN)
    failed = page.locator(
        '.jp-OutputArea-output[data-mime-type="application/vnd.jupyter.stderr"], '
        '.jp-OutputArea-output[data-mime-type="application/vnd.jupyter.error"]'
    )
    assert failed.count() == 0, "\n\n".join(failed.all_inner_texts())


def test_a_lesson_runs_to_its_end_and_its_progress_is_there_after_a_reload(browser: Browser, served: str):
    question = question_of(find_exercise("tour-1"), Pupil())
    with visit(browser, f"{served}/site/") as page:
        page.goto(f"{served}/site/")
        page.get_by_role("link", name="A tour", exact=True).click()
        panel = open_notebook(page)
        run_all(page)
        expect(panel.get_by_text("0 of 4 exercises solved").first).to_be_visible(timeout=STEP)

        first = panel.locator(".webpower-keys").first
        expect(first.locator(".webpower-board svg text").first).to_be_attached(timeout=STEP)
        answer(first, question, right=True)
        expect(first.get_by_text("Right.")).to_be_visible(timeout=STEP)

        page.reload()
        panel = open_notebook(page)
        run_all(page)
        expect(panel.get_by_text("1 of 4 exercises solved").first).to_be_visible(timeout=STEP)


def test_a_quiz_is_answered_at_the_end_of_the_other_games_lesson(browser: Browser, served: str):
    question = nth_question(topics()["lands"], level=1, seed=1, number=0)
    with visit(browser, f"{served}/site/") as page:
        page.goto(f"{served}/site/notebooks/index.html?path=notebooks/lesson_14_the_card_game.ipynb")
        panel = open_notebook(page)
        run_all(page)
        quiz = panel.locator(".webpower-keys").last
        expect(quiz.locator(".webpower-board svg text").first).to_be_attached(timeout=STEP)
        answer(quiz, question, right=False)
        answer(quiz, question, right=True)
        expect(quiz.get_by_text("Right.")).to_be_visible(timeout=STEP)


def test_the_slider_of_the_stepper_moves_board_and_chart(browser: Browser, served: str):
    with visit(browser, served) as page:
        page.goto(f"{served}/site/notebooks/index.html?path=notebooks/01_step_through_a_game.ipynb")
        panel = open_notebook(page)
        run_all(page)
        stepper = panel.locator(".webpower-keys").first
        expect(stepper.locator(".js-plotly-plot .main-svg").first).to_be_visible(timeout=START)
        expect(stepper.get_by_text(re.compile(r"position 60 of \d+"))).to_be_visible(timeout=STEP)
        before = [stepper.locator(part).first.inner_html() for part in (".webpower-board svg", ".main-svg")]
        handle = stepper.locator(".noUi-handle").first
        handle.scroll_into_view_if_needed()
        box = handle.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.move(box["x"] + 60, box["y"] + box["height"] / 2, steps=6)
        page.mouse.up()
        expect(stepper.get_by_text(re.compile(r"position (?!60 )\d+ of \d+"))).to_be_visible(timeout=STEP)
        for part, shown in zip((".webpower-board svg", ".main-svg"), before, strict=True):
            expect(stepper.locator(part).first).not_to_have_js_property("innerHTML", shown, timeout=STEP)


BUTTONS = ("No second piece", "Draw from the stack")
"""What is pressed beside the board, as soon as it is there."""
CLICKS = 60
"""More than any turn takes."""
AGAIN = 3000
"""Milliseconds after which a person clicks again."""


def take_turn(at: AtTable) -> None:
    """One turn of four players with the mouse alone: place a piece where it is lit, pay, draw; then the bots play."""
    began = at.shown().actions
    for _ in range(CLICKS):
        shown = at.shown()
        if shown.actions >= began + 4 and shown.lit and "Exchange the chosen card" in shown.doing:
            return
        button = next((name for name in [*shown.pays, *BUTTONS] if name in shown.doing), None)
        with suppress(AssertionError, TimeoutError):  # it met a picture that was just changing: a person clicks again
            if button:
                at.button(button).click(timeout=AGAIN)
            elif shown.lit:
                at.mark(shown.lit[0]).click(force=True, timeout=AGAIN)
            at.wait(partial(ne, shown))
    raise AssertionError(f"the turn does not come to an end: {at.shown()}")


def test_the_table_opens_at_once_is_played_by_clicks_and_kept(browser: Browser, served: str):
    with visit(browser, f"{served}/site/") as page:
        page.goto(f"{served}/site/index.html#en")
        page.get_by_role("link", name="Play now").click()
        table = page.locator(".webpower-keys")
        once_more(page, table.locator(".webpower-board svg text").first)
        table.get_by_label("Bots play").select_option("at once")
        at = AtTable(table, Path())
        for _ in range(3):
            take_turn(at)
        played = at.shown()
        assert played.actions >= 3 * 4

        page.reload()
        once_more(page, table.locator(".webpower-board svg text").first)
        assert at.wait(lambda now: now.actions > 0, "the game that was left").actions == played.actions


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_every_link_of_a_start_page_leads_to_something(browser: Browser, served: str, language: str):
    name = "index.html" if language == "en" else f"index.{language}.html"
    with visit(browser, served) as page:
        page.goto(f"{served}/site/{name}#{language}")
        expect(page.locator("html")).to_have_attribute("lang", language)
        links = page.locator("main a").evaluate_all("links => links.map(link => link.href)")
        assert len(links) > 25
        for link in links:
            assert page.request.get(link).ok, link
            asked = re.search(r"path=(.+?\.ipynb)", link)
            if asked:
                assert page.request.get(f"{served}/site/files/{asked[1]}").ok, link
            assert urlsplit(link).netloc == urlsplit(served).netloc
