"""Which plan is better? Plans for a turn, each played on from the same position with the same cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from webpower.engine.arena.background import conducted
from webpower.engine.arena.table import Column
from webpower.engine.chance import generator
from webpower.engine.errors import WrongValue
from webpower.engine.messages import Seat, message
from webpower.engine.players import PlayerLike, decide
from webpower.games.power.actions import Action
from webpower.games.power.game import Game
from webpower.games.power.lab.playing import (
    DIFFERENCE,
    Bots,
    Ended,
    Found,
    Playing,
    call,
    check,
    ended,
    fresh,
    mean,
    needed,
    several,
    share,
)
from webpower.games.power.players import make_player, make_players
from webpower.games.power.players.greedy import lead
from webpower.games.power.rules import TEXTS

Deed = Action | tuple[Any, ...]
"""An action, or its names as `Game.play` takes them: ``("cloister", "obra", "franken-aragon")``."""

Plan = Deed | list[Deed] | str | PlayerLike
"""What is done first: an action, several in a list, or a bot that decides this one turn."""

COLUMNS = (
    Column("what"),
    Column("games", ","),
    *(Column(name, ".0%") for name in ("share", "share_low", "share_high")),
    *(Column(name, "+.1f") for name in ("lead", "lead_low", "lead_high")),
    *(Column(name, "+.1f") for name in ("margin", "margin_low", "margin_high")),
    Column("needed", ","),
)


def plans(
    game: Game,
    plans: Mapping[str, Plan],
    bots: Bots = "greedy",
    games: int = 20,
    *,
    seed: int = 0,
    hidden: bool = True,
    difference: float = DIFFERENCE,
    progress: bool | None = None,
    background: bool = False,
) -> Any:
    """Try plans for the player who decides at the cursor of a game: carry each out, and let bots play on to the end.

    Each plan meets the same cards, ``games`` times; what the player does not know is dealt anew each time (with
    ``hidden=False`` the cards stay as they are). A plan is an action, a list of actions, or a bot that decides this
    turn. Told are the player's share of the wins, the lead over the best of the others, and by how much that lead is
    above the one of the first plan, game by game; the last column says how many games it takes to tell ``difference``
    points of that. ``background`` as in `onward`.

    Raises IllegalAction for an action that is not legal then, UnknownName, UnknownPlayer, and WrongValue for a game
    that is over at its cursor, or no plans.
    """
    check(game, games, difference)
    if not isinstance(plans, Mapping) or not plans:
        raise WrongValue(f"plans: expected a dictionary of plans with their names, got {plans!r}")
    make_players(several(bots), game.setup.seats)  # there are such bots
    by_name, seat = {str(name): plan for name, plan in plans.items()}, game.position.seat
    for plan in by_name.values():
        carry_out(fresh(game, 0, seed, hidden), plan, seed)  # before anything is played, whether they can be
    line = call(
        "plans", f"{{{', '.join(f'{name!r}: …' for name in by_name)}}}, ", bots, games, hidden, seed, difference
    )

    def play(number: int, name: str) -> Game:
        started = fresh(game, number, seed, hidden)
        carry_out(started, by_name[name], seed)
        return started.play_on(several(bots))

    def found(played: Sequence[Sequence[Ended]]) -> Found:
        by_plan = list(zip(*played, strict=True))  # none yet if nothing has been played
        rows = [_row(name, ends, by_plan[0], seat, difference) for name, ends in zip(by_name, by_plan, strict=False)]
        question = message(TEXTS, "lab-plans", position=game.node.number, player=Seat(seat))
        return Found(
            question, game.names, COLUMNS, tuple(rows), line, difference, len(played), games, play, tuple(by_name)
        )

    def all_plans(number: int) -> list[Ended]:
        return [ended(play(number, name)) for name in by_name]

    return conducted(Playing(games, line, all_plans, found), progress, background)


def carry_out(game: Game, plan: Plan, seed: int) -> None:
    """Do what a plan says at the cursor. Raises IllegalAction, UnknownName and UnknownPlayer."""
    if isinstance(plan, Action | tuple):
        plan = [plan]
    if isinstance(plan, list):
        for deed in plan:
            game.play(*deed) if isinstance(deed, tuple) else game.play(deed)
        return
    player, seat, random = make_player(plan), game.position.seat, generator(seed, "plan")
    while True:
        game.play(decide(player, seat, game.observe(), game.legal_actions(), random))
        if game.rules.starts_turn(game.position):
            return


def _row(name: str, ends: Sequence[Ended], first: Sequence[Ended], seat: int, difference: float) -> tuple[object, ...]:
    leads = [lead(end.points, seat) for end in ends]
    more = [now - lead(end.points, seat) for now, end in zip(leads, first, strict=True)]
    shares = share([end.shares[seat] for end in ends])
    compared = (None, None, None, None) if ends is first else (*mean(more), needed(more, difference))
    return (name, len(ends), *shares, *mean(leads), *compared)
