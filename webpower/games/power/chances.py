"""The chances of cards, exactly, from what a seat knows.

A card that the seat has not seen lies in the stack or hidden in another hand. Every such card is taken to be anywhere
with the same chance: what the others do is not read as a hint at their hands. So cards from the stack come as if drawn
blindly from all unseen cards. Where the stack runs out for the first time, the discard pile, whose cards are known, is
the next stack (WP-31); after the second time no card is drawn (WP-32).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from math import comb, prod
from typing import NamedTuple

from webpower.games.power.board import HAND_SIZE
from webpower.games.power.observation import Observation
from webpower.games.power.position import Phase, counted, listed

Hand = bytes
"""By kind, the number of cards."""

Chances = Mapping[Hand, Fraction]
"""How likely each set of cards is; together 1."""


class Supply(NamedTuple):
    """Where cards from the stack come from."""

    unseen: Hand
    """The cards of which the stack holds some; the rest is hidden in hands."""
    stack: int
    """How many cards the stack has."""
    next: Hand
    """The known cards of the stack after this one; none if there will be no other."""

    @property
    def size(self) -> int:
        """How many cards can be drawn at all."""
        return self.stack + sum(self.next)


class Plan(NamedTuple):
    """How a seat comes to the hand of its next turn."""

    keep: Hand
    """The cards of the hand that are not paid or given away."""
    taken: Hand
    """The open cards taken."""
    drawn: int
    """How many cards come from the stack."""


def blind(cards: Sequence[int], number: int) -> Chances:
    """What comes when so many of the cards are drawn blindly (the multivariate hypergeometric distribution).

    Raises ValueError when there are not so many.

    >>> for hand, chance in blind([2, 1], 2).items():
    ...     print(list(hand), chance)
    [2, 0] 1/3
    [1, 1] 2/3
    """
    if not 0 <= number <= sum(cards):
        raise ValueError(f"there are {sum(cards)} cards, so {number} can't be drawn")
    ways = {
        drawn: prod(comb(there, taken) for there, taken in zip(cards, drawn, strict=True))
        for kinds in combinations_with_replacement(range(len(cards)), number)
        for drawn in [bytes([kinds.count(kind) for kind in range(len(cards))])]
    }
    return {drawn: Fraction(way, comb(sum(cards), number)) for drawn, way in ways.items() if way}


def supply(seen: Observation, paid: Hand = b"") -> Supply:
    """What the seat knows of the cards to come once ``paid`` has gone from its hand to the discard pile."""
    nothing = bytes(len(seen.setup.board.cards))
    if seen.end or seen.exhausted == 2:
        return Supply(nothing, 0, nothing)
    pile = _together(seen.discard, paid or nothing) if seen.exhausted == 0 else nothing
    return Supply(seen.unseen, seen.stack_size, pile)


def from_stack(source: Supply, number: int) -> Chances:
    """What comes when so many cards, or as many as there are, are drawn from the stack."""
    first = min(number, source.stack)
    second = min(number - first, sum(source.next))
    found: dict[Hand, Fraction] = {}
    for one, chance in blind(source.unseen, first).items():
        for other, more in blind(source.next, second).items():
            drawn = _together(one, other)
            found[drawn] = found.get(drawn, Fraction()) + chance * more
    return found


def next_card(seen: Observation) -> tuple[Fraction, ...]:
    """By kind: the chance that the stack's next card is of it; all 0 if no card is drawn any more."""
    return at_least(1, seen, 1)


def at_least(least: int, seen: Observation, number: int) -> tuple[Fraction, ...]:
    """By kind: the chance of at least so many cards of it among the next ``number`` cards of the stack."""
    chances = from_stack(supply(seen), number)
    return tuple(
        sum((chance for drawn, chance in chances.items() if drawn[kind] >= least), Fraction())
        for kind in range(len(seen.setup.board.cards))
    )


def pair_among(seen: Observation, number: int) -> Fraction:
    """The chance of two cards of one kind among the next ``number`` cards of the stack."""
    return pair_chance(from_stack(supply(seen), number))


# The hand of the next turn


def plans(seen: Observation) -> list[Plan]:
    """The ways to a hand for the seat's next turn that are told apart, those that keep the most first.

    Who is drawing may take open cards and draws the rest from the stack: a plan for each choice of open cards, made
    before the first card is drawn. Who has not come to that keeps a part of the hand, having paid or given away the
    rest, and draws all from the stack: a plan for each part; a full hand can't be kept whole. Nothing is drawn in
    the last turns, and the only plan is to keep what is there; when the game is over there is none.
    """
    if seen.end:
        return []
    nothing, hand = bytes(len(seen.hand)), seen.hand
    if supply(seen).size == 0:
        return [Plan(hand, nothing, 0)]
    if seen.phase is Phase.DRAW and seen.seat == seen.mover:
        missing = HAND_SIZE - sum(hand)
        opened = sorted(_parts(counted(seen.setup, seen.open)), key=sum)
        return [_plan(seen, hand, taken) for taken in opened if sum(taken) <= missing]
    return [_plan(seen, keep, nothing) for keep in _parts(hand) if sum(keep) < HAND_SIZE]


def _plan(seen: Observation, keep: Hand, taken: Hand) -> Plan:
    drawn = HAND_SIZE - sum(keep) - sum(taken)
    return Plan(keep, taken, min(drawn, supply(seen, _less(seen.hand, keep)).size))


def _parts(cards: Hand) -> Iterator[Hand]:
    """All that can be picked from the cards, the most first."""
    listing = listed(cards)
    for size in range(len(listing), -1, -1):
        for picked in dict.fromkeys(combinations(listing, size)):
            yield bytes([picked.count(kind) for kind in range(len(cards))])


def hands_after(seen: Observation, plan: Plan) -> Chances:
    """The hands that a plan leads to."""
    held = _together(plan.keep, plan.taken)
    source = supply(seen, _less(seen.hand, plan.keep))
    return {_together(held, drawn): chance for drawn, chance in from_stack(source, plan.drawn).items()}


def pair_chance(hands: Chances) -> Fraction:
    """The chance that a hand has two cards of one kind: a joker pair (WP-11)."""
    return sum((chance for hand, chance in hands.items() if max(hand) > 1), Fraction())


def paying_chances(seen: Observation, hands: Chances) -> tuple[Fraction, ...]:
    """By kind of card: the chance that a hand pays for a piece in its countries, by one card or a joker pair (WP-11).

    Whether there is room for a piece does not matter.
    """
    setup, kinds = seen.setup, range(len(seen.setup.board.cards))
    found = dict.fromkeys(kinds, Fraction())
    for hand, chance in hands.items():
        for kind in {setup.board.countries[country].card for country, _, _ in setup.means[hand].countries}:
            found[kind] += chance
    return tuple(found.values())


def _together(one: Hand, other: Hand) -> Hand:
    return bytes(a + b for a, b in zip(one, other, strict=True))


def _less(one: Hand, other: Hand) -> Hand:
    return bytes(a - b for a, b in zip(one, other, strict=True))
