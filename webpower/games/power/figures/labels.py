"""Words in charts: plotly reads text as a little HTML, and does not break lines by itself."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from webpower.draw.lettering import fitted, signed
from webpower.draw.palette import OUTLINE, PATTERNS, PLAYERS, SIZES
from webpower.engine.messages import Message, Seat, message
from webpower.games.power.rules import TEXTS

NAME_ROOM = 150
"""Pixels for a player's name."""

LINE = 84
"""Letters in a line of a box that appears on hover: narrow enough for the narrowest chart."""

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


def literal(text: str) -> str:
    """Text that plotly shows as it is, without reading tags or gaps to be filled in it.

    >>> literal("a < %{b}")
    'a &lt; %&#123;b}'
    """
    return escape(text).replace("%{", "%&#123;")


def broken(sentences: Iterable[str], width: int = LINE) -> str:
    """Sentences for a box that appears on hover, each from a new line and with its further lines set in.

    >>> broken(["One & two.", "Three."])
    'One &amp; two.<br>Three.'
    """
    lines = [
        line
        for sentence in sentences
        for line in textwrap.wrap(sentence, width, subsequent_indent="\u2003", break_on_hyphens=False)
    ]
    return "<br>".join(literal(line) for line in lines)


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


def pattern(shape: str, size: int, strength: float = 0.5) -> dict[str, Any]:
    """Plotly's ``pattern`` over a bar's colour: fine enough to read letters on it; weaker where they are small."""
    return {
        "shape": shape,
        "fillmode": "overlay",
        "fgcolor": OUTLINE,
        "fgopacity": strength,
        "size": size,
        "solidity": 0.2,
    }
