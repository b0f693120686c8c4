"""The page about files from strangers: its table is what comes, apart from what differs between machines."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.hostile.measure import PAGE, TABLE, cell
from tests.hostile.table import FILES
from webpower.cli import main

found = TABLE.search(PAGE.read_text(encoding="utf-8"))
assert found is not None
ROWS = [re.split(r" (?<!\\\\)\| ", row.strip("| ")) for row in found[0].splitlines()]


def test_every_file_has_a_row():
    assert [row[0] for row in ROWS] == list(FILES)


@pytest.mark.parametrize("row", [pytest.param(row, marks=[pytest.mark.slow] * FILES[row[0]].large) for row in ROWS])
def test_what_comes(row: list[str], tmp_path: Path):
    name, size, said, status, *_ = row
    content = FILES[name].content()
    path = tmp_path / "file.json"
    path.write_bytes(content)
    done = CliRunner().invoke(main, [FILES[name].command, str(path)])
    first = done.output.splitlines()[0].removeprefix(f"{path}: ")
    assert (size, said, status) == (f"{len(content):,}", cell(first), str(done.exit_code)), "run the command at its end"
