"""Tree files: a game with all its lines of play, read strictly and played under the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain
from typing import Any

from webpower.engine import trees
from webpower.engine.chance import RecordedOutcomes
from webpower.engine.errors import IllegalAction, RecordError, in_part, refuse
from webpower.engine.files import check_format
from webpower.engine.messages import message
from webpower.engine.mistakes import Mistake
from webpower.engine.records import TREE_FORMAT, at_action
from webpower.engine.structures import structure
from webpower.engine.trees import grow, tree_mistakes
from webpower.games.power.from_position import game_from
from webpower.games.power.game import Game
from webpower.games.power.record_file import action_mistakes, unknown_cards
from webpower.games.power.record_model import (
    TREE_FROM_POSITION_FORMAT,
    ActionEntry,
    BranchEntry,
    TreeFile,
    TreeFromPositionFile,
)
from webpower.games.power.replay import play_entry, replay
from webpower.games.power.rules import TEXTS
from webpower.games.power.whole_file import read_whole


def read_game(data: Any) -> Game:
    """The game of a record, its cursor at the end, or of a tree, its cursor where it stood.

    Raises FileError when it can't be read, RecordError where it breaks a rule.
    """
    return read_tree(data) if is_tree(data) else replay(data)


is_tree = partial(trees.is_tree, formats=(TREE_FORMAT, TREE_FROM_POSITION_FORMAT))
"""Whether the content of a file says that it is a tree."""


def read_tree(data: Any) -> Game:
    """The game of a tree with all its lines, every action checked.

    Raises FileError when it can't be read; RecordError (``branch 0: action 17: … [WP-18]``) where it breaks a rule.
    """
    file, game = _main_line(data)
    length = len(game.line()) - 1
    refuse(tree_mistakes(file.branches, file.cursor, length, partial(_branch_mistakes, game)))
    stacks = [_stack(game, branch.reshuffle) for branch in file.branches]
    for stack in dict.fromkeys(stacks):
        _give(game, stack)
    grow(game, game.names, file.branches, file.cursor, lambda number, branch: _play(game, branch, stacks[number]))
    return game


def _main_line(data: Any) -> tuple[TreeFile | TreeFromPositionFile, Game]:
    """The file as it stands, and the game with the line that the branches leave."""
    if isinstance(data, dict) and data.get("format") == TREE_FROM_POSITION_FORMAT:
        begun = structure(data, TreeFromPositionFile)
        return begun, _from_position(begun)
    check_format(data, TREE_FORMAT)
    file = structure(data, TreeFile)
    with in_part("record"):
        return file, replay(file.record)


def _from_position(file: TreeFromPositionFile) -> Game:
    """The main line of a game that began from a position."""
    with in_part("start"):
        position, names = read_whole(file.start)
    game = game_from(position, names, file.seed)
    board, seats = game.setup.board, game.setup.seats
    refuse(
        chain(
            unknown_cards("reshuffle", file.reshuffle or [], board),
            action_mistakes("actions", file.actions, board, seats),
        )
    )
    stack = _stack(game, file.reshuffle)
    _give(game, stack)
    _play_all(game, file.actions, stack)
    _check_stack(game, stack)
    return game


def _stack(game: Game, reshuffle: list[str] | None) -> bytes | None:
    """A second stack as a file has it, by kind."""
    number = game.setup.board.card_number
    return None if reshuffle is None else bytes(number[card] for card in reshuffle)


def _give(game: Game, stack: bytes | None) -> None:
    """What chance gave on a line it has to give there again."""
    if stack is not None:
        game.outcomes = RecordedOutcomes((tuple(game.deck), tuple(stack)), game.outcomes)


def _branch_mistakes(game: Game, place: str, branch: BranchEntry) -> Iterator[Mistake]:
    board, seats = game.setup.board, game.setup.seats
    yield from unknown_cards(f"{place}.reshuffle", branch.reshuffle or [], board)
    yield from action_mistakes(f"{place}.actions", branch.actions, board, seats)


def _play(game: Game, branch: BranchEntry, stack: bytes | None) -> None:
    """Play a branch from the cursor. Raises RecordError."""
    _play_all(game, branch.actions, stack)
    _check_stack(game, stack)


def _play_all(game: Game, actions: Sequence[ActionEntry], stack: bytes | None) -> None:
    for step, entry in enumerate(actions):
        try:
            play_entry(game, entry, stack)
        except IllegalAction as refusal:
            raise at_action(step, refusal, game.names) from None


def _check_stack(game: Game, stack: bytes | None) -> None:
    """The recorded second stack has to be the one of this line, and the same as elsewhere for the same cards."""
    if stack is not None and not game.node.shuffles:
        raise RecordError(message(TEXTS, "reshuffle-too-early", "WP-31"), game.names)
    if stack is None and game.node.shuffles:
        raise RecordError(message(TEXTS, "reshuffle-missing", "WP-31"), game.names)
    if stack is not None and game.node.shuffles[0] != tuple(stack):
        raise RecordError(message(TEXTS, "branch-other-order", "WP-31"), game.names)
