"""What a user asks for, looked at before anything is made of it: what can't be meant is answered with a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from webpower.engine.errors import RecordError, WrongValue
from webpower.engine.messages import message
from webpower.engine.mistakes import TEXTS
from webpower.engine.records import SEED_DIGITS


def check_players_and_seed(players: object, seed: object) -> None:
    """Raises WrongValue unless a game can be asked for like this: by how many or by names, and a seed."""
    if isinstance(players, str) or not isinstance(players, int | Sequence):
        refuse_value("players", "how many, or a list of their names", players)
    for name in players if isinstance(players, Sequence) else ():
        if not isinstance(name, str) or not name.strip():
            refuse_value("players", "a name", name)
    if type(seed) is not int:
        refuse_value("seed", "a whole number", seed)
    elif abs(seed) >= 10**SEED_DIGITS:  # a record of the game could not be read
        raise WrongValue(f"seed: expected a number of at most {SEED_DIGITS} digits")


def check_seats(number: int, seats: Sequence[int], rule: str) -> None:
    """Raises RecordError, with the rule, unless a game is for so many players."""
    if number not in seats:
        raise RecordError(message(TEXTS, "wrong-players", rule, number=number, least=min(seats), most=max(seats)))


def refuse_value(what: str, expected: str, got: object) -> NoReturn:
    """Raises WrongValue with what was expected and what came."""
    shown = repr(got)
    raise WrongValue(f"{what}: expected {expected}, got {shown if len(shown) <= 60 else type(got).__name__}")
