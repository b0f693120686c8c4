"""The score in parts: land, symbols, ships, carriages, law cards; what bars, lines and differences are made of."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from webpower.draw.charts import parts
from webpower.draw.charts.parts import Parts, totals_of
from webpower.draw.palette import PARTS
from webpower.engine.messages import message
from webpower.engine.sheet import points_by_seat
from webpower.games.card_game.cards import Route
from webpower.games.card_game.observation import MINUS_TWO
from webpower.games.card_game.position import Position, Setup, cards_taken
from webpower.games.card_game.scoring import LANDS, LAWS, ROUTES, SYMBOLS, Held, Line, Sheet, score_held
from webpower.games.card_game.words import TEXTS

Part = parts.Part[Line]
"""What is drawn of a part of the score, with its lines of the sheet."""

LOOKS = {
    "lands": PARTS["second"],
    "symbols": PARTS["third"],
    "ships": PARTS["fourth"],
    "carriages": PARTS["fourth-more"],
    "laws": PARTS["first"],
}
"""The parts of a score in the order in which they are scored, and how each looks."""

PART_OF = {
    (LANDS, ""): "lands",
    (SYMBOLS, ""): "symbols",
    (ROUTES, str(Route.SHIP)): "ships",
    (ROUTES, str(Route.CARRIAGE)): "carriages",
    (LAWS, ""): "laws",
}


def part_of(line: Line) -> str:
    """The part of the score that a line of the sheet belongs to, a key of ``LOOKS``."""
    return PART_OF[line.kind, line.place if line.kind == ROUTES else ""]


def sheet_of(position: Position, covered: Collection[int] = ()) -> Sheet:
    """The score sheet; what law cards of ``covered`` seats cost is no part of it until it is shown at the end."""
    hidden = () if position.is_over else covered
    seats = range(position.setup.seats)
    costly = tuple(0 if seat in hidden else position.laws[seat][MINUS_TWO] for seat in seats)
    return _sheet(position.setup, position.layout, position.owners, costly)


@lru_cache(4096)
def _sheet(setup: Setup, layout: bytes, owners: bytes, costly: tuple[int, ...]) -> Sheet:
    """A step in a game asks for the scores of the same game again."""
    lands = tuple(cards_taken(layout, owners, seat) for seat in range(setup.seats))
    return score_held(Held(setup.cards, lands, costly))


def breakdown_data(position: Position, covered: Collection[int] = ()) -> list[Part]:
    """What is drawn, part by part; all parts are there, also those that give nothing."""
    sheet = sheet_of(position, covered)
    by_part: dict[str, list[Line]] = {name: [] for name in LOOKS}
    for line in sheet.lines:
        by_part[part_of(line)].append(line)
    return [Part(name, points_by_seat(sheet.seats, lines), tuple(lines)) for name, lines in by_part.items()]


def parts_of(position: Position, covered: Collection[int] = ()) -> Parts:
    """The parts, how they look, and what they are called."""
    called = {name: message(TEXTS, f"chart-part-{name}") for name in LOOKS}
    return Parts(breakdown_data(position, covered), LOOKS, called, list(LOOKS), position.is_over)


def ranking(position: Position, parts: Parts) -> list[int]:
    """The seats, the leader first: by points, land cards and seat (CG-56)."""
    totals = totals_of(parts.data)
    return sorted(range(len(totals)), key=lambda seat: (-totals[seat], -position.owners.count(seat), seat))
