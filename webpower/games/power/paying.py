"""Paying (WP-11, WP-12): which placements a hand can pay for, the same in every position.

There are few hands of at most three cards, so what each of them can pay for is worked out once for a board and its
options. The table is whole from the start: which hands are in it says nothing about any game.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations_with_replacement
from types import MappingProxyType
from typing import NamedTuple

from webpower.games.power.actions import Action, action_list
from webpower.games.power.board import HAND_SIZE, Board
from webpower.games.power.options import Options

Ways = tuple[Action, ...]
"""The ways to pay for a piece at one place."""


class Means(NamedTuple):
    """What a hand can pay for. Places where it can pay for nothing are left out."""

    countries: tuple[tuple[int, Ways, tuple[tuple[int, Ways], ...]], ...]
    """The countries: each with the ways to pay for an advisor, and its sites with the ways to pay for a cloister."""
    arms: tuple[tuple[int, Ways], ...]
    """The arms of the Vatican."""


def own_country_pair(board: Board, options: Options, payment: Action) -> bool:
    """Whether a joker pair shows the country that it pays for (WP-12, in the Vatican WP-61)."""
    if payment.cost != 2 or board.countries[payment.country].card != payment.kind:
        return False
    return payment.act == "vatican" or not options.joker_own_country


def cards_missing(hand: bytes, payment: Action) -> bool:
    """Whether the hand lacks the cards of a payment (WP-11)."""
    return hand[payment.kind] < payment.cost


@cache
def all_means(board: Board, options: Options) -> Mapping[bytes, Means]:
    """What each hand of at most three cards can pay for, by hand: by kind, the number of cards.

    >>> from webpower.games.power.board_file import load_board
    >>> means = all_means(load_board("europe"), Options())
    >>> len(means)
    56
    >>> [str(way) for way in means[bytes([0, 0, 0, 0, 1])].countries[0][1]]
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
            if not cards_missing(hand, payment) and not own_country_pair(board, options, payment)
        )

    return Means(
        tuple(
            (number, advisors, tuple((site, ways(actions.cloisters[site])) for site in country.sites))
            for number, country in enumerate(board.countries)
            if (advisors := ways(actions.advisors[number]))
        ),
        tuple((number, pairs) for number, all_pairs in enumerate(actions.vatican) if (pairs := ways(all_pairs))),
    )
