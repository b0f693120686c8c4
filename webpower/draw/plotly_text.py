"""Words for plotly, which reads text as a little HTML with gaps to be filled in, and does not break lines by itself."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from html import escape

LINE = 84
"""Letters in a line of a box that appears on hover: narrow enough for the narrowest chart."""


def literal(text: str) -> str:
    """Text that plotly shows as it is, without reading tags, gaps to be filled or formulas in it.

    >>> literal("a < %{b}")
    'a &lt; %&#123;b}'
    """
    return escape(text).replace("%{", "%&#123;").replace("$", "&#36;")


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
