"""What the next pieces of a seat gain in each country, quickly: parts that look the same gain the same.

Gains are in points of the evaluation, against the average opponent.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from webpower.games.power.players.evaluation import (
    Outlook,
    alliance_values,
    country_values,
    ends,
    more_advisors,
    part_promise,
    relative,
)
from webpower.games.power.players.scores import alliances_of, part_with
from webpower.games.power.position import EMPTY, Pieces
from webpower.games.power.rules import most_of_one


class CountryGains(NamedTuple):
    """What the next pieces in a country gain: the best one, and the best two."""

    one: float
    two: float


def country_gains(view: Outlook, pieces: Pieces, seat: int) -> list[CountryGains]:
    """What the next pieces of a seat gain in each country; no less than nothing, as nobody has to place."""
    gained = []
    for country, span in enumerate(view.setup.board.spans):
        owners = pieces.owners[span]
        best, second = two_best(view, pieces, seat, country)
        alone = most_of_one(owners) == 0 and not view.setup.options.fast
        gained.append(CountryGains(best, best if alone else best + second))
    return gained


def two_best(view: Outlook, pieces: Pieces, seat: int, country: int) -> tuple[float, float]:
    """What the best piece in a country gains, and what the one after it; no less than nothing."""
    first, again = cloister_gains(view, pieces.owners, seat, country)
    walks = sorted(
        (chain_gain(view, pieces.owners, seat, site) for site in free_sites(view, pieces.owners, country)), reverse=True
    )
    gains = [majority + walk for majority, walk in zip((first, again), walks, strict=False)]
    if has_room(view, pieces, country):
        gains.append(advisor_gain(view, pieces, seat, country))
    gains = sorted((gain for gain in gains if gain > 0), reverse=True)
    return (gains[0] if gains else 0.0), (gains[1] if len(gains) > 1 else 0.0)


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
    neighbours = view.setup.board.neighbours
    beside = {other for site, owner in enumerate(owners) if owner == seat for other in neighbours[site]}
    return {site: chain_gain(view, owners, seat, site) for site in sorted(beside) if owners[site] == EMPTY}


def chain_gain(view: Outlook, owners: bytes, seat: int, site: int) -> float:
    """What a cloister on a free site gains for the chains of a seat."""
    board = view.setup.board
    beside = [other for other in board.neighbours[site] if owners[other] == seat]
    if not beside:
        return 0.0
    before, seen = 0.0, set[int]()
    for other in beside:
        if other not in seen:
            part = part_with(board, owners, seat, other)
            seen.update(part)
            before += part_promise(board, view.weights, part, ends(board, owners, part))
    owners = put(owners, site, seat)
    joined = tuple(sorted((*seen, site)))
    return part_promise(board, view.weights, joined, ends(board, owners, joined)) - before


def advisor_gain(view: Outlook, pieces: Pieces, seat: int, country: int) -> float:
    """What an advisor in a country gains for the alliances there."""
    here, gained = pieces.advisors[country], 0.0
    more_here = more_advisors(view, pieces, country)
    for number in alliances_of(view.setup.board, country):
        alliance = view.setup.board.alliances[number]
        other = alliance.a + alliance.b - country
        gained += _advisor_gain(
            here,
            pieces.advisors[other],
            (more_here, max(0, more_here - view.advisors)),
            more_advisors(view, pieces, other),
            seat,
            view.weights.rivals,
        )
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
