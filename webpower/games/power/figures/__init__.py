"""The charts of Web of Power: pure functions from positions, or from what a seat knows of one, to plotly figures.

Each module has three functions: one gives what is drawn as plain data, one draws it, and one says it in words for
people who do not see the picture. For a number of seats a chart always has the same traces, whatever the position, so
that a live figure can turn one into the next.
"""

from webpower.games.power.figures.alliance_web import (
    alliance_network,
    alliance_web,
    alliance_web_data,
    alliance_web_words,
)
from webpower.games.power.figures.card_bars import card_data, cards, cards_words
from webpower.games.power.figures.chain_facts import chain_data
from webpower.games.power.figures.chain_map import chains
from webpower.games.power.figures.chain_words import chains_words
from webpower.games.power.figures.countries import majority_data
from webpower.games.power.figures.draw_chances import chance_data, chances, chances_words
from webpower.games.power.figures.majority_bars import majorities, majorities_words
from webpower.games.power.figures.majority_graph import (
    majority_graph,
    majority_graph_data,
    majority_graph_words,
    majority_network,
)
from webpower.games.power.figures.score_bars import breakdown, breakdown_words
from webpower.games.power.figures.score_differences import difference_data, differences, differences_words
from webpower.games.power.figures.score_lines import timeline, timeline_data, timeline_words
from webpower.games.power.figures.score_parts import breakdown_data
from webpower.games.power.figures.score_places import breakdown_by_place, place_data, places_words
from webpower.games.power.figures.score_table import score_table, score_table_data, score_table_words
from webpower.games.power.figures.score_waterfall import waterfall, waterfall_data, waterfall_words
from webpower.games.power.figures.what_if_bars import what_if, what_if_data, what_if_words

__all__ = [
    "alliance_network",
    "alliance_web",
    "alliance_web_data",
    "alliance_web_words",
    "breakdown",
    "breakdown_by_place",
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
    "difference_data",
    "differences",
    "differences_words",
    "majorities",
    "majorities_words",
    "majority_data",
    "majority_graph",
    "majority_graph_data",
    "majority_graph_words",
    "majority_network",
    "place_data",
    "places_words",
    "score_table",
    "score_table_data",
    "score_table_words",
    "timeline",
    "timeline_data",
    "timeline_words",
    "waterfall",
    "waterfall_data",
    "waterfall_words",
    "what_if",
    "what_if_data",
    "what_if_words",
]
