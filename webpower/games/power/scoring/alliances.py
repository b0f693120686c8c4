"""Scoring the alliances (WP-41), with the Council table of the Vatican (WP-66)."""

from __future__ import annotations

from collections.abc import Iterator

from webpower.engine.messages import Seat, message
from webpower.games.power.board import Alliance
from webpower.games.power.position import Pieces, Setup
from webpower.games.power.rules import TEXTS
from webpower.games.power.scoring.sheet import ALLIANCES, FINAL, Line
from webpower.games.power.scoring.vatican import holder


def leaders(advisors: bytes) -> tuple[int, ...]:
    """The seats with the most advisors in a country, tied or not; none where there is no advisor.

    >>> leaders(bytes([1, 2, 2]))
    (1, 2)
    >>> leaders(bytes([0, 0, 0]))
    ()
    """
    most = max(advisors)
    return tuple(seat for seat, number in enumerate(advisors) if number == most) if most else ()


def score_alliances(setup: Setup, pieces: Pieces) -> Iterator[Line]:
    """A line for each alliance that gives points, by number, and one for each advisor's worth that counts twice."""
    for alliance in setup.board.alliances:
        yield from score_alliance(setup, pieces, alliance)


def score_alliance(setup: Setup, pieces: Pieces, alliance: Alliance) -> Iterator[Line]:
    """The lines of one alliance; none if nobody leads in both countries."""
    seats = both_lead(pieces, alliance)
    if not seats:
        return
    here, there = (sum(pieces.advisors[country]) for country in (alliance.a, alliance.b))
    said = message(
        TEXTS,
        "score-alliance",
        "WP-41",
        alliance=alliance.number,
        a=setup.board.countries[alliance.a].name,
        b=setup.board.countries[alliance.b].name,
        number=len(seats),
        players=tuple(Seat(seat) for seat in seats),
        here=here,
        there=there,
        points=here + there,
    )
    yield Line(FINAL, ALLIANCES, str(alliance.number), seats, here + there, said)
    for seat in seats:
        for country in (alliance.a, alliance.b):
            if holder(setup, pieces.arms, "council", country) == seat:
                yield _council_line(setup, pieces, alliance, country, seat)


def both_lead(pieces: Pieces, alliance: Alliance) -> tuple[int, ...]:
    """The seats that have the most advisors in both countries."""
    there = leaders(pieces.advisors[alliance.b])
    return tuple(seat for seat in leaders(pieces.advisors[alliance.a]) if seat in there)


def _council_line(setup: Setup, pieces: Pieces, alliance: Alliance, country: int, seat: int) -> Line:
    advisors = sum(pieces.advisors[country])
    said = message(
        TEXTS,
        "score-council",
        "WP-66",
        alliance=alliance.number,
        country=setup.board.countries[country].name,
        player=Seat(seat),
        advisors=advisors,
    )
    return Line(FINAL, ALLIANCES, str(alliance.number), (seat,), advisors, said)
