"""The boards that visitors may choose: those of the program, and those in a folder of one's own."""

from __future__ import annotations

import os
from pathlib import Path

from webpower.draw.lettering import one_line
from webpower.engine.errors import FileError
from webpower.games.power.board_file import board_ids, load_board

BOARDS = "WEBPOWER_BOARDS"
"""The variable that names the folder. It is looked at again for every visitor."""


def board_files(folder: Path) -> list[Path]:
    """The board files of a folder, by their names."""
    return sorted(folder.glob("*.json"))


def board_choices() -> list[tuple[str, str]]:
    """The boards to choose from, each with its name and with what `webpower.load_board` takes.

    A file that is no good board any more is left out: what is wrong with it is told where the app starts.
    """
    choices = {load_board(id).name: id for id in board_ids()}
    named = os.environ.get(BOARDS)
    for path in board_files(Path(named)) if named else ():
        try:
            name = one_line(load_board(path).name)
        except FileError:
            continue
        choices[name if name not in choices else f"{name} ({one_line(path.stem)})"] = str(path)
    return list(choices.items())
