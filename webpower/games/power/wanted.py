"""What a user asks for, looked at before anything is made of it: what can't be meant is answered with a sentence."""

from __future__ import annotations

import os

from webpower.engine.errors import WrongValue
from webpower.engine.wanted import check_players_and_seed, refuse_value
from webpower.games.power.actions import Action
from webpower.games.power.board import Board
from webpower.games.power.scoring.sheet import FINAL, INTERIM, Line


def check_new_game(players: object, seed: object, board: object) -> None:
    """Raises WrongValue unless a game can be asked for like this: by how many or by names, a seed, and a board."""
    check_players_and_seed(players, seed)
    if not isinstance(board, Board | str | os.PathLike):
        refuse_value("board", "a board, the id of one, or a path", board)


def check_action(action: object, names_given: bool) -> None:
    """Raises WrongValue unless it is an action, with no names beside it, or the name of an act."""
    if not isinstance(action, Action | str):
        refuse_value("action", "an action, or its names as in a record", action)
    if isinstance(action, Action) and names_given:
        raise WrongValue(f"action: {action} is a whole action, and no names belong beside it")


def check_line(what: object, part: object) -> None:
    """Raises WrongValue unless it is a line of a score sheet, or a place, and a part of the scoring."""
    if not isinstance(what, Line | str | int):
        refuse_value("what", "a line of the score sheet, or a country, alliance or chain", what)
    if part not in (INTERIM, FINAL):
        refuse_value("part", f"{INTERIM!r} or {FINAL!r}", part)
