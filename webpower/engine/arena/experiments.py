"""Experiments that can be made with any game, and what a game's own ones are made of.

Every experiment is one tournament or several. What is measured is a difference, deal by deal: by how much a share of
the wins is above a fair one, or points above those of the others. A game offers them by functions of its own, which
give the `Kind`; what they share is told in `webpower.games.power.arena.experiments`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from webpower.engine.arena.background import conducted
from webpower.engine.arena.experiment import LIMITS, PLACES, Call, Experiment, Finding, Trial
from webpower.engine.arena.games import GameResults
from webpower.engine.errors import WrongValue
from webpower.engine.kind import Kind
from webpower.engine.messages import Message, Value, message
from webpower.engine.players import TEXTS, PlayerLike

Bot = str | PlayerLike

SHARE = 0.05
"""The difference in wins that is to be told, if nothing else is said: five in a hundred."""
POINTS = 2.0
"""The same for points."""


def seat_advantage(
    kind: Kind, bot: Bot, *, players: int, games: int, seed: int, difference: float = SHARE, **how: Any
) -> Any:
    """Does it matter where one sits? Copies of a bot play, and the wins of each seat are counted."""

    def measure(results: GameResults) -> list[Finding]:
        return [
            Finding(_say("trial-seat", seat=seat), results.seat_shares(seat), 1 / players) for seat in range(players)
        ]

    call = Call(kind, "seat_advantage", (bot,), {"players": players, "games": games, "seed": seed}, how)
    trial = Trial(call.plan([(kind.bots.make(bot).name, bot)] * players, "fixed"), measure)
    return conduct(message(TEXTS, "experiment-seats"), call, [trial], difference)


def greedy_against_patient(
    kind: Kind, patient: Bot, greedy: Bot, *, players: int, games: int, seed: int, difference: float = SHARE, **how: Any
) -> Any:
    """Is it better to plan than to take what there is? A patient player among greedy ones, and vice versa."""
    named = {"players": players, "games": games, "seed": seed}
    call = Call(kind, "greedy_against_patient", (patient, greedy), named, how)
    trials = [one_among(call, one, others, players) for one, others in ((patient, greedy), (greedy, patient))]
    return conduct(message(TEXTS, "experiment-patience"), call, trials, difference)


def player_counts(
    kind: Kind,
    bot: Bot,
    others: Bot,
    *,
    counts: Sequence[int],
    games: int,
    seed: int,
    difference: float = SHARE,
    **how: Any,
) -> Any:
    """Does it matter how many play? One bot among copies of another, at tables of each size, ``games`` at each."""
    call = Call(kind, "player_counts", (bot, others), {"counts": tuple(counts), "games": games, "seed": seed}, how)
    trials = [one_among(call, bot, others, players, _say("trial-count", players=players)) for players in counts]
    return conduct(message(TEXTS, "experiment-counts"), call, trials, difference)


def one_among(call: Call, bot: Bot, others: Bot, players: int, what: str = "", **options: Any) -> Trial:
    """One bot among copies of another, in every seat of every deal; ``what`` is what the finding is called."""
    one, other = (call.kind.bots.make(player).name for player in (bot, others))
    shown = what or _say("trial-among", bot=one, number=players - 1, others=other)
    if one == other:
        one = f"{one} ({what})"

    def measure(results: GameResults) -> list[Finding]:
        return [Finding(shown, results.shares(one), 1 / players)]

    return Trial(call.plan([(one, bot), *[(other, others)] * (players - 1)], **options), measure)


def conduct(question: Message, call: Call, trials: Sequence[Trial], difference: float, unit: str = "share") -> Any:
    """The experiment, played, or a control that plays it in the background.

    Raises WrongValue for something in ``how`` that can't be meant, ArenaError and FileError.
    """
    allowed = (*call.options, *LIMITS, *PLACES, "progress", "background")
    for name in call.how:
        if name not in allowed:
            raise WrongValue(f"how: expected {', '.join(allowed)}, got {name!r}")
    if difference != (SHARE if unit == "share" else POINTS):
        call = call._replace(named={**call.named, "difference": difference})
    experiment = Experiment(question, trials, call, difference, unit)
    return conducted(experiment, call.how.get("progress"), call.how.get("background", False))


def _say(id: str, **values: Value) -> str:
    return message(TEXTS, id, "", **values).say(())
