"""One match, played so that no player can spoil it: who crashes, cheats or takes too long loses, with the reason.

A match with such a fault is over at once: the player at fault has no part in the win, the others share it equally, and
nobody has points.
"""

from __future__ import annotations

import random as global_random
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from time import monotonic, process_time
from typing import Any, NamedTuple

from webpower.engine.arena.schedule import Match
from webpower.engine.chance import generator
from webpower.engine.conformance import kept
from webpower.engine.history import History
from webpower.engine.messages import Message, message
from webpower.engine.players import TEXTS, Player, play_on
from webpower.engine.text import in_a_few_words

CRASH, ILLEGAL, CHEAT, SLOW, HANG, DEATH = FAULTS = ("crash", "illegal", "cheat", "slow", "hang", "death")
"""What a player can be at fault for; each has a sentence, ``fault-…``."""


class Finish(NamedTuple):
    """How a game ended."""

    points: tuple[int, ...]
    """By seat."""
    winners: tuple[int, ...]
    """The seats that win."""
    sources: Mapping[str, tuple[int, ...]] = {}
    """Where the points come from, each by seat; together they are the points."""
    facts: Mapping[str, tuple[int, ...]] = {}
    """What else is counted, each by seat."""


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part: a name, and how to make a new player for each game."""

    name: str
    make: Callable[[], Player]


@dataclass(frozen=True)
class Contest:
    """What is played, and by whom. All of it can be sent to another process."""

    entrants: tuple[Entrant, ...]
    start: Callable[[int], History[Any, Any]]
    """Makes the game of a seed."""
    finish: Callable[[History[Any, Any]], Finish]
    """Says how a game that is over ended."""
    seconds: float | None = None
    """The most that a decision may take, by the clock; with a limit the results depend on the machine."""
    patience: float = 300.0
    """Seconds after which a whole game counts as hanging; only where games are played in processes of their own."""


class Fault(NamedTuple):
    """Why a player lost a match before it was over."""

    seat: int
    decision: int
    """The number of the decision in the game, from 1; 0 is before the first."""
    kind: str
    detail: str = ""

    def message(self, player: str) -> Message:
        """The reason as a sentence."""
        return message(
            TEXTS, f"fault-{self.kind}", player=player, seat=self.seat, decision=self.decision, detail=self.detail
        )


class Played(NamedTuple):
    """How a match ended, by seat."""

    match: int
    """The number of the match."""
    shares: tuple[float, ...]
    """Of the win; players who tie for it share it."""
    points: tuple[int, ...] = ()
    """None of a match with a fault."""
    sources: Mapping[str, tuple[int, ...]] = {}
    facts: Mapping[str, tuple[int, ...]] = {}
    fault: Fault | None = None
    slowest: tuple[float, ...] = ()
    """The slowest decision, in seconds of one processor: all that depends on the machine, and never kept."""


Results = Generator[Played, None, None]
"""Results one after the other; closing it ends all that was started for them."""

OnMove = Callable[[int, int], None]
"""Is told a seat and the number of its decision before it decides."""


def play_match(contest: Contest, match: Match, on_move: OnMove = lambda seat, decision: None) -> Played:
    """Play a match to its end, or to the first fault of a player."""
    watch = _Watch(contest.seconds, on_move, [0.0] * len(match.seating))
    history = contest.start(match.seed)
    try:
        _play(contest, match, history, watch)
    except Lost as lost:
        return lost_match(match, lost.fault)._replace(slowest=tuple(watch.slowest))
    points, winners, sources, facts = contest.finish(history)
    shares = tuple((seat in winners) / len(winners) for seat in range(len(points)))
    return Played(match.number, shares, points, sources, facts, None, tuple(watch.slowest))


def replay_match(contest: Contest, match: Match, until: int | None = None) -> History[Any, Any]:
    """The game of a match once more, to its end or only until the decision of that number, which a player spoilt then.

    Raises Lost if a player spoils it before.
    """
    history = contest.start(match.seed)

    def on_move(seat: int, decision: int) -> None:
        if until is not None and decision >= until:
            raise _FarEnough

    with suppress(_FarEnough):
        _play(contest, match, history, _Watch(None, on_move, [0.0] * len(match.seating)))
    return history


class _FarEnough(Exception):
    """All the decisions that were asked for have been made."""


def _play(contest: Contest, match: Match, history: History[Any, Any], watch: _Watch) -> None:
    with _chance(match.seed):
        players = []
        for seat, entrant in enumerate(match.seating):
            watch.on_move(seat, 0)
            with _to_blame(seat, 0):
                players.append(contest.entrants[entrant].make())
        play_on(history, players, match.seed, watch)


def lost_match(match: Match, fault: Fault) -> Played:
    """The result of a match that a fault ended."""
    seats = len(match.seating)
    return Played(match.number, tuple((seat != fault.seat) / (seats - 1) for seat in range(seats)), fault=fault)


class Lost(Exception):
    """A player has spoilt the match."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


@dataclass
class _Watch:
    """Asks players for their decisions and looks at how they go about it (see `webpower.engine.players.Decide`)."""

    seconds: float | None
    on_move: OnMove
    slowest: list[float]
    decisions: int = field(default=0)

    def __call__(self, player: Player, seat: int, observation: Any, legal: Sequence[Any], random: Random) -> Any:
        self.decisions += 1
        self.on_move(seat, self.decisions)
        seen, given = kept(observation), list(legal)
        began, worked = monotonic(), process_time()
        with _to_blame(seat, self.decisions):
            action = player.choose(observation, given, random)
            place = legal.index(action) if action in legal else None
        self.slowest[seat] = max(self.slowest[seat], process_time() - worked)
        if self.seconds is not None and monotonic() - began > self.seconds:
            raise Lost(Fault(seat, self.decisions, SLOW, f"{self.seconds:g}"))
        if place is None:
            raise Lost(Fault(seat, self.decisions, ILLEGAL, in_a_few_words(action)))
        if given != list(legal) or kept(observation) != seen:
            raise Lost(Fault(seat, self.decisions, CHEAT))
        return legal[place]  # and not what was returned, which may only claim to be equal


@contextmanager
def _to_blame(seat: int, decision: int) -> Iterator[None]:
    """Whatever goes wrong in the block is the fault of who sits there; only the keyboard may interrupt it."""
    try:
        yield
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise Lost(Fault(seat, decision, CRASH, in_a_few_words(error))) from None


@contextmanager
def _chance(seed: int) -> Iterator[None]:
    """In the block the global generator is the match's own, so that a player who uses it plays the same everywhere."""
    before = global_random.getstate()
    global_random.setstate(generator(seed, "global").getstate())
    try:
        yield
    finally:
        global_random.setstate(before)
