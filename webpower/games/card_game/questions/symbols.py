"""Questions about symbols (CG-52): a player's best family, who has the largest of all, what it scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from webpower.engine.answers import Number, Players
from webpower.engine.chance import pick
from webpower.engine.messages import Message, Seat, Value
from webpower.engine.questions import Dull, Mistake
from webpower.games.card_game.position import Position
from webpower.games.card_game.questions.positions import Source, held, name_of
from webpower.games.card_game.questions.topic import Asked, CardTopic, Made, Subject, chosen, mistake, say, seats
from webpower.games.card_game.scoring.land import land_points
from webpower.games.card_game.scoring.symbols import symbol_points
from webpower.games.card_game.words import counted_words

RULE = "CG-52"

Families = Sequence[Counter[int]]
"""By seat: how many symbols of each family."""


def _country(position: Position, random: Random) -> tuple[int, Families]:
    """A country in which several players have symbols."""
    families = [held(position).families(country) for country in range(len(position.setup.cards.countries))]
    country = chosen((number for number, here in enumerate(families) if sum(map(bool, here)) > 1), random)
    return country, families[country]


def _subject(position: Position, country: int) -> Subject:
    return Subject(position, shown=position.setup.cards.countries[country].id)


def _best(families: Families) -> list[int]:
    """By seat: the largest number of one family."""
    return [max(counts.values(), default=0) for counts in families]


def _counting(position: Position, families: Families, country: int) -> Message:
    """Everybody's symbols by their families."""
    ids = position.setup.cards.families
    counts = tuple(
        say(
            "q-symbols",
            player=Seat(seat),
            symbols=tuple(counted_words(ids[family], number) for family, number in sorted(counts.items()))
            or (say("q-no-symbol"),),
        )
        for seat, counts in enumerate(families)
    )
    return say("q-symbols-counting", "CG-4", country=name_of(position.setup, country), counts=counts)


# The best family of a player


def best(source: Source, random: Random, level: int) -> Made:
    """The largest number of symbols that a player has of one family."""
    position = source.last()
    country, families = _country(position, random)
    seat = chosen((seat for seat, counts in enumerate(families) if len(counts) > 1), random)
    counts, right = families[seat], _best(families)[seat]
    cards = held(position).of_country(country)[seat]
    faces = position.setup.cards.faces
    family = max(sorted(counts), key=counts.__getitem__)
    here = [faces[card] for card in position.cards_of(seat) if faces[card].country == country]
    with_it = sum(family in face.symbols for face in here)
    about: dict[str, Value] = {"player": Seat(seat), "country": name_of(position.setup, country), "cards": cards}
    wrong = [
        mistake(sum(counts.values()), "q-best-together", RULE, **about),
        mistake(with_it, "q-best-cards", RULE, **about),
        mistake(min(counts.values()), "q-best-smaller", RULE, **about),
        mistake(len(counts), "q-best-families", RULE, **about),
        mistake(cards, "q-best-all-cards", RULE, **about),
        mistake(max(_best(families)), "q-best-other", RULE, **about),
        mistake(right + 1, "q-best-again", RULE, **about),
    ]
    return Made(
        _subject(position, country),
        say("q-best", RULE, **about),
        Number(),
        right,
        wrong,
        (say("q-best-hint-1", "CG-4", **about), say("q-best-hint-2", RULE)),
        (_counting(position, families, country), say("q-best-so", RULE, **about, right=right)),
    )


# Who scores


def scorers(source: Source, random: Random, level: int) -> Made:
    """Who scores for the symbols of a country: one player, then two, then more."""
    position = source.last()
    country, families = _country(position, random)
    right, most = symbol_points(families)
    shared = {family for seat in right for family, number in families[seat].items() if number == most}
    if min(len(right), 3) != level:
        raise Dull
    best, together = _best(families), [sum(counts.values()) for counts in families]
    cards = held(position).of_country(country)
    near = [seat for seat, number in enumerate(best) if number >= most - 1 and number]
    about: dict[str, Value] = {"country": name_of(position.setup, country), "most": most}
    wrong = [
        _who("q-scorers-together", _with_most(together), about),
        *(_who("q-scorers-tie", {seat}, about) for seat in right if len(right) > 1),
        _who("q-scorers-cards", _with_most(cards), about),
        _who("q-scorers-near", set(near), about),
        _who("q-scorers-any", {seat for seat, number in enumerate(best) if number}, about),
        *(
            _who("q-scorers-less", {seat}, {**about, "less": best[seat]})
            for seat in range(len(best))
            if seat not in right
        ),
        *(
            _who("q-scorers-family", {seat for seat in right if families[seat][family] == most}, about)
            for family in sorted(shared)
        ),
    ]
    return Made(
        _subject(position, country),
        say("q-scorers", RULE, **about),
        Players(),
        frozenset(right),
        wrong,
        (say("q-scorers-hint-1", RULE, **about), say("q-scorers-hint-2", RULE)),
        (
            _counting(position, families, country),
            say("q-scorers-so", RULE, **about, players=seats(right), number=len(right)),
        ),
    )


def _with_most(numbers: Sequence[int]) -> set[int]:
    return {seat for seat, number in enumerate(numbers) if number == max(numbers)}


def _who(id: str, those: set[int], about: dict[str, Value]) -> Mistake:
    return mistake(frozenset(those), id, RULE, **about, players=seats(those), number=len(those))


# What they score


def points(source: Source, random: Random, level: int) -> Made:
    """What the symbols of a country give: to a player alone ahead, then to others, then once for several families."""
    position = source.last()
    country, families = _country(position, random)
    scoring, most = symbol_points(families)
    best = _best(families)
    tied = pick((True, False), random)
    fits = {
        1: [seat for seat in scoring if len(scoring) == 1],
        2: [seat for seat in scoring if len(scoring) > 1] if tied else _behind(best),
        3: [seat for seat in scoring if list(families[seat].values()).count(most) > 1],
    }
    seat = chosen(fits[level], random)
    right = most if seat in scoring else 0
    about: dict[str, Value] = {
        "player": Seat(seat),
        "country": name_of(position.setup, country),
        "most": most,
        "own": best[seat],
    }
    return Made(
        _subject(position, country),
        say("q-symbol-points", RULE, **about),
        Number(),
        right,
        _wrong_points(position, country, seat, about),
        (say("q-symbol-points-hint-1", RULE, **about), say("q-symbol-points-hint-2", RULE, **about)),
        (
            _counting(position, families, country),
            say("q-symbol-points-so" if right else "q-symbol-points-none", RULE, **about),
        ),
    )


def _behind(best: Sequence[int]) -> list[int]:
    """The seats that have symbols, but fewer than another one."""
    return [seat for seat, number in enumerate(best) if 0 < number < max(best)]


def _wrong_points(position: Position, country: int, seat: int, about: dict[str, Value]) -> Iterator[Mistake]:
    families = held(position).families(country)
    scoring, most = symbol_points(families)
    counts = families[seat]
    reached = list(counts.values()).count(most)
    if reached > 1:
        yield mistake(reached * most, "q-symbol-points-once", RULE, **about)
    yield mistake(sum(counts.values()), "q-symbol-points-together", RULE, **about)
    if seat not in scoring:
        yield mistake(max(counts.values()), "q-symbol-points-second", RULE, **about)
        yield mistake(most, "q-symbol-points-others", RULE, **about)
    elif len(scoring) > 1:
        yield mistake(most // len(scoring), "q-symbol-points-shared", RULE, players=seats(scoring))
        yield mistake(0, "q-symbol-points-tied", RULE, players=seats(scoring))
    yield mistake(sum(map(sum, (one.values() for one in families))), "q-symbol-points-all", RULE, **about)
    lands = land_points(held(position).of_country(country), position.setup.cards.countries[country].cards)
    yield mistake(next(points for those, points in lands if seat in those), "q-symbol-points-land", RULE, **about)
    yield mistake(held(position).of_country(country)[seat], "q-symbol-points-cards", RULE, **about)


SYMBOLS = CardTopic(
    "symbols",
    {"best": Asked((1,), best), "scorers": Asked((1, 2, 3), scorers), "points": Asked((1, 2, 3), points)},
)
