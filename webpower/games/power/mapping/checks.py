"""What is still wrong with a board that is being drawn, as people read it who see names and no numbers of entries."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from webpower.draw.lettering import one_line
from webpower.engine.messages import message
from webpower.games.power.mapping.draft import Draft
from webpower.games.power.rules import TEXTS

ENTRY = re.compile(r"^(cards|countries|sites)\[(\d+)\]")
NEEDED = {"countries": "no-countries", "sites": "no-sites"}
"""What is said of a draft that has none of these."""
NAMED = {"cards": "kind", "countries": "name", "sites": "name"}


def checks(draft: Draft, mistakes: Sequence[str]) -> str:
    """That a board is good, or everything that is not, each with its place in the file."""
    if not mistakes:
        return _box("#2e7d32", f"<b>✓</b> {escape(message(TEXTS, 'mapping-good').say(()))}")
    # Before there are countries and sites it can't be looked at more than that.
    missing = [message(TEXTS, f"mapping-{said}").say(()) for part, said in NEEDED.items() if not draft[part]]
    told = missing or [named(draft, line) for line in mistakes]
    head = message(TEXTS, "mapping-wrong", number=len(told)).say(())
    lines = "\n".join(f"<li>{escape(line)}</li>" for line in told)
    return _box("#b26a00", f'<b>✗ {escape(head)}</b>\n<ul style="margin:0;padding-left:1.2em">\n{lines}\n</ul>')


def named(draft: Draft, line: str) -> str:
    """A line with the name of the entry that it is about.

    >>> named({"sites": [{"name": "Fulda"}]}, "sites[0].country: expected …")
    'Fulda, sites[0].country: expected …'
    """
    entry = ENTRY.match(line)
    if entry is None or int(entry[2]) >= len(draft[entry[1]]):
        return line
    return f"{one_line(draft[entry[1]][int(entry[2])][NAMED[entry[1]]])}, {line}"


def _box(colour: str, text: str) -> str:
    return f'<div role="status" style="border-left:4px solid {colour};padding:2px 8px;margin:4px 0">{text}</div>'
