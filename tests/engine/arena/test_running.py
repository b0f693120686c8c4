"""Many matches: the same results whoever plays them; hanging and dying players are found out; stopping stops."""

import sys
import threading
import time
from contextlib import closing
from dataclasses import replace
from threading import Event

import pytest

from tests.engine.arena.toys import ODD, contest, crashes, dawdles, dies, hangs, matches, skips, takes
from webpower.engine.arena import running
from webpower.engine.arena.errors import ArenaError
from webpower.engine.arena.playing import Fault
from webpower.engine.arena.running import run
from webpower.engine.arena.schedule import Match
from webpower.engine.players import RandomPlayer


def lasting(results):
    return [played._replace(slowest=()) for played in results]


def test_results_are_the_same_here_and_in_processes():
    odd = contest(*ODD.values())
    pairs = [(one, other) for one in range(len(ODD)) for other in range(len(ODD))]
    numbered = [Match(number // 3, pair, number=number) for number, pair in enumerate(pairs)]
    alone = lasting(run(odd, numbered, 0))
    assert lasting(run(odd, numbered, 1)) == alone
    assert lasting(run(odd, numbered, 3)) == alone
    assert [played.match for played in alone] == list(range(64))
    assert {played.fault.kind for played in alone if played.fault} == {"crash", "illegal", "cheat"}


def test_who_hangs_loses_after_a_while_and_the_others_play_on():
    results = list(run(contest(hangs, takes, patience=0.8), matches(4), 2))
    assert [played.fault for played in results] == [None, Fault(1, 4, "hang", "0.8")] * 2
    assert [played.shares for played in results] == [(0.5, 0.5), (1, 0)] * 2


def test_who_hangs_in_a_decision_loses_at_its_limit():
    (played,) = run(contest(takes, hangs, seconds=0.4), matches(1), 1)
    assert played.fault == Fault(1, 4, "slow", "0.4")


def test_a_slow_decision_that_ends_is_found_out_in_a_process_too():
    results = list(run(contest(takes, dawdles, seconds=0.4), matches(2), 1))
    assert [played.fault for played in results] == [Fault(1, 2, "slow", "0.4"), Fault(0, 1, "slow", "0.4")]


def test_who_brings_its_process_down_loses():
    results = list(run(contest(dies, takes), matches(2), 1))
    assert [played.fault for played in results] == [Fault(0, 1, "death"), Fault(1, 2, "death")]


def test_after_stop_no_more_results_come():
    stop = Event()
    before = threading.active_count()
    results = run(contest(takes, takes), matches(100_000), 2, stop=stop)
    for _ in range(20):
        next(results)
    stop.set()
    assert list(results) == []
    time.sleep(0.1)
    assert threading.active_count() <= before


def test_stop_does_not_wait_for_who_hangs():
    stop = Event()
    results = run(contest(hangs, takes, patience=60), matches(4), 1, stop=stop)
    assert next(results).fault is None
    threading.Timer(0.2, stop.set).start()
    began = time.monotonic()
    assert list(results) == []
    assert time.monotonic() - began < 30


def test_giving_up_on_the_results_ends_the_processes():
    with closing(run(contest(hangs, takes, patience=60), matches(4), 1)) as results:
        assert next(results).fault is None
    # That the block was left at all says that nobody waits for the hanging player any more.


def test_stopping_here():
    stop = Event()
    results = run(contest(takes, takes), matches(10), 0, stop=stop)
    next(results)
    stop.set()
    assert list(results) == []


def test_no_matches_no_processes():
    assert list(run(contest(takes, takes), [], 4)) == []


def test_a_function_of_a_notebook_is_sent_too():
    def late(observation, legal, random):
        return "take" if len(observation[1]) > 3 else "skip"

    late.__module__ = "__main__"
    (played,) = run(contest(late, skips), matches(1), 1)
    assert played.points == (2, 0)


def test_without_cloudpickle_it_is_said_what_to_do(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "cloudpickle", None)
    assert next(run(contest(takes, crashes), matches(1), 1)).fault is not None
    with pytest.raises(ArenaError, match=r"pip install 'webpower\[arena\]'.* workers=0"):
        next(run(contest(lambda observation, legal, random: "take", skips), matches(1), 1))


def test_what_can_not_be_sent_is_one_sentence():
    lock = threading.Lock()

    def locked(observation, legal, random):
        with lock:
            return "take"

    with pytest.raises(ArenaError, match=r"can't be sent to another process: TypeError.*workers=0"):
        next(run(contest(locked, skips), matches(1), 1))


def test_a_process_that_does_not_start_is_one_sentence(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(
        "webpower.engine.arena.worker.CODE", "raise SystemExit('no such module')  # {path} {file} {parent}"
    )
    with pytest.raises(ArenaError, match="did not start: no such module"):
        next(run(contest(takes, skips), matches(1), 1))


def test_a_process_that_is_not_heard_of_is_one_sentence(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("webpower.engine.arena.worker.CODE", "import time; time.sleep(60)")
    monkeypatch.setattr("webpower.engine.arena.worker.START", 0.2)
    with pytest.raises(ArenaError, match=r"was not heard of for 0\.2 s"):
        next(run(contest(takes, skips), matches(1), 1))


def broken(history):
    raise LookupError("no such score")


def test_a_mistake_in_the_game_is_one_sentence():
    with pytest.raises(ArenaError, match="match 0 could not be played, and no player is to blame: LookupError"):
        next(run(replace(contest(takes, skips), finish=broken), matches(1), 1))


def test_where_there_are_no_processes_matches_are_played_here(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(running, "HAS_PROCESSES", False)
    monkeypatch.setitem(sys.modules, "webpower.engine.arena.processes", None)
    assert len(list(run(contest(takes, RandomPlayer), matches(3), 2))) == 3


def test_in_a_browser_neither_processes_nor_a_cluster_are_asked_for(monkeypatch: pytest.MonkeyPatch):
    alone = lasting(run(contest(takes, takes), matches(3), 0))
    monkeypatch.setattr(running, "HAS_PROCESSES", False)
    assert lasting(run(contest(takes, takes), matches(3), 2)) == alone
    assert lasting(run(contest(takes, takes), matches(3), scheduler="tcp://127.0.0.1:1")) == alone
