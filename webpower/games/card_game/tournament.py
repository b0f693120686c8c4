"""Tournaments of the card game: the one call that plays them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from webpower.engine.arena import planning
from webpower.engine.arena.written import Bots
from webpower.games.card_game.cards import CardSet
from webpower.games.card_game.kind import CARD_GAME
from webpower.games.card_game.options import RULED


def tournament(
    players: Bots,
    games: int = 100,
    seats: str = "balanced",
    seed: int = 0,
    *,
    table: int | None = None,
    cards: CardSet | str | os.PathLike[str] = "reconstructed",
    start_player: int | None = None,
    law_split: Sequence[int] = RULED.law_split,
    cap_rule: str = RULED.cap_rule,
    stop_at_limit: bool = False,
    only_initial_ends: bool = False,
    move_any_time: bool = False,
    **how: Any,
) -> Any:
    """Play games between players, with the same deals for all, and return the results.

    The options are those of `webpower.card_game.new_game`; all else, also ``how`` the games are played (``seconds``,
    ``patience``, ``workers``, ``scheduler``, ``save``, ``progress``, ``background``), is as in `webpower.tournament`.
    Whoever is tied for the win after the land cards were counted has a share of it (CG-56).

    Raises UnknownPlayer, WrongValue, ArenaError and FileError.

    >>> results = tournament(["greedy", "random", "random"], games=3, seed=7, workers=0)
    >>> [row["player"] for row in results.players()][0]
    'greedy'
    """
    options: dict[str, Any] = {
        "cards": cards,
        "start_player": start_player,
        "law_split": tuple(law_split),
        "cap_rule": cap_rule,
        "stop_at_limit": stop_at_limit,
        "only_initial_ends": only_initial_ends,
        "move_any_time": move_any_time,
    }
    return planning.tournament(CARD_GAME, players, games, seats, seed, table=table, **options, **how)
