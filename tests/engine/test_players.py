"""Players: they see an observation and the legal actions, and have a generator of their own."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.engine.toy import LENGTH, MARBLES, Bag, ToyRules
from webpower.engine.chance import SeededOutcomes, generator
from webpower.engine.history import History
from webpower.engine.players import Bot, PlayerFault, RandomPlayer, advice, as_player, play_on


class Watcher:
    """Notes what it is given, and takes the first legal action."""

    name = "watcher"

    def __init__(self) -> None:
        self.seen: list[Any] = []
        self.legal: list[Sequence[Any]] = []
        self.chances: list[float] = []

    def choose(self, observation: Any, legal: Sequence[Any], random: Random) -> Any:
        self.seen.append(observation)
        self.legal.append(legal)
        self.chances.append(random.random())
        return legal[0]


class Cheat:
    name = "cheat"

    def choose(self, observation: Any, legal: Sequence[Any], random: Random) -> Any:
        return "take all"


def history() -> History[Bag, str]:
    return History(ToyRules(), Bag(MARBLES), SeededOutcomes(1))


def test_a_game_is_played_to_its_end():
    game = history()
    play_on(game, [RandomPlayer(), RandomPlayer()], seed=3)
    assert game.position.decisions == LENGTH


def test_the_same_seed_gives_the_same_game():
    games = []
    for seed in (3, 3, 4, 5):
        game = history()
        play_on(game, [RandomPlayer(), RandomPlayer()], seed)
        games.append([node.action for node in game.line()])
    assert games[0] == games[1]
    assert len(set(map(tuple, games))) == 3


def test_play_goes_on_from_the_cursor():
    game = history()
    game.play("skip")
    play_on(game, [RandomPlayer(), RandomPlayer()], seed=3)
    assert game.line()[1].action == "skip"


def test_each_seat_sees_its_own_observation_and_has_its_own_chance():
    players = [Watcher(), Watcher()]
    play_on(history(), players, seed=9)
    for seat, player in enumerate(players):
        assert [seen[0] for seen in player.seen] == [seat] * (LENGTH // 2)
        assert [len(seen[1]) for seen in player.seen] == list(range(seat, LENGTH, 2))
        own = generator(9, "player", seat)
        assert player.chances == [own.random() for _ in range(LENGTH // 2)]
        assert player.legal == [["take", "skip"]] * (LENGTH // 2)


def test_a_player_that_returns_no_legal_action_is_named():
    game = history()
    with pytest.raises(PlayerFault, match=r"cheat \(seat 1\) returned take all, which is no legal action"):
        play_on(game, [Watcher(), Cheat()], seed=0)
    assert game.node.number == 1


def test_the_random_player_plays_everything():
    chosen = {RandomPlayer().choose(None, "abc", generator(number)) for number in range(50)}
    assert chosen == set("abc")


def first(observation: Any, legal: Sequence[Any], random: Random) -> Any:
    return legal[0]


def test_a_function_a_class_and_an_object_all_play():
    game = history()
    play_on(game, [first, Watcher], seed=0)
    assert [node.action for node in game.line()[1:]] == ["take"] * LENGTH
    assert [as_player(player).name for player in (first, Watcher, Watcher())] == ["first", "watcher", "watcher"]


def test_what_can_not_choose_is_no_player():
    with pytest.raises(PlayerFault, match="a player is a function or has a method choose; 7 is neither"):
        play_on(history(), [7, 7], seed=0)  # type: ignore[list-item]


def test_players_say_why_or_that_they_do_not():
    told = advice(RandomPlayer(), None, "abc", generator(1))
    assert told.action == RandomPlayer().choose(None, "abc", generator(1))
    assert told.reason.say(()) == "any of 3 legal actions, each as likely as the next"
    assert advice(RandomPlayer(), None, "a", generator(1)).reason.say(()) == "there is no other choice"
    silent = advice(as_player(first), None, "abc", generator(1))
    assert (silent.action, silent.reason.say(())) == ("a", "first does not say why")


def test_a_bot_has_to_know_what_it_does():
    with pytest.raises(NotImplementedError):
        Bot().choose(None, "abc", generator(1))
