"""A run is kept as it goes: interrupted anywhere, it is gone on with, and nothing is played twice."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import psutil
import pytest

from tests.engine.arena.toys import contest, crashes
from webpower.engine.arena.errors import ArenaError
from webpower.engine.arena.playing import Played
from webpower.engine.arena.progress import progress_bar
from webpower.engine.arena.setting import Setting
from webpower.engine.arena.tournament import play
from webpower.engine.errors import FileError
from webpower.engine.players import RandomPlayer

SETTING = Setting(("random", "crashes"), 2, 12, seed=4, about={"game": "toy"})
CONTEST = contest(RandomPlayer, crashes)


def played(setting: Setting = SETTING, save: Path | str = "", **how) -> list[Played]:
    results = play(CONTEST, setting, lambda _: None, save=str(save), workers=how.pop("workers", 0), **how)
    return [result._replace(slowest=()) for result in results]


def test_results_and_files_are_the_same_with_any_number_of_workers(tmp_path: Path):
    first = played(save=tmp_path / "0.jsonl")
    for workers in (1, 2, 4):
        assert played(save=tmp_path / f"{workers}.jsonl", workers=workers) == first
    assert len({path.read_bytes() for path in tmp_path.iterdir()}) == 1


def test_each_result_is_told_once_and_in_order():
    told: list[int] = []
    play(CONTEST, SETTING, lambda result: told.append(result.match), workers=2)
    assert told == list(range(12))


@pytest.mark.parametrize("torn", [0, 1, 30])
def test_a_run_is_gone_on_with_wherever_its_file_ends(tmp_path: Path, torn: int):
    save = tmp_path / "deep" / "run.jsonl"
    whole = played(save=save)
    content = save.read_bytes()
    lines = content.splitlines(keepends=True)
    for kept in (0, 1, 2, 7, 13):
        save.write_bytes(b"".join(lines[:kept]) + (lines[kept][:torn] if kept < 13 else b""))
        assert played(save=save) == whole
        assert save.read_bytes() == content


def test_what_is_in_the_file_is_not_played_again(tmp_path: Path):
    save = tmp_path / "run.jsonl"
    played(save=save)
    lines = [json.loads(line) for line in save.read_text().splitlines()]
    lines[2]["points"] = [40, 2]
    save.write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert played(save=save)[1].points == (40, 2)


def test_more_games_go_on_and_fewer_take_the_first(tmp_path: Path):
    save = tmp_path / "run.jsonl"
    played(save=save)
    more = replace(SETTING, games=16)
    assert played(more, save=save) == played(more)
    assert played(replace(SETTING, games=4), save=save) == played(SETTING)[:4]
    assert len(save.read_text().splitlines()) == 17


def test_another_tournament_is_refused_with_what_differs(tmp_path: Path):
    save = tmp_path / "run.jsonl"
    played(save=save)
    changes: list[tuple[dict[str, Any], str]] = [
        ({"seed": 5}, "seed is 4 there and 5 here"),
        ({"seats": "fixed"}, 'seats is "balanced" there and "fixed" here'),
        ({"about": {"game": "go"}}, 'game is "toy" there and "go" here'),
        ({"about": {}}, 'game is "toy" there and null here'),
    ]
    for change, said in changes:
        with pytest.raises(ArenaError, match=f"holds games of another tournament: {said}"):
            played(replace(SETTING, **change), save=save)
    assert len(save.read_text().splitlines()) == 13


@pytest.mark.parametrize(
    "content", ["hello\n", "{}\n", '{"format": "webpower-game/1"}\n', "[1]\n", "\xff\n", "header\n{}\n", "header\n\n"]
)
def test_another_file_is_refused_and_left_as_it_is(tmp_path: Path, content: str):
    save = tmp_path / "run.jsonl"
    header = json.dumps({"format": "webpower-tournament/1", **SETTING.lasting()})
    save.write_text(content.replace("header", header), encoding="latin-1")
    before = save.read_bytes()
    with pytest.raises(ArenaError, match="holds no tournament's games"):
        played(save=save)
    assert save.read_bytes() == before


def test_a_place_that_can_not_be_written_is_one_sentence(tmp_path: Path):
    with pytest.raises(FileError, match="can't be written"):
        played(save=tmp_path)


def test_a_full_disk_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def full(store, data):
        if "match" in data:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr("webpower.engine.arena.store.Store._write", full)
    with pytest.raises(FileError, match="can't be written: No space left on device"):
        played(save=tmp_path / "run.jsonl")


SCRIPT = """
import sys
sys.path.insert(0, {root!r})
from tests.engine.arena.test_tournament import *
play(CONTEST, replace(SETTING, games=100_000), lambda _: None, save={save!r}, workers=2)
"""


def test_a_killed_run_is_gone_on_with(tmp_path: Path):
    save = tmp_path / "run.jsonl"
    root = str(Path(__file__).parents[3])
    process = subprocess.Popen([sys.executable, "-c", SCRIPT.format(root=root, save=str(save))])
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and (not save.exists() or save.read_bytes().count(b"\n") < 12):
        time.sleep(0.02)
    workers = psutil.Process(process.pid).children()
    assert len(workers) == 2
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    _, left = psutil.wait_procs(workers, timeout=30)
    assert not left, "workers outlive whoever started them"
    kept = save.read_bytes().count(b"\n") - 1
    assert 10 < kept < 100_000
    more = replace(SETTING, games=kept + 5)
    assert played(more, save=save) == played(more)


class TestProgress:
    def test_a_bar_tells_the_time_left(self, capsys: pytest.CaptureFixture[str]):
        with progress_bar(4, show=True) as advance:
            advance()
            advance()
        assert "2/4" in capsys.readouterr().err

    @pytest.mark.parametrize("show", [None, False])
    def test_it_is_quiet_where_nobody_looks(self, show, capsys: pytest.CaptureFixture[str]):
        with progress_bar(4, show) as advance:
            advance()
        assert capsys.readouterr() == ("", "")

    def test_without_tqdm_it_is_quiet_unless_it_is_asked_for(self, monkeypatch: pytest.MonkeyPatch):
        monkeypatch.setitem(sys.modules, "tqdm.auto", None)
        with progress_bar(4) as advance:
            advance()
        with pytest.raises(ArenaError, match=r"pip install 'webpower\[arena\]'"), progress_bar(4, show=True):
            pass
