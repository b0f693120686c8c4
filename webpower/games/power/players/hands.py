"""What a hand of cards is good for: the most that a turn could gain with it, and what drawing makes of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from webpower.games.power.board import HAND_SIZE, Board
from webpower.games.power.players.gains import CountryGains


def pieces_paid(board: Board, country: int, hand: Sequence[int]) -> int:
    """How many pieces a hand can pay for in a country (WP-11), two at most.

    >>> from webpower.games.power.board_file import load_board
    >>> europe = load_board()
    >>> pieces_paid(europe, europe.country_number["Frankreich"], [2, 0, 0, 0, 1])
    2
    """
    card = board.countries[country].card
    pairs = sum(number // 2 for kind, number in enumerate(hand) if kind != card)
    return min(2, hand[card] + pairs)


def turn_gain(board: Board, gains: Sequence[CountryGains], hand: Sequence[int]) -> float:
    """The most that a turn gains with a hand; nothing if it can't or should not place."""
    best = 0.0
    for country, gain in enumerate(gains):
        paid = pieces_paid(board, country, hand)
        if paid:
            best = max(best, gain.two if paid == 2 else gain.one)
    return best


class Hands:
    """Expected turn gains of hands that are filled up from unseen cards."""

    def __init__(self, board: Board, gains: Sequence[CountryGains], unseen: Sequence[int]) -> None:
        self._board, self._gains = board, gains
        total = sum(unseen)
        self._chances = [number / total if total else 0.0 for number in unseen]
        self._known: dict[tuple[int, ...], float] = {}

    def gain(self, hand: tuple[int, ...]) -> float:
        """The gain expected of a hand when it is filled up to three cards from the stack."""
        if hand not in self._known:
            self._known[hand] = self._gain(hand)
        return self._known[hand]

    def _gain(self, hand: tuple[int, ...]) -> float:
        if sum(hand) >= HAND_SIZE or not any(self._chances):
            return turn_gain(self._board, self._gains, hand)
        return sum(
            chance * self.gain(more) for chance, more in zip(self._chances, one_more(hand), strict=True) if chance
        )


def one_more(hand: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The hand with one card more, for each kind."""
    return (with_card(hand, kind, 1) for kind in range(len(hand)))


def with_card(hand: Sequence[int], kind: int, change: int) -> tuple[int, ...]:
    """The hand with cards of a kind taken or given away."""
    return (*hand[:kind], hand[kind] + change, *hand[kind + 1 :])
