"""Questions about live positions of the card game: what a class can ask itself. Each topic is a module."""

from webpower.games.card_game.questions.ends import ENDS
from webpower.games.card_game.questions.lands import LANDS
from webpower.games.card_game.questions.routes import CARD_ROUTES
from webpower.games.card_game.questions.stones import STONES
from webpower.games.card_game.questions.symbols import SYMBOLS
from webpower.games.card_game.questions.topic import CardTopic
from webpower.games.card_game.questions.totals import CARD_TOTAL

TOPICS: dict[str, CardTopic] = {topic.name: topic for topic in (ENDS, STONES, LANDS, SYMBOLS, CARD_ROUTES, CARD_TOTAL)}
"""The topics by name, in the order of the lesson."""

__all__ = ["TOPICS", "CardTopic"]
