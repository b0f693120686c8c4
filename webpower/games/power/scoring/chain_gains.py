"""Where one more cloister would make a player's chains score more (WP-42), and how.

A cloister on a free site changes only the lines of the groups of cloisters that its roads lead to. So of each group
the best lines are found once, and for each free site beside some of them those of all together.
"""

from __future__ import annotations

from typing import NamedTuple

from webpower.games.power.board import Board
from webpower.games.power.position import EMPTY
from webpower.games.power.road_net import parts
from webpower.games.power.scoring.chains import Lines, best_lines

NEW, LONGER, JOINED, CHANGED = "new", "longer", "joined", "changed"


class Gain(NamedTuple):
    """What a cloister on a free site would add to a player's chains."""

    site: int
    points: int
    """How much more the chains would score then; never 0."""
    chain: tuple[int, ...]
    """The chain through the site then."""
    way: str
    """``new``: none of its other sites was in a chain. ``longer``: it holds a whole chain of before; ``joined``:
    several. ``changed``: it takes only a part of a chain."""


def chain_gains(board: Board, owners: bytes, seat: int) -> tuple[Gain, ...]:
    """The free sites where one more cloister of the seat's raises what its chains score, by number.

    ``owners`` is by site. The gain is the new best score less the old one, exactly; whether the seat has a cloister
    left or could pay for it is not asked.
    """
    own = {site for site, owner in enumerate(owners) if owner == seat}
    roads = {site: [other for other in board.neighbours[site] if other in own] for site in own}
    groups = [(group, best_lines(group, board.neighbours, board.chain)) for group in parts(roads)]
    group_of = {site: number for number, (group, _) in enumerate(groups) for site in group}
    gains = []
    for site, owner in enumerate(owners):
        beside = {group_of[other] for other in board.neighbours[site] if other in own}
        if owner == EMPTY and beside:
            joined = [groups[number] for number in sorted(beside)]
            gains += _gain(board, site, [place for group, _ in joined for place in group], joined_lines(joined))
    return tuple(gains)


def joined_lines(groups: list[tuple[list[int], Lines]]) -> Lines:
    """The best lines of several groups."""
    return tuple(line for _, lines in groups for line in lines)


def _gain(board: Board, site: int, beside: list[int], before: Lines) -> list[Gain]:
    """What the site adds to the groups beside it, if it adds anything."""
    if len(beside) + 1 < board.chain:
        return []
    after = best_lines([*beside, site], board.neighbours, board.chain)
    points = sum(map(len, after)) - sum(map(len, before))
    if not points:
        return []
    chain = next(line for line in after if site in line)  # else the lines would have scored without it
    return [Gain(site, points, chain, _way(set(chain), before))]


def _way(chain: set[int], before: Lines) -> str:
    met = [set(line) for line in before if chain & set(line)]
    if not all(line <= chain for line in met):
        return CHANGED
    return (NEW, LONGER, JOINED)[min(len(met), 2)]
