"""Slides for a projector: a picture, few words in large letters, and one thing at a time.

The same script (slides.js) shows them on a page that stands by itself and, by way of `webpower.show.slide_show`, in a
notebook.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from webpower.draw.lettering import Box
from webpower.draw.page import page
from webpower.draw.scene import Scene
from webpower.draw.svg import to_svg

HERE = Path(__file__).parent

FULL = "<style>body { max-width: none; padding: 0; } .webpower-slides { height: 100vh; max-height: none; }</style>"
"""On a page of their own slides take all the room there is."""


@dataclass(frozen=True)
class Slide:
    """What is seen at a time."""

    heading: str
    """Plain text."""
    lines: tuple[str, ...]
    """Pieces of HTML, one beneath the other; the last one is what is new."""
    picture: Scene
    legend: str = ""
    """A piece of HTML that stays beneath: whose pieces are which."""
    closer: Box | None = None
    """The part of the picture that is looked at, in its pixels; None for all of it."""


def slides_data(slides: Sequence[Slide]) -> dict[str, Any]:
    """Slides as JSON data: every picture once, however many slides show it.

    ``view`` is left, top, width and height of what is seen of a picture.
    """
    numbers: dict[str, int] = {}
    shown = []
    for slide in slides:
        number = numbers.setdefault(to_svg(slide.picture), len(numbers))
        shown.append(
            {
                "heading": slide.heading,
                "lines": list(slide.lines),
                "picture": number,
                "view": _view(slide),
                "legend": slide.legend,
            }
        )
    return {"pictures": list(numbers), "slides": shown}


def _view(slide: Slide) -> list[float]:
    box = slide.closer or Box(0, 0, slide.picture.width, slide.picture.height)
    return [round(number, 1) for number in (box.left, box.top, box.right - box.left, box.bottom - box.top)]


def slides_page(title: str, slides: Sequence[Slide], words: Mapping[str, str]) -> str:
    """A page of HTML with the slides, which needs nothing else.

    ``words`` are the names of the buttons: ``back``, ``next``, ``full`` and ``slides``, of the whole.
    """
    data, said = _script_text(slides_data(slides)), _script_text(dict(words))
    script = f'{script_text()}\nshow(document.getElementById("slides"), {data}, {said}, {{ alone: true }});'
    return page(
        title,
        [
            f"<style>{style_text()}</style>{FULL}",
            f'<main id="slides" aria-label="{escape(title)}"></main>',
            f'<script type="module">{script}</script>',
        ],
    )


def script_text() -> str:
    """The script that shows slides, as the text of a module."""
    return (HERE / "slides.js").read_text(encoding="utf8")


def style_text() -> str:
    """How slides look."""
    return (HERE / "slides.css").read_text(encoding="utf8")


def _script_text(data: Any) -> str:
    """Data as they may stand in a script: nothing in them ends it."""
    return json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
