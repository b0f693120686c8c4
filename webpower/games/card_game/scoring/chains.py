"""Scoring the chains of ships and of carriages (CG-54)."""

from __future__ import annotations

from collections.abc import Iterator

from webpower.engine.messages import Seat, message
from webpower.games.card_game.cards import CHAIN, ROUTES
from webpower.games.card_game.scoring import sheet
from webpower.games.card_game.scoring.held import Held
from webpower.games.card_game.scoring.sheet import FINAL, Line
from webpower.games.card_game.words import TEXTS, route_words


def score_chains(held: Held) -> Iterator[Line]:
    """A line for each chain of at least five, ships first, seat by seat."""
    for route in ROUTES:
        for seat, number in enumerate(held.routes(route)):
            if number >= CHAIN:
                routes = route_words(route, number)
                said = message(TEXTS, "score-chain", "CG-54", player=Seat(seat), routes=routes, points=number)
                yield Line(FINAL, sheet.ROUTES, str(route), (seat,), number, said)
