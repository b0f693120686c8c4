"""Names and bars of players in charts, and the words of plotly's (`webpower.draw.plotly_text`) with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from webpower.draw.lettering import fitted, signed
from webpower.draw.palette import PATTERNS, PLAYERS, SIZES
from webpower.draw.plotly_text import broken as broken
from webpower.draw.plotly_text import literal as literal
from webpower.draw.plotly_theme import pattern as pattern
from webpower.draw.seats import TEXTS
from webpower.engine.messages import Message, Seat, message

NAME_ROOM = 150
"""Pixels for a player's name."""

TITLE_LINE = 104
"""Letters in a line beneath a chart's title."""


def shown(names: Sequence[str], room: float = NAME_ROOM) -> tuple[str, ...]:
    """The names as short as charts show them: no wider than so many pixels.

    >>> shown(["Anna", "Maximiliane-Sophie"])
    ('Anna', 'Maximiliane-…')
    """
    return tuple(fitted(name, SIZES.text, room) for name in names)


def tag(seat: int, names: Sequence[str], room: float = NAME_ROOM) -> str:
    """A player's mark and name, safe for plotly; the name no wider than so many pixels.

    >>> tag(0, ["Anna <3"])
    '● Anna &lt;3'
    """
    return f"{PLAYERS[seat].glyph} {literal(shown(names, room)[seat])}"


def change(seat: int, points: int) -> Message:
    """How many points a player would gain or lose.

    >>> change(0, 3).say(["Anna"]), change(0, -2).say(["Anna"])
    ('Anna +3', 'Anna \u22122')
    """
    return message(TEXTS, "chart-change", player=Seat(seat), points=signed(points))


def bar_look(seat: int) -> dict[str, Any]:
    """A player's bars, as plotly's ``marker``: colour, pattern and outline."""
    ink = PLAYERS[seat]
    return {
        "color": ink.fill,
        "line": {"color": ink.line, "width": 2},
        "pattern": pattern(PATTERNS[seat], size=7),
    }
