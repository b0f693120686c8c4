"""What a tournament tells: who wins, by how much, from which seat, against whom, and how surely.

All intervals are for 95 %. They take only the deals for independent, since the games of a deal have much in common.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import permutations
from statistics import fmean
from typing import Any, NamedTuple

from webpower.engine.arena.intervals import Interval, clustered, clustered_share
from webpower.engine.arena.playing import Played
from webpower.engine.arena.schedule import Match
from webpower.engine.arena.setting import Setting
from webpower.engine.arena.table import Column, Table
from webpower.engine.messages import message
from webpower.engine.players import TEXTS

Clusters = dict[int, list[float]]
"""Values by deal."""


class Seated(NamedTuple):
    """A player in a match."""

    match: Match
    seat: int
    player: str
    share: float
    """Of the win."""
    points: int | None
    """None in a match with a fault."""
    lead: int | None
    """The points less those of the best of the others."""
    played: Played


class Results:
    """The results of a tournament, whole or as far as it got. Each method gives a tidy table."""

    texts = TEXTS
    """The catalogue with the headings, ``column-…``, of what the game counts: sources of points, and facts."""

    def __init__(self, setting: Setting, played: Sequence[Played]) -> None:
        self.setting = setting
        self.played = tuple(played)

    @cached_property
    def matches(self) -> list[Match]:
        """The matches that were played."""
        return self.setting.matches(len(self.played))

    @cached_property
    def seated(self) -> list[Seated]:
        """Every player of every match."""
        return [
            row
            for match, played in zip(self.matches, self.played, strict=True)
            for row in self._of_match(match, played)
        ]

    def _of_match(self, match: Match, played: Played) -> Iterator[Seated]:
        for seat, entrant in enumerate(match.seating):
            points = played.points[seat] if played.points else None
            others = [other for place, other in enumerate(played.points) if place != seat]
            lead = None if points is None else points - max(others)
            yield Seated(match, seat, self.setting.players[entrant], played.shares[seat], points, lead, played)

    @property
    def names(self) -> tuple[str, ...]:
        """The players, each once."""
        return self.setting.names

    @property
    def sources_of_points(self) -> tuple[str, ...]:
        """Where points come from."""
        return next((tuple(played.sources) for played in self.played if played.sources), ())

    # Tables

    def games(self) -> Table:
        """A row a player a game: the deal, the seat, the points and where they came from, the share of the win."""
        sources = self.sources_of_points
        facts: tuple[str, ...] = next((tuple(played.facts) for played in self.played if played.points), ())
        columns = (
            *map(Column, ("match", "deal", "seed", "seat", "player", "points", "lead")),
            Column("share", ".3g"),
            *(Column(name, texts=self.texts) for name in (*sources, *facts)),
            Column("fault"),
        )
        rows = []
        for match, seat, player, share, points, lead, played in self.seated:
            counted = {**played.sources, **played.facts}
            where = [counted[name][seat] if played.points else None for name in (*sources, *facts)]
            rows.append(
                (match.number, match.deal, match.seed, seat, player, points, lead, share, *where, self.reason(played))
            )
        return Table(columns, tuple(rows))

    def reason(self, played: Played) -> str:
        """Why a match ended before its time, as a sentence; "" if it did not."""
        if played.fault is None:
            return ""
        player = self.setting.players[self.matches[played.match].seating[played.fault.seat]]
        return played.fault.message(player).say(())

    def players(self) -> Table:
        """A row a player: games, wins with their interval beside a fair share, shared wins, points, lead, faults."""
        columns = (
            *map(Column, ("player", "games")),
            *(Column(name, ".1%") for name in ("fair", "share", "share_low", "share_high")),
            Column("wins", ".4g"),
            Column("ties"),
            *(Column(name, ".1f") for name in ("points", "points_low", "points_high")),
            *(Column(name, "+.1f") for name in ("lead", "lead_low", "lead_high")),
            Column("faults"),
        )
        return Table(columns, tuple(map(self._player, self.names)))

    def _player(self, name: str) -> tuple[Any, ...]:
        rows = [row for row in self.seated if row.player == name]
        shares = self._shares(name)
        if not rows:
            return (name, 0, *[None] * 4, 0.0, 0, *[None] * 6, 0)
        won = clustered_share(self.shares(name))
        faults = sum(row.played.fault is not None and row.played.fault.seat == row.seat for row in rows)
        ties = sum(0 < share < 1 and self.played[match].fault is None for match, share in shares.items())
        points = self._interval(rows, lambda row: row.points)
        lead = self._interval(rows, lambda row: row.lead)
        return (name, len(shares), self.fair(name), *won, sum(shares.values()), ties, *points, *lead, faults)

    def seats(self) -> Table:
        """A row a seat: the share of the wins that go to it, whoever sits there, and its points."""
        columns = (
            *map(Column, ("seat", "games")),
            *(Column(name, ".1%") for name in ("fair", "share", "share_low", "share_high")),
            *(Column(name, ".1f") for name in ("points", "points_low", "points_high")),
        )
        rows = []
        for seat in range(self.setting.table):
            here = [row for row in self.seated if row.seat == seat]
            share = clustered_share(self.seat_shares(seat)) if here else (None, None, None)
            points = self._interval(here, lambda row: row.points)
            rows.append((seat, len(here), 1 / self.setting.table, *share, *points))
        return Table(columns, tuple(rows))

    def seatings(self) -> Table:
        """A row a player and seat: how the player did there."""
        columns = (*map(Column, ("player", "seat", "games")), Column("share", ".1%"), Column("points", ".1f"))
        rows = []
        for name in self.names:
            for seat in range(self.setting.table):
                here = [row for row in self.seated if row.player == name and row.seat == seat]
                if here:
                    points = self._interval(here, lambda row: row.points)[0]
                    rows.append((name, seat, len(here), fmean(row.share for row in here), points))
        return Table(columns, tuple(rows))

    def heads(self) -> Table:
        """A row for each two players that met: how often the one had more points (a tie is half), and how many more."""
        columns = (
            *map(Column, ("player", "other", "games")),
            *(Column(name, ".1%") for name in ("ahead", "ahead_low", "ahead_high")),
            *(Column(name, "+.1f") for name in ("margin", "margin_low", "margin_high")),
        )
        by_match: dict[int, list[Seated]] = {}
        for row in self.seated:
            by_match.setdefault(row.match.number, []).append(row)
        rows = []
        for one, other in permutations(self.names, 2):
            pairs = [
                (mine, theirs)
                for table in by_match.values()
                for mine in table
                if mine.player == one
                for theirs in table
                if theirs.player == other
            ]
            if pairs:
                ahead = _by_deal(((mine.match.deal, _ahead(mine, theirs)) for mine, theirs in pairs), clustered_share)
                margin = _by_deal((mine.match.deal, _difference(mine.points, theirs.points)) for mine, theirs in pairs)
                rows.append((one, other, len({mine.match.number for mine, _ in pairs}), *ahead, *margin))
        return Table(columns, tuple(rows))

    def sources(self) -> Table:
        """A row a player and source of points: how many a game, and which part of all the player's points."""
        columns = (*map(Column, ("player", "source")), Column("points", ".1f"), Column("part", ".0%"))
        rows = []
        for name in self.names:
            whole = [row for row in self.seated if row.player == name and row.points is not None]
            total = sum(row.points or 0 for row in whole)
            for source in self.sources_of_points if whole else ():
                points = sum(row.played.sources[source][row.seat] for row in whole)
                rows.append((name, source, points / len(whole), points / total if total else 0.0))
        return Table(columns, tuple(rows))

    def faults(self) -> Table:
        """A row for each match that a player spoilt: which, and the reason."""
        rows = [(played.match, self.reason(played)) for played in self.played if played.fault]
        return Table((Column("match"), Column("fault")), tuple(rows))

    def ratings(self) -> Table:
        """The players' ratings (see `webpower.engine.arena.ratings`), the highest first. Raises ArenaError."""
        from webpower.engine.arena.ratings import ratings

        return ratings(self)

    # Deal by deal and game by game

    def shares(self, name: str) -> Clusters:
        """A player's share of the win in each game it had a part in."""
        shares: Clusters = {}
        for number, share in self._shares(name).items():
            shares.setdefault(self.matches[number].deal, []).append(share)
        return shares

    def seat_shares(self, seat: int) -> Clusters:
        """The share of the win that went to a seat, whoever sat there."""
        shares: Clusters = {}
        for row in self.seated:
            if row.seat == seat:
                shares.setdefault(row.match.deal, []).append(row.share)
        return shares

    def leads(self, name: str) -> Clusters:
        """By how many points a player is ahead of the average of the others, game by game."""
        leads: Clusters = {}
        for row in self.seated:
            if row.player == name and row.points is not None:
                others = (sum(row.played.points) - row.points) / (self.setting.table - 1)
                leads.setdefault(row.match.deal, []).append(row.points - others)
        return leads

    def _shares(self, name: str) -> dict[int, float]:
        """The player's share of the win in each match it had a part in."""
        shares: dict[int, float] = {}
        for row in self.seated:
            if row.player == name:
                shares[row.match.number] = shares.get(row.match.number, 0.0) + row.share
        return shares

    def fair(self, name: str) -> float:
        """The share of the wins the player would have if all were alike."""
        rows = [row for row in self.seated if row.player == name]
        return len(rows) / (len(self._shares(name)) * self.setting.table)

    def _interval(self, rows: Iterable[Seated], value: Callable[[Seated], float | None]) -> tuple[float | None, ...]:
        return _by_deal((row.match.deal, value(row)) for row in rows)

    # Showing

    def about(self) -> str:
        """What was played, and the line that plays it again."""
        deals = len({match.deal for match in self.matches})
        played = message(TEXTS, "results", games=len(self.played), deals=deals)
        if len(self.played) < self.setting.games:
            played = message(TEXTS, "results-part", results=played, wanted=self.setting.games)
        said = [played.say(())]
        if faults := sum(played.fault is not None for played in self.played):
            said.append(message(TEXTS, "results-faults", number=faults).say(()))
        return "\n".join([*said, message(TEXTS, "results-line", line=self.setting.line).say(())])

    def __str__(self) -> str:
        return f"{self.players()}\n\n{self.about()}"

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(self.names)}; {len(self.played)} of {self.setting.games} games)"

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        from html import escape

        about = "".join(f"<div>{escape(line)}</div>" for line in self.about().split("\n"))
        return {"text/html": self.players().html() + about, "text/plain": str(self)}


def _by_deal(
    values: Iterable[tuple[int, float | None]], interval: Callable[[Clusters], Interval] = clustered
) -> tuple[float | None, ...]:
    """The interval of values that come each with their deal; None for all if there are no values."""
    clusters: Clusters = {}
    for deal, value in values:
        if value is not None:
            clusters.setdefault(deal, []).append(value)
    return interval(clusters) if clusters else (None, None, None)


def _difference(one: int | None, other: int | None) -> int | None:
    return None if one is None or other is None else one - other


def _ahead(mine: Seated, theirs: Seated) -> float:
    """1 if the one did better, a half if both did as well; who spoilt the match did worse than anybody."""
    one, other = (_standing(row) for row in (mine, theirs))
    return 1.0 if one > other else 0.5 if one == other else 0.0


def _standing(row: Seated) -> tuple[float, float]:
    return (row.share > 0, row.points or 0)
