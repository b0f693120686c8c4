"""Golden card games: none is missing, each is what the program plays and tells today, and the naive referee agrees."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.card_game.test_lockstep import printed
from tests.oracles import card_referee as referee
from tests.tools.golden import CARD_GOLDEN, card_combinations, card_files
from webpower.games.card_game.kind import CARD_GAME

NAMES = [name for name, _, _ in card_combinations()]


def naively_replayed(record: dict[str, Any]) -> referee.Table:
    """The referee's table at the end of a record; every action is asked about before it is done."""
    cards = {card["id"]: card for card in printed()}
    laid = [cards[id] for id in record["cards"]]
    table = referee.deal(laid, record["laws"], len(record["players"]), record["start"], record["rules"])
    for entry in record["actions"]:
        action = (entry["act"], *(entry[key] for key in ("row", "end", "slot", "law") if key in entry))
        assert entry["seat"] == table["seat"]
        assert referee.is_legal(table, action), entry
        referee.play(table, action)
    return table


def test_every_option_and_number_of_players_has_one_and_nothing_is_left_over():
    expected = {f"{name}.{form}" for name in NAMES for form in ("json", "txt")}
    assert {path.name for path in CARD_GOLDEN.iterdir()} == expected


def test_they_are_what_the_program_plays_and_tells_today():
    for path, text in card_files():
        assert path.read_text(encoding="utf8") == text, f"{path.name}: python -m tests.tools.golden writes it anew"


def records() -> list[Path]:
    """The golden games, and those that come with the program."""
    return [*(CARD_GOLDEN / f"{name}.json" for name in NAMES), *sorted(CARD_GAME.recorded.glob("*.json"))]


@pytest.mark.parametrize("path", records(), ids=lambda path: path.stem)
def test_they_check_here_and_with_the_referee(path: Path):
    game = CARD_GAME.load(path)
    record = json.loads(path.read_text(encoding="utf8"))
    table = naively_replayed(record)
    assert table["phase"] == "over"
    points = referee.scores(table)
    assert [sum(each) for each in zip(*points.values(), strict=True)] == record["result"]["totals"]
    assert referee.winner(table) == record["result"]["winner"]
    assert [sorted(player["laws"]) for player in table["players"]] == list(map(sorted, record["result"]["laws"]))
    assert sum(points["lands"]) == sum(map(sum, record["result"]["land"].values()))
    assert game.winners() == tuple(game.names[seat] for seat in [referee.winner(table)] if seat is not None)
