"""The JSON Schemas of the game's own files, made from their models. They come with the program, in ``data/schemas``."""

from __future__ import annotations

from collections.abc import Mapping

from webpower.engine.records import RECORD_FORMAT, TREE_FORMAT
from webpower.engine.schema import Schema, json_schema
from webpower.games.card_game.cards_model import FORMAT, CardsFile
from webpower.games.card_game.record_model import RecordFile, TreeFile

MODELS: Mapping[str, tuple[type, str]] = {
    "cards": (CardsFile, FORMAT),
    "card-game-record": (RecordFile, RECORD_FORMAT),
    "card-game-tree": (TreeFile, TREE_FORMAT),
}
"""For each kind of file its model, and the format that is the title of its schema."""


def schema(kind: str) -> Schema:
    """The schema of a kind of file, a key of ``MODELS``.

    >>> schema("card-game-record")["properties"]["start"]
    {'type': 'integer'}
    """
    model, title = MODELS[kind]
    return json_schema(model, title)
