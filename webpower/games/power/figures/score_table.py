"""The score as a table that adds up: a row a country, alliance and chain, a column a player, and every sum (WP-43)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import NamedTuple

from webpower.draw.charts.labels import shown
from webpower.draw.html import player_tag, rule_link, table
from webpower.draw.words import words as drawn_words
from webpower.games.power.figures.score_parts import Row, breakdown_data, rows_of, totals_of
from webpower.games.power.position import Position
from webpower.games.power.scene.words import words
from webpower.games.power.text_form import table_text

KEPT = "white-space:nowrap"


class Section(NamedTuple):
    """A part of the score with its rows; their sums are the part's points."""

    part: str
    """A key of ``LOOKS``."""
    rule: str
    """The rule that gives the points."""
    rows: tuple[Row, ...]
    points: tuple[int, ...]
    """By seat: the sums of the rows."""


def score_table_data(position: Position) -> list[Section]:
    """The parts that give points to somebody, in the order of scoring."""
    rows = rows_of(position)
    return [
        Section(part.name, part.lines[0].rule, tuple(row for row in rows if row.part == part.name), part.points)
        for part in breakdown_data(position)
        if part.lines
    ]


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """The table; shows itself as HTML in a notebook and as text elsewhere."""

    html: str
    text: str

    def __str__(self) -> str:
        return self.text

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {"text/html": self.html, "text/plain": self.text}


def score_table(position: Position, names: Sequence[str]) -> ScoreTable:
    """The table of a position as if the game ended there."""
    return ScoreTable(_html(position, tuple(names)), score_table_words(position, names))


def score_table_words(position: Position, names: Sequence[str]) -> str:
    """The table as text, with its columns in line. Under the sum of each part stand its rows, set in."""
    named = tuple(names)
    rows: list[list[str | int]] = [["", *shown(named), words("chart-all-players", named)]]
    for section in score_table_data(position):
        rows.append([words(f"chart-part-{section.part}", named), *_with_sum(section.points)])
        rows += [[f"  {row.label}", *_with_sum(row.points)] for row in section.rows]
    rows.append([drawn_words("chart-total", named), *_with_sum(_totals(position))])
    return table_text(rows)


def _with_sum(points: Sequence[int]) -> list[int]:
    return [*points, sum(points)]


def _totals(position: Position) -> tuple[int, ...]:
    return totals_of(breakdown_data(position))


def _html(position: Position, names: tuple[str, ...]) -> str:
    tags = [player_tag(seat, name) for seat, name in enumerate(names)]
    rows: list[list[str]] = []
    for section in score_table_data(position):
        name = escape(words(f"chart-part-{section.part}", names))
        part = f'<span style="{KEPT}"><b>{name}</b> [{rule_link(section.rule)}]</span>'
        rows.append([part, *(f"<b>{points}</b>" for points in _with_sum(section.points))])
        rows += [[_place(row, names), *(str(points or "") for points in _with_sum(row.points))] for row in section.rows]
    rows.append([escape(drawn_words("chart-total", names)), *map(str, _with_sum(_totals(position)))])
    return table(["", *tags, escape(words("chart-all-players", names))], rows, last_bold=True)


def _place(row: Row, names: tuple[str, ...]) -> str:
    """A place, set in; pointed at it tells the lines of the score sheet."""
    told = "\n".join(line.message.cited(names) for line in row.lines)
    return f'<span style="{KEPT};padding-left:1.2em" title="{escape(told)}">{escape(row.label)}</span>'
