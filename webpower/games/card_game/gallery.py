"""The gallery of the card game: every picture there is, of one game."""

from __future__ import annotations

from collections.abc import Iterator

from webpower.draw.gallery import Chart, Exhibit
from webpower.games.card_game import figures
from webpower.games.card_game.display import sums_html
from webpower.games.card_game.game import Game, recorded_game
from webpower.games.card_game.scene import collections, country_cards, scene

GAME = "cards-four-players"
MIDDLE = 60
"""The actions of the game after which the cards on the table are drawn; what players have, somewhat later."""

LATER = 100

COUNTRY = "frankreich"


def gallery() -> Iterator[Exhibit]:
    """All pictures, in the order in which they hang."""
    game = recorded_game(GAME)
    for room in (_table, _taken, _majorities, _end):
        yield from room(game)


def _table(game: Game) -> Iterator[Exhibit]:
    game.go(MIDDLE)
    position, last, names = game.position, game.node.action, game.names
    yield Exhibit("table", (scene(position, names, last=last),))
    yield Exhibit("greys", (scene(position, names, width="compact", print_greys=True),))


def _taken(game: Game) -> Iterator[Exhibit]:
    game.go(LATER)
    position, names = game.position, game.names
    drawn = collections(position, names), country_cards(position, names, COUNTRY)
    [country] = [country.name for country in position.setup.cards.countries if country.id == COUNTRY]
    yield Exhibit("taken", drawn, {"country": country})


def _majorities(game: Game) -> Iterator[Exhibit]:
    game.go(LATER)
    at = game.position, game.names
    yield Exhibit("lands", (Chart(figures.lands(*at), figures.lands_words(*at)),))
    yield Exhibit("symbols", (Chart(figures.symbols(*at), figures.symbols_words(*at)),))
    yield Exhibit("routes", (Chart(figures.routes(*at), figures.routes_words(*at)),))


def _end(game: Game) -> Iterator[Exhibit]:
    game.go(-1)
    end = game.position, game.names
    yield Exhibit(
        "sources",
        (
            Chart(figures.breakdown(*end), figures.breakdown_words(*end)),
            Chart(figures.differences(*end), figures.differences_words(*end)),
            sums_html(game.score(), game.names),
        ),
    )
    line = [node.position for node in game.line()], game.names
    yield Exhibit("over-time", (Chart(figures.timeline(*line), figures.timeline_words(*line)),))
