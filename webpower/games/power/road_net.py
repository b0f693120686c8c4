"""The road net by itself: in which order to go through it, how broad it is, and the longest line in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

Roads = Mapping[int, Sequence[int]]
"""For each site the sites that a road leads to."""


def parts(roads: Roads) -> Iterator[list[int]]:
    """The connected parts, each in an order in which few sites are begun and not finished.

    >>> list(parts({0: [1], 1: [0, 2], 2: [1], 3: []}))
    [[3], [0, 1, 2]]
    """
    left = dict.fromkeys(sorted(roads, key=lambda site: (len(roads[site]), site)))
    while left:
        begun = {next(iter(left)): None}
        part: list[int] = []
        while begun:
            site = min(begun, key=lambda site: sum(other in left and other not in begun for other in roads[site]))
            del begun[site], left[site]
            part.append(site)
            begun.update(dict.fromkeys(other for other in roads[site] if other in left))
        yield part


def breadth(roads: Roads) -> int:
    """The most sites that are begun and not finished at once, going through the net in that order.

    Exact searches take longer with every site more; how long the net is matters little.

    >>> breadth({0: [1], 1: [0, 2], 2: [1]}), breadth({0: [1, 2], 1: [0, 2], 2: [0, 1]})
    (1, 2)
    """
    return max((_breadth_of(part, roads) for part in parts(roads)), default=0)


def _breadth_of(part: Sequence[int], roads: Roads) -> int:
    place = {site: number for number, site in enumerate(part)}
    first = {site: min((place[other] for other in roads[site]), default=place[site]) for site in part}
    return max(sum(first[site] <= here < place[site] for site in part) for here in range(len(part)))


def longest_line(roads: Roads) -> tuple[int, ...]:
    """A longest line along roads that comes to no site twice, exactly; of several as long always the same.

    >>> longest_line({0: [1], 1: [0, 2, 3], 2: [1, 3], 3: [1, 2], 4: []})
    (0, 1, 2, 3)
    """
    lines = [_longest_of(part, roads) for part in parts(roads)]
    return max(lines, key=len, default=())


INSIDE, ENDED = -1, -2
"""What a site's mate can be but a site: it lies inside a line; the line's other end is fixed."""

State = tuple[tuple[tuple[int, int], ...], int]
"""For the sites begun and not finished their mates, and how many ends of the line are fixed already."""
Choices = dict[State, tuple[tuple[int, int], ...]]
"""For each state the most roads that lead there."""


def _longest_of(part: list[int], roads: Roads) -> tuple[int, ...]:
    """Road by road, taking or leaving each; in the end all that was taken has to be one line."""
    place = {site: number for number, site in enumerate(part)}
    choices: Choices = {((), 0): ()}
    best: tuple[tuple[int, int], ...] = ()
    for here, site in enumerate(part):
        for there in sorted(place[other] for other in roads[site] if place[other] > here):
            choices = _with_road(choices, here, there)
        choices = _finished(choices, here)
        done = [taken for (mates, ends), taken in choices.items() if not mates and ends in (0, 2)]
        best = max([best, *done], key=len)
    line = _walked([(part[a], part[b]) for a, b in best]) if best else (part[0],)
    return min(line, line[::-1])


def _with_road(choices: Choices, a: int, b: int) -> Choices:
    found = dict(choices)
    for (mates, ends), taken in choices.items():
        mate = dict(mates)
        end_a, end_b = mate.pop(a, a), mate.pop(b, b)
        if INSIDE in (end_a, end_b) or end_a == b:
            continue  # a branch, or a ring
        if end_a == end_b == ENDED and any(end != INSIDE for end in mate.values()):
            continue  # the line would be whole while another one is begun
        for site, end, far in ((a, end_a, end_b), (b, end_b, end_a)):
            if end != site:
                mate[site] = INSIDE
            if end != ENDED:
                mate[end] = far
        _keep(found, mate, ends, (*taken, (a, b)))
    return found


def _finished(choices: Choices, site: int) -> Choices:
    found: Choices = {}
    for (mates, ends), taken in choices.items():
        mate = dict(mates)
        end = mate.pop(site, site)
        if end == ENDED:
            ends += 1
        elif end not in (INSIDE, site):
            mate[end], ends = ENDED, ends + 1
        if ends <= 2:
            _keep(found, mate, ends, taken)
    return found


def _keep(found: Choices, mate: Mapping[int, int], ends: int, taken: tuple[tuple[int, int], ...]) -> None:
    state = tuple(sorted(mate.items())), ends
    if len(found.get(state, ())) < len(taken) or state not in found:
        found[state] = taken


def _walked(edges: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """The line that roads make, from one end to the other."""
    beside: dict[int, list[int]] = {}
    for a, b in edges:
        beside.setdefault(a, []).append(b)
        beside.setdefault(b, []).append(a)
    line = [next(site for site in beside if len(beside[site]) == 1)]
    while onward := [site for site in beside[line[-1]] if site not in line[-2:]]:
        line += onward
    return tuple(line)
