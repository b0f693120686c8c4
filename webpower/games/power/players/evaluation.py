"""A readable evaluation: what a position promises each seat, in points.

Majorities, alliances and chains are worth what they may become until the scoring, given how many pieces are still to
come. All weights are in one place, in points or in shares of points.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from webpower.games.power.actions import Action
from webpower.games.power.board import HAND_SIZE, OPEN_CARDS, Board
from webpower.games.power.players.prospects import Values, between, lead_chances, majority_prospects
from webpower.games.power.players.scores import alliances_of, connected, parts_points
from webpower.games.power.position import EMPTY, Pieces, Position, Setup
from webpower.games.power.rules import most_of_one
from webpower.games.power.scoring.vatican import holder

CARDS_A_TURN = 1.8
"""How many cards a turn takes; between thoughtful players, as counted in their games."""


class Weights(NamedTuple):
    """What the thoughtful player believes. Change one with ``Weights()._replace(rivals=0.5)``."""

    rivals: float = 1.0
    """What a point of the average opponent counts against an own one."""
    cloisters_a_card: float = 0.6
    """How many cloisters come, for each card still to be drawn."""
    advisors_a_card: float = 0.2
    """How many advisors come, for each card still to be drawn."""
    chain_of_three: float = 2.0
    """Points for three connected cloisters beside a free site: four of them score."""
    chain_of_two: float = 0.6
    """Points for two of them, likewise."""
    chain_end: float = 0.3
    """Points for each free site beside connected cloisters that score, up to two."""
    next_turn: float = 0.8
    """How much of what the hand could gain in the next turn is counted now."""


BELIEFS = Weights()
"""What players believe if they are not told otherwise."""


class Outlook(NamedTuple):
    """How much is still to come, in tenths: which part of the free places will be taken until a scoring."""

    setup: Setup
    weights: Weights
    to_interim: int
    """Of the free sites, until the interim scoring; -1 when it is over."""
    to_end: int
    """Of the free sites, until the end."""
    advisors: int
    """Of the room for advisors, until the end."""
    turns: float
    """How many more turns each player has."""


def outlook(position: Position, weights: Weights) -> Outlook:
    """How much is to come from a position; only what everybody sees is looked at."""
    setup, seats = position.setup, position.setup.seats
    all_cards = len(setup.unshuffled)
    first = len(position.stack) if position.exhausted == 0 else 0
    second = all_cards - HAND_SIZE * seats - OPEN_CARDS if position.exhausted == 0 else len(position.stack)
    cards = first + (second if position.exhausted < 2 else 0) + 2 * seats
    free = max(1, position.pieces.owners.count(EMPTY))
    places = zip(setup.board.spans, position.pieces.advisors, strict=True)
    rooms = max(1, sum(room(position.pieces.owners[span], advisors) for span, advisors in places))
    return Outlook(
        setup,
        weights,
        _tenths(first * weights.cloisters_a_card / free) if position.exhausted == 0 else -1,
        _tenths(cards * weights.cloisters_a_card / free),
        _tenths(cards * weights.advisors_a_card / rooms),
        cards / (CARDS_A_TURN * seats),
    )


def _tenths(share: float) -> int:
    return min(10, round(10 * share))


@lru_cache(maxsize=1 << 15)
def room(owners: bytes, advisors: bytes) -> int:
    """How many more advisors a country may come to take, given who holds its sites: free sites let its strongest grow.

    >>> room(bytes([0, 0, 1, 255, 255, 255]), bytes([1, 0]))
    2
    """
    return max(0, most_of_one(owners) + owners.count(EMPTY) // 3 - sum(advisors))


class Promise(NamedTuple):
    """Expected points by seat, part by part. What has been scored already is left out."""

    cloisters: tuple[Values, ...]
    """By country."""
    alliances: tuple[Values, ...]
    """By place in the board's list."""
    chains: Values


def promise(view: Outlook, pieces: Pieces) -> Promise:
    """What the pieces promise."""
    board = view.setup.board
    return Promise(
        tuple(country_promise(view, pieces, country) for country in range(len(board.countries))),
        tuple(alliance_promise(view, pieces, number) for number in range(len(board.alliances))),
        tuple(chain_promise(view, pieces.owners, seat) for seat in range(view.setup.seats)),
    )


def promise_after(before: Promise, view: Outlook, pieces: Pieces, seat: int, action: Action) -> Promise:
    """What the pieces promise after an action of a seat, when the promise before it is known."""
    board, here = view.setup.board, action.country
    if action.act not in ("cloister", "advisor", "vatican"):
        return before
    cloisters, alliances, chains = list(before.cloisters), list(before.alliances), before.chains
    if action.act != "advisor":
        cloisters[here] = country_promise(view, pieces, here)
    if action.act == "cloister":
        # Who has a cloister beside the site has lost a way on.
        beside = {pieces.owners[other] for other in board.neighbours[action.place]}
        chains = tuple(
            chain_promise(view, pieces.owners, other) if other == seat or other in beside else promised
            for other, promised in enumerate(chains)
        )
    for number in alliances_of(board, here):
        alliances[number] = alliance_promise(view, pieces, number)
    return Promise(tuple(cloisters), tuple(alliances), chains)


# Majorities


def country_promise(view: Outlook, pieces: Pieces, country: int) -> Values:
    """What the cloisters of a country promise."""
    setup = view.setup
    owners = pieces.owners[setup.board.spans[country]]
    points = country_values(owners, setup.seats, view.to_interim, view.to_end)
    doubled = holder(setup, pieces.arms, "cloister", country) if setup.options.vatican else None
    if doubled is None:
        return points
    again = country_values(owners, setup.seats, -1, view.to_end)[doubled]
    return (*points[:doubled], points[doubled] + again, *points[doubled + 1 :])


@lru_cache(maxsize=1 << 15)
def country_values(owners: bytes, seats: int, to_interim: int, to_end: int) -> Values:
    """What the cloisters on the sites of a country promise: in the interim scoring, if it is to come, and the final."""
    counts = tuple([owners.count(seat) for seat in range(seats)])
    free = owners.count(EMPTY)
    final = _with_more(majority_prospects, counts, free * to_end)
    if to_interim < 0:
        return final
    interim = _with_more(majority_prospects, counts, free * to_interim)
    return tuple([a + b for a, b in zip(interim, final, strict=True)])


def _with_more(prospects: Callable[[tuple[int, ...], int], Values], counts: tuple[int, ...], tenths: int) -> Values:
    """The prospects with so many tenths of a piece to come: between those of whole pieces."""
    whole, rest = divmod(tenths, 10)
    low = prospects(counts, whole)
    return between(low, prospects(counts, whole + 1), rest / 10) if rest else low


# Alliances


def alliance_promise(view: Outlook, pieces: Pieces, number: int) -> Values:
    """What an alliance promises: for each seat the chance to lead in both countries, times the advisors there."""
    a, b = view.setup.board.alliances[number].a, view.setup.board.alliances[number].b
    more_here, more_there = more_advisors(view, pieces, a), more_advisors(view, pieces, b)
    points = alliance_values(pieces.advisors[a], pieces.advisors[b], more_here, more_there)
    return _with_council(view, pieces, (a, b), points) if view.setup.options.vatican else points


def more_advisors(view: Outlook, pieces: Pieces, country: int) -> int:
    """How many advisors are still to come in a country, in tenths."""
    return view.advisors * room(pieces.owners[view.setup.board.spans[country]], pieces.advisors[country])


@lru_cache(maxsize=1 << 15)
def alliance_values(here: bytes, there: bytes, more_here: int, more_there: int) -> Values:
    """What the advisors of two allied countries promise, with so many tenths of an advisor to come."""
    leads_here = _with_more(lead_chances, tuple(here), more_here)
    leads_there = _with_more(lead_chances, tuple(there), more_there)
    size = sum(here) + sum(there) + (more_here + more_there) / 10
    return tuple([a * b * size for a, b in zip(leads_here, leads_there, strict=True)])


def _with_council(view: Outlook, pieces: Pieces, countries: tuple[int, int], points: Values) -> Values:
    """An alliance in which the advisors of a country count again for who holds its arms (WP-66)."""
    total = sum(sum(pieces.advisors[country]) for country in countries)
    more = list(points)
    for country in countries:
        held = holder(view.setup, pieces.arms, "council", country)
        if held is not None and total:
            more[held] += points[held] * sum(pieces.advisors[country]) / total
    return tuple(more)


# Chains


def chain_promise(view: Outlook, owners: bytes, seat: int) -> float:
    """What the connected cloisters of a seat promise."""
    board = view.setup.board
    parts = connected(board, owners, seat)
    return sum([part_promise(board, view.weights, part, len(free_beside(board, owners, part))) for part in parts])


def free_beside(board: Board, owners: bytes, part: tuple[int, ...]) -> set[int]:
    """The free sites beside connected cloisters."""
    return {other for site in part for other in board.neighbours[site] if owners[other] == EMPTY}


def part_promise(board: Board, weights: Weights, part: tuple[int, ...], free: int) -> float:
    """What connected cloisters promise, with so many free sites beside them."""
    if len(part) >= board.chain and (points := parts_points(board, part)):
        return points + weights.chain_end * min(2, free)
    if free == 0 or len(part) == 1:
        return 0.0
    return weights.chain_of_two if len(part) == 2 else weights.chain_of_three


# The whole


def relative(values: Values, seat: int, rivals: float) -> float:
    """Values for a seat: its own, less the average of the others', which counts as much as ``rivals`` says."""
    return values[seat] - rivals * (sum(values) - values[seat]) / (len(values) - 1)


class Worth(NamedTuple):
    """What something is worth to a seat, in points against the average opponent."""

    majorities: float
    alliances: float
    chains: float

    @property
    def total(self) -> float:
        """The sum."""
        return self.majorities + self.alliances + self.chains

    def less(self, other: Worth) -> Worth:
        """How much more this is worth."""
        return Worth(*(mine - its for mine, its in zip(self, other, strict=True)))


def worth(view: Outlook, promised: Promise, seat: int) -> Worth:
    """What a promise is worth to a seat."""
    rivals = view.weights.rivals
    return Worth(
        sum([relative(values, seat, rivals) for values in promised.cloisters]),
        sum([relative(values, seat, rivals) for values in promised.alliances]),
        relative(promised.chains, seat, rivals),
    )
