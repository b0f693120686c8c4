"""Pieces put down and taken away by hand, in any order: a position that is being set up need not be legal yet."""

from __future__ import annotations

from webpower.engine.messages import Message, message
from webpower.games.power.actions import NOWHERE
from webpower.games.power.legality import was_empty
from webpower.games.power.position import DRAW, EMPTY, MORE, Pieces, Position, no_pieces
from webpower.games.power.rules import TEXTS
from webpower.games.power.rules.tables import ADVISOR, ARMS, CLOISTER, Table


def put(position: Position, seat: int, element: str) -> Position | Message:
    """The position with a seat's piece on an element of the map: a cloister on a site, an advisor on arms.

    What stood there goes; of a player's own cloister, or advisor in the Vatican, that is all that happens. On a
    country's arms one advisor more stands then. Or the reason why that can't be (WP-17, WP-19, WP-62).
    """
    kind, _, at = element.partition(":")
    board, (owners, advisors, arms) = position.board, position.pieces
    moved = position._replace(seat=seat)
    match kind:
        case "site":
            place = board.site_number[at]
            own = owners[place] == seat
            fault = None if own else _broken(CLOISTER, moved, NOWHERE)
            changed = Pieces(_with(owners, place, EMPTY if own else seat), advisors, arms)
        case "coat":
            place = board.country_number[at]
            fault = _broken(ADVISOR, moved, place)
            changed = Pieces(owners, _counted(advisors, place, seat, 1), arms)
        case "arms":
            place = board.arms_number[at]
            own = arms[place] == seat
            free = position.pieces._replace(arms=_with(arms, place, EMPTY))
            freed = moved._replace(pieces=free)
            fault = None if own else _broken(ADVISOR, freed, place) or _broken(ARMS, freed, place)
            changed = free if own else free._replace(arms=_with(arms, place, seat))
        case _:
            return message(TEXTS, "desk-not-a-place", "WP-17")
    return fault or settled(position._replace(pieces=changed))


def owners_at(position: Position, element: str) -> tuple[int, ...]:
    """The seats that have a piece on an element of the map; none where no piece can stand.

    >>> from webpower import new_game
    >>> start = new_game(players=3, seed=7).position
    >>> there = put(start, 2, "site:chorin")
    >>> owners_at(start, "site:chorin"), owners_at(there, "site:chorin")
    ((), (2,))
    """
    kind, _, at = element.partition(":")
    board, (owners, advisors, arms) = position.board, position.pieces
    match kind:
        case "site":
            found = owners[board.site_number[at]]
        case "coat":
            return tuple(seat for seat, number in enumerate(advisors[board.country_number[at]]) if number)
        case "arms":
            found = arms[board.arms_number[at]]
        case _:
            return ()
    return () if found == EMPTY else (found,)


def take(position: Position, seat: int, element: str) -> Position:
    """The position without a piece of a seat's that is one of `owners_at`."""
    kind, _, at = element.partition(":")
    board, (owners, advisors, arms) = position.board, position.pieces
    match kind:
        case "site":
            changed = Pieces(_with(owners, board.site_number[at], EMPTY), advisors, arms)
        case "coat":
            changed = Pieces(owners, _counted(advisors, board.country_number[at], seat, -1), arms)
        case _:
            changed = Pieces(owners, advisors, _with(arms, board.arms_number[at], EMPTY))
    return settled(position._replace(pieces=changed))


def country_at(position: Position, element: str) -> int:
    """The country of a site or of a country's arms, or NOWHERE for another element or none."""
    kind, _, at = element.partition(":")
    board = position.board
    if kind == "site":
        return board.sites[board.site_number[at]].country
    return board.country_number[at] if kind == "coat" else NOWHERE


def cleared(position: Position) -> Position:
    """The position without any pieces, its cards as they are."""
    return settled(position._replace(pieces=no_pieces(position.setup)))


def settled(position: Position) -> Position:
    """What follows from the pieces: cloisters that are gone were never scored, and what was empty is seen anew."""
    owners, interim = position.pieces.owners, position.interim
    if interim is not None:
        kept = bytes(then if then == now else EMPTY for then, now in zip(interim, owners, strict=True))
        position = position._replace(interim=kept)
    if position.phase in (MORE, DRAW) and position.placed == 1 and position.first != NOWHERE:
        position = position._replace(was_empty=was_empty(position, position.first))
    return position


def _broken(table: Table, position: Position, place: int) -> Message | None:
    """The first rule of a table that a piece of the mover's would break."""
    for check in table.checks:
        if check.broken(position, place):
            return message(TEXTS, check.id, check.rule, **check.values(position, place))
    return None


def _with(values: bytes, place: int, value: int) -> bytes:
    return values[:place] + bytes([value]) + values[place + 1 :]


def _counted(advisors: tuple[bytes, ...], country: int, seat: int, change: int) -> tuple[bytes, ...]:
    here = advisors[country]
    return (*advisors[:country], _with(here, seat, here[seat] + change), *advisors[country + 1 :])
