"""The moment of a game: whose turn it is, what part of it, how often the stack has run out."""

from __future__ import annotations

from webpower.engine.messages import Message, Seat, message
from webpower.games.power.actions import NOWHERE
from webpower.games.power.editing.cards import stack_by_pieces
from webpower.games.power.editing.pieces import settled
from webpower.games.power.position import DRAW, MORE, OVER, PLACE, Position
from webpower.games.power.rules import TEXTS, board_is_closed


def turn_begins(position: Position, seat: int) -> Position:
    """A turn of a seat begins."""
    return position._replace(seat=seat, phase=PLACE, placed=0, first=NOWHERE, was_empty=False, end="")


def placed_in(position: Position) -> list[int]:
    """The countries where the mover has a piece, and so may have placed one in this turn."""
    pieces, seat = position.pieces, position.seat
    return [
        number
        for number, country in enumerate(position.board.countries)
        if pieces.cloisters_in(country.sites, seat) or pieces.advisors[number][seat]
    ]


def second_piece(position: Position, country: int) -> Position | Message:
    """The mover has placed a piece in a country and may place a second one, or the reason why not (WP-16).

    If no piece of the mover's stands there it is another country, the one of the turn so far or the first there is.
    """
    can_be = placed_in(position)
    if not can_be:
        return message(TEXTS, "edit-no-piece", "WP-16", player=Seat(position.seat))
    where = next((number for number in (country, position.first) if number in can_be), can_be[0])
    return settled(position._replace(phase=MORE, placed=1, first=where, end=""))


def drawing(position: Position, country: int | None = None) -> Position:
    """The mover draws: after a piece in a country, or after what the turn has done so far.

    NOWHERE is no country: the mover has given a card away (WP-22).
    """
    if country is None:
        country = position.first if position.phase in (MORE, DRAW) else NOWHERE
    placed = 0 if country == NOWHERE else max(1, position.placed)
    return settled(position._replace(phase=DRAW, placed=placed, first=country, was_empty=False, end=""))


def run_out(position: Position, times: int, seed: int) -> Position:
    """The stack has run out so many times; the first time, the cloisters are scored as they stand (WP-31)."""
    interim = None if times == 0 else position.pieces.owners if position.interim is None else position.interim
    return stack_by_pieces(position._replace(exhausted=times, interim=interim), seed)


def scored_now(position: Position) -> Position | Message:
    """The interim scoring saw the cloisters as they stand now, or the reason why not (WP-31)."""
    if position.exhausted == 0:
        return message(TEXTS, "edit-no-interim", "WP-31")
    return position._replace(interim=position.pieces.owners)


def over(position: Position, seed: int) -> Position:
    """The game is over: by the board if nobody can place any more (WP-34), or else by the stack (WP-32)."""
    if board_is_closed(position):
        return position._replace(phase=OVER, end="board")
    last = position._replace(seat=position.setup.seats - 1, phase=OVER, end="stack")
    return last if last.last_turns else run_out(last, 2, seed)
