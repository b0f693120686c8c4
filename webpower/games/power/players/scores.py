"""The score of what stands on the board, quickly: points by seat and part, without lines and sentences.

It is always what `webpower.games.power.scoring.score` says. A piece changes few parts of it, and parts that look the
same score the same, so most of the work is looking up what was worked out before.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from webpower.games.power.actions import Action
from webpower.games.power.board import Board
from webpower.games.power.position import Pieces, Position, Setup
from webpower.games.power.scoring.alliances import both_lead
from webpower.games.power.scoring.chains import best_lines
from webpower.games.power.scoring.cloisters import majorities
from webpower.games.power.scoring.vatican import holder

Points = tuple[int, ...]
"""By seat."""


class Scores(NamedTuple):
    """Points by seat as if the game ended now, part by part."""

    interim: Points
    cloisters: tuple[Points, ...]
    """By country."""
    alliances: tuple[Points, ...]
    """By place in the board's list."""
    chains: Points

    @property
    def totals(self) -> Points:
        """All points of each seat."""
        return added((self.interim, self.chains, *self.cloisters, *self.alliances))


def added(parts: tuple[Points, ...]) -> Points:
    """The sum of points, by seat.

    >>> added(((1, 2, 3), (0, 0, 4)))
    (1, 2, 7)
    """
    return tuple([sum(column) for column in zip(*parts, strict=True)])


def scores(position: Position) -> Scores:
    """The scores of a position, as if the game ended there."""
    setup, pieces = position.setup, position.pieces
    return Scores(
        interim_points(setup, position.interim),
        tuple(country_points(setup, pieces, country) for country in range(len(setup.board.countries))),
        tuple(alliance_points(setup, pieces, number) for number in range(len(setup.board.alliances))),
        tuple(chain_points(setup.board, pieces.owners, seat) for seat in range(setup.seats)),
    )


def scores_after(before: Scores, position: Position, seat: int, action: Action) -> Scores:
    """The scores of the position after an action of a seat, when those before it are known."""
    setup, pieces = position.setup, position.pieces
    scored = before
    if position.interim is not None and not any(before.interim):
        scored = scored._replace(interim=interim_points(setup, position.interim))
    if action.act == "cloister":
        points = chain_points(setup.board, pieces.owners, seat)
        scored = scored._replace(chains=(*before.chains[:seat], points, *before.chains[seat + 1 :]))
    if action.act in ("cloister", "vatican"):
        points_here = country_points(setup, pieces, action.country)
        here = action.country
        scored = scored._replace(cloisters=(*before.cloisters[:here], points_here, *before.cloisters[here + 1 :]))
    if action.act in ("advisor", "vatican"):
        alliances = list(before.alliances)
        for number in alliances_of(setup.board, action.country):
            alliances[number] = alliance_points(setup, pieces, number)
        scored = scored._replace(alliances=tuple(alliances))
    return scored


@lru_cache(maxsize=1024)
def alliances_of(board: Board, country: int) -> tuple[int, ...]:
    """The alliances of a country, by their place in the board's list."""
    return tuple(number for number, alliance in enumerate(board.alliances) if country in (alliance.a, alliance.b))


@lru_cache(maxsize=1024)
def allies_of(board: Board, country: int) -> tuple[int, ...]:
    """The other countries of the alliances of a country, one an alliance."""
    alliances = [board.alliances[number] for number in alliances_of(board, country)]
    return tuple(alliance.a + alliance.b - country for alliance in alliances)


# Cloisters (WP-40, WP-65)


@lru_cache(maxsize=1 << 14)
def majority_points(owners: bytes, seats: int) -> Points:
    """Points for the cloisters of one country, given who holds its sites.

    >>> majority_points(bytes([0, 0, 1, 255]), 3)
    (3, 2, 0)
    """
    points = [0] * seats
    for holders, each in majorities([owners.count(seat) for seat in range(seats)]):
        for seat in holders:
            points[seat] = each
    return tuple(points)


def interim_points(setup: Setup, owners: bytes | None) -> Points:
    """Points of the interim scoring; none before there was one."""
    nothing: Points = (0,) * setup.seats
    if owners is None:
        return nothing
    return added((nothing, *(majority_points(owners[span], setup.seats) for span in setup.board.spans)))


def country_points(setup: Setup, pieces: Pieces, country: int) -> Points:
    """Points for the cloisters of a country in the final scoring."""
    points = majority_points(pieces.owners[setup.board.spans[country]], setup.seats)
    doubled = holder(setup, pieces.arms, "cloister", country) if setup.options.vatican else None
    if doubled is None:
        return points
    return (*points[:doubled], 2 * points[doubled], *points[doubled + 1 :])


# Alliances (WP-41, WP-66)


def alliance_points(setup: Setup, pieces: Pieces, number: int) -> Points:
    """Points for an alliance, given by its place in the board's list."""
    alliance = setup.board.alliances[number]
    points = [0] * setup.seats
    sizes = {country: sum(pieces.advisors[country]) for country in (alliance.a, alliance.b)}
    for seat in both_lead(pieces, alliance):
        points[seat] = sum(sizes.values())
        if setup.options.vatican:
            held = (size for country, size in sizes.items() if holder(setup, pieces.arms, "council", country) == seat)
            points[seat] += sum(held)
    return tuple(points)


# Chains (WP-42)


def chain_points(board: Board, owners: bytes, seat: int) -> int:
    """Points for the chains of a seat."""
    return sum(parts_points(board, part) for part in connected(board, owners, seat) if len(part) >= board.chain)


def connected(board: Board, owners: bytes, seat: int) -> list[tuple[int, ...]]:
    """The sites of a seat, in parts that its roads connect."""
    parts: list[tuple[int, ...]] = []
    seen: set[int] = set()
    for site, owner in enumerate(owners):
        if owner == seat and site not in seen:
            parts.append(part_with(board, owners, seat, site))
            seen.update(parts[-1])
    return parts


def part_with(board: Board, owners: bytes, seat: int, site: int) -> tuple[int, ...]:
    """The sites of a seat that roads connect with one of them, sorted."""
    part = [site]
    for here in part:
        part += [other for other in board.neighbours[here] if owners[other] == seat and other not in part]
    return tuple(sorted(part))


@lru_cache(maxsize=1 << 14)
def parts_points(board: Board, part: tuple[int, ...]) -> int:
    """Points for the chains within connected sites."""
    return sum(len(line) for line in best_lines(part, board.neighbours, board.chain))
