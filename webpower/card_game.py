"""Kardinal & König, the card game by Michael Schacht: the same calls as `webpower` has for the board game.

>>> from webpower import card_game
>>> game = card_game.new_game(players=3, seed=7).play_on("random")
>>> len(game.score().totals())
3

What is the same for all games is in `webpower`: `webpower.load_game`, `webpower.quiz`, `webpower.worksheet`,
`webpower.demo`.
"""

from webpower.games.card_game.cards_file import load_cards
from webpower.games.card_game.conformance import check_player
from webpower.games.card_game.game import Game, new_game, recorded_game, recorded_games
from webpower.games.card_game.options import Options
from webpower.games.card_game.playing.start import play
from webpower.games.card_game.position import Position
from webpower.games.card_game.tournament import tournament

__all__ = [
    "Game",
    "Options",
    "Position",
    "check_player",
    "load_cards",
    "new_game",
    "play",
    "recorded_game",
    "recorded_games",
    "tournament",
]
