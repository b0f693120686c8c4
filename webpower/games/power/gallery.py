"""The gallery of Web of Power: every picture there is, of one game."""

from __future__ import annotations

from collections.abc import Iterator

from webpower.draw.gallery import Chart, Exhibit
from webpower.draw.plotly_scene import to_figure
from webpower.games.power import figures
from webpower.games.power.game import Game, recorded_game
from webpower.games.power.scene import scene
from webpower.games.power.what_if import placement_effects

GAME = "long-chains"
MIDDLE = 93
"""The actions of the game after which most pictures are drawn; two before it, a piece may be placed."""

WIDTH = 700
"""Pixels of a map that is a chart."""


def gallery() -> Iterator[Exhibit]:
    """All pictures, in the order in which they hang."""
    game = recorded_game(GAME)
    for room in (_maps, _what_if, _middle, _end, _cards):
        yield from room(game)


def _maps(game: Game) -> Iterator[Exhibit]:
    game.go(MIDDLE)
    position, last, names = game.position, game.node.action, game.names
    yield Exhibit("map", (scene(position, names, last=last),))
    yield Exhibit("greys", (scene(position, names, width="compact", print_greys=True),))
    compact = scene(position, names, width="compact")
    yield Exhibit("map-figure", (Chart(to_figure(compact, width=WIDTH), compact.description),))


def _what_if(game: Game) -> Iterator[Exhibit]:
    game.go(MIDDLE - 2)
    position, names = game.position, game.names
    drawn = scene(position, names, what_if=placement_effects(position))
    bars = Chart(figures.what_if(position, names), figures.what_if_words(position, names))
    yield Exhibit("what-if", (drawn, bars), {"player": names[position.seat]})


def _middle(game: Game) -> Iterator[Exhibit]:
    game.go(MIDDLE)
    at = game.position, game.names
    yield Exhibit("majorities", (Chart(figures.majorities(*at), figures.majorities_words(*at)),))
    yield Exhibit("majority-graph", (Chart(figures.majority_graph(*at), figures.majority_graph_words(*at)),))
    yield Exhibit("chains", (Chart(figures.chains(*at), figures.chains_words(*at)),))
    game.go(-2)
    late = game.position, game.names
    yield Exhibit("alliances", (Chart(figures.alliance_web(*late), figures.alliance_web_words(*late)),))


def _end(game: Game) -> Iterator[Exhibit]:
    game.go(-1)
    end = game.position, game.names
    yield Exhibit(
        "sources",
        (
            Chart(figures.breakdown(*end), figures.breakdown_words(*end)),
            Chart(figures.breakdown_by_place(*end), figures.places_words(*end)),
            Chart(figures.waterfall(*end), figures.waterfall_words(*end)),
            Chart(figures.differences(*end), figures.differences_words(*end)),
            figures.score_table(*end).html,
        ),
    )
    line = [node.position for node in game.line()], game.names
    yield Exhibit("over-time", (Chart(figures.timeline(*line), figures.timeline_words(*line)),))


def _cards(game: Game) -> Iterator[Exhibit]:
    game.go(MIDDLE - 2)
    seen = game.observe(), game.names
    yield Exhibit(
        "cards",
        (
            Chart(figures.cards(*seen), figures.cards_words(*seen)),
            Chart(figures.chances(*seen), figures.chances_words(*seen)),
        ),
    )
