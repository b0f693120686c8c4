"""The bots that come with the card game, by name."""

from __future__ import annotations

from webpower.engine.players import Bots, RandomPlayer
from webpower.games.card_game.players.caricatures import Herald, Sailor, Settler
from webpower.games.card_game.players.greedy import GreedyPlayer
from webpower.games.card_game.players.search import SearchPlayer

PLAYERS = Bots(
    {
        "random": RandomPlayer,
        "greedy": GreedyPlayer,
        "search": SearchPlayer,
        "settler": Settler,
        "herald": Herald,
        "sailor": Sailor,
    }
)
"""How to make each bot."""
