"""The gallery: every picture there is of a game, on a page that needs no kernel."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape
from itertools import count

from webpower.app.reports import links
from webpower.app.static_pages import among_games, nav
from webpower.app.words import say
from webpower.draw.gallery import Exhibit, Picture
from webpower.draw.page import chart, page, section
from webpower.draw.scene import Scene
from webpower.draw.svg import to_svg
from webpower.engine.kind import Kind
from webpower.games import kinds

FIRST = "gallery"
"""The address of the first game's gallery; the others lie below it."""


def gallery_pages() -> dict[str, Callable[[str], str]]:
    """By its address, what makes the page with the pictures of each game."""
    return {address(kind): partial(gallery_page, kind=kind) for kind in kinds()}


def address(kind: Kind) -> str:
    """Where the pictures of a game are, from the start page."""
    return FIRST if kind is kinds()[0] else f"{FIRST}/{kind.id}"


def gallery_page(base: str, kind: Kind | None = None) -> str:
    """The whole page, with plotly's script in it, of the first game unless another ``kind`` is given.

    ``base`` is the address of the app's start page.
    """
    kind = kind or kinds()[0]
    title = say("gallery-title")
    games = among_games(base, title, [(other.say("game-name"), address(other)) for other in kinds()], address(kind))
    head = [nav(base, "gallery"), games, f"<h1>{escape(title)}</h1>", f"<p>{escape(say('gallery-about'))}</p>"]
    wall = Wall()
    hung = [wall.section(kind, exhibit) for exhibit in kind.gallery()]
    return page(f"{title} · {kind.say('game-name')}", [*head, *hung, links(base, kind)])


class Wall:
    """What hangs pictures on one page."""

    def __init__(self) -> None:
        self._charts = count()

    def section(self, kind: Kind, exhibit: Exhibit) -> str:
        """The part of the page with these pictures, in the words of their game."""
        about = kind.say(f"gallery-{exhibit.name}-about", **exhibit.values)
        pictures = map(self._hung, exhibit.pictures)
        return section(kind.say(f"gallery-{exhibit.name}"), f"<p>{escape(about)}</p>", *pictures)

    def _hung(self, picture: Picture) -> str:
        if isinstance(picture, str):
            return f'<div class="wide">{picture}</div>'
        if isinstance(picture, Scene):
            return to_svg(picture)
        number = next(self._charts)
        words = say("gallery-in-words")
        return chart(picture.figure, f"chart-{number}", picture.words, words, first=number == 0)
