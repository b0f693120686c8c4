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

SOURCES = (INTERIM, *KINDS)
"""Where points come from: the interim scoring, and the three kinds of the final one (WP-43)."""


def finish(history: History[Position, Any]) -> Finish:
    """The points by seat, the winners (WP-44), and the sources of the points."""
    sheet = score(history.position)
    final = sheet.part(FINAL)
    sources = {INTERIM: sheet.part(INTERIM).totals(), **{kind: final.of_kind(kind).totals() for kind in KINDS}}
    return Finish(sheet.totals(), winners(history.position), sources)


def entrant(name: str, bot: str | PlayerLike) -> Entrant:
    """A bot as an entrant: a new one for each game, so that none remembers the games before. Raises UnknownPlayer."""
    make_player(bot)  # there is such a bot
    return Entrant(name, partial(_fresh, bot))


def _fresh(bot: str | PlayerLike) -> Player:
    return make_player(bot if isinstance(bot, str) else deepcopy(bot))


def contest(entrants: Sequence[Entrant], seats: int, options: dict[str, Any], **limits: Any) -> Contest:
    """A contest at tables of so many seats; ``options`` and ``limits`` are those of `new_game` and `Contest`."""
    return Contest(tuple(entrants), partial(new_game, seats, **options), finish, **limits)
