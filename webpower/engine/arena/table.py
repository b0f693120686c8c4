"""Tidy tables: a row a fact, a column a variable. They show themselves, and become files that any program reads."""

from __future__ import annotations

import csv
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import StringIO
from math import isinf
from typing import Any, NamedTuple

from webpower.engine.errors import unwritable
from webpower.engine.files import write_text
from webpower.engine.language import number_text
from webpower.engine.messages import message
from webpower.engine.players import TEXTS

LOW, HIGH = "_low", "_high"
"""How the columns of an interval's bounds end: shown, they are one column."""

DIGITS = 6
"""Behind the point, in files."""


class Column(NamedTuple):
    """A column: its name in files, how its numbers are shown, and the catalogue that has its heading."""

    name: str
    format: str = ""
    texts: str = TEXTS


@dataclass(frozen=True)
class Table:
    """A tidy table. Its rows are dictionaries to read, a table to see, and comma separated values to keep."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Any, ...], ...]

    def __iter__(self) -> Iterator[dict[str, Any]]:
        names = [column.name for column in self.columns]
        return (dict(zip(names, row, strict=True)) for row in self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def column(self, name: str) -> list[Any]:
        """The values of a column, from top to bottom. Raises KeyError."""
        return [row[name] for row in self]

    def csv(self) -> str:
        """The table as comma separated values; what is not known is an empty cell."""
        text = StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow([column.name for column in self.columns])
        writer.writerows([[_kept(value) for value in row] for row in self.rows])
        return text.getvalue()

    def to_csv(self, path: str | os.PathLike[str]) -> None:
        """Write the table as comma separated values. Raises FileError if that is not possible."""
        try:
            write_text(path, self.csv())
        except OSError as error:
            raise unwritable(path, error) from None

    def cells(self) -> list[list[str]]:
        """The table as it is shown: headings first, numbers in their format, the bounds of an interval in one cell."""
        heads = [message(column.texts, f"column-{_shown_name(column.name)}").say(()) for column in self._shown()]
        return [heads, *([_cell(row, column) for column in self._shown()] for row in self)]

    def _shown(self) -> list[Column]:
        return [column for column in self.columns if not column.name.endswith(HIGH)]

    def __str__(self) -> str:
        from webpower.engine.text_table import aligned

        return aligned(self.cells(), [_is_number(self.column(column.name)) for column in self._shown()])

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {"text/html": self.html(), "text/plain": str(self)}

    def html(self) -> str:
        """The table for a page."""
        from html import escape

        from webpower.draw.html import table

        heads, *rows = [[escape(cell) for cell in row] for row in self.cells()]
        return table(heads, rows, keep=True)

    def markdown(self) -> str:
        """The table for a page of documentation."""
        heads, *rows = self.cells()
        sides = ["---:" if _is_number(self.column(column.name)) else "---" for column in self._shown()]
        lines = [[cell.replace("|", "\\|") for cell in cells] for cells in (heads, sides, *rows)]
        return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def _shown_name(name: str) -> str:
    return "interval" if name.endswith(LOW) else name.replace("_", "-")


def _cell(row: dict[str, Any], column: Column) -> str:
    value = row[column.name]
    if column.name.endswith(LOW):
        high = row[column.name.removesuffix(LOW) + HIGH]
        if value is None or isinf(value):
            return ""
        bounds = (shown(bound, column.format) for bound in (value, high))
        return message(TEXTS, "from-to", "", **dict(zip(("low", "high"), bounds, strict=True))).say(())
    return "" if value is None else shown(value, column.format)


def shown(value: Any, form: str) -> str:
    """A value in its format; what rounds to nothing has no minus before it.

    >>> shown(-0.04, "+.1f"), shown(-0.0004, ".1%"), shown(1234, ",")
    ('+0.0', '0.0%', '1,234')
    """
    if isinstance(value, float):
        sign, rest = ("+", form[1:]) if form.startswith("+") else ("", form)
        form = f"{sign}z{rest}"
    return number_text(value, form)


def _is_number(values: Sequence[Any]) -> bool:
    return all(isinstance(value, int | float | None) for value in values)


def _kept(value: Any) -> Any:
    if isinstance(value, float):
        return "" if isinf(value) else round(value, DIGITS) + 0.0
    return "" if value is None else value
