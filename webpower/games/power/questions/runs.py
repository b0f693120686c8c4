"""Questions about runs of games: which share of the wins is fair, and whether the games of two runs are pairs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from webpower.engine.answers import Number, Option, Options
from webpower.engine.arena.schedule import Match
from webpower.engine.arena.setting import Setting
from webpower.engine.chance import pick, shuffled
from webpower.engine.messages import Value
from webpower.engine.questions import Mistake
from webpower.games.power.board import PLAYER_COUNTS
from webpower.games.power.questions.charts import RunChart, SeatChart
from webpower.games.power.questions.positions import Source
from webpower.games.power.questions.topic import Made, Subject, mistake, say

NAMES = ("greedy", "monk", "wanderer", "blocker", "courtier", "random", "thoughtful")
"""Bots that take part."""

# A fair share


def fair(source: Source, random: Random, level: int) -> Made:
    """How many wins are fair: one seat of several, then two seats, then a seat in some of the games only."""
    table = pick(PLAYER_COUNTS, random)
    bots = shuffled(NAMES, random)
    entrants = {1: bots[:table], 2: [bots[0], *bots[: table - 1]], 3: bots[: table + pick((1, 2), random)]}[level]
    entrants = entrants[: len(NAMES)]
    games = len(entrants) * table * pick((4, 6, 8, 10), random)
    setting = Setting(tuple(entrants), table, games, 0)
    bot = entrants[0]
    seats = [sum(entrants[entrant] == bot for entrant in match.seating) for match in setting.matches()]
    right = sum(seats) // table
    about: dict[str, Value] = {"games": games, "players": table, "bot": bot, "right": right, "bots": len(entrants)}
    about |= {"plays": sum(map(bool, seats)), "seats": max(seats)}
    return Made(
        Subject(source.start(), drawn=_table(entrants, table)),
        say(f"q-fair-{level}", **about),
        Number(),
        right,
        _wrong_shares(games, table, len(entrants), level, about),
        (say("q-fair-hint-1", **about), say(f"q-fair-hint-{level + 1}", **about)),
        (say(f"q-fair-so-{level}", **about),),
    )


def _table(entrants: Sequence[str], table: int) -> SeatChart:
    return SeatChart(tuple(entrants[:table]), tuple(entrants[table:]))


def _wrong_shares(games: int, table: int, bots: int, level: int, about: dict[str, Value]) -> Iterator[Mistake]:
    yield mistake(games // 2, "q-fair-half", **about)
    if level == 1:
        yield mistake(games // (table - 1), "q-fair-others", **about)
    if level == 2:
        yield mistake(games // table, "q-fair-one-seat", **about)
        yield mistake(games // (table - 1), "q-fair-by-name", **about)
    if level == 3:
        yield mistake(games // table, "q-fair-always", **about)
        yield mistake(games * table // bots, "q-fair-plays", **about)
    yield mistake(games, "q-fair-all", **about)


# Paired or not

PAIRED, DEALS, SEATS, RIVALS = "paired", "deals", "seats", "rivals"


class Run(NamedTuple):
    """The games of a bot among others."""

    bot: str
    entrants: tuple[str, ...]
    matches: tuple[Match, ...]

    def seated(self, match: Match) -> tuple[str, ...]:
        """Who sits where."""
        return tuple(self.entrants[entrant] for entrant in match.seating)

    def places(self) -> list[tuple[int, tuple[str, ...]]]:
        """Of each game the cards, and who sits where, the bot itself left open."""
        return [
            (match.seed, tuple("" if name == self.bot else name for name in self.seated(match)))
            for match in self.matches
        ]


def verdict(one: Run, other: Run) -> str:
    """Whether each game of the one has its partner, with the same cards, seat and rivals; or what differs."""
    here, there = one.places(), other.places()
    if sorted(here) == sorted(there):
        return PAIRED
    if {seed for seed, _ in here} != {seed for seed, _ in there}:
        return DEALS
    rivals = [{name for _, seated in places for name in seated} for places in (here, there)]
    return RIVALS if rivals[0] != rivals[1] else SEATS


def paired(source: Source, random: Random, level: int) -> Made:
    """Whether games of two runs are pairs; at the second level their games do not stand side by side."""
    table, (one, other, rival, third) = 3, shuffled(NAMES[:-1], random)[:4]  # the last name is long
    kind = pick((PAIRED, PAIRED, DEALS, SEATS, RIVALS), random)
    first = _run(one, rival, table, 7, "balanced")
    second = {
        PAIRED: lambda: _run(other, rival, table, 7, "balanced"),
        DEALS: lambda: _run(other, rival, table, 8, "balanced"),
        SEATS: lambda: _in_seat(_run(other, rival, table, 7, "balanced"), random),
        RIVALS: lambda: _run(other, third, table, 7, "balanced"),
    }[kind]()
    if level == 2:
        second = second._replace(matches=tuple(shuffled(second.matches, random)))
    right = verdict(first, second)
    about: dict[str, Value] = {"one": one, "other": other, "games": len(first.matches)}
    keys = (PAIRED, DEALS, SEATS, RIVALS)
    return Made(
        Subject(source.start(), drawn=_games(first, second)),
        say("q-paired", **about),
        Options(tuple(Option(key, say(f"q-paired-{key}")) for key in keys)),
        right,
        [
            mistake(
                key, f"q-paired-not-{key}" if right == PAIRED or key != PAIRED else f"q-paired-but-{right}", **about
            )
            for key in keys
            if key != right
        ],
        (say("q-paired-hint-1"), say("q-paired-hint-2", **about)),
        (say(f"q-paired-so-{right}", **about),),
    )


def _run(bot: str, rival: str, table: int, seed: int, seats: str) -> Run:
    """Two deals, each with the bot in every seat."""
    entrants = (bot, *[rival] * (table - 1))
    setting = Setting(entrants, table, 2 * table, seed, seats)
    return Run(bot, entrants, tuple(setting.matches()))


def _in_seat(run: Run, random: Random) -> Run:
    """The same deals, but the bot always in one seat."""
    seat = pick(range(3), random)
    others = [number for number in range(3) if number]
    seating = (*others[:seat], 0, *others[seat:])
    return run._replace(matches=tuple(match._replace(seating=seating) for match in run.matches))


def _games(first: Run, second: Run) -> RunChart:
    """The picture of two runs, with letters for the deals in the order in which they come up."""
    letters: dict[int, str] = {}
    for match in (*first.matches, *second.matches):
        letters.setdefault(match.seed, "ABCDEFGH"[len(letters)])
    runs = tuple(tuple((letters[match.seed], run.seated(match)) for match in run.matches) for run in (first, second))
    return RunChart((first.bot, second.bot), runs)
