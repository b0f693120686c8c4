"""Crowded sets of sites, on which chains are hard to choose."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from tests.oracles.board import Board
from tests.oracles.chains import neighbours_among

Thing = TypeVar("Thing")


def pick(rng: Random, things: Sequence[Thing]) -> Thing:
    """One of the things, by `random()` alone, the only method that is the same in every version of Python."""
    return things[int(rng.random() * len(things))]


def shuffled(rng: Random, things: Sequence[Thing]) -> list[Thing]:
    """The things in a random order, again by `random()` alone."""
    left, order = list(things), []
    while left:
        order.append(left.pop(int(rng.random() * len(left))))
    return order


def crowded_board(rng: Random, board: Board, number: int = 20, closeness: float = 0.9) -> list[str]:
    """The sites of one player, mostly beside each other (WP-2: at most 20 of them).

    Starts anywhere; each next site is next to one there already with the probability `closeness`, else anywhere free.
    """
    near = neighbours_among(board.country_of, board.roads)
    sites = [pick(rng, sorted(near))]
    while len(sites) < number:
        free = sorted(set(near) - set(sites))
        beside = [site for site in free if set(near[site]) & set(sites)]
        sites.append(pick(rng, beside if beside and rng.random() < closeness else free))
    return sorted(sites)
