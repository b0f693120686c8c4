"""Who holds which arms of the Vatican (WP-60)."""

from __future__ import annotations

from webpower.games.power.position import EMPTY, Setup


def holder(setup: Setup, arms: bytes, table: str, country: int) -> int | None:
    """The seat whose advisor stands on a country's arms in the ``council`` or ``cloister`` table, or None."""
    for number, here in enumerate(setup.board.arms):
        if here.country == country and here.table == table and arms[number] != EMPTY:
            return arms[number]
    return None
