"""Taking the time, and the rows of the table that tells it."""

from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Row(NamedTuple):
    """A line of the table: what was measured, and the numbers as they are to be read."""

    what: str
    numbers: str


def timed(task: Callable[..., T], *arguments: object) -> tuple[T, float]:
    """What the task returns, and how many seconds that took."""
    start = perf_counter()
    done = task(*arguments)
    return done, perf_counter() - start


def fastest(task: Callable[..., object], *arguments: object, times: int = 3) -> float:
    """How many seconds the task takes when nothing else gets in its way: the least of several times."""
    return min(timed(task, *arguments)[1] for _ in range(times))


def milliseconds(values: Sequence[float]) -> str:
    """Median and maximum of times in seconds, for a row."""
    return f"median {median(values) * 1e3:.2f} ms, slowest {max(values) * 1e3:.2f} ms"


def table(title: str, rows: Sequence[Row]) -> str:
    """The rows under their title, the numbers in one column."""
    width = max(len(row.what) for row in rows)
    return "\n".join([title, *(f"  {row.what:{width}}  {row.numbers}" for row in rows)])
