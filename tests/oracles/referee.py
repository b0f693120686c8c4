"""Replays a record under the rules and compares its result, and writes results of its own."""

from collections import Counter
from typing import Any, NamedTuple

from tests.oracles.board import Board, load_board
from tests.oracles.chains import faults_of_lines
from tests.oracles.legal import broken_rules
from tests.oracles.play import deal, play
from tests.oracles.scoring import final, totals, winners
from tests.oracles.table import PIECES, Action, Rules, Table

Record = dict[str, Any]


class Fault(NamedTuple):
    """Something wrong with a record."""

    action: int | None
    """the number of the action, from 0, or None for the setup or the result"""
    rule: str
    """the rule's id, or "format\""""
    text: str


class WrongShuffle(Exception):
    """The second stack is not the discard pile."""


def rules_of(record: Record) -> Rules:
    """The rules a record is played by; raises ValueError for unknown ones."""
    rules = dict(record["rules"])
    variant = rules.pop("variant")
    vatican = rules.pop("vatican", False)
    own = rules.pop("joker_own_country", False)
    if rules or variant not in ("standard", "fast"):
        raise ValueError(f"unknown rules: {record['rules']}")
    return Rules(fast=variant == "fast", vatican=vatican, joker_own_country=own)


def read_action(entry: dict[str, Any]) -> Action:
    """The action of an entry of a record; the card that a draw from the stack brought is left out."""
    from_stack = entry.get("from") == "stack"
    return Action(
        entry["act"],
        entry.get("at"),
        tuple(sorted(entry.get("pay", []))),
        entry.get("from"),
        None if from_stack else entry.get("card"),
    )


def write_action(seat: int, action: Action, card: str | None) -> dict[str, Any]:
    """The entry of a record for an action and the card that a draw brought."""
    entry: dict[str, Any] = {"seat": seat, "act": action.act}
    if action.act in PIECES:
        entry |= {"at": action.at, "pay": list(action.pay)}
    elif action.act == "draw":
        entry |= {"from": action.source, "card": card}
    elif action.act == "exchange":
        entry["card"] = action.card
    return entry


def replay(record: Record) -> list[Fault]:
    """Everything wrong with a record, as far as it can be replayed; empty for a good one."""
    return replay_to_end(record)[1]


def replay_to_end(record: Record) -> tuple[Table | None, list[Fault]]:
    """The table after the record's last legal action (None if it cannot even be dealt), and the faults."""
    board = load_board(record["board"])
    faults = _faults_of_setup(record, board)
    if faults:
        return None, faults

    def second_stack(discards: list[str]) -> list[str]:
        if record["reshuffle"] is None or Counter(record["reshuffle"]) != Counter(discards):
            raise WrongShuffle
        return list(record["reshuffle"])

    table = deal(board, record["players"], rules_of(record), record["deck"], second_stack)
    for number, entry in enumerate(record["actions"]):
        fault = _play_entry(table, number, entry)
        if fault:
            return table, [fault]
    if table.exhausted == 0 and record["reshuffle"] is not None:
        faults.append(Fault(None, "WP-31", "there is a second stack, but the first has not run out"))
    return table, faults + _faults_of_result(record["result"], table)


def _faults_of_setup(record: Record, board: Board) -> list[Fault]:
    players = len(record["players"])
    if not 3 <= players <= 5:
        return [Fault(None, "WP-1", f"{players} players")]
    cards = {kind: count - board.removed[players] for kind, count in board.card_count.items()}
    if Counter(record["deck"]) != Counter(cards):
        return [Fault(None, "WP-3", "not the cards that belong into the deck")]
    return []


def _play_entry(table: Table, number: int, entry: dict[str, Any]) -> Fault | None:
    """Plays one entry of a record, or says why it cannot be played."""
    action = read_action(entry)
    broken = broken_rules(table, action)
    if table.phase != "over" and entry["seat"] != table.seat:  # WP-1 clockwise
        return Fault(number, "WP-1", f"it is the turn of seat {table.seat}")
    if broken:
        return Fault(number, broken[0], f"{action} is against {', '.join(broken)}")
    if action.source == "stack" and entry["card"] != table.stack[0]:
        return Fault(number, "WP-23", f"the card on the stack is {table.stack[0]}")
    try:
        play(table, action)
    except WrongShuffle:
        return Fault(number, "WP-31", "the second stack is not made of the discard pile")
    return None


def result_of(table: Table) -> dict[str, Any] | None:
    """The result of the game; None while it goes on."""
    if table.end is None:
        return None
    last = final(table.position(), table.board)
    scores = totals(last)
    if table.interim is not None:
        scores = [a + b for a, b in zip(totals(table.interim), scores, strict=True)]  # WP-43
    supply = table.supply()
    return {
        "end": table.end,
        "interim": table.interim,
        "final": last,
        "scores": scores,
        "supply": supply,
        "winners": winners(scores, supply),
    }


def _faults_of_result(result: dict[str, Any] | None, table: Table) -> list[Fault]:
    """Where a result is not what the game came to; of the chains any best set is good."""
    expected = result_of(table)
    if result is None or expected is None:
        return [] if result is expected else [Fault(None, "format", "a finished game has a result, no other has one")]
    rule_of = {"end": "WP-32", "interim": "WP-31", "scores": "WP-43", "supply": "WP-2", "winners": "WP-44"}
    faults = [
        Fault(None, rule, f"{part} is {expected[part]}, not {result.get(part)}")
        for part, rule in rule_of.items()
        if part not in result or result[part] != expected[part]
    ]
    for part, rule in (("cloisters", "WP-40"), ("alliances", "WP-41")):
        if result["final"].get(part) != expected["final"][part]:
            faults.append(Fault(None, rule, f"final {part} are {expected['final'][part]}"))
    if len(result["final"]["chains"]) != len(table.players):
        return [*faults, Fault(None, "WP-42", "one list of chains for each seat")]
    for seat, lines in enumerate(result["final"]["chains"]):
        own = [site for site, owner in table.cloisters.items() if owner == seat]
        wrong = faults_of_lines(lines, own, table.board.roads, table.board.shortest_chain)
        faults += [Fault(None, "WP-42", f"seat {seat}: {text}") for text in wrong]
    return faults
