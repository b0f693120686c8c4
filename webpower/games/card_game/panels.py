"""What stands beside the cards, as pieces of HTML: who decides, the players and their law cards, the log, the rules.

What can change by itself stands on a line of its own, since only lines that changed are sent to the page.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from html import escape

from webpower.draw import panels
from webpower.draw.html import chip, player_tag, table
from webpower.draw.panels import log_panel as log_panel
from webpower.draw.panels import saved_panel as saved_panel
from webpower.engine.messages import Message, Value, message
from webpower.engine.rule_texts import rule_texts
from webpower.games.card_game.actions import NOWHERE
from webpower.games.card_game.cards import LAWS
from webpower.games.card_game.observation import MINUS_TWO, Observation
from webpower.games.card_game.position import EMPTY, MORE, PAY, TAKE, Position
from webpower.games.card_game.scoring import Held, score_held
from webpower.games.card_game.text_form import decision, options_words, won
from webpower.games.card_game.words import TEXTS, law_words

Names = Sequence[str]


def turn_panel(position: Position, names: Names, where: str) -> str:
    """Who decides what and what has been taken in the turn, or who has won; ``where`` in the game that is."""
    more = won(position).say(names) if position.is_over else " ".join(_turn_words(position))
    played_by = options_words(position.setup.options).cited(names)
    return panels.turn_panel(decision(position).say(names), more, where, played_by)


def _turn_words(position: Position) -> Iterator[str]:
    """What the turn has brought so far and still allows, as long as cards are taken (CG-21, CG-22)."""
    if position.phase not in (TAKE, MORE, PAY):
        return
    if position.taken:
        yield say("panel-taken", symbols=position.symbols, limit=position.limit)
    elif position.three:
        yield say("panel-three", limit=position.limit)
    if position.mixed:
        yield say("panel-mixed")
    elif position.colour != NOWHERE:
        yield say("panel-colour", country=position.setup.cards.countries[position.colour].name)


def players_panel(position: Position, names: Names, covered: Collection[int], if_ended: bool = True) -> str:
    """Two rows a player: stones, cards and points, and the law cards across them; of ``covered`` seats only how many.

    ``if_ended`` tells the score if the game ended now; law cards that are covered are no part of it, so it is the most
    that their owner would have.
    """
    hidden = () if position.is_over else covered
    points = _points(position, hidden)
    rows: list[Sequence[str]] = []
    for seat, name in enumerate(names):
        mover = "▸ " if seat == position.seat and not position.is_over else ""
        stones = say(
            "panel-stones", hand=position.reserve[seat], cards=position.on_cards(seat), out=position.removed[seat]
        )
        cards = str(position.owners.count(seat))
        unsure = seat in hidden and any(position.laws[seat])
        told = say("panel-at-most", points=points[seat]) if unsure else str(points[seat])
        rows.append((mover + player_tag(seat, name), escape(stones), cards, *([escape(told)] if if_ended else [])))
        rows.append((_laws(position.laws[seat], seat in hidden),))
    heads = [say(f"panel-head-{head}") for head in ("player", "stones", "cards")]
    heads += [panels.say("head-if-ended")] * if_ended
    return table([escape(head) for head in heads], rows, keep=True)


def _points(position: Position, covered: Collection[int]) -> tuple[int, ...]:
    """By seat: the score if the game ended now, without what covered law cards cost."""
    seats = range(position.setup.seats)
    costly = tuple(0 if seat in covered else position.laws[seat][MINUS_TWO] for seat in seats)
    lands = tuple(position.cards_of(seat) for seat in seats)
    return score_held(Held(position.setup.cards, lands, costly)).totals()


def _laws(held: bytes, covered: bool) -> str:
    """A player's law cards: their names, or how many there are."""
    if covered or not any(held):
        return escape(say("panel-laws", number=sum(held)))
    return law_chips(held)


def law_chips(counts: Sequence[int]) -> str:
    """Law cards by kind, as small cards."""
    chips = [chip(law_words(law).say(()), "white", number) for law, number in zip(LAWS, counts, strict=True) if number]
    return " ".join(chips)


def laws_panel(position: Position, known: Observation | None = None) -> str:
    """The law cards on land cards and those that were played; of what a seat knows, also those it has not seen."""
    lying = sum(position.owners[slot] == EMPTY for slot in position.setup.cards.law_slots)
    lines = [escape(say("panel-lying", number=lying))]
    if any(position.played_laws):
        lines.append(f"{escape(say('panel-played'))} {law_chips(position.played_laws)}")
    if known is not None and any(known.unseen):
        lines.append(f"{escape(say('panel-unseen'))} {law_chips(known.unseen)}")
    return "\n".join(f"<div>{line}</div>" for line in lines)


def rules_panel(told: Sequence[Message]) -> str:
    """The rules that sentences cite, in words."""
    return panels.rules_panel(told, rule_texts())


def say(id: str, **values: Value) -> str:
    """A word or sentence of the panels that names no player."""
    return message(TEXTS, id, "", **values).say(())
