"""Reports: the recorded games that come with the program, each whole on a page that needs no kernel."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from webpower.app.words import say
from webpower.draw.page import section
from webpower.engine.kind import Kind
from webpower.games import recorded_game


def links(base: str, kind: Kind) -> str:
    """The part of a page that leads to the reports of a game's recorded games."""
    rows = [
        f'<li><a href="{base}reports/{name}">{escape(kind.say(f"recorded-{name}"))}</a></li>'
        for name in kind.recorded_games()
    ]
    about = f"<p>{escape(say('reports-about'))}</p>"
    return section(say("reports"), about, f'<ul style="line-height:2">{"".join(rows)}</ul>')


@lru_cache(4)
def report_page(name: str, language: str) -> str:
    """The report of a recorded game, in the language that is spoken. Raises FileError for a name there is none of."""
    game = recorded_game(name)
    return str(game.kind.report(game).html())
