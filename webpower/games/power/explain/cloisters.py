"""Why cloisters score what they score (WP-40), and why some of them twice (WP-65)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from webpower.engine.messages import Message, Seat, Value, message
from webpower.games.power.position import Pieces, Setup
from webpower.games.power.rules import TEXTS
from webpower.games.power.scoring.sheet import Line


def cloister_steps(setup: Setup, pieces: Pieces, line: Line) -> Iterator[Message]:
    """The steps to a line of the cloisters: the count, the rank of who scores there, what that rank scores."""
    country = setup.board.country_number[line.place]
    counts = [pieces.cloisters_in(setup.board.countries[country].sites, seat) for seat in range(setup.seats)]
    numbers = sorted(set(counts) - {0}, reverse=True)
    own = counts[line.seats[0]]
    rank = numbers.index(own) + 1
    seats = tuple(seat for seat, count in enumerate(counts) if count == own)
    yield counting(line.place, counts)
    about: dict[str, Value] = {"country": line.place, "players": _players(seats), "number": len(seats), "rank": rank}
    yield message(TEXTS, "why-rank", "WP-40", **about, cloisters=own)
    if rank == 1:
        points = sum(counts)
        yield message(TEXTS, "why-first", "WP-40", **about, sum=_sum(sorted(counts, reverse=True)), points=points)
    else:
        points = numbers[rank - 2]
        yield message(TEXTS, "why-next", "WP-40", **about, above=rank - 1, points=points)
    if line.rule == "WP-65":
        yield from _doubled(line, points)


def counting(country: str, counts: Sequence[int]) -> Message:
    """How many cloisters each player has in a country, and who has none."""
    some = tuple(message(TEXTS, "why-count", player=Seat(seat), number=n) for seat, n in enumerate(counts) if n)
    none = tuple(Seat(seat) for seat, n in enumerate(counts) if not n)
    return message(TEXTS, "why-cloisters", "WP-40", country=country, counts=some, players=none, number=len(none))


def no_cloister(country: str) -> Message:
    """Why a country without cloisters scores nothing."""
    return message(TEXTS, "why-no-cloister", "WP-40", country=country)


def so(seats: Sequence[int], points: int, rule: str) -> Message:
    """The conclusion: who scores how much."""
    return message(TEXTS, "why-so", rule, players=_players(seats), number=len(seats), points=points)


def _players(seats: Sequence[int]) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in seats)


def _sum(numbers: Sequence[int]) -> str:
    """A sum as it is written down, without zeros: ``4 + 2 = 6``, of a single number the number."""
    written = [str(number) for number in numbers if number]
    return " + ".join(written) + (f" = {sum(numbers)}" if len(written) > 1 else "")


def _doubled(line: Line, points: int) -> Iterator[Message]:
    player = Seat(line.seats[0])
    yield message(TEXTS, "why-on-arms", "WP-65", player=player, country=line.place, table="cloister")
    yield message(TEXTS, "why-doubled", "WP-65", player=player, country=line.place, points=points, total=2 * points)
