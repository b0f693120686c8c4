"""Questions about ships and carriages (CG-54): what they score, and what the next card adds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from webpower.engine.answers import Number, Players
from webpower.engine.chance import pick
from webpower.engine.messages import Message, Seat, Value
from webpower.engine.questions import Dull, Mistake
from webpower.games.card_game.cards import CHAIN, ROUTES, SYMBOLS, Route
from webpower.games.card_game.position import EMPTY, Position
from webpower.games.card_game.questions.positions import Source, at_ends, country_at, held, start_of_turn, with_card
from webpower.games.card_game.questions.topic import (
    TABLE,
    Asked,
    CardTopic,
    Made,
    Subject,
    chosen,
    mistake,
    say,
    seats,
)
from webpower.games.card_game.words import spot_words

RULE = "CG-54"


def numbers_of(position: Position, seat: int) -> tuple[int, int]:
    """A player's ships and carriages."""
    ships, carriages = (held(position).routes(route)[seat] for route in ROUTES)
    return ships, carriages


def worth(numbers: tuple[int, ...]) -> int:
    """What so many ships and so many carriages score."""
    return sum(number for number in numbers if number >= CHAIN)


def _enough(numbers: tuple[int, ...]) -> int:
    """How many of the two score."""
    return sum(number >= CHAIN for number in numbers)


def route_steps(position: Position, seat: int) -> Iterator[Message]:
    """Of the ships, then of the carriages, whether they score."""
    for route, number in zip(ROUTES, numbers_of(position, seat), strict=True):
        if number:
            scores = int(number >= CHAIN)
            yield say("q-routes-step", RULE, player=Seat(seat), route=str(route), number=number, scores=scores)


# What they score


def points(source: Source, random: Random, level: int) -> Made:
    """What ships and carriages give a player: where one of them is too few, then with any numbers."""
    position = source.last()
    wanted = 1 if level == 1 else pick((0, 2), random)
    every = {seat: numbers_of(position, seat) for seat in range(position.setup.seats)}
    fits = (seat for seat, numbers in every.items() if all(numbers) and _enough(numbers) == wanted)
    seat = chosen(fits, random)
    numbers = numbers_of(position, seat)
    about: dict[str, Value] = {"player": Seat(seat), "ships": numbers[0], "carriages": numbers[1], "least": CHAIN}
    scoring = _enough(numbers)
    wrong = [
        mistake(sum(numbers), "q-routes-together", RULE, **about) if scoring < 2 else None,
        mistake(max(numbers), "q-routes-larger", RULE, **about),
        mistake(min(numbers), "q-routes-smaller", RULE, **about),
        mistake(CHAIN * scoring, "q-routes-five", RULE, **about) if scoring else None,
        mistake(0, "q-routes-nothing", RULE, **about),
        mistake(sum(max(0, number - CHAIN + 1) for number in numbers), "q-routes-beyond", RULE, **about),
        mistake(scoring, "q-routes-one", RULE, **about),
    ]
    return Made(
        Subject(position, shown=TABLE),
        say("q-routes", RULE, **about),
        Number(),
        worth(numbers),
        [one for one in wrong if one is not None],
        (say("q-routes-hint-1", RULE, **about), say("q-routes-hint-2", RULE, **about)),
        (*route_steps(position, seat), say("q-routes-so", RULE, points=worth(numbers))),
    )


# Who scores


def scorers(source: Source, random: Random, level: int) -> Made:
    """Who scores for ships, or for carriages."""
    position = source.last()
    route = chosen(ROUTES, random)
    numbers = held(position).routes(route)
    right = frozenset(seat for seat, number in enumerate(numbers) if number >= CHAIN)
    if not right or len(right) == len(numbers):
        raise Dull
    other = held(position).routes(next(one for one in ROUTES if one != route))
    about: dict[str, Value] = {"route": str(route), "least": CHAIN}
    wrong = [
        _who("q-route-scorers-most", {seat for seat, number in enumerate(numbers) if number == max(numbers)}, about),
        _who("q-route-scorers-any", {seat for seat, number in enumerate(numbers) if number}, about),
        _who("q-route-scorers-four", {seat for seat, number in enumerate(numbers) if number >= CHAIN - 1}, about),
        _who("q-route-scorers-other", {seat for seat, number in enumerate(other) if number >= CHAIN}, about),
    ]
    listed = tuple(say("q-count", player=Seat(seat), cards=number) for seat, number in enumerate(numbers))
    return Made(
        Subject(position, shown=TABLE),
        say("q-route-scorers", RULE, **about),
        Players(),
        right,
        wrong,
        (say("q-route-scorers-hint-1", **about), say("q-route-scorers-hint-2", RULE, **about)),
        (
            say("q-route-counting", "CG-5", counts=listed, **about),
            say("q-route-scorers-so", RULE, players=seats(right), number=len(right), **about),
        ),
    )


def _who(id: str, those: set[int], about: dict[str, Value]) -> Mistake:
    return mistake(frozenset(those), id, RULE, **about, players=seats(those), number=len(those))


# What the next cards add


def gain(source: Source, random: Random, level: int) -> Made:
    """How many points more ships and carriages give with one card more, or with two of one country."""
    position = start_of_turn(source)
    seat, after = position.seat, position
    slots = chosen(_next_cards(position, level), random)
    for slot in slots:
        after = with_card(after, slot, seat)
    was, now = numbers_of(position, seat), numbers_of(after, seat)
    right = worth(now) - worth(was)
    signs = sum(now) - sum(was)
    if right == 0 and random.random() < 0.7:  # else it would nearly always be nothing
        raise Dull
    about: dict[str, Value] = {
        "player": Seat(seat),
        "spots": tuple(spot_words(position, slot) for slot in slots),
        "number": len(slots),
        "before": worth(was),
        "after": worth(now),
        "least": CHAIN,
    }
    wrong = [
        mistake(signs, "q-gain-each", RULE, **about),
        mistake(worth(now), "q-gain-all", RULE, **about),
        mistake(0, "q-gain-nothing", RULE, **about),
        mistake(CHAIN, "q-gain-five", RULE, **about),
        mistake(sum(now), "q-gain-together", RULE, **about),
        mistake(max(new for new, old in zip(now, was, strict=True) if new > old), "q-gain-own", RULE, **about),
    ]
    return Made(
        Subject(position, tuple(f"card:{slot}" for slot in slots)),
        say("q-gain", RULE, **about),
        Number(),
        right,
        wrong,
        (say("q-gain-hint-1", RULE, **about), say("q-gain-hint-2", RULE, **about)),
        (*route_steps(after, seat), say("q-gain-so", RULE, **about)),
    )


def _next_cards(position: Position, level: int) -> Iterator[tuple[int, ...]]:
    """Cards with a sign at the ends that whose turn it is could take, one or two of a country."""
    faces = position.setup.cards.faces
    free = [slot for slot in at_ends(position) if position.stones[slot] == EMPTY]
    signed = [slot for slot in free if faces[position.layout[slot]].route is not Route.NONE]
    pairs = [
        (slot, other)
        for slot in signed
        for other in signed
        if slot < other
        and country_at(position, slot) == country_at(position, other)
        and sum(len(faces[position.layout[one]].symbols) for one in (slot, other)) <= SYMBOLS
    ]
    for slots in pairs if level == 3 else [(slot,) for slot in signed]:
        routes = {faces[position.layout[slot]].route for slot in slots}
        if any(held(position).routes(route)[position.seat] >= CHAIN - 2 for route in routes):
            yield slots


CARD_ROUTES = CardTopic(
    "routes",
    {"points": Asked((1, 2), points), "scorers": Asked((1,), scorers), "gain": Asked((2, 3), gain)},
)
