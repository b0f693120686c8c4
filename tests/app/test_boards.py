"""The boards that visitors may choose beside those of the program."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from webpower.app.play_form import PlayForm
from webpower.cli import main
from webpower.games.power.board_choices import BOARDS, board_choices
from webpower.games.power.board_file import board_ids, load_board
from webpower.resources import data_path


def write(path: Path, **changes: Any) -> Path:
    board = json.loads(data_path("boards", "heron-coast.json").read_text(encoding="utf-8"))
    path.write_text(json.dumps({**board, **changes}), encoding="utf-8")
    return path


def test_those_of_the_program(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv(BOARDS, raising=False)
    assert board_choices() == [(load_board(id).name, id) for id in board_ids()]


def test_those_of_a_folder_by_their_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(BOARDS, str(tmp_path))
    ours, twin = write(tmp_path / "b.json", name="Our Coast"), write(tmp_path / "a.json")
    write(tmp_path / "bad.json", chain=99)
    (tmp_path / "notes.txt").write_text("no board")
    assert board_choices()[-2:] == [("The Heron Coast (a)", str(twin)), ("Our Coast", str(ours))]
    form = PlayForm(lambda: None)
    form.choices["board"].value = str(ours)
    assert form.options()["board"] == str(ours)


def test_a_folder_with_a_mistake_is_told_before_the_app_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv(BOARDS, raising=False)
    bad = write(tmp_path / "bad.json", chain=99)
    done = CliRunner().invoke(main, ["app", "--boards", str(tmp_path), "--no-browser"])
    assert done.exit_code == 2
    assert done.output.startswith(f"{bad}: chain: ")
    assert BOARDS not in os.environ


def test_the_folder_is_known_to_all_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(BOARDS, "elsewhere")
    monkeypatch.setattr("webpower.app.server.serve", lambda *_: None)
    write(tmp_path / "good.json")
    assert CliRunner().invoke(main, ["app", "--boards", str(tmp_path), "--no-browser"]).exit_code == 0
    assert os.environ[BOARDS] == str(tmp_path.resolve())
