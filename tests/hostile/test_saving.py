"""A file that is being saved is the old one or the new one, whatever happens to the disk or the process."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.hostile.saving import MOMENTS
from webpower import new_game
from webpower.engine.files import write_text
from webpower.engine.records import record_text

PACKAGE = Path(__file__).parents[2] / "webpower"

posix = pytest.mark.skipif(os.name != "posix", reason="limits and signals of POSIX")

SAVE = """
import os, signal, sys
from pathlib import Path
from webpower import new_game

def end(*_):
    os.kill(os.getpid(), signal.SIGKILL)

if sys.argv[2] == "fsync":  # all is written to the new file, but it does not stand in the old one's place
    os.fsync = end
elif sys.argv[2] == "replace":
    Path.replace = end
elif sys.argv[2] == "write":  # only a part of it is
    os.fdopen = lambda descriptor, *_, **__: (os.write(descriptor, b'{"format": "web'), end())
elif sys.argv[2] == "full":
    import resource
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))
elif sys.argv[2] == "again":
    print("ready", flush=True)
    while True:
        for seed in (1, 2):
            new_game(3, seed, board="heron-coast").play_on("random").save(sys.argv[1])
new_game(3, 2, board="heron-coast").play_on("random").save(sys.argv[1])
"""


def game(seed: int) -> str:
    """The text of one of the two games that are saved."""
    return record_text(new_game(3, seed, board="heron-coast").play_on("random").record())


def saving(path: Path, how: str) -> list[str]:
    return [sys.executable, "-c", SAVE, str(path), how]


@posix
@pytest.mark.parametrize("moment", ["write", "fsync", "replace"])
def test_a_process_that_is_killed_leaves_the_old_file(moment: str, tmp_path: Path):
    path = tmp_path / "game.json"
    write_text(path, game(1))
    assert subprocess.run(saving(path, moment), timeout=60).returncode == -signal.SIGKILL
    assert path.read_text(encoding="utf-8") == game(1)
    assert subprocess.run(saving(path, "then well"), timeout=60).returncode == 0
    assert path.read_text(encoding="utf-8") == game(2)
    assert [file.name for file in tmp_path.glob("*.json")] == ["game.json"], "what is left over is no game"


@posix
@pytest.mark.slow
def test_a_process_that_is_killed_at_any_time_leaves_a_whole_file(tmp_path: Path):
    path, seen = tmp_path / "game.json", set()
    write_text(path, game(1))
    for moment in range(12):
        with subprocess.Popen(saving(path, "again"), stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == b"ready\n"
            try:
                process.wait(0.05 + moment / 100)
            except subprocess.TimeoutExpired:
                process.kill()
        seen.add(path.read_text(encoding="utf-8"))
    assert seen <= {game(1), game(2)}


@posix
def test_a_full_disk_is_a_sentence_and_leaves_the_old_file(tmp_path: Path):
    """The system lets no file grow beyond a limit, as a full disk does."""
    path = tmp_path / "game.json"
    write_text(path, game(1))
    assert len(game(2)) > 2000
    done = subprocess.run(saving(path, "full"), timeout=60, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("webpower.engine.errors.FileError: ")
    assert path.read_text(encoding="utf-8") == game(1)
    assert list(tmp_path.iterdir()) == [path]


@posix
@pytest.mark.parametrize("moment", [*MOMENTS, "full"])
def test_every_kind_of_file_stays_whole(moment: str):
    """Killed while the new file is written, before it stands in the old one's place, or with no room for it."""
    assert every_kind(moment) == ""


@posix
@pytest.mark.slow
def test_every_kind_of_file_stays_whole_whenever_the_process_is_killed():
    assert every_kind("sometime", "20") == ""


def every_kind(*arguments: str) -> str:
    """What is wrong, in a process without the threads of other tests, which can be forked."""
    program = [sys.executable, "-m", "tests.hostile.saving", *arguments]
    return subprocess.run(program, capture_output=True, text=True, timeout=300, check=True).stdout


@posix
def test_every_module_that_writes_a_file_writes_it_whole():
    """No other way to write is used than `write_text` and `write_bytes`, but where a file only grows."""
    writes = re.compile(r"\.write_(text|bytes)\(|open\([^)]*[\"'](w|x|a)b?\+?[\"']")
    found = {path.name for path in PACKAGE.rglob("*.py") if writes.search(path.read_text(encoding="utf-8"))}
    assert found == {"files.py", "store.py"}


@posix
def test_a_link_stays_a_link(tmp_path: Path):
    path, link = tmp_path / "deep" / "game.json", tmp_path / "link.json"
    path.parent.mkdir()
    write_text(path, "old")
    link.symlink_to(path)
    write_text(link, "new")
    assert link.is_symlink()
    assert path.read_text() == "new"
