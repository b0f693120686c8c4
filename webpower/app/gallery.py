"""The gallery: every picture there is, of one game, on a page that needs no kernel."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import count
from typing import TYPE_CHECKING

from webpower.app.static_pages import nav
from webpower.app.words import say
from webpower.draw.page import chart, page, section
from webpower.draw.plotly_scene import to_figure
from webpower.draw.svg import to_svg
from webpower.engine.messages import Value
from webpower.games.power import figures
from webpower.games.power.game import Game, recorded_game
from webpower.games.power.scene import scene
from webpower.games.power.what_if import placement_effects

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

GAME = "long-chains"
MIDDLE = 93
"""The actions of the game after which most pictures are drawn; two before it, a piece may be placed."""

WIDTH = 700
"""Pixels of a map that is a chart."""


def gallery_page(base: str) -> str:
    """The whole page, with plotly's script in it; ``base`` is the address of the app's start page."""
    title = say("gallery-title")
    head = [nav(base, "gallery"), f"<h1>{escape(title)}</h1>", f"<p>{escape(say('gallery-about'))}</p>"]
    return page(title, [*head, *Pictures(recorded_game(GAME)).sections()])


class Pictures:
    """All pictures of a game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._names = game.names
        self._charts = count()

    def sections(self) -> Iterator[str]:
        """The parts of the page, in their order."""
        yield from self._maps()
        yield from self._what_if()
        yield from self._middle()
        yield from self._end()
        yield from self._cards()

    def _maps(self) -> Iterator[str]:
        self._game.go(MIDDLE)
        position, last, names = self._game.position, self._game.node.action, self._names
        yield _section("map", to_svg(scene(position, names, last=last)))
        yield _section("greys", to_svg(scene(position, names, width="compact", print_greys=True)))
        compact = scene(position, names, width="compact")
        yield _section("map-figure", self._chart(to_figure(compact, width=WIDTH), compact.description))

    def _what_if(self) -> Iterator[str]:
        self._game.go(MIDDLE - 2)
        position, names = self._game.position, self._names
        effects = placement_effects(position)
        drawn = to_svg(scene(position, names, what_if=effects))
        bars = self._chart(figures.what_if(position, names), figures.what_if_words(position, names))
        yield _section("what-if", drawn, bars, player=names[position.seat])

    def _middle(self) -> Iterator[str]:
        self._game.go(MIDDLE)
        at = self._game.position, self._names
        yield _section("majorities", self._chart(figures.majorities(*at), figures.majorities_words(*at)))
        yield _section("majority-graph", self._chart(figures.majority_graph(*at), figures.majority_graph_words(*at)))
        yield _section("chains", self._chart(figures.chains(*at), figures.chains_words(*at)))
        self._game.go(-2)
        late = self._game.position, self._names
        yield _section("alliances", self._chart(figures.alliance_web(*late), figures.alliance_web_words(*late)))

    def _end(self) -> Iterator[str]:
        self._game.go(-1)
        end = self._game.position, self._names
        yield _section(
            "sources",
            self._chart(figures.breakdown(*end), figures.breakdown_words(*end)),
            self._chart(figures.breakdown_by_place(*end), figures.places_words(*end)),
            self._chart(figures.waterfall(*end), figures.waterfall_words(*end)),
            self._chart(figures.differences(*end), figures.differences_words(*end)),
            figures.score_table(*end).html,
        )
        line = [node.position for node in self._game.line()], self._names
        yield _section("over-time", self._chart(figures.timeline(*line), figures.timeline_words(*line)))

    def _cards(self) -> Iterator[str]:
        self._game.go(MIDDLE - 2)
        seen = self._game.observe(), self._names
        yield _section(
            "cards",
            self._chart(figures.cards(*seen), figures.cards_words(*seen)),
            self._chart(figures.chances(*seen), figures.chances_words(*seen)),
        )

    def _chart(self, figure: Figure, words: str) -> str:
        number = next(self._charts)
        return chart(figure, f"chart-{number}", words, say("gallery-in-words"), first=number == 0)


def _section(name: str, *pictures: str, **values: Value) -> str:
    about = f"<p>{escape(say(f'gallery-{name}-about', **values))}</p>"
    return section(say(f"gallery-{name}"), about, *pictures)
