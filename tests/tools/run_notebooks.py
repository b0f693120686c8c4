"""Execute notebooks and store them with fresh outputs: python -m tests.tools.run_notebooks FILE_OR_FOLDER..."""

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode

# What a stored output depends on: plotly figures as plain data, without random ids, and no progress bars.
ENVIRONMENT = {"PLOTLY_RENDERER": "plotly_mimetype", "TQDM_DISABLE": "1"}
UID = re.compile(r"'uid': '[0-9a-f-]{36}'")  # what a FigureWidget calls its traces, anew every time
WIDGET = "application/vnd.jupyter.widget-view+json"
PATIENCE = 300  # seconds for one cell


def execute(path: Path) -> None:
    """Run all cells in order and store the notebook, clean. Raises CellExecutionError at the first cell that fails."""
    notebook = nbformat.read(path, as_version=4)
    client = NotebookClient(
        notebook,
        timeout=PATIENCE,
        kernel_name="python3",
        resources={"metadata": {"path": str(path.parent)}},
        record_timing=False,
        store_widget_state=False,
    )
    client.execute()
    clean(notebook)
    nbformat.write(notebook, path)


def clean(notebook: NotebookNode) -> None:
    """Take out what changes from run to run, or from machine to machine, without telling a reader anything."""
    notebook.metadata = NotebookNode(
        kernelspec={"display_name": "Python 3", "language": "python", "name": "python3"},
        language_info={"name": "python"},
    )
    for cell in notebook.cells:
        cell.metadata = NotebookNode({key: value for key, value in cell.metadata.items() if key in ("tags", "jupyter")})
        for output in cell.get("outputs", ()):
            if len(output.get("data", {})) > 1:
                # A control is alive only after running; without its entry a reader sees its picture or text instead.
                output.data.pop(WIDGET, None)
            if "text/plain" in output.get("data", {}):
                output.data["text/plain"] = UID.sub(f"'uid': '{'0' * 36}'", output.data["text/plain"])


def notebooks_in(places: list[str]) -> Iterator[Path]:
    """The notebooks named, and those in the folders named, in the order of their names."""
    for place in map(Path, places):
        yield from sorted(place.glob("*.ipynb")) if place.is_dir() else [place]


def main() -> None:
    os.environ.update(ENVIRONMENT)
    with TemporaryDirectory() as saves:
        os.environ["WEBPOWER_SAVES"] = saves  # else a game that was played here would be gone on with
        run(sys.argv[1:])


def run(places: list[str]) -> None:
    for path in notebooks_in(places):
        print(path, flush=True)
        execute(path)


if __name__ == "__main__":
    main()
