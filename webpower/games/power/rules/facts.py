"""Facts that several rules look at, and others too."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from webpower.games.power.position import EMPTY, Position


@lru_cache(maxsize=4096)
def most_of_one(owners: bytes) -> int:
    """How many of these sites the strongest player holds. Remembered, as a move changes the owners in one country only.

    >>> most_of_one(bytes([2, EMPTY, 0, 2]))
    2
    """
    return max(owners.count(owner) if owner != EMPTY else 0 for owner in owners)


def most_cloisters(position: Position, country: int) -> int:
    """The number of cloisters of the strongest player in a country (WP-18)."""
    return most_of_one(position.pieces.owners[position.setup.board.spans[country]])


def in_column(position: Position, arms: int) -> Iterator[int]:
    """The arms in the same column of the Vatican, these included (WP-62)."""
    column = position.setup.board.arms[arms].column
    return (number for number, other in enumerate(position.setup.board.arms) if other.column == column)
