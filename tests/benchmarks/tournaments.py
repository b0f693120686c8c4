"""Tournaments: games a second in this process, in one process of their own, and in two.

The ways take turns, round by round, so that whatever else the machine does slows all of them down alike; the speed-up
is the median of the rounds' ratios.
"""

from statistics import median

from tests.benchmarks.measure import Row, timed
from webpower.games.power.arena.tournament import tournament

BOTS = ("greedy", "thoughtful", "monk", "random")
WAYS = (0, 1, 2)
"""Numbers of processes."""


def seconds(workers: int, games: int, seed: int) -> float:
    """How long so many games take, the start of the processes included."""
    return timed(lambda: tournament(BOTS, games, seed=seed, workers=workers, progress=False))[1]


def rows(rounds: int = 3, games: int = 80) -> list[Row]:
    """What is told of tournaments."""
    times = [[seconds(workers, games, seed) for workers in WAYS] for seed in range(rounds)]
    here, one, two = (median(games / way for way in column) for column in zip(*times, strict=True))
    faster = median(time[1] / time[2] for time in times)
    return [
        Row("in this process", f"{here:.1f} games/s"),
        Row("one process, guarded", f"{one:.1f} games/s"),
        Row("two processes, guarded", f"{two:.1f} games/s, {faster:.2f} times one"),
    ]
