"""`edit(...)`: open a position editor in one line."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from webpower.engine.errors import WrongValue, in_file
from webpower.engine.files import read_json
from webpower.engine.players import PlayerLike
from webpower.engine.playing.start import saves_folder
from webpower.games.power.editing.opening import empty_board, read_opened, refuse_options
from webpower.games.power.game import Game, seat_names
from webpower.games.power.playing.start import HELPER
from webpower.games.power.position import Position

if TYPE_CHECKING:
    from webpower.show.editor import Editor

Source = Position | Game | str | os.PathLike[str]
"""Where a position is from: given itself, a game at its cursor, or the path of a file with either."""


def edit(
    position: Source | None = None,
    players: int | Sequence[str] | None = None,
    seed: int = 0,
    *,
    saves: str | os.PathLike[str] | None = "",
    helper: str | PlayerLike = HELPER,
    **options: Any,
) -> Editor:
    """A position editor, in a notebook: name it at the end of a cell.

    It begins with an empty board, or with ``position``: one of a game, a game at its cursor, or the path of a file,
    which may hold a position, a record or a tree. ``players`` are 3 to 5 names, or how many there are (4 on an empty
    board); a game or file has its own. ``seed`` decides all cards that you do not choose. ``options`` are those of
    `webpower.new_game`, such as ``vatican=True``, for an empty board or a file of pieces alone. Positions and games are
    kept in the folder ``saves`` as with `webpower.play`; ``helper`` is the bot that plays beside persons.

    The editor has the position as ``position``, a game from it as ``game``, and a table to play it at as ``play()``.

    Raises WrongValue for what can't be meant, RecordError for another number of players (WP-1), FileError or
    RecordError for a file that is damaged or breaks a rule.
    """
    from webpower.games.power.editing.bench import Bench
    from webpower.games.power.players import make_player
    from webpower.show.editor import Editor

    opened, names = _opened(position, players, seed, options)
    follows = position is None
    return Editor(Bench(opened, names, seed, make_player(helper), saves_folder(saves), follows))


def _opened(
    position: Source | None, players: int | Sequence[str] | None, seed: int, options: dict[str, Any]
) -> tuple[Position, tuple[str, ...]]:
    if position is None:
        return empty_board(4 if players is None else players, seed, **options)
    if type(seed) is not int:
        raise WrongValue(f"seed: expected a whole number, got {seed!r}")
    if isinstance(position, Position):
        refuse_options(options)
        return position, _names(players, position.setup.seats)
    if players is not None:
        raise WrongValue("players: a game or a file has its own")
    if isinstance(position, Game):
        refuse_options(options)
        return position.position, position.names
    with in_file(position):
        return read_opened(read_json(position), seed, **options)


def _names(players: int | Sequence[str] | None, seats: int) -> tuple[str, ...]:
    if players is None or players == seats:
        return seat_names(seats)
    if isinstance(players, int | str) or len(players) != seats:
        raise WrongValue(f"players: expected {seats} names, got {players!r}")
    return tuple(players)
