"""Tournaments of any game: what is to be played, checked before anything is played, and the call that plays it."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from threading import Event
from typing import Any

from webpower.engine.arena.background import conducted
from webpower.engine.arena.contest import GameContest, contest, entrant
from webpower.engine.arena.games import GameResults
from webpower.engine.arena.playing import Played
from webpower.engine.arena.schedule import SEATS
from webpower.engine.arena.setting import Setting, whole_deals
from webpower.engine.arena.tournament import play
from webpower.engine.arena.written import Bots, Named, line, named, origin
from webpower.engine.errors import WrongValue
from webpower.engine.kind import Kind

PATIENCE = 300.0
"""Seconds after which a game hangs, unless something else is said."""


@dataclass
class Planned:
    """A tournament that can be played, and how far it got."""

    setting: Setting
    contest: GameContest
    workers: int = 1
    scheduler: str = ""
    save: str = ""
    played: list[Played] = field(default_factory=list)

    @property
    def games(self) -> int:
        """How many games there are to play."""
        return self.setting.games

    def run(self, advance: Callable[[], object], stop: Event | None = None) -> GameResults:
        """Play the games, and call ``advance`` after each. Raises ArenaError and FileError."""

        def note(played: Played) -> None:
            self.played.append(played)
            advance()

        self.played.clear()
        how: dict[str, Any] = {"workers": self.workers, "scheduler": self.scheduler, "save": self.save}
        play(self.contest, self.setting, note, stop=stop, **how)
        return self.so_far()

    def so_far(self) -> GameResults:
        """The results of the games that have been played."""
        return GameResults(self.setting, list(self.played), self.contest)

    @property
    def line(self) -> str:
        """The line that gives the same results."""
        return self.setting.line


def tournament(
    kind: Kind,
    players: Bots,
    games: int = 100,
    seats: str = "balanced",
    seed: int = 0,
    *,
    table: int | None = None,
    seconds: float | None = None,
    patience: float = PATIENCE,
    workers: int = 1,
    scheduler: str = "",
    save: str | os.PathLike[str] = "",
    progress: bool | None = None,
    background: bool = False,
    **options: Any,
) -> Any:
    """Play games of a kind between players, with the same deals for all, and return the results (`GameResults`).

    ``options`` are those of the game (`Kind.choices`), all other arguments those of `webpower.tournament`; with
    ``background=True`` it is a control whose method ``wait`` gives the results. Raises UnknownPlayer, WrongValue,
    ArenaError and FileError.
    """
    planned = plan(kind, named(kind, players), games, seats, seed, table, seconds, patience, options)
    planned.workers, planned.scheduler, planned.save = workers, scheduler, os.fspath(save)
    return conducted(planned, progress, background)


def plan(
    kind: Kind,
    bots: Named,
    games: int,
    seats: str,
    seed: int,
    table: int | None,
    seconds: float | None,
    patience: float,
    options: Mapping[str, Any],
) -> Planned:
    """The tournament of these arguments of `tournament`. Raises UnknownPlayer, WrongValue and FileError."""
    settled = kind.settled(options)
    size = len(bots) if table is None else table
    _check(kind, len(bots), size, games, seats)
    kind.new_game(size, 0, **settled)  # whoever chose what there is none of is told so before the first match
    usual = {"table": None, "seats": "balanced", "seconds": None, "patience": PATIENCE}
    values = {"games": games, "seed": seed, "table": table, "seats": seats, **kind.written(options)}
    values |= {"seconds": seconds, "patience": patience}
    given = {name: value for name, value in values.items() if name not in usual or value != usual[name]}
    setting = Setting(
        players=tuple(name for name, _ in bots),
        table=size,
        games=whole_deals(games, len(bots), size, seats),
        seed=seed,
        seats=seats,
        seconds=seconds,
        patience=patience,
        about={**kind.lasting(settled), "bots": [origin(bot) for _, bot in bots], "version": _version()},
        line=line(kind, bots, given),
    )
    entrants = [entrant(kind, name, bot) for name, bot in bots]
    return Planned(setting, contest(kind, entrants, size, settled, seconds=seconds, patience=patience))


def _version() -> str:
    from webpower import __version__

    return __version__


def _check(kind: Kind, players: int, table: int, games: int, seats: str) -> None:
    if table not in kind.seats or players < table:
        counts = ", ".join(map(str, kind.seats))
        raise WrongValue(f"table: expected {counts} seats and no more than players, got {table} for {players} players")
    if seats not in SEATS:
        raise WrongValue(f"seats: expected {', '.join(SEATS)}, got {seats!r}")
    if games < 1:
        raise WrongValue(f"games: expected at least 1, got {games}")
