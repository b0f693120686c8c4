"""Names of countries on narrow cards: on one line, or on two with a hyphen where the word may be broken."""

from __future__ import annotations

import re
from functools import lru_cache

from webpower.draw.lettering import fitted, one_line, text_width

PRESSED = 1.35
"""So much wider than its room a line may be: it is pressed together. The estimate is that of a broad font."""
WHOLE = 1.05
"""So much wider a name may be that could be broken and is not."""

VOWELS = "aeiouyäöüàáâèéêìíòóôùú"
CLUSTER = re.compile(f"(?<=[{VOWELS}])([^\\W\\d_{VOWELS}]+)(?=[{VOWELS}])")
"""The consonants between two vowels: the last of them begins a part of the word."""
AFTER_Y = re.compile(f"(?<=[{VOWELS}]y)(?=[{VOWELS}])")
TOGETHER = ("sch", "ch", "ck", "ph", "th")
"""Consonants that stay together."""
SHORTEST = 2
"""A part of a word has at least so many letters."""


@lru_cache(1024)
def name_lines(name: str, size: float, room: float, lines: int) -> tuple[str, ...]:
    """A name on one line if it fits the room, else on two if so many are allowed; cut short if that is not enough.

    >>> name_lines("Bayern", 14, 54, 2), name_lines("Bayern", 14, 44, 2)
    (('Bayern',), ('Bay-', 'ern'))
    >>> name_lines("Frankreich", 14, 44, 2), name_lines("Alt Bayern", 14, 44, 2)
    (('Frank-', 'reich'), ('Alt', 'Bayern'))
    """
    line = one_line(name)
    if lines == 1 or text_width(line, size) <= WHOLE * room:
        return (fitted(line, size, PRESSED * room),)
    ways = [(first, line[place:].lstrip()) for place, first in _breaks(line)]
    if not ways:
        return (fitted(line, size, PRESSED * room),)
    widest = min(ways, key=lambda way: max(text_width(part, size) for part in way))
    return tuple(fitted(part, size, PRESSED * room) for part in widest)


def _breaks(line: str) -> list[tuple[int, str]]:
    """Where a name can go on in the next line, each with what stands before it; between words if it has several."""
    words = [(match.start(), line[: match.start()]) for match in re.finditer(r" ", line)]
    words += [(match.end(), line[: match.end()]) for match in re.finditer(r"-", line)]
    if words:
        return words
    places = [match.end() - _carried(match[1]) for match in CLUSTER.finditer(line.lower())]
    places += [match.end() for match in AFTER_Y.finditer(line.lower())]
    return [(place, line[:place] + "-") for place in places if SHORTEST <= place <= len(line) - SHORTEST]


def _carried(consonants: str) -> int:
    """How many of the consonants go to the next line."""
    return next((len(unit) for unit in TOGETHER if consonants.endswith(unit)), 1)
