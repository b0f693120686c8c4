"""What the next pieces of a seat gain in each country, quickly: parts that look the same gain the same.

Gains are in points of the evaluation, against the average opponent.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from webpower.games.power.players.evaluation import (
    Outlook,
    alliance_values,
    country_values,
    free_beside,
    more_advisors,
    part_promise,
    relative,
)
from webpower.games.power.players.scores import allies_of, connected
from webpower.games.power.position import EMPTY, Pieces
from webpower.games.power.rules import most_of_one


class CountryGains(NamedTuple):
    """What the next pieces in a country gain: the best one, and the best two."""

    one: float
    two: float


def country_gains(view: Outlook, pieces: Pieces, seat: int) -> list[CountryGains]:
    """What the next pieces of a seat gain in each country; no less than nothing, as nobody has to place."""
    chains = chain_gains(view, pieces.owners, seat)
    gained = []
    for country, span in enumerate(view.setup.board.spans):
        best, second = _two_best(view, pieces, seat, country, chains)
        alone = most_of_one(pieces.owners[span]) == 0 and not view.setup.options.fast
        gained.append(CountryGains(best, best if alone else best + second))
    return gained


def _two_best(
    view: Outlook, pieces: Pieces, seat: int, country: int, chains: Mapping[int, float]
) -> tuple[float, float]:
    """What the best piece in a country gains, and what the one after it; no less than nothing."""
    majorities = cloister_gains(view, pieces.owners, seat, country)
    walks = sorted([chains.get(site, 0.0) for site in free_sites(view, pieces.owners, country)], reverse=True)
    gains = [majority + walk for majority, walk in zip(majorities, walks, strict=False)]
    if has_room(view, pieces, country):
        gains.append(advisor_gain(view, pieces, seat, country))
    best = sorted([*(gain for gain in gains if gain > 0), 0.0, 0.0], reverse=True)
    return best[0], best[1]


def free_sites(view: Outlook, owners: bytes, country: int) -> list[int]:
    """The free sites of a country."""
    return [site for site in view.setup.board.countries[country].sites if owners[site] == EMPTY]


def has_room(view: Outlook, pieces: Pieces, country: int) -> bool:
    """Whether a country takes another advisor (WP-18)."""
    return sum(pieces.advisors[country]) < most_of_one(pieces.owners[view.setup.board.spans[country]])


def cloister_gains(view: Outlook, owners: bytes, seat: int, country: int) -> tuple[float, float]:
    """What a cloister in a country gains for the majority there, and what another one after it."""
    here = owners[view.setup.board.spans[country]]
    return _cloister_gains(here, view.setup.seats, seat, view.to_interim, view.to_end, view.weights.rivals)


@lru_cache(maxsize=1 << 16)
def _cloister_gains(
    owners: bytes, seats: int, seat: int, to_interim: int, to_end: int, rivals: float
) -> tuple[float, float]:
    values = []
    for _ in range(3):
        values.append(relative(country_values(owners, seats, to_interim, to_end), seat, rivals))
        free = owners.find(EMPTY)
        if free >= 0:
            owners = put(owners, free, seat)
    return values[1] - values[0], values[2] - values[1]


def chain_gains(view: Outlook, owners: bytes, seat: int) -> dict[int, float]:
    """What a cloister gains for the chains of a seat, by free site; the sites left out gain nothing."""
    board, weights = view.setup.board, view.weights
    beside: dict[int, list[int]] = {}
    parts = connected(board, owners, seat)
    promised, ends = [], []
    for number, part in enumerate(parts):
        free = free_beside(board, owners, part)
        ends.append(free)
        promised.append(part_promise(board, weights, part, len(free)))
        for site in free:
            beside.setdefault(site, []).append(number)
    gained = {}
    for site, numbers in beside.items():
        free = free_beside(board, owners, (site,)).union(*[ends[number] for number in numbers]) - {site}
        joined = tuple(sorted([site, *[own for number in numbers for own in parts[number]]]))
        before = sum([promised[number] for number in numbers])
        gained[site] = part_promise(board, weights, joined, len(free)) - before
    return gained


def advisor_gain(view: Outlook, pieces: Pieces, seat: int, country: int) -> float:
    """What an advisor in a country gains for the alliances there."""
    here, rivals, gained = pieces.advisors[country], view.weights.rivals, 0.0
    more_here = more_advisors(view, pieces, country)
    mores = (more_here, max(0, more_here - view.advisors))
    for other in allies_of(view.setup.board, country):
        there = pieces.advisors[other]
        gained += _advisor_gain(here, there, mores, more_advisors(view, pieces, other), seat, rivals)
    return gained


@lru_cache(maxsize=1 << 16)
def _advisor_gain(
    here: bytes, there: bytes, more_here: tuple[int, int], more_there: int, seat: int, rivals: float
) -> float:
    before = alliance_values(here, there, more_here[0], more_there)
    then = alliance_values(put(here, seat, here[seat] + 1), there, more_here[1], more_there)
    return relative(then, seat, rivals) - relative(before, seat, rivals)


def put(values: bytes, place: int, value: int) -> bytes:
    """The values with another one at a place."""
    return values[:place] + bytes((value,)) + values[place + 1 :]
