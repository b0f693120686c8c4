"""Reading the documentation: its anchors, headings, links and examples, for the tests that hold it to its word."""

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
RULES_PAGE = DOCS / "rules" / "web-of-power.md"
FORMATS_PAGE = DOCS / "formats.md"
NOTEBOOKS = ROOT / "notebooks"
EDITION = re.compile(r"_(de|it)\.ipynb$")
"""How the name of a lesson's edition in another language ends."""

ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def pages() -> list[Path]:
    """Every page of the documentation, sorted."""
    return sorted(DOCS.rglob("*.md"))


def lessons() -> list[Path]:
    """The lessons as they were written, in English, sorted by name."""
    return [path for path in sorted(NOTEBOOKS.glob("lesson_*.ipynb")) if not EDITION.search(path.name)]


def editions() -> list[Path]:
    """The lessons in other languages, sorted by name."""
    return [path for path in sorted(NOTEBOOKS.glob("lesson_*.ipynb")) if EDITION.search(path.name)]


def prose(page: Path) -> str:
    """A page without its blocks of code."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def headings(page: Path) -> list[str]:
    """The headings of a page, in order."""
    return HEADING.findall(prose(page))


def anchors_in_order(page: Path) -> list[str]:
    """The anchors of a page, in order, repeated ones too."""
    return ANCHOR.findall(prose(page))


def anchors(page: Path = RULES_PAGE) -> set[str]:
    """Everything on a page that a link may point at, such as ``wp-18``.

    Only anchors that the page sets itself: those made from headings are called differently by every viewer.
    """
    return set(anchors_in_order(page))


def links(page: Path) -> list[str]:
    """The targets of a page's links to files and anchors of the project."""
    return [target for target in LINK.findall(prose(page)) if "://" not in target]


def examples(page: Path, language: str = "json") -> list[str]:
    """The blocks of code of a language, in order."""
    return [text for name, text in FENCE.findall(page.read_text(encoding="utf-8")) if name == language]


def json_example(form: str) -> Any:
    """The one example of a format, such as ``webpower-board/1``, on the page about files."""
    (found,) = [data for data in map(json.loads, examples(FORMATS_PAGE)) if data.get("format") == form]
    return found
