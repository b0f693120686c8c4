"""The chances of cards, and the plans that they belong to, in words."""

from __future__ import annotations

from fractions import Fraction

from webpower.engine.messages import Message, Value, message
from webpower.engine.ratios import percent
from webpower.games.power.chances import Plan
from webpower.games.power.observation import Observation
from webpower.games.power.rules import TEXTS


def chance_values(chance: Fraction) -> dict[str, Value]:
    """What a sentence says of a chance: the percents, and the exact fraction."""
    return {"percent": percent(chance), "exact": str(chance)}


def draw_words(seen: Observation, kind: int, chance: Fraction, draws: int | None = None) -> Message:
    """The chance of a kind of card for the stack's next card, or, among the next ``draws``, of at least one.

    The number after the last kind is the chance of two of a kind among them.
    """
    labels, values = [card.label for card in seen.setup.board.cards], chance_values(chance)
    if draws is None:
        return message(TEXTS, "chances-told-next", "", card=labels[kind], **values)
    if kind == len(labels):
        return message(TEXTS, "chances-told-pair", "", number=draws, **values)
    return message(TEXTS, "chances-told-among", "", card=labels[kind], number=draws, **values)


def plan_words(seen: Observation, plan: Plan, short: bool = False) -> Message:
    """What a plan keeps and takes, and, unless it has to be short, how many cards it draws from the stack."""
    kept = plan.keep == seen.hand
    return message(
        TEXTS,
        "chances-plan-short" if short else "chances-plan",
        act=("take" if any(plan.taken) else "draw") if kept else ("keep" if any(plan.keep) else "nothing"),
        cards=_card_words(seen, plan.taken if kept else plan.keep),
        drawn=plan.drawn,
    )


def _card_words(seen: Observation, cards: bytes) -> tuple[Value, ...]:
    return tuple(
        message(TEXTS, "chances-of-card", number=number, card=card.label)
        for card, number in zip(seen.setup.board.cards, cards, strict=True)
        if number
    )
