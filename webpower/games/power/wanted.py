"""What a user asks for, looked at before anything is made of it: what can't be meant is answered with a sentence."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import NoReturn

from webpower.engine.errors import WrongValue
from webpower.engine.records import SEED_DIGITS
from webpower.games.power.actions import Action
from webpower.games.power.board import Board
from webpower.games.power.scoring.sheet import FINAL, INTERIM, Line


def check_new_game(players: object, seed: object, board: object) -> None:
    """Raises WrongValue unless a game can be asked for like this: by how many or by names, a seed, and a board."""
    if isinstance(players, str) or not isinstance(players, int | Sequence):
        _wrong("players", "how many, or a list of their names", players)
    for name in players if isinstance(players, Sequence) else ():
        if not isinstance(name, str) or not name.strip():
            _wrong("players", "a name", name)
    if type(seed) is not int:
        _wrong("seed", "a whole number", seed)
    elif abs(seed) >= 10**SEED_DIGITS:  # a record of the game could not be read
        raise WrongValue(f"seed: expected a number of at most {SEED_DIGITS} digits")
    if not isinstance(board, Board | str | os.PathLike):
        _wrong("board", "a board, the id of one, or a path", board)


def check_action(action: object, names_given: bool) -> None:
    """Raises WrongValue unless it is an action, with no names beside it, or the name of an act."""
    if not isinstance(action, Action | str):
        _wrong("action", "an action, or its names as in a record", action)
    if isinstance(action, Action) and names_given:
        raise WrongValue(f"action: {action} is a whole action, and no names belong beside it")


def check_line(what: object, part: object) -> None:
    """Raises WrongValue unless it is a line of a score sheet, or a place, and a part of the scoring."""
    if not isinstance(what, Line | str | int):
        _wrong("what", "a line of the score sheet, or a country, alliance or chain", what)
    if part not in (INTERIM, FINAL):
        _wrong("part", f"{INTERIM!r} or {FINAL!r}", part)


def _wrong(what: str, expected: str, got: object) -> NoReturn:
    shown = repr(got)
    raise WrongValue(f"{what}: expected {expected}, got {shown if len(shown) <= 60 else type(got).__name__}")
