"""Opening a table of any game, with people and bots around it."""

from __future__ import annotations

import os
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from webpower.engine.errors import WrongValue
from webpower.engine.players import PlayerLike
from webpower.engine.playing.seating import PERSON, Seated, seated

if TYPE_CHECKING:
    from webpower.engine.game import Game
    from webpower.engine.kind import Kind
    from webpower.show.table import Table

FOLDER = "saved-games"
"""Where games are kept unless the variable WEBPOWER_SAVES or the call names another folder."""


def table(
    kind: Kind,
    players: Sequence[Seated],
    seed: int = 0,
    *,
    game: Game[Any, Any] | None = None,
    saves: str | os.PathLike[str] | None = "",
    pace: str = "normal",
    helper: str | PlayerLike = "",
    view: str = "own",
    aids: Collection[str] | None = None,
    fixed: bool = False,
    **options: Any,
) -> Table:
    """A table of a kind of game; the arguments are those of `webpower.play`."""
    from webpower.show.table import PACES, Table

    if pace not in PACES:
        raise WrongValue(f"pace: expected {', '.join(PACES)}; got {pace!r}")
    names, seats = seated(players, kind.bots)
    if game is None:
        game = kind.new_game(names, seed, **options)
    elif options or len(seats) != len(game.names):
        raise WrongValue(f"a game that is played on keeps its options, and takes {len(game.names)} players")
    assistant = kind.bots.make(helper or kind.helper)
    return Table(kind.desk(game, seats, assistant, saves_folder(saves), view, aids, fixed), pace=pace)


def table_from(game: Game[Any, Any], step: int) -> Table:
    """A table with a copy of a game from a step on, for a person on the move against the helpers of the game."""
    copied = game.copied(game.line())
    copied.go(step)
    mover, kind = copied.rules.seat_to_move(copied.position), copied.kind
    return table(kind, [PERSON if seat == mover else kind.helper for seat in range(len(game.names))], game=copied)


def saves_folder(saves: str | os.PathLike[str] | None) -> Path | None:
    """Where games are kept: in that folder; if it is "", in the one that WEBPOWER_SAVES names or in ``FOLDER``."""
    return None if saves is None else Path(saves or os.environ.get("WEBPOWER_SAVES") or FOLDER)
