"""The search bot: its guesses agree with what is known, its budget is kept, and it beats the greedy bot."""

from collections import Counter

import pytest

from tests.games.card_game.dealing import dealt, eagerly, played
from webpower.engine.chance import derive_seed, generator
from webpower.engine.halving import Iterations, Seconds
from webpower.games.card_game.cards import LAW_CARDS, LAWS
from webpower.games.card_game.game import new_game
from webpower.games.card_game.kind import CARD_GAME
from webpower.games.card_game.observation import observe
from webpower.games.card_game.players.plans import plans
from webpower.games.card_game.players.sampling import sample
from webpower.games.card_game.players.search import SearchPlayer
from webpower.games.card_game.players.weights import BELIEFS
from webpower.games.card_game.position import PAY
from webpower.games.card_game.rules import legal_actions


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_guess_looks_like_the_real_position_to_who_guesses(players: int):
    for position, _, _ in played(dealt(players, 4, law_split=(3, 1, 2, 2)), eagerly(4)):
        seen = observe(position, None, position.seat)
        guess = sample(seen, generator(position.cards_left))
        assert observe(guess, None, position.seat) == seen
        assert guess.laws[position.seat] == position.laws[position.seat]
        kinds = Counter[int]()
        for law in position.setup.cards.law_slots:
            kinds[guess.law_at(law)] += 1
        del kinds[-1]
        for held in (*guess.laws, guess.played_laws):
            kinds.update({kind: number for kind, number in enumerate(held) if number})
        assert kinds == Counter(dict(enumerate(position.setup.options.law_split)))


def test_each_hidden_law_card_is_as_likely_everywhere():
    """A card in another hand and one on the table are of each kind as often as there are unseen ones of it."""
    for position, _, _ in played(dealt(3, 2), eagerly(2)):
        seen = observe(position, None, position.seat)
        others = [seat for seat in range(3) if seat != position.seat and seen.law_numbers[seat]]
        if others and len(seen.covered) > 2 and seen.unseen != bytes([2] * 4):
            break
    random, held, lying = generator(9), Counter[int](), Counter[int]()
    for _ in range(3000):
        guess = sample(seen, random)
        held.update(dict(enumerate(guess.laws[others[0]])))
        lying[guess.law_at(seen.covered[-1])] += 1
    total = sum(seen.unseen)
    assert 0 < total < LAW_CARDS
    for kind in range(len(LAWS)):
        assert lying[kind] / 3000 == pytest.approx(seen.unseen[kind] / total, abs=0.04)
        assert held[kind] / 3000 / seen.law_numbers[others[0]] == pytest.approx(seen.unseen[kind] / total, abs=0.04)


# Budgets


def test_iterations_are_kept():
    hint = new_game(4, seed=4).hint(SearchPlayer(Iterations(40), plans=4))
    assert hint is not None
    assert 30 <= hint.reason.value("tries") <= 40  # type: ignore[operator]
    assert hint.reason.value("plans") == 4


def test_time_is_kept_by_the_clock():
    """A clock that ticks when it is looked at: the number of tries depends on nothing else."""
    now = iter(range(10**6))
    hint = new_game(4, seed=4).hint(SearchPlayer(Seconds(20, lambda: float(next(now))), plans=4))
    assert hint is not None
    assert 40 <= hint.reason.value("tries") <= 80  # type: ignore[operator]


def test_a_decision_without_a_choice_is_not_tried():
    single = 0
    for position, _, _ in played(dealt(3, 5), eagerly(5)):
        legal = legal_actions(position)
        if len(plans(position, legal, BELIEFS)) == 1:
            advice = SearchPlayer().advise(observe(position, None, position.seat), legal, generator(1))
            assert advice.reason.id == "search-only"
            single += 1
    assert single > 0


def test_plans_are_tried_from_every_phase_and_never_leave_the_table_in_the_middle():
    """Whatever is decided, what follows begins with another seat's turn, and a plan leads somewhere."""
    player, phases = SearchPlayer(Iterations(1), rounds=0), Counter[object]()
    for position, _, _ in played(dealt(4, 9, move_any_time=True), eagerly(9)):
        for plan in plans(position, legal_actions(position), BELIEFS):
            guess = sample(observe(position, None, position.seat), generator(3))
            table = player.after(guess, plan, generator(4))
            assert table.taken == 0 or not table.left
            assert table.seat == (position.seat + 1) % 4 or not table.left
            phases[position.phase] += 1
    assert phases[PAY] > 3
    assert len(phases) == 5


@pytest.mark.slow
def test_search_beats_greedy():
    """A fair share is 25 %; the whole ladder is measured by ``webpower ladder --game card-game``."""
    won = 0.0
    for number in range(24):
        seats = ["greedy"] * 4
        seats[number % 4] = "search"
        game = new_game(4, seed=derive_seed("search", number // 4)).play_on(seats, seed=number)
        first = CARD_GAME.first(game.position)
        won += (number % 4 in first) / len(first)
    assert won >= 10
