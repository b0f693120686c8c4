"""Where a position to be edited comes from: an empty board, pieces alone, a whole position, a game at its cursor."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from webpower.engine.chance import SeededOutcomes
from webpower.engine.errors import WrongValue
from webpower.games.power.editing.cards import stack_by_pieces
from webpower.games.power.game import new_game
from webpower.games.power.options import Options
from webpower.games.power.position import Pieces, Position, Setup, deal, starting_deck
from webpower.games.power.position_file import read_pieces
from webpower.games.power.record_model import POSITION_FORMAT, WHOLE_POSITION_FORMAT
from webpower.games.power.tree_file import read_game
from webpower.games.power.whole_file import read_whole

OPTIONS = tuple(field.name for field in fields(Options))

Opened = tuple[Position, tuple[str, ...]]
"""A position, and the players' names."""


def empty_board(players: int | Sequence[str], seed: int, **options: Any) -> Opened:
    """The start of a new game; arguments and errors are those of `webpower.new_game`."""
    game = new_game(players, seed, **options)
    return game.position, game.names


def with_cards(setup: Setup, pieces: Pieces, seed: int) -> Position:
    """Pieces with the cards of a new game, and as many of them discarded as there are pieces."""
    start = deal(setup, starting_deck(setup, SeededOutcomes(seed)))
    return stack_by_pieces(start._replace(pieces=pieces), seed)


def read_opened(data: Any, seed: int, **options: Any) -> Opened:
    """The position in the content of any file: of pieces, a whole position, a record or a tree at its cursor.

    Pieces alone get cards from the seed, and are played by ``options`` (`webpower.games.power.options.Options`), with
    the Vatican if there are any pieces in it. Raises FileError and RecordError like the readers of these files, and
    WrongValue for options where the file has its own.
    """
    form = data.get("format") if isinstance(data, dict) else None
    if form == POSITION_FORMAT:
        setup, names, pieces = read_pieces(data)
        refuse_options({name: value for name, value in options.items() if name not in OPTIONS})
        chosen = Options(**{"vatican": setup.options.vatican, **options})
        return with_cards(Setup(setup.board, chosen, setup.seats), pieces, seed), tuple(names)
    refuse_options(options)
    if form == WHOLE_POSITION_FORMAT:
        return read_whole(data)
    game = read_game(data)
    return game.position, game.names


def refuse_options(options: dict[str, Any]) -> None:
    """Raises WrongValue if there are any: what is opened has its own."""
    if options:
        raise WrongValue(f"{', '.join(options)}: what is opened keeps its board and its options")
