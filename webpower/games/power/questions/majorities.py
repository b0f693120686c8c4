"""Questions about cloister majorities (WP-40): who leads, what a player scores, what one more cloister would do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from webpower.engine.answers import Number, Players
from webpower.engine.chance import pick
from webpower.engine.messages import Seat, Value
from webpower.engine.questions import Dull, Mistake
from webpower.games.power.explain import why_scored
from webpower.games.power.explain.cloisters import counting
from webpower.games.power.position import Position
from webpower.games.power.questions.positions import Source, chosen, cloisters_by_seat, free_sites, with_cloister
from webpower.games.power.questions.topic import Asked, Made, PowerTopic, Subject, mistake, say, seats
from webpower.games.power.scoring import score_final
from webpower.games.power.scoring.alliances import leaders
from webpower.games.power.scoring.cloisters import majorities
from webpower.games.power.scoring.one_more import one_more_cloister
from webpower.games.power.scoring.sheet import CLOISTERS

RULE = "WP-40"


def _country(position: Position, random: Random, least: int) -> int:
    """A country with at least so many cloisters, and more than one player in it."""
    counts = [cloisters_by_seat(position, number) for number in range(len(position.board.countries))]
    fits = (number for number, here in enumerate(counts) if sum(here) >= least and sum(map(bool, here)) > 1)
    return chosen(fits, random)


def _about(position: Position, country: int) -> tuple[str, Subject]:
    name = position.board.countries[country].name
    return name, Subject(position, (f"coat:{name}",))


# Who leads


def leader(source: Source, random: Random, level: int) -> Made:
    """Who has the most cloisters in a country; from level 2 on there is a tie."""
    position = source.any()
    country = _country(position, random, level + 1)
    counts = cloisters_by_seat(position, country)
    ranks = majorities(counts)
    first = frozenset(ranks[0][0])
    if (len(first) > 1) != (level > 1):
        raise Dull
    name, subject = _about(position, country)
    return Made(
        subject,
        say("q-leader", RULE, country=name),
        Players(),
        first,
        _not_leading(position, country, counts),
        (say("q-leader-hint-1", country=name), say("q-leader-hint-2", RULE)),
        (counting(name, counts), say("q-leader-so", RULE, country=name, players=seats(first), number=len(first))),
    )


def _not_leading(position: Position, country: int, counts: Sequence[int]) -> Iterator[Mistake]:
    ranks = majorities(counts)
    first, most = set(ranks[0][0]), max(counts)
    name = position.board.countries[country].name
    for seat in sorted(first) if len(first) > 1 else ():
        yield mistake(frozenset({seat}), "q-leader-tie", RULE, player=Seat(seat), most=most)
    if len(ranks) > 1:
        second = ranks[1][0]
        yield mistake(frozenset({*first, *second}), "q-leader-near", RULE, less=counts[second[0]], most=most)
        yield mistake(frozenset(second), "q-leader-second", RULE, less=counts[second[0]], most=most)
    by_advisors = frozenset(leaders(position.pieces.advisors[country]))
    yield mistake(by_advisors, "q-leader-advisors", RULE, number=len(by_advisors), players=seats(by_advisors))
    all_over = [position.pieces.cloisters_used(seat) for seat in range(position.setup.seats)]
    strongest = frozenset(seat for seat, number in enumerate(all_over) if number == max(all_over))
    yield mistake(strongest, "q-leader-all-over", RULE, players=seats(strongest), country=name)
    for seat, number in enumerate(counts):
        if number < most:
            yield mistake(frozenset({seat}), "q-leader-less", RULE, player=Seat(seat), less=number, most=most)


# What a player scores


def points(source: Source, random: Random, level: int) -> Made:
    """What a player scores for a country: the leader, then the second, then ties and lower ranks."""
    position = source.any()
    country = _country(position, random, 3)
    counts = cloisters_by_seat(position, country)
    ranks = majorities(counts)
    rank = chosen(
        (
            number
            for number, (those, _) in enumerate(ranks)
            if {1: number == 0 and len(those) == 1, 2: number == 1, 3: number > 1 or len(those) > 1}[level]
        ),
        random,
    )
    those, right = ranks[rank]
    seat = pick(those, random)
    name, subject = _about(position, country)
    sheet = score_final(position.setup, position.pieces)
    line = next(line for line in sheet.of_kind(CLOISTERS).lines if line.place == name and seat in line.seats)
    return Made(
        subject,
        say("q-points", RULE, country=name, player=Seat(seat)),
        Number(),
        right,
        _wrong_points(position, country, counts, rank, seat),
        (
            say("q-points-hint-1", country=name, player=Seat(seat)),
            say("q-points-hint-2" if rank == 0 else "q-points-hint-3", RULE),
        ),
        why_scored(position.setup, position.pieces, line),
    )


def _wrong_points(position: Position, country: int, counts: Sequence[int], rank: int, seat: int) -> Iterator[Mistake]:
    ranks, own = majorities(counts), counts[seat]
    those, most, everything = ranks[rank][0], max(counts), sum(counts)
    about: dict[str, Value] = {"player": Seat(seat), "country": position.board.countries[country].name}
    if rank > 0:
        above = ranks[rank - 1][0]
        yield mistake(everything, "q-points-second-as-first", RULE, **about, rank=rank + 1)
        if len(above) > 1:
            together = len(above) * counts[above[0]]
            yield mistake(together, "q-points-added", RULE, **about, players=seats(above))
    if rank > 1:
        yield mistake(most, "q-points-leader", RULE, **about, rank=rank + 1, above=rank)
    if len(those) > 1:
        shared = ranks[rank][1] // len(those)
        yield mistake(shared, "q-points-shared", RULE, players=seats(those))
    yield mistake(own, "q-points-own", RULE, **about, own=own, rank=rank + 1)
    if rank == 0:
        yield mistake(everything - own, "q-points-others", RULE, **about)
        sites = len(position.board.countries[country].sites)
        yield mistake(sites, "q-points-sites", RULE, **about, sites=sites)
        if len(ranks) > 1:
            yield mistake(counts[ranks[1][0][0]], "q-points-below", RULE, **about)
    yield mistake(everything + sum(position.pieces.advisors[country]), "q-points-advisors", RULE, **about)
    yield mistake(0, "q-points-nothing", RULE, **about, rank=rank + 1)


# One more cloister


def one_more(source: Source, random: Random, level: int) -> Made:
    """What a country would give to a player if one more cloister of his stood there."""
    position = source.any()
    country = _country(position, random, 3)
    effect = chosen(one_more_cloister(position, country), random)
    counts = cloisters_by_seat(position, country)
    seat, right, before = effect.seat, effect.after[effect.seat], effect.before[effect.seat]
    if right == before or (level == 2) == (effect.lead == ""):
        raise Dull
    name, subject = _about(position, country)
    more = [number + (other == seat) for other, number in enumerate(counts)]
    site = next(site for site in free_sites(position) if position.board.sites[site].country == country)
    after = with_cloister(position.pieces, site, seat)
    sheet = score_final(position.setup, after)
    line = next(line for line in sheet.of_kind(CLOISTERS).lines if line.place == name and seat in line.seats)
    about: dict[str, Value] = {"country": name, "player": Seat(seat)}
    ranks = majorities(more)
    rank = next(number for number, (those, _) in enumerate(ranks) if seat in those)
    mistakes = [
        mistake(before, "q-more-before", RULE, **about, before=before),
        mistake(before + 1, "q-more-plus-one", RULE, **about),
        mistake(right - before, "q-more-change", RULE, **about, before=before, change=right - before),
        mistake(sum(counts), "q-more-without", RULE, **about),
        *_wrong_points(position, country, more, rank, seat),
    ]
    return Made(
        subject,
        say("q-more", RULE, **about),
        Number(),
        right,
        mistakes,
        (say("q-more-hint-1", **about), say("q-more-hint-2", RULE)),
        (say("q-more-counted", **about), *why_scored(position.setup, after, line)),
    )


MAJORITIES = PowerTopic(
    "majorities",
    {"leader": Asked((1, 2, 3), leader), "points": Asked((1, 2, 3), points), "one-more": Asked((2, 3), one_more)},
)
