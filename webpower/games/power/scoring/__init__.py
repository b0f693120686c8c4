"""Scoring: a position becomes a score sheet, one line for every fact that gives points.

WP-40 to WP-44, and WP-64 to WP-66 for the Vatican.
"""

from webpower.games.power.scoring.score import score, score_final, score_interim, score_now, winners
from webpower.games.power.scoring.sheet import Line, Sheet

__all__ = ["Line", "Sheet", "score", "score_final", "score_interim", "score_now", "winners"]
