"""The ``result`` of a record: made from a position, and compared with what a record says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from itertools import pairwise
from typing import Any

from webpower.engine.messages import Message, Value, message
from webpower.engine.records import differs
from webpower.games.power.board import Board
from webpower.games.power.position import Position, Setup
from webpower.games.power.record_model import ResultEntry
from webpower.games.power.rules import TEXTS
from webpower.games.power.scoring import Sheet, score, winners
from webpower.games.power.scoring.sheet import ALLIANCES, CHAINS, CLOISTERS, FINAL, INTERIM


def final_entry(setup: Setup, sheet: Sheet) -> dict[str, Any]:
    """The ``final`` part of a result from the final lines of a sheet; places that score nothing are listed too."""
    final = sheet.part(FINAL)
    return {
        "cloisters": _table(setup, final, CLOISTERS, [country.name for country in setup.board.countries]),
        "alliances": _table(setup, final, ALLIANCES, [str(alliance.number) for alliance in setup.board.alliances]),
        "chains": [[list(chain) for chain in final.chains(seat)] for seat in range(setup.seats)],
    }


def _table(setup: Setup, sheet: Sheet, kind: str, places: list[str]) -> dict[str, list[int]]:
    points = sheet.by_place(kind)
    return {place: list(points.get(place, (0,) * setup.seats)) for place in places}


def result_entry(position: Position) -> dict[str, Any] | None:
    """The ``result`` of a game that ended in this position, None while it goes on."""
    if not position.is_over:
        return None
    setup, sheet = position.setup, score(position)
    countries = [country.name for country in setup.board.countries]
    interim = {"cloisters": _table(setup, sheet.part(INTERIM), CLOISTERS, countries)}
    seats = range(setup.seats)
    return {
        "end": position.end,
        "interim": interim if position.interim is not None else None,
        "final": final_entry(setup, sheet),
        "scores": list(sheet.totals()),
        "supply": [position.cloisters_left(seat) + position.advisors_left(seat) for seat in seats],
        "winners": list(winners(position)),
    }


def wrong_in_result(written: ResultEntry, position: Position) -> Iterator[Message]:
    """What a record's result says wrongly, each with its rule. Any best set of lines is right (WP-42)."""
    expected = result_entry(position)
    assert expected is not None
    found = asdict(written)
    rules = {"end": "WP-32", "scores": "WP-43", "supply": "WP-2", "winners": "WP-44"}
    tables = [("final", "cloisters", "WP-40"), ("final", "alliances", "WP-41")]
    if (found["interim"] is None) != (expected["interim"] is None):
        yield message(TEXTS, "result-interim-extra" if found["interim"] else "result-interim-missing", "WP-31")
    elif found["interim"] is not None:
        tables.insert(0, ("interim", "cloisters", "WP-40"))
    for part, table, rule in tables:
        for place, points in expected[part][table].items():
            yield from differs(f"{part} {table}, {place}", found[part][table][place], points, rule)
    for seat, chains in enumerate(written.final.chains):
        yield from wrong_chains(position, seat, chains)
    for key, rule in rules.items():
        yield from differs(key, found[key], expected[key], rule)


def wrong_chains(position: Position, seat: int, chains: list[list[str]]) -> Iterator[Message]:
    """What is wrong with a seat's chains: not lines of its own along roads, not apart, or not the most points."""
    board, owners = position.board, position.pieces.owners

    def fault(id: str, **values: Value) -> Message:
        return message(TEXTS, id, "WP-42", seat=seat, **values)

    sites = [site for chain in chains for site in chain]
    for chain in chains:
        ends = message(TEXTS, "chain-ends", first=chain[0], last=chain[-1]) if chain else message(TEXTS, "chain-empty")
        if len(chain) < board.chain:
            yield fault("result-chain-short", ends=ends, number=len(chain), least=board.chain)
        elif any(owners[board.site_number[site]] != seat for site in chain):
            yield fault("result-chain-of-others", ends=ends)
        elif not _along_roads(board, chain):
            yield fault("result-chain-off-roads", ends=ends)
    if len(set(sites)) < len(sites):
        yield fault("result-chain-twice")
    best = score(position).of_kind(CHAINS).totals()[seat]
    if len(sites) != best:
        yield fault("result-chains-not-best", number=len(sites), best=best)


def _along_roads(board: Board, chain: list[str]) -> bool:
    numbers = [board.site_number[site] for site in chain]
    return all(b in board.neighbours[a] for a, b in pairwise(numbers))
