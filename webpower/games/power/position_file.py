"""Scoring a position file: a board without a game around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from webpower.engine.errors import RecordError
from webpower.engine.messages import Message, Seat, message
from webpower.games.power.board import Board
from webpower.games.power.options import Options
from webpower.games.power.position import EMPTY, Pieces, Setup
from webpower.games.power.record_file import PositionFile, read_position
from webpower.games.power.result import final_entry
from webpower.games.power.rules import TEXTS
from webpower.games.power.scoring import Sheet, score_final


def read_pieces(data: Any) -> tuple[Setup, list[str], Pieces]:
    """The pieces of a position file, with the setup and the players' names.

    Raises FileError when it can't be read; RecordError, with the rule, where the pieces can't stand so (WP-1, WP-2,
    WP-17, WP-18, WP-60, WP-62).
    """
    file, board = read_position(data)
    fault = _fault(file, board)
    if fault is not None:
        raise RecordError(fault.cited(file.players))
    setup = Setup(board, Options(vatican=bool(file.vatican)), len(file.players))
    none = [0] * setup.seats
    return (
        setup,
        file.players,
        Pieces(
            bytes(file.cloisters.get(site.id, EMPTY) for site in board.sites),
            tuple(bytes(file.advisors.get(country.name, none)) for country in board.countries),
            bytes(file.vatican.get(arms.name, EMPTY) for arms in board.arms),
        ),
    )


def score_position(data: Any) -> tuple[Sequence[str], dict[str, Any], Sheet]:
    """The players' names of a position file, its ``final`` part with the totals by seat, and its score sheet.

    Raises FileError and RecordError like `read_pieces`.
    """
    setup, names, pieces = read_pieces(data)
    sheet = score_final(setup, pieces)
    return names, {"final": final_entry(setup, sheet), "totals": list(sheet.totals())}, sheet


def _fault(file: PositionFile, board: Board) -> Message | None:
    """The first thing that the rules do not allow."""
    for arms in file.vatican:
        if arms not in board.arms_number:
            return message(TEXTS, "no-such-arms", "WP-60", arms=arms)
    for seat in range(len(file.players)):
        columns = [board.arms[board.arms_number[arms]].column for arms, owner in file.vatican.items() if owner == seat]
        if len(set(columns)) < len(columns):
            return message(TEXTS, "two-in-column", "WP-62", player=Seat(seat))
        fault = _too_many(file, board, seat)
        if fault is not None:
            return fault
    for country, here in file.advisors.items():
        sites = board.countries[board.country_number[country]].sites
        owners = [file.cloisters[board.sites[site].id] for site in sites if board.sites[site].id in file.cloisters]
        most = max((owners.count(seat) for seat in range(len(file.players))), default=0)
        if sum(here) > most:
            return message(TEXTS, "too-many-advisors-in", "WP-18", country=country, advisors=sum(here), cloisters=most)
    return None


def _too_many(file: PositionFile, board: Board, seat: int) -> Message | None:
    """More pieces of a player than there are (WP-2), the Vatican's counted."""
    cloisters = list(file.cloisters.values()).count(seat)
    if cloisters > board.cloisters_each:
        return message(
            TEXTS, "too-many-cloisters", "WP-2", player=Seat(seat), number=cloisters, owned=board.cloisters_each
        )
    advisors = sum(here[seat] for here in file.advisors.values()) + list(file.vatican.values()).count(seat)
    if advisors > board.advisors_each:
        return message(
            TEXTS, "too-many-advisors", "WP-2", player=Seat(seat), number=advisors, owned=board.advisors_each
        )
    return None
