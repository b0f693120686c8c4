"""Facts that the rules look at, worked out for all sites, countries or arms at a time.

The predicates look at one place of them, the legal actions at all. Flags are bytes, 1 for yes and 0 for no.
"""

from __future__ import annotations

from functools import lru_cache
from operator import and_

from webpower.games.power.actions import NOWHERE
from webpower.games.power.position import EMPTY, Position

FREE = bytes(owner == EMPTY for owner in range(256))
"""Turns owners into flags, by ``bytes.translate``: whether nothing stands there."""


# What the turn has placed


def bound_to(position: Position) -> int:
    """The country that all pieces of the turn go to (WP-14, WP-50), or NOWHERE if they may go anywhere."""
    return position.first if position.placed == 1 and not position.setup.options.fast else NOWHERE


def closed_coat(position: Position) -> int:
    """The country that takes no advisor as it was empty when the turn placed there (WP-51), or NOWHERE."""
    return position.first if position.placed == 1 and position.was_empty and position.setup.options.fast else NOWHERE


# By site


def free_sites(position: Position) -> bytes:
    """By site: whether no cloister stands there (WP-17)."""
    return position.pieces.owners.translate(FREE)


# By country


@lru_cache(maxsize=4096)
def most_of_one(owners: bytes) -> int:
    """How many of these sites the strongest player holds. Remembered, as a move changes the owners in one country only.

    >>> most_of_one(bytes([2, EMPTY, 0, 2]))
    2
    """
    return max(owners.count(owner) if owner != EMPTY else 0 for owner in owners)


def most_cloisters(position: Position, country: int) -> int:
    """The number of cloisters of the strongest player in a country (WP-18)."""
    return most_of_one(position.pieces.owners[position.setup.board.spans[country]])


@lru_cache(maxsize=4096)
def room_in(owners: bytes, advisors: bytes) -> bool:
    """Whether a country takes one more advisor, by the owners of its sites and its advisors (WP-18).

    >>> room_in(bytes([2, EMPTY, 0, 2]), bytes([0, 1, 0])), room_in(bytes([2, EMPTY, 0, 2]), bytes([0, 1, 1]))
    (True, False)
    """
    return most_of_one(owners) > sum(advisors)


def rooms(position: Position) -> bytes:
    """By country: whether it takes one more advisor (WP-18)."""
    owners, advisors, _ = position.pieces
    return bytes(map(room_in, position.setup.board.cut(owners), advisors))


def open_coats(position: Position) -> bytes:
    """By country: whether it takes one more advisor in this turn (WP-18, WP-51)."""
    room, closed = rooms(position), closed_coat(position)
    return room if closed == NOWHERE else room[:closed] + b"\0" + room[closed + 1 :]


# By arms of the Vatican


def free_arms(position: Position) -> bytes:
    """By arms: whether no advisor stands there (WP-62)."""
    return position.pieces.arms.translate(FREE)


def new_columns(position: Position) -> bytes:
    """By arms: whether the mover has no advisor in their column (WP-62)."""
    arms = position.setup.board.arms
    used = [here.column for here, owner in zip(arms, position.pieces.arms, strict=True) if owner == position.seat]
    return bytes([here.column not in used for here in arms])


def open_arms(position: Position) -> bytes:
    """By arms: whether the mover may place an advisor there (WP-62)."""
    return bytes(map(and_, free_arms(position), new_columns(position)))
