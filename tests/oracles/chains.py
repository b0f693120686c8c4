"""The best chains (WP-42), found by listing every line and trying every way to choose among them."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, pairwise

Road = tuple[str, str]
Line = tuple[str, ...]

SHORTEST = 4  # WP-42: at least 4 cloisters; a board for teaching may say otherwise


def neighbours_among(sites: Iterable[str], roads: Iterable[Road]) -> dict[str, list[str]]:
    """Each of the sites with those of them that a road leads to (WP-42: borders do not matter, sea routes are none)."""
    near: dict[str, list[str]] = {site: [] for site in sorted(sites)}
    for a, b in roads:
        if a in near and b in near:
            near[a].append(b)
            near[b].append(a)
    return near


def all_lines(
    sites: Iterable[str], roads: Iterable[Road], shortest: int = SHORTEST, longest: int | None = None
) -> list[Line]:
    """Every line of at least `shortest` of the sites, each in one direction only, up to a length if one is given.

    A line visits no site twice and follows roads; that other roads join its sites is no matter, so a ring is here as
    all the lines through its sites.
    """
    near = neighbours_among(sites, roads)
    found: list[Line] = []

    def walk(line: Line) -> None:
        if len(line) >= shortest and line[0] < line[-1]:
            found.append(line)
        if longest is None or len(line) < longest:
            for site in near[line[-1]]:
                if site not in line:
                    walk((*line, site))

    for start in near:
        walk((start,))
    return found


def best_lines(sites: Iterable[str], roads: Iterable[Road], shortest: int = SHORTEST) -> list[Line]:
    """One set of disjoint lines that scores the most, in the order a record is written.

    Lines of 4 to 7 sites are enough to find the POINTS: a line of 8 or more can be cut into pieces of 4 to 7 and scores
    the same (and so with any other `shortest`). The lines themselves may therefore be shorter than those of another set
    that is as good.
    """
    own = sorted(sites)
    bit = {site: 1 << number for number, site in enumerate(own)}
    by_first_bit: dict[int, dict[int, Line]] = {}  # lowest site of the line -> set of sites as bits -> one such line
    for line in all_lines(own, roads, shortest, longest=2 * shortest - 1):
        mask = sum(bit[site] for site in line)
        by_first_bit.setdefault(mask & -mask, {})[mask] = line

    @cache
    def best(free: int) -> tuple[int, tuple[Line, ...]]:
        """The most points on the sites that are still free: the lowest of them is in no line, or in one of these."""
        if not free:
            return 0, ()
        lowest = free & -free
        choice = best(free - lowest)
        for mask, line in by_first_bit.get(lowest, {}).items():
            if mask & free == mask:
                points, lines = best(free - mask)
                if points + len(line) > choice[0]:
                    choice = points + len(line), (line, *lines)
        return choice

    return in_written_order(best((1 << len(own)) - 1)[1])


def best_points(sites: Iterable[str], roads: Iterable[Road], shortest: int = SHORTEST) -> int:
    """The most points that one player's cloisters on these sites score for chains (WP-42)."""
    return sum(len(line) for line in best_lines(sites, roads, shortest))


def best_points_by_roads(sites: Iterable[str], roads: Iterable[Road], shortest: int = SHORTEST) -> int:
    """The same by quite another way, for few roads only: try every selection of roads.

    Where no site has more than two selected roads and none close a ring, what hangs together is lines.
    """
    own = set(sites)
    inner = [(a, b) for a, b in roads if a in own and b in own]
    most = 0
    for number in range(len(inner) + 1):
        for selection in combinations(inner, number):
            most = max(most, _points_of_selection(own, selection, shortest))
    return most


def _points_of_selection(sites: set[str], selection: Sequence[Road], shortest: int) -> int:
    """What the selected roads score as they are, or 0 if they branch or close a ring."""
    if any(sum(site in road for road in selection) > 2 for site in sites):
        return 0
    parts = [{site} for site in sorted(sites)]
    for a, b in selection:
        part_a, part_b = (next(part for part in parts if site in part) for site in (a, b))
        if part_a is part_b:
            return 0
        parts.remove(part_b)
        part_a |= part_b
    return sum(len(part) for part in parts if len(part) >= shortest)


def all_best_sets(sites: Iterable[str], roads: Iterable[Road], shortest: int = SHORTEST) -> list[tuple[Line, ...]]:
    """Every set of disjoint lines that scores the most, for few roads only: try every set of lines."""
    lines = all_lines(sites, roads, shortest)
    found: dict[int, list[tuple[Line, ...]]] = {}

    def choose(chosen: tuple[Line, ...], start: int) -> None:
        found.setdefault(sum(map(len, chosen)), []).append(chosen)
        for number in range(start, len(lines)):
            if not any(site in line for site in lines[number] for line in chosen):
                choose((*chosen, lines[number]), number + 1)

    choose((), 0)
    return found[max(found)]


def faults_of_lines(
    lines: Iterable[Sequence[str]], sites: Iterable[str], roads: Iterable[Road], shortest: int = SHORTEST
) -> list[str]:
    """Why these lines are not a best set of chains of a player with cloisters on the sites; empty if they are."""
    lines, own, roads = list(lines), set(sites), list(roads)
    faults = []
    for line in lines:
        if len(line) < shortest:
            faults.append(f"{line} is shorter than {shortest}")
        faults += [f"{site} is not this player's" for site in line if site not in own]
        faults += [
            f"no road joins {a} and {b}" for a, b in pairwise(line) if (a, b) not in roads and (b, a) not in roads
        ]
    used = [site for line in lines for site in line]
    faults += [f"{site} is counted more than once" for site in sorted(set(used)) if used.count(site) > 1]
    most = best_points(own, roads, shortest)
    if len(used) != most:
        faults.append(f"these lines score {len(used)} points, the best {most}")
    return faults


def is_best(
    lines: Iterable[Sequence[str]], sites: Iterable[str], roads: Iterable[Road], shortest: int = SHORTEST
) -> bool:
    """Whether the lines are chains by WP-42 and score the most."""
    return not faults_of_lines(lines, sites, roads, shortest)


def in_written_order(lines: Iterable[Sequence[str]]) -> list[Line]:
    """As a record is written: each line from its smaller end; the longest first, then by their first site."""
    turned = [tuple(line) if line[0] < line[-1] else tuple(reversed(line)) for line in lines]
    return sorted(turned, key=lambda line: (-len(line), line[0]))
