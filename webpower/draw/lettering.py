"""How much room words take, without a browser: an estimate that is never too small, so that words can be kept apart."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from itertools import accumulate, takewhile
from typing import NamedTuple

NARROW, THIN, USUAL, BROAD, SQUARE = 0.36, 0.44, 0.66, 0.8, 1.02
"""Widths of characters in a font of size 1. They are those of DejaVu Sans, the broadest of the fonts that pictures ask
for (`webpower.draw.palette.FONT`)."""

WIDTHS = {
    **dict.fromkeys("iIjl.,:;'!| ·", NARROW),
    **dict.fromkeys('frt-()[]/"J', THIN),
    **dict.fromkeys("CDGHKNOQRUVXYABEPSTZ&<>=+\N{MINUS SIGN}", BROAD),
    **dict.fromkeys("mwMW%@—…", SQUARE),
}
BOLD = 1.12
"""How much broader bold letters are."""

ASCENT, DESCENT = 0.8, 0.24
"""What stands above and below the line that letters stand on, in a font of size 1."""

ELLIPSIS = "…"


class Box(NamedTuple):
    """An upright rectangle in a picture."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box, gap: float = 0) -> bool:
        """Whether less than ``gap`` lies between the two boxes."""
        return (
            self.left < other.right + gap
            and other.left < self.right + gap
            and self.top < other.bottom + gap
            and other.top < self.bottom + gap
        )

    def within(self, other: Box) -> bool:
        """Whether no part of this box is outside the other."""
        return (
            self.left >= other.left
            and self.top >= other.top
            and self.right <= other.right
            and self.bottom <= other.bottom
        )

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies in the box."""
        return self.left <= x <= self.right and self.top <= y <= self.bottom

    @property
    def middle(self) -> tuple[float, float]:
        """The point in its middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float) -> Box:
        """The box of that size with its middle in (x, y)."""
        return cls(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


@lru_cache(4096)
def text_width(text: str, size: float, bold: bool = False) -> float:
    """About how wide a line of text is, rather too wide than too narrow.

    >>> text_width("Il", 10) < text_width("Om", 10) < text_width("Om", 10, bold=True)
    True
    """
    return sum(map(_width, text)) * size * (BOLD if bold else 1)


def _width(character: str) -> float:
    if character in WIDTHS:
        return WIDTHS[character]
    if character.isascii():
        return USUAL
    if unicodedata.combining(character):
        return 0
    plain = unicodedata.normalize("NFD", character)[0]
    return WIDTHS.get(plain, USUAL) if plain.isascii() else 1.3  # nobody knows how wide a smiley is


def text_box(x: float, y: float, text: str, size: float, anchor: str = "start", bold: bool = False) -> Box:
    """The box of a line of text as SVG places it: (x, y) on the letters' ground line, at the anchor."""
    width = text_width(text, size, bold)
    left = x - {"start": 0, "middle": width / 2, "end": width}[anchor]
    return Box(left, y - ASCENT * size, left + width, y + DESCENT * size)


def one_line(text: str) -> str:
    """The text without anything that could break its line or turn its direction, and not piled up with accents.

    >>> one_line(" Ada\\nLove\\u202elace ")
    'Ada Lovelace'
    """
    kept = [" " if character.isspace() else character for character in unicodedata.normalize("NFC", text)]
    lasting = [one for one in kept if unicodedata.category(one)[0] != "C" and not unicodedata.combining(one)]
    return " ".join("".join(lasting).split())


def fitted(text: str, size: float, room: float, bold: bool = False) -> str:
    """The text on one line, cut short with an ellipsis if it is wider than the room.

    >>> fitted("Ada Lovelace", 10, 200), fitted("Ada Lovelace", 10, 40)
    ('Ada Lovelace', 'Ada…')
    """
    line = one_line(text)
    if text_width(line, size, bold) <= room:
        return line
    left = room / (size * (BOLD if bold else 1)) - _width(ELLIPSIS)
    widths = accumulate(map(_width, line))
    return line[: sum(1 for _ in takewhile(lambda width: width <= left, widths))].rstrip() + ELLIPSIS
