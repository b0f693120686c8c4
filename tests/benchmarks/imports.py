"""How long `import webpower` takes, in a fresh interpreter each time."""

import subprocess
import sys

from tests.benchmarks.measure import Row, milliseconds

SCRIPT = "import time; start = time.perf_counter(); import {module}; print(time.perf_counter() - start)"


def import_time(module: str) -> float:
    """Seconds that the import takes, the start of the interpreter not included."""
    return run_time(SCRIPT.format(module=module))


def run_time(script: str) -> float:
    """The seconds that a script prints, run in a fresh interpreter."""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return float(done.stdout)


def rows(times: int = 15) -> list[Row]:
    """What to print."""
    return [Row("import webpower", milliseconds([import_time("webpower") for _ in range(times)]))]
