"""The file of the small board that questions change, and the board as it stands when a game begins."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from webpower.games.power.board import Board
from webpower.games.power.options import Options
from webpower.games.power.position import Position, Setup, deal
from webpower.resources import data_path

BOARD = "heron-coast"
"""The board that is changed: small enough to be looked through by eye."""


@cache
def _text() -> str:
    return data_path("boards", f"{BOARD}.json").read_text(encoding="utf8")


def file_data() -> dict[str, Any]:
    """The content of the board's file, to be changed."""
    data: dict[str, Any] = json.loads(_text())
    return data


def empty(board: Board, players: int = 3) -> Position:
    """A board at the start of a game."""
    setup = Setup(board, Options(), players)
    return deal(setup, setup.unshuffled)
