"""A conformance test for players, for whoever writes one: seeded games with the player in each seat.

What a player has to keep to:

- it returns one of the legal actions;
- the same seed gives the same moves: it uses the generator it is given, and no other chance;
- it leaves what it is given as it was, and the global generator of ``random`` too;
- if it can advise, it advises what it chooses, and its reason can be said.
"""

from __future__ import annotations

import random as global_random
from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

from webpower.engine.chance import generator
from webpower.engine.errors import WebpowerError
from webpower.engine.history import History
from webpower.engine.players import Adviser, Player, PlayerFault, PlayerLike, RandomPlayer, as_player, play_on


class NotConforming(WebpowerError):
    """A player breaks what players have to keep to."""


class Conformance(NamedTuple):
    """What a player went through without a fault."""

    player: str
    games: int
    decisions: int
    """How many of its decisions were looked at."""
    reasons: int
    """How many of its reasons were said: none if it does not advise."""


class _Watched:
    """A player who is watched: is what it gets as it was, is its answer legal, can its reason be said?"""

    def __init__(self, player: Player, names: Sequence[str], advised: bool) -> None:
        self.name = player.name
        self.chosen: list[Any] = []
        self.reasons = 0
        self._player, self._names, self._advised = player, names, advised

    def choose(self, observation: Any, legal: Sequence[Any], random: Random) -> Any:
        seen, offered, chance = kept(observation), list(legal), global_random.getstate()
        action = self._decision(observation, legal, random)
        if list(legal) != offered:
            raise NotConforming(f"{self.name} changes the legal actions it is given")
        if kept(observation) != seen:
            raise NotConforming(f"{self.name} changes the observation it is given")
        if global_random.getstate() != chance:
            raise NotConforming(f"{self.name} uses the global generator instead of the one it is given")
        self.chosen.append(action)
        return action

    def _decision(self, observation: Any, legal: Sequence[Any], random: Random) -> Any:
        if not (self._advised and isinstance(self._player, Adviser)):
            return self._player.choose(observation, legal, random)
        action, reason = self._player.advise(observation, legal, random)
        try:
            reason.cited(self._names)
        except (LookupError, ValueError, AttributeError) as error:
            raise NotConforming(f"{self.name}: its reason for {action!s} can't be said: {error}") from error
        self.reasons += 1
        return action


def kept(observation: Any) -> Any:
    """Something that tells whether an observation was changed: what can be hashed can hardly be."""
    try:
        return hash(observation)
    except TypeError:
        return deepcopy(observation)


def check_player(
    player: PlayerLike,
    games: Sequence[Callable[[], History[Any, Any]]],
    names: Sequence[str],
    others: PlayerLike = RandomPlayer,
) -> Conformance:
    """Play the games with the player in each seat and ``others`` in the other seats, and watch the player.

    ``games`` start the same game each time they are called; ``names`` are the players' names, one a seat. A class makes
    a new player for every game; anything else plays them all and must not remember anything from game to game.
    Raises NotConforming with what the player breaks.
    """
    decisions = reasons = 0
    for number, start in enumerate(games):
        for seat in range(len(names)):
            watched = [_play(player, start, names, seat, number, others, advised) for advised in (False, True)]
            first, second = watched
            if first.chosen != second.chosen:
                raise NotConforming(f"{first.name} plays differently when a game is played again: {_fork(watched)}")
            decisions += len(first.chosen)
            reasons += second.reasons
    return Conformance(as_player(player).name, len(games) * len(names), decisions, reasons)


def _play(
    player: PlayerLike,
    start: Callable[[], History[Any, Any]],
    names: Sequence[str],
    seat: int,
    seed: int,
    others: PlayerLike,
    advised: bool,
) -> _Watched:
    watched = _Watched(as_player(player), names, advised)
    seats: list[PlayerLike] = [others] * len(names)
    seats[seat] = watched
    before = global_random.getstate()
    # Another global chance each time: a player who looks at it does not play the same twice.
    global_random.setstate(generator("elsewhere", seed, int(advised)).getstate())
    try:
        play_on(start(), seats, seed)
    except PlayerFault as fault:
        raise NotConforming(str(fault)) from fault
    finally:
        global_random.setstate(before)
    return watched


def _fork(watched: Sequence[_Watched]) -> str:
    """Where two plays of the same game part."""
    first, second = (player.chosen for player in watched)
    for number, (one, other) in enumerate(zip(first, second, strict=False)):
        if one != other:
            return f"at its decision {number} it chooses {one!s}, and then {other!s}"
    return f"it decides {len(first)} times, and then {len(second)} times"
