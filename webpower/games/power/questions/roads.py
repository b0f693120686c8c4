"""The road net as questions need it: groups, distances, lines, and the ways in which people get them wrong."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from webpower.engine.questions import Dull
from webpower.games.power.board import Board
from webpower.games.power.scoring.chains import best_lines

Neighbours = Sequence[Sequence[int]]

LARGEST = 13
"""Cloisters of a group that are still asked about: more are no fun to count, and take long to try."""


def groups(sites: Iterable[int], neighbours: Neighbours) -> list[list[int]]:
    """The parts in which roads join the sites to one another, each sorted.

    >>> groups([0, 1, 3], [(1,), (0, 2), (1, 3), (2,)])
    [[0, 1], [3]]
    """
    left = set(sites)
    found = []
    while left:
        found.append(sorted(reached(min(left), left, neighbours)))
        left -= set(found[-1])
    return found


def reached(start: int, sites: Collection[int], neighbours: Neighbours) -> dict[int, int]:
    """The sites that roads lead to from a start without leaving the sites, each with the fewest roads to it.

    >>> reached(0, range(4), [(1,), (0, 2), (1, 3), (2,)])
    {0: 0, 1: 1, 2: 2, 3: 3}
    """
    steps, front = {start: 0}, [start]
    for site in front:  # grows while it is gone through
        for other in neighbours[site]:
            if other in sites and other not in steps:
                steps[other] = steps[site] + 1
                front.append(other)
    return steps


def longest_line(sites: Collection[int], neighbours: Neighbours) -> tuple[int, ...]:
    """The longest line through some of the sites, found by trying all of them; of several the first.

    Raises Dull for a group that is too large to try.
    """
    best: tuple[int, ...] = ()
    for group in groups(sites, neighbours):
        if len(group) > LARGEST:
            raise Dull
        for line in (line for start in group for line in _lines((start,), set(group), neighbours)):
            if len(line) > len(best):
                best = line
    return best


def _lines(line: tuple[int, ...], sites: Collection[int], neighbours: Neighbours) -> Iterator[tuple[int, ...]]:
    yield line
    for other in neighbours[line[-1]]:
        if other in sites and other not in line:
            yield from _lines((*line, other), sites, neighbours)


def greedy_lines(sites: Collection[int], neighbours: Neighbours, least: int) -> list[tuple[int, ...]]:
    """The lines of somebody who takes the longest one first, then the longest of what is left, and so on."""
    left, found = set(sites), []
    while len(line := longest_line(left, neighbours)) >= least:
        found.append(line)
        left -= set(line)
    return found


def most_points(sites: Collection[int], neighbours: Neighbours, least: int) -> int:
    """What chains of these sites score."""
    return sum(map(len, best_lines(sorted(sites), neighbours, least)))


def in_one_country(board: Board) -> list[list[int]]:
    """The roads that stay within a country: as if borders mattered."""
    country = [site.country for site in board.sites]
    return [[other for other in site.roads if country[other] == site.country] for site in board.sites]


def as_if_joined(board: Board) -> list[list[int]]:
    """The roads, and one between any two sites of a country: as if all of them were joined."""
    return [
        sorted({*site.roads, *board.countries[site.country].sites} - {number})
        for number, site in enumerate(board.sites)
    ]
