"""The ladder of bots: on each rung one bot plays against copies of the bot on the rung below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import fmean
from typing import NamedTuple

from webpower.engine.arena.contest import contest, entrant
from webpower.engine.arena.intervals import Interval, wilson
from webpower.engine.arena.playing import Played
from webpower.engine.arena.running import run
from webpower.engine.arena.schedule import Match, balanced
from webpower.engine.chance import derive_seed
from webpower.engine.kind import Kind


class Rung(NamedTuple):
    """How a bot did against copies of the one below."""

    bot: str
    below: str
    games: int
    won: Interval
    """Its share of the wins; tied players share a win."""
    margin: float
    """Its points minus those of the best of the others, on average."""
    slowest: float
    """Its slowest decision, in seconds of one processor: the only figure here that depends on the machine."""


def climb(
    kind: Kind, bots: Sequence[str] = (), games: int = 200, seed: int = 0, players: int = 4, workers: int = 1
) -> Iterator[Rung]:
    """The rungs of a ladder from the second bot on, each when its games are played; all of `Kind.ladder` by default.

    Every deal is played with the bot in each seat. The result depends on the seed, and not on the number of workers
    (processes); only a bot that plays against the clock may break that. Raises UnknownPlayer, and RecordError for a
    number of players that the game is not for.
    """
    rungs = bots or kind.ladder
    for bot in rungs:
        kind.bots.make(bot)
    settled = kind.settled({})
    for below, bot in pairwise(rungs):
        matches = list(balanced(players, games, derive_seed(seed, "rung", bot, below)))
        entrants = [entrant(kind, name, name) for name in (bot, *[below] * (players - 1))]
        played = list(run(contest(kind, entrants, players, settled), matches, 0 if workers == 1 else workers))
        yield _rung(bot, below, matches, played)


def _rung(bot: str, below: str, matches: Sequence[Match], played: Sequence[Played]) -> Rung:
    results = [(match.seating.index(0), result) for match, result in zip(matches, played, strict=True)]
    return Rung(
        bot,
        below,
        len(results),
        wilson(result.shares[seat] for seat, result in results),
        fmean(_lead(result.points, seat) for seat, result in results),
        max(result.slowest[seat] for seat, result in results),
    )


def _lead(points: Sequence[int], seat: int) -> int:
    """How far a seat is ahead of the best of the others; below zero if it is behind."""
    return points[seat] - max(other for place, other in enumerate(points) if place != seat)
