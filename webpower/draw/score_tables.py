"""A score sheet as tables of HTML; its headings and sums are the game's."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from webpower.draw.html import cited, player_tag, table
from webpower.engine.sheet import Line


def sums_html(rows: Sequence[Sequence[str | int]], names: Sequence[str]) -> str:
    """The sums of a score sheet, a column a player: rows with a heading before the points, the totals last."""
    cells = [(escape(str(row[0])), *(str(cell) for cell in row[1:])) for row in rows]
    return table(["", *_tags(names)], cells, last_bold=True)


def lines_html(parts: Iterable[tuple[str, Sequence[Line]]], names: Sequence[str], page: str | None = None) -> str:
    """Every line of a score sheet, by parts with their headings.

    ``page`` is where the links to the rules lead (`webpower.draw.html.rule_link`).
    """
    return "".join(
        table([escape(part), *_tags(names)], [_line_row(line, names, page) for line in lines]) for part, lines in parts
    )


def _tags(names: Sequence[str]) -> list[str]:
    return [player_tag(seat, name) for seat, name in enumerate(names)]


def _line_row(line: Line, names: Sequence[str], page: str | None) -> list[str]:
    points = [str(line.points) if seat in line.seats else "" for seat in range(len(names))]
    return [cited(line.message.cited(names), page), *points]
