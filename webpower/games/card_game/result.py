"""The ``result`` of a record: made from a position, and compared with what a record says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from webpower.engine.messages import Message
from webpower.engine.records import differs
from webpower.games.card_game.cards import LAWS, ROUTES
from webpower.games.card_game.position import Position
from webpower.games.card_game.record_model import ResultEntry
from webpower.games.card_game.scoring import LANDS, SYMBOLS, score, winners
from webpower.games.card_game.scoring import ROUTES as OF_ROUTES

RULES = {"land": "CG-51", "symbols": "CG-52", "chains": "CG-54", "laws": "CG-55", "totals": "CG-55", "winner": "CG-56"}
"""The rule that each part of a result rests on."""


def score_entry(position: Position) -> dict[str, Any]:
    """What a position scores as if the game ended there; places that score nothing are listed, too."""
    sheet, cards = score(position), position.setup.cards
    countries = [cards.countries[number].id for number in cards.scoring]
    none = (0,) * position.setup.seats

    def points(kind: str, places: list[str]) -> dict[str, list[int]]:
        scored = sheet.by_place(kind)
        return {place: list(scored.get(place, none)) for place in places}

    return {
        "land": points(LANDS, countries),
        "symbols": points(SYMBOLS, countries),
        "chains": points(OF_ROUTES, [str(route) for route in ROUTES]),
        "laws": [_held(counts) for counts in position.laws],
        "totals": list(sheet.totals()),
    }


def result_entry(position: Position) -> dict[str, Any] | None:
    """The ``result`` of a game that ended in this position, None while it goes on."""
    if not position.is_over:
        return None
    won = winners(position)
    return {**score_entry(position), "winner": won[0] if won else None}


def _held(counts: bytes) -> list[str]:
    """Law cards that are held to the end."""
    return [str(LAWS[kind]) for kind, number in enumerate(counts) for _ in range(number)]


def wrong_in_result(written: ResultEntry, position: Position) -> Iterator[Message]:
    """What a record's result says wrongly, each with its rule."""
    expected, found = result_entry(position), asdict(written)
    assert expected is not None
    for part, rule in RULES.items():
        if isinstance(expected[part], dict):
            for place, points in expected[part].items():
                yield from differs(f"{part}, {place}", found[part][place], points, rule)
        elif part == "laws":
            told = [sorted(held) for held in found[part]]
            yield from differs(part, told, [sorted(held) for held in expected[part]], rule)
        else:
            yield from differs(part, found[part], expected[part], rule)
