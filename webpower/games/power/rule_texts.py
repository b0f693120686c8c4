"""The rules as the rules page words them: a title and the first paragraph of each, to be shown beside what cites it."""

from __future__ import annotations

import re
from functools import cache

from webpower.resources import rules_path

PAGE = "web-of-power"


@cache
def rule_texts() -> dict[str, tuple[str, str]]:
    """By rule id: the title and the first paragraph, as plain text.

    >>> rule_texts()["WP-18"][0]
    'Room for advisors'
    """
    page = rules_path(PAGE).read_text(encoding="utf8")
    sections = re.split(r"^### ", page, flags=re.MULTILINE)[1:]
    found: dict[str, tuple[str, str]] = {}
    for section in sections:
        heading, _, body = section.partition("\n")
        match = re.fullmatch(r"(WP-\d+) · (.+)", heading.strip())
        if match:
            found[match[1]] = (match[2], _first_paragraph(body))
    return found


def _first_paragraph(body: str) -> str:
    paragraph = next(part for part in body.split("\n\n") if part.strip())
    words = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", paragraph)  # links keep their words
    return " ".join(re.sub(r"[*`]", "", words).split())
