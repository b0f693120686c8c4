"""Whole positions in files: pieces, cards and whose turn it is, so that they can be played on from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from webpower.engine.errors import RecordError, refuse
from webpower.engine.messages import Message
from webpower.engine.mistakes import Mistake, inside, one_of, short, wrong
from webpower.engine.records import no_seat
from webpower.games.power.actions import NOWHERE
from webpower.games.power.board import Board
from webpower.games.power.legality import faults, wrong_cards
from webpower.games.power.position import EMPTY, OVER, Phase, Position, Setup, counted, listed
from webpower.games.power.position_file import owners_entry, piece_faults, pieces_of, position_entry
from webpower.games.power.record_file import not_known, read_options, read_position, said, unknown_cards
from webpower.games.power.record_model import ENDS, WHOLE_POSITION_FORMAT, WholeFile


def whole_entry(position: Position, names: Sequence[str]) -> dict[str, Any]:
    """The content of a file with the whole position, legal or not."""
    setup, board = position.setup, position.board
    pieces = position_entry(setup, names, position.pieces)
    first = None if position.first == NOWHERE else board.countries[position.first].name
    return {
        "format": WHOLE_POSITION_FORMAT,
        "board": pieces["board"],
        "rules": setup.options.as_record(),
        **{key: pieces[key] for key in ("players", "cloisters", "advisors", "vatican")},
        "hands": [_kinds(board, listed(hand)) for hand in position.hands],
        "open": _kinds(board, position.open),
        "stack": _kinds(board, position.stack),
        "discard": _kinds(board, listed(position.discard)),
        "turn": {
            "seat": position.seat,
            "phase": str(position.phase),
            "placed": position.placed,
            "first": first,
            "was_empty": position.was_empty,
        },
        "exhausted": position.exhausted,
        "interim": None if position.interim is None else owners_entry(board, position.interim),
        "end": position.end or None,
    }


def _kinds(board: Board, cards: Sequence[int]) -> list[str]:
    return [board.cards[kind].kind for kind in cards]


def read_whole(data: Any) -> tuple[Position, tuple[str, ...]]:
    """The position of a file, and the players' names.

    Raises FileError when it can't be read; RecordError, with the rule, where the position is not legal.
    """
    file, board = read_position(data, WholeFile, WHOLE_POSITION_FORMAT)
    setup = Setup(board, read_options(file.rules), len(file.players))
    refuse(_mistakes(file, setup))
    _refuse(file, _too_many(file, setup))
    position = _position(file, setup)
    _refuse(file, faults(position))
    return position, tuple(file.players)


def _refuse(file: WholeFile, found: Sequence[Message]) -> None:
    for fault in found[:1]:
        raise RecordError(fault, file.players)


def _mistakes(file: WholeFile, setup: Setup) -> Iterator[Mistake]:
    board, seats, turn = setup.board, setup.seats, file.turn
    piles = [("open", file.open), ("stack", file.stack), ("discard", file.discard)]
    for place, cards in [*((f"hands[{seat}]", hand) for seat, hand in enumerate(file.hands)), *piles]:
        yield from unknown_cards(place, cards, board)
    if len(file.hands) != seats:
        yield wrong("hands", said("file-hands-each", seats=seats), short(len(file.hands)))
    yield from no_seat("turn.seat", turn.seat, seats)
    if turn.first is not None:
        yield from not_known("turn.first", turn.first, board.country_number, "file-country")
    if (file.end is None) == (turn.phase == OVER):
        yield wrong("end", one_of(ENDS) if turn.phase == OVER else said("file-null"), short(file.end))
    for site, seat in (file.interim or {}).items():
        yield from not_known("interim", site, board.site_number, "file-site")
        yield from no_seat(inside("interim", site), seat, seats)


def _too_many(file: WholeFile, setup: Setup) -> Sequence[Message]:
    """What has to be refused before it is counted: a position has no room for numbers beyond all measure."""
    cards = [*file.open, *file.stack, *file.discard, *(card for hand in file.hands for card in hand)]
    kinds = [setup.board.card_number[card] for card in cards]
    wrong = wrong_cards(setup, kinds, setup.unshuffled, "wrong-deck", "WP-3", players=setup.seats)
    return [*piece_faults(file, setup.board), *([] if wrong is None else [wrong])]


def _position(file: WholeFile, setup: Setup) -> Position:
    board, turn = setup.board, file.turn
    number = board.card_number

    def cards(names: Sequence[str]) -> bytes:
        return bytes(number[name] for name in names)

    interim = file.interim
    return Position(
        setup=setup,
        pieces=pieces_of(file, board),
        hands=tuple(counted(setup, cards(hand)) for hand in file.hands),
        stack=cards(file.stack),
        open=cards(file.open),
        discard=counted(setup, cards(file.discard)),
        seat=turn.seat,
        phase=Phase(turn.phase),
        placed=turn.placed,
        first=NOWHERE if turn.first is None else board.country_number[turn.first],
        was_empty=turn.was_empty,
        exhausted=file.exhausted,
        interim=None if interim is None else bytes(interim.get(site.id, EMPTY) for site in board.sites),
        end=file.end or "",
    )
