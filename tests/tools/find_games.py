"""Find the recorded games and write their files, in data/games by default: python -m tests.tools.find_games [FOLDER].

Five friends play, and each time they look for the move that puts them furthest ahead of the best of the others. That
gives livelier games than chance does, though not wise ones. A file is the first game, counting seeds from 1, that
has what its name promises; so the same command always writes the same bytes.
"""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count, pairwise
from pathlib import Path
from random import Random
from typing import Any

from webpower import Game, new_game
from webpower.engine.chance import generator, pick
from webpower.games.power.actions import Action
from webpower.games.power.position import Pieces, Position, Setup
from webpower.games.power.rules import PLACEMENTS
from webpower.games.power.scoring import score
from webpower.games.power.scoring.score import score_final

FOLDER = Path(__file__).parents[2] / "data" / "games"
FRIENDS = ("Anna", "Barbara", "Chris", "Dan", "Emil")
PATIENCE = 0.1
"""How often they keep piece and cards for better days, as long as there are such days to come."""
CLOSE = 8
"""A lively game is still open near its end: so many points, at the most, part the first from the last but one."""


# How the friends play


def choose(game: Game, random: Random) -> Action:
    """The placement that does most for the mover, or anything else that is legal if none helps or better is to come."""
    legal, before = game.legal_actions(), game.position
    others = [action for action in legal if action.act not in PLACEMENTS]
    first_of_place: dict[tuple[str, str], Action] = {}
    for action in legal:
        if action.act in PLACEMENTS:
            first_of_place.setdefault((action.act, action.at), action)  # a single card comes before the pairs
    tried = [(_worth(game, action) + random.random(), action) for action in first_of_place.values()]
    now = _lead(before.setup, before.pieces, before.seat)
    gain, best = max(tried, key=lambda pair: pair[0], default=(now, None))
    waits = random.random() < PATIENCE and not before.last_turns
    return pick(others, random) if best is None or waits or gain <= now else best


def _worth(game: Game, action: Action) -> float:
    """How far ahead the mover is after a placement, and what its neighbourhood promises for later."""
    before = game.position
    pieces = game.rules.apply(before, action, game.outcomes).pieces
    return _lead(before.setup, pieces, before.seat) + _promise(before, action)


def _lead(setup: Setup, pieces: Pieces, seat: int) -> int:
    totals = score_final(setup, pieces).totals()
    return totals[seat] - max(points for other, points in enumerate(totals) if other != seat)


def _promise(before: Position, action: Action) -> float:
    """A cloister beside one's own may become a chain; an advisor may become half of an alliance."""
    if action.act != "cloister":
        return 1
    return sum(before.pieces.owners[site] == before.seat for site in before.board.neighbours[action.place])


def play(game: Game) -> Game:
    """Play a game to its end, each friend with a generator of his own."""
    generators = [generator(game.seed or 0, "friend", seat) for seat in range(game.setup.seats)]
    while not game.position.is_over:
        game.play(choose(game, generators[game.position.seat]))
    return game


# What the names promise


def is_lively(game: Game) -> bool:
    """Every kind of decision was taken, and more than one player could still win near the end."""
    taken = {(action.act, action.source, action.cost) for action in _actions(game)}
    acts = {act for act, _, _ in taken}
    ordinary = {"cloister", "advisor", "stop", "exchange", "draw"}
    paid_twice = any(cost == 2 for _, _, cost in taken)
    totals = sorted(score(game.position).totals())
    return ordinary <= acts and paid_twice and game.position.interim is not None and totals[-1] - totals[-2] <= CLOSE


def has_long_chains(game: Game) -> bool:
    """Chains of at least three players, one of them of eight cloisters or more, and somebody has two."""
    chains = [score(game.position).chains(seat) for seat in range(game.setup.seats)]
    longest = max((len(chain) for own in chains for chain in own), default=0)
    return sum(map(bool, chains)) >= 3 and longest >= 8 and max(map(len, chains)) >= 2


def is_decided_by_supply(game: Game) -> bool:
    """The most points are tied, and the pieces left decide (WP-44)."""
    totals = score(game.position).totals()
    return totals.count(max(totals)) > 1 and len(game.winners()) == 1


def uses_both_countries(game: Game) -> bool:
    """Some turn of the fast variant placed in two countries (WP-50)."""
    return any(
        node.action.act in PLACEMENTS and before.position.placed == 1 and node.action.country != before.position.first
        for before, node in pairwise(game.line())
        if node.action is not None
    )


def uses_both_tables(game: Game) -> bool:
    """Advisors stand in both tables of the Vatican, and each table changes the score (WP-65, WP-66)."""
    return {"WP-65", "WP-66"} <= {line.rule for line in score(game.position).lines}


def _actions(game: Game) -> list[Action]:
    return [node.action for node in game.line() if node.action is not None]


# The files


@dataclass(frozen=True)
class Wanted:
    """A file: who plays by what, and what the game has to have."""

    players: int
    has: Sequence[Callable[[Game], bool]]
    options: dict[str, Any] = field(default_factory=dict)


WANTED = {
    "three-players": Wanted(3, (is_lively,)),
    "four-players": Wanted(4, (is_lively,)),
    "five-players": Wanted(5, (is_lively,)),
    "long-chains": Wanted(4, (has_long_chains,)),
    "tie-on-points": Wanted(4, (is_decided_by_supply,)),
    "fast-four": Wanted(4, (is_lively, uses_both_countries), {"variant": "fast"}),
    "vatican-four": Wanted(4, (is_lively, uses_both_tables), {"vatican": True}),
}


def find(wanted: Wanted) -> Game:
    """The first game, counting seeds from 1, that has all that is wanted."""
    for seed in count(1):
        game = play(new_game(FRIENDS[: wanted.players], seed, **wanted.options))
        if all(has(game) for has in wanted.has):
            return game
    raise AssertionError("there is always another seed")


def main(folder: Path) -> None:
    for name, wanted in WANTED.items():
        game = find(wanted)
        game.save(folder / f"{name}.json")
        totals = " ".join(map(str, score(game.position).totals()))
        print(f"{name:14} seed {game.seed}, {len(_actions(game))} actions, points {totals}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
