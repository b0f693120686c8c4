"""Scoring the symbols (CG-52)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from webpower.engine.messages import Message, Seat, message
from webpower.games.card_game.cards import CardSet
from webpower.games.card_game.scoring.held import Held
from webpower.games.card_game.scoring.sheet import FINAL, SYMBOLS, Line
from webpower.games.card_game.words import TEXTS, counted_words


def symbol_points(families: Sequence[Counter[int]]) -> tuple[tuple[int, ...], int]:
    """Who scores how much for the symbols of a country, given by seat and family: the seats, and the points of each.

    The most symbols of one family count, once for a player, however many of the player's families reach them.

    >>> cross, fan, rose = range(3)
    >>> symbol_points([Counter({cross: 4}), Counter({fan: 3})])
    ((0,), 4)
    >>> symbol_points([Counter({cross: 3, rose: 3}), Counter({fan: 3}), Counter({cross: 2})])
    ((0, 1), 3)
    """
    best = [max(counts.values(), default=0) for counts in families]
    most = max(best)
    return tuple(seat for seat, number in enumerate(best) if number == most > 0), most


def score_symbols(held: Held) -> Iterator[Line]:
    """A line for each country that gives points, in the order of scoring."""
    for number in held.cards.scoring:
        country, families = held.cards.countries[number], held.families(number)
        seats, points = symbol_points(families)
        if not seats:
            continue
        said = message(
            TEXTS,
            "score-symbols",
            "CG-52",
            country=country.name,
            number=len(seats),
            players=tuple(_player(held.cards, seat, families[seat], points) for seat in seats),
            points=points,
        )
        yield Line(FINAL, SYMBOLS, country.id, seats, points, said)


def _player(cards: CardSet, seat: int, families: Counter[int], most: int) -> Message:
    """A player with the families that have the most symbols."""
    symbols = tuple(
        counted_words(cards.families[family], most) for family in sorted(families) if families[family] == most
    )
    return message(TEXTS, "player-symbols", player=Seat(seat), symbols=symbols)
