"""Where a game that is being played is kept: a tree file of its own for every set of players, seed and options."""

from __future__ import annotations

import re
import unicodedata
from itertools import count
from pathlib import Path

from webpower.engine.branches import branches
from webpower.engine.files import read_json
from webpower.engine.history import way_to
from webpower.games.power.game import Game
from webpower.games.power.tree_file import read_game

LONGEST = 60
"""Letters of a file's name that tell who plays."""


def open_or_keep(new: Game, folder: Path, since: str = "") -> tuple[Game, Path]:
    """The game as it was left, if the folder has it, or else the new one; and the file it is kept in.

    A file is that of the game if it has the same players, seed and options, and, of a game that is played on from some
    position, the same actions up to there; any other file is left alone. ``since`` is added to its name. The folder
    is made if it is not there. Raises FileError or RecordError if the file is damaged, and OSError if there can be no
    folder.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        path = folder / f"{file_name(new)}{since}{f'-{number}' if number > 1 else ''}.json"
        if not path.exists():
            return new, path
        kept = read_game(read_json(path))
        if _same(kept, new):
            return kept, path
    raise AssertionError("unreachable")


def _same(kept: Game, new: Game) -> bool:
    """Whether it is the same game, and was the same up to where the new one stands."""
    if (kept.names, kept.seed, kept.deck, kept.setup) != (new.names, new.seed, new.deck, new.setup):
        return False
    played = [node.action for node in way_to(new.node)]
    return any([node.action for node in line.nodes[: len(played)]] == played for line in branches(kept))


def file_name(game: Game) -> str:
    """Who plays, by which options, with which seed, as letters that every disk takes.

    >>> from webpower import new_game
    >>> file_name(new_game(["Anna", "Bärbel <3", "greedy"], seed=7, variant="fast"))
    'anna-barbel-3-greedy-fast-seed-7'
    """
    options = game.setup.options
    chosen = (
        [options.variant] * options.fast + ["vatican"] * options.vatican + ["own-pairs"] * options.joker_own_country
    )
    return "-".join([_letters("-".join(game.names))[:LONGEST], *chosen, f"seed-{game.seed}"])


def _letters(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-") or "game"
