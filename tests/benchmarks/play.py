"""Random play, beside another game's simulator: four players, everybody plays any legal action.

The contestants take turns, a few games each (A B C A B C ...), so that whatever else the machine does slows all of them
down alike, and the ratios are those of one round.
"""

from collections.abc import Callable, Sequence
from statistics import median
from typing import NamedTuple

from tests.benchmarks.measure import Row, timed
from webpower import RandomPlayer, new_game
from webpower.engine.chance import SeededOutcomes, generator, pick
from webpower.engine.players import play_on
from webpower.games.power.board_file import load_board
from webpower.games.power.options import Options
from webpower.games.power.position import Setup, deal, starting_deck
from webpower.games.power.rules import PLACEMENTS, legal_actions
from webpower.games.power.turn import apply

PLAYERS = 4
WHOLE, POSITIONS, OTHER = "webpower", "webpower, positions only", "catanatron"


class Decisions(NamedTuple):
    """How many decisions a game took."""

    all: int
    placements: int


class Round(NamedTuple):
    """What a contestant did in one round, per second."""

    games: float
    decisions: float
    placements: float


def webpower_game(seed: int) -> Decisions:
    """The whole path: a game with history and memory, and players that get observations of their seats."""
    game = new_game(PLAYERS, seed)
    play_on(game, [RandomPlayer()] * PLAYERS, seed)
    pieces, seats = game.position.pieces, range(PLAYERS)
    return Decisions(game.node.number, sum(pieces.cloisters_used(seat) + pieces.advisors_used(seat) for seat in seats))


def webpower_positions(seed: int) -> Decisions:
    """The rules alone: from position to position, as a search or a simulation would go."""
    setup, outcomes, random = Setup(load_board(), Options(), PLAYERS), SeededOutcomes(seed), generator(seed)
    position = deal(setup, starting_deck(setup, outcomes))
    decisions = placements = 0
    while legal := legal_actions(position):
        action = pick(legal, random)
        position = apply(position, action, outcomes)
        decisions += 1
        placements += action.act in PLACEMENTS
    return Decisions(decisions, placements)


def catanatron_game(seed: int) -> Decisions:
    """A game of the other simulator, played by its own random players as its own documentation does."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(color) for color in Color], seed=seed + 1)  # it takes 0 for no seed
    game.play()
    return Decisions(len(game.state.actions), 0)


CONTESTANTS: dict[str, Callable[[int], Decisions]] = {
    WHOLE: webpower_game,
    POSITIONS: webpower_positions,
    OTHER: catanatron_game,
}


def compete(rounds: int, games: int) -> dict[str, list[Round]]:
    """What each contestant did in each round. A first game of everybody, to warm up, is not counted."""
    for play in CONTESTANTS.values():
        play(0)
    done: dict[str, list[Round]] = {name: [] for name in CONTESTANTS}
    for number in range(rounds):
        for name, play in CONTESTANTS.items():
            done[name].append(_round(play, range(number * games, (number + 1) * games)))
    return done


def _round(play: Callable[[int], Decisions], seeds: range) -> Round:
    played, took = timed(lambda: [play(seed) for seed in seeds])
    decisions, placements = (sum(column) for column in zip(*played, strict=True))
    return Round(len(played) / took, decisions / took, placements / took)


def ratio(ours: Sequence[Round], others: Sequence[Round]) -> float:
    """How many decisions we take in the time of one of theirs: the median over the rounds."""
    return median(our.decisions / other.decisions for our, other in zip(ours, others, strict=True))


def rows(rounds: int = 25, games: int = 8) -> list[Row]:
    """What to print: medians over the rounds, and ratios within them."""
    done = compete(rounds, games)
    printed: list[Row] = []
    for name, played in done.items():
        each = Round(*(median(column) for column in zip(*played, strict=True)))
        numbers = f"{each.games:6.0f} games/s {each.decisions:8.0f} decisions/s"
        if name != OTHER:
            times = ratio(played, done[OTHER])
            numbers += f" {each.placements:7.0f} placements/s   {times:.2f} times the decisions of {OTHER}"
        printed.append(Row(name, numbers))
    return printed
