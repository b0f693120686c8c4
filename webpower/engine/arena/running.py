"""Matches played one after the other here, side by side in processes, or on a cluster: the results are the same.

They come in the order of the matches, whoever is ready first.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from threading import Event

from webpower.engine.arena.playing import Contest, Results, play_match
from webpower.engine.arena.schedule import Match

HAS_PROCESSES = sys.platform != "emscripten"
"""A browser has none; nor threads, nor connections to a cluster."""


def run(
    contest: Contest,
    matches: Sequence[Match],
    workers: int = 1,
    scheduler: str = "",
    stop: Event | None = None,
) -> Results:
    """Play the matches; after ``stop`` is set no more results come.

    ``workers`` is the number of processes, each of which is watched: a player who hangs or brings it down loses. With 0
    (and in a browser) the matches are played here, where nobody can stop such a player. ``scheduler`` is the address of
    a Dask scheduler, on whose cluster they are played instead (not in a browser). Raises ArenaError.
    """
    stop = stop or Event()
    if scheduler and HAS_PROCESSES:
        from webpower.engine.arena.cluster import on_cluster

        yield from on_cluster(contest, matches, scheduler, stop)
    elif workers and HAS_PROCESSES:
        from webpower.engine.arena.processes import in_processes

        yield from in_processes(contest, matches, workers, stop)
    else:
        yield from here(contest, matches, stop)


def here(contest: Contest, matches: Sequence[Match], stop: Event) -> Results:
    """Play the matches in this process."""
    for match in matches:
        if stop.is_set():
            return
        yield play_match(contest, match)
