"""The charts of the card game: pure functions from positions to plotly figures.

Each chart has three functions: one gives what is drawn as plain data, one draws it, and one says it in words for people
who do not see the picture. For a number of seats a chart always has the same traces, whatever the position, so that a
live figure can turn one into the next.
"""

from webpower.games.card_game.figures.majorities import (
    land_data,
    lands,
    lands_words,
    symbol_data,
    symbols,
    symbols_words,
)
from webpower.games.card_game.figures.parts import breakdown_data
from webpower.games.card_game.figures.routes import route_data, routes, routes_words
from webpower.games.card_game.figures.scores import (
    breakdown,
    breakdown_words,
    difference_data,
    differences,
    differences_words,
    timeline,
    timeline_data,
    timeline_words,
)

__all__ = [
    "breakdown",
    "breakdown_data",
    "breakdown_words",
    "difference_data",
    "differences",
    "differences_words",
    "land_data",
    "lands",
    "lands_words",
    "route_data",
    "routes",
    "routes_words",
    "symbol_data",
    "symbols",
    "symbols_words",
    "timeline",
    "timeline_data",
    "timeline_words",
]
