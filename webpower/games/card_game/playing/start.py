"""`play(...)`: open a table for the card game, with people and bots around it, in one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from webpower.engine.game import Game
from webpower.engine.playing.seating import Seated
from webpower.engine.playing.start import table
from webpower.games.card_game.kind import CARD_GAME

if TYPE_CHECKING:
    from webpower.show.table import Table

AGAINST = ("Anna", *[CARD_GAME.helper] * 3)


def play(
    players: Sequence[Seated] = AGAINST, seed: int = 0, *, game: Game[Any, Any] | None = None, **more: Any
) -> Table:
    """A table to play the card game at, in a notebook: name it at the end of a cell.

    ``players`` are 3 to 5: the name of a bot (`webpower.games.card_game.players.PLAYERS`) or a player of your own plays
    by itself, any other name is a person's. ``more`` may hold the options of `webpower.card_game.new_game`, such as
    ``start_player=0``, and what `webpower.play` takes: ``saves``, ``pace``, ``helper``, ``view``, ``aids`` (of
    ``hint``, ``if-ended``, ``known``) and ``fixed``. ``game`` is one to play on with, as there.

    Raises RecordError for another number of players (CG-1), WrongValue for an option that there is none of, FileError
    or RecordError if the file is damaged.
    """
    return table(CARD_GAME if game is None else game.kind, players, seed, game=game, **more)
