"""Playing on from a position many times: the same seed gives the same games, and another number another one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape
from threading import Event
from typing import NamedTuple

from webpower.engine.arena.intervals import (
    CONFIDENCE,
    POWER,
    Interval,
    cluster_deviation,
    clustered,
    clustered_share,
    clusters_needed,
)
from webpower.engine.arena.table import Column, Table
from webpower.engine.arena.written import with_version, written
from webpower.engine.chance import derive_seed, generator
from webpower.engine.errors import WrongValue
from webpower.engine.language import number_text
from webpower.engine.messages import Message, message
from webpower.engine.players import TEXTS, PlayerLike
from webpower.games.power.from_position import game_from
from webpower.games.power.game import Game
from webpower.games.power.players.sampling import sample
from webpower.games.power.scoring import score, winners

Bots = str | PlayerLike | Sequence[str | PlayerLike]
"""Who plays on: one for all seats, or one a seat."""

DIFFERENCE = 2.0
"""The points that are to be told, if nothing else is said."""


class Ended(NamedTuple):
    """How a game ended, by seat."""

    points: tuple[int, ...]
    shares: tuple[float, ...]
    """Of the win."""


def ended(game: Game) -> Ended:
    """How a game ended that is over (WP-44)."""
    winning = winners(game.position)
    shares = tuple((seat in winning) / len(winning) for seat in range(game.setup.seats))
    return Ended(score(game.position).totals(), shares)


def fresh(game: Game, number: int, seed: int, hidden: bool) -> Game:
    """A game that begins where another one has its cursor.

    What the player who decides there does not know, others' hands and the stack, is dealt anew for each number, unless
    it is not to be ``hidden``; then only the bots' chance differs, and how the discard pile is shuffled.
    """
    position = game.position
    if hidden:
        position = sample(game.observe(), generator(seed, "hidden", number))
    return game_from(position, game.names, derive_seed(seed, "onward", number))


def check(game: Game, games: int, difference: float) -> None:
    """Raises WrongValue for a game that is over at its cursor, and for no number of games or difference."""
    if not isinstance(game, Game) or game.position.is_over:
        raise WrongValue("game: expected one that is not over at its cursor")
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise WrongValue(f"games: expected at least 1, got {games!r}")
    if not difference > 0:
        raise WrongValue(f"difference: expected more than 0, got {difference!r}")


@dataclass(frozen=True)
class Found:
    """What came of playing on. Shows itself as a table, and how to read it."""

    question: Message
    names: tuple[str, ...]
    columns: tuple[Column, ...]
    rows: tuple[tuple[object, ...], ...]
    line: str
    """The line that gives the same table."""
    difference: float
    played: int
    wanted: int
    replay: Callable[[int, str], Game] = field(repr=False)
    plans: tuple[str, ...] = ("",)
    """The names of the plans that were compared."""

    def table(self) -> Table:
        """The numbers."""
        return Table(self.columns, self.rows)

    def game(self, number: int, plan: str = "") -> Game:
        """The game of that number, from 0, its cursor at the end; of several plans, with the first or the one named.

        Raises WrongValue for a game or plan that there is none of.
        """
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < self.played:
            raise WrongValue(f"number: expected 0 to {self.played - 1}, got {number!r}")
        if plan and plan not in self.plans:
            raise WrongValue(f"plan: expected {', '.join(self.plans)}, got {plan!r}")
        return self.replay(number, plan or self.plans[0])

    def about(self) -> list[str]:
        """How the table is to be read, and the line that gives it again."""
        size, sure = number_text(self.difference, "g"), number_text(CONFIDENCE, ".0%")
        read = message(TEXTS, "experiment-read-points", size=size, confidence=sure, power=number_text(POWER, ".0%"))
        part = message(TEXTS, "experiment-part", played=self.played, games=self.wanted)
        same = message(TEXTS, "experiment-line", line=self.line)
        return [said.say(()) for said in (read, *[part] * (self.played < self.wanted), same)]

    def __str__(self) -> str:
        return "\n\n".join([self.question.say(self.names), str(self.table()), "\n".join(self.about())])

    __repr__ = __str__

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        question = f"<div><b>{escape(self.question.say(self.names))}</b></div>"
        about = "".join(f"<div>{escape(line)}</div>" for line in self.about())
        return {"text/html": f"{question}{self.table().html()}{about}", "text/plain": str(self)}


@dataclass
class Playing:
    """A job of many games (`webpower.engine.arena.background.Job`), one after the other in this process."""

    games: int
    line: str
    play: Callable[[int], Sequence[Ended]]
    """How the games of a number ended."""
    found: Callable[[Sequence[Sequence[Ended]]], Found]
    """What those say that were played."""
    _played: list[Sequence[Ended]] = field(default_factory=list)

    def run(self, advance: Callable[[], object], stop: Event | None = None) -> Found:
        """Play them, and call ``advance`` after each."""
        self._played.clear()
        for number in range(self.games):
            if stop is not None and stop.is_set():
                break
            self._played.append(self.play(number))
            advance()
        return self.so_far()

    def so_far(self) -> Found:
        """What the games say that have been played."""
        return self.found(tuple(self._played))


def call(name: str, given: str, bots: Bots, games: int, hidden: bool, seed: int, difference: float) -> str:
    """The line that plays the same again."""
    players = [written(bot) for bot in several(bots)]
    who = players[0] if len(players) == 1 else f"[{', '.join(players)}]"
    more = "" if hidden else ", hidden=False"
    more += f", difference={difference:g}" if difference != DIFFERENCE else ""
    return with_version(f"lab.{name}(game, {given}{who}, games={games}, seed={seed}{more})")


def several(bots: Bots) -> list[str | PlayerLike]:
    """The bots as a list: one for all seats, or one a seat."""
    return list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots]


def mean(values: Sequence[float]) -> Interval:
    """The mean of values of independent games, with its interval."""
    return clustered(dict(enumerate([value] for value in values)))


def share(values: Sequence[float]) -> Interval:
    """The mean of shares, with its interval."""
    return clustered_share(dict(enumerate([value] for value in values)))


def needed(values: Sequence[float], difference: float) -> int | None:
    """How many games tell a difference; None if nothing is known yet of how values vary."""
    if len(values) < 2:
        return None
    deviation = cluster_deviation(dict(enumerate([value] for value in values)))
    return clusters_needed(deviation, difference) if deviation else None
