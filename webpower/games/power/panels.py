"""What stands beside the board, as pieces of HTML: who decides, the players and their cards, the log, the rules.

What can change by itself stands on a line of its own, since only lines that changed are sent to the page.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from html import escape

from webpower.draw.html import FADED, chip, cited, player_tag, table
from webpower.engine.messages import Message, Value, message
from webpower.games.power.board import Board, CardKind
from webpower.games.power.observation import Observation
from webpower.games.power.position import Position
from webpower.games.power.rule_notes import rules_told
from webpower.games.power.rules import TEXTS
from webpower.games.power.scoring import score, score_now
from webpower.games.power.text_form import decision, options_words, won

LOG_LENGTH = 8
"""How many of the latest sentences the log shows; more only where one step has more to tell."""

Names = Sequence[str]


def turn_panel(position: Position, names: Names, where: str) -> str:
    """Who decides what, or who has won; ``where`` in the game that is; what is played by."""
    told = escape(decision(position).say(names))
    more = say("last-turns") if position.last_turns else ""
    if position.is_over:
        more = won(position).say(names)
    headline = f'<div style="font-size:17px"><b>{told}</b> {escape(more)}</div>'
    played_by = cited(options_words(position.setup.options).cited(names))
    return f'{headline}\n<div style="{FADED}">{escape(where)}</div>\n<div style="{FADED}">{played_by}</div>'


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
    heads = [say(f"head-{head}") for head in ("player", "supply", "scored", *["if-ended"] * if_ended)]
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


def log_panel(step: int, told: Callable[[int], Sequence[Message]], names: Names, since: int | None = None) -> str:
    """All sentences of this step, which stand out, and the latest of those before, as far as there is room.

    ``told`` gives the events of a step; for those from the step ``since`` on there is always room.
    """
    now = [f"<b>{sentence}</b>" for sentence in _cited(told(step), names)]
    before: list[str] = []
    wanted = len(now)
    for back in range(step - 1, 0, -1):
        if len(now) + len(before) >= LOG_LENGTH and (since is None or back < since):
            break
        before = _cited(told(back), names) + before
        if since is not None and back >= since:
            wanted = len(now) + len(before)
    latest = [*before, *now][-max(LOG_LENGTH, wanted) :]
    lines = "\n".join(f"<li>{sentence}</li>" for sentence in latest)
    return f'<ul style="margin:.3em 0;padding-left:1.2em;line-height:1.4">\n{lines}\n</ul>' if lines else ""


def _cited(told: Sequence[Message], names: Names) -> list[str]:
    return [cited(event.cited(names)) for event in told]


def rules_panel(told: Sequence[Message], board: Board) -> str:
    """The rules that sentences cite, in words, and what holds on the board where they name the printed one."""
    texts = rules_told(board)
    rules = [f"<b>{rule} · {escape(texts[rule][0])}.</b> {escape(texts[rule][1])}" for rule in rules_cited(told)]
    return "\n".join(f'<div style="line-height:1.35;margin:.3em 0">{text}</div>' for text in rules)


def saved_panel(kept: str) -> str:
    """Where the game is kept."""
    return f'<div style="{FADED};overflow-wrap:anywhere">{escape(kept)}</div>'


def rules_cited(told: Sequence[Message]) -> list[str]:
    """The ids of the rules that sentences cite, each once, in their order."""
    return list(dict.fromkeys(event.rule for event in told if event.rule))


def say(id: str, **values: Value) -> str:
    """A word or sentence of the panels that names no player."""
    return message(TEXTS, id, "", **values).say(())
