"""Time and memory that hostile files take, each in a process of its own: python -m tests.hostile.measure [NAME …].

Needs Linux, whose processes tell how much memory they have taken at most.
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from tests.hostile.table import FILES

MEMORY = 800_000_000
"""Bytes that a reading process may take; more is refused by the system, and the process fails."""

READ = """
import resource, sys, time
from webpower.cli import main
resource.setrlimit(resource.RLIMIT_AS, (int(sys.argv[1]), int(sys.argv[1])))
start, status = time.process_time(), 0
try:
    main(sys.argv[2:], standalone_mode=False)
except SystemExit as end:
    status = end.code
peak = next(int(line.split()[1]) // 1024 for line in open("/proc/self/status") if line.startswith("VmHWM"))
print(status, f"{time.process_time() - start:.2f}", peak, sep="\\t", file=sys.stderr)
"""


class Cost(NamedTuple):
    """What reading a file took."""

    status: int
    seconds: float
    """Of the processor, without starting Python."""
    megabytes: int
    """At most, Python and the program included."""


def measured(name: str) -> Cost:
    """The cost of a row of the table. Raises CalledProcessError if it breaks the limit or fails in another way."""
    case = FILES[name]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "file.json"
        path.write_bytes(case.content())
        command = [sys.executable, "-c", READ, str(MEMORY), case.command, str(path)]
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
    status, seconds, megabytes = done.stderr.splitlines()[-1].split("\t")
    return Cost(int(status), float(seconds), int(megabytes))


def main() -> None:
    print(f"{'file':34} {'bytes':>12} {'status':>6} {'seconds':>8} {'MB':>5}")
    for name in sys.argv[1:] or FILES:
        cost = measured(name)
        size = len(FILES[name].content())
        print(f"{name:34} {size:12,} {cost.status:6} {cost.seconds:8.2f} {cost.megabytes:5}", flush=True)


if __name__ == "__main__":
    main()
