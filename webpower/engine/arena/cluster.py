"""Matches played on a cluster of Dask's.

Each task is a few matches. It plays them in a process of its own beside the cluster's worker, so that a player who
hangs or brings a process down can be stopped and named there as here, and the worker stays.
"""

from __future__ import annotations

from collections.abc import Sequence
from threading import Event
from typing import Any

from webpower.engine.arena.errors import arena_error
from webpower.engine.arena.playing import Contest, Played, Results
from webpower.engine.arena.schedule import Match
from webpower.engine.arena.worker import packed

TASKS = 8
"""How many tasks come to each thread of the cluster, so that the last ones do not wait for one another for long."""
MOST = 32
"""The most matches of a task."""
PATIENCE = "10s"
"""How long a scheduler is waited for."""
LOOK = 0.2
"""Seconds between two looks whether to stop."""


def on_cluster(contest: Contest, matches: Sequence[Match], scheduler: str, stop: Event) -> Results:
    """Play the matches on the cluster whose scheduler has this address.

    Raises ArenaError without the package distributed, or if there is no such scheduler.
    """
    try:
        import distributed
    except ImportError as error:
        raise arena_error("no-dask") from error
    try:
        client: Any = distributed.Client(scheduler, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise arena_error("no-cluster", address=scheduler) from error
    with client:
        yield from _results(client, contest, matches, stop)


def _results(client: Any, contest: Contest, matches: Sequence[Match], stop: Event) -> Results:
    content = packed(contest)
    threads = sum(client.nthreads().values()) or 1
    size = max(1, min(MOST, len(matches) // (TASKS * threads)))
    parts = [matches[start : start + size] for start in range(0, len(matches), size)]
    tasks = [client.submit(play_part, content, list(part), pure=False) for part in parts]
    try:
        for task in tasks:
            while not task.done():
                if stop.wait(LOOK):
                    return
            yield from task.result()
    finally:
        client.cancel(tasks)


def play_part(content: bytes, matches: Sequence[Match]) -> list[Played]:
    """Play some matches in one process; what a task of the cluster is."""
    import pickle

    from webpower.engine.arena.processes import played_in_one_process

    return played_in_one_process(pickle.loads(content), matches)
