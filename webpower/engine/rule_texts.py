"""The rules as the rules pages word them: a title and the first paragraph of each, to be shown beside what cites it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from webpower.engine.language import language
from webpower.resources import RULE_PAGES, rules_path


def rule_texts() -> dict[str, tuple[str, str]]:
    """By rule id, of every game: the title and the first paragraph, as plain text, in the language chosen.

    >>> rule_texts()["WP-40"][0]
    'Cloisters'
    >>> rule_texts()["WP-40"][1].endswith("A player without a cloister there scores nothing.")
    True
    >>> rule_texts()["CG-10"][0]
    'Five make a chain'
    """
    return _texts(language())


@cache
def _texts(language: str) -> dict[str, tuple[str, str]]:
    return {rule: told for game in RULE_PAGES.values() for rule, told in _told(game, language)}


def _told(game: str, language: str) -> Iterator[tuple[str, tuple[str, str]]]:
    page = rules_path(game, language).read_text(encoding="utf8")
    for section in re.split(r"^### ", page, flags=re.MULTILINE)[1:]:
        heading, _, body = section.partition("\n")
        match = re.fullmatch(r"([A-Z]+-\d+) · (.+)", heading.strip())
        if match:
            yield match[1], (match[2], _first_paragraph(body))


def _first_paragraph(body: str) -> str:
    """The first paragraph, and what follows it if it ends with a colon, such as a list."""
    paragraphs = [part for part in body.split("\n\n") if part.strip()]
    last = next(number for number, part in enumerate(paragraphs) if not part.rstrip().endswith(":"))
    words = "\n".join(paragraphs[: last + 1])
    words = re.sub(r"^[-*] ", "", words, flags=re.MULTILINE)  # the items of a list are whole sentences
    words = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", words)  # links keep their words
    return " ".join(re.sub(r"[*`]", "", words).split())
