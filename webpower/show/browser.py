"""A browser on this machine: it opens a window, or turns a page into an image, which nothing else draws."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import ParamSpec, TypeVar

from webpower.engine.errors import WebpowerError
from webpower.engine.files import write_bytes

P = ParamSpec("P")
T = TypeVar("T")

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
MACOS = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""No sandbox, since root has none, as in a container, and the pages are our own. Nothing over the network."""

WIDTH = 1280
"""Pixels of an image of a page: what a projector shows."""

DRAWN = """() => [...document.querySelectorAll(".js-plotly-plot")].every(plot => plot.querySelector(".main-svg"))"""
"""Whether plotly has drawn all charts of the page."""


class NoBrowser(WebpowerError):
    """There is nothing here that could draw a page."""


def has_display(environment: Mapping[str, str]) -> bool:
    """Whether a browser window could open here."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def find_chromium() -> str | None:
    """The path of a Chromium, Chrome or Edge that starts, or None.

    One named by the variable CHROMIUM is the only one tried. Needs playwright only for the browser that it may have
    brought itself.
    """
    named = os.environ.get("CHROMIUM")
    candidates = [named] if named else _candidates()
    return next((path for path in candidates if _starts(path)), None)


def _candidates() -> Iterator[str]:
    yield from filter(None, map(shutil.which, NAMES))
    yield MACOS
    if find_spec("playwright") is not None:
        yield _in_a_thread(_brought_along)


def _brought_along() -> str:
    """Where playwright keeps a browser of its own, if it has got one."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def _in_a_thread(do: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
    """In a notebook an event loop is running, and playwright, which brings one along, refuses to work beside it."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(do, *given, **named).result()


def _starts(path: str) -> bool:
    """Whether it is a browser and not, as on some systems, a note that one should install it."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def page_image(page: Path, image: Path) -> None:
    """Write an image (PNG) of a whole page of HTML, as long as it is; the old file stays whole if that fails.

    Raises NoBrowser with what is missing, and OSError.
    """
    if find_spec("playwright") is None:
        raise NoBrowser("an image needs the package playwright, which comes with webpower[image]")
    path = find_chromium()
    if path is None:
        raise NoBrowser("an image needs Chromium, Chrome or Edge, and none was found; set CHROMIUM to its path")
    write_bytes(image, _in_a_thread(_draw, path, page))


def _draw(browser_path: str, page: Path) -> bytes:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=list(FLAGS))
        tab = browser.new_page(viewport={"width": WIDTH, "height": 900})
        tab.goto(page.resolve().as_uri())
        tab.wait_for_function(DRAWN)
        drawn: bytes = tab.screenshot(full_page=True)
        browser.close()
    return drawn
