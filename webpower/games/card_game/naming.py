"""From names to actions, as people and files write them, and from actions to words."""

from __future__ import annotations

from collections.abc import Sequence

from webpower.engine.errors import IllegalAction, WrongValue
from webpower.engine.messages import Message, Seat, message
from webpower.engine.names import UnknownName as UnknownName
from webpower.engine.names import check_name, check_texts
from webpower.games.card_game.actions import (
    ACTIONS,
    ENDS,
    LIFTS,
    NOWHERE,
    PAYS,
    PLACES,
    PLAYS,
    TAKES,
    Action,
)
from webpower.games.card_game.cards import LAWS, ROWS, SLOTS, Law
from webpower.games.card_game.position import Position
from webpower.games.card_game.rules import TEXTS
from webpower.games.card_game.words import card_words, law_words, spot_words

PARTS = {
    "take": ("row", "end"),
    "pay_reserve": (),
    "pay_slot": ("slot",),
    "play_law": ("law",),
    "end_take": (),
    "place": ("slot",),
    "lift": ("slot",),
    "end_turn": (),
    "pass": (),
}
"""What each act is told by beside its name."""

BY_SLOT = {"pay_slot": PAYS, "place": PLACES, "lift": LIFTS}
ALONE = {action.act: action for action in ACTIONS if not PARTS[action.act]}


def named_action(
    position: Position,
    names: Sequence[str],
    act: str,
    row: int = 0,
    end: str = "",
    slot: int = NOWHERE,
    law: str = "",
) -> Action:
    """The action of these names, legal or not. Slots are numbers from 0 (`webpower.games.card_game.cards.slot`).

    Raises WrongValue for what is no name or number, or is given to an act that has no use for it; UnknownName for a
    name that does not exist (with those that are alike); IllegalAction for a law card that is never played (CG-37).
    """
    check_texts(act=act, end=end, law=law)
    check_name("act", act, list(PARTS))
    given = {"row": row != 0, "end": end != "", "slot": slot != NOWHERE, "law": law != ""}
    for part, is_given in given.items():
        if is_given and part not in PARTS[act]:
            raise WrongValue(f"{part}: {act} is told without it")
    if act == "take":
        _check_number("row", row, 1, ROWS)
        check_name("end", end, ENDS)
        return TAKES[2 * (row - 1) + ENDS.index(end)]
    if act in BY_SLOT:
        _check_number("slot", slot, 0, SLOTS - 1)
        return BY_SLOT[act][slot]
    if act == "play_law":
        check_name("law card", law, [str(kind) for kind in LAWS])
        if law == Law.MINUS_TWO:
            said = message(TEXTS, "law-never-played", "CG-37", player=Seat(position.seat))
            raise IllegalAction([said], position, names)
        return PLAYS[LAWS.index(Law(law))]
    return ALONE[act]


def _check_number(what: str, number: object, least: int, most: int) -> None:
    if type(number) is not int or not least <= number <= most:
        raise WrongValue(f"{what}: expected a number from {least} to {most}, got {number!r}")


def named(position: Position, action: Action) -> Message:
    """An action in words, as in ``greedy would choose: take Danemark (2 fans) from the left end of row 1``.

    The action is one of the legal ones of the position.
    """
    id = f"act-{action.act.replace('_', '-')}"
    match action.act:
        case "take":
            slot = position.span(action.row)[ENDS.index(action.end)]
            card = card_words(position.setup.cards, position.layout[slot])
            return message(TEXTS, id, card=card, end=action.end, row=action.row)
        case "play_law":
            return message(TEXTS, id, law=law_words(LAWS[action.kind]))
        case "place" if position.lifted != NOWHERE:
            source, target = spot_words(position, position.lifted), spot_words(position, action.slot)
            return message(TEXTS, "act-move", source=source, target=target)
        case "pay_slot" | "place" | "lift":
            return message(TEXTS, id, spot=spot_words(position, action.slot))
        case _:
            return message(TEXTS, id)
