"""Play the games of data/results again and write them: python -m tests.tools.samples [NAME]..."""

import sys
from pathlib import Path
from typing import NamedTuple

from webpower.engine.players import PlayerLike
from webpower.games.power.arena.tournament import tournament
from webpower.games.power.players.evaluation import BELIEFS
from webpower.games.power.players.thoughtful import ThoughtfulPlayer

FOLDER = Path(__file__).resolve().parents[2] / "data" / "results"
SEED = 11
HEAD = "deal,seat,points,best,share"


class Made(NamedTuple):
    """How a sample is made."""

    player: str | PlayerLike
    written: str
    """The player as it stands in the call."""
    games: int

    @property
    def call(self) -> str:
        """The call that plays the games."""
        return f'tournament([{self.written}, "greedy", "greedy"], games={self.games}, seed={SEED})'


def minding(rivals: float, games: int = 300) -> Made:
    """A thoughtful player to whom a rival's point counts so much; usually it is 1."""
    player = ThoughtfulPlayer(BELIEFS._replace(rivals=rivals))
    return Made(player, f"ThoughtfulPlayer(BELIEFS._replace(rivals={rivals}))", games)


MADE = {
    "monk": Made("monk", '"monk"', 999),
    "thoughtful": Made("thoughtful", '"thoughtful"', 300),
    "nearly": minding(0.9),
    "milder": minding(0.5),
}


def rows(name: str, games: int) -> list[str]:
    """The lines of so many games of a sample."""
    player = MADE[name].player
    results = tournament({name: player, "one": "greedy", "other": "greedy"}, games=games, seed=SEED)
    mine = (row for row in results.seated if row.player == name)
    return [f"{row.match.deal},{row.seat},{row.points},{row.points - row.lead},{row.share:.4g}" for row in mine]


def main() -> None:
    for name, made in MADE.items():
        if sys.argv[1:] and name not in sys.argv[1:]:
            continue
        print(name, flush=True)
        lines = [f"# {made.call}", HEAD, *rows(name, made.games)]
        (FOLDER / f"{name}.csv").write_text("\n".join(lines) + "\n", encoding="utf8")


if __name__ == "__main__":
    main()
