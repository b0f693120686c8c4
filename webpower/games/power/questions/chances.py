"""Questions about cards and chance: cards not seen, chances of the next cards, what to expect, open cards, memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb
from random import Random

from webpower.engine.answers import Number
from webpower.engine.messages import Message, Seat, Value
from webpower.engine.questions import Dull, Mistake
from webpower.engine.ratios import Ratio
from webpower.games.power.chances import at_least, next_card, pair_among
from webpower.games.power.observation import Observation, observe
from webpower.games.power.position import Position
from webpower.games.power.questions.card_picture import CardPicture
from webpower.games.power.questions.known_cards import known, open_or_stack
from webpower.games.power.questions.positions import Source, chosen
from webpower.games.power.questions.topic import Asked, Made, PowerTopic, Subject, mistake, say

RULE = "WP-23"

CHANCE, AVERAGE = Ratio(), Ratio(chance=False)
"""How answers are written."""

TIMES = " \u00d7 "

ENOUGH = 5
"""The stack has so many cards at least, so that it does not run out while it is asked about."""


class Deal:
    """What the player on the move knows of the cards at some moment, and the numbers that questions are about."""

    def __init__(self, source: Source, random: Random) -> None:
        node = chosen(source.before_shuffle(), random)
        self.position: Position = node.position
        self.seat = self.position.seat
        self.seen: Observation = observe(self.position, node.memory, self.seat)
        self.stack, self.unseen = self.seen.stack_size, self.seen.unseen
        if self.stack < ENOUGH:
            raise Dull
        self.all = sum(self.unseen)
        self.hidden = self.all - self.stack
        self.deck = [self.seen.setup.unshuffled.count(kind) for kind in range(len(self.unseen))]

    def kind(self, random: Random, least: int = 1) -> int:
        """A kind of card of which so many are not seen."""
        return chosen((kind for kind, number in enumerate(self.unseen) if number >= least), random)

    def about(self, kind: int, draws: int = 1) -> dict[str, Value]:
        """What sentences about a kind speak of."""
        return {
            "player": Seat(self.seat),
            "card": self.seen.setup.board.cards[kind].label,
            "number": self.unseen[kind],
            "all": self.all,
            "stack": self.stack,
            "hidden": self.hidden,
            "draws": draws,
        }

    def subject(self, counted: bool) -> Subject:
        """The cards as the player knows them; ``counted`` with those not seen."""
        return Subject(self.position, drawn=CardPicture(self.seen, unseen=counted))

    def given(self) -> tuple[Message, ...]:
        """How chance is thought of."""
        return (say("q-blind", RULE, player=Seat(self.seat)),)


# Counting


def unseen(source: Source, random: Random, level: int) -> Made:
    """How many cards of a kind a player has not seen; from level 2 on others took some openly."""
    deal = Deal(source, random)
    kind = deal.kind(random)
    seen, about = deal.seen, deal.about(kind)
    right, own, lying = deal.unseen[kind], seen.hand[kind], seen.open.count(kind)
    others = sum(row[kind] for seat, row in enumerate(seen.known) if seat != deal.seat)
    removed = seen.setup.board.cards[kind].count - deal.deck[kind]
    if bool(others) != (level > 1) or not own + lying:
        raise Dull
    wrong = [
        mistake(right + others, "q-unseen-known", "WP-4", **about, others=others),
        mistake(right + own, "q-unseen-hand", "WP-4", **about, own=own),
        mistake(right + lying, "q-unseen-open", "WP-4", **about, lying=lying),
        mistake(right + seen.discard[kind], "q-unseen-discard", "WP-4", **about, discarded=seen.discard[kind]),
        mistake(deal.deck[kind], "q-unseen-deck", "WP-3", **about),
        mistake(right + removed, "q-unseen-removed", "WP-3", **about, players=seen.setup.seats, removed=removed),
        mistake(deal.all, "q-unseen-all", "WP-4", **about),
    ]
    so: dict[str, Value] = {"deck": deal.deck[kind], "known": deal.deck[kind] - right}
    return Made(
        deal.subject(counted=False),
        say("q-unseen", "WP-4", **about),
        Number(),
        right,
        wrong,
        (say("q-unseen-hint-1", "WP-3", **about), say("q-unseen-hint-2", "WP-4")),
        (say("q-unseen-so", "WP-4", **about, **so),),
    )


# One card


def next_one(source: Source, random: Random, level: int) -> Made:
    """The chance that the stack's next card is of a kind; from level 2 on the cards have to be counted first."""
    deal = Deal(source, random)
    kind = deal.kind(random, 2)
    about, seen = deal.about(kind), deal.seen
    number, all = deal.unseen[kind], deal.all
    lying = seen.open.count(kind)
    wrong = [
        mistake(Fraction(number, deal.stack), "q-top-stack", "WP-4", **about),
        mistake(Fraction(number + seen.hand[kind], all + sum(seen.hand)), "q-top-hand", "WP-4", **about),
        mistake(Fraction(number + lying, all + len(seen.open)), "q-top-open", "WP-4", **about),
        mistake(Fraction(deal.deck[kind], sum(deal.deck)), "q-top-deck", "WP-4", **about),
        mistake(Fraction(1, len(deal.unseen)), "q-top-fifth", "WP-3", **about),
        mistake(Fraction(number, max(1, all - number)), "q-top-odds", RULE, **about),
    ]
    return Made(
        deal.subject(counted=level == 1),
        say("q-top", RULE, **about),
        CHANCE,
        next_card(seen)[kind],
        _likely(wrong),
        (say("q-top-hint-1", RULE, **about), say("q-top-hint-2", **about)),
        (_so("q-top-so", about, Fraction(number, all)),),
        deal.given(),
    )


def _likely(wrong: Sequence[Mistake]) -> list[Mistake]:
    """The mistakes that could be a chance."""
    return [one for one in wrong if isinstance(one.answer, Fraction) and one.answer <= 1]


def _so(id: str, about: Mapping[str, Value], found: Fraction, form: Ratio = CHANCE) -> Message:
    """A sentence that ends with a number as it is written."""
    return say(id, RULE, **about, result=form.words(found))


# Several cards


def some(source: Source, random: Random, level: int) -> Made:
    """The chance of at least one card of a kind among the next two, or three."""
    deal, draws = Deal(source, random), level
    kind = deal.kind(random, draws)
    about, number, all = deal.about(kind, draws), deal.unseen[kind], deal.all
    ways, none = comb(all, draws), Fraction(comb(all - number, draws), comb(all, draws))
    if none == Fraction(1, 2):  # whoever forgets to take it off 1 would be right
        raise Dull
    wrong = [
        mistake(Fraction(draws * number, all), "q-some-added", RULE, **about),
        mistake(1 - Fraction(all - number, all) ** draws, "q-some-back", RULE, **about),
        mistake(none, "q-some-none", RULE, **about),
        mistake(Fraction(number, all), "q-some-one-draw", RULE, **about),
        mistake(Fraction(comb(number, draws), ways), "q-some-every", RULE, **about),
        mistake(Fraction(number * comb(all - number, draws - 1), ways), "q-some-exactly", RULE, **about),
    ]
    product = TIMES.join(f"{all - number - drawn}/{all - drawn}" for drawn in range(draws))
    return Made(
        deal.subject(counted=True),
        say("q-some", RULE, **about),
        CHANCE,
        at_least(1, deal.seen, draws)[kind],
        _likely(wrong),
        (say("q-some-hint-1", RULE, **about), say("q-some-hint-2", RULE, **about)),
        (
            _so("q-some-so-1", {**about, "product": product}, none),
            _so("q-some-so-2", {**about, "none": str(none)}, 1 - none),
        ),
        deal.given(),
    )


def expected(source: Source, random: Random, level: int) -> Made:
    """How many cards of a kind are to be expected among the next two, or three."""
    deal, draws = Deal(source, random), level
    kind = deal.kind(random, 2)
    about, number, all = deal.about(kind, draws), deal.unseen[kind], deal.all
    right = Fraction(draws * number, all)
    wrong = [
        mistake(at_least(1, deal.seen, draws)[kind], "q-expected-chance", RULE, **about),
        mistake(Fraction(number, all), "q-expected-one", RULE, **about),
        mistake(Fraction(draws * number, deal.stack), "q-expected-stack", "WP-4", **about),
        mistake(Fraction(draws * deal.deck[kind], sum(deal.deck)), "q-expected-deck", "WP-4", **about),
        mistake(Fraction(draws, len(deal.unseen)), "q-expected-fifth", "WP-3", **about),
        mistake(Fraction(draws), "q-expected-draws", RULE, **about),
    ]
    return Made(
        deal.subject(counted=True),
        say("q-expected", RULE, **about),
        AVERAGE,
        right,
        wrong,
        (say("q-expected-hint-1", RULE, **about), say("q-expected-hint-2", RULE, **about)),
        (_so("q-expected-so", about, right, AVERAGE),),
        deal.given(),
    )


# Pairs


def pair(source: Source, random: Random, level: int) -> Made:
    """Two different cards are in the hand, one is drawn: the chance of two of a kind."""
    deal = Deal(source, random)
    held = [kind for kind, number in enumerate(deal.seen.hand) if number == 1]
    if deal.seen.phase != "draw" or len(held) != 2 or sum(deal.seen.hand) != 2 or not any(deal.unseen[k] for k in held):
        raise Dull
    cards = [deal.seen.setup.board.cards[kind].label for kind in held]
    one, other = (deal.unseen[kind] for kind in held)
    about: dict[str, Value] = {**deal.about(held[0]), "a": cards[0], "b": cards[1], "one": one, "other": other}
    all, right = deal.all, Fraction(one + other, deal.all)
    wrong = [
        mistake(Fraction(one, all), "q-pair-one", "WP-11", **about, card_left=cards[1]),
        mistake(Fraction(other, all), "q-pair-one", "WP-11", **about, card_left=cards[0]),
        mistake(Fraction(one + other + 2, all + 2), "q-pair-hand", "WP-4", **about),
        mistake(Fraction(one + other, deal.stack), "q-pair-stack", "WP-4", **about),
        mistake(Fraction(one * other, all * all), "q-pair-product", RULE, **about),
        mistake(Fraction(2, len(deal.unseen)), "q-pair-fifths", "WP-3", **about),
        mistake(1 - right, "q-pair-not", RULE, **about),
    ]
    return Made(
        deal.subject(counted=level == 1),
        say("q-pair", "WP-11", **about),
        CHANCE,
        right,
        _likely(wrong),
        (say("q-pair-hint-1", "WP-11", **about), say("q-pair-hint-2", RULE, **about)),
        (_so("q-pair-so", about, right),),
        deal.given(),
    )


def twins(source: Source, random: Random, level: int) -> Made:
    """The chance that the next two cards of the stack are of the same kind."""
    deal = Deal(source, random)
    about, all, numbers = deal.about(0, 2), deal.all, deal.unseen
    right = pair_among(deal.seen, 2)
    most = max(range(len(numbers)), key=lambda kind: numbers[kind])
    named: dict[str, Value] = {**about, "card": deal.seen.setup.board.cards[most].label}
    pairs = all * (all - 1)
    wrong = [
        mistake(Fraction(1, len(numbers)), "q-twins-fifth", "WP-3", **about),
        mistake(sum((Fraction(number, all) ** 2 for number in numbers), Fraction()), "q-twins-back", RULE, **about),
        mistake(right / 2, "q-twins-order", RULE, **about),
        mistake(Fraction(numbers[most] * (numbers[most] - 1), pairs), "q-twins-one", RULE, **named),
        mistake(1 - right, "q-twins-not", RULE, **about),
    ]
    products = " + ".join(f"{number}{TIMES}{number - 1}" for number in numbers if number > 1)
    return Made(
        deal.subject(counted=True),
        say("q-twins", RULE, **about),
        CHANCE,
        right,
        _likely(wrong),
        (say("q-twins-hint-1", RULE, **about), say("q-twins-hint-2", RULE, **about)),
        (_so("q-twins-so", {**about, "products": products, "pairs": f"{all}{TIMES}{all - 1}"}, right),),
        deal.given(),
    )


CHANCES = PowerTopic(
    "chances",
    {
        "unseen": Asked((1, 2, 3), unseen),
        "next": Asked((1, 2, 3), next_one),
        "some": Asked((2, 3), some),
        "expected": Asked((2, 3), expected),
        "pair": Asked((1, 2), pair),
        "twins": Asked((3,), twins),
        "open": Asked((1, 2, 3), open_or_stack),
        "known": Asked((1, 2, 3), known),
    },
)
