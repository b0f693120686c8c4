"""What a seat may know: an observation, with no way back to the position.

All land cards, stones and played law cards are public, and how many law cards everybody has. Of the others' law cards,
and of those that still lie face down on land cards, only the numbers of each kind in all are known. Nobody has seen
anything that could be forgotten, so there is nothing to remember.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from webpower.games.card_game.cards import LAWS, Law
from webpower.games.card_game.position import EMPTY, OVER, Phase, Position, Setup, cards_taken

MINUS_TWO = LAWS.index(Law.MINUS_TWO)


class Observation(NamedTuple):
    """A game as one seat sees it. Fields with a position's names mean the same."""

    setup: Setup
    seat: int
    """Who observes."""
    mover: int
    """Who decides."""
    phase: Phase
    layout: bytes
    owners: bytes
    stones: bytes
    reserve: bytes
    removed: bytes
    own_laws: bytes
    """The own law cards, by kind."""
    law_numbers: bytes
    """By seat: how many law cards it holds."""
    shown: bytes
    """By seat: the law cards that cost points, as far as they are known: the own ones, and all once they are shown at
    the end (R-16)."""
    played_laws: bytes
    colour: int
    symbols: int
    taken: int
    plays: int
    three: bool
    mixed: bool
    lifted: int
    opening: bytes

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is OVER

    @property
    def covered(self) -> tuple[int, ...]:
        """The slots on which a law card lies face down."""
        return tuple(slot for slot in self.setup.cards.law_slots if self.owners[slot] == EMPTY)

    @property
    def unseen(self) -> bytes:
        """By kind: the law cards that the seat has not seen, in other hands or face down on land cards."""
        others = sum(self.shown) - self.shown[self.seat]
        seen = [own + played for own, played in zip(self.own_laws, self.played_laws, strict=True)]
        seen[MINUS_TWO] += others
        return bytes(all - known for all, known in zip(self.setup.options.law_split, seen, strict=True))

    def cards_of(self, seat: int) -> list[int]:
        """The cards that a seat has taken, in the order of the slots they lay on."""
        return cards_taken(self.layout, self.owners, seat)


def observe(position: Position, memory: Any, seat: int) -> Observation:
    """What the seat may know of a position; there is no memory (``None``)."""
    own, numbers = position.laws[seat], bytes(map(sum, position.laws))
    if position.phase is OVER:
        shown = bytes(laws[MINUS_TWO] for laws in position.laws)
    else:
        shown = bytes(own[MINUS_TWO] if other == seat else 0 for other in range(position.setup.seats))
    return Observation(
        position.setup,
        seat,
        position.seat,
        position.phase,
        position.layout,
        position.owners,
        position.stones,
        position.reserve,
        position.removed,
        own,
        numbers,
        shown,
        position.played_laws,
        position.colour,
        position.symbols,
        position.taken,
        position.plays,
        position.three,
        position.mixed,
        position.lifted,
        position.opening,
    )


def imagined(observation: Observation, kinds: Sequence[int] | None = None) -> Position:
    """A position that looks like this to the observer: whoever thinks ahead needs one.

    ``kinds`` are the law cards the observer has not seen (`Observation.unseen`), in an order: first those of the other
    seats, then those on land cards; by default they are sorted. Nothing but the order is made up.
    """
    setup = observation.setup
    rest = list(kinds if kinds is not None else (kind for kind, n in enumerate(observation.unseen) for _ in range(n)))
    laws = []
    for seat, number in enumerate(observation.law_numbers):
        if seat == observation.seat:
            laws.append(observation.own_laws)
            continue
        hand = [MINUS_TWO] * observation.shown[seat]
        while len(hand) < number:
            hand.append(rest.pop(0))
        laws.append(bytes(hand.count(kind) for kind in range(len(LAWS))))
    covered = observation.covered
    dealt = bytes(rest.pop(0) if slot in covered else MINUS_TWO for slot in setup.cards.law_slots)
    return Position(
        setup=setup,
        layout=observation.layout,
        dealt_laws=dealt,
        owners=observation.owners,
        stones=observation.stones,
        reserve=observation.reserve,
        removed=observation.removed,
        laws=tuple(laws),
        played_laws=observation.played_laws,
        seat=observation.mover,
        phase=observation.phase,
        colour=observation.colour,
        symbols=observation.symbols,
        taken=observation.taken,
        plays=observation.plays,
        three=observation.three,
        mixed=observation.mixed,
        lifted=observation.lifted,
        opening=observation.opening,
    )
