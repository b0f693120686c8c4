"""Importing the package is quick: what draws or calculates with arrays comes only when it is asked for."""

import subprocess
import sys

import pytest

HEAVY = ("plotly", "ipywidgets", "anywidget", "IPython", "networkx", "pandas", "numpy")


@pytest.mark.parametrize("module", ["webpower", "webpower.cli"])
def test_import_loads_nothing_heavy(module: str):
    script = f"import sys, {module}; print(*sorted(set({HEAVY}) & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
