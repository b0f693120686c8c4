"""Position files: a board to score, without a game around it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from webpower.engine.errors import RecordError
from webpower.engine.messages import Message, Seat, message
from webpower.games.power.board import Board
from webpower.games.power.options import Options
from webpower.games.power.position import EMPTY, Pieces, Setup
from webpower.games.power.record_file import board_entry, read_position
from webpower.games.power.record_model import POSITION_FORMAT, PositionFile
from webpower.games.power.result import final_entry
from webpower.games.power.rules import TEXTS
from webpower.games.power.scoring import Sheet, score_final


def read_pieces(data: Any) -> tuple[Setup, list[str], Pieces]:
    """The pieces of a position file, with the setup and the players' names.

    Raises FileError when it can't be read; RecordError, with the rule, where the pieces can't stand so (WP-1, WP-2,
    WP-17, WP-18, WP-60, WP-62).
    """
    file, board = read_position(data, PositionFile, POSITION_FORMAT)
    for fault in piece_faults(file, board):
        raise RecordError(fault, file.players)
    setup = Setup(board, Options(vatican=bool(file.vatican)), len(file.players))
    return setup, file.players, pieces_of(file, board)


def pieces_of(file: PositionFile, board: Board) -> Pieces:
    """The pieces of a file; to be asked when they have no faults."""
    none = [0] * len(file.players)
    return Pieces(
        bytes(file.cloisters.get(site.id, EMPTY) for site in board.sites),
        tuple(bytes(file.advisors.get(country.name, none)) for country in board.countries),
        bytes(file.vatican.get(arms.name, EMPTY) for arms in board.arms),
    )


def position_entry(setup: Setup, names: Sequence[str], pieces: Pieces) -> dict[str, Any]:
    """The content of a position file with these pieces.

    >>> from webpower.games.power.game import new_game
    >>> game = new_game(["Anna", "Barbara", "Chris"], seed=7)
    >>> position = game.play("cloister", at="chorin", pay="franken-aragon")
    >>> position_entry(game.setup, game.names, position.pieces)["cloisters"]
    {'chorin': 0}
    """
    board = setup.board
    return {
        "format": POSITION_FORMAT,
        "board": board_entry(board),
        "players": list(names),
        "cloisters": owners_entry(board, pieces.owners),
        "advisors": {
            country.name: list(here)
            for country, here in zip(board.countries, pieces.advisors, strict=True)
            if any(here)
        },
        "vatican": {arms.name: owner for arms, owner in zip(board.arms, pieces.arms, strict=True) if owner != EMPTY},
    }


def owners_entry(board: Board, owners: bytes) -> dict[str, int]:
    """The seat that holds each occupied site."""
    return {site.id: owner for site, owner in zip(board.sites, owners, strict=True) if owner != EMPTY}


def score_position(data: Any) -> tuple[Sequence[str], dict[str, Any], Sheet]:
    """The players' names of a position file, its ``final`` part with the totals by seat, and its score sheet.

    Raises FileError and RecordError like `read_pieces`.
    """
    setup, names, pieces = read_pieces(data)
    sheet = score_final(setup, pieces)
    return names, {"final": final_entry(setup, sheet), "totals": list(sheet.totals())}, sheet


def piece_faults(file: PositionFile, board: Board) -> Iterator[Message]:
    """Everything about the pieces of a file that the rules do not allow (WP-2, WP-18, WP-60, WP-62)."""
    yield from (
        message(TEXTS, "no-such-arms", "WP-60", arms=arms) for arms in file.vatican if arms not in board.arms_number
    )
    for seat in range(len(file.players)):
        held = [arms for arms, owner in file.vatican.items() if owner == seat and arms in board.arms_number]
        columns = [board.arms[board.arms_number[arms]].column for arms in held]
        if len(set(columns)) < len(columns):
            yield message(TEXTS, "two-in-column", "WP-62", player=Seat(seat))
        yield from _too_many(file, board, seat)
    for country, here in file.advisors.items():
        sites = board.countries[board.country_number[country]].sites
        owners = [file.cloisters[board.sites[site].id] for site in sites if board.sites[site].id in file.cloisters]
        most = max((owners.count(seat) for seat in range(len(file.players))), default=0)
        if sum(here) > most:
            yield message(TEXTS, "too-many-advisors-in", "WP-18", country=country, advisors=sum(here), cloisters=most)


def _too_many(file: PositionFile, board: Board, seat: int) -> Iterator[Message]:
    """More pieces of a player than there are (WP-2), the Vatican's counted."""
    cloisters = list(file.cloisters.values()).count(seat)
    if cloisters > board.cloisters_each:
        yield message(
            TEXTS, "too-many-cloisters", "WP-2", player=Seat(seat), number=cloisters, owned=board.cloisters_each
        )
    advisors = sum(here[seat] for here in file.advisors.values()) + list(file.vatican.values()).count(seat)
    if advisors > board.advisors_each:
        yield message(TEXTS, "too-many-advisors", "WP-2", player=Seat(seat), number=advisors, owned=board.advisors_each)
