"""Why an alliance scores what it scores (WP-41), or nothing, and whose advisors count twice (WP-66)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from webpower.engine.messages import Message, Seat, message
from webpower.games.power.board import Alliance
from webpower.games.power.explain.cloisters import so
from webpower.games.power.position import Pieces, Setup
from webpower.games.power.rules import TEXTS
from webpower.games.power.scoring.alliances import leaders
from webpower.games.power.scoring.sheet import Line
from webpower.games.power.scoring.vatican import holder


def alliance_steps(setup: Setup, pieces: Pieces, line: Line) -> Iterator[Message]:
    """The steps to a line of an alliance: who leads in both countries, and the sum of the advisors there."""
    alliance = numbered(setup, line.place)
    yield from leading(setup, pieces, alliance)
    here, there = (sum(pieces.advisors[country]) for country in (alliance.a, alliance.b))
    written = f"{here} + {there} = {here + there}"
    yield message(TEXTS, "why-every-advisor", "WP-41", alliance=alliance.number, sum=written)
    yield so(_in_both(pieces, alliance), here + there, "WP-41")
    if line.rule == "WP-66":
        yield from _council(setup, pieces, alliance, line)


def numbered(setup: Setup, number: str) -> Alliance:
    """The alliance of that number."""
    return next(alliance for alliance in setup.board.alliances if str(alliance.number) == number)


def leading(setup: Setup, pieces: Pieces, alliance: Alliance) -> Iterator[Message]:
    """Advisors and leaders of both countries, and who leads in both, or that nobody does."""
    a, b = (setup.board.countries[country].name for country in (alliance.a, alliance.b))
    for country, name in ((alliance.a, a), (alliance.b, b)):
        yield _advisors(pieces.advisors[country], name)
    both = _in_both(pieces, alliance)
    yield message(
        TEXTS, "why-both", "WP-41", players=_players(both), number=len(both), a=a, b=b, alliance=alliance.number
    )
    once = sorted({*leaders(pieces.advisors[alliance.a]), *leaders(pieces.advisors[alliance.b])} - set(both))
    if both and once:
        yield message(TEXTS, "why-one-only", "WP-41", players=_players(once), number=len(once))


def _advisors(advisors: bytes, country: str) -> Message:
    first = leaders(advisors)
    if not first:
        return message(TEXTS, "why-no-advisor", "WP-41", country=country)
    counts = tuple(
        message(TEXTS, "why-count", player=Seat(seat), number=number) for seat, number in enumerate(advisors) if number
    )
    return message(
        TEXTS, "why-advisors", "WP-41", country=country, counts=counts, players=_players(first), leading=len(first)
    )


def _in_both(pieces: Pieces, alliance: Alliance) -> list[int]:
    a, b = (leaders(pieces.advisors[country]) for country in (alliance.a, alliance.b))
    return [seat for seat in a if seat in b]


def _players(seats: Sequence[int]) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in seats)


def _council(setup: Setup, pieces: Pieces, alliance: Alliance, line: Line) -> Iterator[Message]:
    """Why the advisors of the line's country count again, and what the player's sum is then."""
    country, (seat,) = str(line.message.value("country")), line.seats
    yield message(TEXTS, "why-on-arms", "WP-66", player=Seat(seat), country=country, table="council")
    parts, total = [], 0
    for number in (alliance.a, alliance.b):
        twice = holder(setup, pieces.arms, "council", number) == seat
        advisors = sum(pieces.advisors[number])
        parts.append(f"2 × {advisors}" if twice else str(advisors))  # noqa: RUF001 (a sign of multiplication is meant)
        total += 2 * advisors if twice else advisors
    points = sum(pieces.advisors[setup.board.country_number[country]])
    yield message(
        TEXTS,
        "why-council",
        "WP-66",
        player=Seat(seat),
        country=country,
        points=points,
        sum=f"{' + '.join(parts)} = {total}",
    )
