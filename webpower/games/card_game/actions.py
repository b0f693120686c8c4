"""The actions of the game: one fixed, numbered list of 183.

The list is the same for all players, cards and options; the rules only mask it. In order:

- ``take``: row by row, the left end and the right one
- ``pay_reserve``; ``pay_slot`` of each place
- ``play_law`` of each kind that can be played
- ``end_take``; ``place`` on each place; ``lift`` from each place
- ``end_turn``; ``pass``
"""

from __future__ import annotations

from dataclasses import dataclass, field

from webpower.games.card_game.cards import PLAYABLE, ROWS, SLOTS, column_of, row_of

NOWHERE = -1

ENDS = ("left", "right")
"""The ends of a row."""


@dataclass(frozen=True, slots=True, eq=False)
class Action:
    """One action of the list. The numbers are for the engine, the names for people and files."""

    index: int
    """Its place in the list."""
    act: str
    """``take``, ``pay_reserve``, ``pay_slot``, ``play_law``, ``end_take``, ``place``, ``lift``, ``end_turn`` or
    ``pass``.
    """
    row: int = 0
    """The row that is taken from, from 1 (``take``)."""
    end: str = ""
    """``left`` or ``right`` (``take``)."""
    slot: int = NOWHERE
    """The place of the stone (``pay_slot``, ``place``, ``lift``), from 0."""
    law: str = ""
    """The kind of law card (``play_law``)."""
    kind: int = field(default=NOWHERE, repr=False)
    """The number of the kind of law card."""

    def __str__(self) -> str:
        where = f"{row_of(self.slot)}/{column_of(self.slot)}" if self.slot != NOWHERE else ""
        parts = [self.act, str(self.row or ""), self.end, self.law, where]
        return " ".join(part for part in parts if part)


def _all() -> tuple[Action, ...]:
    made: list[Action] = []

    def add(act: str, **names: object) -> None:
        made.append(Action(len(made), act, **names))  # type: ignore[arg-type]

    for row in range(1, ROWS + 1):
        for end in ENDS:
            add("take", row=row, end=end)
    add("pay_reserve")
    for slot in range(SLOTS):
        add("pay_slot", slot=slot)
    for kind, law in enumerate(PLAYABLE):
        add("play_law", law=str(law), kind=kind)
    add("end_take")
    for act in ("place", "lift"):
        for slot in range(SLOTS):
            add(act, slot=slot)
    add("end_turn")
    add("pass")
    return tuple(made)


ACTIONS = _all()
"""The whole list: ``ACTIONS[k].index == k``."""

TAKES = tuple(action for action in ACTIONS if action.act == "take")
"""By ``2 * (row - 1) + end``."""

PAYS = tuple(action for action in ACTIONS if action.act == "pay_slot")
PLACES = tuple(action for action in ACTIONS if action.act == "place")
LIFTS = tuple(action for action in ACTIONS if action.act == "lift")
"""Each by slot."""

PLAYS = tuple(action for action in ACTIONS if action.act == "play_law")
"""By kind of law card."""

PAY_RESERVE, END_TAKE, END_TURN, PASS = (
    next(action for action in ACTIONS if action.act == act) for act in ("pay_reserve", "end_take", "end_turn", "pass")
)
