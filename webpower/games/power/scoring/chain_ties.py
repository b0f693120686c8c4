"""How many sets of chains score the same as the one that is shown (WP-42), counted exactly, and a few of them.

The search is that of `webpower.games.power.scoring.chains`, step by step. But where it keeps the best way to each
state, here all ways are counted that cover as many sites, apart for each number of lines. A way there is a set of
roads, hence a set of lines, and no set is met twice; so nothing has to be listed to be counted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import product
from typing import NamedTuple

from webpower.games.power.road_net import parts
from webpower.games.power.scoring.chains import (
    POINT,
    Lines,
    States,
    TooBroad,
    decide_road,
    finish_site,
    in_good_order,
    walk,
)

EXAMPLES = 4
"""So many sets are kept to be shown; the first is the one that scores."""


class BestSets(NamedTuple):
    """All sets of disjoint lines that cover the most sites."""

    points: int
    counts: tuple[tuple[int, int], ...]
    """How many sets have how many lines, as pairs (lines, sets), the fewest lines first."""
    examples: tuple[Lines, ...]
    """The first few of them, those with the fewest lines first; the first is what `best_lines` gives."""

    @property
    def all(self) -> int:
        """How many sets there are, the one that is shown among them."""
        return sum(sets for _, sets in self.counts)

    @property
    def as_few(self) -> int:
        """How many of them have as few lines as possible."""
        return self.counts[0][1]


def best_sets(sites: Sequence[int], neighbours: Sequence[Sequence[int]], least: int) -> BestSets:
    """All sets of disjoint lines of at least ``least`` sites that cover the most of these sites.

    Takes what `best_lines` takes. Two sets differ if they do not take the same roads, be it along the same sites: a
    ring of four has four. Without any line there is one set, the empty one.

    >>> ring = [(1, 3), (0, 2), (1, 3), (0, 2)]
    >>> best_sets(range(4), ring, 4).all
    4
    >>> line_of_eight = [[site for site in (at - 1, at + 1) if 0 <= site < 8] for at in range(8)]
    >>> best_sets(range(8), line_of_eight, 4).counts
    ((1, 1), (2, 1))
    """
    own = set(sites)
    roads = {site: sorted(other for other in neighbours[site] if other in own) for site in sorted(own)}
    ways = Ways({0: 1}, [(0, ())])
    for part in parts(roads):
        if len(part) >= least:
            found = in_good_order(part, neighbours, lambda order, most: _ways_of_part(order, roads, least, most))
            ways = _both(ways, found)
    counts = tuple((_lines(worth), ways.counts[worth]) for worth in sorted(ways.counts, reverse=True))
    return BestSets(_points(max(ways.counts)), counts, tuple(lines for _, lines in ways.examples))


class Ways(NamedTuple):
    """Ways to the same state that cover as many sites."""

    counts: dict[int, int]
    """How many ways have which worth. The worth is that of `best_lines`: points first, then the fewest lines."""
    examples: list[tuple[int, Lines]]
    """The first few with their worth, the worthiest first."""


def _points(worth: int) -> int:
    return -(-worth // POINT)


def _lines(worth: int) -> int:
    return POINT * _points(worth) - worth


def _both(one: Ways, other: Ways) -> Ways:
    """The ways through two parts that no road joins: every way through one with every way through the other."""
    counts: dict[int, int] = {}
    for (worth_a, ways_a), (worth_b, ways_b) in product(one.counts.items(), other.counts.items()):
        counts[worth_a + worth_b] = counts.get(worth_a + worth_b, 0) + ways_a * ways_b
    examples = [(a + b, (*lines_a, *lines_b)) for (a, lines_a), (b, lines_b) in product(one.examples, other.examples)]
    return Ways(counts, sorted(examples, key=lambda way: -way[0])[:EXAMPLES])


class Reached(NamedTuple):
    """Ways to a state within a part, with the roads taken as bits."""

    counts: dict[int, int]
    examples: list[tuple[int, int]]


def _ways_of_part(part: list[int], roads: Mapping[int, Sequence[int]], least: int, most: float) -> Ways:
    place = {site: number for number, site in enumerate(part)}
    reached = {bytes(range(len(part))) + bytes([1]) * len(part): Reached({0: 1}, [(0, 0)])}
    taken_roads: list[tuple[int, int]] = []
    for site in part:
        here = place[site]
        for other in sorted(place[other] for other in roads[site] if place[other] > here):
            decide = partial(decide_road, a=here, b=other, least=least, bit=1 << len(taken_roads))
            reached = _step(reached, decide)
            if len(reached) > most:
                raise TooBroad
            taken_roads.append((here, other))
        reached = _step(reached, partial(finish_site, a=here, least=least))
    (last,) = reached.values()
    return Ways(last.counts, [(worth, _lines_of(part, taken_roads, chosen)) for worth, chosen in last.examples])


def _lines_of(part: list[int], taken_roads: Sequence[tuple[int, int]], chosen: int) -> Lines:
    return tuple(walk([(part[a], part[b]) for bit, (a, b) in enumerate(taken_roads) if chosen >> bit & 1]))


def _step(reached: dict[bytes, Reached], decide: Callable[[States], States]) -> dict[bytes, Reached]:
    """The ways after a decision, by the state they lead to: of each state only those that cover the most."""
    after: dict[bytes, Reached] = {}
    for before, way in reached.items():
        for state, (more, bits) in decide({before: (0, 0)}).items():
            onward = Reached(
                {worth + more: ways for worth, ways in way.counts.items()},
                [(worth + more, chosen | bits) for worth, chosen in way.examples],
            )
            after[state] = _best(after[state], onward) if state in after else onward
    return after


def _best(one: Reached, other: Reached) -> Reached:
    """Of two lots of ways to one state the lot that covers more, or both together."""
    covered, rivals = (_points(next(iter(lot.counts))) for lot in (one, other))
    if covered != rivals:
        return one if covered > rivals else other
    counts = dict(one.counts)
    for worth, ways in other.counts.items():
        counts[worth] = counts.get(worth, 0) + ways
    return Reached(counts, sorted([*one.examples, *other.examples], reverse=True)[:EXAMPLES])
