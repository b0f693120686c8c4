"""What the players believe beside what the cards promise: all of it in one place, in points or in shares of points."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """What a player believes. Change one with ``Weights()._replace(stone=1.0)``.

    Stones and law cards are worth something as long as there are turns left to use them.
    """

    stone: float = 3.0
    """Points for an own stone that is paid, and leaves the game."""
    law: float = 2.0
    """Points for a law card taken, of which nobody knows the kind."""
    held: tuple[float, ...] = (2.0, 2.0, 2.0)
    """Points for a law card that is not played now, by kind."""
    late: float = 3.4
    """With fewer cards than these left for each seat, stones and law cards are worth less."""
    theirs: float = 0.5
    """What counts of a card's worth to the opponent who gains most by it, when a stone is placed on it."""
    depth: float = 0.5
    """What counts of it for each card that lies before it in its row."""
    behind: float = 0.3
    """What counts of the card behind it, which the stone guards too."""
    deep: int = 3
    """How many cards from the ends of the rows are thought of for stones."""
    move: float = 0.5
    """How much better a card has to be for a stone to be moved there."""


BELIEFS = Weights()
"""What players believe if they are not told otherwise."""
