"""Why an action is not legal: every rule it breaks, as messages."""

from __future__ import annotations

from collections.abc import Iterator

from webpower.engine.messages import Message, Seat, message
from webpower.engine.rule_tables import Values
from webpower.games.power.actions import NOWHERE, Action
from webpower.games.power.paying import lacks, own_country_pair
from webpower.games.power.position import Phase, Position
from webpower.games.power.rules.tables import (
    ADVISOR,
    ARMS,
    CLOISTER,
    COAT,
    COUNTRY,
    EXCHANGE,
    HAND,
    OPEN,
    PASS,
    PLACING,
    SHEET,
    SITE,
    VATICAN,
    Table,
)

TEXTS = "webpower.games.power"

ACTS = {
    Phase.PLACE: ("cloister", "advisor", "vatican", "exchange", "pass"),
    Phase.MORE: ("cloister", "advisor", "vatican", "stop"),
    Phase.DRAW: ("draw",),
    Phase.OVER: (),
}
"""What can be decided at all in each phase (WP-10, WP-16, WP-23)."""

PLACEMENTS = ("cloister", "advisor", "vatican")

PAYMENT = ("own-pair", "cards-missing")
"""The ids of the reasons that are about the cards of a payment."""

EXPANSION = ("WP-61", "WP-62", "WP-63")
"""The rules of the Vatican that nothing can break in a game without it."""

CAUSES = tuple(check.id for table in (VATICAN, PLACING) for check in table.checks)
"""The ids of the reasons that say why nothing (more) is placed at all."""


def reasons(position: Position, action: Action) -> tuple[Message, ...]:
    """Every rule that an action breaks, the most telling first; empty for a legal action."""
    if position.is_over:
        return (message(TEXTS, f"over-{position.end}", "WP-32" if position.end == "stack" else "WP-34"),)
    broken = [why for table, place in _looked_at(action) for why in table.reasons(TEXTS, position, place)]
    told = (*broken, *_payment_reasons(position, action))
    if broken and broken[0].id == "no-vatican":
        told = tuple(why for why in told if why.rule not in EXPANSION)
    phase = tuple(_phase_reasons(position, action))
    # That the act has no place in this part of the turn goes before all details, but not before its own cause.
    return (*told, *phase) if broken and broken[0].id in CAUSES else (*phase, *told)


def _looked_at(action: Action) -> list[tuple[Table, int]]:
    """The tables of an act, each with the place it is asked about."""
    country, place, kind = action.country, action.place, action.kind
    tables: dict[str, list[tuple[Table, int]]] = {
        "cloister": [(PLACING, NOWHERE), (COUNTRY, country), (SITE, place), (CLOISTER, NOWHERE)],
        "advisor": [(PLACING, NOWHERE), (COUNTRY, country), (COAT, country), (ADVISOR, NOWHERE)],
        "vatican": [
            (VATICAN, NOWHERE),
            (PLACING, NOWHERE),
            (SHEET, NOWHERE),
            (ARMS, place),
            (ADVISOR, NOWHERE),
        ],
        "exchange": [(EXCHANGE, NOWHERE), (HAND, kind)],
        "pass": [(PASS, NOWHERE)],
        "draw": [(OPEN, kind)] if action.source == "open" else [],
        "stop": [],
    }
    return tables[action.act]


def _payment_reasons(position: Position, action: Action) -> Iterator[Message]:
    if action.act not in PLACEMENTS:
        return
    board = position.board
    about: Values = {
        "player": Seat(position.seat),
        "card": board.cards[action.kind].label,
        "country": board.countries[action.country].name,
    }
    if own_country_pair(position.board, position.setup.options, action):
        yield message(TEXTS, "own-pair", "WP-61" if action.act == "vatican" else "WP-12", **about)
    if lacks(position.hands[position.seat], action.kind, action.cost):
        held = position.hands[position.seat][action.kind]
        yield message(TEXTS, "cards-missing", "WP-11", **about, needed=action.cost, held=held)


def _phase_reasons(position: Position, action: Action) -> Iterator[Message]:
    """That an act has no place in this phase of the turn."""
    if action.act in ACTS[position.phase]:
        return
    rule = {
        "cloister": "WP-23",
        "advisor": "WP-23",
        "vatican": "WP-23",
        "draw": "WP-23",
        "stop": "WP-16",
        "exchange": "WP-10",
        "pass": "WP-23" if position.phase is Phase.DRAW else "WP-33",
    }[action.act]
    kind = "placing" if action.act in PLACEMENTS else action.act
    yield message(TEXTS, f"{kind}-in-{position.phase}", rule, player=Seat(position.seat))
