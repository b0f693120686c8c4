"""Tables as plain text."""

from __future__ import annotations

from collections.abc import Sequence


def table_text(rows: Sequence[Sequence[str | int]]) -> str:
    """Rows as aligned columns, the first row being the heading; numbers stand to the right."""
    cells = [[str(cell) for cell in row] for row in rows]
    return aligned(cells, [column > 0 and _is_number(rows, column) for column in range(len(cells[0]))])


def _is_number(rows: Sequence[Sequence[str | int]], column: int) -> bool:
    return all(isinstance(row[column], int) for row in rows[1:])


def aligned(cells: Sequence[Sequence[str]], right: Sequence[bool]) -> str:
    """Rows of cells as columns, the first row being the heading; those to the ``right`` stand there.

    >>> print(aligned([["who", "wins"], ["Ada", "7"]], [False, True]))
    who  wins
    ---  ----
    Ada     7
    """
    widths = [max(len(row[column]) for row in cells) for column in range(len(right))]
    lines = []
    for number, row in enumerate(cells):
        sides = zip(row, widths, right, strict=True)
        lines.append("  ".join(cell.rjust(width) if to_right else cell.ljust(width) for cell, width, to_right in sides))
        if number == 0:
            lines.append("  ".join("-" * width for width in widths))
    return "\n".join(line.rstrip() for line in lines)
