"""Exact chains on boards of one's own: the slowest sets of cloisters found on road nets as broad as they may be."""

from random import Random

from tests.benchmarks.measure import Row, fastest
from webpower.engine.chance import generator, pick, shuffled
from webpower.games.power.board_model import MOST_BREADTH, MOST_ROADS, MOST_SITES, MOST_WORK
from webpower.games.power.road_net import breadth
from webpower.games.power.scoring.chains import best_lines

CLOISTERS = 20
"""As many as a player may have on any board."""

Net = dict[int, list[int]]


def random_net(random: Random, sites: int, reach: int, most: int) -> Net:
    """A net in which roads lead to sites not far off in a row, as many as let each site have ``most``."""
    net: Net = {site: [] for site in range(sites)}
    pairs = [(near, site) for site in range(sites) for near in range(max(0, site - reach), site)]
    for a, b in shuffled(pairs, random):
        if len(net[a]) < most and len(net[b]) < most:
            net[a].append(b)
            net[b].append(a)
    return {site: sorted(ends) for site, ends in net.items()}


def allowed(random: Random, chain: int) -> Net:
    """A random net that is let in with chains of that length."""
    while True:
        sites = pick([CLOISTERS, 30, 60, MOST_SITES], random)
        net = random_net(random, sites, pick([2, 3, 4, 5, 6], random), pick([4, 5, 6, MOST_ROADS], random))
        if breadth(net) <= min(MOST_BREADTH, MOST_WORK // chain):
            return net


def crowded(random: Random, net: Net) -> list[int]:
    """The sites of a player, each beside another where there is one."""
    chosen = [pick(sorted(net), random)]
    while len(chosen) < CLOISTERS:
        beside = sorted({end for site in chosen for end in net[site]} - set(chosen))
        chosen.append(pick(beside or sorted(set(net) - set(chosen)), random))
    return chosen


def slowest(chain: int, nets: int, sets: int) -> float:
    """Seconds for the slowest set of sites on so many nets."""
    random = generator("nets", chain)
    worst = 0.0
    for _ in range(nets):
        net = allowed(random, chain)
        neighbours = [tuple(net[site]) for site in range(len(net))]
        for _ in range(sets):
            worst = max(worst, fastest(best_lines, crowded(random, net), neighbours, chain, times=1))
    return worst


def rows(nets: int = 40, sets: int = 3) -> list[Row]:
    """What to print."""
    return [
        Row(f"worst found, chains of {chain}", f"{slowest(chain, nets, sets) * 1e3:.0f} ms")
        for chain in (2, 3, 4, 5, 6, 8)
    ]
