"""A position that is being changed: what `webpower.games.power.turn` works on while an action takes effect."""

from __future__ import annotations

from dataclasses import dataclass

from webpower.games.power.position import Phase, Pieces, Position, Setup


@dataclass(slots=True)
class Draft:
    """The fields of a position, which mean the same; made by ``Draft(*position)``.

    An action changes several of them one after the other. That is quicker here than with a new position for every
    change, and only the last one is made.
    """

    setup: Setup
    pieces: Pieces
    hands: tuple[bytes, ...]
    stack: bytes
    open: bytes
    discard: bytes
    seat: int
    phase: Phase
    placed: int
    first: int
    was_empty: bool
    exhausted: int
    interim: bytes | None
    end: str

    def position(self) -> Position:
        """The position as it is now."""
        return Position(
            self.setup,
            self.pieces,
            self.hands,
            self.stack,
            self.open,
            self.discard,
            self.seat,
            self.phase,
            self.placed,
            self.first,
            self.was_empty,
            self.exhausted,
            self.interim,
            self.end,
        )
