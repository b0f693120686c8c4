"""webpower: play, step through, score and draw Web of Power, the board game by Michael Schacht.

>>> game = new_game(players=4, seed=7).play_on("random")
>>> game.score().totals()
(40, 41, 49, 33)
"""

from webpower.engine.errors import FileError, IllegalAction, RecordError, WebpowerError
from webpower.engine.language import language
from webpower.engine.players import RandomPlayer
from webpower.games import load_game
from webpower.games.power import lab
from webpower.games.power.arena import experiments
from webpower.games.power.arena.tournament import tournament
from webpower.games.power.board_file import load_board
from webpower.games.power.conformance import check_player
from webpower.games.power.editing.start import edit
from webpower.games.power.from_position import game_from
from webpower.games.power.game import Game, new_game, recorded_game, recorded_games
from webpower.games.power.mapping.start import edit_board
from webpower.games.power.options import Options
from webpower.games.power.playing.start import play
from webpower.games.power.position import Position
from webpower.lessons.demo import demo
from webpower.lessons.quizzing import quiz
from webpower.lessons.worksheet import worksheet

__version__ = "0.1.0"

__all__ = [
    "FileError",
    "Game",
    "IllegalAction",
    "Options",
    "Position",
    "RandomPlayer",
    "RecordError",
    "WebpowerError",
    "check_player",
    "demo",
    "edit",
    "edit_board",
    "experiments",
    "game_from",
    "lab",
    "language",
    "load_board",
    "load_game",
    "new_game",
    "play",
    "quiz",
    "recorded_game",
    "recorded_games",
    "tournament",
    "worksheet",
]
