"""The JSON Schemas of the files, made from their models. They come with the program, in ``data/schemas``."""

from __future__ import annotations

from collections.abc import Mapping

from webpower.engine.schema import Schema, json_schema
from webpower.engine.schema import schema_text as text_of
from webpower.games.power.board_model import BoardFile
from webpower.games.power.record_model import PositionFile, RecordFile, TreeFile, TreeFromPositionFile, WholeFile

MODELS: Mapping[str, tuple[type, str]] = {
    "board": (BoardFile, "webpower-board/1"),
    "position": (PositionFile, "webpower-position/1"),
    "position-2": (WholeFile, "webpower-position/2"),
    "record": (RecordFile, "webpower-record/1"),
    "tree": (TreeFile, "webpower-tree/1"),
    "tree-2": (TreeFromPositionFile, "webpower-tree/2"),
}
"""For each kind of file its model, and the format that is the title of its schema."""


def schema(kind: str) -> Schema:
    """The schema of a kind of file, a key of ``MODELS``.

    >>> schema("board")["properties"]["chain"]
    {'type': 'integer', 'minimum': 2, 'maximum': 8}
    """
    model, title = MODELS[kind]
    return json_schema(model, title)


def schema_text(kind: str) -> str:
    """The same as the text of its file."""
    return text_of(schema(kind))
