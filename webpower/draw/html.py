"""Small pieces of HTML that look the same everywhere, in a light and in a dark page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape

from webpower.draw.lettering import one_line
from webpower.draw.palette import GROUNDS, OUTLINE, PLAYERS, TEXT
from webpower.engine.language import language
from webpower.resources import RULE_PAGES, game_of, rules_page

RULES = "../docs/rules"
"""From a notebook to the rules in our own words."""

_CITED = re.compile(rf"(.*) \[((?:{'|'.join(RULE_PAGES)})-\d+)\]", re.DOTALL)
"""A sentence that ends with a rule in brackets."""

LONGEST_NAME = 120
"""Characters of a player's name; even the box that appears on hover has no room for more."""

FADED = "color: var(--jp-ui-font-color2, #787878)"


def player_tag(seat: int, name: str) -> str:
    """A player's mark on his colour, and his name; a long name is cut off with an ellipsis."""
    ink, told = PLAYERS[seat], escape(one_line(name)[:LONGEST_NAME])
    mark = (
        f'<span style="display:inline-block;width:1.5em;text-align:center;border-radius:3px;border:1px solid {OUTLINE};'
        f'background:{ink.fill};color:{ink.text}" aria-label="{ink.name}">{ink.glyph}</span>'
    )
    shown = (
        '<span style="display:inline-block;max-width:9em;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;'
        f'vertical-align:bottom" title="{told}">{told}</span>'
    )
    return f"{mark} {shown}"


def chip(text: str, tint: str, number: int = 1) -> str:
    """A word on one of the palette's grounds, such as a card; several of them as a number."""
    times = f"{number} \N{MULTIPLICATION SIGN} " if number > 1 else ""
    return (
        f'<span style="display:inline-block;background:{GROUNDS[tint]};color:{TEXT};border:1px solid {OUTLINE};'
        f'border-radius:4px;padding:0 .4em;margin:1px;white-space:nowrap">{times}{escape(text)}</span>'
    )


def players_html(names: Sequence[str]) -> str:
    """Whose pieces are which: every player's mark and name."""
    return "".join(f"<span>{player_tag(seat, name)}</span>" for seat, name in enumerate(names))


def rules_address(game: str) -> str:
    """Where a notebook finds the rules of a game in the language chosen."""
    return f"{RULES}/{rules_page(game, language())}"


def rule_link(rule: str, page: str | None = None) -> str:
    """A rule's id as a link to its place on a page: that with the rules of its game, or the same page if that is ""."""
    page = rules_address(game_of(rule)) if page is None else page
    elsewhere = ' target="_blank"' if page else ""
    style = "color:var(--jp-content-link-color,#1a6fb5);text-decoration:underline;white-space:nowrap"
    return f'<a href="{page}#{rule.lower()}"{elsewhere} style="{style}">{escape(rule)}</a>'


def cited(sentence: str, page: str | None = None) -> str:
    """A sentence that ends with a rule in brackets (``… [WP-18]``), escaped, with the rule as a link (`rule_link`).

    What looks like a rule and is none of a game there is, such as the end of a player's name, is not a link.
    """
    match = _CITED.fullmatch(sentence)
    if match is None:
        return escape(sentence)
    return f"{escape(match[1])} [{rule_link(match[2], page)}]"


def table(
    heads: Sequence[str],
    rows: Iterable[Sequence[str]],
    keep: bool = False,
    last_bold: bool = False,
    words: bool = False,
) -> str:
    """A table of cells that are HTML already; the first column to the left, the others to the right.

    A row of a single cell goes across the whole table. ``keep`` keeps the other cells each on one line. Of ``words``
    all columns stand to the left, and at the top of their row.
    """
    made = list(rows)
    parts = [_row("th", heads, len(heads), words=words)]
    for number, row in enumerate(made):
        bold = last_bold and number == len(made) - 1
        parts.append(_row("th" if bold else "td", row, len(heads), keep, words))
    rows = "\n".join(parts)  # a row a line, so that of a table that changes only the rows that did are sent
    return f'<table style="border-collapse:collapse;font-size:15px;line-height:1.3">\n{rows}\n</table>'


def _row(tag: str, cells: Sequence[str], width: int, keep: bool = False, words: bool = False) -> str:
    across = f' colspan="{width}"' if len(cells) == 1 < width else ""
    wrap = ";white-space:nowrap" if keep and not across else ""
    wrap += ";vertical-align:top" if words else ""
    made = [
        f'<{tag}{across} style="text-align:{"right" if place and not words else "left"};padding:2px .4em{wrap}">'
        f"{cell}</{tag}>"
        for place, cell in enumerate(cells)
    ]
    return f"<tr>{''.join(made)}</tr>"
