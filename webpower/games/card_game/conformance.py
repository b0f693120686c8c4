"""The conformance test for players of the card game, in one line: ``check_player(MyPlayer)``."""

from __future__ import annotations

from functools import partial
from typing import Any

from webpower.draw.seats import seat_names
from webpower.engine import conformance
from webpower.engine.chance import derive_seed
from webpower.engine.conformance import Conformance
from webpower.engine.players import PlayerLike
from webpower.games.card_game.game import new_game
from webpower.games.card_game.kind import CARD_GAME


def check_player(player: str | PlayerLike, games: int = 1, seed: int = 0, players: int = 4) -> Conformance:
    """Watch a player through seeded games, in each seat, against random players; see `webpower.engine.conformance`.

    ``games`` are deals: each is played twice in each seat. The first deal is by the rulings, the next ones each by
    another option. Raises NotConforming with what the player breaks.

    >>> def first(observation, legal, random):
    ...     return legal[0]
    >>> check_player(first).games
    4
    """
    ways: list[dict[str, Any]] = [{}, {"stop_at_limit": True}, {"move_any_time": True}, {"cap_rule": "ever"}]
    deals = [
        partial(new_game, players, derive_seed(seed, "conformance", number), **ways[number % len(ways)])
        for number in range(games)
    ]
    return conformance.check_player(CARD_GAME.bots.make(player), deals, seat_names(players))
