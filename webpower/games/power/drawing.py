"""Drawing (WP-23): which draws there are for the cards that lie open, the same in every position.

As with `webpower.games.power.paying`, the table is whole from the start and says nothing about any game.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product
from types import MappingProxyType

from webpower.games.power.actions import Action, action_list
from webpower.games.power.board import OPEN_CARDS, Board


def not_among(cards: bytes, kind: int) -> bool:
    """Whether there is no such card among the open ones."""
    return kind not in cards


@cache
def all_draws(board: Board) -> Mapping[bytes, tuple[Action, ...]]:
    """The draws from the stack and from the open cards, by the kinds of the open cards in their order.

    >>> from webpower.games.power.board_file import load_board
    >>> [str(draw) for draw in all_draws(load_board("europe"))[bytes([4, 0])]]
    ['draw stack', 'draw open franken-aragon', 'draw open frankreich']
    """
    actions = action_list(board)
    kinds = range(len(board.cards))
    lying = (bytes(cards) for number in range(OPEN_CARDS + 1) for cards in product(kinds, repeat=number))
    return MappingProxyType(
        {
            cards: (actions.draw_stack, *[draw for draw in actions.draw_open if not not_among(cards, draw.kind)])
            for cards in lying
        }
    )
