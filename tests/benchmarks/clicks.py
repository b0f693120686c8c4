"""How long a click at the play table takes until its picture has changed, beside a bare widget that changes alike.

As for the stepper's latency: in one page and one kernel the table and the bare board take turns, and ratios count. The
bare board knows no game: it is told by a script, written before in another process, what to change.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import ipywidgets as widgets
from playwright.sync_api import Browser, Locator, expect

from tests.benchmarks import prompt
from tests.benchmarks.latency import NO_BROWSER, WARM_UP, Times, milliseconds, opened, pair_rows, steps
from tests.benchmarks.measure import Row
from tests.benchmarks.side_by_side import ON_THE_PICTURE, BareBoard
from tests.browser.harness import FIRST_DISPLAY, Lab, jupyter_lab, launched_chromium, wait_kernel_idle
from webpower.draw.patch import patch
from webpower.draw.svg import to_svg
from webpower.games.power.playing.choosing import open_places
from webpower.games.power.playing.desk import Desk
from webpower.games.power.playing.start import play
from webpower.games.power.position import Phase
from webpower.show.browser import find_chromium

PLAYERS, SEED = ("Anna", "Barbara", "Chris", "Dora"), 11
MEASURED = {"card": "a card chosen", "pick": "a piece placed"}
"""The clicks that are measured, and what they are called."""
CONTEST = ("board of the table", "bare board")
WHOLE = "the whole table"
CELLS = (
    "from pathlib import Path\nfrom tests.benchmarks.clicks import Contest",
    "contest = Contest(Path('clicks.json'))\ncontest.widget",
)


def script(measured: int) -> dict[str, Any]:
    """The clicks of a game until so many of each measured kind are made, and what each changes in the picture.

    A click that changes nothing there is not measured. Raises ValueError if the game is over before.
    """
    desk = play(PLAYERS, SEED, saves=None).desk
    assert isinstance(desk, Desk)
    clicks: list[dict[str, Any]] = []
    first = before = desk.scene()
    for what, which in _clicks(desk):
        getattr(desk, what)(which)
        changed = patch(before, before := desk.scene())
        shown = {part: changed[part] for part in ON_THE_PICTURE if part in changed}
        clicks.append({"what": what, "which": which, "patch": shown})
        kinds = Counter(click["what"] for click in clicks if click["patch"])
        if all(kinds[kind] >= measured for kind in MEASURED):
            return {"svg": to_svg(first), "clicks": clicks}
    raise ValueError(f"the game has not {measured} clicks of each kind")


def _clicks(desk: Desk) -> Iterator[tuple[str, Any]]:
    """What is clicked: a card chosen, put back, a piece where there is one way to pay, cards from the stack."""
    while not desk.position.is_over:
        if not desk.may_act():
            yield "press", "show-hand"
        elif desk.position.phase is not Phase.PLACE:
            yield "press", desk.presses()[0].id
        else:
            yield "card", 0
            yield "card", 0
            open_now = open_places(desk.position, bytes(len(desk.position.board.cards)))
            sure = [place for place, ways in open_now.items() if len(ways) == 1]
            yield from [("pick", sure[0])] if sure else [("card", 0), ("press", "exchange")]


class Contest:
    """The table, the bare board, and a button that makes the bare board's next step."""

    def __init__(self, written: Path) -> None:
        self.script = json.loads(written.read_text(encoding="utf-8"))
        self.table = play(PLAYERS, SEED, saves="saves")
        self.bare = BareBoard(svg=self.script["svg"])
        self.done = 0

    def step(self) -> None:
        """The bare board's next step."""
        self.bare.send(self.script["clicks"][self.done]["patch"])
        self.done += 1

    @property
    def widget(self) -> widgets.Widget:
        """All of it, to be shown."""
        button = widgets.Button(description="bare board")
        button.on_click(lambda _: self.step())
        box = widgets.Box([self.bare], layout=widgets.Layout(width="100%"))
        box.add_class("bare-board")
        return widgets.VBox([self.table.widget, button, box])


def session(browser: Browser, lab: Lab, measured: int) -> Times:
    """A fresh page and kernel: how long the clicks took, in the table's board, in the bare one, in the whole table."""
    written = script(WARM_UP + measured)
    (lab.root / "clicks.json").write_text(json.dumps(written), encoding="utf-8")
    times: Times = {f"{what}, {who}": [] for what in MEASURED.values() for who in (*CONTEST, WHOLE)}
    seen = Counter[str]()
    with opened(browser, lab, "clicks", *CELLS) as (page, panel):
        table, bare = panel.locator(".webpower-keys"), panel.locator(".bare-board")
        for picture in (table, bare):
            expect(picture.locator("svg").first).to_be_visible(timeout=FIRST_DISPLAY)
        board, button = table.locator(".webpower-board"), panel.get_by_role("button", name="bare board", exact=True)
        for number, click in enumerate(written["clicks"]):
            target = _target(table, click)
            if click["what"] not in MEASURED or not click["patch"]:
                steps(page, target, table)
                button.dispatch_event("click")  # there may be nothing in the picture that changes
                wait_kernel_idle(page)
                continue
            turns = {CONTEST[0]: (target, board, table), CONTEST[1]: (button, bare)}
            took = {who: steps(page, *turns[who]) for who in (CONTEST if number % 2 else reversed(CONTEST))}
            seen[click["what"]] += 1
            if seen[click["what"]] > WARM_UP:
                what = MEASURED[click["what"]]
                times[f"{what}, {CONTEST[0]}"].append(took[CONTEST[0]][0])
                times[f"{what}, {WHOLE}"].append(took[CONTEST[0]][1])
                times[f"{what}, {CONTEST[1]}"].append(took[CONTEST[1]][0])
    return times


def _target(table: Locator, click: dict[str, Any]) -> Locator:
    """What is clicked in the page."""
    match click["what"]:
        case "card":
            return table.locator(".webpower-hand button").nth(click["which"])
        case "pick":
            return table.locator(f"[data-id='{click['which']}']")
        case _:
            return table.locator(".webpower-doing button").first


def rows(sessions: int = 3, clicks: int = 30) -> list[Row]:
    """What to print; without a browser, why there is nothing."""
    if find_chromium() is None:
        return [NO_BROWSER]
    with (
        tempfile.TemporaryDirectory() as folder,
        jupyter_lab(Path(folder), Path(folder) / "home", prompt.OPTION) as lab,
        launched_chromium() as browser,
    ):
        done = []
        for _ in range(sessions):
            shutil.rmtree(Path(folder) / "saves", ignore_errors=True)
            done.append(session(browser, lab, clicks))
    return [row for what in MEASURED.values() for row in _rows(done, what)]


def _rows(done: Sequence[Times], what: str) -> Iterator[Row]:
    ours, bare = (f"{what}, {who}" for who in CONTEST)
    yield from pair_rows(done, (ours, bare))
    whole = f"{what}, {WHOLE}"
    yield Row(whole, milliseconds([took for times in done for took in times[whole]]))
