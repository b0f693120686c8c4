"""What record and tree files of the card game hold, as typed models, and how large each part may be."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

from webpower.engine.limits import Entries, OneOf, Part
from webpower.engine.messages import message
from webpower.engine.mistakes import said
from webpower.engine.records import (
    LEFT_OUT,
    MOST_ACTIONS,
    MOST_BRANCHES,
    MOST_SEATS,
    RECORD_FORMAT,
    TREE_FORMAT,
    CursorEntry,
    Id,
    Numbers,
    Players,
    Seed,
)
from webpower.games.card_game.cards import LAWS
from webpower.games.card_game.options import CAP_RULES
from webpower.games.card_game.words import TEXTS

GAME = "card-game"

LawIds = Annotated[list[Id], Entries(0, 100)]
CardIds = Annotated[list[int], Entries(0, 1000)]
"""Other numbers of cards than those of the game can be read, and break a rule."""
Points = dict[str, Numbers]


@dataclass
class RulesEntry:
    """What is played by, where it differs from the rulings."""

    law_split: Annotated[list[int], Entries(len(LAWS), len(LAWS))] = field(default_factory=lambda: [2, 2, 2, 2])
    cap_rule: Annotated[str, OneOf(CAP_RULES)] = CAP_RULES[0]
    stop_at_limit: bool = False
    only_initial_ends: bool = False
    move_any_time: bool = False


@dataclass
class ActionEntry:
    """A decision; which keys stand beside seat and act depends on the act."""

    seat: int
    act: Id
    row: int = LEFT_OUT
    end: Id = LEFT_OUT
    slot: int = LEFT_OUT
    law: Id = LEFT_OUT

    def given(self) -> dict[str, Any]:
        """What is there beside seat and act, by key."""
        values = {"row": self.row, "end": self.end, "slot": self.slot, "law": self.law}
        return {key: value for key, value in values.items() if value is not None}


Actions = Annotated[list[ActionEntry], Entries(0, MOST_ACTIONS)]


@dataclass
class ResultEntry:
    """How a game ended."""

    land: Points
    symbols: Points
    chains: Points
    laws: Annotated[list[LawIds], Entries(0, MOST_SEATS)]
    totals: Numbers
    winner: int | None


@dataclass
class RecordFile:
    """A record file as it stands: every id is known, no rule has been looked at."""

    format: Annotated[str, OneOf((RECORD_FORMAT,))]
    game: Annotated[str, OneOf((GAME,))]
    faces: Annotated[Any, Part(message(TEXTS, "file-a-card-set"))]
    rules: RulesEntry
    players: Players
    seed: Seed | None
    cards: CardIds
    laws: LawIds
    start: int
    actions: Actions
    result: ResultEntry | None


@dataclass
class BranchEntry:
    """A line that leaves one before it; line 0 is the record, line 1 the first branch."""

    line: int
    after: int
    actions: Actions


@dataclass
class TreeFile:
    """A tree file as it stands."""

    format: Annotated[str, OneOf((TREE_FORMAT,))]
    record: Annotated[Any, Part(said("file-a-record"))]
    branches: Annotated[list[BranchEntry], Entries(0, MOST_BRANCHES)]
    cursor: CursorEntry
