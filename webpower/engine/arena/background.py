"""Jobs of many games, played while one waits or in the background.

A thread looks after the games; they are best played in processes, but a job that plays them in this one leaves room
for others between any two games, too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from threading import Event, Thread
from time import monotonic
from typing import Any, Protocol

from webpower.engine.arena import running
from webpower.engine.arena.progress import progress_bar
from webpower.engine.messages import message
from webpower.engine.players import TEXTS

SOON = 0.1
"""Seconds after which a browser does a job: what the cell shows should be seen by then."""


class Job(Protocol):
    """Something that takes many games."""

    @property
    def games(self) -> int:
        """How many games there are to play."""
        ...

    @property
    def line(self) -> str:
        """The line that gives the same results."""
        ...

    def run(self, advance: Callable[[], object], stop: Event | None = None) -> Any:
        """Play them, call ``advance`` after each, and return the results; those so far after ``stop``."""
        ...

    def so_far(self) -> Any:
        """The results of the games that have been played."""
        ...


def conducted(job: Job, progress: bool | None = None, background: bool = False) -> Any:
    """The results of a job, with a bar that tells the time left; or a control that plays it in the background.

    In a browser there is no background, nor anybody else to play, and a sentence tells that, once (see `Background`).
    """
    if not running.HAS_PROCESSES:
        _tell_alone()
    if background:
        from webpower.show.running import Running

        return Running(Background(job))
    with progress_bar(job.games, progress) as advance:
        return job.run(advance)


@cache
def _tell_alone() -> None:
    print(message(TEXTS, "arena-alone").say(()))


class Background:
    """A job that is being done by a thread. It starts at once.

    In a browser, which has no threads, it is done when somebody waits for it, or else as soon as the cell has ended.
    """

    def __init__(self, job: Job) -> None:
        self.job = job
        self.done = 0
        """How many games have been played."""
        self.error: BaseException | None = None
        """Why it ended before its time."""
        self._result: Any = None
        self._stop, self._over = Event(), Event()
        self._began = monotonic()
        self._watchers: list[Callable[[], object]] = []
        self._begun = running.HAS_PROCESSES
        if self._begun:
            Thread(target=self._run, daemon=True).start()
        else:
            self._do_later()

    def stop(self) -> None:
        """Stop; the results are those so far. Nothing happens when it is over."""
        self._stop.set()

    def wait(self, seconds: float | None = None) -> Any:
        """Wait for the end and return the results. Raises what went wrong, and TimeoutError after so many seconds."""
        self._do_here()
        if not self._over.wait(seconds):
            raise TimeoutError
        if self.error is not None:
            raise self.error
        return self._result

    @property
    def is_over(self) -> bool:
        """Whether all games have been played, it was stopped, or something went wrong."""
        return self._over.is_set()

    @property
    def was_stopped(self) -> bool:
        """Whether somebody stopped it before it was over."""
        return self._stop.is_set() and self.done < self.job.games

    @property
    def seconds_left(self) -> float | None:
        """How long the rest will take if it goes on like this; None before the first game."""
        if self.done == 0:
            return None
        return (monotonic() - self._began) / self.done * (self.job.games - self.done)

    def on_change(self, watcher: Callable[[], object]) -> None:
        """Have ``watcher`` called, in the thread, after each game and at the end; at once if it is over."""
        self._watchers.append(watcher)
        if self.is_over:
            watcher()

    def _do_later(self) -> None:
        with suppress(RuntimeError):  # nothing comes after this: whoever wants the results has to wait for them
            asyncio.get_running_loop().call_later(SOON, self._do_here)

    def _do_here(self) -> None:
        """Do it, unless somebody does or did."""
        if not self._begun:
            self._begun = True
            self._run()

    def _run(self) -> None:
        try:
            self._result = self.job.run(self._advance, self._stop)
        except BaseException as error:
            self.error = error
        self._over.set()
        self._tell()

    def _advance(self) -> None:
        self.done += 1
        self._tell()

    def _tell(self) -> None:
        for watcher in tuple(self._watchers):
            watcher()
