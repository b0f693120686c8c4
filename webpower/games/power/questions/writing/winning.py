"""A task that is decided at the table: a bot that wins more than greedy ones."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from webpower.engine.arena.intervals import clustered_share
from webpower.engine.arena.schedule import balanced
from webpower.engine.chance import SEED_BITS
from webpower.engine.language import number_text
from webpower.engine.messages import Message, Value
from webpower.engine.players import FunctionPlayer, Player, PlayerLike, play_on
from webpower.engine.programs import Function, Trouble, decision
from webpower.games.power.actions import Action
from webpower.games.power.game import new_game
from webpower.games.power.observation import Observation
from webpower.games.power.players.greedy import GreedyPlayer
from webpower.games.power.players.words import named
from webpower.games.power.questions.topic import say
from webpower.games.power.questions.writing import models
from webpower.games.power.questions.writing.topic import Asked
from webpower.games.power.scoring import winners

SEATS = 4
GAMES = 32
"""How many are played."""
WANTED = 13
"""How many have to be won: a player who is no better than the others does that about once in thirty times."""

ABOUT: dict[str, Value] = {"games": GAMES, "wanted": WANTED, "fair": GAMES // SEATS}


def stronger(random: Random) -> Asked:
    """A bot that beats three greedy ones."""
    seed = int(random.random() * 2**SEED_BITS)

    def trial(choose: Function) -> tuple[Message, ...]:
        shares = wins(choose, seed, GAMES)
        won = sum(map(sum, shares.values()))
        result = _result(won, shares)
        if won < WANTED:
            raise Trouble(say("w-stronger-fair" if won * SEATS > GAMES else "w-stronger-less", "WP-44"), (result,))
        return (result,)

    return Asked(models.stronger, trial, hints=3, rule="WP-44", about=ABOUT)


def wins(choose: Function, seed: int, games: int) -> dict[int, list[float]]:
    """A player's shares of the wins against greedy ones, deal by deal. Raises Trouble, with the place."""
    shares: dict[int, list[float]] = {}
    for match in balanced(SEATS, games, seed):
        game = new_game(SEATS, match.seed)
        own = match.seating.index(0)
        players: list[PlayerLike] = [GreedyPlayer()] * SEATS
        players[own] = FunctionPlayer(choose)
        play_on(game, players, match.seed, _Watch(own, choose))
        winning = winners(game.position)
        shares.setdefault(match.deal, []).append((own in winning) / len(winning))
    return shares


class _Watch:
    """Asks players for their decisions (`webpower.engine.players.Decide`), and looks closely at those of one seat."""

    def __init__(self, own: int, choose: Function) -> None:
        self._own, self._choose = own, choose

    def __call__(
        self, player: Player, seat: int, observation: Observation, legal: Sequence[Action], random: Random
    ) -> Any:
        if seat != self._own:
            return player.choose(observation, legal, random)
        return decision(self._choose, observation, legal, random, lambda action: named(observation.setup, action))


def _result(won: float, shares: dict[int, list[float]]) -> Message:
    low, high = clustered_share(shares)[1:]
    return say(
        "w-stronger-result",
        **ABOUT,
        won=number_text(round(won, 1), "g"),
        low=number_text(low, ".0%"),
        high=number_text(high, ".0%"),
    )
