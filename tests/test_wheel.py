"""What a stranger gets: the wheel, installed into an empty environment, plays a game far from the checkout."""

import json
import os
import re
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

pytestmark = pytest.mark.xdist_group("wheel")  # all in one process, so that it is built and installed once

MOVED = {"data": "webpower/data/", "docs/rules": "webpower/data/rules/"}
"""What lies elsewhere in a checkout than in the wheel."""


def run(*command: str | Path, cwd: Path) -> str:
    """The output of a command that has nothing of this environment to lean on; it must succeed."""
    keep = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run(command, cwd=cwd, env=keep, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built by way of the source distribution, so that one is known to be complete too."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ROOT, cwd=folder)
    [path] = folder.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def webpower(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command, in an environment that holds the wheel and what it asks for, and nothing else."""
    home = tmp_path_factory.mktemp("empty")
    venv.create(home / "venv", with_pip=True)
    scripts = home / "venv" / ("Scripts" if os.name == "nt" else "bin")
    install = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-c", ROOT / "constraints.txt", wheel)
    run(scripts / "python", *install, cwd=home)
    return scripts / "webpower"


def test_the_wheel_holds_every_file_of_the_package_and_its_data(wheel: Path):
    listed = subprocess.run(
        ["git", "ls-files", "webpower", "data", "docs/rules"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    expected = {re.sub("^(docs/rules|data)/", lambda at: MOVED[at[1]], name) for name in listed}
    assert {Path(name).suffix for name in expected} >= {".py", ".js", ".ftl", ".json", ".md"}
    assert expected <= set(zipfile.ZipFile(wheel).namelist())


def test_it_plays_a_game_and_checks_it(webpower: Path, tmp_path: Path):
    run(webpower, "simulate", "--players", "3", "--games", "1", "--seed", "7", "--out", "games", cwd=tmp_path)
    [record] = (tmp_path / "games").iterdir()
    assert run(webpower, "check", record, cwd=tmp_path).strip() == f"{record}: ok"
    assert len(json.loads(record.read_text(encoding="utf-8"))["result"]["scores"]) == 3


def test_it_carries_the_rules_in_every_language(webpower: Path, tmp_path: Path):
    script = """
from webpower.engine.language import LANGUAGES, language
from webpower.engine.rule_texts import rule_texts
for name in LANGUAGES:
    language(name)
    print(rule_texts()["WP-40"][0])
"""
    titles = run(webpower.with_name("python"), "-I", "-c", script, cwd=tmp_path).splitlines()
    assert len(set(titles)) == len(titles) == 3


def test_it_carries_recorded_games(webpower: Path, tmp_path: Path):
    script = "from webpower.resources import data_path; print(*sorted(data_path('games').glob('*.json')), sep='\\n')"
    records = run(webpower.with_name("python"), "-I", "-c", script, cwd=tmp_path).splitlines()
    assert records
    assert not any(Path(record).is_relative_to(ROOT) for record in records)
    assert run(webpower, "check", *records, cwd=tmp_path).splitlines() == [f"{record}: ok" for record in records]
