"""Writing games down: a line of play as a record, and a game with its branches as a tree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from webpower.engine.history import Node
from webpower.engine.records import RECORD_FORMAT, TREE_FORMAT
from webpower.engine.trees import tree_entry
from webpower.games.card_game.actions import NOWHERE, Action
from webpower.games.card_game.cards import LAWS
from webpower.games.card_game.cards_file import cards_entry
from webpower.games.card_game.position import Position
from webpower.games.card_game.record_model import GAME
from webpower.games.card_game.result import result_entry

if TYPE_CHECKING:
    from webpower.games.card_game.game import Game

Nodes = Sequence[Node[Position, Action]]


def record_of(game: Game, line: Nodes) -> dict[str, Any]:
    """A line of a game, from the start to the end, as a record."""
    start, setup = line[0].position, game.setup
    return {
        "format": RECORD_FORMAT,
        "game": GAME,
        "faces": cards_entry(setup.cards),
        "rules": setup.options.as_record(),
        "players": list(game.names),
        "seed": game.seed,
        "cards": [setup.cards.faces[card].id for card in start.layout],
        "laws": [str(LAWS[kind]) for kind in start.dealt_laws],
        "start": start.seat,
        "actions": _actions(line[1:]),
        "result": result_entry(line[-1].position),
    }


def tree_of(game: Game) -> dict[str, Any]:
    """A game with all its lines: the main one as a record, each other one from where it leaves a line before it."""
    return tree_entry(
        game,
        lambda line: {"format": TREE_FORMAT, "record": record_of(game, line)},
        lambda branch: {"actions": _actions(branch.own)},
    )


def _actions(nodes: Nodes) -> list[dict[str, Any]]:
    return [_action(node) for node in nodes]


def _action(node: Node[Position, Action]) -> dict[str, Any]:
    """An action as a record writes it."""
    assert node.parent is not None
    assert node.action is not None
    action = node.action
    written: dict[str, Any] = {"seat": node.parent.position.seat, "act": action.act}
    if action.row:
        written |= {"row": action.row, "end": action.end}
    if action.slot != NOWHERE:
        written["slot"] = action.slot
    if action.law:
        written["law"] = action.law
    return written
