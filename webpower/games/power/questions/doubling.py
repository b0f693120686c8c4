"""What the Vatican doubles: cloister points by the Cloister table (WP-65), advisors by the Council table (WP-66)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from webpower.engine.answers import Number
from webpower.engine.chance import pick
from webpower.engine.messages import Message, Seat, Value
from webpower.engine.questions import Dull, Mistake
from webpower.games.power.board import Alliance
from webpower.games.power.explain import why_scored
from webpower.games.power.explain.alliances import leading
from webpower.games.power.position import EMPTY, Position
from webpower.games.power.questions.positions import Source, chosen, cloisters_by_seat
from webpower.games.power.questions.topic import Made, Subject, mistake, say
from webpower.games.power.scoring import score_final
from webpower.games.power.scoring.alliances import both_lead, leaders
from webpower.games.power.scoring.cloisters import majorities
from webpower.games.power.scoring.sheet import ALLIANCES, CLOISTERS, Line
from webpower.games.power.scoring.vatican import holder


def _lines(position: Position, kind: str, place: str, seat: int) -> list[Line]:
    """The lines of the final scoring that give points to a seat for a place."""
    sheet = score_final(position.setup, position.pieces).of_kind(kind)
    return [line for line in sheet.lines if line.place == place and seat in line.seats]


def _steps(position: Position, lines: list[Line]) -> tuple[Message, ...]:
    """Why these lines are scored; a step that they share comes once."""
    setup, pieces = position.setup, position.pieces
    return tuple(dict.fromkeys(step for line in lines for step in why_scored(setup, pieces, line)))


def _held(position: Position, table: str) -> list[tuple[int, int]]:
    """The countries whose arms in a table are taken, each with who stands there."""
    arms = enumerate(position.board.arms)
    owners = position.pieces.arms
    return [(here.country, owners[n]) for n, here in arms if here.table == table and owners[n] != EMPTY]


# The Cloister table


def doubled(source: Source, random: Random, level: int) -> Made:
    """What a country gives to who holds its arms: in the first rank, in others, and then to somebody else there."""
    position = pick(source.with_vatican() or _none(), random)
    country, holds = chosen(_held(position, "cloister"), random)
    counts = cloisters_by_seat(position, country)
    ranks = [(rank, points, those) for rank, (those, points) in enumerate(majorities(counts), start=1)]
    rank, points, seat = chosen(
        (
            (rank, points, seat)
            for rank, points, those in ranks
            for seat in those
            if (seat == holds) == (level < 3) and {1: rank == 1, 2: rank > 1, 3: True}[level]
        ),
        random,
    )
    name = position.board.countries[country].name
    lines = _lines(position, CLOISTERS, name, seat)
    about: dict[str, Value] = {"country": name, "player": Seat(seat), "holder": Seat(holds), "points": points}
    about |= {"own": counts[seat], "rank": rank, "all": sum(counts)}
    wrong = _wrong_holder(about, counts[seat], sum(counts)) if seat == holds else _wrong_guest(about, counts[seat])
    so = () if seat == holds else (say("q-doubled-guest", "WP-65", **about),)
    return Made(
        Subject(position, (f"coat:{name}", f"arms:cloister/{name}")),
        say("q-doubled", **about),
        Number(),
        sum(line.points for line in lines),
        wrong,
        (say("q-doubled-hint-1", "WP-40", **about), say("q-doubled-hint-2", "WP-65", **about)),
        (*_steps(position, lines), *so),
    )


def _none() -> list[Position]:
    raise Dull


def _wrong_holder(about: dict[str, Value], own: int, everything: int) -> Iterator[Mistake]:
    points = int(str(about["points"]))
    yield mistake(points, "q-doubled-once", "WP-65", **about)
    if about["rank"] != 1:
        yield mistake(2 * everything, "q-doubled-first", "WP-40", **about)
    yield mistake(2 * own, "q-doubled-cloisters", "WP-65", **about)
    yield mistake(points + own, "q-doubled-own", "WP-65", **about)
    yield mistake(3 * points, "q-doubled-thrice", "WP-64", **about)
    yield mistake(points + 1, "q-doubled-advisor", "WP-65", **about)


def _wrong_guest(about: dict[str, Value], own: int) -> Iterator[Mistake]:
    points = int(str(about["points"]))
    yield mistake(2 * points, "q-doubled-theirs", "WP-65", **about)
    yield mistake(0, "q-doubled-lost", "WP-65", **about)
    yield mistake(own, "q-points-own", "WP-40", **about)


# The Council table


class _Visited(NamedTuple):
    """An alliance as a player scores it, or not."""

    position: Position
    alliance: Alliance
    seat: int

    @property
    def countries(self) -> tuple[int, int]:
        return (self.alliance.a, self.alliance.b)

    def advisors(self, country: int) -> int:
        return sum(self.position.pieces.advisors[country])

    def holder(self, country: int) -> int | None:
        return holder(self.position.setup, self.position.pieces.arms, "council", country)

    @property
    def scores(self) -> bool:
        return self.seat in both_lead(self.position.pieces, self.alliance)

    def twice(self, own: bool = True) -> list[int]:
        """The countries whose arms in the Council table are held by the player, or by another."""
        held = ((country, self.holder(country)) for country in self.countries)
        return [country for country, seat in held if seat is not None and (seat == self.seat) == own]

    def fits(self, level: int) -> bool:
        """Whether it is one of a level: with arms of one's own, with another's, and then tied with arms or behind."""
        if not all(map(self.advisors, self.countries)):
            return False
        if level == 2:
            return self.scores and not self.twice() and bool(self.twice(own=False))
        if level == 3:
            return bool(self.twice()) and (self._among_others() if self.scores else self._leads_one())
        return bool(self.twice()) and self.scores

    def _among_others(self) -> bool:
        """Whether advisors of others count twice for the player."""
        here = self.position.pieces.advisors
        return any(here[country][self.seat] < self.advisors(country) for country in self.twice())

    def _leads_one(self) -> bool:
        return any(self.seat in leaders(self.position.pieces.advisors[country]) for country in self.countries)


def council(source: Source, random: Random, level: int) -> Made:
    """What an alliance gives to a player where somebody has visited the Council."""
    position = pick(source.with_vatican() or _none(), random)
    bonds = (
        _Visited(position, bond, seat) for bond in position.board.alliances for seat in range(position.setup.seats)
    )
    scores = level < 3 or random.random() < 0.85
    bond = chosen((bond for bond in bonds if bond.scores == scores and bond.fits(level)), random)
    a, b = (position.board.countries[country].name for country in bond.countries)
    lines = _lines(position, ALLIANCES, str(bond.alliance.number), bond.seat)
    about: dict[str, Value] = {"alliance": bond.alliance.number, "a": a, "b": b, "player": Seat(bond.seat)}
    arms = [here for here in (a, b) if f"council/{here}" in position.board.arms_number]
    nothing = leading(position.setup, position.pieces, bond.alliance)
    return Made(
        Subject(position, (f"coat:{a}", f"coat:{b}", *(f"arms:council/{here}" for here in arms))),
        say("q-council", **about),
        Number(),
        sum(line.points for line in lines),
        _wrong_council(bond, about),
        (say("q-worth-hint-1", "WP-41", **about), say("q-council-hint-2", "WP-66", **about)),
        _steps(position, lines) if lines else tuple(nothing),
    )


def _wrong_council(bond: _Visited, about: dict[str, Value]) -> Iterator[Mistake]:
    plain = sum(map(bond.advisors, bond.countries))
    names = [country.name for country in bond.position.board.countries]
    if not bond.scores:
        away = next(here for here in bond.countries if bond.seat not in leaders(bond.position.pieces.advisors[here]))
        about = {**about, "country": names[away]}
        yield mistake(plain + sum(map(bond.advisors, bond.twice())), "q-council-no-lead", "WP-66", **about)
        yield mistake(plain, "q-worth-one-lead", "WP-41", **about)
        yield mistake(2 * sum(map(bond.advisors, bond.twice())), "q-council-alone", "WP-66", **about)
        yield mistake(1, "q-council-visitor", "WP-64", **about)
        return
    for country in bond.twice():
        here = {**about, "country": names[country], "advisors": bond.advisors(country)}
        own = bond.position.pieces.advisors[country][bond.seat]
        yield mistake(plain, "q-council-once", "WP-66", **here)
        yield mistake(2 * plain, "q-council-both", "WP-66", **here)
        yield mistake(plain + own, "q-council-own", "WP-66", **here)
        yield mistake(plain + 1, "q-council-visitor", "WP-64", **here)
        yield mistake(2 * bond.advisors(country), "q-council-rest", "WP-66", **here)
    if not bond.twice():
        for country in bond.twice(own=False):
            here = {**about, "country": names[country], "holder": Seat(bond.holder(country) or 0)}
            yield mistake(plain + bond.advisors(country), "q-council-others", "WP-66", **here)
            yield mistake(2 * plain, "q-council-others", "WP-66", **here)
            yield mistake(plain + 1, "q-council-visitor", "WP-64", **here)
            yield mistake(0, "q-council-lost", "WP-66", **here)
