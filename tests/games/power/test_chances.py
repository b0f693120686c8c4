"""The chances against counting: every order in which the hidden cards could lie, one by one."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import comb
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.power.staging import (
    BAYERN_BURGUND,
    ENGLAND_SCHWABEN,
    FRANKEN_ARAGON,
    FRANKREICH,
    LOTHRINGEN_ITALIEN,
    draw,
    stage,
)
from webpower.games.power import chances
from webpower.games.power.chances import Plan, Supply
from webpower.games.power.game import Game, new_game
from webpower.games.power.observation import Observation
from webpower.games.power.position import Phase

KINDS = 5
few = st.lists(st.integers(0, 3), min_size=3, max_size=3)


def counting(cards: list[int], number: int) -> dict[bytes, Fraction]:
    """The same as `blind`, from all orders of all cards."""
    deck = [kind for kind, count in enumerate(cards) for _ in range(count)]
    drawn = Counter(bytes(order[:number].count(kind) for kind in range(len(cards))) for order in permutations(deck))
    return {cards: Fraction(times, drawn.total()) for cards, times in drawn.items()}


@given(few, st.integers(0, 4))
def test_blind_draws_are_counted(cards, number):
    if number > sum(cards):
        with pytest.raises(ValueError, match="can't be drawn"):
            chances.blind(cards, number)
    elif sum(cards) <= 7:
        assert chances.blind(cards, number) == counting(cards, number)


@given(few, st.integers(0, 5), few, st.integers(0, 5))
def test_two_stacks_one_after_the_other_are_counted(unseen, stack, following, number):
    """The unseen cards lie in any order, the first so many of them in the stack; then comes the other pile."""
    source = Supply(bytes(unseen), min(stack, sum(unseen)), bytes(following))
    if sum(unseen) > 5 or sum(following) > 4:
        return
    decks = [[kind for kind, count in enumerate(pile) for _ in range(count)] for pile in (unseen, following)]
    found: Counter[bytes] = Counter()
    for first in permutations(decks[0]):
        for second in permutations(decks[1]):
            come = (first[: source.stack] + second)[:number]
            found[bytes(come.count(kind) for kind in range(3))] += 1
    assert chances.from_stack(source, number) == {h: Fraction(n, found.total()) for h, n in found.items()}


def in_play(players: int, seed: int, share: float, vatican: bool = False) -> Game:
    game = new_game(players, seed=seed, vatican=vatican).play_on("random")
    game.go(int(share * (len(game.line()) - 1)))
    return game


@st.composite
def observations(draws: Any) -> Observation:
    game = in_play(draws(st.integers(3, 5)), draws(st.integers(0, 2)), draws(st.floats(0, 1)))
    return game.observe(draws(st.integers(0, game.setup.seats - 1)))


@given(observations(), st.integers(0, 4))
def test_chances_are_whole(seen, number):
    """All that can come is 1 together, and the expected number of cards is the number drawn."""
    source = chances.supply(seen)
    drawn = chances.from_stack(source, number)
    assert sum(drawn.values()) == 1
    assert {sum(cards) for cards in drawn} == {min(number, source.size)}
    assert sum(chances.next_card(seen)) == (1 if source.size else 0)
    for plan in chances.plans(seen):
        hands = chances.hands_after(seen, plan)
        assert sum(hands.values()) == 1
        assert all(sum(cards) <= 3 for cards in hands)


@given(observations(), st.integers(0, 4))
def test_at_least_one_is_one_less_none(seen, number):
    """By the complement: none of a kind among the first cards, and none among those of the second stack."""
    source = chances.supply(seen)
    first = min(number, source.stack)
    second = min(number - first, sum(source.next))
    for kind, chance in enumerate(chances.at_least(1, seen, number)):
        none = Fraction(1)
        for pile, count in ((source.unseen, first), (source.next, second)):
            none *= Fraction(comb(sum(pile) - pile[kind], count), comb(sum(pile), count))
        assert chance == 1 - none


@given(observations())
def test_unseen_cards_are_those_in_the_stack_and_in_hidden_hands(seen):
    hidden = sum(size - sum(known) for size, known in zip(seen.hand_sizes, seen.known, strict=True))
    assert sum(seen.unseen) == seen.stack_size + hidden


def test_the_chance_of_the_next_card_is_right_over_all_deals():
    """Of all ways to deal the cards that seat 0 does not see, the next card of the stack is counted."""
    game = stage(
        [FRANKREICH] * 3,
        players=3,
        hands={1: [FRANKREICH] * 3, 2: [FRANKREICH] * 3},
        stack=[FRANKEN_ARAGON, BAYERN_BURGUND, ENGLAND_SCHWABEN],
    )
    seen = game.observe(0)
    unseen = [kind for kind, number in enumerate(seen.unseen) for _ in range(number)]
    first = Counter(unseen)
    assert chances.next_card(seen) == tuple(Fraction(first[kind], len(unseen)) for kind in range(KINDS))


def test_a_card_taken_openly_is_not_in_the_stack():
    game = stage([FRANKEN_ARAGON, FRANKREICH, FRANKREICH], open=[ENGLAND_SCHWABEN, BAYERN_BURGUND])
    game.play("exchange", card=FRANKEN_ARAGON)
    before = chances.next_card(game.observe(1))
    draw(game, ENGLAND_SCHWABEN)
    seen = game.observe(1)
    assert seen.known[0][3] == 1
    total = sum(seen.unseen)
    assert chances.next_card(seen)[3] == Fraction(seen.unseen[3], total)
    assert before[3] == Fraction(seen.unseen[3], total + 1)  # it lay open; another card was turned up meanwhile


def test_beyond_the_first_stack_come_the_discarded_cards():
    game = stage([FRANKEN_ARAGON] * 2, stack=[BAYERN_BURGUND], discard=[ENGLAND_SCHWABEN] * 4)
    seen = game.observe(0)
    assert chances.at_least(2, seen, 3)[3] == 1
    assert chances.supply(seen, bytes([1, 0, 0, 0, 0])).next == bytes([1, 0, 0, 4, 0])


def test_in_the_second_stack_there_is_no_next_one():
    game = stage([FRANKEN_ARAGON] * 2, stack=[BAYERN_BURGUND], discard=[ENGLAND_SCHWABEN] * 4, exhausted=1)
    source = chances.supply(game.observe(0))
    assert (source.stack, sum(source.next)) == (1, 0)
    assert {sum(cards) for cards in chances.from_stack(source, 3)} == {1}


def test_when_no_card_is_drawn_any_more():
    game = new_game(3, seed=7).play_on("random")
    over = game.observe(0)
    assert chances.plans(over) == []
    assert set(chances.next_card(over)) == {0}
    last = next(node for node in game.line() if node.position.last_turns and not node.position.is_over)
    game.visit(last)
    seen = game.observe()
    assert chances.plans(seen) == [Plan(seen.hand, bytes(KINDS), 0)]
    assert chances.hands_after(seen, chances.plans(seen)[0]) == {seen.hand: 1}


def cards(*kinds: int) -> bytes:
    return bytes(kinds.count(kind) for kind in range(KINDS))


def test_plans_of_who_has_not_paid_yet():
    game = stage([FRANKEN_ARAGON, FRANKREICH, FRANKREICH])
    found = [(plan.keep, sum(plan.taken), plan.drawn) for plan in chances.plans(game.observe(0))]
    assert found == [
        (cards(0, 4), 0, 1),
        (cards(4, 4), 0, 1),
        (cards(0), 0, 2),
        (cards(4), 0, 2),
        (cards(), 0, 3),
    ]


def test_plans_of_who_draws():
    game = stage([FRANKEN_ARAGON, FRANKREICH], open=[ENGLAND_SCHWABEN, BAYERN_BURGUND])
    game.play("exchange", card=FRANKREICH)
    assert game.position.phase is Phase.DRAW
    found = [(plan.keep, plan.taken, plan.drawn) for plan in chances.plans(game.observe(0))]
    keep = cards(0)
    assert found == [
        (keep, cards(), 2),
        (keep, cards(1), 1),
        (keep, cards(3), 1),
        (keep, cards(1, 3), 0),
    ]
    assert {plan.taken for plan in chances.plans(game.observe(1))} == {cards()}


def test_what_a_hand_pays_for():
    game = stage([FRANKEN_ARAGON] * 2 + [LOTHRINGEN_ITALIEN])
    seen = game.observe(0)
    certain = {seen.hand: Fraction(1)}
    assert chances.pair_chance(certain) == 1
    assert (
        chances.paying_chances(seen, certain) == (Fraction(1),) * KINDS
    )  # the pair everywhere but at home, a card there
    assert chances.paying_chances(seen, {cards(0, 2): Fraction(1)}) == tuple(map(Fraction, (1, 0, 1, 0, 0)))
    third = Fraction(1, 3)
    two_or_none = {cards(0, 0): third, cards(): 1 - third}
    assert chances.paying_chances(seen, two_or_none) == (third,) * KINDS  # at home by one of the two
    assert chances.pair_chance(two_or_none) == third


def test_hands_are_as_likely_as_two_draws_one_after_the_other_say():
    game = stage([FRANKREICH], stack=[FRANKEN_ARAGON, BAYERN_BURGUND, LOTHRINGEN_ITALIEN])
    seen = game.observe(0)
    plan = Plan(seen.hand, bytes(KINDS), 2)
    hands = chances.hands_after(seen, plan)
    deck = [kind for kind, number in enumerate(seen.unseen) for _ in range(number)]
    found: Counter[bytes] = Counter()
    for one in range(len(deck)):
        for other in range(len(deck)):
            if one != other:
                found[cards(4, deck[one], deck[other])] += 1
    assert hands == {cards: Fraction(number, found.total()) for cards, number in found.items()}
    pairs = sum(number for cards, number in found.items() if max(cards) >= 2)
    assert chances.pair_chance(hands) == Fraction(pairs, found.total())
