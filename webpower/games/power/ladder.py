"""The ladder of bots: on each rung one bot plays against copies of the bot on the rung below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from random import Random
from statistics import fmean
from time import process_time
from typing import Any, NamedTuple

from webpower.engine.chance import derive_seed
from webpower.engine.history import History
from webpower.engine.matches import Finish, Interval, Match, Result, balanced, play_match, wilson
from webpower.engine.players import Player
from webpower.games.power.game import new_game
from webpower.games.power.players import make_player
from webpower.games.power.position import Position
from webpower.games.power.scoring import score, winners

LADDER = ("random", "greedy", "thoughtful", "search")
"""The bots that come with the game, from the weakest to the strongest."""


class Rung(NamedTuple):
    """How a bot did against copies of the one below."""

    bot: str
    below: str
    games: int
    won: Interval
    """Its share of the wins; tied players share a win."""
    margin: float
    """Its points minus those of the best of the others, on average."""
    slowest: float
    """Its slowest decision, in seconds of one processor: the only figure here that depends on the machine."""


class _Timed:
    """A player whose slowest decision is noted."""

    def __init__(self, player: Player) -> None:
        self.name = player.name
        self.slowest = 0.0
        self._player = player

    def choose(self, observation: Any, legal: Sequence[Any], random: Random) -> Any:
        began = process_time()
        action = self._player.choose(observation, legal, random)
        self.slowest = max(self.slowest, process_time() - began)
        return action


def climb(
    bots: Sequence[str] = LADDER, games: int = 200, seed: int = 0, players: int = 4, workers: int = 1
) -> Iterator[Rung]:
    """The rungs of a ladder from the second bot on, each when its games are played.

    Every deal is played with the bot in each seat. The result depends on the seed, and not on the number of workers
    (processes); only a bot that plays against the clock may break that. Raises UnknownPlayer.
    """
    for bot in bots:
        make_player(bot)
    for below, bot in pairwise(bots):
        matches = balanced(players, games, derive_seed(seed, "rung", bot, below))
        play = partial(_play, bot, below)
        if workers == 1:
            yield _rung(bot, below, list(map(play, matches)))
        else:
            from concurrent.futures import ProcessPoolExecutor  # which a browser does not have

            with ProcessPoolExecutor(workers) as pool:
                yield _rung(bot, below, list(pool.map(play, matches)))


def _play(bot: str, below: str, match: Match) -> tuple[Result, float]:
    timed = _Timed(make_player(bot))
    players = len(match.seating)
    entrants = [timed, *(make_player(below) for _ in range(players - 1))]
    return play_match(match, partial(new_game, players), entrants, _finish), timed.slowest


def _finish(history: History[Position, Any]) -> Finish:
    return Finish(score(history.position).totals(), winners(history.position))


def _rung(bot: str, below: str, played: Sequence[tuple[Result, float]]) -> Rung:
    results = [result for result, _ in played]
    return Rung(
        bot,
        below,
        len(results),
        wilson(result.shares[0] for result in results),
        fmean(result.points[0] - max(result.points[1:]) for result in results),
        max(slowest for _, slowest in played),
    )
