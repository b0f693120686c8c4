"""What experiments are made of: tournaments, what is measured in them, and the table of what was found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, inf
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any, NamedTuple

from webpower.engine.arena.games import GameResults
from webpower.engine.arena.intervals import (
    CONFIDENCE,
    POWER,
    Interval,
    cluster_deviation,
    clustered,
    clustered_share,
    clusters_needed,
    design_effect,
    games_for_share,
)
from webpower.engine.arena.planning import PATIENCE, Planned, plan
from webpower.engine.arena.results import Clusters
from webpower.engine.arena.table import Column, Table
from webpower.engine.arena.written import Named, called, with_version, written
from webpower.engine.kind import Kind
from webpower.engine.language import number_text
from webpower.engine.messages import Message, message
from webpower.engine.players import TEXTS

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

LIMITS = ("seconds", "patience")
PLACES = ("workers", "scheduler", "save")


class Finding(NamedTuple):
    """Something that was measured."""

    what: str
    values: Clusters
    """Shares of the win, or points, deal by deal and game by game."""
    fair: float | None = None
    """The share that is nothing special; None for points."""
    per: float = 1.0
    """What is shown is divided by it."""

    def interval(self) -> Interval:
        """What was found: the difference to a fair share, or points, with its bounds."""
        if self.fair is None:
            return Interval(*(bound / self.per for bound in clustered(self.values)))
        return Interval(*(bound - self.fair for bound in clustered_share(self.values)))

    def needed(self, difference: float) -> int | None:
        """How many games tell such a difference; None if nothing is known yet of how points vary.

        Of shares it is the number of independent games, times how many games of a deal tell as much as one of them.
        """
        if self.fair is not None:
            return ceil(games_for_share(self.fair, difference) * design_effect(self.values))
        deviation = cluster_deviation(self.values)
        if not 0 < deviation < inf:
            return None
        return ceil(clusters_needed(deviation, difference) * sum(map(len, self.values.values())) / len(self.values))


class Trial(NamedTuple):
    """A tournament of an experiment, and what is measured in its results, also while it is being played."""

    planned: Planned
    measure: Callable[[GameResults], Sequence[Finding]]


class Call(NamedTuple):
    """How an experiment was called."""

    kind: Kind
    name: str
    given: tuple[Any, ...]
    named: Mapping[str, Any]
    how: Mapping[str, Any]
    """Options of the game and of playing it."""

    @property
    def options(self) -> tuple[str, ...]:
        """The names of what can be chosen for the game."""
        return tuple(choice.name for choice in self.kind.choices)

    def line(self) -> str:
        """The line that gives the same numbers; where the games are played does not matter for them."""
        kept = {name: value for name, value in self.how.items() if name in (*self.options, *LIMITS)}
        shown = [_shown(value) for value in self.given]
        shown += [f"{name}={_shown(value)}" for name, value in {**self.named, **kept}.items()]
        return with_version(f"{called(self.kind, self.name)}({', '.join(shown)})")

    def plan(self, bots: Named, seats: str = "balanced", **options: Any) -> Planned:
        """A tournament of it, of so many games with its seed; ``options`` of the game, beside those of the call."""
        chosen = {name: self.how[name] for name in self.options if name in self.how} | options
        seconds, patience = self.how.get("seconds"), self.how.get("patience", PATIENCE)
        games, seed = self.named["games"], self.named["seed"]
        planned = plan(self.kind, bots, games, seats, seed, None, seconds, patience, chosen)
        planned.workers, planned.scheduler = self.how.get("workers", 1), self.how.get("scheduler", "")
        return planned


def _shown(value: Any) -> str:
    return repr(value) if isinstance(value, int | float | tuple | None) else written(value)


@dataclass
class Experiment:
    """A question, and what the games say so far. Shows itself as a table."""

    question: Message
    trials: Sequence[Trial]
    call: Call
    difference: float
    """What is to be told, in the unit of what is measured."""
    unit: str = "share"
    """``share`` of the wins, or ``points``."""

    @property
    def games(self) -> int:
        """How many games there are to play."""
        return sum(trial.planned.games for trial in self.trials)

    @property
    def line(self) -> str:
        """The line that gives the same table."""
        return self.call.line()

    @property
    def results(self) -> list[GameResults]:
        """The results of each tournament, as far as it got."""
        return [trial.planned.so_far() for trial in self.trials]

    def run(self, advance: Callable[[], object], stop: Event | None = None) -> Experiment:
        """Play the games, and call ``advance`` after each. Raises ArenaError and FileError."""
        folder = self.call.how.get("save", "")
        for number, trial in enumerate(self.trials):
            if folder:
                trial.planned.save = str(Path(folder) / f"{number + 1}.jsonl")
            trial.planned.run(advance, stop)
        return self

    def so_far(self) -> Experiment:
        """It shows what there is."""
        return self

    def table(self) -> Table:
        """A row for each thing measured: the difference with its interval, and how many games it takes to be told."""
        form = "+.1%" if self.unit == "share" else "+.2f"
        columns = (
            *map(Column, ("what", "games")),
            *(Column(name, form) for name in (self.unit_column, f"{self.unit_column}_low", f"{self.unit_column}_high")),
            Column("needed", ","),
        )
        return Table(columns, tuple(self._rows()))

    @property
    def unit_column(self) -> str:
        """What the column of differences is called."""
        return "wins_more" if self.unit == "share" else "points_more"

    def _rows(self) -> Iterable[tuple[Any, ...]]:
        for trial in self.trials:
            for found in trial.measure(trial.planned.so_far()):
                games = sum(map(len, found.values.values()))
                if games:
                    yield (found.what, games, *found.interval(), found.needed(self.difference))

    def chart(self) -> Figure:
        """The table as a chart."""
        from webpower.draw.arena_charts import findings

        return findings(self)

    def about(self) -> str:
        """How the table is to be read, and the line that gives it again."""
        size = number_text(self.difference, ".0%" if self.unit == "share" else "g")
        values = {"size": size, "confidence": number_text(CONFIDENCE, ".0%"), "power": number_text(POWER, ".0%")}
        told = [message(TEXTS, f"experiment-read-{self.unit}", "", **values).say(())]
        played = sum(len(trial.planned.played) for trial in self.trials)
        if played < self.games:
            told.append(message(TEXTS, "experiment-part", "", played=played, games=self.games).say(()))
        return "\n".join([*told, message(TEXTS, "experiment-line", line=self.line).say(())])

    def __str__(self) -> str:
        return f"{self.question.say(())}\n\n{self.table()}\n\n{self.about()}"

    def __repr__(self) -> str:
        return f"Experiment({self.line})"

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        from html import escape

        about = "".join(f"<div>{escape(line)}</div>" for line in self.about().split("\n"))
        question = f"<div><b>{escape(self.question.say(()))}</b></div>"
        return {"text/html": f"{question}{self.table().html()}{about}", "text/plain": str(self)}
