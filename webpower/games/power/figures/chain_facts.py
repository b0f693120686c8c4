"""What the map of chains draws and says, as plain data (WP-42)."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from webpower.games.power.position import Position
from webpower.games.power.scene.words import scored
from webpower.games.power.scoring.chain_gains import Gain, chain_gains
from webpower.games.power.scoring.chain_ties import BestSets, best_sets
from webpower.games.power.scoring.sheet import CHAINS, Line


class SeatChains(NamedTuple):
    """What is drawn of a player; sites by their number on the board."""

    sites: tuple[int, ...]
    """All of the player's cloisters."""
    chains: tuple[tuple[int, ...], ...]
    """The lines that score, each from end to end."""
    scores: tuple[Line, ...]
    """The score of each of them."""
    others: tuple[tuple[int, int], ...]
    """Roads between two of the player's cloisters that belong to no chain."""
    gains: tuple[Gain, ...]
    """The free sites where one more cloister would score; none for who has no cloister left (WP-19)."""
    sets: BestSets
    """All sets of lines that score as much as the chains do."""

    def gain_at(self, site: int) -> int:
        """What one more cloister on the site would add, 0 for nothing."""
        return next((gain.points for gain in self.gains if gain.site == site), 0)


class SiteGains(NamedTuple):
    """A free site where somebody gains."""

    site: int
    gains: tuple[tuple[int, int], ...]
    """Who would gain how much, as pairs (seat, points), the highest gain first, among equals the lower seat."""


def chain_data(position: Position) -> list[SeatChains]:
    """What is drawn, by seat."""
    scores = scored(position.setup, position.pieces).of_kind(CHAINS).lines
    return [
        _seat(position, seat, tuple(line for line in scores if seat in line.seats))
        for seat in range(position.setup.seats)
    ]


def _seat(position: Position, seat: int, scores: tuple[Line, ...]) -> SeatChains:
    board, owners = position.board, position.pieces.owners
    chains = tuple(tuple(board.site_number[site] for site in line.sites) for line in scores)
    used = {frozenset(road) for chain in chains for road in pairwise(chain)}
    own = tuple(site for site, owner in enumerate(owners) if owner == seat)
    others = tuple(road for road in board.roads if road[0] in own and road[1] in own and frozenset(road) not in used)
    gains = chain_gains(board, owners, seat) if position.cloisters_left(seat) else ()
    return SeatChains(own, chains, scores, others, gains, best_sets(own, board.neighbours, board.chain))


def gains_by_site(data: list[SeatChains]) -> list[SiteGains]:
    """The free sites where somebody gains, by number."""
    found: dict[int, list[tuple[int, int]]] = {}
    for seat, own in enumerate(data):
        for gain in own.gains:
            found.setdefault(gain.site, []).append((seat, gain.points))
    return [SiteGains(site, tuple(sorted(found[site], key=lambda gain: -gain[1]))) for site in sorted(found)]
