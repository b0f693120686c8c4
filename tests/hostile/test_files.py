"""A row for each hostile file: a sentence and an exit status, never a traceback, and nothing is executed."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.hostile.table import FILES, RECORD, Hostile
from webpower import RecordError, load_game
from webpower.cli import main
from webpower.engine.errors import MOST_LINES


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
