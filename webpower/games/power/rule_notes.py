"""The rules as they are told beside a game: where they speak of the printed board, with what holds on its own."""

from __future__ import annotations

from webpower.engine.messages import Message, message
from webpower.engine.rule_texts import rule_texts
from webpower.games.power.board import Board
from webpower.games.power.board_file import load_board
from webpower.games.power.rules import TEXTS


def rules_told(board: Board) -> dict[str, tuple[str, str]]:
    """By rule id: the title, and the text with what is different on the board.

    >>> rules_told(load_board("heron-coast"))["WP-19"][1].partition("twentieth cloister. ")[2]
    'On The Heron Coast: Each player has 6 cloisters and 3 advisors.'
    """
    notes = {rule: f" {note.say(())}" for rule, note in rule_notes(board).items()}
    return {rule: (title, text + notes.get(rule, "")) for rule, (title, text) in rule_texts().items()}


def rule_notes(board: Board) -> dict[str, Message]:
    """By rule id: what is different on a board from the printed one, of which the rules speak; nothing on that itself.

    >>> rule_notes(load_board("europe"))
    {}
    """
    printed = _facts(load_board())
    return {
        rule: message(TEXTS, "board-here", board=board.name, what=fact)
        for rule, fact in _facts(board).items()
        if fact != printed[rule]
    }


def _facts(board: Board) -> dict[str, Message]:
    """What rules name with numbers or names, by their ids."""
    kinds = tuple(message(TEXTS, "board-card", count=card.count, card=card.label) for card in board.cards)
    supply = message(TEXTS, "board-supply", cloisters=board.cloisters_each, advisors=board.advisors_each)
    return {
        "WP-2": supply,
        "WP-3": message(TEXTS, "board-cards", kinds=kinds),
        "WP-12": message(TEXTS, "board-kinds", kinds=tuple(card.label for card in board.cards)),
        "WP-19": supply,
        "WP-40": message(TEXTS, "board-order", countries=tuple(country.name for country in board.countries)),
        "WP-41": message(TEXTS, "board-ties", alliances=len(board.alliances)),
        "WP-42": message(TEXTS, "board-chain", least=board.chain),
        "WP-60": message(TEXTS, "board-arms", arms=len(board.arms)),
    }
