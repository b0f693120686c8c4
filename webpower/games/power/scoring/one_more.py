"""What one more piece would change: a cloister in a country (WP-40, WP-65), an advisor for an alliance (WP-41, WP-66).

Nothing is placed: the pieces are scored as they stand and once more with the piece, whatever it would cost and
whoever's turn it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from webpower.games.power.board import Alliance
from webpower.games.power.position import EMPTY, Pieces, Position
from webpower.games.power.rules import most_cloisters
from webpower.games.power.scoring.alliances import both_lead, score_alliance
from webpower.games.power.scoring.cloisters import majorities, score_country
from webpower.games.power.scoring.sheet import FINAL, Line, points_by_seat


class OneMore(NamedTuple):
    """One more piece of a player in a country, and what it would change there or for an alliance."""

    seat: int
    country: int
    """Where the piece would stand."""
    before: tuple[int, ...]
    """What the country or the alliance gives to each seat as the pieces stand."""
    after: tuple[int, ...]
    """What it would give to each seat with the piece."""
    led: tuple[int, ...]
    """Who leads as the pieces stand: has the most in the country, or in both countries of the alliance."""
    leads: tuple[int, ...]
    """Who would lead with the piece."""
    hindrance: str
    """Why the piece cannot be placed now: ``room`` if the country takes no more advisors (WP-18), ``supply`` if the
    player has no such piece left (WP-19), else ""."""

    @property
    def changes(self) -> tuple[int, ...]:
        """What each seat would gain; below 0 what it would lose."""
        return tuple(after - before for before, after in zip(self.before, self.after, strict=True))

    @property
    def lead(self) -> str:
        """What becomes of the lead: the seat would have it ``alone`` or ``shared`` and has not so now; or ""."""
        if self.seat not in self.leads or self.leads == self.led:
            return ""
        return "alone" if self.leads == (self.seat,) else "shared"


def one_more_cloister(position: Position, country: int) -> tuple[OneMore, ...]:
    """What one more cloister of each seat would change in a country, by seat; nothing if no site is free (WP-17)."""
    pieces, span = position.pieces, position.board.spans[country]
    free = pieces.owners.find(EMPTY, span.start, span.stop)
    return () if free < 0 else tuple(_cloister(position, country, free, seat) for seat in range(position.setup.seats))


def _cloister(position: Position, country: int, site: int, seat: int) -> OneMore:
    owners = position.pieces.owners
    more = owners[:site] + bytes([seat]) + owners[site + 1 :]
    return OneMore(
        seat,
        country,
        _country_points(position, country, owners),
        _country_points(position, country, more),
        _first(position, country, owners),
        _first(position, country, more),
        "" if position.cloisters_left(seat) else "supply",
    )


def _country_points(position: Position, country: int, owners: bytes) -> tuple[int, ...]:
    return _points(position, score_country(position.setup, owners, position.pieces.arms, FINAL, country))


def _first(position: Position, country: int, owners: bytes) -> tuple[int, ...]:
    """The seats with the most cloisters in a country."""
    here = owners[position.board.spans[country]]
    ranks = majorities([here.count(seat) for seat in range(position.setup.seats)])
    return ranks[0][0] if ranks else ()


def one_more_advisor(position: Position, alliance: Alliance) -> tuple[OneMore, ...]:
    """The single advisors that would make a seat score in an alliance that gives it nothing now, by seat.

    There is at most one a seat: who leads in neither country needs more than one, who leads in one of them needs it in
    the other.
    """
    scoring = both_lead(position.pieces, alliance)
    found = []
    for seat in range(position.setup.seats):
        for country in (alliance.a, alliance.b):
            more = _with_advisor(position.pieces, country, seat)
            if seat not in scoring and seat in both_lead(more, alliance):
                found.append(_advisor(position, alliance, country, seat, more))
    return tuple(found)


def _with_advisor(pieces: Pieces, country: int, seat: int) -> Pieces:
    here = bytearray(pieces.advisors[country])
    here[seat] += 1
    return pieces._replace(advisors=(*pieces.advisors[:country], bytes(here), *pieces.advisors[country + 1 :]))


def _advisor(position: Position, alliance: Alliance, country: int, seat: int, more: Pieces) -> OneMore:
    setup, pieces = position.setup, position.pieces
    room = most_cloisters(position, country) - sum(pieces.advisors[country])
    return OneMore(
        seat,
        country,
        _points(position, score_alliance(setup, pieces, alliance)),
        _points(position, score_alliance(setup, more, alliance)),
        both_lead(pieces, alliance),
        both_lead(more, alliance),
        "room" if room < 1 else "" if position.advisors_left(seat) else "supply",
    )


def _points(position: Position, lines: Iterable[Line]) -> tuple[int, ...]:
    return points_by_seat(position.setup.seats, lines)
