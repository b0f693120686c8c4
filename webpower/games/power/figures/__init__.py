"""The charts of Web of Power: pure functions from positions, or from what a seat knows of one, to plotly figures.

Each module has three functions: one gives what is drawn as plain data, one draws it, and one says it in words for
people who do not see the picture. For a number of seats a chart always has the same traces, whatever the position, so
that a live figure can turn one into the next.
"""

from webpower.games.power.figures.card_bars import card_data, cards, cards_words
from webpower.games.power.figures.chain_map import chain_data, chains, chains_words
from webpower.games.power.figures.draw_chances import chance_data, chances, chances_words
from webpower.games.power.figures.majority_bars import majorities, majorities_words, majority_data
from webpower.games.power.figures.score_bars import breakdown, breakdown_data, breakdown_words
from webpower.games.power.figures.score_lines import timeline, timeline_data, timeline_words
from webpower.games.power.figures.what_if_bars import what_if, what_if_data, what_if_words

__all__ = [
    "breakdown",
    "breakdown_data",
    "breakdown_words",
    "card_data",
    "cards",
    "cards_words",
    "chain_data",
    "chains",
    "chains_words",
    "chance_data",
    "chances",
    "chances_words",
    "majorities",
    "majorities_words",
    "majority_data",
    "timeline",
    "timeline_data",
    "timeline_words",
    "what_if",
    "what_if_data",
    "what_if_words",
]
