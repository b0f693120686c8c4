"""The page about playing: its examples run, and its table names every argument, aid and pace."""

import inspect
import re
from dataclasses import fields
from pathlib import Path

import pytest

import webpower
from tests.docs.pages import DOCS, examples
from webpower.engine.playing.chairs import VIEWS
from webpower.games.power.options import Options
from webpower.games.power.playing.desk import AIDS
from webpower.show.table import PACES

PAGE = DOCS / "playing.md"
TEXT = PAGE.read_text(encoding="utf8")


def test_the_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("WEBPOWER_SAVES", str(tmp_path))
    shown = examples(PAGE, "python")
    assert len(shown) == 5
    for example in shown:
        exec(example, {"webpower": webpower})
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "anna-barbara-chris-position-seed-1.json",
        "anna-barbara-chris-seed-1-from-82.json",
        "anna-greedy-1-greedy-2-greedy-3-seed-7.json",
    ]


def arguments(text: str) -> set[str]:
    """What the table of a part of the page tells of."""
    rows = re.findall(r"^\| (`.+?`) \|", text, re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`(\w+)`", row)}


def test_every_argument_is_told():
    playing, setting_up = TEXT.split('<a id="setting-up"></a>')
    options = {field.name for field in fields(Options)}
    taken = set(inspect.signature(webpower.play).parameters) - {"options", "saves"}
    assert arguments(playing) == taken | options
    for name in (*PACES, *VIEWS, *AIDS):
        assert f"`{name}`" in playing, name
    assert arguments(setting_up) == set(inspect.signature(webpower.edit).parameters) - {"options"} | options
