"""Questions about the whole score (CG-53 to CG-56): a player's total, and who wins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from random import Random

from webpower.engine.answers import Number, Players
from webpower.engine.messages import Message, Seat, Value
from webpower.engine.questions import Mistake
from webpower.games.card_game.cards import CHAIN, LAWS, Law
from webpower.games.card_game.position import Position
from webpower.games.card_game.questions.positions import Source, held
from webpower.games.card_game.questions.routes import numbers_of, route_steps
from webpower.games.card_game.questions.topic import TABLE, Asked, CardTopic, Made, Subject, chosen, mistake, say, seats
from webpower.games.card_game.scoring import KINDS, score, winners
from webpower.games.card_game.scoring import sheet as kinds
from webpower.games.card_game.scoring.laws import EACH

MINUS_TWO = LAWS.index(Law.MINUS_TWO)


def _parts(position: Position, seat: int) -> dict[str, int]:
    """What a player has scored, by kinds of lines."""
    sheet = score(position)
    return {kind: sheet.of_kind(kind).totals()[seat] for kind in KINDS}


def _endings(position: Position) -> Iterator[Position]:
    """The end of a game, with its two law cards that cost points in whatever hands they could be."""
    seats, number = range(position.setup.seats), position.setup.options.law_split[MINUS_TWO]
    for holders in sorted({tuple(sorted(those)) for those in product((-1, *seats), repeat=number)}):
        laws = tuple(
            held[:MINUS_TWO] + bytes([holders.count(seat)]) for seat, held in zip(seats, position.laws, strict=True)
        )
        yield position._replace(laws=laws)


def _shown(position: Position) -> Message:
    """Who shows which law cards that cost points."""
    numbers = held(position).minus_two
    shown = tuple(say("q-shows", player=Seat(seat), laws=number) for seat, number in enumerate(numbers) if number)
    return say("q-shown", "CG-55", shown=shown, number=len(shown))


# The total of a player


def total(source: Source, random: Random, level: int) -> Made:
    """All points of a player: of the land and the symbols, less and less is told by level."""
    position = chosen(_endings(source.last()), random)
    having = [seat for seat, number in enumerate(held(position).minus_two) if number]
    seat = chosen(having if level > 1 else range(position.setup.seats), random)
    parts, numbers, laws = _parts(position, seat), numbers_of(position, seat), held(position).minus_two[seat]
    right = sum(parts.values())
    about: dict[str, Value] = {"player": Seat(seat), **parts, "least": CHAIN, "number": laws, "total": right}
    given = {1: ("q-given-land", "q-given-symbols"), 2: ("q-given-land", "q-given-symbols"), 3: ("q-given-land",)}
    fewer = sum(number for number in numbers if number < CHAIN)
    wrong = [
        mistake(right - parts[kinds.ROUTES], "q-total-no-routes", "CG-54", **about),
        mistake(right + fewer, "q-total-short", "CG-54", **about),
        mistake(right - parts[kinds.LAWS], "q-total-no-laws", "CG-55", **about),
        *([mistake(right + 2, "q-total-once", "CG-55", **about)] if laws > 1 else ()),
        mistake(right - parts[kinds.SYMBOLS], "q-total-no-symbols", "CG-53", **about),
        mistake(parts[kinds.LANDS] + parts[kinds.SYMBOLS], "q-total-subtotal", "CG-53", **about),
    ]
    steps = [say("q-total-so-lands", "CG-51", **about), say("q-total-so-symbols", "CG-52", **about)]
    lines = score(position).of_kind(kinds.SYMBOLS).lines if level == 3 else ()
    return Made(
        Subject(position, shown=TABLE),
        say("q-total", "CG-53", **about),
        Number(),
        right,
        wrong,
        (say("q-total-hint-1", "CG-53"), say("q-total-hint-2", "CG-54", **about)),
        (
            *(line.message for line in lines if seat in line.seats),
            *steps,
            *route_steps(position, seat),
            say("q-total-so", "CG-53", **about),
        ),
        (*(say(id, **about) for id in given[level]), *([_shown(position)] if any(held(position).minus_two) else ())),
    )


# Who wins


def winner(source: Source, random: Random, level: int) -> Made:
    """Who wins: without law cards, then where they turn it, then in ties."""
    position = chosen(_of_level(source.last(), level), random)
    right = frozenset(winners(position))
    totals, before = score(position).totals(), _subtotals(position)
    cards = [position.owners.count(seat) for seat in range(position.setup.seats)]
    laws = held(position).minus_two
    lands = score(position).of_kind(kinds.LANDS).totals()
    most_points = _most(totals)
    about: dict[str, Value] = {"players": seats(right), "number": len(right), "tied": seats(most_points)}
    wrong = [
        *([_who("q-winner-laws", _most(before), about)] if level < 3 else ()),
        _who("q-winner-tied", most_points, about),
        _who("q-winner-nobody", frozenset(), about),
        *(_who("q-winner-one", {seat}, about) for seat in sorted(most_points) if len(most_points) > 1),
        _who("q-winner-lands", _most(lands), about),
        _who("q-winner-cards", _most(cards), about),
        *(
            _who("q-winner-less", {seat}, {**about, "less": totals[seat], "most": max(totals)})
            for seat in range(len(totals))
        ),
    ]
    named = "subtotals" if level < 3 else "totals"
    told = tuple(
        say("q-has-points", player=Seat(seat), points=points)
        for seat, points in enumerate(before if level < 3 else totals)
    )
    given = [say(f"q-given-{named}", counts=told)]
    if level < 3 and any(laws):
        given.append(_shown(position))
    return Made(
        Subject(position, shown=TABLE),
        say("q-winner", "CG-56"),
        Players(),
        right,
        wrong,
        (say("q-winner-hint-1", "CG-55"), say("q-winner-hint-2", "CG-56")),
        _why_wins(position, right, totals, cards),
        tuple(given),
    )


@lru_cache(maxsize=32)
def _of_level(last: Position, level: int) -> tuple[Position, ...]:
    """Endings where law cards do not matter (1), where they turn who wins (2), or with a tie (3)."""
    subtotals = _subtotals(last)
    return tuple(one for one in _endings(last) if _decided(subtotals, held(one).minus_two) == level)


def _decided(subtotals: Sequence[int], laws: Sequence[int]) -> int:
    totals = [points + EACH * number for points, number in zip(subtotals, laws, strict=True)]
    if len(_most(totals)) > 1:
        return 3
    return 1 if _most(totals) == _most(subtotals) else 2


def _subtotals(position: Position) -> list[int]:
    """By seat: the points without those that law cards cost."""
    losses = score(position).of_kind(kinds.LAWS).totals()
    return [total - loss for total, loss in zip(score(position).totals(), losses, strict=True)]


def _most(numbers: Sequence[int]) -> frozenset[int]:
    return frozenset(seat for seat, number in enumerate(numbers) if number == max(numbers))


def _who(id: str, those: frozenset[int] | set[int], about: dict[str, Value]) -> Mistake:
    return mistake(frozenset(those), id, "CG-56", **{**about, "who": seats(those), "many": len(those)})


def _why_wins(
    position: Position, right: frozenset[int], totals: Sequence[int], cards: Sequence[int]
) -> tuple[Message, ...]:
    """The totals, the land cards if they decide, and who wins."""
    counts = tuple(say("q-has-points", player=Seat(seat), points=points) for seat, points in enumerate(totals))
    steps = [say("q-winner-totals", "CG-56", counts=counts)]
    tied = _most(totals)
    if len(tied) > 1:
        held_cards = tuple(say("q-count", player=Seat(seat), cards=cards[seat]) for seat in sorted(tied))
        steps.append(say("q-winner-cards-decide", "CG-56", counts=held_cards))
    steps.append(say("q-winner-so", "CG-56", players=seats(right), number=len(right)))
    return tuple(steps)


CARD_TOTAL = CardTopic("card-total", {"total": Asked((1, 2, 3), total), "winner": Asked((1, 2, 3), winner)})
