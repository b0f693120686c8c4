"""What must hold across the parts of a file of cards before a game can be played with them."""

from __future__ import annotations

from collections.abc import Iterator

from webpower.engine.mistakes import Mistake
from webpower.games.card_game.cards_model import CardsFile


def card_mistakes(file: CardsFile) -> Iterator[Mistake]:
    """Each mistake: its place, what was expected there and what came."""
    yield from ()
