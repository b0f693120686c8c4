"""The app as visitors use it: pages without code, behind a token, a kernel and a folder for each."""

import http.client
import json
import re
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.app import App, running_app, sit_down, the_table, visitor
from tests.browser.harness import FIRST_DISPLAY, STEP
from webpower.app.step_page import recorded_title
from webpower.app.words import say
from webpower.engine.game import Game
from webpower.games import load_game
from webpower.games.power.kind import POWER

ONE_PLAYED = re.compile(r"\b1 action played")
PAGES = ("play", "step", "gallery", "docs/rules/web-of-power.md", "docs/rules/card-game.md")
OF_EACH_GAME = ("gallery/card-game", "demos", "reports/long-chains", "reports/cards-four-players")


def status(address: str) -> int:
    """What the server answers somebody who has no cookie."""
    try:
        with urllib.request.urlopen(address, timeout=30) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as refused:
        return refused.code


def upgraded(app: App, path: str) -> int:
    """What the server answers a stranger who wants to talk to a kernel."""
    connection = http.client.HTTPConnection(urlsplit(app.address).netloc, timeout=30)
    wish = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "AA=="}
    connection.request("GET", path, headers=wish)
    answer = connection.getresponse().status
    connection.close()
    return answer


def kernel(page: Page) -> str:
    """The address of the page's kernel."""
    config = json.loads(page.locator("#jupyter-config-data").inner_text())
    return f"/api/kernels/{config['kernelId']}"


def is_alive(page: Page, address: str) -> bool:
    return page.request.get(address).status == 200


def wait_dead(page: Page, address: str) -> None:
    until = time.monotonic() + FIRST_DISPLAY / 1000
    while is_alive(page, address):
        assert time.monotonic() < until, "the kernel is still there"
        page.wait_for_timeout(200)


def games(app: App) -> set[Path]:
    return set(app.saves.rglob("*.json"))


def place(page: Page) -> None:
    """Anna's first piece, where the board is lit; if there are several ways to pay, the first one."""
    table = the_table(page)
    table.locator(".webpower-board [role=button]").first.click(force=True)
    pay, placed = table.get_by_role("button", name=re.compile("^Pay ")), table.get_by_text(ONE_PLAYED)
    expect(pay.or_(placed).first).to_be_visible(timeout=STEP)
    if pay.count():
        pay.first.click()
    expect(placed).to_be_visible(timeout=STEP)


@pytest.mark.parametrize("page_name", ["", *PAGES, *OF_EACH_GAME])
def test_nothing_is_shown_to_those_who_do_not_know_the_token(app: App, page_name: str):
    assert status(f"{app.address}/{page_name}") == 403
    assert status(f"{app.address}/{page_name}?token=wrong") == 403


@pytest.mark.parametrize(
    "address",
    [
        *("play.ipynb", "voila/render/play.ipynb", "voila/files/play.ipynb", "voila/tree", "voila/api/contents"),
        *("voila/files/../server.py", "voila/static/../../app.py", "api/kernels", "api/contents", "saves"),
    ],
)
def test_there_is_nothing_else_to_be_had(app: App, address: str):
    assert status(f"{app.address}/{address}?token={app.token}") in (403, 404)


@pytest.mark.parametrize("page_name", OF_EACH_GAME)
def test_every_game_has_its_pages(app: App, page_name: str):
    assert status(f"{app.address}/{page_name}?token={app.token}") == 200


@pytest.mark.parametrize("page_name", ["reports/of-tomorrow", "gallery/of-tomorrow", "demos/of-tomorrow"])
def test_there_is_no_page_of_what_there_is_not(app: App, page_name: str):
    assert status(f"{app.address}/{page_name}?token={app.token}") == 404


def test_the_start_page_leads_to_every_page(app: App, browser: Browser):
    with visitor(browser, app) as page:
        for name in ("Play", "Step through a game", "Gallery", "The rules"):
            expect(page.get_by_role("heading").get_by_role("link", name=name)).to_be_visible()


def test_a_token_can_be_written_into_a_field(app: App, browser: Browser):
    with visitor(browser, app, harmless=("403",)) as page:
        page.context.clear_cookies()
        page.goto("/")
        page.get_by_label(say("token-title")).fill(app.token)
        page.get_by_role("button", name=say("token-open")).click()
        expect(page.get_by_role("heading", name="Web of Power")).to_be_visible()


def test_a_game_is_there_again_and_nobody_elses(app: App, browser: Browser):
    before = games(app)
    with visitor(browser, app) as anna, visitor(browser, app, theme="dark", width=760) as other:
        sit_down(anna, seed=5)
        [save] = games(app) - before
        sit_down(other, seed=6)
        place(anna)
        old = kernel(anna)

        anna.reload()
        expect(the_table(anna).get_by_text(ONE_PLAYED)).to_be_visible(timeout=STEP)
        assert load_game(save).node.number == 1
        wait_dead(anna, old)

        # Another table is another file; the one who comes again finds the one that was played last.
        anna.get_by_role("button", name=say("play-anew")).click()
        anna.locator(".webpower-form").get_by_label("Deal").fill("7")
        anna.locator(".webpower-form").get_by_role("button", name="Play", exact=True).press("Enter")
        expect(the_table(anna).get_by_text(re.compile("seed-7.json"))).to_be_visible(timeout=STEP)
        anna.goto("/play")
        expect(the_table(anna).get_by_text(re.compile("seed-7.json"))).to_be_visible(timeout=STEP)

        [others] = [path for path in games(app) - before if "seed-6" in path.name]
        assert others.parent != save.parent
        assert "nothing played yet" in the_table(other).inner_text()
        assert other.evaluate("document.documentElement.scrollWidth") <= 760


def test_another_game_is_chosen_and_played_by_clicks(app: App, browser: Browser):
    before = games(app)
    with visitor(browser, app) as page:
        table = sit_down(page, seed=5, game="card-game")
        [save] = games(app) - before
        for turns in (1, 2, 3):
            game = shown(table, save)
            while turns_of_anna(game) < turns or not game.rules.starts_turn(game.position):
                click_something(table)
                game = shown(table, save, since=game)
        page.reload()
        assert shown(the_table(page), save).node.number == game.node.number
        page.get_by_role("button", name=say("play-anew")).click()
        chosen = page.locator(".webpower-form").get_by_label("Game").locator("option:checked")
        expect(chosen).to_have_text(game.kind.say("game-name"))


def shown(table: Locator, save: Path, since: Game[Any, Any] | None = None) -> Game[Any, Any]:
    """The game that is kept, when the table shows it as it is and Anna is on the move; and there is more than then."""
    until = time.monotonic() + STEP / 1000
    while True:
        game: Game[Any, Any] = load_game(save)
        number, mover = game.node.number, game.names[game.rules.seat_to_move(game.position)]
        is_new = since is None or number > since.node.number
        told = f"{number} action" if number else "nothing played yet"
        if is_new and mover == "Anna" and table.get_by_text(re.compile(rf"\b{told}")).count():
            return game
        assert time.monotonic() < until, "nothing was played"
        time.sleep(0.1)


def turns_of_anna(game: Game[Any, Any]) -> int:
    """How many turns Anna has begun by playing something."""
    started = [node.position for node in game.line()[:-1] if game.rules.starts_turn(node.position)]
    return sum(game.names[game.rules.seat_to_move(position)] == "Anna" for position in started)


def click_something(table: Locator) -> None:
    """The first place that is lit on the board, or else the first press."""
    lit = table.locator(".webpower-board [role=button]")
    if lit.count():
        lit.first.click(force=True)
    else:
        table.locator(".webpower-doing button").first.click()


def test_a_kernel_hears_only_those_who_know_the_token(app: App, browser: Browser):
    with visitor(browser, app) as page:
        page.goto("/play")
        expect(page.locator(".webpower-form")).to_be_visible(timeout=FIRST_DISPLAY)
        channels = f"{kernel(page)}/channels"
        assert upgraded(app, channels) == 403
        assert upgraded(app, f"{channels}?token=wrong") == 403
        assert upgraded(app, f"{channels}?token={app.token}") == 101


def test_a_mistake_is_a_sentence_on_ones_own_page(app: App, browser: Browser):
    with visitor(browser, app) as page, visitor(browser, app) as other:
        for one in (page, other):
            one.goto("/play")
            expect(one.locator(".webpower-form")).to_be_visible(timeout=FIRST_DISPLAY)
        page.get_by_label("Name").first.fill("greedy 3")
        page.get_by_role("button", name="Play", exact=True).click()
        sentence = say("form-bots-name", name="greedy 3")
        expect(page.get_by_role("alert").get_by_text(sentence)).to_be_visible(timeout=STEP)
        assert sentence not in other.content()
        page.get_by_label("Name").first.fill("Zoë")
        page.get_by_role("button", name="Play", exact=True).click()
        expect(the_table(page).get_by_text("Zoë places or exchanges.")).to_be_visible(timeout=STEP)
        expect(page.get_by_text(sentence)).to_have_count(0)


LEFT = ("Error: Cannot send",)
"""What a chart says that was still settling when its page was left: the way to the kernel is closed by then."""


def test_a_stepper_shows_the_game_that_is_asked_for(app: App, browser: Browser):
    with visitor(browser, app, harmless=LEFT) as page:
        page.goto("/step?game=long-chains&step=93")
        expect(page.get_by_text("position 93 of 133")).to_be_visible(timeout=FIRST_DISPLAY)
        expect(page.locator(".js-plotly-plot .main-svg").first).to_be_visible(timeout=FIRST_DISPLAY)
        page.get_by_label("Game").select_option(recorded_title(POWER, "vatican-four"))
        page.wait_for_url("**/step?game=vatican-four")
        expect(page.get_by_text("position 0 of 127")).to_be_visible(timeout=FIRST_DISPLAY)
        page.get_by_title("One action on (right arrow)").click()
        expect(page.get_by_text("position 1 of 127")).to_be_visible(timeout=STEP)

        # A rule that is cited can be read.
        rule = page.locator("a[href*='#wp-']").first
        page.goto(str(rule.get_attribute("href")))
        expect(page.locator(page.url[page.url.index("#") :])).to_have_count(1)


@pytest.mark.parametrize(("theme", "width"), [("light", 1280), ("dark", 760)])
def test_the_gallery_draws_all_its_pictures(app: App, browser: Browser, theme: str, width: int):
    with visitor(browser, app, width, theme=theme) as page:
        page.goto("/gallery")
        charts = page.locator(".js-plotly-plot")
        assert charts.count() > 12
        for chart in charts.all():
            expect(chart.locator(".main-svg").first).to_be_visible(timeout=FIRST_DISPLAY)
        for picture in page.locator("svg[role=img]").all():
            expect(picture).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_page_says_that_its_kernel_is_gone(app: App, browser: Browser):
    with visitor(browser, app, harmless=("404",)) as page:
        sit_down(page)
        page.evaluate(
            """address => fetch(address, {
                method: "DELETE", headers: { "X-XSRFToken": document.cookie.match("_xsrf=([^;]*)")[1] },
            })""",
            kernel(page),
        )
        wait_dead(page, kernel(page))
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        trouble = page.get_by_role("alert").filter(has_text=say("wait-gone"))
        trouble.get_by_role("button", name=say("load-again")).click()
        expect(the_table(page).get_by_text("nothing played yet")).to_be_visible()


def test_a_kernel_that_nobody_uses_ends(tmp_path: Path):
    with running_app(tmp_path, "--idle=0.02") as app:
        with urllib.request.urlopen(f"{app.address}/play?token={app.token}", timeout=60) as answer:
            found = re.search(r'"kernelId": "([^"]+)"', answer.read().decode())
        assert found
        address = f"{app.address}/api/kernels/{found[1]}?token={app.token}"
        until = time.monotonic() + FIRST_DISPLAY / 1000
        while status(address) == 200:
            assert time.monotonic() < until, "the kernel is still there"
            time.sleep(0.2)
        assert status(address) == 404
