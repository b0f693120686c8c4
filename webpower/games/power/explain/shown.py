"""How the choices of a hand are shown: as plain text, and as a table in a notebook."""

from __future__ import annotations

from html import escape

from webpower.draw.html import chip, cited, table
from webpower.engine.messages import AnyOf, Message, Seat, Value, message
from webpower.games.power.explain.choices import Choice, Choices
from webpower.games.power.rules import TEXTS


def choices_text(choices: Choices) -> str:
    """The choices as plain text: a line a choice, then a line a reason."""
    names = choices.names
    told = [choices.headline.say(names), _hand(choices).say(names)]
    if choices.possible:
        told += ["", f"{_word('choice-heading')}:"]
        told += [f"  {choice.where.say(names)}: {_deed(choices, choice)}" for choice in choices.possible]
    if choices.refused:
        told += ["", f"{_word('choice-not-heading')}:"]
        for refusal in choices.refused:
            told.append(f"  {refusal.where.say(names)}: {'; '.join(why.cited(names) for why in refusal.reasons)}")
    return "\n".join(told)


def choices_html(choices: Choices) -> str:
    """The choices as a table, cards on their colours, and the reasons as another one."""
    names = choices.names
    shown = f"<div><b>{escape(choices.headline.say(names))}</b> {escape(_hand(choices).say(names))}</div>"
    if choices.possible:
        heads = [escape(_word(f"choice-{head}")) for head in ("where", "what", "paid", "then")]
        rows = [
            (
                f"<b>{escape(choice.where.say(names))}</b>",
                cited(choice.what.cited(names)),
                "<br>".join(_chip(choices, kind, cost) for kind, cost in choice.payments),
                "" if choice.then is None else escape(choice.then.say(names)),
            )
            for choice in choices.possible
        ]
        shown += table(heads, rows, words=True)
    if choices.refused:
        refused = [
            (escape(refusal.where.say(names)), "<br>".join(cited(why.cited(names)) for why in refusal.reasons))
            for refusal in choices.refused
        ]
        shown += table([escape(_word("choice-not-heading")), ""], refused, words=True)
    return shown


def _word(id: str, rule: str = "", **values: Value) -> str:
    return message(TEXTS, id, rule, **values).say(())


def _hand(choices: Choices) -> Message:
    """The cards of who decides, in words."""
    position = choices.position
    cards = tuple(
        _cards(choices, kind, number) for kind, number in enumerate(position.hands[position.seat]) if number
    ) or (message(TEXTS, "choice-no-card"),)
    return message(TEXTS, "choice-hand", player=Seat(position.seat), cards=cards)


def _cards(choices: Choices, kind: int, number: int) -> Message:
    return message(TEXTS, "choice-cards", number=number, card=choices.position.board.cards[kind].label)


def _chip(choices: Choices, kind: int, number: int) -> str:
    card = choices.position.board.cards[kind]
    return chip(card.label, card.colour, number)


def _deed(choices: Choices, choice: Choice) -> str:
    """What is done, paid by what, and what may follow."""
    told = choice.what.say(choices.names)
    if choice.payments:
        paid = AnyOf(_cards(choices, kind, cost) for kind, cost in choice.payments)
        told += _word("choice-for", paid=paid)
    if choice.then is not None:
        told += _word("choice-and-then", then=choice.then)
    return f"{told} [{choice.what.rule}]"
