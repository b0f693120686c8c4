"""Time and memory that hostile files take, each in a process of its own: python -m tests.hostile.measure [NAME …].

With ``--page`` the table of docs/strangers.md is filled in. Needs Linux, whose processes tell how much memory they have
taken at most.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from tests.hostile.table import FILES

MEMORY = 800_000_000
"""Bytes that a reading process may take; more is refused by the system, and the process fails."""

PAGE = Path(__file__).parents[2] / "docs" / "strangers.md"
TABLE = re.compile(r"(?<=\n\| --- \| --- \| --- \| --- \| --- \| --- \|\n)(\|.*\n)+")
SHOWN = 100
"""So many characters of what comes are shown."""

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
    said: str
    """The first line, without the name of the file."""


def measured(name: str) -> Cost:
    """The cost of a row of the table. Raises CalledProcessError if it breaks the limit or fails in another way."""
    case = FILES[name]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "file.json"
        path.write_bytes(case.content())
        command = [sys.executable, "-c", READ, str(MEMORY), case.command, str(path)]
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
    *told, cost = done.stderr.splitlines()
    status, seconds, megabytes = cost.split("\t")
    said = (done.stdout.splitlines() or told)[0].removeprefix(f"{path}: ")
    return Cost(int(status), float(seconds), int(megabytes), said)


def row(name: str, cost: Cost) -> str:
    """A row of the table of the page."""
    size = len(FILES[name].content())
    return f"| {name} | {size:,} | {cell(cost.said)} | {cost.status} | {cost.seconds:.1f} | {cost.megabytes} |"


def cell(said: str) -> str:
    """What came, as it stands in the table."""
    short = said if len(said) <= SHOWN else f"{said[:SHOWN]}…"
    return re.sub(r"([\\`*_{}\[\]<>|])", r"\\\1", short)


def main() -> None:
    fill = sys.argv[1:] == ["--page"]
    rows = []
    for name in FILES if fill else sys.argv[1:] or FILES:
        rows.append(row(name, measured(name)))
        print(rows[-1], flush=True)
    if fill:
        text = PAGE.read_text(encoding="utf8")
        PAGE.write_text(TABLE.sub(lambda _: "".join(f"{row}\n" for row in rows), text), encoding="utf8")


if __name__ == "__main__":
    main()
