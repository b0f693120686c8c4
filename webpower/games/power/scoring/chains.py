"""Scoring the chains (WP-42): for each player the set of disjoint lines along roads that scores the most, exactly.

The search goes through the sites of a player one by one and through the roads between them, taking or leaving each
road. What the roads still to come can see of the choices made is little: how the sites met, but not yet finished, are
tied together. Of all choices that look the same from there only the best is kept, so the work grows with the width of
the road net and not with the number of choices.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import inf
from typing import TypeVar

from webpower.engine.messages import Seat, message
from webpower.games.power.board import Board
from webpower.games.power.position import Setup
from webpower.games.power.road_net import parts
from webpower.games.power.rules import TEXTS
from webpower.games.power.scoring.sheet import CHAINS, FINAL, Line

INNER, CLOSED, GONE = 253, 254, 255
"""What a site's mate can be but a site: it lies inside a line; the line's other end is fixed; it is finished."""

POINT = 64
"""What a point is worth against one line less: points first, then the fewest lines."""

MOST_STATES = 6000
"""So many states at once before a search looks for a better order; on the printed board there are never so many."""

Lines = tuple[tuple[int, ...], ...]
T = TypeVar("T")


def best_lines(sites: Sequence[int], neighbours: Sequence[Sequence[int]], least: int) -> Lines:
    """The disjoint lines of at least ``least`` sites that cover the most of these sites.

    Of the sets of lines that cover as many, it is one with the fewest lines.
    ``sites`` are site numbers, ``neighbours`` the roads of every site. Lines are unbranched and may lie side by side.
    The answer depends on nothing but the arguments.

    >>> best_lines([0, 1, 2, 3, 4, 5], [(1,), (0, 2), (1, 3), (2, 4, 5), (3,), (3,)], 4)
    ((0, 1, 2, 3, 5),)
    """
    own = set(sites)
    roads = {site: sorted(other for other in neighbours[site] if other in own) for site in sorted(own)}
    found: list[tuple[int, ...]] = []
    for part in parts(roads):
        if len(part) >= least:
            found += in_good_order(part, neighbours, lambda order, most: _lines_of_part(order, roads, least, most))
    return tuple(found)


class TooBroad(Exception):
    """A search met more states than it may."""


def in_good_order(part: list[int], neighbours: Sequence[Sequence[int]], search: Callable[[list[int], float], T]) -> T:
    """What a search finds that goes through the sites of a part, one by one; it gets them and the most states it may
    meet at once, and raises TooBroad if there are more.

    Nearly always the order of the part by itself is a good one, but a part may have a broader order than the whole net.
    Then the sites are gone through as they come in the whole net: so no part is ever broader than a board may be.
    """
    try:
        return search(part, MOST_STATES)
    except TooBroad:
        inside = set(part)
        return search([site for site in _order(tuple(map(tuple, neighbours))) if site in inside], inf)


@lru_cache(maxsize=16)
def _order(neighbours: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """All sites of a board, in the order of its net."""
    return tuple(site for part in parts(dict(enumerate(neighbours))) for site in part)


States = dict[bytes, tuple[int, int]]
"""For each way the sites can be tied together: the best worth so far, and the roads taken, as bits."""


def _lines_of_part(
    part: list[int], roads: Mapping[int, Sequence[int]], least: int, most: float
) -> list[tuple[int, ...]]:
    decided, states = deque(sweep(part, roads, least, most), maxlen=1).pop()
    _, chosen = max(states.values())
    return walk([road for bit, road in enumerate(decided) if chosen >> bit & 1])


def sweep(
    part: Sequence[int], roads: Mapping[int, Sequence[int]], least: int, most: float = inf
) -> Iterator[tuple[list[tuple[int, int]], States]]:
    """The search in sites that hang together, site by site: the roads decided so far, and what is kept of that.

    Raises TooBroad when it meets more than ``most`` states.

    >>> roads = {0: [1, 2], 1: [0, 3], 2: [0, 3], 3: [1, 2]}
    >>> [(len(decided), len(kept)) for decided, kept in sweep([0, 1, 2, 3], roads, 4)]
    [(2, 4), (3, 7), (4, 5), (4, 1)]
    """
    place = {site: number for number, site in enumerate(part)}
    # Two numbers a site: its mate, the other end of the line it is an end of (itself if it is on no road yet), and
    # that line's length, counted up to the least that scores.
    states: States = {bytes(range(len(part))) + bytes([1]) * len(part): (0, 0)}
    decided: list[tuple[int, int]] = []
    for site in part:
        here = place[site]
        for other in sorted(place[other] for other in roads[site] if place[other] > here):
            states = decide_road(states, here, other, least, 1 << len(decided))
            if len(states) > most:
                raise TooBroad
            decided.append((site, part[other]))
        states = finish_site(states, here, least)
        yield decided, states


def decide_road(states: States, a: int, b: int, least: int, bit: int) -> States:
    """Leave the road between two sites or take it."""
    decided = dict(states)
    for state, (worth, chosen) in states.items():
        size = len(state) // 2
        end_a, end_b = state[a], state[b]
        if INNER in (end_a, end_b) or end_a == b:  # a branch, or a ring
            continue
        length = min(least, state[size + a] + state[size + b])
        if end_a == CLOSED and end_b == CLOSED:
            if length < least:
                continue
            worth += POINT - 1
        joined = bytearray(state)
        if end_a != a:
            joined[a] = INNER
        if end_b != b:
            joined[b] = INNER
        for end, far in ((end_a, end_b), (end_b, end_a)):
            if end != CLOSED:
                joined[end], joined[size + end] = far, length
        for site in (a, b):
            if joined[site] == INNER:
                joined[size + site] = 0
        _keep_best(decided, bytes(joined), (worth + POINT, chosen | bit))
    return decided


def finish_site(states: States, a: int, least: int) -> States:
    """No more roads come to a site: a line that ends here has its end."""
    finished: States = {}
    for state, (worth, chosen) in states.items():
        size = len(state) // 2
        end = state[a]
        after = bytearray(state)
        if end == CLOSED:
            if state[size + a] < least:
                continue
            worth += POINT - 1
        elif end not in (INNER, a):
            after[end] = CLOSED
        after[a], after[size + a] = GONE, 0
        _keep_best(finished, bytes(after), (worth, chosen))
    return finished


def _keep_best(states: States, state: bytes, reached: tuple[int, int]) -> None:
    if state not in states or states[state] < reached:
        states[state] = reached


def walk(edges: list[tuple[int, int]]) -> list[tuple[int, ...]]:
    """The lines that roads make, each from one of its ends."""
    roads: dict[int, list[int]] = {}
    for a, b in edges:
        roads.setdefault(a, []).append(b)
        roads.setdefault(b, []).append(a)
    lines: list[tuple[int, ...]] = []
    seen: set[int] = set()
    for start in [site for site in roads if len(roads[site]) == 1]:
        if start in seen:
            continue
        line = [start]
        while onward := [site for site in roads[line[-1]] if site not in line[-2:]]:
            line += onward
        seen.update(line)
        lines.append(tuple(line))
    return lines


def chains_of(board: Board, owners: bytes, seat: int) -> tuple[tuple[str, ...], ...]:
    """The seat's chains as site ids, as records write them: from the alphabetically smaller end, the longest first."""
    own = [site for site, owner in enumerate(owners) if owner == seat]
    lines = [[board.sites[site].id for site in line] for line in best_lines(own, board.neighbours, board.chain)]
    directed = [tuple(line if line[0] < line[-1] else reversed(line)) for line in lines]
    return tuple(sorted(directed, key=lambda line: (-len(line), line)))


def score_chains(setup: Setup, owners: bytes) -> Iterator[Line]:
    """A line for each chain, seat by seat."""
    board = setup.board
    for seat in range(setup.seats):
        for chain in chains_of(board, owners, seat):
            names = [board.sites[board.site_number[site]].name for site in chain]
            said = message(
                TEXTS,
                "score-chain",
                "WP-42",
                player=Seat(seat),
                points=len(chain),
                first=names[0],
                last=names[-1],
                sites=", ".join(names),
            )
            yield Line(FINAL, CHAINS, f"{chain[0]}…{chain[-1]}", (seat,), len(chain), said, chain)
