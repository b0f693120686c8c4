"""How an action turns a position into the next one: placing, paying, drawing, the stack running out, the end.

Nothing here asks whether an action is legal; `webpower.games.power.rules` does.
"""

from __future__ import annotations

from webpower.engine.chance import Outcomes
from webpower.games.power.actions import NOWHERE, Action
from webpower.games.power.position import HAND_SIZE, OPEN_CARDS, Phase, Pieces, Position, listed
from webpower.games.power.rules import board_is_closed, is_empty, placements


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
            return _start_drawing(_discard(position, action.kind, 1))
        case "draw":
            return _draw(position, action, outcomes)
        case _:
            return _next_turn(position)


# Placing (WP-10 to WP-20)


def _place(position: Position, action: Action) -> Position:
    paid = _discard(position, action.kind, action.cost)
    on_board = action.act != "vatican"
    if position.placed == 0 and on_board:
        sites = position.setup.board.countries[action.country].sites
        was_empty = is_empty(position.pieces, sites)
        return paid._replace(pieces=_with_piece(position, action), placed=1, first=action.country, was_empty=was_empty)
    return paid._replace(pieces=_with_piece(position, action), placed=position.placed + 1)


def _with_piece(position: Position, action: Action) -> Pieces:
    pieces, seat, place = position.pieces, position.seat, action.place
    if action.act == "cloister":
        return pieces._replace(owners=_put(pieces.owners, place, seat))
    if action.act == "vatican":
        return pieces._replace(arms=_put(pieces.arms, place, seat))
    here = pieces.advisors[place]
    more = _put(here, seat, here[seat] + 1)
    return pieces._replace(advisors=(*pieces.advisors[:place], more, *pieces.advisors[place + 1 :]))


def _put(values: bytes, place: int, value: int) -> bytes:
    return values[:place] + bytes((value,)) + values[place + 1 :]


def _discard(position: Position, kind: int, number: int) -> Position:
    """The mover's cards go to the discard pile at once (WP-20, WP-22)."""
    hand, discard = position.hands[position.seat], position.discard
    return position._replace(
        hands=_with_hand(position, _put(hand, kind, hand[kind] - number)),
        discard=_put(discard, kind, discard[kind] + number),
    )


def _with_hand(position: Position, hand: bytes) -> tuple[bytes, ...]:
    seat = position.seat
    return (*position.hands[:seat], hand, *position.hands[seat + 1 :])


def _after_placing(position: Position) -> Position:
    """The end of the game if the board is closed (WP-34), a second piece if one can be placed (WP-16), else drawing."""
    if board_is_closed(position):
        return position._replace(phase=Phase.OVER, end="board")
    if next(placements(position), None) is not None:
        return position._replace(phase=Phase.MORE)
    return _start_drawing(position)


# Drawing (WP-22 to WP-24) and the stack running out (WP-30 to WP-33)


def _start_drawing(position: Position) -> Position:
    if position.last_turns:
        return _next_turn(position)
    return position._replace(phase=Phase.DRAW)


def _draw(position: Position, action: Action, outcomes: Outcomes) -> Position:
    from_stack = action.source == "stack"
    kind = position.stack[0] if from_stack else action.kind
    hand = position.hands[position.seat]
    drawn = position._replace(hands=_with_hand(position, _put(hand, kind, hand[kind] + 1)))
    if from_stack:
        drawn = _leave_stack(drawn, outcomes)
    else:
        place = position.open.index(kind)
        drawn = drawn._replace(open=position.open[:place] + position.open[place + 1 :])
    if drawn.last_turns:
        return _next_turn(drawn)  # an interrupted hand stays as it is (WP-32)
    if sum(drawn.hands[drawn.seat]) < HAND_SIZE:
        return drawn
    return _next_turn(_turn_up(drawn, outcomes))


def _turn_up(position: Position, outcomes: Outcomes) -> Position:
    """Replace the open cards that were taken (WP-24), as long as there are cards to draw (WP-32)."""
    while len(position.open) < OPEN_CARDS and not position.last_turns:
        turned = position._replace(open=position.open + position.stack[:1])
        position = _leave_stack(turned, outcomes)
    return position


def _leave_stack(position: Position, outcomes: Outcomes) -> Position:
    """The top card has left the stack; if it was the last one, the stack is exhausted (WP-30)."""
    rest = position.stack[1:]
    if rest:
        return position._replace(stack=rest)
    if position.exhausted == 1:
        return position._replace(stack=rest, exhausted=2)
    return position._replace(
        stack=bytes(outcomes.order(1, listed(position.discard))),
        discard=bytes(len(position.discard)),
        exhausted=1,
        interim=position.pieces.owners,
    )


def _next_turn(position: Position) -> Position:
    """The next seat's turn, or the end after the turn of the last seat when no card is left (WP-32)."""
    last_seat = position.setup.seats - 1
    if position.last_turns and position.seat == last_seat:
        return position._replace(phase=Phase.OVER, end="stack")
    seat = 0 if position.seat == last_seat else position.seat + 1
    return position._replace(seat=seat, phase=Phase.PLACE, placed=0, first=NOWHERE, was_empty=False)
