"""The games, each in a folder of its own with the same rooms, and the list of them.

What a game has to provide is a `webpower.engine.kind.Kind`; it is imported only when it is asked for.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from webpower.engine.errors import FileError, WrongValue, in_file
from webpower.engine.files import read_json
from webpower.engine.game import Game
from webpower.engine.kind import Kind
from webpower.engine.messages import AnyOf
from webpower.engine.mistakes import one_of, said, short, wrong
from webpower.engine.questions import Topic
from webpower.engine.topic import GameTopic

_HOMES = {
    "web-of-power": "webpower.games.power.kind:POWER",
    "card-game": "webpower.games.card_game.kind:CARD_GAME",
}
"""Where the kind of each game is at home. The first game is the one that is meant where none is named."""


def game_ids() -> list[str]:
    """What files and the command line call the games."""
    return list(_HOMES)


@cache
def kind_named(id: str) -> Kind:
    """The game that is called so. Raises WrongValue if there is none."""
    if id not in _HOMES:
        raise WrongValue(f"game: expected {' or '.join(_HOMES)}, got {id!r}")
    module, _, name = _HOMES[id].partition(":")
    kind: Kind = getattr(import_module(module), name)
    return kind


def kinds() -> list[Kind]:
    """All games."""
    return [kind_named(id) for id in _HOMES]


def kind_of(data: Any) -> Kind:
    """Which game the content of a file is of: a record or a tree says so, and some formats are a game's own.

    What says nothing is left to the first game, which tells what is wrong with it. Raises FileError for a game there is
    none of.
    """
    for place, part in (("game", data), ("record.game", data.get("record") if isinstance(data, dict) else None)):
        id = part.get("game") if isinstance(part, dict) else None
        if isinstance(id, str):
            if id not in _HOMES:
                raise FileError([wrong(place, one_of(game_ids()), short(id))])
            return kind_named(id)
    form = data.get("format") if isinstance(data, dict) else None
    return next((kind for kind in kinds() if form in kind.formats), kinds()[0])


def read_game(data: Any) -> Game[Any, Any]:
    """The game in the content of a file, its cursor at the end, or of a tree, its cursor where it stood.

    Raises FileError when it can't be read, RecordError where it breaks a rule.
    """
    return kind_of(data).read(data)


def load_game(path: str | os.PathLike[str]) -> Any:
    """A game from a record file, its cursor at the end, every action checked and the result compared.

    The file says which game it is. A tree file brings all its lines of play, and the cursor where it stood.

    Raises FileError when the file can't be read, RecordError where the record breaks a rule.
    """
    with in_file(path):
        return read_game(read_json(path))


@cache
def recorded_games() -> Mapping[str, Kind]:
    """By name, the recorded games that come with the program; no two games have one of the same name."""
    return {name: kind for kind in kinds() for name in kind.recorded_games()}


def recorded_game(name: str) -> Any:
    """One of these games, its cursor at the end. Raises FileError for a name there is none of."""
    if name not in recorded_games():
        raise FileError([wrong("", said("file-game", names=AnyOf(recorded_games())), short(name))])
    return recorded_games()[name].recorded_game(name)


@cache
def topics() -> Mapping[str, GameTopic[Any]]:
    """What quizzes, work sheets and demos can be about, of all games, by name."""
    return {name: topic for kind in kinds() for name, topic in kind.topics.items()}


@cache
def asked() -> Mapping[str, Topic]:
    """What exercises can be about: also what is answered by writing a function, which a quiz can't ask."""
    return {name: topic for kind in kinds() for name, topic in kind.asked.items()}
