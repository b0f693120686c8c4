"""Jobs in the background: they end, can be waited for and stopped, and tell how far they are."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from threading import Event
from typing import Any

import pytest

from webpower.engine.arena import background as in_background
from webpower.engine.arena import running
from webpower.engine.arena.background import Background, conducted


class Counting:
    """A job that plays a game whenever it may; it fails at a number."""

    def __init__(self, games: int, fails_at: int = -1) -> None:
        self.games, self.fails_at = games, fails_at
        self.played = 0
        self.line = f"count({games})"
        self.may = threading.Semaphore(0)

    def run(self, advance: Callable[[], object], stop: Event | None = None) -> Any:
        while self.played < self.games:
            self.may.acquire()
            if stop is not None and stop.is_set():
                break
            if self.played == self.fails_at:
                raise LookupError("no such game")
            self.played += 1
            advance()
        return self.so_far()

    def so_far(self) -> int:
        return self.played

    def let(self, games: int) -> None:
        for _ in range(games):
            self.may.release()


def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 10
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.005)


def test_a_job_goes_on_while_the_caller_does_something_else():
    job = Counting(3)
    background = Background(job)
    assert background.seconds_left is None
    assert not background.is_over
    job.let(2)
    until(lambda: background.done == 2)
    assert background.seconds_left is not None
    with pytest.raises(TimeoutError):
        background.wait(0.01)
    job.let(1)
    assert background.wait(10) == 3
    assert background.is_over
    assert not background.was_stopped
    assert background.seconds_left == 0


def test_stop_keeps_what_was_played():
    job = Counting(5)
    background = Background(job)
    job.let(2)
    until(lambda: background.done == 2)
    background.stop()
    job.let(1)
    assert background.wait(10) == 2
    assert background.was_stopped
    background.stop()


def test_what_goes_wrong_is_raised_for_who_waits():
    job = Counting(5, fails_at=1)
    background = Background(job)
    job.let(2)
    with pytest.raises(LookupError, match="no such game"):
        background.wait(10)
    assert background.done == 1
    assert isinstance(background.error, LookupError)


def test_watchers_are_told_of_each_game_and_the_end():
    job = Counting(2)
    background = Background(job)
    told: list[tuple[int, bool]] = []
    background.on_change(lambda: told.append((background.done, background.is_over)))
    job.let(2)
    background.wait(10)
    until(lambda: len(told) == 3)
    assert told == [(1, False), (2, False), (2, True)]
    background.on_change(lambda: told.append((-1, True)))
    assert told[-1] == (-1, True)


def test_without_background_the_results_are_returned():
    job = Counting(3)
    job.let(3)
    assert conducted(job, progress=False) == 3


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(running, "HAS_PROCESSES", False)
    in_background._tell_alone.cache_clear()
    yield
    in_background._tell_alone.cache_clear()


@pytest.mark.usefixtures("browser")
def test_in_a_browser_a_job_is_done_for_whoever_waits_and_a_sentence_tells_it_once(capsys: pytest.CaptureFixture[str]):
    threads = threading.active_count()
    job = Counting(2)
    job.let(2)
    background = Background(job)
    assert job.played == 0
    assert background.wait() == background.wait() == 2
    assert threading.active_count() == threads
    job = Counting(1)
    job.let(1)
    assert conducted(job, progress=False) == 1
    assert "neither processes nor threads" in capsys.readouterr().out
    job = Counting(1)
    job.let(1)
    assert conducted(job, progress=False) == 1
    assert capsys.readouterr().out == ""


@pytest.mark.usefixtures("browser")
def test_in_a_browser_a_job_is_done_after_the_cell_unless_it_is_stopped_before():
    async def cell() -> tuple[int, int]:
        done, stopped = Counting(3), Counting(100_000)
        done.let(3)
        stopped.let(100_000)
        Background(done)
        Background(stopped).stop()
        await asyncio.sleep(2 * in_background.SOON)
        return done.played, stopped.played

    assert asyncio.run(cell()) == (3, 0)
