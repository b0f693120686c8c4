"""Web of Power as the arena plays it: how a game starts, how it ended, where the points came from."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from functools import partial
from typing import Any

from webpower.engine.arena.playing import Contest, Entrant, Finish
from webpower.engine.history import History
from webpower.engine.players import Player, PlayerLike
from webpower.games.power.game import new_game
from webpower.games.power.players import make_player
from webpower.games.power.position import Position
from webpower.games.power.scoring import score, winners
from webpower.games.power.scoring.sheet import FINAL, INTERIM, KINDS

OPEN_CARDS = "open_cards"
"""What else is counted: the open cards that a seat took (WP-23)."""

SOURCES = (INTERIM, *KINDS)
"""Where points come from: the interim scoring, and the three kinds of the final one (WP-43)."""


def finish(history: History[Position, Any]) -> Finish:
    """The points by seat, the winners (WP-44), the sources of the points, and how many open cards each seat took."""
    sheet = score(history.position)
    final = sheet.part(FINAL)
    sources = {INTERIM: sheet.part(INTERIM).totals(), **{kind: final.of_kind(kind).totals() for kind in KINDS}}
    return Finish(sheet.totals(), winners(history.position), sources, {OPEN_CARDS: _open_cards(history)})


def _open_cards(history: History[Position, Any]) -> tuple[int, ...]:
    """How many open cards each seat took."""
    taken = [0] * history.position.setup.seats
    for node in history.line()[1:]:
        action: Any = node.action
        if node.parent is not None and action.act == "draw" and action.source == "open":
            taken[node.parent.position.seat] += 1
    return tuple(taken)


def entrant(name: str, bot: str | PlayerLike) -> Entrant:
    """A bot as an entrant: a new one for each game, so that none remembers the games before. Raises UnknownPlayer."""
    make_player(bot)  # there is such a bot
    return Entrant(name, partial(_fresh, bot))


def _fresh(bot: str | PlayerLike) -> Player:
    return make_player(bot if isinstance(bot, str) else deepcopy(bot))


def contest(entrants: Sequence[Entrant], seats: int, options: dict[str, Any], **limits: Any) -> Contest:
    """A contest at tables of so many seats; ``options`` and ``limits`` are those of `new_game` and `Contest`."""
    return Contest(tuple(entrants), partial(new_game, seats, **options), finish, **limits)
