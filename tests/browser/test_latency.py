"""The benchmark of latency measures: a few steps of everybody. How long they take is not judged here."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page

from tests.benchmarks import clicks, latency, prompt
from tests.benchmarks.side_by_side import BOARDS, FIGURES
from tests.browser.harness import Lab, jupyter_lab, open_notebook, write_notebook


def test_everybody_makes_the_steps(browser: Browser, tmp_path: Path):
    with jupyter_lab(tmp_path, tmp_path / "home", prompt.OPTION) as lab:
        times = latency.side_by_side(browser, lab, steps=2)
    assert list(times) == [*BOARDS, *FIGURES]
    for took in times.values():
        assert len(took) == 2
        assert min(took) > 0
    (ours, bare, ratio) = latency.pair_rows([times], BOARDS)
    assert (ours.what, bare.what) == BOARDS
    assert "2 steps" in ours.numbers
    assert ratio.numbers.startswith(f"{latency.ratio(times, BOARDS):.2f}, by session")


def test_a_step_that_changes_nothing_is_no_step(lab: Lab, page: Page, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(latency, "PATIENCE", 300)
    write_notebook(lab.root, "unchanged.ipynb", "1")
    panel = open_notebook(page, "unchanged.ipynb")
    nothing = panel.locator(".jp-Cell").first
    with pytest.raises(Error, match="does not come to rest"):
        latency.step(page, panel.get_by_role("button").first, nothing.locator(".jp-InputPrompt"))


def test_the_whole_stepper_is_measured(browser: Browser, lab: Lab):
    times = latency.whole_stepper(browser, lab, steps=2)
    assert len(times) == 2
    assert min(times) > 0


def test_clicks_at_the_table_are_measured(browser: Browser, lab: Lab):
    times = clicks.session(browser, lab, measured=2)
    assert len(times) == 6
    for what in clicks.MEASURED.values():
        board, whole = (times[f"{what}, {which}"] for which in (clicks.CONTEST[0], clicks.WHOLE))
        assert len(board) == len(whole) == len(times[f"{what}, {clicks.CONTEST[1]}"]) > 0
        assert all(0 < part <= every for part, every in zip(board, whole, strict=True))
    assert len(list(clicks._rows([times], what))) == 4
