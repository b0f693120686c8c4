"""The tools behind the Makefile say and do what a person on a bare machine needs."""

import sys
from pathlib import Path

import pytest

from tests.tools import check, chromium, lab
from webpower.show.browser import find_chromium

NOTEBOOK = "notebooks/01_step_through_a_game.ipynb"


def test_lab_opens_no_browser_without_a_display(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "platform", "linux")
    assert "--no-browser" in lab.lab_command(NOTEBOOK, {})
    assert "--no-browser" not in lab.lab_command(NOTEBOOK, {"DISPLAY": ":0"})


def test_lab_goes_to_the_notebook():
    assert f"--LabApp.default_url=/lab/tree/{NOTEBOOK}" in lab.lab_command(NOTEBOOK, {})


def test_a_browser_that_is_named_is_the_only_one_tried(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("CHROMIUM", str(tmp_path / "nothing"))
    assert find_chromium() is None
    with pytest.raises(chromium.NoChromium, match=r"CHROMIUM is set to .*nothing, which does not start"):
        chromium.find_or_install()


@pytest.mark.parametrize("required", [False, True])
def test_checks_without_a_browser_end_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], required: bool
):
    monkeypatch.setenv("CHROMIUM", "/nowhere/chromium")
    monkeypatch.setenv("REQUIRE_BROWSER", "1" if required else "")
    monkeypatch.setattr(check, "quick_checks", lambda everything: [])
    monkeypatch.setattr(sys, "argv", ["check"])
    if required:
        with pytest.raises(SystemExit) as ended:
            check.main()
        assert ended.value.code == 1
    else:
        check.main()
    *_, counts, last = capsys.readouterr().out.splitlines()
    assert counts == "Checks: 0 passed, 0 failed, 1 skipped"
    assert last.startswith("The browser tests did NOT run: CHROMIUM is set to /nowhere/chromium")
