"""What a game is played by: the rulings that people make differently."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any

from webpower.engine.errors import WrongValue
from webpower.games.card_game.cards import LAW_CARDS, LAWS

CAP_RULES = ("at_once", "ever")


@dataclass(frozen=True, slots=True)
class Options:
    """The ``rules`` of a record. Options compose; each default is the ruling of the rules page.

    >>> Options().as_record()
    {}
    >>> Options(cap_rule="ever").as_record()
    {'cap_rule': 'ever'}
    """

    law_split: tuple[int, ...] = (2, 2, 2, 2)
    """How many law cards there are of each kind, eight in all (R-1)."""
    cap_rule: str = "at_once"
    """With four or five players two of the three stones are used ``at_once``, or ``ever`` (R-2)."""
    stop_at_limit: bool = False
    """Whether no card at all may be taken once the symbols are at their limit (R-4)."""
    only_initial_ends: bool = False
    """Whether only cards may be taken that lay at an end when the turn began (R-5)."""
    move_any_time: bool = False
    """Whether a stone may be moved while another could still be placed (R-11)."""

    def __post_init__(self) -> None:
        split = self.law_split
        if (
            not isinstance(split, tuple | list)
            or len(split) != len(LAWS)
            or any(type(number) is not int or number < 0 for number in split)
            or sum(split) != LAW_CARDS
        ):
            raise WrongValue(f"law_split: expected {len(LAWS)} numbers that make {LAW_CARDS}, got {split!r}")
        object.__setattr__(self, "law_split", tuple(split))
        if self.cap_rule not in CAP_RULES:
            raise WrongValue(f"cap_rule: expected {' or '.join(CAP_RULES)}, got {self.cap_rule!r}")
        for name in ("stop_at_limit", "only_initial_ends", "move_any_time"):
            if not isinstance(value := getattr(self, name), bool):
                raise WrongValue(f"{name}: expected True or False, got {value!r}")

    def as_record(self) -> dict[str, Any]:
        """The ``rules`` of a record: the options where they differ from the ruling."""
        default = {field.name: field.default for field in fields(self)}
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in asdict(self).items()
            if value != default[name]
        }


RULED = Options()
"""The rulings of the rules page."""
