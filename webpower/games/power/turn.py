"""How an action turns a position into the next one: placing, paying, drawing, the stack running out, the end.

Nothing here asks whether an action is legal; `webpower.games.power.rules` does.
"""

from __future__ import annotations

from typing import Any

from webpower.engine.chance import Outcomes
from webpower.games.power.actions import NOWHERE, Action
from webpower.games.power.board import HAND_SIZE, OPEN_CARDS
from webpower.games.power.position import Phase, Pieces, Position, listed
from webpower.games.power.rules import board_is_closed, can_place, most_cloisters


def apply(position: Position, action: Action, outcomes: Outcomes) -> Position:
    """The position after a legal action.

    Chance is asked only when the stack runs out for the first time: for the order of the second stack (WP-31).
    """
    match action.act:
        case "cloister" | "advisor" | "vatican":
            return _after_placing(_place(position, action))
        case "stop":
            return _start_drawing(position)
        case "exchange":
            return _exchange(position, action.kind)
        case "draw":
            return _draw(position, action, outcomes)
        case _:
            return _next_turn(position)


# Placing (WP-10 to WP-20)


def _place(position: Position, action: Action) -> Position:
    """The piece stands and its cards lie on the discard pile (WP-20)."""
    country, was_empty = position.first, position.was_empty
    if position.placed == 0 and action.act != "vatican":
        country = action.country
        was_empty = most_cloisters(position, country) == 0
    hands, discard = _paid(position, action.kind, action.cost)
    return position._replace(
        pieces=with_piece(position, action),
        hands=hands,
        discard=discard,
        phase=Phase.MORE,
        placed=position.placed + 1,
        first=country,
        was_empty=was_empty,
    )


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
    return values[:place] + bytes((value,)) + values[place + 1 :]


def _paid(position: Position, kind: int, number: int) -> tuple[tuple[bytes, ...], bytes]:
    """The hands and the discard pile after the mover gave away cards of a kind."""
    return _with_cards(position, kind, -number), _put(position.discard, kind, position.discard[kind] + number)


def _with_cards(position: Position, kind: int, change: int) -> tuple[bytes, ...]:
    """The hands after the mover took cards of a kind, or gave them away."""
    hands, seat = position.hands, position.seat
    hand = hands[seat]
    return (*hands[:seat], _put(hand, kind, hand[kind] + change), *hands[seat + 1 :])


def _after_placing(position: Position) -> Position:
    """The end of the game if the board is closed (WP-34), a second piece if one can be placed (WP-16), else drawing."""
    if board_is_closed(position):
        return position._replace(phase=Phase.OVER, end="board")
    return position if can_place(position) else _start_drawing(position)


# Drawing (WP-22 to WP-24) and the stack running out (WP-30 to WP-33)


def _exchange(position: Position, kind: int) -> Position:
    """A card goes to the discard pile, another will be drawn (WP-22)."""
    hands, discard = _paid(position, kind, 1)
    return position._replace(hands=hands, discard=discard, phase=Phase.DRAW)


def _start_drawing(position: Position) -> Position:
    if position.last_turns:
        return _next_turn(position)
    return position._replace(phase=Phase.DRAW)


def _draw(position: Position, action: Action, outcomes: Outcomes) -> Position:
    if action.source == "stack":
        drawn = _leave_stack(position, outcomes, hands=_with_cards(position, position.stack[0], 1))
    else:
        place = position.open.index(action.kind)
        left = position.open[:place] + position.open[place + 1 :]
        drawn = position._replace(hands=_with_cards(position, action.kind, 1), open=left)
    if drawn.last_turns:
        return _next_turn(drawn)  # an interrupted hand stays as it is (WP-32)
    if sum(drawn.hands[drawn.seat]) < HAND_SIZE:
        return drawn
    return _next_turn(_turn_up(drawn, outcomes))


def _turn_up(position: Position, outcomes: Outcomes) -> Position:
    """Replace the open cards that were taken (WP-24), as long as there are cards to draw (WP-32)."""
    while len(position.open) < OPEN_CARDS and not position.last_turns:
        position = _leave_stack(position, outcomes, open=position.open + position.stack[:1])
    return position


def _leave_stack(position: Position, outcomes: Outcomes, **moved: Any) -> Position:
    """The top card leaves the stack, to where ``moved`` says; if it is the last one, the stack is exhausted (WP-30)."""
    rest = position.stack[1:]
    if rest:
        return position._replace(stack=rest, **moved)
    if position.exhausted == 1:
        return position._replace(stack=rest, exhausted=2, **moved)
    return position._replace(
        stack=bytes(outcomes.order(1, listed(position.discard))),
        discard=bytes(len(position.discard)),
        exhausted=1,
        interim=position.pieces.owners,
        **moved,
    )


def _next_turn(position: Position) -> Position:
    """The next seat's turn, or the end after the turn of the last seat when no card is left (WP-32)."""
    last_seat = position.setup.seats - 1
    if position.last_turns and position.seat == last_seat:
        return position._replace(phase=Phase.OVER, end="stack")
    seat = 0 if position.seat == last_seat else position.seat + 1
    return position._replace(seat=seat, phase=Phase.PLACE, placed=0, first=NOWHERE, was_empty=False)
