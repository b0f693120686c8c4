"""Text from strangers, as it may stand in a line of ours."""

from __future__ import annotations

import re
from collections.abc import Sequence

ODD = r"[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
"""Characters that break a line, turn the direction of writing, or are none (as a regular expression)."""


FEW = 160
"""Characters of a few words."""


def one_line(text: str, longest: int) -> str:
    """The text on one line, in its own direction, not longer than that; an ellipsis stands where the rest is missing.

    >>> one_line("Ada\\n\\u202eLovelace", 20), one_line("Ada Lovelace", 7)
    ('Ada Lovelace', 'Ada Lo…')
    """
    line = " ".join(re.sub(ODD, " ", text[: 4 * longest]).split())
    return line if len(line) <= longest else line[: longest - 1] + "…"


LONGEST_NAME = 60
"""Characters of a player's name in a sentence; what comes after them is cut off."""


def in_text(names: Sequence[str]) -> tuple[str, ...]:
    """Players' names as they stand in plain text: each on one line, and none so long that it fills the page."""
    return tuple(one_line(name, LONGEST_NAME) for name in names)


def visible(text: str) -> str:
    """The text with characters that are not to be seen written out, as JSON would write them.

    >>> visible("Ada\\u202e\\x1b[31m")
    'Ada\\\\u202e\\\\u001b[31m'
    """
    return re.sub(ODD, lambda odd: f"\\u{ord(odd[0]):04x}", text)


def in_a_few_words(what: object) -> str:
    """An error or a thing in a few words that are the same each time: on one line, without places in memory.

    >>> in_a_few_words(KeyError("Fulda")), len(in_a_few_words("x" * 1000))
    ("KeyError: 'Fulda'", 160)
    """
    try:
        text = f"{what}"
    except Exception:
        text = ""
    if isinstance(what, BaseException):
        text = f"{type(what).__name__}: {text}" if text else type(what).__name__
    text = " ".join(re.sub(r"0x[0-9a-fA-F]+", "0x…", text).split())
    return text if len(text) <= FEW else text[: FEW - 1] + "…"
