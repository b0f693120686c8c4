"""Measure how long the built site takes to start: python -m tests.tools.site_times [TIMES].

Each time with a browser that has never been there: seconds from the opening of a page to what is first seen on it, and
the megabytes that the server handed out.
"""

import os
import statistics
import sys
import threading
import time
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.harness import launched_chromium
from webpower.site.serve import Handler, Server

SITE = Path("build/site")
PATIENCE = 240_000
LESSON = "notebooks/index.html?path=notebooks/lesson_1_a_tour.ipynb"


class Counting(Handler):
    """A server that counts the bytes it hands out."""

    handed_out = 0

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Hand a file out."""
        Counting.handed_out += os.fstat(source.fileno()).st_size
        super().copyfile(source, outputfile)


class Clock:
    """Seconds since a page was opened, and the bytes it fetched."""

    def __init__(self) -> None:
        self._start, self._before = time.monotonic(), Counting.handed_out

    def seconds(self) -> float:
        return time.monotonic() - self._start

    def megabytes(self) -> float:
        return (Counting.handed_out - self._before) / 10**6


def lesson(page: Page, address: str) -> dict[str, float]:
    """Open a lesson and run all of it."""
    clock, found = Clock(), {}
    page.goto(address + LESSON)
    expect(page.locator(".jp-NotebookPanel .jp-Cell").first).to_be_visible(timeout=PATIENCE)
    found["lesson: text is there"] = clock.seconds()
    page.wait_for_function("() => window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel")
    page.evaluate(
        "() => { window.jupyterapp.commands.execute('notebook:run-all-cells').then(() => { window.ran = 1; }); }"
    )
    expect(page.locator(".webpower-board svg text").first).to_be_attached(timeout=PATIENCE)
    found["lesson: first live picture"] = clock.seconds()
    page.wait_for_function("() => window.ran", timeout=PATIENCE)
    found["lesson: all cells run"] = clock.seconds()
    found["lesson: megabytes"] = clock.megabytes()
    return found


def table(page: Page, address: str) -> dict[str, float]:
    """Open the page with the table, and once more when the browser has it."""
    found = {}
    for name in ("table: first picture", "table again: first picture"):
        clock = Clock()
        page.goto(address + "play/index.html?lang=en")
        expect(page.locator(".webpower-board svg text").first).to_be_visible(timeout=PATIENCE)
        found[name] = clock.seconds()
        found[name.split(":")[0] + ": megabytes"] = clock.megabytes()
    return found


def once(browser: Browser, address: str) -> dict[str, float]:
    found: dict[str, float] = {}
    for way in (lesson, table):
        context = browser.new_context(viewport={"width": 1280, "height": 1000}, locale="en-GB")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        found |= way(page, address)
        context.close()
    return found


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    server = Server(("127.0.0.1", 0), partial(Counting, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with launched_chromium() as browser:
        rounds = [once(browser, f"http://127.0.0.1:{server.server_port}/") for _ in range(times)]
    server.shutdown()
    for name in rounds[0]:
        values = sorted(found[name] for found in rounds)
        print(f"{name:30} {statistics.median(values):6.1f}   ({values[0]:.1f} to {values[-1]:.1f})")
    print(f"load {os.getloadavg()[0]:.1f} afterwards")


if __name__ == "__main__":
    main()
