"""The search bot and what it is made of: guesses agree with what is known, playing on is legal, budgets are kept."""

from collections import Counter
from typing import Any

import pytest

from tests.games.power.staging import COMBINATIONS
from webpower.engine.arena.ladder import climb
from webpower.engine.chance import generator
from webpower.engine.halving import Iterations, Seconds
from webpower.games.power.conformance import check_player
from webpower.games.power.game import Game, new_game
from webpower.games.power.kind import POWER
from webpower.games.power.observation import observe
from webpower.games.power.players.evaluation import BELIEFS, outlook
from webpower.games.power.players.plans import Turn
from webpower.games.power.players.playout import draw, finish_turn, first_piece, play_out, second_piece
from webpower.games.power.players.sampling import GuessedOutcomes, sample
from webpower.games.power.players.search import SearchPlayer
from webpower.games.power.position import Phase, listed
from webpower.games.power.rules import legal_actions
from webpower.games.power.turn import apply


@pytest.fixture(scope="module", params=COMBINATIONS, ids=str)
def game(request: pytest.FixtureRequest) -> Game:
    return new_game(3 + len(str(request.param)) % 3, seed=15, **request.param).play_on("random")


def quick() -> SearchPlayer:
    return SearchPlayer(Iterations(4), plans=3)


# Guesses


def test_a_guess_looks_like_the_real_position_to_who_guesses(game: Game):
    for node in game.line()[:-1:3]:
        seat = node.position.seat
        seen = observe(node.position, node.memory, seat)
        guess = sample(seen, generator(node.number))
        assert observe(guess, node.memory, seat) == seen
        assert guess.hands[seat] == node.position.hands[seat]
        cards = [
            *guess.stack,
            *guess.open,
            *listed(guess.discard),
            *(kind for hand in guess.hands for kind in listed(hand)),
        ]
        assert sorted(cards) == sorted(game.setup.unshuffled)


def test_each_hidden_card_is_as_likely_everywhere():
    """A place in a hand and the top of the stack see each kind as often as there are unseen cards of it."""
    seen = new_game(4, seed=3).observe()
    random, tops, held = generator(9), Counter[int](), Counter[int]()
    for _ in range(4000):
        guess = sample(seen, random)
        tops[guess.stack[0]] += 1
        held.update(listed(guess.hands[2]))
    total = sum(seen.unseen)
    for kind, number in enumerate(seen.unseen):
        assert tops[kind] / 4000 == pytest.approx(number / total, abs=0.03)
        assert held[kind] / 12000 == pytest.approx(number / total, abs=0.03)


def test_only_who_decides_guesses():
    with pytest.raises(ValueError, match="whose turn it is"):
        sample(new_game(3).observe(seat=1), generator(0))


def test_guessed_orders_keep_the_cards():
    order = GuessedOutcomes(generator(2)).order(1, [0, 0, 1, 2, 4, 4])
    assert sorted(order) == [0, 0, 1, 2, 4, 4]


# Playing on


def test_playing_on_is_legal(game: Game):
    acts: Counter[Any] = Counter()
    position, outcomes = game.root.position, GuessedOutcomes(generator(4))
    while legal := legal_actions(position):
        view = outlook(position, BELIEFS)
        action = {
            Phase.PLACE: lambda: first_piece(position, view),  # noqa: B023
            Phase.MORE: lambda: second_piece(position, view),  # noqa: B023
            Phase.DRAW: lambda: draw(position),  # noqa: B023
        }[position.phase]()
        assert action in legal
        acts[position.phase, action.act] += 1
        position = apply(position, action, outcomes)
    assert acts[Phase.PLACE, "cloister"] > 10
    assert acts[Phase.MORE, "cloister"] + acts[Phase.MORE, "advisor"] > 5


def test_playing_on_goes_turn_by_turn_to_the_end(game: Game):
    start, seats, outcomes = game.root.position, game.setup.seats, GuessedOutcomes(generator(4))
    position = start
    for turn in range(1, 4):
        position = finish_turn(position, outlook(position, BELIEFS), outcomes)
        assert (position.seat, position.phase) == (turn % seats, Phase.PLACE)
    end = play_out(position, BELIEFS, outcomes)
    assert end.is_over
    assert finish_turn(end, outlook(end, BELIEFS), outcomes) is end


def test_who_can_not_gain_waits():
    last = new_game(3, seed=1).play_on("thoughtful")
    passed = [node.parent.position for node in last.line() if node.parent and node.action and node.action.act == "pass"]
    for position in passed:
        assert first_piece(position, outlook(position, BELIEFS)).act == "pass"
    start = new_game(3, seed=1).position
    single = start._replace(hands=(bytes([2, 0, 0, 1, 0]), *start.hands[1:]), pieces=last.position.pieces)
    nothing = outlook(single, BELIEFS._replace(rivals=100.0))
    assert first_piece(single, nothing).act in ("exchange", "cloister", "advisor")


# Plans


def test_plans_go_through_the_whole_turn_and_are_all_different():
    game = new_game(4, seed=7).play_on("greedy")
    for node in game.line()[:-1:3]:
        position = node.position
        if position.phase is Phase.DRAW:
            continue  # what comes from the stack may be what lies open
        legal = legal_actions(position)
        plans = Turn(observe(position, node.memory, position.seat), BELIEFS).plans(legal)
        assert {plan.actions[0] for plan in plans} <= set(legal)
        ends = []
        for plan in plans:
            after = position
            for action in plan.actions:
                assert action in legal_actions(after)
                after = apply(after, action, game.outcomes)
            ends.append((after.phase, after.pieces, after.hands, after.open))
        assert len(set(ends)) == len(ends)


# The search


@pytest.mark.parametrize("games", [1, pytest.param(4, marks=pytest.mark.slow)])
def test_the_search_bot_conforms(games: int):
    assert check_player(quick(), games=games, seed=2).reasons > 100 * games


def test_the_same_seed_gives_the_same_moves_and_another_seed_others():
    games = [new_game(4, seed=4).play_on([quick(), "random", "random", "random"], seed=seed) for seed in (1, 1, 2)]
    moves = [[node.action for node in game.line()] for game in games]
    assert moves[0] == moves[1]
    assert moves[0] != moves[2]


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


def test_what_is_hidden_does_not_matter():
    game, twin = new_game(4, seed=6), new_game(4, seed=6)
    mixed = twin.position.hands[0], *reversed(twin.position.hands[1:])
    twin.root.position = twin.position._replace(hands=mixed, stack=twin.position.stack[::-1])
    assert str(game.hint(quick())) == str(twin.hint(quick()))


@pytest.mark.slow
def test_search_beats_thoughtful():
    """A fair share is 25 %; the whole ladder is measured by ``webpower ladder``."""
    (rung,) = climb(POWER, ["thoughtful", "search"], games=60, seed=2)
    assert rung.won.low > 0.25
