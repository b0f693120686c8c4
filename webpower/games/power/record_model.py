"""What record, position and tree files hold, as typed models, and how large each part may be."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any

from webpower.engine.limits import Between, Entries, OneOf, Part
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
from webpower.games.power.options import VARIANTS
from webpower.games.power.position import Phase
from webpower.games.power.rules import TEXTS

POSITION_FORMAT = "webpower-position/1"
WHOLE_POSITION_FORMAT = "webpower-position/2"
TREE_FROM_POSITION_FORMAT = "webpower-tree/2"
GAME = "web-of-power"

ENDS = ("stack", "board")
"""How a game can end (WP-32, WP-34)."""

Points = dict[str, Numbers]
Chain = Annotated[list[Id], Entries(0, 100)]
Chains = Annotated[list[Chain], Entries(0, 100)]
"""Of one player: a chain has no more cloisters than there are sites."""
Cards = Annotated[list[Id], Entries(0, 1200)]
"""As many as a board may have, and a few more."""
BoardOrId = Annotated[Any, Part(message(TEXTS, "file-a-board"))]


@dataclass
class RulesEntry:
    """What is played by."""

    variant: Annotated[str, OneOf(VARIANTS)]
    vatican: bool
    joker_own_country: bool = False


@dataclass
class ActionEntry:
    """A decision; which keys stand beside seat and act depends on the act."""

    seat: int
    act: Id
    at: Id = LEFT_OUT
    pay: Annotated[list[Id], Entries(0, 20)] = LEFT_OUT
    card: Id = LEFT_OUT
    source: Id = field(default=LEFT_OUT, metadata={"key": "from"})

    def given(self) -> dict[str, Any]:
        """What is there beside seat and act, by key."""
        values = {"at": self.at, "pay": self.pay, "from": self.source, "card": self.card}
        return {key: value for key, value in values.items() if value is not None}


Actions = Annotated[list[ActionEntry], Entries(0, MOST_ACTIONS)]


@dataclass
class InterimEntry:
    """The interim scoring."""

    cloisters: Points


@dataclass
class FinalEntry:
    """The final scoring."""

    cloisters: Points
    alliances: Points
    chains: Annotated[list[Chains], Entries(0, MOST_SEATS)]


@dataclass
class ResultEntry:
    """How a game ended."""

    end: Annotated[str, OneOf(ENDS)]
    interim: InterimEntry | None
    final: FinalEntry
    scores: Numbers
    supply: Numbers
    winners: Numbers


@dataclass
class RecordFile:
    """A record file as it stands: every id is known, no rule has been looked at."""

    format: Annotated[str, OneOf((RECORD_FORMAT,))]
    game: Annotated[str, OneOf((GAME,))]
    board: BoardOrId
    rules: RulesEntry
    players: Players
    seed: Seed | None
    deck: Cards
    reshuffle: Cards | None
    actions: Actions
    result: ResultEntry | None


@dataclass
class PositionFile:
    """A position file as it stands: every id is known, no rule has been looked at."""

    format: Annotated[str, OneOf((POSITION_FORMAT,))]
    board: BoardOrId
    players: Players
    cloisters: dict[str, int]
    advisors: Points = field(default_factory=dict)
    vatican: dict[str, int] = field(default_factory=dict)


@dataclass
class TurnEntry:
    """Whose turn it is, and what part of it."""

    seat: int
    phase: Annotated[str, OneOf(tuple(map(str, Phase)))]
    placed: int
    first: Id | None
    was_empty: bool


@dataclass(kw_only=True)
class WholeFile(PositionFile):
    """A whole position as it stands: every id is known, no rule has been looked at."""

    format: Annotated[str, OneOf((WHOLE_POSITION_FORMAT,))]
    rules: RulesEntry
    hands: Annotated[list[Cards], Entries(0, MOST_SEATS)]
    open: Cards
    stack: Cards
    discard: Cards
    turn: TurnEntry
    exhausted: Annotated[int, Between(0, 2)]
    interim: dict[str, int] | None
    end: Annotated[str, OneOf(ENDS)] | None


@dataclass
class BranchEntry:
    """A line that leaves one before it; line 0 is the record, line 1 the first branch."""

    line: int
    after: int
    reshuffle: Cards | None
    actions: Actions


Branches = Annotated[list[BranchEntry], Entries(0, MOST_BRANCHES)]


@dataclass
class TreeFile:
    """A tree file as it stands."""

    format: Annotated[str, OneOf((TREE_FORMAT,))]
    record: Annotated[Any, Part(said("file-a-record"))]
    branches: Branches
    cursor: CursorEntry


@dataclass
class TreeFromPositionFile:
    """A tree file as it stands, of a game that began from a position."""

    format: Annotated[str, OneOf((TREE_FROM_POSITION_FORMAT,))]
    start: Annotated[Any, Part(said("file-a-position"))]
    seed: Seed
    reshuffle: Cards | None
    actions: Actions
    branches: Branches
    cursor: CursorEntry
