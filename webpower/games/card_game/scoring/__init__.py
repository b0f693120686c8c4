"""Scoring: the land, the symbols, the chains of ships and carriages, the law cards, and the whole sheet."""

from webpower.games.card_game.scoring.chains import score_chains
from webpower.games.card_game.scoring.held import Held
from webpower.games.card_game.scoring.land import land_points, score_land
from webpower.games.card_game.scoring.laws import score_laws
from webpower.games.card_game.scoring.score import alone_first, ranking, ranks, score, score_held, score_seen, winners
from webpower.games.card_game.scoring.sheet import KINDS, LANDS, LAWS, ROUTES, SYMBOLS, Line, Sheet
from webpower.games.card_game.scoring.symbols import score_symbols, symbol_points

__all__ = [
    "KINDS",
    "LANDS",
    "LAWS",
    "ROUTES",
    "SYMBOLS",
    "Held",
    "Line",
    "Sheet",
    "alone_first",
    "land_points",
    "ranking",
    "ranks",
    "score",
    "score_chains",
    "score_held",
    "score_land",
    "score_laws",
    "score_seen",
    "score_symbols",
    "symbol_points",
    "winners",
]
