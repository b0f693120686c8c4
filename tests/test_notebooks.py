"""The stored notebooks are clean: a reader who runs nothing sees what running them shows (nbval compares that)."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import nbformat
import pytest
from nbformat import NotebookNode

from tests.tools.run_notebooks import WIDGET, clean

ROOT = Path(__file__).parent.parent
PATHS = sorted((ROOT / "notebooks").glob("*.ipynb"))

# What only one machine or one run has: places of files, addresses in memory, a local server.
MACHINE = re.compile(
    r"/(home|root|Users|tmp|var/folders)/|[A-Z]:\\\\|site-packages|\.venv|0x[0-9a-f]{6,}|localhost|127\.0\.0\.1"
)

WARNING = re.compile(r"\b\w*Warning:|Traceback \(most recent")


@pytest.fixture(params=PATHS, ids=lambda path: path.name)
def notebook(request: pytest.FixtureRequest) -> NotebookNode:
    loaded: NotebookNode = nbformat.read(request.param, as_version=4)
    return loaded


def code_cells(notebook: NotebookNode) -> list[NotebookNode]:
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def outputs(notebook: NotebookNode) -> Iterator[NotebookNode]:
    for cell in code_cells(notebook):
        yield from cell.outputs


def test_there_are_notebooks():
    assert PATHS


def test_it_is_valid(notebook: NotebookNode):
    nbformat.validate(notebook)


def test_its_cells_ran_once_from_top_to_bottom(notebook: NotebookNode):
    counts = [cell.execution_count for cell in code_cells(notebook)]
    assert counts == list(range(1, len(counts) + 1)), "run: make notebooks"


def test_something_is_shown(notebook: NotebookNode):
    assert list(outputs(notebook))


def test_whoever_prints_shows_something(notebook: NotebookNode):
    for cell in code_cells(notebook):
        assert cell.outputs or "print(" not in cell.source, f"nothing is shown by: {cell.source}"


def test_no_error_and_no_warning_is_shown(notebook: NotebookNode):
    for output in outputs(notebook):
        assert output.output_type != "error"
        assert output.get("name") != "stderr", output.text
        assert not WARNING.search(words(output))


def words(output: NotebookNode) -> str:
    """What an output says as plain text."""
    plain = output.get("data", {}).get("text/plain", "")
    return str(output.get("text", "")) + str(plain)


def test_no_state_of_a_control_is_stored(notebook: NotebookNode):
    assert "widgets" not in notebook.metadata
    for output in outputs(notebook):
        assert WIDGET not in output.get("data", {}), "a control is stored with no picture or text instead"


def test_it_is_stored_as_make_notebooks_stores_it(notebook: NotebookNode):
    stored = nbformat.writes(notebook)
    clean(notebook)
    assert nbformat.writes(notebook) == stored, "run: make notebooks"


def test_nothing_in_it_belongs_to_one_machine(notebook: NotebookNode):
    found = MACHINE.search(unquote(nbformat.writes(notebook)))
    assert found is None, f"{found.group()} is stored" if found else ""


def test_every_cell_is_compared(notebook: NotebookNode):
    tags = {tag for cell in code_cells(notebook) for tag in cell.metadata.get("tags", ())}
    sources = "\n".join(cell.source for cell in code_cells(notebook))
    assert not tags & {"nbval-skip", "nbval-ignore-output", "raises-exception"}
    assert "NBVAL_" not in sources
