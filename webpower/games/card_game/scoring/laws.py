"""Scoring the law cards that cost points (CG-55)."""

from __future__ import annotations

from collections.abc import Iterator

from webpower.engine.messages import Seat, message
from webpower.games.card_game.cards import Law
from webpower.games.card_game.scoring.held import Held
from webpower.games.card_game.scoring.sheet import FINAL, LAWS, Line
from webpower.games.card_game.words import TEXTS, law_words

EACH = -2
"""What each of them is worth (R-12)."""


def score_laws(held: Held) -> Iterator[Line]:
    """A line for each seat that holds any."""
    for seat, number in enumerate(held.minus_two):
        if number:
            law, points = law_words(Law.MINUS_TWO), EACH * number
            said = message(TEXTS, "score-laws", "CG-55", player=Seat(seat), law=law, number=number, lost=-points)
            yield Line(FINAL, LAWS, str(Law.MINUS_TWO), (seat,), points, said)
