"""Keeping boards that are drawn in files, and opening what lies there."""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path
from typing import Any, Protocol

from webpower.engine.errors import refuse
from webpower.engine.files import check_format
from webpower.engine.messages import Message, message
from webpower.engine.shelf import Owner, Shelf
from webpower.engine.structures import structure, structured
from webpower.games.power.board_checks import repetitions, unknown_cards
from webpower.games.power.board_model import FORMAT, BoardFile
from webpower.games.power.mapping.draft import Draft, as_id
from webpower.games.power.rules import TEXTS


class Holder(Owner, Protocol):
    """Who has the board."""

    @property
    def draft(self) -> Draft:
        """The content of the board file, right or wrong."""
        ...

    def mistakes(self) -> tuple[str, ...]:
        """What is missing or wrong."""
        ...

    def show(self, draft: Draft) -> None:
        """Go on with another board."""
        ...


def board_text(draft: Draft) -> str:
    """A board as the text of its file: an entry a line, so that people and version control can read it."""
    return "{" + ",\n ".join(f"{_json(key)}: {_part(value)}" for key, value in draft.items()) + "}\n"


def _part(value: Any) -> str:
    if isinstance(value, list) and value:
        return "[\n  " + ",\n  ".join(map(_json, value)) + "]"
    return _json(value)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def read_draft(data: Any) -> Draft:
    """A board that can be drawn on, finished or not.

    Raises FileError where a type is wrong, a part is missing or too large, something is there twice, or a country has
    no card: what the map and the fields could not show.
    """
    check_format(data, FORMAT)
    file = structure(data, BoardFile)
    refuse(chain(repetitions(file), unknown_cards(file)))
    return dict(data)


class BoardFiles(Shelf):
    """The files of a drawing board."""

    NO_FOLDER = message(TEXTS, "mapping-no-folder")

    def __init__(self, bench: Holder) -> None:
        super().__init__(bench)
        self._bench = bench

    def suggested(self) -> str:
        """A name that no file has yet."""
        return self.free(as_id(self._bench.draft["id"]))

    def record(self) -> str:
        """The board as the text of a file; "" as long as it could not be opened again."""
        return board_text(self._bench.draft) if structured(self._bench.draft, BoardFile)[0] else ""

    def unfit(self) -> Message | None:
        """Why the board, finished or not, could not be opened again."""
        found, mistakes = structured(self._bench.draft, BoardFile)
        return message(TEXTS, "mapping-not-openable", why=mistakes[0].line()) if found is None else None

    def saved(self, path: str) -> Message:
        """See `Shelf.saved`; tells if the board is not finished."""
        return message(TEXTS, "mapping-saved-unfinished" if self._bench.mistakes() else "mapping-saved", path=path)

    def opened(self, data: Any, path: Path | None) -> Message:
        """See `Shelf.opened`."""
        draft = read_draft(data)
        self._bench.show(draft)
        return message(TEXTS, "mapping-opened", board=draft["name"])
