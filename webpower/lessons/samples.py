"""Results of many games that come with the program, for lessons on what they allow to say.

They are played results and nothing else: each file says in its first line which call has given it.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from webpower.draw.scene import Scene
from webpower.engine.arena.intervals import Interval
from webpower.engine.arena.results import Clusters
from webpower.engine.errors import WrongValue
from webpower.games.power.questions.charts import IntervalChart, Row
from webpower.games.power.questions.topic import say
from webpower.resources import data_path


class GameRow(NamedTuple):
    """How one player did in a game."""

    deal: int
    """Games of the same deal have the same cards in the same order."""
    seat: int
    points: int
    best: int
    """The points of the best of the others."""
    share: float
    """Of the win: 1, 0, or a part of it if it is shared."""

    @property
    def lead(self) -> int:
        """By how many points it was ahead of the best of the others."""
        return self.points - self.best


@dataclass(frozen=True)
class Sample:
    """One player's games among others, in the order in which they were played."""

    player: str
    origin: str
    """The call that has played them."""
    seats: int
    """How many play at a table."""
    games: tuple[GameRow, ...]

    def __len__(self) -> int:
        return len(self.games)

    def __repr__(self) -> str:
        return f"{self.player}: {len(self)} games at tables of {self.seats}, from {self.origin}"

    @property
    def fair(self) -> float:
        """The share of the wins that each would have if all were alike."""
        return 1 / self.seats

    def first(self, games: int) -> Sample:
        """Only the first so many games."""
        return Sample(self.player, self.origin, self.seats, self.games[:games])

    def shares(self) -> Clusters:
        """The shares of the win, deal by deal."""
        return self._by_deal(lambda game: game.share)

    def leads(self) -> Clusters:
        """The leads, deal by deal."""
        return self._by_deal(lambda game: float(game.lead))

    def _by_deal(self, value: Callable[[GameRow], float]) -> Clusters:
        found: Clusters = {}
        for game in self.games:
            found.setdefault(game.deal, []).append(value(game))
        return found


SAMPLES = ("monk", "thoughtful", "nearly", "milder")
"""The names of those that there are, each in every seat among greedy players, with the same deals: a monk, a thoughtful
player, and two of the kind to whom the rivals' points count a little less (9 tenths), or a good deal less (half)."""


@lru_cache
def sample(name: str) -> Sample:
    """The sample of that name. Raises WrongValue if there is none.

    >>> sample("monk").first(3)
    monk: 3 games at tables of 3, from tournament(["monk", "greedy", "greedy"], games=999, seed=11)
    """
    if name not in SAMPLES:
        raise WrongValue(f"sample: expected one of {', '.join(SAMPLES)}, got {name!r}")
    first, *rows = data_path("results", f"{name}.csv").read_text(encoding="utf8").splitlines()
    games = tuple(
        GameRow(int(row["deal"]), int(row["seat"]), int(row["points"]), int(row["best"]), float(row["share"]))
        for row in csv.DictReader(rows)
    )
    return Sample(name, first.removeprefix("# "), 1 + max(game.seat for game in games), games)


def interval_chart(rows: Mapping[str, Interval], fair: float) -> Scene:
    """Intervals of shares as a picture, each with its name, and the fair share as a line.

    >>> print(interval_chart({"20 games": Interval(0.4, 0.22, 0.61)}, 1 / 3).description)
    fair share 33.3%
    20 games: 40%, from 22% to 61%
    """
    named = tuple(Row(say("stat-name", name=name), interval) for name, interval in rows.items())
    return IntervalChart(named, fair).scene(())
