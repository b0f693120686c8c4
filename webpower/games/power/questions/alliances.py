"""Questions about advisors and alliances (WP-41): who scores one, how much it is worth, which advisor would do it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from webpower.engine.answers import Number, Option, Options, Players
from webpower.engine.messages import Seat, Value
from webpower.engine.questions import Mistake
from webpower.games.power.board import Alliance
from webpower.games.power.explain.alliances import alliance_steps, leading
from webpower.games.power.position import Position
from webpower.games.power.questions.positions import Source, chosen, cloisters_by_seat
from webpower.games.power.questions.topic import Asked, Made, PowerTopic, Subject, mistake, say, seats
from webpower.games.power.scoring.alliances import both_lead, leaders, score_alliance
from webpower.games.power.scoring.one_more import one_more_advisor

RULE = "WP-41"


class _Bond:
    """An alliance in a position, with all that is asked about it."""

    def __init__(self, position: Position, alliance: Alliance) -> None:
        self.position, self.alliance = position, alliance
        self.countries = (alliance.a, alliance.b)
        self.advisors = [position.pieces.advisors[country] for country in self.countries]
        self.leaders = [frozenset(leaders(here)) for here in self.advisors]
        self.scoring = frozenset(both_lead(position.pieces, alliance))
        self.sums = [sum(here) for here in self.advisors]
        self.names = [position.board.countries[country].name for country in self.countries]
        self.about: dict[str, Value] = {"alliance": alliance.number, "a": self.names[0], "b": self.names[1]}

    @property
    def subject(self) -> Subject:
        return Subject(self.position, tuple(f"coat:{name}" for name in self.names))


def _bonds(source: Source) -> list[_Bond]:
    """The alliances of two countries that both have advisors."""
    position = source.any()
    bonds = [_Bond(position, alliance) for alliance in position.board.alliances]
    return [bond for bond in bonds if all(bond.sums)]


# Who scores it


def scorers(source: Source, random: Random, level: int) -> Made:
    """Who scores an alliance: one player, then ties, then nobody."""
    bond = chosen((bond for bond in _bonds(source) if _fits(bond, level)), random)
    return Made(
        bond.subject,
        say("q-scorers", RULE, **bond.about),
        Players(),
        bond.scoring,
        _wrong_scorers(bond),
        (say("q-scorers-hint-1", **bond.about), say("q-scorers-hint-2", RULE)),
        tuple(leading(bond.position.setup, bond.position.pieces, bond.alliance)),
    )


def _fits(bond: _Bond, level: int) -> bool:
    tied = any(len(first) > 1 for first in bond.leaders)
    return {1: bool(bond.scoring) and not tied, 2: bool(bond.scoring) and tied, 3: sum(bond.sums) > 3}[level]


def _wrong_scorers(bond: _Bond) -> Iterator[Mistake]:
    first, second = bond.leaders
    present = frozenset(seat for seat in range(len(bond.advisors[0])) if all(here[seat] for here in bond.advisors))
    if present - bond.scoring:
        yield mistake(present, "q-scorers-present", RULE, **bond.about)
    yield mistake(first | second, "q-scorers-either", RULE, **bond.about)
    together = [sum(numbers) for numbers in zip(*bond.advisors, strict=True)]
    most = frozenset(seat for seat, number in enumerate(together) if number == max(together))
    yield mistake(most, "q-scorers-together", RULE, **bond.about, players=seats(most), number=len(most))
    yield mistake(first, "q-scorers-one", RULE, here=bond.names[0], there=bond.names[1])
    yield mistake(second, "q-scorers-one", RULE, here=bond.names[1], there=bond.names[0])
    if len(bond.scoring) > 1 or any(len(those) > 1 for those in bond.leaders):
        yield mistake(frozenset(), "q-scorers-no-tie", RULE)
    for seat in sorted(bond.scoring) if len(bond.scoring) > 1 else ():
        yield mistake(frozenset({seat}), "q-scorers-tie", RULE, **bond.about, player=Seat(seat))
    for seat in range(len(together)):
        if seat not in bond.scoring:
            where = bond.names[0] if seat not in first else bond.names[1]
            yield mistake(frozenset({seat}), "q-scorers-not", RULE, player=Seat(seat), country=where)
    yield mistake(frozenset(), "q-scorers-somebody", RULE, **bond.about)


# What it is worth to a player


def worth(source: Source, random: Random, level: int) -> Made:
    """What an alliance gives to a player: who leads alone, then who shares a lead, then who leads in one country."""
    bond, seat = chosen(((bond, seat) for bond in _bonds(source) for seat in _asked_of(bond, level)), random)
    setup, pieces = bond.position.setup, bond.position.pieces
    lines = list(score_alliance(setup, pieces, bond.alliance))
    right = sum(line.points for line in lines if seat in line.seats)
    steps = alliance_steps(setup, pieces, lines[0]) if right else leading(setup, pieces, bond.alliance)
    return Made(
        bond.subject,
        say("q-worth", RULE, **bond.about, player=Seat(seat)),
        Number(),
        right,
        _wrong_worth(bond, seat),
        (say("q-worth-hint-1", **bond.about, player=Seat(seat)), say("q-worth-hint-2", RULE)),
        tuple(steps),
    )


def _asked_of(bond: _Bond, level: int) -> list[int]:
    alone = all(len(first) == 1 for first in bond.leaders)
    if level == 3:
        return sorted((bond.leaders[0] | bond.leaders[1]) - bond.scoring)
    return sorted(bond.scoring) if alone == (level == 1) else []


def _wrong_worth(bond: _Bond, seat: int) -> Iterator[Mistake]:
    about: dict[str, Value] = {**bond.about, "player": Seat(seat)}
    everything, own = sum(bond.sums), sum(here[seat] for here in bond.advisors)
    if seat in bond.scoring and len(bond.scoring) > 1:
        yield mistake(everything // len(bond.scoring), "q-worth-shared", RULE, players=seats(bond.scoring))
    if seat not in bond.scoring:
        away = bond.names[0] if seat not in bond.leaders[0] else bond.names[1]
        yield mistake(everything, "q-worth-one-lead", RULE, **about, country=away)
        led = 0 if seat in bond.leaders[0] else 1
        yield mistake(bond.sums[led], "q-worth-lead-only", RULE, **about, country=bond.names[led])
    else:
        yield mistake(bond.sums[0], "q-worth-one-country", RULE, here=bond.names[0], there=bond.names[1])
        yield mistake(bond.sums[1], "q-worth-one-country", RULE, here=bond.names[1], there=bond.names[0])
    yield mistake(own, "q-worth-own", RULE, **about, own=own)
    if seat in bond.scoring and any(len(first) > 1 for first in bond.leaders):
        yield mistake(0, "q-worth-no-tie", RULE, **about)
    cloisters = sum(sum(cloisters_by_seat(bond.position, country)) for country in bond.countries)
    yield mistake(cloisters, "q-worth-cloisters", RULE, **about)
    yield mistake(bond.alliance.number, "q-worth-number", RULE, **about)
    yield mistake(0, "q-worth-nothing", RULE, **about)


# Which advisor would do it


def next_advisor(source: Source, random: Random, level: int) -> Made:
    """In which of the two countries one more advisor would make a player score the alliance."""
    found = ((bond, needed) for bond in _bonds(source) for needed in one_more_advisor(bond.position, bond.alliance))
    bond, needed = chosen(((bond, needed) for bond, needed in found if not needed.hindrance), random)
    seat, right = needed.seat, bond.countries.index(needed.country)
    here, there = bond.names[right], bond.names[1 - right]
    numbers = bond.advisors[right]
    options = (
        *(Option(name, say("q-next-in", country=name)) for name in bond.names),
        Option("either", say("q-next-either"), ("both",)),
        Option("neither", say("q-next-neither"), ("no",)),
    )
    about: dict[str, Value] = {**bond.about, "player": Seat(seat), "here": here, "there": there}
    about |= {"own": numbers[seat], "most": max(numbers)}
    return Made(
        bond.subject,
        say("q-next", RULE, **about),
        Options(options),
        here,
        (
            mistake(there, "q-next-wrong", RULE, **about),
            mistake("either", "q-next-not-either", RULE, **about),
            mistake("neither", "q-next-not-neither", RULE, **about),
        ),
        (say("q-next-hint-1", **about), say("q-next-hint-2", RULE)),
        (say("q-next-so-1", RULE, **about), say("q-next-so-2", RULE, **about)),
    )


ALLIANCES = PowerTopic(
    "alliances",
    {
        "scorers": Asked((1, 2, 3), scorers),
        "worth": Asked((1, 2, 3), worth),
        "next-advisor": Asked((2, 3), next_advisor),
    },
)
