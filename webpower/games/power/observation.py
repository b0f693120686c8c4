"""What a seat may know: an observation, built from the seat's history, with no way back to the position.

Everything public is in it, the seat's own hand, and what the seat remembers: a card that another player took openly
and has not played yet.
"""

from __future__ import annotations

from typing import NamedTuple

from webpower.engine.errors import WrongValue
from webpower.games.power.actions import NOWHERE, Action
from webpower.games.power.position import EMPTY, Phase, Pieces, Position, Setup

Memory = tuple[bytes, ...]
"""By seat, then by kind: cards that everybody knows to be in that hand."""


class Observation(NamedTuple):
    """A game as one seat sees it. Fields with a position's names mean the same."""

    setup: Setup
    seat: int
    """Who observes."""
    mover: int
    """Who decides."""
    phase: Phase
    placed: int
    first: int
    was_empty: bool
    exhausted: int
    interim: bytes | None
    end: str
    pieces: Pieces
    hand: bytes
    """The own hand, by kind."""
    hand_sizes: tuple[int, ...]
    known: Memory
    """By seat, then by kind: cards taken openly that must still be in that hand; the own row is the whole hand."""
    open: bytes
    stack_size: int
    discard: bytes

    @property
    def unseen(self) -> bytes:
        """By kind: the cards whose place the seat does not know, in the stack or hidden in another hand."""
        seen = [sum(column) for column in zip(self.discard, *self.known, strict=True)]
        for kind in self.open:
            seen[kind] += 1
        return bytes([self.setup.unshuffled.count(kind) - number for kind, number in enumerate(seen)])

    @property
    def free_sites(self) -> int:
        """How many sites hold no cloister."""
        return self.pieces.owners.count(EMPTY)


def nothing_known(position: Position) -> Memory:
    """The memory at the start of a game."""
    return (bytes(len(position.board.cards)),) * position.setup.seats


def remember(known: Memory, before: Position, action: Action) -> Memory:
    """The memory after an action: a card taken openly is known; a card played may have been that one."""
    seat, kind = before.seat, action.kind
    if kind == NOWHERE:  # no card, or one from the stack
        return known
    row = known[seat]
    number = row[kind] + 1 if action.act == "draw" else max(0, row[kind] - (action.cost or 1))
    if number == row[kind]:
        return known
    row = row[:kind] + bytes((number,)) + row[kind + 1 :]
    return (*known[:seat], row, *known[seat + 1 :])


def observe(position: Position, known: Memory, seat: int) -> Observation:
    """What the seat may know of a position, given what everybody remembers (`remember`)."""
    setup, pieces, hands, stack, open, discard = position[:6]
    turn = position[6:]
    hand = hands[seat]
    sizes = tuple(map(sum, hands))
    known = (*known[:seat], hand, *known[seat + 1 :])
    return Observation(setup, seat, *turn, pieces, hand, sizes, known, open, len(stack), discard)


def as_seen(observation: Observation) -> Position:
    """A position with what an observer does not know left out: enough to know what the observer can do.

    Others' hands are empty, and of the stack only the number of cards is right. Raises WrongValue when the observer is
    not the one who decides.
    """
    if observation.seat != observation.mover:
        raise WrongValue("what a player can do is explained for the player whose turn it is")
    nothing = bytes(len(observation.hand))
    return Position(
        setup=observation.setup,
        pieces=observation.pieces,
        hands=tuple(
            observation.hand if seat == observation.seat else nothing for seat in range(observation.setup.seats)
        ),
        stack=bytes(observation.stack_size),
        open=observation.open,
        discard=observation.discard,
        seat=observation.mover,
        phase=observation.phase,
        placed=observation.placed,
        first=observation.first,
        was_empty=observation.was_empty,
        exhausted=observation.exhausted,
        interim=observation.interim,
        end=observation.end,
    )
