"""How an action turns a position into the next one: placing, paying, drawing, the stack running out, the end.

Nothing here asks whether an action is legal; `webpower.games.power.rules` does.
"""

from __future__ import annotations

from webpower.engine.chance import Outcomes
from webpower.games.power.actions import NOWHERE, Action
from webpower.games.power.board import HAND_SIZE, OPEN_CARDS
from webpower.games.power.draft import Draft
from webpower.games.power.position import DRAW, MORE, OVER, PLACE, Pieces, Position, listed
from webpower.games.power.rules import board_is_closed, can_place, most_cloisters


def apply(position: Position, action: Action, outcomes: Outcomes) -> Position:
    """The position after a legal action.

    Chance is asked only when the stack runs out for the first time: for the order of the second stack (WP-31).
    """
    draft = Draft(*position)
    match action.act:
        case "draw":
            _draw(draft, action, outcomes)
        case "cloister" | "advisor" | "vatican":
            _place(draft, action, position)
            return _after_placing(draft)
        case "exchange":
            _pay(draft, action.kind, 1)
            draft.phase = DRAW
        case "stop":
            _start_drawing(draft)
        case _:
            _next_turn(draft)
    return draft.position()


# Placing (WP-10 to WP-20)


def _place(draft: Draft, action: Action, before: Position) -> None:
    """The piece stands and its cards lie on the discard pile (WP-20)."""
    if draft.placed == 0 and action.act != "vatican":
        draft.first = action.country
        draft.was_empty = most_cloisters(before, action.country) == 0
    draft.placed += 1
    draft.pieces = with_piece(before, action)
    _pay(draft, action.kind, action.cost)


def with_piece(position: Position, action: Action) -> Pieces:
    """What stands on the board after the mover placed a piece, whatever was paid for it."""
    (owners, advisors, arms), seat, place = position.pieces, position.seat, action.place
    if action.act == "cloister":
        return Pieces(_put(owners, place, seat), advisors, arms)
    if action.act == "vatican":
        return Pieces(owners, advisors, _put(arms, place, seat))
    more = _put(advisors[place], seat, advisors[place][seat] + 1)
    return Pieces(owners, (*advisors[:place], more, *advisors[place + 1 :]), arms)


def _put(values: bytes, place: int, value: int) -> bytes:
    changed = bytearray(values)
    changed[place] = value
    return bytes(changed)


def _pay(draft: Draft, kind: int, number: int) -> None:
    """Cards of a kind go from the mover's hand to the discard pile."""
    _take(draft, kind, -number)
    draft.discard = _put(draft.discard, kind, draft.discard[kind] + number)


def _take(draft: Draft, kind: int, number: int) -> None:
    """Cards of a kind come into the mover's hand; a negative number of them leaves it."""
    hands = list(draft.hands)
    hand = hands[draft.seat]
    hands[draft.seat] = _put(hand, kind, hand[kind] + number)
    draft.hands = tuple(hands)


def _after_placing(draft: Draft) -> Position:
    """The end of the game if the board is closed (WP-34), a second piece if one can be placed (WP-16), else drawing."""
    draft.phase = DRAW
    placed = draft.position()  # the rules judge positions, and this is mostly the one that comes next
    if board_is_closed(placed):
        return placed._replace(phase=OVER, end="board")
    if can_place(placed):
        return placed._replace(phase=MORE)
    if placed.exhausted == 2:
        _next_turn(draft)
        return draft.position()
    return placed


# Drawing (WP-22 to WP-24) and the stack running out (WP-30 to WP-33)


def _start_drawing(draft: Draft) -> None:
    if draft.exhausted == 2:
        _next_turn(draft)
    else:
        draft.phase = DRAW


def _draw(draft: Draft, action: Action, outcomes: Outcomes) -> None:
    if action.source == "stack":
        _take(draft, _leave_stack(draft, outcomes), 1)
    else:
        _take(draft, action.kind, 1)
        draft.open = draft.open.replace(bytes((action.kind,)), b"", 1)
    if draft.exhausted == 2:
        _next_turn(draft)  # an interrupted hand stays as it is (WP-32)
    elif sum(draft.hands[draft.seat]) == HAND_SIZE:
        _turn_up(draft, outcomes)
        _next_turn(draft)


def _turn_up(draft: Draft, outcomes: Outcomes) -> None:
    """Replace the open cards that were taken (WP-24), as long as there are cards to draw (WP-32)."""
    while len(draft.open) < OPEN_CARDS and draft.exhausted < 2:
        draft.open += bytes((_leave_stack(draft, outcomes),))


def _leave_stack(draft: Draft, outcomes: Outcomes) -> int:
    """The kind of the card that leaves the top of the stack; if it is the last one, the stack is exhausted (WP-30)."""
    kind, draft.stack = draft.stack[0], draft.stack[1:]
    if not draft.stack:
        draft.exhausted += 1
        if draft.exhausted == 1:
            draft.stack = bytes(outcomes.order(1, listed(draft.discard)))
            draft.discard = bytes(len(draft.discard))
            draft.interim = draft.pieces.owners
    return kind


def _next_turn(draft: Draft) -> None:
    """The next seat's turn, or the end after the turn of the last seat when no card is left (WP-32)."""
    last_seat = draft.setup.seats - 1
    if draft.exhausted == 2 and draft.seat == last_seat:
        draft.phase, draft.end = OVER, "stack"
        return
    draft.seat = 0 if draft.seat == last_seat else draft.seat + 1
    draft.phase, draft.placed, draft.first, draft.was_empty = PLACE, 0, NOWHERE, False
