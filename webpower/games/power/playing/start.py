"""`play(...)`: open a table, with people and bots around it, in one line."""

from __future__ import annotations

import os
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from webpower.engine.game import Game
from webpower.engine.players import PlayerLike
from webpower.engine.playing.seating import Seated
from webpower.engine.playing.start import table

if TYPE_CHECKING:
    from webpower.show.table import Table

HELPER = "greedy"
"""The bot that plays where nobody is named, and helps."""

AGAINST = ("Anna", HELPER, HELPER, HELPER)


def play(
    players: Sequence[Seated] = AGAINST,
    seed: int = 0,
    *,
    game: Game[Any, Any] | None = None,
    saves: str | os.PathLike[str] | None = "",
    pace: str = "normal",
    helper: str | PlayerLike = HELPER,
    view: str = "own",
    aids: Collection[str] | None = None,
    fixed: bool = False,
    **options: Any,
) -> Table:
    """A table to play a game at, in a notebook: name it at the end of a cell.

    ``players`` are 3 to 5: the name of a bot (`webpower.games.power.players.PLAYERS`) or a player of your own plays
    by itself, any other name is a person's. ``seed`` is the game: the same seed gives the same cards. ``options`` are
    those of `webpower.new_game`, such as ``variant="fast"`` and ``vatican=True``. Or ``game`` is one to play on with,
    from its cursor and under its names, opened with `webpower.load_game` or gone back in; ``players`` then says who of
    them are persons.

    Every action is kept at once in a file in the folder ``saves`` (if that is "", in the one that the variable
    WEBPOWER_SAVES names, or in ``saved-games`` beside the notebook), and the same call goes on with it; None keeps
    nothing. ``pace`` is how fast bots play (``at-once``, ``fast``, ``normal``, ``slow``, or ``on-click``), ``helper``
    the bot that gives hints and plays for you, ``view`` whose hands are seen: ``own``, ``all`` or ``none``; ``aids``
    are those of `webpower.games.power.playing.desk.AIDS` that are allowed, None for all. ``fixed`` takes away what
    changes the players and the view in the middle of a game.

    Raises RecordError for another number of players (WP-1), WrongValue for an option that there is none of, FileError
    or RecordError if the file is damaged.
    """
    from webpower.games.power.kind import POWER

    how: dict[str, Any] = {"saves": saves, "pace": pace, "helper": helper, "view": view, "aids": aids, "fixed": fixed}
    return table(POWER if game is None else game.kind, players, seed, game=game, **how, **options)
