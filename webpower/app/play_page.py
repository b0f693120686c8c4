"""The page on which a visitor plays."""

from __future__ import annotations

from webpower.games.power.playing.start import play
from webpower.show.table import Table


def page() -> Table:
    """A table."""
    return play(seed=7, pace="at-once", saves=None)
