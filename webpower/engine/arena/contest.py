"""A game as the arena plays it: how each one starts, who plays, how it ended, where the points came from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from webpower.engine.arena.playing import Contest, Entrant, Finish
from webpower.engine.history import History
from webpower.engine.kind import Kind
from webpower.engine.players import Player, PlayerLike


@dataclass(frozen=True)
class GameContest(Contest):
    """A contest in a game of some kind."""

    kind: Kind = field(kw_only=True)


def contest(
    kind: Kind, entrants: Sequence[Entrant], seats: int, options: Mapping[str, Any], **limits: Any
) -> GameContest:
    """A contest at tables of so many seats; ``options`` and ``limits`` are those of `Kind.new_game` and `Contest`."""
    return GameContest(
        tuple(entrants), partial(kind.new_game, seats, **options), partial(finish, kind), kind=kind, **limits
    )


def finish(kind: Kind, history: History[Any, Any]) -> Finish:
    """The points by seat, who shares the win, the sources of the points, and what else the game counts."""
    parts = kind.parts(history.position)  # which make the points, so that these need not be scored once more
    points = tuple(map(sum, zip(*parts.values(), strict=True)))
    return Finish(points, kind.first(history.position), parts, kind.facts(history))


def entrant(kind: Kind, name: str, bot: str | PlayerLike) -> Entrant:
    """A bot as an entrant: a new one for each game, so that none remembers the games before. Raises UnknownPlayer."""
    kind.bots.make(bot)  # there is such a bot
    return Entrant(name, partial(_fresh, kind, bot))


def _fresh(kind: Kind, bot: str | PlayerLike) -> Player:
    return kind.bots.make(bot if isinstance(bot, str) else deepcopy(bot))
