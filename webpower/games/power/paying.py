"""Paying (WP-11, WP-12): which placements a hand can pay for, the same in every position.

There are few hands of at most three cards, so what each of them can pay for is worked out once for a board and its
options. The table is whole from the start: which hands are in it says nothing about any game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement, compress
from types import MappingProxyType
from typing import NamedTuple

from webpower.games.power.actions import NOWHERE, Action, action_list
from webpower.games.power.board import HAND_SIZE, Board
from webpower.games.power.options import Options

Ways = tuple[Action, ...]
"""The ways to pay for a piece at one place."""


class Affordable(NamedTuple):
    """Actions that a hand can pay for, in the order of the list of actions, and the place of each."""

    actions: tuple[Action, ...]
    places: bytes

    def at(self, open_places: bytes) -> Iterator[Action]:
        """Those at open places; ``open_places`` has a flag for each place, 1 or 0.

        ``translate`` looks the flags of all actions up at once, which makes a list of legal actions several times as
        fast as asking for one after the other. It wants a table for all 256 bytes.
        """
        return compress(self.actions, self.places.translate(open_places.ljust(256)))


class Means(NamedTuple):
    """What can be done with a hand."""

    countries: tuple[tuple[int, Ways, tuple[tuple[int, Ways], ...]], ...]
    """The countries: each with the ways to pay for an advisor, and its sites with the ways to pay for a cloister.

    Countries where the hand can pay for nothing are left out.
    """
    cloisters: Mapping[int, Affordable]
    """By country; by NOWHERE, in all countries."""
    advisors: Mapping[int, Affordable]
    """By country; by NOWHERE, in all countries."""
    vatican: Affordable
    exchanges: tuple[Action, ...]


def own_country_pair(board: Board, options: Options, payment: Action) -> bool:
    """Whether a joker pair shows the country that it pays for (WP-12, in the Vatican WP-61)."""
    if payment.cost != 2 or board.countries[payment.country].card != payment.kind:
        return False
    return payment.act == "vatican" or not options.joker_own_country


def lacks(hand: bytes, kind: int, number: int) -> bool:
    """Whether the hand has fewer cards of the kind than that (WP-11, WP-22)."""
    return hand[kind] < number


@cache
def all_means(board: Board, options: Options) -> Mapping[bytes, Means]:
    """What can be done with each hand of at most three cards, by hand: by kind, the number of cards.

    >>> from webpower.games.power.board_file import load_board
    >>> means = all_means(load_board("europe"), Options())
    >>> len(means)
    56
    >>> [str(way) for way in means[bytes([0, 0, 0, 0, 1])].advisors[NOWHERE].actions]
    ['advisor Frankreich for frankreich']
    """
    kinds = range(len(board.cards))
    hands = (
        bytes([cards.count(kind) for kind in kinds])
        for size in range(HAND_SIZE + 1)
        for cards in combinations_with_replacement(kinds, size)
    )
    return MappingProxyType({hand: _means(board, options, hand) for hand in hands})


def _means(board: Board, options: Options, hand: bytes) -> Means:
    actions = action_list(board)

    def ways(payments: Ways) -> Ways:
        return tuple(
            payment
            for payment in payments
            if not lacks(hand, payment.kind, payment.cost) and not own_country_pair(board, options, payment)
        )

    countries = tuple(
        (number, advisors, tuple((site, ways(actions.cloisters[site])) for site in country.sites))
        for number, country in enumerate(board.countries)
        if (advisors := ways(actions.advisors[number]))
    )
    return Means(
        countries,
        cloisters=_by_country(board, [way for _, _, sites in countries for _, paid in sites for way in paid]),
        advisors=_by_country(board, [way for _, paid, _ in countries for way in paid]),
        vatican=_affordable([way for arms in actions.vatican for way in ways(arms)]),
        exchanges=tuple(give for give in actions.exchanges if not lacks(hand, give.kind, 1)),
    )


def _by_country(board: Board, ways: Sequence[Action]) -> Mapping[int, Affordable]:
    found = {
        country: _affordable([way for way in ways if way.country == country]) for country in range(len(board.countries))
    }
    return MappingProxyType({NOWHERE: _affordable(ways), **found})


def _affordable(ways: Sequence[Action]) -> Affordable:
    return Affordable(tuple(ways), bytes([way.place for way in ways]))
