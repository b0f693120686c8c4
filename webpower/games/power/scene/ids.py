"""The names by which the map's elements can be told apart: what a click says, and what a highlight asks for.

``site:chorin``, ``coat:Franken`` and ``arms:council/Franken`` are the places where a piece can be put.
"""

from __future__ import annotations

from collections.abc import Iterator

from webpower.games.power.actions import Action
from webpower.games.power.board import Board
from webpower.games.power.position import Setup
from webpower.games.power.what_if import Effect

PREFIX = {"cloister": "site", "advisor": "coat", "vatican": "arms"}


def element_of(action: Action | Effect) -> str | None:
    """The id of the place where an action puts a piece, or an effect has one; None if it puts none.

    >>> from webpower.games.power.actions import action_list
    >>> from webpower.games.power.board_file import load_board
    >>> actions = action_list(load_board())
    >>> element_of(actions.advisors[1][0]), element_of(actions.stop)
    ('coat:Franken', None)
    """
    return f"{PREFIX[action.act]}:{action.at}" if action.act in PREFIX else None


def elements(setup: Setup) -> Iterator[str]:
    """The ids of all places where pieces can be put, by what is played."""
    board: Board = setup.board
    yield from (f"site:{site.id}" for site in board.sites)
    yield from (f"coat:{country.name}" for country in board.countries)
    if setup.options.vatican:
        yield from (f"arms:{arms.name}" for arms in board.arms)
