"""What the cards of a game promise each seat, told quickly by their owners alone.

It is the score that can be expected if the cards that still lie were dealt to all seats at random (see `prospects`).
Law cards and stones are not in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter

from webpower.games.card_game.cards import ROUTES, CardSet, Route
from webpower.games.card_game.players.prospects import (
    Values,
    chain_prospects,
    land_prospects,
    packed,
    symbol_prospects,
)
from webpower.games.card_game.position import EMPTY, Setup

Owners = tuple[int, ...]
"""Owners of some cards, EMPTY for those that lie."""

Read = Callable[[bytes | bytearray], Owners]
"""Reads the owners of some cards from those of all slots."""

REMEMBERED = 1 << 14
"""How many cases of each country are remembered."""

NO_ROUTE = -1


class Outlook:
    """The cards of a game as they were dealt, and what they promise. Positions of the same game share one."""

    def __init__(self, setup: Setup, layout: bytes) -> None:
        cards = setup.cards
        slot_of = {card: slot for slot, card in enumerate(layout)}
        signs = {Route.NONE: NO_ROUTE, **{route: number for number, route in enumerate(ROUTES)}}
        self.seats = setup.seats
        self.country = bytes(cards.country_of[card] for card in layout)
        """By slot: the country of its card."""
        self.weight = bytes(cards.weight[card] for card in layout)
        """By slot: how many symbols its card has."""
        self.route = [signs[cards.faces[card].route] for card in layout]
        """By slot: the number of its card's route sign, or NO_ROUTE."""
        readers = (_reader([slot_of[card] for card in group]) for group in cards_by_country(cards))
        self.countries = tuple(zip(readers, country_functions(cards, setup.seats), strict=True))
        """By country: how to read the owners of its cards, and what they promise by seat, and in sum."""


@lru_cache(maxsize=64)
def outlook(setup: Setup, layout: bytes) -> Outlook:
    """The outlook of a game."""
    return Outlook(setup, layout)


@lru_cache(maxsize=1 << 15)
def route_values(counts: tuple[int, ...], rest: int) -> Values:
    """What ships, or carriages, promise by seat, and in sum, given how many each seat has and how many lie."""
    return _with_sum([chain_prospects(own, rest, len(counts)) for own in counts])


@lru_cache(maxsize=8)
def country_functions(cards: CardSet, seats: int) -> tuple[Callable[[Owners], Values], ...]:
    """For each country: what it promises by seat, and in sum, given who owns its cards."""
    return tuple(_country_function(cards, seats, group) for group in cards_by_country(cards))


def _country_function(cards: CardSet, seats: int, group: Sequence[int]) -> Callable[[Owners], Values]:
    symbols = [packed(cards.faces[card].symbols) for card in group]

    @lru_cache(maxsize=REMEMBERED)
    def values(owners: Owners) -> Values:
        held, rest = [0] * seats, []
        for owner, signs in zip(owners, symbols, strict=True):
            if owner != EMPTY:
                held[owner] += signs
            elif signs:
                rest.append(signs)
        counts = tuple([owners.count(seat) for seat in range(seats)])
        land = land_prospects(counts, owners.count(EMPTY), len(group))
        points = symbol_prospects(tuple(held), tuple(sorted(rest)))
        return _with_sum([one + other for one, other in zip(land, points, strict=True)])

    return values


def _with_sum(values: Sequence[float]) -> Values:
    return (*values, sum(values))


def cards_by_country(cards: CardSet) -> list[list[int]]:
    """The cards of each country."""
    groups: list[list[int]] = [[] for _ in cards.countries]
    for card, country in enumerate(cards.country_of):
        groups[country].append(card)
    return groups


def _reader(slots: Sequence[int]) -> Read:
    if len(slots) > 1:
        return itemgetter(*slots)
    return lambda owners: tuple([owners[slot] for slot in slots])
