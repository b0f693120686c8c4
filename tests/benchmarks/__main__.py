"""Print what is measured, topic by topic: python -m tests.benchmarks."""

import platform
from collections.abc import Callable

from tests.benchmarks import chains, clicks, drawing, imports, latency, nets, play, tournaments
from tests.benchmarks.measure import Row, table

TOPICS: dict[str, Callable[[], list[Row]]] = {
    f"Random play, {play.PLAYERS} players": play.rows,
    "A tournament of four bots": tournaments.rows,
    "Exact chains": chains.rows,
    "Exact chains on the broadest road nets that a board may have": nets.rows,
    "Import": imports.rows,
    "Drawing": drawing.rows,
    "A step in JupyterLab, from the click to the changed picture": latency.rows,
    "A click at the play table in JupyterLab, the same": clicks.rows,
}


def main() -> None:
    print(f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}")
    for title, rows in TOPICS.items():
        print()
        print(table(title, rows()), flush=True)


if __name__ == "__main__":
    main()
