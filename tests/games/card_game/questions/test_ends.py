"""Questions about taking cards: what their explanations count."""

import re
from typing import Any

from webpower.engine.questions import series
from webpower.games.card_game.questions import TOPICS


def test_the_symbols_of_the_most_cards_are_those_on_them():
    """Also where the last card that is taken ends the turn."""
    for question, _ in zip(series(TOPICS["ends"], 3, 1, "most"), range(12), strict=False):
        [so] = [said for said in question.explanation if said.id == "q-most-so"]
        cards: Any = so.value("cards")
        words = [card.say(()) for card in cards]
        counted = sum(int(sign[0]) if sign[0].isdigit() else 1 for text in words for sign in symbols_in(text))
        assert so.value("symbols") == counted, words


def symbols_in(text: str) -> list[str]:
    """The symbols that the words of a card name: ``Italien (2 roses)``, ``Danemark (cross, fan, and ship)``."""
    signs = text.partition("(")[2].rstrip(")").replace(" and ", ", ").split(", ")
    return [sign.strip() for sign in signs if re.search("cross|fan|rose", sign)]
