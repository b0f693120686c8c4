"""Scoring the cloisters of the countries (WP-40), doubled by the Cloister table of the Vatican (WP-65)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from webpower.engine.messages import Seat, message
from webpower.games.power.position import Setup
from webpower.games.power.rules import TEXTS
from webpower.games.power.scoring.sheet import CLOISTERS, FINAL, Line
from webpower.games.power.scoring.vatican import holder


def majorities(counts: Sequence[int]) -> list[tuple[tuple[int, ...], int]]:
    """Who scores how much for these numbers of cloisters: the seats of each rank and the points each of them gets.

    The first rank scores all cloisters, every other rank the number of one player of the rank before (WP-40).

    >>> majorities([4, 2, 0, 1])
    [((0,), 7), ((1,), 4), ((3,), 2)]
    >>> majorities([0, 2, 2, 1])
    [((1, 2), 5), ((3,), 2)]
    """
    ranks: list[tuple[tuple[int, ...], int]] = []
    points = sum(counts)
    for number in sorted(set(counts) - {0}, reverse=True):
        ranks.append((tuple(seat for seat, count in enumerate(counts) if count == number), points))
        points = number
    return ranks


def score_cloisters(setup: Setup, owners: bytes, arms: bytes, part: str) -> Iterator[Line]:
    """A line for each rank of each country that gives points, in the order of scoring.

    ``owners`` by site, ``arms`` of the Vatican by arms; the Vatican counts in the final scoring only (WP-64).
    """
    for number in range(len(setup.board.countries)):
        yield from score_country(setup, owners, arms, part, number)


def score_country(setup: Setup, owners: bytes, arms: bytes, part: str, number: int) -> Iterator[Line]:
    """The lines of one country, given by its number."""
    country = setup.board.countries[number]
    counts = [owners.count(seat, country.sites.start, country.sites.stop) for seat in range(setup.seats)]
    sum_of = " + ".join(str(count) for count in sorted(counts, reverse=True) if count)
    doubled = holder(setup, arms, "cloister", number) if part == FINAL else None
    for rank, (seats, points) in enumerate(majorities(counts)):
        said = message(
            TEXTS,
            "score-cloisters",
            "WP-40",
            country=country.name,
            counts=sum_of,
            all=sum(counts),
            rank=rank + 1,
            number=len(seats),
            players=tuple(Seat(seat) for seat in seats),
            cloisters=counts[seats[0]],
            points=points,
        )
        yield Line(part, CLOISTERS, country.name, seats, points, said)
        if doubled is not None and doubled in seats:
            said = message(TEXTS, "score-doubled", "WP-65", country=country.name, player=Seat(doubled), points=points)
            yield Line(part, CLOISTERS, country.name, (doubled,), points, said)
