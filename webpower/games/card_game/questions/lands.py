"""Questions about land (CG-51): who has the most of a country, what its cards score, what one more would change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from webpower.engine.answers import Number, Players
from webpower.engine.chance import pick
from webpower.engine.messages import Message, Seat, Value
from webpower.engine.questions import Dull, Mistake
from webpower.games.card_game.position import Position
from webpower.games.card_game.questions.positions import Source, at_ends, country_at, held, name_of, with_card
from webpower.games.card_game.questions.topic import Asked, CardTopic, Made, Subject, chosen, mistake, say, seats
from webpower.games.card_game.scoring.land import land_points

RULE = "CG-51"

Ranks = list[tuple[tuple[int, ...], int]]
"""The seats of each rank, and the points of each of them."""


def _subject(position: Position, country: int) -> Subject:
    return Subject(position, shown=position.setup.cards.countries[country].id)


def _all(position: Position, country: int) -> int:
    return position.setup.cards.countries[country].cards


def counting(position: Position, country: int) -> Message:
    """How many cards of a country everybody has."""
    counts = tuple(
        say("q-count", player=Seat(seat), cards=number)
        for seat, number in enumerate(held(position).of_country(country))
    )
    return say("q-counting", "CG-3", country=name_of(position.setup, country), counts=counts)


# Who has the most


def leader(source: Source, random: Random, level: int) -> Made:
    """Who has the most cards of a country; from level 2 on several have."""
    position = source.last()
    holding = held(position)
    country = chosen(range(len(position.setup.cards.countries)), random)
    counts = holding.of_country(country)
    ranks = land_points(counts, _all(position, country))
    first = frozenset(ranks[0][0])
    if (len(first) > 1) != (level > 1) or len(ranks) == 1:
        raise Dull
    about: dict[str, Value] = {"country": name_of(position.setup, country), "all": _all(position, country)}
    most, second = counts[ranks[0][0][0]], ranks[1][0]
    symbols = [sum(families.values()) for families in holding.families(country)]
    strongest = [len(cards) for cards in holding.lands]
    by_symbols, by_cards = _most(symbols), _most(strongest)
    wrong = [
        *(mistake(frozenset({seat}), "q-leader-tie", RULE, player=Seat(seat), most=most) for seat in sorted(first)),
        mistake(first | set(second), "q-leader-near", RULE, less=counts[second[0]], most=most),
        mistake(frozenset(second), "q-leader-second", RULE, less=counts[second[0]], most=most),
        mistake(by_symbols, "q-leader-symbols", RULE, number=len(by_symbols), players=seats(by_symbols)),
        mistake(by_cards, "q-leader-all-over", RULE, players=seats(by_cards), **about),
        *(
            mistake(frozenset({seat}), "q-leader-less", RULE, player=Seat(seat), less=number, most=most)
            for seat, number in enumerate(counts)
            if number < most
        ),
    ]
    return Made(
        _subject(position, country),
        say("q-leader", RULE, **about),
        Players(),
        first,
        wrong,
        (say("q-leader-hint-1", **about), say("q-leader-hint-2", RULE)),
        (counting(position, country), say("q-leader-so", RULE, players=seats(first), number=len(first), **about)),
    )


def _most(numbers: Sequence[int]) -> frozenset[int]:
    """The seats with the largest number."""
    return frozenset(seat for seat, number in enumerate(numbers) if number == max(numbers))


# What the cards score


def points(source: Source, random: Random, level: int) -> Made:
    """What a country gives to a player: to who has the most, then to the second, then in ties and below."""
    position = source.last()
    places = list(_places(position, level))
    wanted = chosen(sorted({points for *_, points in places}), random)  # some numbers are far more common
    country, rank, those, right = chosen((place for place in places if place[-1] == wanted), random)
    seat = pick(those, random)
    about = _about(position, country, seat, rank)
    return Made(
        _subject(position, country),
        say("q-points", RULE, **about),
        Number(),
        right,
        wrong_points(position, country, seat),
        (say("q-points-hint-1", **about), say("q-points-hint-2" if rank == 0 else "q-points-hint-3", RULE)),
        why_points(position, country, seat),
    )


def _places(position: Position, level: int) -> Iterator[tuple[int, int, tuple[int, ...], int]]:
    """Countries with a rank, its seats and its points: the first rank, the second, then those with ties or below."""
    for country in range(len(position.setup.cards.countries)):
        ranks = land_points(held(position).of_country(country), _all(position, country))
        for rank, (those, points) in enumerate(ranks) if len(ranks) > 1 else ():
            plain = all(len(seats) == 1 for seats, _ in ranks[: rank + 1])
            if (rank == level - 1 and plain) if level < 3 else (rank > 1 or len(those) > 1):
                yield country, rank, those, points


def _about(position: Position, country: int, seat: int, rank: int) -> dict[str, Value]:
    return {
        "player": Seat(seat),
        "country": name_of(position.setup, country),
        "all": _all(position, country),
        "rank": rank + 1,
        "above": rank,
    }


def _rank_of(position: Position, country: int, seat: int) -> tuple[Ranks, int]:
    ranks = land_points(held(position).of_country(country), _all(position, country))
    return ranks, next(rank for rank, (those, _) in enumerate(ranks) if seat in those)


def why_points(position: Position, country: int, seat: int) -> tuple[Message, ...]:
    """What a player with a card of a country scores for it, by steps."""
    ranks, rank = _rank_of(position, country, seat)
    those, right = ranks[rank]
    about = _about(position, country, seat, rank)
    so = say("q-points-first" if rank == 0 else "q-points-below", RULE, **about, points=right)
    tied = (say("q-points-tied", RULE, players=seats(those)),) if len(those) > 1 else ()
    return (counting(position, country), *tied, so)


def wrong_points(position: Position, country: int, seat: int) -> Iterator[Mistake]:
    """What people count instead."""
    counts = held(position).of_country(country)
    ranks, rank = _rank_of(position, country, seat)
    those, own, about = ranks[rank][0], counts[seat], _about(position, country, seat, rank)
    everything = _all(position, country)
    if rank > 0:
        above = ranks[rank - 1][0]
        yield mistake(everything, "q-points-as-first", RULE, **about)
        if len(above) > 1:
            yield mistake(len(above) * counts[above[0]], "q-points-added", RULE, **about, players=seats(above))
        yield mistake(counts[above[0]] - own, "q-points-difference", RULE, **about)
    if rank > 1:
        yield mistake(max(counts), "q-points-leader", RULE, **about)
    if len(those) > 1:
        yield mistake(ranks[rank][1] // len(those), "q-points-shared", RULE, players=seats(those))
    yield mistake(own, "q-points-own", RULE, **about, own=own)
    if rank == 0:
        yield mistake(everything - own, "q-points-others", RULE, **about)
        if len(ranks) > 1:
            yield mistake(counts[ranks[1][0][0]], "q-points-upside-down", RULE, **about)
        taken = sum(counts)
        yield mistake(taken, "q-points-taken", RULE, **about, left=everything - taken)
    families = held(position).families(country)[seat]
    yield mistake(own + sum(families.values()), "q-points-symbols", RULE, **about)
    yield mistake(0, "q-points-nothing", RULE, **about)


# One more card


def one_more(source: Source, random: Random, level: int) -> Made:
    """What a country gives to a player once a card has been taken: by the player, at the last level by another one."""
    position = source.any()
    changes = list(_changes(position, level))
    slot, taker, seat = chosen(changes, random)
    country = country_at(position, slot)
    after = with_card(position, slot, taker)
    before, right = _land(position, country, seat), _land(after, country, seat)
    rank = _rank_of(after, country, seat)[1]
    about = {**_about(after, country, seat, rank), "taker": Seat(taker), "before": before, "change": right - before}
    wrong = [
        mistake(before, "q-more-before", RULE, **about),
        mistake(before + 1, "q-more-plus-one", RULE, **about),
        mistake(before - 1, "q-more-minus-one", RULE, **about),
        *([mistake(right - before, "q-more-change", RULE, **about)] if right > before > 0 else ()),
        *wrong_points(after, country, seat),
    ]
    return Made(
        _subject(position, country),
        say("q-more", RULE, **about),
        Number(),
        right,
        [one for one in wrong if isinstance(one.answer, int) and one.answer >= 0],
        (say("q-more-hint-1", **about), say("q-more-hint-2", RULE, **about)),
        (say("q-more-counted", RULE, **about), *why_points(after, country, seat)),
    )


def _land(position: Position, country: int, seat: int) -> int:
    ranks = land_points(held(position).of_country(country), _all(position, country))
    return next((points for those, points in ranks if seat in those), 0)


def _changes(position: Position, level: int) -> Iterator[tuple[int, int, int]]:
    """Cards at ends, who could take them, and a player for whom that changes the points of the country."""
    for slot in at_ends(position):
        country = country_at(position, slot)
        if sum(map(bool, held(position).of_country(country))) < 2:
            continue
        for taker in range(position.setup.seats):
            after = with_card(position, slot, taker)
            for seat in range(position.setup.seats):
                changed = _land(after, country, seat) != _land(position, country, seat)
                if changed and (seat == taker) == (level == 2):
                    yield slot, taker, seat


LANDS = CardTopic(
    "lands",
    {"leader": Asked((1, 2), leader), "points": Asked((1, 2, 3), points), "one-more": Asked((2, 3), one_more)},
)
