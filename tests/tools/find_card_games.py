"""Find the recorded card games and write their files: python -m tests.tools.find_card_games [FOLDER].

Greedy bots play under the names of five friends, by default into data/card-games. A file is the first game, counting
seeds from 1, that has what its name promises. Bots that have learned something play other games, and lessons tell of
what is in the files: look at them before writing them anew.
"""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from webpower.games.card_game.game import Game, new_game
from webpower.games.card_game.scoring import ROUTES, score

FOLDER = Path(__file__).parents[2] / "data" / "card-games"
FRIENDS = ("Anna", "Barbara", "Chris", "Dan", "Emil")
CLOSE = 8
"""A lively game is still open near its end: so many points, at the most, part the first from the second."""


def acts(game: Game) -> list[str]:
    """What was done, action by action."""
    actions: list[Any] = [node.action for node in game.line()[1:]]
    return [action.act for action in actions]


def is_lively(game: Game) -> bool:
    """Stones were placed and paid, a law card was played, and two could still win near the end."""
    done, totals = set(acts(game)), sorted(score(game.position).totals())
    paid = any(game.position.removed) or bool(done & {"pay_reserve", "pay_slot"})
    return {"take", "place", "play_law"} <= done and paid and totals[-1] - totals[-2] <= CLOSE


def has_chains(game: Game) -> bool:
    """Somebody scores ships, and somebody carriages (CG-54)."""
    return {line.place for line in score(game.position).of_kind(ROUTES).lines} == {"ship", "carriage"}


def is_tied_on_points(game: Game) -> bool:
    """The most points are tied, and the land cards decide (CG-56)."""
    totals = score(game.position).totals()
    return totals.count(max(totals)) > 1 and len(game.winners()) == 1


def moves_a_stone(game: Game) -> bool:
    """A stone that lay on a card was moved to another one (CG-41)."""
    return "lift" in acts(game)


@dataclass(frozen=True)
class Wanted:
    """A file: how many play by what, and what the game has to have."""

    players: int
    has: Sequence[Callable[[Game], bool]]
    options: dict[str, Any] = field(default_factory=dict)


WANTED = {
    "cards-three-players": Wanted(3, (is_lively, has_chains)),
    "cards-four-players": Wanted(4, (is_lively, has_chains)),
    "cards-five-players": Wanted(5, (is_lively,)),
    "cards-moving-stones": Wanted(3, (is_lively, moves_a_stone), {"move_any_time": True}),
    "cards-tie-on-points": Wanted(4, (is_tied_on_points,)),
}


def find(wanted: Wanted) -> Game:
    """The first game, counting seeds from 1, that has all that is wanted."""
    for seed in count(1):
        game = new_game(FRIENDS[: wanted.players], seed, **wanted.options).play_on("greedy")
        if all(has(game) for has in wanted.has):
            return game
    raise AssertionError("there is always another seed")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, wanted in WANTED.items():
        game = find(wanted)
        game.save(folder / f"{name}.json")
        totals = " ".join(map(str, score(game.position).totals()))
        print(f"{name:20} seed {game.seed}, {len(acts(game))} actions, points {totals}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
