"""Contests in the toy game, and players who keep to nothing."""

import os
import random as global_random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from tests.engine.toy import MARBLES, Bag, ToyRules
from webpower.engine.arena.playing import Contest, Entrant, Finish
from webpower.engine.arena.schedule import Match, balanced
from webpower.engine.chance import SeededOutcomes
from webpower.engine.history import History
from webpower.engine.players import RandomPlayer, as_player


def takes(observation: Any, legal: Any, random: Any) -> str:
    return "take"


def skips(observation: Any, legal: Any, random: Any) -> str:
    return "skip"


def finish(history: History[Bag, str]) -> Finish:
    """A point for each marble; the odd ones are of two sources."""
    acts = [node.action for node in history.line()[1:]]
    points = tuple(acts[seat::2].count("take") for seat in range(2))
    winners = tuple(seat for seat in range(2) if points[seat] == max(points))
    return Finish(points, winners, {"half": tuple(p // 2 for p in points), "rest": tuple(p - p // 2 for p in points)})


def start(seed: int) -> History[Bag, str]:
    return History(ToyRules(), Bag(MARBLES), SeededOutcomes(seed))


def crashes(observation: Any, legal: Any, random: Any) -> str:
    if observation[0] == 1 and len(observation[1]) > 2:
        raise ZeroDivisionError(f"no number for {object()}")
    return "take"


class NotMade:
    def __init__(self) -> None:
        raise RuntimeError("no such model")

    def choose(self, observation: Any, legal: Any, random: Any) -> str:
        return "take"


def exits(observation: Any, legal: Any, random: Any) -> str:
    raise SystemExit(3)


def invents(observation: Any, legal: Any, random: Any) -> str:
    return "give"


class Anything:
    """Claims to be equal to whatever is legal."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]


def claims(observation: Any, legal: Any, random: Any) -> Any:
    return Anything()


def clears(observation: Any, legal: Any, random: Any) -> str:
    first: str = legal[0]
    legal.clear()
    return first


def hangs(observation: Any, legal: Any, random: Any) -> str:
    while len(observation[1]) == 3:
        pass
    return "take"


def dies(observation: Any, legal: Any, random: Any) -> str:
    os._exit(7)


def dawdles(observation: Any, legal: Any, random: Any) -> str:
    time.sleep(0.5)
    return "take"


def chatters(observation: Any, legal: Any, random: Any) -> str:
    print("not for the protocol", flush=True)
    os.write(1, b"nor this")
    try:
        input()
    except (EOFError, OSError):  # pytest's own input raises the latter
        return "take"
    return "skip"


def gambles(observation: Any, legal: Any, random: Any) -> str:
    """Uses the global generator, which it should not."""
    return legal[int(global_random.random() * 2)]  # type: ignore[no-any-return]


class Remembers:
    """Plays otherwise in its second game, if it lives to see it."""

    def __init__(self) -> None:
        self.name = "remembers"
        self.games = 0

    def choose(self, observation: Any, legal: Any, random: Any) -> str:
        self.games += len(observation[1]) < 2
        return "take" if self.games == 1 else "skip"


def contest(*players: Any, **limits: Any) -> Contest:
    """Of two players, or more."""
    return Contest(tuple(map(entrant, players)), start, finish, **limits)


def entrant(player: Any) -> Entrant:
    return Entrant(player.__name__, partial(as_player, player))


def matches(games: int = 4, seed: int = 5) -> list[Match]:
    return list(balanced(2, games, seed))


ODD: dict[str, Callable[..., Any]] = {
    player.__name__: player for player in (crashes, NotMade, exits, invents, clears, chatters, gambles, RandomPlayer)
}
"""Players that end by themselves, one way or another."""
