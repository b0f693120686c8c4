"""The page about playing: its examples run, and its table names every argument, aid and pace."""

import inspect
import re
from dataclasses import fields
from pathlib import Path

import pytest

import webpower
from tests.docs.pages import DOCS, examples
from webpower.games.power.options import Options
from webpower.games.power.playing.chairs import VIEWS
from webpower.games.power.playing.desk import AIDS
from webpower.show.table import PACES

PAGE = DOCS / "playing.md"
TEXT = PAGE.read_text(encoding="utf8")


def test_the_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("WEBPOWER_SAVES", str(tmp_path))
    shown = examples(PAGE, "python")
    assert len(shown) == 3
    for example in shown:
        exec(example, {"webpower": webpower})
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "anna-barbara-chris-position-seed-1.json",
        "anna-barbara-chris-seed-1-from-82.json",
        "anna-greedy-1-greedy-2-greedy-3-seed-7.json",
    ]


def test_every_argument_is_told():
    rows = re.findall(r"^\| (`.+?`) \|", TEXT, re.MULTILINE)
    told = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    taken = set(inspect.signature(webpower.play).parameters) - {"options", "saves"}
    assert told == taken | {field.name for field in fields(Options)}
    for name in (*PACES, *VIEWS, *AIDS):
        assert f"`{name}`" in TEXT, name
