"""Drawing boards without a browser: clicks, and what tests read off them."""

from pathlib import Path
from typing import Any

from tests.games.power.test_other_boards import heron_coast
from webpower.games.power.mapping.bench import DrawingBoard
from webpower.games.power.mapping.picture import view_of


def bench(draft: Any = None, folder: Path | None = None) -> DrawingBoard:
    return DrawingBoard(heron_coast() if draft is None else draft, folder)


def click(at: DrawingBoard, element: str) -> None:
    """A click on an element, where it is."""
    kind, _, name = element.partition(":")
    part, key, place = ("sites", "id", "at") if kind == "site" else ("countries", "name", "coat")
    entry = next(entry for entry in at.draft[part] if entry[key] == name)
    at.place(*view_of(at.draft).point(entry[place]), element)


def told(at: DrawingBoard) -> str:
    return "" if at.notice is None else at.notice.cited(())


def field(at: DrawingBoard, id: str) -> Any:
    return next(field for field in at.fields() if field.id == id)
