"""What stands beside the board, as pieces of HTML: who decides, the players and their cards, the log, the rules.

What can change by itself stands on a line of its own, since only lines that changed are sent to the page.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from html import escape

from webpower.draw import panels
from webpower.draw.html import chip, player_tag, table
from webpower.draw.panels import log_panel as log_panel
from webpower.draw.panels import saved_panel as saved_panel
from webpower.engine.messages import Message, Value, message
from webpower.games.power.board import Board, CardKind
from webpower.games.power.observation import Observation
from webpower.games.power.position import Position
from webpower.games.power.rule_notes import rules_told
from webpower.games.power.rules import TEXTS
from webpower.games.power.scoring import score, score_now
from webpower.games.power.text_form import decision, options_words, won

Names = Sequence[str]


def turn_panel(position: Position, names: Names, where: str) -> str:
    """Who decides what, or who has won; ``where`` in the game that is; what is played by."""
    told = decision(position).say(names)
    more = say("last-turns") if position.last_turns else ""
    if position.is_over:
        more = won(position).say(names)
    played_by = options_words(position.setup.options).cited(names)
    return panels.turn_panel(told, more, where, played_by)


def players_panel(position: Position, names: Names, covered: Collection[int], if_ended: bool = True) -> str:
    """Two rows a player: the numbers, and the hand across them; of ``covered`` seats only how many cards it has.

    ``if_ended`` tells the score if the game ended now, beside what has been scored.
    """
    scored, ended = score_now(position).totals(), score(position).totals()
    rows: list[Sequence[str]] = []
    for seat, name in enumerate(names):
        mover = "▸ " if seat == position.seat and not position.is_over else ""
        left = say("supply", cloisters=position.cloisters_left(seat), advisors=position.advisors_left(seat))
        points = (str(scored[seat]), str(ended[seat])) if if_ended else (str(scored[seat]),)
        rows.append((mover + player_tag(seat, name), escape(left), *points))
        hand = position.hands[seat]
        rows.append(
            (escape(say("hidden-hand", cards=sum(hand))) if seat in covered else _chips(position.board.cards, hand),)
        )
    heads = [say(f"head-{head}") for head in ("player", "supply", "scored")]
    heads += [panels.say("head-if-ended")] * if_ended
    return table([escape(head) for head in heads], rows, keep=True)


def _chips(cards: Sequence[CardKind], counts: bytes) -> str:
    chips = [chip(cards[kind].label, cards[kind].colour, number) for kind, number in enumerate(counts) if number]
    return " ".join(chips)


def cards_panel(position: Position) -> str:
    """The open cards, and how many lie in the stack and in the discard pile."""
    cards = position.board.cards
    lying = " ".join(chip(cards[kind].label, cards[kind].colour) for kind in position.open)
    piles = say("piles", stack=len(position.stack), discard=sum(position.discard))
    return f"<div>{escape(say('open-cards'))} {lying or '-'}</div>\n<div>{escape(piles)}</div>"


def known_panel(seen: Observation, names: Names) -> str:
    """What a seat knows of the others' hands, and how many cards of each kind it has not seen."""
    cards = seen.setup.board.cards
    lines = [
        f"{player_tag(seat, names[seat])} {_chips(cards, known)}"
        for seat, known in enumerate(seen.known)
        if seat != seen.seat and any(known)
    ]
    lines.append(f"{escape(say('unseen-cards'))} {_chips(cards, seen.unseen)}")
    return "\n".join(f"<div>{line}</div>" for line in lines)


def rules_panel(told: Sequence[Message], board: Board) -> str:
    """The rules that sentences cite, in words, and what holds on the board where they name the printed one."""
    return panels.rules_panel(told, rules_told(board))


def say(id: str, **values: Value) -> str:
    """A word or sentence of the panels that names no player."""
    return message(TEXTS, id, "", **values).say(())
