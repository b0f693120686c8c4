"""Exact chains on boards of one's own: the worst that can be found among road nets as broad as they may be.

The search for the worst changes nets and cloisters so long as the chains take more and more steps, which are counted:
so it ends in the same place on every machine, and only the seconds differ.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import NamedTuple

from tests.benchmarks.measure import Row, fastest
from webpower.engine.chance import generator, pick, shuffled
from webpower.games.power.board_model import MOST_BREADTH, MOST_ROADS, MOST_SITES, MOST_WORK
from webpower.games.power.road_net import breadth
from webpower.games.power.scoring import chains
from webpower.games.power.scoring.chain_ties import best_sets
from webpower.games.power.scoring.chains import best_lines

CLOISTERS = 20
"""As many as a player may have on any board."""
PATIENCE = 150
"""After so many changes that make nothing worse a climb is over."""
STEPS_AWAY = (-6, -5, -4, -3, -2, 2, 3, 4, 5, 6)

Net = dict[int, list[int]]


class Found(NamedTuple):
    """A net, the cloisters of a player on it, and how many steps the search for his chains takes."""

    steps: int
    net: Net
    own: list[int]

    @property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """The roads of every site."""
        return tuple(tuple(self.net[site]) for site in range(len(self.net)))


def broadest(chain: int) -> int:
    """How broad a net may be with chains of that length."""
    return min(MOST_BREADTH, MOST_WORK // chain)


def random_net(random: Random, sites: int, reach: int, most: int) -> Net:
    """A net in which roads lead to sites not far off in a row, as many as let each site have ``most``."""
    net: Net = {site: [] for site in range(sites)}
    pairs = [(near, site) for site in range(sites) for near in range(max(0, site - reach), site)]
    for a, b in shuffled(pairs, random):
        if len(net[a]) < most and len(net[b]) < most:
            net[a].append(b)
            net[b].append(a)
    return {site: sorted(ends) for site, ends in net.items()}


def allowed(random: Random, chain: int, sites: int) -> Net:
    """A random net that is let in with chains of that length."""
    while True:
        net = random_net(random, sites, pick([2, 3, 4, 5, 6], random), pick([4, 5, 6, MOST_ROADS], random))
        if breadth(net) <= broadest(chain):
            return net


def crowded(random: Random, net: Net) -> list[int]:
    """The sites of a player, each beside another where there is one."""
    chosen = [pick(sorted(net), random)]
    while len(chosen) < CLOISTERS:
        chosen.append(pick(beside(net, chosen) or sorted(set(net) - set(chosen)), random))
    return chosen


def beside(net: Net, sites: list[int]) -> list[int]:
    """The sites that roads lead to from these."""
    return sorted({end for site in sites for end in net[site]} - set(sites))


@contextmanager
def counted() -> Iterator[list[int]]:
    """How many states the searches meanwhile decide roads for, as the one number of a list."""
    steps, real = [0], chains.decide_road

    def counting(states: chains.States, a: int, b: int, least: int, bit: int) -> chains.States:
        steps[0] += len(states)
        return real(states, a, b, least, bit)

    chains.decide_road = counting
    try:
        yield steps
    finally:
        chains.decide_road = real


def weighed(net: Net, own: list[int], chain: int) -> Found:
    """The net and the cloisters with the steps of the search."""
    found = Found(0, net, own)
    with counted() as steps:
        best_lines(own, found.neighbours, chain)
    return found._replace(steps=steps[0])


def changed(random: Random, found: Found) -> tuple[Net, list[int]]:
    """Up to three roads or cloisters changed."""
    roads = {site: set(ends) for site, ends in found.net.items()}
    own = list(found.own)
    for _ in range(pick([1, 1, 2, 3], random)):
        a, kind = pick(own, random), random.random()
        if kind < 0.35 and roads[a]:
            b = pick(sorted(roads[a]), random)
            roads[a].discard(b)
            roads[b].discard(a)
        elif kind < 0.85 or len(roads) == CLOISTERS:
            far = pick(range(len(roads)), random)
            near = min(len(roads) - 1, max(0, a + pick(STEPS_AWAY, random)))
            b = far if random.random() < 0.3 else near
            if a != b and max(len(roads[a]), len(roads[b])) < MOST_ROADS:
                roads[a].add(b)
                roads[b].add(a)
        elif free := beside({site: sorted(ends) for site, ends in roads.items()}, own):
            own[own.index(a)] = pick(free, random)
    return {site: sorted(ends) for site, ends in roads.items()}, own


def climb(random: Random, chain: int, sites: int, patience: int = PATIENCE) -> Found:
    """From a random net to one on which no change is found that makes chains take more steps."""
    net = allowed(random, chain, sites)
    here = weighed(net, crowded(random, net), chain)
    in_vain = 0
    while in_vain < patience:
        in_vain += 1
        net, own = changed(random, here)
        if breadth(net) > broadest(chain):
            continue
        there = weighed(net, own, chain)
        if there.steps >= here.steps:
            in_vain = 0 if there.steps > here.steps else in_vain
            here = there
    return here


def worst(chain: int, climbs: int, patience: int = PATIENCE) -> Found:
    """The worst of several climbs, on nets of as many sites as a player has cloisters and on larger ones."""
    random = generator("nets", chain)
    sizes = [pick([CLOISTERS, CLOISTERS, 30, 60, MOST_SITES], random) for _ in range(climbs)]
    return max((climb(random, chain, sites, patience) for sites in sizes), key=lambda found: found.steps)


def rows(climbs: int = 4, patience: int = PATIENCE) -> list[Row]:
    """What to print: the seconds for the chains, and for counting all sets of chains that score as much."""
    found = []
    for chain in (2, 3, 4, 5, 6, 8):
        slow = worst(chain, climbs, patience)
        taken = fastest(best_lines, slow.own, slow.neighbours, chain, times=3)
        ties = fastest(best_sets, slow.own, slow.neighbours, chain, times=1)
        what = f"worst found, chains of {chain}"
        found.append(Row(what, f"{taken * 1e3:.0f} ms, {slow.steps:,} steps; all ties {ties:.1f} s"))
    return found
