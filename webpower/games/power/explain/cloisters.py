"""Why cloisters score what they score (WP-40), and why some of them twice (WP-65)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from webpower.engine.messages import Message, Seat, message
from webpower.games.power.position import Pieces, Setup
from webpower.games.power.rules import TEXTS
from webpower.games.power.scoring.sheet import Line

Rank = tuple[int, tuple[int, ...]]
"""A number of cloisters, and the seats that have as many."""


def cloister_steps(setup: Setup, pieces: Pieces, line: Line) -> Iterator[Message]:
    """The steps to a line of the cloisters: counting, ranking, what each rank scores down to the one of the line."""
    country = setup.board.country_number[line.place]
    counts = [pieces.cloisters_in(setup.board.countries[country].sites, seat) for seat in range(setup.seats)]
    yield from counting(setup, pieces, country)
    ranks = _ranks(counts)
    yield from _ranking(line.place, ranks)
    points = 0
    for number, (_, seats) in enumerate(ranks, start=1):
        points = sum(counts) if number == 1 else ranks[number - 2][0]
        if number == 1:
            yield message(TEXTS, "why-first", "WP-40", country=line.place, sum=_sum(sorted(counts, reverse=True)))
        else:
            yield message(TEXTS, "why-next", "WP-40", rank=number, above=number - 1, cloisters=points)
        if set(line.seats) <= set(seats):
            yield so(seats, points, "WP-40")
            break
    if line.rule == "WP-65":
        yield from _doubled(line, points)


def counting(setup: Setup, pieces: Pieces, country: int) -> Iterator[Message]:
    """How many cloisters each player has in a country, and on which sites."""
    here = setup.board.countries[country]
    for seat in range(setup.seats):
        sites = tuple(setup.board.sites[site].name for site in here.sites if pieces.owners[site] == seat)
        yield message(
            TEXTS, "why-cloisters", "WP-40", player=Seat(seat), country=here.name, number=len(sites), sites=sites
        )


def no_cloister(country: str) -> Message:
    """Why a country without cloisters scores nothing."""
    return message(TEXTS, "why-no-cloister", "WP-40", country=country)


def so(seats: Sequence[int], points: int, rule: str) -> Message:
    """The conclusion: who scores how much."""
    players = tuple(Seat(seat) for seat in seats)
    return message(TEXTS, "why-so", rule, players=players, number=len(seats), points=points)


def _ranks(counts: Sequence[int]) -> list[Rank]:
    """The ranks of those who have a cloister, the most first."""
    numbers = sorted(set(counts) - {0}, reverse=True)
    return [(number, tuple(seat for seat, count in enumerate(counts) if count == number)) for number in numbers]


def _ranking(country: str, ranks: Sequence[Rank]) -> Iterator[Message]:
    for rank, (cloisters, seats) in enumerate(ranks, start=1):
        players = tuple(Seat(seat) for seat in seats)
        yield message(
            TEXTS,
            "why-rank",
            "WP-40",
            rank=rank,
            country=country,
            players=players,
            number=len(seats),
            cloisters=cloisters,
        )
    if any(len(seats) > 1 for _, seats in ranks):
        yield message(TEXTS, "why-tied", "WP-40")


def _sum(numbers: Sequence[int]) -> str:
    """A sum as it is written down, without zeros: ``4 + 2 = 6``, of a single number the number."""
    written = [str(number) for number in numbers if number]
    return " + ".join(written) + (f" = {sum(numbers)}" if len(written) > 1 else "")


def _doubled(line: Line, points: int) -> Iterator[Message]:
    player = Seat(line.seats[0])
    yield message(TEXTS, "why-on-arms", "WP-65", player=player, country=line.place, table="cloister")
    yield message(TEXTS, "why-doubled", "WP-65", player=player, country=line.place, points=points, total=2 * points)
