"""The app in a browser: one server for the whole test run, and visitors, each with a browser profile of his own.

    def test_something(app: App, browser: Browser):
        with visitor(browser, app) as page:
            table = sit_down(page, seed=5)
            table.get_by_role("button", name="Hint").click()
            page.reload()
            table = the_table(page)

``app`` is a fixture of the session. `visitor` fails its test on any error in the page, and on any request to another
host; two blocks, one within the other, are two people. A reload is the same visitor with a new kernel, and finds the
game as it was. Games lie in ``app.saves``, a folder for each visitor.
"""

import os
import secrets
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.harness import FIRST_DISPLAY, STEP, Watch, free_port
from webpower.app.words import say
from webpower.games import kind_named

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class App:
    """A running app: where, the token it wants to be told, the folder its games are kept in, what it has written."""

    address: str
    token: str
    saves: Path
    log: Path


@contextmanager
def running_app(folder: Path, *options: str) -> Iterator[App]:
    """The app as the command starts it, with its files in ``folder``; it ends with the block.

    ``options`` are further ones of the command.
    """
    port = free_port()
    app = App(f"http://127.0.0.1:{port}", secrets.token_urlsafe(16), folder / "saves", folder / "app.log")
    command = [sys.executable, "-c", "from webpower.cli import main; main()", "app", f"--port={port}", *options]
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT),  # for the kernels, which start in another folder
        "WEBPOWER_TOKEN": app.token,
        "WEBPOWER_SAVES": str(app.saves),
        "IPYTHONDIR": str(folder / "ipython"),
    }
    environment.pop("DISPLAY", None)
    folder.mkdir(parents=True, exist_ok=True)
    with app.log.open("wb") as output:
        server = subprocess.Popen(
            command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output
        )
    try:
        _wait_until_up(app, server)
        yield app
    finally:
        server.terminate()
        try:
            server.wait(30)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def _wait_until_up(app: App, server: subprocess.Popen[bytes]) -> None:
    for _ in range(300):
        if server.poll() is not None:
            break
        try:
            with urllib.request.urlopen(f"{app.address}/?token={app.token}", timeout=5):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
    raise RuntimeError(f"the app did not start:\n{app.log.read_text(errors='replace')}")


@contextmanager
def visitor(
    browser: Browser, app: App, width: int = 1280, height: int = 900, theme: str = "light", harmless: Sequence[str] = ()
) -> Iterator[Page]:
    """A page of somebody who visits the app; ``theme`` is what the browser likes, ``light`` or ``dark``.

    AssertionError tells of every request to another host (blocked), uncaught error and error in the console, unless it
    holds one of ``harmless``.
    """
    watch = Watch(app.address)
    context = browser.new_context(
        base_url=app.address,
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        service_workers="block",
        reduced_motion="reduce",
    )
    context.route("**/*", watch.route)
    page = context.new_page()
    page.set_default_timeout(STEP)
    page.set_default_navigation_timeout(FIRST_DISPLAY)  # a page with a kernel comes to its end when the kernel has
    page.on("websocket", lambda socket: watch.socket(socket.url))
    page.on("console", watch.console)
    page.on("pageerror", watch.error)
    try:
        page.goto(f"/?token={app.token}")
        yield page
    finally:
        page.goto("about:blank")  # first, so that the page says good-bye to its kernel
        context.close()
    faults = [fault for fault in watch.faults if not any(part in fault for part in harmless)]
    assert not faults, "\n".join(faults)


def sit_down(
    page: Page, seed: int = 5, pace: str = "at-once", bot: str = "random", game: str = "web-of-power"
) -> Locator:
    """Choose a table for a person called Anna and three bots on the play page; returns it when its board is there.

    Where the visitor has a game already, ``page.goto("/play")`` opens it, and `the_table` waits for it.
    """
    page.goto("/play")
    form = page.locator(".webpower-form")
    expect(form).to_be_visible(timeout=FIRST_DISPLAY)
    form.get_by_label("Game").select_option(kind_named(game).say("game-name"))
    for seat in (2, 3, 4):
        choice = form.get_by_label(f"Seat {seat}")
        expect(choice.locator("option", has_text=bot_name(bot, game))).to_have_count(1)
        choice.select_option(bot_name(bot, game))
    form.get_by_label("Deal").fill(str(seed))
    form.get_by_label("Bots play").select_option(say(f"form-pace-{pace}"))
    form.get_by_role("button", name="Play", exact=True).click()
    return the_table(page)


def bot_name(bot: str, game: str = "web-of-power") -> str:
    """What a bot is called among the choices of a seat."""
    return kind_named(game).say(f"bot-{bot}")


def the_table(page: Page) -> Locator:
    """The table on the play page, when its board is there."""
    table = page.locator(".webpower-keys")
    expect(table.locator(".webpower-board svg")).to_be_visible(timeout=FIRST_DISPLAY)
    return table
