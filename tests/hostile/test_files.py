"""A row for each hostile file: a sentence and an exit status, never a traceback, and nothing is executed."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.hostile.table import FILES, RECORD, Hostile
from webpower import RecordError, load_game
from webpower.cli import main
from webpower.engine.errors import MOST_LINES
from webpower.engine.text import ODD


def run(command: str, path: Path) -> Result:
    done = CliRunner().invoke(main, [command, str(path)])
    assert done.exception is None or isinstance(done.exception, SystemExit), repr(done.exception)
    return done


ROWS = [pytest.param(name, marks=[pytest.mark.slow] * case.large) for name, case in FILES.items()]


@pytest.mark.parametrize("name", ROWS)
def test_a_hostile_file(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    case: Hostile = FILES[name]
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "file.json"
    path.write_bytes(case.content())
    done = run(case.command, path)
    lines = done.output.splitlines()
    assert lines[0].startswith(f"{path}: {case.says}")
    assert done.exit_code == case.status
    assert len(lines) <= MOST_LINES + 1
    assert max(map(len, lines)) < len(str(path)) + 400
    assert list(tmp_path.iterdir()) == [path], "nothing was made"


@pytest.mark.parametrize("what", ["folder", "absent", "a device"])
def test_what_is_no_file(what: str, tmp_path: Path):
    path = {"folder": tmp_path, "absent": tmp_path / "none", "a device": Path("/dev/zero")}[what]
    if what == "a device" and not path.exists():
        pytest.skip("needs a file that never ends")
    done = run("check", path)
    assert done.exit_code == 2
    assert len(done.output.splitlines()) == 1


def test_a_record_goes_wrong_at_an_action_and_is_not_half_loaded(tmp_path: Path):
    """The action's number, the rule, and no game at all."""
    wrong = {**RECORD, "actions": [*RECORD["actions"][:20], {**RECORD["actions"][20], "seat": 1}]}
    path = tmp_path / "file.json"
    path.write_text(json.dumps(wrong))
    with pytest.raises(RecordError, match=r"file\.json: action 20: it is the turn of .* \[WP-1\]$"):
        load_game(path)


@pytest.mark.parametrize("coding", ["ascii", "cp1252"])
def test_a_console_that_lacks_a_letter_of_a_name(coding: str, tmp_path: Path):
    path = tmp_path / "file.json"
    path.write_text(json.dumps(RECORD | {"players": ["שרה", "Łukasz →", "C"]}), encoding="utf-8")
    for command in ("check", "score"):
        program = [sys.executable, "-c", "from webpower.cli import main; main()", command, str(path)]
        done = subprocess.run(program, capture_output=True, env={**os.environ, "PYTHONIOENCODING": coding}, timeout=60)
        assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(sys.platform != "linux", reason="names of files that are no text")
@pytest.mark.parametrize("name", [b"a\xff.json", b"a\x1b[31m\n\xe2\x80\xae.json"])
def test_a_file_whose_name_is_no_text(name: bytes, tmp_path: Path):
    path = Path(os.fsdecode(bytes(tmp_path) + b"/" + name))
    for content, status in ((json.dumps(RECORD), 0), ("{", 2)):
        path.write_text(content)
        for command in ("check", "score"):
            done = run(command, path)
            assert done.exit_code == status
            assert not re.findall(ODD, done.output.replace("\n", "", 1 if content == "{" else -1))


def test_every_mistake_of_a_file_on_a_line_of_its_own(tmp_path: Path):
    """File, place, what was expected, and what came."""
    path = tmp_path / "file.json"
    wrong = {**RECORD, "players": 3, "seed": "x", "more": {}, "deck": ["moon"]}
    del wrong["result"]
    path.write_text(json.dumps(wrong))
    done = CliRunner().invoke(main, ["check", "--all", str(path)])
    assert done.exit_code == 2
    keys = "format, game, board, rules, players, seed, deck, reshuffle, actions, or result"
    assert sorted(done.output.splitlines()) == [
        f"{path}: more: unknown key; expected {keys}",
        f"{path}: players: expected a list, got 3",
        f"{path}: result: missing; expected an object",
        f'{path}: seed: expected a whole number, got "x"',
    ]
