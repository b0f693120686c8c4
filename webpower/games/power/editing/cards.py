"""Cards dealt by hand: what lies in hands and open is chosen, the stack and the discard pile are what is left.

Which of the remaining cards lie in the stack, and in what order, comes from a seed.
"""

from __future__ import annotations

from collections.abc import Sequence

from webpower.engine.chance import generator, shuffled
from webpower.engine.messages import Message, Seat, message
from webpower.games.power.board import HAND_SIZE, OPEN_CARDS
from webpower.games.power.position import DRAW, EMPTY, MORE, OVER, Position, counted, listed
from webpower.games.power.rules import TEXTS

OPEN = -1
"""Who holds the open cards: nobody."""


def held(position: Position, holder: int) -> bytes:
    """The cards of a seat, by kind in order; of ``OPEN`` the open cards."""
    return position.open if holder == OPEN else listed(position.hands[holder])


def left(position: Position) -> bytes:
    """By kind: the cards that are neither in a hand nor open."""
    return counted(position.setup, [*position.stack, *listed(position.discard)])


def give(position: Position, holder: int, kind: int, seed: int) -> Position | Message:
    """One card more of a kind for a holder, or the reason why not (WP-3, WP-23, WP-24)."""
    has, most = held(position, holder), OPEN_CARDS if holder == OPEN else HAND_SIZE
    if len(has) >= most:
        if holder == OPEN:
            return message(TEXTS, "edit-open-full", "WP-24")
        return message(TEXTS, "edit-hand-full", "WP-23", player=Seat(holder))
    if not left(position)[kind]:
        setup = position.setup
        card, number = setup.board.cards[kind].label, setup.unshuffled.count(kind)
        return message(TEXTS, "edit-no-card", "WP-3", card=card, number=number, players=setup.seats)
    return _holding(position, holder, bytes([*has, kind]), seed)


def give_back(position: Position, holder: int, kind: int, seed: int) -> Position | Message:
    """One card less of a kind for a holder, or the reason why not (WP-22, WP-23)."""
    has = held(position, holder)
    if kind not in has:
        card = position.board.cards[kind].label
        if holder == OPEN:
            return message(TEXTS, "not-open", "WP-23", card=card)
        return message(TEXTS, "not-in-hand", "WP-22", player=Seat(holder), card=card)
    return _holding(position, holder, has.replace(bytes([kind]), b"", 1), seed)


def dealt(position: Position, seed: int) -> Position:
    """The position with every hand and the open cards filled up to what they have to be.

    Nothing is taken from a hand that has too many. A hand that has paid for a piece is left as it is.
    """
    rest = shuffled(listed(left(position)), generator(seed, "deal"))
    for holder in (*range(position.setup.seats), OPEN):
        has = held(position, holder)
        missing = min(_least(position, holder) - len(has), len(rest))
        if missing > 0:
            rest, drawn = rest[missing:], rest[:missing]
            position = _holding(position, holder, bytes([*has, *drawn]), seed)
    return position


def dealt_anew(position: Position, seed: int) -> Position:
    """The position with other cards everywhere, as many of them as before in every hand and open."""
    cards = shuffled(sorted(position.setup.unshuffled), generator(seed, "deal"))
    hands = []
    for hand in position.hands:
        hands.append(counted(position.setup, cards[: sum(hand)]))
        cards = cards[sum(hand) :]
    number = len(position.open)
    lying = position._replace(hands=tuple(hands), open=bytes(cards[:number]))
    return _piled(lying, cards[number:], len(position.stack), seed)


def stacked(position: Position, number: int, seed: int) -> Position | Message:
    """The position with so many cards in the stack and the others discarded, or the reason why not (WP-30, WP-32)."""
    rest = listed(left(position))
    if position.last_turns:
        return message(TEXTS, "edit-stack-gone", "WP-32")
    if not 1 <= number <= len(rest):
        return message(TEXTS, "edit-stack-size", "WP-30", number=len(rest))
    return _piled(position, rest, number, seed)


def stack_by_pieces(position: Position, seed: int) -> Position:
    """The position with a stack of a likely size: every piece placed since the last shuffle was paid with a card."""
    rest = listed(left(position))
    if position.last_turns:
        return _piled(position, rest, 0, seed)
    lacking = HAND_SIZE - sum(position.hands[position.seat]) if position.phase in (MORE, DRAW) else 0
    return _piled(position, rest, max(1, len(rest) - max(_placed(position), lacking)), seed)


def _placed(position: Position) -> int:
    """The pieces placed since the stack was last shuffled, as far as the board tells."""
    owners, advisors, arms = position.pieces
    if position.interim is not None:
        return sum(now != then for now, then in zip(owners, position.interim, strict=True))
    return len(owners) - owners.count(EMPTY) + sum(map(sum, advisors)) + len(arms) - arms.count(EMPTY)


def _least(position: Position, holder: int) -> int:
    """How many cards a holder has at least, as far as that is certain."""
    waits = holder != position.seat or position.phase not in (MORE, DRAW)
    if position.phase is OVER or (holder == OPEN and position.last_turns):
        return 0
    if holder == OPEN:  # who draws may have taken them
        return OPEN_CARDS - (sum(position.hands[position.seat]) if position.phase is DRAW else 0)
    if position.last_turns:
        return HAND_SIZE if waits and holder >= position.seat else 0
    return HAND_SIZE if waits else int(position.phase is MORE)


def _holding(position: Position, holder: int, cards: bytes, seed: int) -> Position:
    """The position in which a holder has these cards; the stack stays as high as it was, if that can be."""
    hands, lying = position.hands, position.open
    if holder == OPEN:
        lying = cards
    else:
        hands = (*hands[:holder], counted(position.setup, cards), *hands[holder + 1 :])
    changed = position._replace(hands=hands, open=lying)
    rest = list(position.setup.unshuffled)
    for kind in [*lying, *(card for hand in hands for card in listed(hand))]:
        rest.remove(kind)
    return _piled(changed, rest, len(position.stack), seed)


def _piled(position: Position, rest: Sequence[int], number: int, seed: int) -> Position:
    """The position with these cards in the stack, so many of them, and in the discard pile."""
    order = shuffled(sorted(rest), generator(seed, "stack"))
    return position._replace(stack=bytes(order[:number]), discard=counted(position.setup, order[number:]))
