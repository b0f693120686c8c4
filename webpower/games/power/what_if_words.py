"""What a piece would change, as a sentence."""

from __future__ import annotations

from webpower.engine.messages import Message, Seat, Value, message
from webpower.games.power.board import Board
from webpower.games.power.rules import TEXTS
from webpower.games.power.what_if import PARTS, Effect

MINUS = "\N{MINUS SIGN}"


def signed(number: int) -> str:
    """A change as people write it.

    >>> signed(3), signed(0), signed(-2).replace(MINUS, "a true minus, ")
    ('+3', '0', 'a true minus, 2')
    """
    return f"{number:+d}".replace("-", MINUS) if number else "0"


def effect_words(effect: Effect) -> Message:
    """Whose points would change by how much, in which parts and by which rules, and the net."""
    seats = len(effect.totals)
    in_turn = [(effect.seat + step) % seats for step in range(seats)]
    changed = tuple(_seat(effect, seat) for seat in in_turn if any(points[seat] for points in effect.changes))
    return message(
        TEXTS,
        "effect",
        act=effect.act,
        number=len(changed),
        changes=changed,
        player=Seat(effect.seat),
        net=signed(effect.net),
    )


def _seat(effect: Effect, seat: int) -> Message:
    parts: tuple[Value, ...] = tuple(
        message(
            TEXTS,
            "effect-part",
            part=message(TEXTS, f"chart-part-{part}"),
            points=signed(points[seat]),
            by=rule,
        )
        for (part, rule), points in zip(PARTS.items(), effect.changes, strict=True)
        if points[seat]
    )
    return message(TEXTS, "effect-player", player=Seat(seat), points=signed(effect.totals[seat]), parts=parts)


def place_words(board: Board, effect: Effect) -> Message:
    """What would be placed where."""
    site = board.sites[board.site_number[effect.at]].name if effect.act == "cloister" else ""
    table = board.arms[board.arms_number[effect.at]].table if effect.act == "vatican" else ""
    country = board.countries[effect.country].name
    return message(TEXTS, "effect-place", act=effect.act, site=site, table=table, country=country)
