"""What charts of the countries show, as data and in words: cloisters with ranks and points, advisors, what is free."""

from __future__ import annotations

from typing import NamedTuple

from webpower.draw.charts.labels import change
from webpower.engine.messages import Message, Seat, message
from webpower.games.power.board import Country
from webpower.games.power.position import Position
from webpower.games.power.rules import TEXTS, most_cloisters
from webpower.games.power.scene.words import scored
from webpower.games.power.scoring.alliances import leaders
from webpower.games.power.scoring.cloisters import majorities as ranking
from webpower.games.power.scoring.one_more import OneMore, one_more_cloister
from webpower.games.power.scoring.sheet import CLOISTERS


class CountryBars(NamedTuple):
    """What is drawn of a country; everything by seat is 0 for who has nothing there."""

    country: str
    cloisters: tuple[int, ...]
    ranks: tuple[int, ...]
    """1 for the most cloisters; tied players hold the same rank."""
    points: tuple[int, ...]
    """What the cloisters score if the game ends now, the Vatican's doubling included."""
    advisors: tuple[int, ...]
    leaders: tuple[int, ...]
    """The seats with the most advisors."""
    room: int
    """How many more advisors the country takes."""
    free: int
    """How many of its sites are free."""
    one_more: tuple[OneMore, ...]
    """What one more cloister of each player would change; nothing if no site is free."""


def majority_data(position: Position) -> list[CountryBars]:
    """What is drawn, by country in the order of scoring."""
    points = scored(position.setup, position.pieces).by_place(CLOISTERS)
    return [_country(position, number, country, points) for number, country in enumerate(position.board.countries)]


def _country(position: Position, number: int, country: Country, points: dict[str, tuple[int, ...]]) -> CountryBars:
    seats, advisors = range(position.setup.seats), position.pieces.advisors[number]
    cloisters = [position.pieces.cloisters_in(country.sites, seat) for seat in seats]
    ranks = [0] * len(seats)
    for rank, (tied, _) in enumerate(ranking(cloisters), start=1):
        for seat in tied:
            ranks[seat] = rank
    return CountryBars(
        country.name,
        tuple(cloisters),
        tuple(ranks),
        points.get(country.name, (0,) * len(seats)),
        tuple(advisors),
        leaders(advisors),
        most_cloisters(position, number) - sum(advisors),
        len(country.sites) - sum(cloisters),
        one_more_cloister(position, number),
    )


def gains(row: CountryBars, seat: int) -> OneMore | None:
    """The player's one more cloister if it can be placed and changes who leads. In an empty country anybody's would."""
    if not row.one_more or not any(row.cloisters):
        return None
    more = row.one_more[seat]
    return more if more.lead and not more.hindrance else None


# In words


def cloister_words(row: CountryBars, seat: int) -> Message:
    """How many cloisters a player has in a country, and what they score."""
    return message(
        TEXTS,
        "chart-country-cloisters",
        "WP-40",
        country=row.country,
        player=Seat(seat),
        number=row.cloisters[seat],
        all=sum(row.cloisters),
        rank=row.ranks[seat],
        tied=row.ranks.count(row.ranks[seat]),
        points=row.points[seat],
    )


def advisor_words(row: CountryBars, seat: int) -> Message:
    """How many advisors a player has in a country, and whether they are the most."""
    leads = seat in row.leaders
    return message(
        TEXTS,
        "chart-country-advisors",
        "WP-41",
        country=row.country,
        player=Seat(seat),
        number=row.advisors[seat],
        all=sum(row.advisors),
        most=("shared" if len(row.leaders) > 1 else "alone") if leads else "no",
    )


def room_words(row: CountryBars) -> Message:
    """How many more advisors a country takes."""
    return message(TEXTS, "chart-room", "WP-18", country=row.country, room=row.room)


def site_words(row: CountryBars) -> Message:
    """How many sites of a country are free."""
    return message(TEXTS, "chart-free-sites", "WP-17", country=row.country, free=row.free)


def one_more_words(row: CountryBars, more: OneMore) -> Message:
    """What one more cloister would change, and for whom."""
    return message(
        TEXTS,
        "chart-one-more-cloister",
        "WP-40",
        country=row.country,
        player=Seat(more.seat),
        lead=more.lead or ("kept" if more.led == more.leads == (more.seat,) else "no"),
        supply="none" if more.hindrance else "some",
        changes=tuple(change(seat, points) for seat, points in enumerate(more.changes) if points),
    )
