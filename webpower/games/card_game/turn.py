"""How an action turns a position into the next one: taking, paying, law cards, claiming, the end.

Nothing here asks whether an action is legal; `webpower.games.card_game.rules` does.
"""

from __future__ import annotations

from webpower.engine.chance import Outcomes
from webpower.games.card_game.actions import NOWHERE, Action
from webpower.games.card_game.cards import LAWS, Law
from webpower.games.card_game.position import CLAIM, EMPTY, LIFTED, MORE, OVER, PAY, TAKE, Position, ends
from webpower.games.card_game.rules import can_claim, can_play_law, can_take, payments
from webpower.games.card_game.rules.facts import slot_at


def apply(position: Position, action: Action, outcomes: Outcomes | None = None) -> Position:
    """The position after a legal action, and after all that follows by itself. Chance is never asked: all is dealt."""
    match action.act:
        case "take":
            return _take(position, slot_at(position, action.index))
        case "pay_reserve" | "pay_slot":
            return _settled(_pay(position, action.slot))
        case "play_law":
            return _settled(_play(position, action.kind))
        case "end_take":
            return _settled(position._replace(phase=CLAIM))
        case "place":
            return _next_turn(_place(position, action.slot))
        case "lift":
            return position._replace(phase=LIFTED, lifted=action.slot)
        case _:  # end_turn, pass
            return _next_turn(position)


def _put(values: bytes, place: int, value: int) -> bytes:
    return values[:place] + bytes((value,)) + values[place + 1 :]


def _more(values: bytes, place: int, number: int = 1) -> bytes:
    return _put(values, place, values[place] + number)


# Taking (CG-20 to CG-31)


def _take(position: Position, slot: int) -> Position:
    """The card and a law card on it go to the mover, a stone on it to its owner; another player's has to be paid."""
    seat, owner, card, cards = position.seat, position.stones[slot], position.layout[slot], position.setup.cards
    law = position.law_at(slot)
    taken = position._replace(
        owners=_put(position.owners, slot, seat),
        laws=position.laws if law == NOWHERE else _with_law(position, law),
        colour=cards.country_of[card] if position.taken == 0 else position.colour,
        symbols=position.symbols + cards.weight[card],
        taken=position.taken + 1,
        phase=MORE,
    )
    if owner == EMPTY:
        return _settled(taken)
    freed = taken._replace(stones=_put(taken.stones, slot, EMPTY), reserve=_more(taken.reserve, owner))
    return _settled(freed) if owner == seat else _owing(freed)


def _with_law(position: Position, law: int, number: int = 1) -> tuple[bytes, ...]:
    """The law cards of all seats when the mover has one more, or less, of a kind."""
    laws, seat = position.laws, position.seat
    return (*laws[:seat], _more(laws[seat], law, number), *laws[seat + 1 :])


def _owing(position: Position) -> Position:
    """A stone has to be paid (CG-28): the mover decides which, unless there is no choice."""
    choices = payments(position)
    return position._replace(phase=PAY) if len(choices) > 1 else _settled(_pay(position, choices[0].slot))


def _pay(position: Position, slot: int) -> Position:
    """The stone on a slot, or one at hand, leaves the game, and the turn goes on."""
    seat = position.seat
    paid = position._replace(removed=_more(position.removed, seat), phase=MORE)
    if slot == NOWHERE:
        return paid._replace(reserve=_more(paid.reserve, seat, -1))
    return paid._replace(stones=_put(paid.stones, slot, EMPTY))


# Law cards (CG-33 to CG-36)


def _play(position: Position, kind: int) -> Position:
    """The law card leaves the game, and what it says is done."""
    played = position._replace(
        laws=_with_law(position, kind, -1),
        played_laws=_more(position.played_laws, kind),
        plays=position.plays + 1,
    )
    match LAWS[kind]:
        case Law.TAKE_BACK:
            seat = position.seat
            return played._replace(removed=_more(played.removed, seat, -1), reserve=_more(played.reserve, seat))
        case Law.THREE_SYMBOLS:
            return played._replace(three=True)
        case _:
            return played._replace(mixed=True)


# Claiming (CG-38 to CG-42)


def _place(position: Position, slot: int) -> Position:
    """A stone lies on the card: the one that was lifted, or one from the reserve."""
    seat = position.seat
    placed = position._replace(stones=_put(position.stones, slot, seat))
    if position.lifted == NOWHERE:
        return placed._replace(reserve=_more(placed.reserve, seat, -1))
    return placed._replace(stones=_put(placed.stones, position.lifted, EMPTY), lifted=NOWHERE)


# What follows by itself


def _settled(position: Position) -> Position:
    """The position once all has happened that needs no decision.

    The game ends with the last card (CG-50); who can take nothing more claims; who can't do that either is done.
    """
    if EMPTY not in position.owners:
        return position._replace(phase=OVER)
    if position.phase is MORE and not can_take(position) and not can_play_law(position):
        position = position._replace(phase=CLAIM)
    if position.phase is CLAIM and not can_claim(position) and not can_play_law(position):
        return _next_turn(position)
    return position


def _next_turn(position: Position) -> Position:
    """The turn of the next seat begins."""
    return position._replace(
        seat=(position.seat + 1) % position.setup.seats,
        phase=TAKE,
        colour=NOWHERE,
        symbols=0,
        taken=0,
        plays=0,
        three=False,
        mixed=False,
        opening=ends(position.owners) if position.setup.options.only_initial_ends else b"",
    )
