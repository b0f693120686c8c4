"""Experiments for lessons: one line each, and each says how sure its answer is and what it would take to be surer.

Every experiment is one tournament or several. What is measured is a difference, deal by deal: by how much a share of
the wins is above a fair one, or points above those of the others.

All take ``games``, a ``seed``, the ``difference`` that is to be told, and as ``how`` the options of the game and of
playing it that `tournament` has: ``variant``, ``vatican``, ``board``, ``workers`` and so on; ``save`` is a folder.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from webpower.engine.arena import experiments
from webpower.engine.arena.experiment import Call, Finding, Trial
from webpower.engine.arena.experiments import POINTS, SHARE, Bot, conduct, one_among
from webpower.engine.arena.games import GameResults
from webpower.engine.errors import WrongValue
from webpower.engine.messages import Message, Value, message
from webpower.games.power.arena.blind import Blind
from webpower.games.power.board import PLAYER_COUNTS
from webpower.games.power.kind import OPEN_CARDS, POWER
from webpower.games.power.players import make_player
from webpower.games.power.players.evaluation import BELIEFS
from webpower.games.power.players.thoughtful import ThoughtfulPlayer
from webpower.games.power.rules import TEXTS


def seat_advantage(
    bot: Bot = "greedy", *, players: int = 4, games: int = 200, seed: int = 0, difference: float = SHARE, **how: Any
) -> Any:
    """Does it matter where one sits? Copies of a bot play, and the wins of each seat are counted.

    >>> found = seat_advantage("random", players=3, games=20, workers=0)
    >>> [round(row["wins_more"], 3) for row in found.table()]
    [-0.033, 0.092, -0.058]
    """
    return experiments.seat_advantage(POWER, bot, players=players, games=games, seed=seed, difference=difference, **how)


def greedy_against_patient(
    patient: Bot = "thoughtful",
    greedy: Bot = "greedy",
    *,
    players: int = 4,
    games: int = 100,
    seed: int = 0,
    difference: float = SHARE,
    **how: Any,
) -> Any:
    """Is it better to plan than to take what there is? A patient player among greedy ones, and vice versa."""
    return experiments.greedy_against_patient(
        POWER, patient, greedy, players=players, games=games, seed=seed, difference=difference, **how
    )


def player_counts(
    bot: Bot = "thoughtful",
    others: Bot = "greedy",
    *,
    counts: Sequence[int] = PLAYER_COUNTS,
    games: int = 60,
    seed: int = 0,
    difference: float = SHARE,
    **how: Any,
) -> Any:
    """Does it matter how many play? One bot among copies of another, at tables of 3, 4 and 5, ``games`` at each."""
    return experiments.player_counts(
        POWER, bot, others, counts=counts, games=games, seed=seed, difference=difference, **how
    )


def variants(
    bot: Bot = "thoughtful",
    others: Bot = "greedy",
    *,
    players: int = 4,
    games: int = 60,
    seed: int = 0,
    difference: float = SHARE,
    **how: Any,
) -> Any:
    """Does the variant matter? One bot among copies of another: by the standard rules, fast, with the Vatican, both."""
    call = Call(POWER, "variants", (bot, others), {"players": players, "games": games, "seed": seed}, how)
    trials = []
    for vatican in (False, True):
        for variant in ("standard", "fast"):
            what = _say("variant", variant=variant, vatican=str(vatican))
            trials.append(one_among(call, bot, others, players, what, variant=variant, vatican=vatican))
    return conduct(_question("variants"), call, trials, difference)


def open_card(
    bot: Bot = "thoughtful",
    *,
    players: int = 4,
    games: int = 100,
    seed: int = 0,
    difference: float = POINTS,
    **how: Any,
) -> Any:
    """What are the open cards worth? One copy of a bot never takes any, and the others' points are compared with its.

    Found are the points that it lacks in a game, and the same for each open card that another took on average.
    """
    call = Call(POWER, "open_card", (bot,), {"players": players, "games": games, "seed": seed}, how)
    blind, name = Blind(bot), make_player(bot).name

    def measure(results: GameResults) -> list[Finding]:
        lacks = {deal: [-lead for lead in leads] for deal, leads in results.leads(blind.name).items()}
        taken = _open_cards(results, name)
        each = Finding(_say("open-each", taken=round(taken, 1)), lacks if taken else {}, per=taken)
        return [Finding(_say("open-game"), lacks), each]

    trial = Trial(call.plan([(blind.name, blind), *[(name, bot)] * (players - 1)]), measure)
    return conduct(_question("open"), call, [trial], difference, "points")


def _open_cards(results: GameResults, name: str) -> float:
    """How many open cards a player of that name took a game, on average."""
    taken = [
        row.played.facts[OPEN_CARDS][row.seat] for row in results.seated if row.player == name and row.played.facts
    ]
    return sum(taken) / len(taken) if taken else 0.0


def weight(
    name: str = "rivals",
    values: Sequence[float] = (0.0, 0.5, 2.0),
    *,
    players: int = 4,
    games: int = 60,
    seed: int = 0,
    difference: float = SHARE,
    **how: Any,
) -> Any:
    """How much does a weight of the evaluation matter? One thoughtful player believes in another value of it.

    ``name`` is one of `Weights`. Raises WrongValue for any other.
    """
    if name not in BELIEFS._fields:
        raise WrongValue(f"name: expected one of {', '.join(BELIEFS._fields)}, got {name!r}")
    call = Call(POWER, "weight", (name, tuple(values)), {"players": players, "games": games, "seed": seed}, how)
    trials = []
    for value in values:
        bot = ThoughtfulPlayer(BELIEFS._replace(**{name: value}))
        trials.append(one_among(call, bot, "thoughtful", players, f"{name}={value:g}"))
    return conduct(_question("weight", name=name, usual=f"{getattr(BELIEFS, name):g}"), call, trials, difference)


def _question(id: str, **values: Value) -> Message:
    return message(TEXTS, f"experiment-{id}", "", **values)


def _say(id: str, **values: Value) -> str:
    return message(TEXTS, f"trial-{id}", "", **values).say(())
