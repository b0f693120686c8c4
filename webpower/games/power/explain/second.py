"""Which second piece may follow the first one of a turn (WP-15, WP-16, WP-63): found by placing the first one."""

from __future__ import annotations

from collections.abc import Sequence

from webpower.engine.chance import RecordedOutcomes
from webpower.engine.messages import AnyOf, Message, message
from webpower.games.power.actions import Action
from webpower.games.power.position import Phase, Position
from webpower.games.power.rules import TEXTS, most_cloisters, placements
from webpower.games.power.turn import apply

NO_CHANCE = RecordedOutcomes(())
"""Placing draws no card, so nothing is ever asked of it."""


def second_piece(position: Position, firsts: Sequence[Action]) -> Message:
    """What may follow at least one of these first pieces in the same turn, in words."""
    found: dict[str, set[int]] = {}
    for first in firsts:
        after = apply(position, first, NO_CHANCE)
        if after.phase is Phase.MORE:
            for second in placements(after):
                found.setdefault(second.act, set()).add(second.country)
    if not found:
        return _none(position, firsts[0])
    anywhere = {country for countries in found.values() for country in countries}
    same_country = anywhere == {first.country for first in firsts}
    names = [country.name for country in position.board.countries]
    pieces = (
        message(TEXTS, f"choice-second-{act}")
        if same_country
        else message(TEXTS, f"choice-second-{act}-in", countries=AnyOf(names[number] for number in sorted(found[act])))
        for act in ("cloister", "advisor")
        if act in found
    )
    return message(TEXTS, "choice-second", "WP-16", pieces=AnyOf(pieces))


def _none(position: Position, first: Action) -> Message:
    """That no second piece may follow, with the reason if it lies in where the first one goes."""
    if first.act == "vatican":
        return message(TEXTS, "choice-no-second-vatican", "WP-63")
    if most_cloisters(position, first.country) == 0 and not position.setup.options.fast:
        return message(TEXTS, "choice-no-second-empty", "WP-15")
    return message(TEXTS, "choice-no-second", "WP-16")
