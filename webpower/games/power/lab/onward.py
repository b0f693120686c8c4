"""How does it go on from here? The same position played to the end many times."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from webpower.engine.arena.background import conducted
from webpower.engine.arena.table import Column
from webpower.engine.messages import message
from webpower.games.power.game import Game
from webpower.games.power.lab.playing import (
    DIFFERENCE,
    Bots,
    Ended,
    Found,
    Playing,
    call,
    check,
    ended,
    fresh,
    mean,
    needed,
    several,
    share,
)
from webpower.games.power.players import make_players
from webpower.games.power.players.greedy import lead
from webpower.games.power.rules import TEXTS

COLUMNS = (
    Column("player"),
    Column("games", ","),
    *(Column(name, ".0%") for name in ("share", "share_low", "share_high")),
    *(Column(name, ".1f") for name in ("points", "points_low", "points_high")),
    *(Column(name, "+.1f") for name in ("lead", "lead_low", "lead_high")),
    Column("needed", ","),
)


def onward(
    game: Game,
    bots: Bots = "greedy",
    games: int = 20,
    *,
    seed: int = 0,
    hidden: bool = True,
    difference: float = DIFFERENCE,
    progress: bool | None = None,
    background: bool = False,
) -> Any:
    """Play on from the cursor of a game, to the end, so many times, and count how it ends for each player.

    ``bots`` play, one for all seats or one a seat. What the player who decides does not know is dealt anew each time;
    with ``hidden=False`` the cards stay as they are. The last column says how many games it takes to tell a lead of
    ``difference`` points. With ``background=True`` a control shows the progress; its method ``wait`` gives the result.

    Raises UnknownPlayer, and WrongValue for a game that is over at its cursor.

    >>> import webpower
    >>> game = webpower.recorded_game("three-players")
    >>> position = game.go(102)
    >>> found = onward(game, "greedy", games=3, progress=False)
    >>> [(row["player"], round(row["points"], 1)) for row in found.table()]
    [('Anna', 59.3), ('Barbara', 53.3), ('Chris', 67.7)]
    """
    check(game, games, difference)
    make_players(several(bots), game.setup.seats)  # there are such bots
    line = call("onward", "", bots, games, hidden, seed, difference)

    def replay(number: int, _: str = "") -> Game:
        return fresh(game, number, seed, hidden).play_on(several(bots))

    def found(played: Sequence[Sequence[Ended]]) -> Found:
        ends = [end for (end,) in played]
        rows = [_row(game.names[seat], ends, seat, difference) for seat in range(game.setup.seats)] if ends else []
        question = message(TEXTS, "lab-onward", position=game.node.number)
        return Found(question, game.names, COLUMNS, tuple(rows), line, difference, len(ends), games, replay)

    return conducted(Playing(games, line, lambda number: [ended(replay(number))], found), progress, background)


def _row(name: str, ends: Sequence[Ended], seat: int, difference: float) -> tuple[object, ...]:
    leads = [lead(end.points, seat) for end in ends]
    shares, points = share([end.shares[seat] for end in ends]), mean([end.points[seat] for end in ends])
    return (name, len(ends), *shares, *points, *mean(leads), needed(leads, difference))
