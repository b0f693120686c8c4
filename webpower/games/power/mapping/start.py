"""`edit_board(...)`: open a board editor in one line."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

from webpower.engine.errors import in_file
from webpower.engine.files import read_json
from webpower.games.power.board import Board
from webpower.games.power.board_file import known_board
from webpower.games.power.mapping.draft import Draft, empty_draft
from webpower.games.power.mapping.files import read_draft

if TYPE_CHECKING:
    from webpower.show.map_editor import MapEditor

FOLDER = "boards"
"""Where boards are kept unless the call names another folder."""


def edit_board(
    board: Board | str | os.PathLike[str] | None = None, *, saves: str | os.PathLike[str] | None = FOLDER
) -> MapEditor:
    """A board editor, in a notebook: name it at the end of a cell.

    It begins with nothing, or with ``board``: a board, the id of one that comes with the program, or the path of a
    board file, finished or not. Boards are saved in the folder ``saves``; None keeps nothing. The editor has the board
    as ``drawn`` once it is good.

    Raises FileError for a board there is none of, or a file that can't be drawn on.
    """
    from webpower.games.power.mapping.bench import DrawingBoard
    from webpower.show.map_editor import MapEditor

    return MapEditor(DrawingBoard(_opened(board), None if saves is None else Path(saves)))


def _opened(board: Board | str | os.PathLike[str] | None) -> Draft:
    if board is None:
        return empty_draft()
    if isinstance(board, Board):
        return read_draft(json.loads(board.source))
    name = os.fspath(board)
    if not name.lower().endswith(".json"):
        return read_draft(json.loads(known_board(name).source))
    with in_file(name):
        return read_draft(read_json(name))
