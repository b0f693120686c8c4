"""Writing games down: a line of play as a record, and a game with its branches as a tree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from webpower.engine.errors import FileError
from webpower.engine.history import Node
from webpower.engine.messages import message
from webpower.engine.mistakes import Mistake
from webpower.engine.records import RECORD_FORMAT, TREE_FORMAT
from webpower.engine.trees import tree_entry
from webpower.games.power.actions import Action
from webpower.games.power.position import Position, Setup
from webpower.games.power.record_file import board_entry
from webpower.games.power.record_model import GAME, TREE_FROM_POSITION_FORMAT
from webpower.games.power.result import result_entry
from webpower.games.power.rules import TEXTS
from webpower.games.power.whole_file import whole_entry

if TYPE_CHECKING:
    from webpower.games.power.game import Game

Nodes = Sequence[Node[Position, Action]]


def record_of(game: Game, line: Nodes) -> dict[str, Any]:
    """A line of a game, from the start to the end, as a record.

    Raises FileError for a game that began from a position.
    """
    if game.start is not None:
        raise FileError([Mistake("", message(TEXTS, "record-from-position"))])
    return {
        "format": RECORD_FORMAT,
        "game": GAME,
        "board": board_entry(game.setup.board),
        "rules": game.setup.options.as_record(),
        "players": list(game.names),
        "seed": game.seed,
        "deck": _kinds(game.setup, game.deck),
        "reshuffle": _reshuffle(game.setup, line),
        "actions": _actions(line[1:]),
        "result": result_entry(line[-1].position),
    }


def tree_of(game: Game) -> dict[str, Any]:
    """A game with all its lines: the main one as a record, each other one from where it leaves a line before it.

    Of a game that began from a position it is the position, and the main line from there.
    """
    return tree_entry(
        game,
        lambda line: _main_line(game, line),
        lambda branch: {"reshuffle": _reshuffle(game.setup, branch.nodes), "actions": _actions(branch.own)},
    )


def _main_line(game: Game, line: Nodes) -> dict[str, Any]:
    if game.start is None:
        return {"format": TREE_FORMAT, "record": record_of(game, line)}
    return {
        "format": TREE_FROM_POSITION_FORMAT,
        "start": whole_entry(game.start, game.names),
        "seed": game.seed,
        "reshuffle": _reshuffle(game.setup, line),
        "actions": _actions(line[1:]),
    }


def _kinds(setup: Setup, cards: Sequence[int]) -> list[str]:
    return [setup.board.cards[kind].kind for kind in cards]


def _reshuffle(setup: Setup, line: Nodes) -> list[str] | None:
    """The second stack of a line (WP-31), or None if there was none."""
    shuffles = line[-1].shuffles
    return _kinds(setup, shuffles[0]) if shuffles else None


def _actions(nodes: Nodes) -> list[dict[str, Any]]:
    return [_action(node) for node in nodes]


def _action(node: Node[Position, Action]) -> dict[str, Any]:
    """An action as a record writes it."""
    assert node.parent is not None
    assert node.action is not None
    before, action = node.parent.position, node.action
    written: dict[str, Any] = {"seat": before.seat, "act": action.act}
    if action.at:
        written |= {"at": action.at, "pay": list(action.pay)}
    if action.source:
        written["from"] = action.source
    if action.source == "stack":
        written["card"] = before.board.cards[before.stack[0]].kind
    elif action.card:
        written["card"] = action.card
    return written
