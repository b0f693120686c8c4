"""The sheet of the Vatican beside the map: its tables, their columns, the arms, and the advisors on them (WP-60)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from webpower.draw.lettering import Box, fitted
from webpower.draw.palette import OUTLINE, SIZES, Look
from webpower.draw.scene import Mark, Value
from webpower.draw.shapes import outlined, piece, rounded, text
from webpower.games.power.board import Arms, Board
from webpower.games.power.position import EMPTY
from webpower.games.power.scene.effects import arms_number
from webpower.games.power.scene.measures import GAP, Measures
from webpower.games.power.scene.pieces import cylinder, cylinder_sign
from webpower.games.power.scene.words import Words

BETWEEN = 8
"""Pixels between two arms."""


def sheet(
    about: Words, measures: Measures, look: Look, targets: frozenset[str], left: float, top: float, width: float
) -> Iterator[Mark]:
    """The sheet with its upper left corner in (left, top); its tables stand one below the other beside the map."""
    board, owners = about.board, about.position.pieces.arms
    for table, (x, y) in _headings(board, measures, width).items():
        foot = top + y + measures.heading
        yield text(f"table:{table}", left + x, foot, about.table(table), measures.heading, bold=True)
    for number, box in enumerate(_places(board, measures, width)):
        arms, owner = board.arms[number], owners[number]
        moved = Box(box.left + left, box.top + top, box.right + left, box.bottom + top)
        yield from _arms(about, number, arms, moved, measures, look, f"arms:{arms.name}" in targets)
        x, y = moved.middle[0], moved.bottom - GAP - 1 - measures.piece[1] / 2
        yield from arms_number(about, f"arms:{arms.name}", x, y, measures, look)
        if owner != EMPTY:
            ink = look.players[owner]
            yield piece(f"advisor:{arms.name}", cylinder(x, y, *measures.piece), ink)
            yield cylinder_sign(f"advisor-sign:{arms.name}", x, y, *measures.piece, ink)


def sheet_height(board: Board, measures: Measures, width: float) -> float:
    """How high the sheet is; 0 if the board has no arms."""
    return max((box.bottom for box in _places(board, measures, width)), default=0)


def arms_box(board: Board, number: int, measures: Measures, left: float, top: float, width: float) -> Box:
    """Where arms are drawn on the sheet with that corner."""
    box = _places(board, measures, width)[number]
    return Box(box.left + left, box.top + top, box.right + left, box.bottom + top)


def _arms(about: Words, number: int, arms: Arms, box: Box, measures: Measures, look: Look, lit: bool) -> Iterator[Mark]:
    country = about.board.countries[arms.country]
    tint = look.tints[about.board.cards[country.card].colour]
    attrs: dict[str, Value] = {"d": rounded(box, 4, 12), "fill": tint, **outlined(lit, OUTLINE, 1.4)}
    yield Mark(f"arms:{arms.name}", "path", attrs, label=about.arms(number), button=lit)
    size = SIZES.small
    name = fitted(country.name, size, box.right - box.left - 2 * GAP)
    yield text(f"arms-name:{arms.name}", round(box.middle[0], 1), box.top + size + 1, name, size, "middle")


@lru_cache(32)
def _places(board: Board, measures: Measures, width: float) -> tuple[Box, ...]:
    """By arms: where they stand on a sheet of that width whose corner is in (0, 0)."""
    high = _high(measures)
    starts, columns = _headings(board, measures, width), _columns(board)
    across = len(starts) if not measures.side else 1
    widths = {table: (width / across - BETWEEN * (across > 1)) / len(columns[table]) for table in starts}
    boxes, rows = [], dict.fromkeys((arms.column for arms in board.arms), 0)
    for arms in board.arms:
        x, y = starts[arms.table]
        wide = widths[arms.table]
        left = x + columns[arms.table].index(arms.column) * wide
        top = y + _head(measures) + rows[arms.column] * (high + BETWEEN)
        rows[arms.column] += 1
        boxes.append(Box(left, top, left + wide - BETWEEN, top + high))
    return tuple(boxes)


def _high(measures: Measures) -> float:
    """The height of arms: the country's name, and an advisor beneath it."""
    return SIZES.small + measures.piece[1] + 4 * GAP


def _head(measures: Measures) -> float:
    return measures.heading * 1.6


def _columns(board: Board) -> Mapping[str, list[int]]:
    """The columns of each table."""
    found: dict[str, list[int]] = {}
    for arms in board.arms:
        if arms.column not in found.setdefault(arms.table, []):
            found[arms.table].append(arms.column)
    return found


def _headings(board: Board, measures: Measures, width: float) -> dict[str, tuple[float, float]]:
    """Where each table's corner is on the sheet."""
    high = _high(measures)
    starts: dict[str, tuple[float, float]] = {}
    x = y = 0.0
    tables = _columns(board)
    for table, columns in tables.items():
        starts[table] = (x, y)
        longest = max(sum(arms.column == column for arms in board.arms) for column in columns)
        if measures.side:
            y += _head(measures) + longest * (high + BETWEEN) + BETWEEN
        else:
            x += width / len(tables)
    return starts
