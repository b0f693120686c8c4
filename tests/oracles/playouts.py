"""Whole games and broken ones, made at random by the oracle's own rules, to feed to the real engine."""

from copy import deepcopy
from random import Random
from typing import Any

from tests.oracles.board import load_board
from tests.oracles.crowded import pick, shuffled
from tests.oracles.legal import candidates, is_legal
from tests.oracles.play import deal, play
from tests.oracles.referee import Record, result_of, rules_of, write_action
from tests.oracles.table import PIECES, Action, Table

NAMES = ("Anna", "Barbara", "Chris", "Dan", "Emil")


def random_action(rng: Random, table: Table, eager: bool = True) -> Action:
    """A legal action, each as likely as the other; an eager player places as long as he can."""
    in_order = shuffled(rng, candidates(table.board))
    if eager:
        in_order.sort(key=lambda action: action.act not in PIECES)
    return next(action for action in in_order if is_legal(table, action))


def random_record(
    rng: Random,
    players: int,
    rules: dict[str, Any],
    eager: bool = True,
    actions: int | None = None,
    board_file: str | dict[str, Any] = "europe",
) -> Record:
    """The record of a random game by `rules`, as a record has them; broken off after `actions` if that is given.

    `board_file` is the name of a board, or the content of a board file.
    """
    board = load_board(board_file)
    removed = board.removed[players]
    deck = shuffled(rng, [kind for kind, count in board.card_count.items() for _ in range(count - removed)])
    record: Record = {
        "format": "webpower-record/1",
        "game": "web-of-power",
        "board": board_file,
        "rules": rules,
        "players": list(NAMES[:players]),
        "seed": None,
        "deck": deck,
        "reshuffle": None,
        "actions": [],
        "result": None,
    }

    def second_stack(discards: list[str]) -> list[str]:
        record["reshuffle"] = shuffled(rng, discards)
        return list(record["reshuffle"])

    table = deal(board, record["players"], rules_of(record), deck, second_stack)
    while table.end is None and (actions is None or len(record["actions"]) < actions):
        action = random_action(rng, table, eager)
        seat = table.seat
        record["actions"].append(write_action(seat, action, play(table, action)))
    record["result"] = result_of(table)
    return record


def with_another_action(rng: Random, record: Record) -> Record:
    """A copy in which one action is replaced by anything that can be said at all, most likely against the rules."""
    changed = deepcopy(record)
    number = int(rng.random() * len(record["actions"]))
    old = record["actions"][number]
    action = pick(rng, candidates(load_board(record["board"])))
    card = old.get("card", record["deck"][0]) if action.source == "stack" else action.card
    changed["actions"][number] = write_action(old["seat"], action, card)
    return changed


def with_a_gap(rng: Random, record: Record) -> Record:
    """A copy in which one action is missing."""
    changed = deepcopy(record)
    del changed["actions"][int(rng.random() * len(record["actions"]))]
    return changed
