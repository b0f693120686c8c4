"""The conformance test for players of Web of Power, in one line: ``check_player(MyPlayer)``."""

from __future__ import annotations

from functools import partial

from webpower.engine import conformance
from webpower.engine.chance import derive_seed
from webpower.engine.conformance import Conformance
from webpower.engine.players import PlayerLike
from webpower.games.power.game import new_game, seat_names
from webpower.games.power.players import make_player


def check_player(player: str | PlayerLike, games: int = 1, seed: int = 0, players: int = 4) -> Conformance:
    """Watch a player through seeded games, in each seat, against random players; see `webpower.engine.conformance`.

    ``games`` are deals: each is played twice in each seat. The first deal is by the standard rules, the next ones by
    the faster variant, with the Vatican, and with both. Raises NotConforming with what the player breaks.

    >>> def first(observation, legal, random):
    ...     return legal[0]
    >>> check_player(first).games
    4
    """
    ways = [{}, {"variant": "fast"}, {"vatican": True}, {"variant": "fast", "vatican": True}]
    deals = [
        partial(new_game, players, derive_seed(seed, "conformance", number), **ways[number % len(ways)])  # type: ignore[arg-type]
        for number in range(games)
    ]
    made = make_player(player) if isinstance(player, str) else player
    return conformance.check_player(made, deals, seat_names(players))
