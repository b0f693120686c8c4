"""Sequential halving: finding the best of some options by trying them, when each try is a matter of luck.

All options are tried as often, then the worse half is left out, and so on until one is left; each stage has the same
budget. After Karnin, Koren and Somekh, Almost optimal exploration in multi-armed bandits (2013). In one round of tries
all options that are left meet the same luck, so that their differences show sooner.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Generic, Protocol, TypeVar

T = TypeVar("T")


class Budget(Protocol):
    """Says how often options are tried."""

    def rounds(self, stage: int, stages: int, options: int) -> Iterator[int]:
        """The rounds of a stage, in each of which every option that is left is tried once."""
        ...


@dataclass(frozen=True)
class Iterations:
    """So many tries in all, so that the same seed gives the same result; at least one round a stage."""

    number: int

    def rounds(self, stage: int, stages: int, options: int) -> Iterator[int]:
        """See `Budget.rounds`."""
        yield from range(max(1, self.number // (stages * options)))


class Seconds:
    """So much time in all, by a clock; at least one round a stage. How far it gets depends on the machine."""

    def __init__(self, seconds: float, clock: Callable[[], float] = perf_counter) -> None:
        self.seconds, self._clock = seconds, clock
        self._began = 0.0

    def rounds(self, stage: int, stages: int, options: int) -> Iterator[int]:
        """See `Budget.rounds`."""
        if stage == 0:
            self._began = self._clock()
        until = self._began + self.seconds * (stage + 1) / stages
        number = 0
        while number == 0 or self._clock() < until:
            yield number
            number += 1


@dataclass
class Tried(Generic[T]):
    """An option, and how it did."""

    option: T
    prior: float
    """What was thought of it before."""
    tries: int = 0
    total: float = 0.0

    @property
    def mean(self) -> float:
        """What it came to on average; nothing if it was not tried."""
        return self.total / self.tries if self.tries else 0.0


def halve(
    options: Sequence[T],
    attempt: Callable[[Sequence[T]], Sequence[float]],
    budget: Budget,
    prior: Callable[[T], float] = lambda _: 0.0,
    prior_tries: float = 0.0,
) -> list[Tried[T]]:
    """The options, the best first: the last one left, then those that were left out, the last of them first.

    ``attempt`` tries the options it is given once, with the same luck, and says what each came to. What is thought of
    an option before, its ``prior``, counts as so many tries (of which only the differences between options matter):
    while tries are few it guides, with many it is forgotten. A single option is not tried.

    >>> found = halve([1, 7, 3], lambda left: [float(option) for option in left], Iterations(12))
    >>> [(one.option, one.tries) for one in found]
    [(7, 5), (3, 5), (1, 2)]
    """
    left = [Tried(option, prior(option)) for option in options]
    out: list[Tried[T]] = []
    stages = (len(left) - 1).bit_length()
    for stage in range(stages):
        for _ in budget.rounds(stage, stages, len(left)):
            for one, value in zip(left, attempt([one.option for one in left]), strict=True):
                one.tries += 1
                one.total += value
        # All that are left have been tried as often, so that sums compare as means would.
        left.sort(key=lambda one: -(one.total + prior_tries * one.prior))
        half = (len(left) + 1) // 2
        left, out = left[:half], left[half:] + out
    return left + out
