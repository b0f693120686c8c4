"""Players called as nobody should be, in a real browser: no script of theirs runs, and the page keeps its shape."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.test_elsewhere import RENDER
from tests.games.power.figures.test_figures import CHARTS
from webpower import Game, new_game, play
from webpower.draw.page import chart
from webpower.games.power import figures
from webpower.games.power.report import report_html
from webpower.show.board_control import HERE

WIDTH = 1280

NAMES = {
    "markup": (
        "<img src=x onerror='window.ran=1'>",
        "</title></svg></style></script><script>window.ran=2</script>",
        "\"><svg onload='window.ran=3'>' onclick='window.ran=4' style='position:fixed'",
        "<a href='javascript:window.ran=5'>$$\\frac{1}{2}$$</a>%{x}",
    ),
    "direction": ("\u202ennA\u202e", "\u2067Bea\u2066\u200f", "\u200fשרה ומרים\u200f", "\u2028\u061c\x1b[31mDan"),
    "long": ("x" * 10_000, "Ada Lovelace " * 770, "\u0301" * 10_000, "\U0001f600" * 5_000),
}

PAGE = """<!doctype html><html><head><meta charset="utf-8"><style>{css} body {{ margin: 8px }}</style></head><body>
<div class="webpower-keys"></div><div class="webpower-keys"></div><div class="webpower-keys"></div>
<div class="webpower-keys"></div>{shown}</body></html>"""

WRONG = r"""() => {
    const all = [...document.querySelectorAll("*")];
    const turned = all.filter(element => getComputedStyle(element).direction !== "ltr" || element.hasAttribute("dir"));
    const told = document.body.innerText + all.map(element => element.getAttribute("aria-label") ?? "").join("");
    return {
        ran: window.ran ?? null,
        handlers: all.filter(e => ["onerror", "onload", "onclick"].some(name => e.hasAttribute(name))).length,
        images: all.filter(e => e.tagName === "IMG" && e.getAttribute("src") === "x").length,
        links: all.filter(e => (e.getAttribute("href") ?? "").startsWith("javascript:")).length,
        turned: turned.length,
        odd: (told.match(/[\u061c\u200e\u200f\u2028\u202a-\u202e\u2066-\u2069\u001b]/g) ?? []).length,
        wide: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
    };
}"""
NOTHING = {"ran": None, "handlers": 0, "images": 0, "links": 0, "turned": 0, "odd": 0, "wide": 0}


def game_of(kind: str) -> Game:
    game = new_game(("A", "B", "C", "D"), 7, board="heron-coast", vatican=True).play_on("greedy")
    game.go(30)
    game.names = NAMES[kind]
    return game


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    opened = browser.new_page(viewport={"width": WIDTH, "height": 900})
    faults: list[str] = []
    opened.on("pageerror", lambda error: faults.append(str(error)))
    opened.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
    yield opened
    assert faults == []
    opened.close()


def check(page: Page) -> None:
    """Look for what should not be there."""
    assert page.evaluate(WRONG) == NOTHING


@pytest.mark.parametrize("kind", NAMES)
def test_table_and_stepper(page: Page, kind: str):
    game = game_of(kind)
    stepper = game.step_through(step=30)
    table = play(
        [NAMES[kind][0], "greedy", "random", "random"], game=game.copied(game.line()), saves=None, pace="at-once"
    )
    shown = "".join(
        made._repr_mimebundle_()["text/html"]
        for made in (game, game.score(), game.branches(), figures.score_table(game.position, game.names))
    )
    css = "".join((HERE / f"{name}.css").read_text(encoding="utf8") for name in ("board", "text"))
    page.set_content(PAGE.format(css=css, shown=shown))
    controls = (("board", table.board), ("text", table.text), ("board", stepper.board), ("text", stepper.text))
    for number, (name, control) in enumerate(controls):
        state: dict[str, Any] = {key: control.get_state(key)[key] for key in control.keys}
        source = (HERE / f"{name}.js").read_text(encoding="utf8")
        page.evaluate(RENDER, [source, json.loads(json.dumps(state, default=str)), number])
    page.wait_for_function("() => document.querySelectorAll('.webpower-keys svg').length >= 2")
    page.locator("[data-id='site:highbell']").first.hover()
    check(page)


@pytest.mark.parametrize("kind", NAMES)
def test_the_report(page: Page, kind: str, tmp_path: Path):
    game = game_of(kind)
    file = tmp_path / "game.html"
    file.write_text(report_html(game), encoding="utf8")
    page.goto(file.as_uri())
    page.wait_for_function("() => document.querySelectorAll('.js-plotly-plot .barlayer path').length > 10")
    check(page)


@pytest.mark.parametrize("kind", ["markup", "long"])
def test_charts(page: Page, kind: str, tmp_path: Path):
    game, file = game_of(kind), tmp_path / "charts.html"
    line = [node.position for node in game.line()]
    drawn = [CHARTS[name](line, 25, game.names) for name in ("majorities", "timeline", "waterfall", "alliance_web")]
    charts = "".join(chart(figure, f"c{number}", "", "", not number) for number, figure in enumerate(drawn))
    file.write_text(PAGE.format(css="", shown=charts), encoding="utf8")
    page.goto(file.as_uri())
    page.wait_for_function("() => document.querySelectorAll('.js-plotly-plot .main-svg').length >= 4")
    page.locator(".js-plotly-plot .barlayer path").first.hover(force=True)
    page.wait_for_function("() => document.querySelector('.hoverlayer text')")
    check(page)


def test_what_is_looked_for_would_be_found(browser: Browser):
    page = browser.new_page(viewport={"width": WIDTH, "height": 900})
    shown = f"<p>{NAMES['direction'][0]}<p dir='rtl'>x<p>{'x' * 10_000}{''.join(NAMES['markup'])}"
    page.set_content(PAGE.format(css="", shown=shown))
    page.wait_for_function("() => window.ran")
    found = page.evaluate(WRONG)
    assert all(found[name] for name in NOTHING), found
    page.close()
