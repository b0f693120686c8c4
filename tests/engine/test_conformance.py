"""The conformance test finds whatever a player breaks, and says what."""

import random as global_random
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.engine.toy import LENGTH, MARBLES, Bag, ToyRules
from webpower.engine.chance import SeededOutcomes
from webpower.engine.conformance import NotConforming, check_player
from webpower.engine.history import History
from webpower.engine.messages import message
from webpower.engine.players import Advice, Bot, PlayerLike, RandomPlayer

NAMES = ("Anna", "Barbara")


def start() -> History[Bag, str]:
    return History(ToyRules(), Bag(MARBLES), SeededOutcomes(1))


class ListRules(ToyRules):
    """Observations that can be changed."""

    def observe(self, position: Bag, memory: Any, seat: int) -> Any:
        return [seat, list(memory)]


def check(player: PlayerLike, rules: ToyRules | None = None) -> Any:
    games = [lambda: History(rules or ToyRules(), Bag(MARBLES), SeededOutcomes(1))]
    return check_player(player, games, NAMES)


def test_a_good_player_is_counted():
    done = check_player(RandomPlayer, [start, start], NAMES)
    assert done == ("random", 4, 4 * LENGTH // 2, 4 * LENGTH // 2)


def test_a_function_has_no_reasons():
    def first(observation: Any, legal: Sequence[Any], random: Random) -> Any:
        return legal[0]

    assert check(first) == ("first", 2, LENGTH, 0)


def test_the_generator_given_may_be_used_in_any_way():
    def dicey(observation: Any, legal: Sequence[Any], random: Random) -> Any:
        return random.choice(legal)

    assert check(dicey).decisions == LENGTH


def cheating(observation: Any, legal: Sequence[Any], random: Random) -> Any:
    return "take all"


def globally(observation: Any, legal: Sequence[Any], random: Random) -> Any:
    return global_random.choice(legal)


def of_its_own(observation: Any, legal: Sequence[Any], random: Random) -> Any:
    return Random().choice(legal)


def looking(observation: Any, legal: Sequence[Any], random: Random) -> Any:
    """Looks at the global generator and puts it back."""
    state = global_random.getstate()
    chosen = [global_random.choice(legal) for _ in range(LENGTH)]
    global_random.setstate(state)
    return chosen[len(observation[1])]


def tidying(observation: Any, legal: Any, random: Random) -> Any:
    return legal.pop()


def scribbling(observation: Any, legal: Sequence[Any], random: Random) -> Any:
    observation[1].append("seen")
    return legal[0]


def counting() -> Any:
    calls = [0]

    def remembering(observation: Any, legal: Sequence[Any], random: Random) -> Any:
        calls[0] += 1
        return legal[calls[0] // LENGTH % 2]

    return remembering


class Mumbling(Bot):
    name = "mumbling"

    def advise(self, observation: Any, legal: Sequence[Any], random: Random) -> Advice:
        return Advice(legal[0], message("webpower.engine", "no-such-sentence"))


class Fickle(RandomPlayer):
    name = "fickle"

    def advise(self, observation: Any, legal: Sequence[Any], random: Random) -> Advice:
        chosen = self.choose(observation, legal, random)
        return super().advise(observation, [action for action in legal if action != chosen], random)


@pytest.mark.parametrize(
    ("player", "said"),
    [
        (cheating, r"cheating \(seat 0\) returned take all, which is no legal action"),
        (globally, "globally uses the global generator"),
        (of_its_own, "of_its_own plays differently when a game is played again: at its decision"),
        (looking, "looking plays differently when a game is played again"),
        (tidying, "tidying changes the legal actions"),
        (scribbling, "scribbling changes the observation"),
        (counting(), "remembering plays differently when a game is played again: at its decision 3 it chooses"),
        (Mumbling, "mumbling: its reason for take can't be said: 'no-such-sentence'"),
        (Fickle, "fickle plays differently"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_what_breaks_the_rules_for_players_is_found(player: PlayerLike, said: str):
    with pytest.raises(NotConforming, match=said):
        check(player, ListRules())


def test_the_global_generator_is_left_alone():
    before = global_random.getstate()
    check(RandomPlayer)
    with pytest.raises(NotConforming):
        check(globally)
    assert global_random.getstate() == before
