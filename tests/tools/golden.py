"""Write the golden games anew: python -m tests.tools.golden.

A golden game is a record and, to be read, its log and score sheet. There is one for every variant, expansion, option
and number of players; of the card game one for each number of players, each option, and all options together. Rules
that change change these files, and the difference shows how.
"""

from collections.abc import Iterator
from itertools import chain, product
from pathlib import Path
from typing import Any

from webpower.engine.game import Game as AnyGame
from webpower.engine.records import record_text
from webpower.games.card_game.game import new_game as new_card_game
from webpower.games.power.board import PLAYER_COUNTS
from webpower.games.power.game import Game, new_game
from webpower.games.power.options import VARIANTS

GOLDEN = Path(__file__).parents[1] / "data" / "golden"
CARD_GOLDEN = Path(__file__).parents[1] / "data" / "golden-card-games"
SEED = 2000


def combinations() -> Iterator[tuple[str, dict[str, str | bool], int]]:
    """The name, options and number of players of each golden game."""
    for variant, vatican, joker, players in product(VARIANTS, (False, True), (False, True), PLAYER_COUNTS):
        parts = [variant, *["vatican"] * vatican, *["joker-own-country"] * joker, str(players)]
        yield "-".join(parts), {"variant": variant, "vatican": vatican, "joker_own_country": joker}, players


def golden_game(options: dict[str, str | bool], players: int) -> Game:
    """A game of random players from the pinned seed."""
    return new_game(players, SEED + players, **options).play_on("random")  # type: ignore[arg-type]


def card_combinations() -> Iterator[tuple[str, dict[str, Any], int]]:
    """The name, options and number of players of each golden game of the card game."""
    several: dict[str, Any] = {
        "law_split": (4, 2, 1, 1),
        "cap_rule": "ever",
        "stop_at_limit": True,
        "only_initial_ends": True,
        "move_any_time": True,
        "start_player": 2,
    }
    for players in (3, 4, 5):
        yield f"rulings-{players}", {}, players
        yield f"all-options-{players}", several, players
    for name, value in several.items():
        yield f"{name.replace('_', '-')}-4", {name: value}, 4


def golden_card_game(options: dict[str, Any], players: int) -> AnyGame[Any, Any]:
    """A card game of random players from the pinned seed."""
    return new_card_game(players, SEED + players, **options).play_on("random")


def log_text(game: AnyGame[Any, Any]) -> str:
    """The game to be read: every position with its number, what happened, and the score sheet."""
    lines = [repr(game)]
    for node in game.line()[1:]:
        told = [event.cited(game.names) for event in game.events(node)]
        lines.append(f"{node.number - 1:3} {told[0]}")
        lines += [f"    {sentence}" for sentence in told[1:]]
    return "\n".join([*lines, "", str(game.score()), ""])


def files() -> Iterator[tuple[Path, str]]:
    """Every golden file with its content."""
    for name, options, players in combinations():
        game = golden_game(options, players)
        yield GOLDEN / f"{name}.json", record_text(game.record())
        yield GOLDEN / f"{name}.txt", log_text(game)


def card_files() -> Iterator[tuple[Path, str]]:
    """The same for the card game."""
    for name, options, players in card_combinations():
        game = golden_card_game(options, players)
        yield CARD_GOLDEN / f"{name}.json", game.text()
        yield CARD_GOLDEN / f"{name}.txt", log_text(game)


def main() -> None:
    for path, text in chain(files(), card_files()):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf8")
        print(path.name)


if __name__ == "__main__":
    main()
