"""The demos: slides for the projector, on pages that need no kernel."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from webpower.app.static_pages import nav
from webpower.app.words import say
from webpower.draw.page import page, section
from webpower.engine.kind import Kind
from webpower.engine.questions import levels
from webpower.games import kinds
from webpower.lessons.demo import demo
from webpower.lessons.demo_tour import TOUR


def demos_page(base: str) -> str:
    """What there is to show, game by game; ``base`` is the address of the app's start page."""
    head = [nav(base, "demos"), f"<h1>{escape(say('nav-demos'))}</h1>", f"<p>{escape(say('demos-about'))}</p>"]
    return page(say("nav-demos"), [*head, *(_of_game(base, kind) for kind in kinds())])


def _of_game(base: str, kind: Kind) -> str:
    """The demos of a game: what tells it, if there is such a tour, and its topics."""
    rows = [f'<li><a href="{base}demos/{TOUR}">{escape(say("demos-tour"))}</a></li>'] * (kind is kinds()[0])
    for name, topic in kind.topics.items():
        links = ", ".join(
            f'<a href="{base}demos/{name}?level={level}" style="white-space:nowrap">'
            f"{escape(say('demos-level', level=level))}</a>"
            for level in levels(topic)
        )
        rows.append(f"<li>{escape(topic.title.say(()))}: {links}</li>")
    return section(kind.say("game-name"), f'<ul style="line-height:2">{"".join(rows)}</ul>')


@lru_cache(32)
def demo_page(name: str, level: int, seed: str, language: str) -> str:
    """The slides of a topic, or of the tour, in the language that is spoken. Raises WrongValue for others."""
    return demo(name, level=level, seed=seed).html()
