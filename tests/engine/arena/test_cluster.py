"""On a cluster of Dask's the results are those of one process, and what players do there is found out."""

import sys
import warnings
from collections.abc import Iterator
from threading import Event

import pytest

from tests.engine.arena.toys import contest, dies, hangs, matches, skips, takes
from webpower.engine.arena.cluster import on_cluster
from webpower.engine.arena.errors import ArenaError
from webpower.engine.arena.playing import Fault
from webpower.engine.arena.running import run
from webpower.engine.players import RandomPlayer

pytestmark = pytest.mark.xdist_group("dask")  # one cluster, and not one for each process that tests


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a scheduler whose worker has two threads, all in this process, which is quick to start."""
    from distributed import LocalCluster

    with LocalCluster(n_workers=1, threads_per_worker=2, processes=False, dashboard_address="127.0.0.1:0") as cluster:
        yield cluster.scheduler_address


def test_results_are_those_of_one_process(scheduler: str):
    mixed = contest(RandomPlayer, takes, dies)
    seatings = [(0, 1), (1, 0), (0, 0), (2, 1)]
    wanted = [match._replace(seating=seatings[match.number % 4]) for match in matches(12)]
    there = [played._replace(slowest=()) for played in run(mixed, wanted, scheduler=scheduler)]
    assert there == [played._replace(slowest=()) for played in run(mixed, wanted, 1)]
    assert there[3].fault == Fault(0, 1, "death")


def test_who_hangs_loses_and_the_cluster_stays(scheduler: str):
    results = list(run(contest(hangs, takes, patience=0.8), matches(2), scheduler=scheduler))
    assert [played.fault for played in results] == [None, Fault(1, 4, "hang", "0.8")]
    assert len(list(run(contest(takes, takes), matches(3), scheduler=scheduler))) == 3


def test_stopping(scheduler: str):
    stop = Event()
    results = run(contest(takes, skips), matches(400), scheduler=scheduler, stop=stop)
    next(results)
    stop.set()
    assert sum(1 for _ in results) < 399


def test_no_scheduler_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("webpower.engine.arena.cluster.PATIENCE", "100ms")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with pytest.raises(ArenaError, match=r"no Dask scheduler at tcp://127\.0\.0\.1:9"):
            next(on_cluster(contest(takes, takes), matches(1), "tcp://127.0.0.1:9", Event()))


def test_without_dask_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ArenaError, match=r"pip install 'webpower\[dask\]'"):
        next(run(contest(takes, takes), matches(1), scheduler="tcp://127.0.0.1:1"))
