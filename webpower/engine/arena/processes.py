"""Matches played side by side in processes that are watched (`webpower.engine.arena.worker`)."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from queue import SimpleQueue
from threading import Event

from webpower.engine.arena.playing import Contest, Played, Results
from webpower.engine.arena.schedule import Match
from webpower.engine.arena.worker import LOOK, Stopped, Worker, packed

AHEAD = 1000
"""So many matches may be played before one that takes long: it holds nobody up."""


def in_processes(contest: Contest, matches: Sequence[Match], workers: int, stop: Event) -> Results:
    """Play the matches in so many processes, or in one a match if these are fewer."""
    content = packed(contest)
    crew = [Worker(content, contest.seconds, contest.patience) for _ in range(min(workers, len(matches)))]
    if not crew:
        return
    idle: SimpleQueue[Worker] = SimpleQueue()
    for worker in crew:
        idle.put(worker)

    def play(match: Match) -> Played | None:
        worker = idle.get()
        try:
            return None if stop.is_set() else worker.play(match)
        except Stopped:
            return None
        finally:
            idle.put(worker)

    pool = ThreadPoolExecutor(len(crew))
    try:
        waiting = deque(pool.submit(play, match) for match in matches[:AHEAD])
        for match in [*matches[AHEAD:], *[None] * len(waiting)]:
            played = _result(waiting.popleft(), stop)
            if played is None or stop.is_set():
                return
            if match is not None:
                waiting.append(pool.submit(play, match))
            yield played
    finally:
        for worker in crew:
            worker.stop()
        pool.shutdown(cancel_futures=True)
        for worker in crew:
            worker.close()


def _result(future: Future[Played | None], stop: Event) -> Played | None:
    """What a future gives; None if it is told to stop before, since a match may take long or hang."""
    while not stop.is_set():
        try:
            return future.result(LOOK)
        except TimeoutError:
            continue
    return None


def played_in_one_process(contest: Contest, matches: Sequence[Match]) -> list[Played]:
    """The results of matches played in one process, as a list."""
    with closing(in_processes(contest, matches, 1, Event())) as results:
        return list(results)
