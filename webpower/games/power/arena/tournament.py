"""Tournaments of Web of Power: the one call that plays them."""

from __future__ import annotations

import os
from typing import Any

from webpower.engine.arena import planning
from webpower.engine.arena.written import Bots
from webpower.games.power.board import Board
from webpower.games.power.kind import POWER


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
    board: Board | str | os.PathLike[str] = "europe",
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
    return planning.tournament(
        POWER,
        players,
        games,
        seats,
        seed,
        table=table,
        variant=variant,
        vatican=vatican,
        joker_own_country=joker_own_country,
        board=board,
        seconds=seconds,
        patience=patience,
        workers=workers,
        scheduler=scheduler,
        save=save,
        progress=progress,
        background=background,
    )
