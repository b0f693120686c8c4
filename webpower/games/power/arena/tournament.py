"""Tournaments of Web of Power: the one call that plays them."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from threading import Event
from typing import Any

import webpower
from webpower.engine.arena.background import conducted
from webpower.engine.arena.playing import Contest, Played
from webpower.engine.arena.schedule import SEATS
from webpower.engine.arena.setting import Setting, whole_deals
from webpower.engine.arena.tournament import play
from webpower.engine.errors import WrongValue
from webpower.engine.players import PlayerLike
from webpower.games.power.arena.contest import contest, entrant
from webpower.games.power.arena.games import PowerResults
from webpower.games.power.board import PLAYER_COUNTS, Board
from webpower.games.power.board_file import load_board
from webpower.games.power.options import Options
from webpower.games.power.players import make_player
from webpower.games.power.record_file import board_entry

Bots = Sequence[str | PlayerLike] | Mapping[str, str | PlayerLike]
"""Who takes part: names of bots and players of one's own, or these by the names they are to have in the results."""

Named = list[tuple[str, str | PlayerLike]]
"""Players with their names in the results; who has the same name is the same player."""

USUAL = Options()
PRINTED = "europe"
"""The board that is played on unless another one is named."""


@dataclass
class Planned:
    """A tournament that can be played, and how far it got."""

    setting: Setting
    contest: Contest
    workers: int = 1
    scheduler: str = ""
    save: str = ""
    played: list[Played] = field(default_factory=list)

    @property
    def games(self) -> int:
        """How many games there are to play."""
        return self.setting.games

    def run(self, advance: Callable[[], object], stop: Event | None = None) -> PowerResults:
        """Play the games, and call ``advance`` after each. Raises ArenaError and FileError."""

        def note(played: Played) -> None:
            self.played.append(played)
            advance()

        self.played.clear()
        how: dict[str, Any] = {"workers": self.workers, "scheduler": self.scheduler, "save": self.save}
        play(self.contest, self.setting, note, stop=stop, **how)
        return self.so_far()

    def so_far(self) -> PowerResults:
        """The results of the games that have been played."""
        return PowerResults(self.setting, list(self.played), self.contest)

    @property
    def line(self) -> str:
        """The line that gives the same results."""
        return self.setting.line


def tournament(
    players: Bots,
    games: int = 100,
    seats: str = "balanced",
    seed: int = 0,
    *,
    table: int | None = None,
    variant: str = "standard",
    vatican: bool = False,
    joker_own_country: bool = False,
    board: Board | str | os.PathLike[str] = PRINTED,
    seconds: float | None = None,
    patience: float = 300.0,
    workers: int = 1,
    scheduler: str = "",
    save: str | os.PathLike[str] = "",
    progress: bool | None = None,
    background: bool = False,
) -> Any:
    """Play games between players, with the same deals for all, and return the results.

    ``players`` are names of bots or players of your own; a bot that is named twice sits in two seats. ``table`` is the
    number of seats, if more take part than play a game. ``board`` is one as for `webpower.new_game`. ``games`` are
    rounded up so that each deal is played in all its seatings: with ``seats="balanced"`` each player has each hand of
    the deal once, with ``"every"`` it is every possible seating, with ``"fixed"`` all stay where they were named.

    The games are played in ``workers`` processes, or on the cluster of a Dask ``scheduler``; that does not change the
    results. Only a limit of ``seconds`` for a decision makes them depend on the machine. A player who crashes, returns
    what is not legal, changes what it is given, takes too long, or whose game takes more than ``patience`` seconds has
    lost that game; the others share the win. With ``workers=0`` the games are played in this process, which nobody
    guards. What is in the file ``save`` is not played again.

    In a notebook ``background=True`` gives a control that shows the results as they come, and stops; its method
    ``wait`` gives the results.

    Raises UnknownPlayer, WrongValue, ArenaError and FileError.

    >>> results = tournament(["greedy", "monk", "random"], games=3, seed=7, workers=0)
    >>> [(row["player"], row["wins"]) for row in results.players()]
    [('greedy', 2.0), ('monk', 1.0), ('random', 0.0)]
    """
    options = Options(variant, vatican, joker_own_country)
    planned = plan(named(players), games, seats, seed, table, options, seconds, patience, board)
    planned.workers, planned.scheduler, planned.save = workers, scheduler, os.fspath(save)
    return conducted(planned, progress, background)


def plan(
    bots: Named,
    games: int,
    seats: str,
    seed: int,
    table: int | None = None,
    options: Options = USUAL,
    seconds: float | None = None,
    patience: float = 300.0,
    board: Board | str | os.PathLike[str] = PRINTED,
) -> Planned:
    """The tournament of these arguments of `tournament`. Raises UnknownPlayer, WrongValue and FileError."""
    played_on = board if isinstance(board, Board) else load_board(board)
    size = len(bots) if table is None else table
    _check(len(bots), size, games, seats)
    rules = {"variant": options.variant, "vatican": options.vatican, "joker_own_country": options.joker_own_country}
    other = {} if played_on == load_board(PRINTED) else {"board": board_entry(played_on)}
    setting = Setting(
        players=tuple(name for name, _ in bots),
        table=size,
        games=whole_deals(games, len(bots), size, seats),
        seed=seed,
        seats=seats,
        seconds=seconds,
        patience=patience,
        about={
            "game": "power",
            **rules,
            **other,
            "bots": [_origin(bot) for _, bot in bots],
            "version": webpower.__version__,
        },
        line=line(bots, games, seats, seed, table, options, seconds, patience, board),
    )
    entrants = [entrant(name, bot) for name, bot in bots]
    played = {**rules, "board": played_on}
    return Planned(setting, contest(entrants, size, played, seconds=seconds, patience=patience))


def _check(players: int, table: int, games: int, seats: str) -> None:
    if table not in PLAYER_COUNTS or players < table:
        counts = ", ".join(map(str, PLAYER_COUNTS))
        raise WrongValue(f"table: expected {counts} seats and no more than players, got {table} for {players} players")
    if seats not in SEATS:
        raise WrongValue(f"seats: expected {', '.join(SEATS)}, got {seats!r}")
    if games < 1:
        raise WrongValue(f"games: expected at least 1, got {games}")


def named(players: Bots) -> Named:
    """The players with their names in the results: different players never have the same one. Raises UnknownPlayer.

    >>> class Mine(type(make_player("monk"))):
    ...     pass
    >>> [name for name, _ in named(["monk", "greedy", "monk", Mine])]
    ['monk', 'greedy', 'monk', 'monk 2']
    """
    if isinstance(players, str):
        raise WrongValue(f"players: expected a list of players, got {players!r}")
    if isinstance(players, Mapping):
        return list(players.items())
    found: dict[str, list[str | PlayerLike]] = {}
    result: Named = []
    for bot in players:
        name = make_player(bot).name
        same = found.setdefault(name, [])
        if bot not in same:
            same.append(bot)
        number = same.index(bot) + 1
        result.append((name if number == 1 else f"{name} {number}", bot))
    return result


def _origin(bot: str | PlayerLike) -> str:
    """Where a player comes from; of one's own players that is all a saved run can compare."""
    if isinstance(bot, str):
        return bot
    made = bot if hasattr(bot, "__qualname__") else type(bot)
    return f"{made.__module__}.{made.__qualname__}"


def line(
    bots: Named,
    games: int,
    seats: str,
    seed: int,
    table: int | None,
    options: Options,
    seconds: float | None,
    patience: float,
    board: Board | str | os.PathLike[str] = PRINTED,
) -> str:
    """The command that plays the same games again, or the call if players of one's own take part."""
    values: dict[str, Any] = {"games": games, "seed": seed}
    extra = {
        "table": (table, None),
        "seats": (seats, "balanced"),
        "variant": (options.variant, USUAL.variant),
        "vatican": (options.vatican, USUAL.vatican),
        "joker_own_country": (options.joker_own_country, USUAL.joker_own_country),
        "board": (board.id if isinstance(board, Board) else os.fspath(board), PRINTED),
        "seconds": (seconds, None),
        "patience": (patience, 300.0),
    }
    values.update({name: value for name, (value, default) in extra.items() if value != default})
    if all(name == bot for name, bot in bots):
        given = " ".join(_option(name, value) for name, value in values.items())
        return f"webpower tournament {','.join(name for name, _ in bots)} {given}  # webpower {webpower.__version__}"
    given = ", ".join(f"{name}={value!r}" for name, value in values.items())
    return f"tournament({_players(bots)}, {given})  # webpower {webpower.__version__}"


def _players(bots: Named) -> str:
    """The players as they are written in a call; of an object of one's own only its class is known."""
    players = [written(bot) for _, bot in bots]
    if bots == named([bot for _, bot in bots]):
        return f"[{', '.join(players)}]"
    return f"{{{', '.join(f'{name!r}: {player}' for (name, _), player in zip(bots, players, strict=True))}}}"


def written(bot: str | PlayerLike) -> str:
    """A player as it is written in a call.

    >>> class Mine:
    ...     pass
    >>> written("monk"), written(Mine), written(Mine())
    ("'monk'", 'Mine', 'Mine(…)')
    """
    if isinstance(bot, str):
        return repr(bot)
    return getattr(bot, "__name__", f"{type(bot).__name__}(…)")


def _option(name: str, value: Any) -> str:
    option = "--" + name.replace("_", "-")
    return option if value is True else f"{option} {shlex.quote(str(value))}"
