"""`play(...)`: open a table, with people and bots around it, in one line."""

from __future__ import annotations

import os
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from webpower.engine.errors import WrongValue
from webpower.engine.players import PlayerLike
from webpower.games.power.game import Game, new_game
from webpower.games.power.playing.seating import Seated, seated

if TYPE_CHECKING:
    from webpower.show.table import Table

FOLDER = "saved-games"
"""Where games are kept unless the variable WEBPOWER_SAVES or the call names another folder."""

HELPER = "greedy"
"""The bot that plays where nobody is named, and helps."""

AGAINST = ("Anna", HELPER, HELPER, HELPER)


def play(
    players: Sequence[Seated] = AGAINST,
    seed: int = 0,
    *,
    game: Game | None = None,
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
    from webpower.games.power.players import make_player
    from webpower.games.power.playing.desk import AIDS, Desk
    from webpower.show.table import PACES, Table

    if pace not in PACES:
        raise WrongValue(f"pace: expected {', '.join(PACES)}; got {pace!r}")
    names, seats = seated(players)
    if game is None:
        game = new_game(names, seed, **options)
    elif options or len(seats) != game.setup.seats:
        raise WrongValue(f"a game that is played on keeps its options, and takes {game.setup.seats} players")
    desk = Desk(game, seats, make_player(helper), saves_folder(saves), view, AIDS if aids is None else aids, fixed)
    return Table(desk, pace=pace)


def saves_folder(saves: str | os.PathLike[str] | None) -> Path | None:
    """Where games are kept: in that folder; if it is "", in the one that WEBPOWER_SAVES names or in ``FOLDER``."""
    return None if saves is None else Path(saves or os.environ.get("WEBPOWER_SAVES") or FOLDER)
