"""Whether a position can be played on from: its pieces, its cards, and what part of a turn it is in.

A position need not have come about in a game. It is legal if nothing in it contradicts the rules, so that play can go
on from it to the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from webpower.engine.messages import Message, Seat, Value, message
from webpower.games.power.actions import NOWHERE
from webpower.games.power.board import HAND_SIZE, OPEN_CARDS
from webpower.games.power.position import DRAW, EMPTY, MORE, OVER, PLACE, Pieces, Position, Setup, listed
from webpower.games.power.position_file import piece_faults, position_entry
from webpower.games.power.record_model import PositionFile
from webpower.games.power.rules import TEXTS, board_is_closed


def faults(position: Position) -> list[Message]:
    """Everything that keeps a position from being legal, each with the rule; nothing for one that came about in a game.

    >>> from webpower.games.power.game import new_game
    >>> start = new_game(["Anna", "Barbara", "Chris"], seed=7).position
    >>> faults(start)
    []
    >>> [fault.cited(["Anna", "Barbara", "Chris"]) for fault in faults(start._replace(open=start.open[:1]))][1]
    '1 card lies open, and two do as long as somebody places [WP-24]'
    """
    return [*_pieces(position), *_cards(position), *_turn(position), *_end(position)]


def was_empty(position: Position, country: int) -> bool:
    """Whether a country that the mover's only piece of this turn went to held no cloister before (WP-15, WP-51).

    That can be seen: then the piece is the only one there.
    """
    sites = position.board.countries[country].sites
    owners = position.pieces.owners[sites.start : sites.stop]
    alone = len(owners) - owners.count(EMPTY) == owners.count(position.seat) == 1
    return alone and not any(position.pieces.advisors[country])


def wrong_cards(
    setup: Setup, cards: Sequence[int], expected: Sequence[int], id: str, rule: str, **more: int
) -> Message | None:
    """The kind of card of which there are not as many as expected, as a message."""
    found, right = Counter(cards), Counter(expected)
    for kind, card in enumerate(setup.board.cards):
        if found[kind] != right[kind]:
            return message(TEXTS, id, rule, card=card.label, number=found[kind], expected=right[kind], **more)
    return None


def _say(id: str, rule: str, **values: Value) -> Message:
    return message(TEXTS, f"legal-{id}", rule, **values)


# Pieces


def _pieces(position: Position) -> Iterator[Message]:
    """What is wrong with the pieces (as in a position file), and with those of the interim scoring."""
    setup, pieces = position.setup, position.pieces
    names = [str(seat) for seat in range(setup.seats)]
    yield from piece_faults(PositionFile(**position_entry(setup, names, pieces)), setup.board)
    if not setup.options.vatican and any(owner != EMPTY for owner in pieces.arms):
        yield message(TEXTS, "no-vatican", "WP-60")
    if (position.interim is None) != (position.exhausted == 0):
        yield _say("interim-missing" if position.interim is None else "interim-too-early", "WP-31")
    for site, then, now in zip(setup.board.sites, position.interim or b"", pieces.owners, strict=False):
        if then not in (EMPTY, now):
            yield _say("interim-moved", "WP-17", site=site.name, player=Seat(then))


# Cards


def _cards(position: Position) -> Iterator[Message]:
    setup, stack, discard = position.setup, position.stack, listed(position.discard)
    hands = [listed(hand) for hand in position.hands]
    every = b"".join([*hands, position.open, stack, discard])
    wrong = wrong_cards(setup, every, setup.unshuffled, "wrong-deck", "WP-3", players=setup.seats)
    if wrong is not None:
        yield wrong
    for seat, hand in enumerate(hands):
        yield from _hand(position, seat, len(hand))
    yield from _open(position)
    if position.last_turns and stack:
        yield _say("stack-left", "WP-32", number=len(stack))
    if not position.last_turns and not stack and not position.is_over:
        yield _say("stack-empty", "WP-30")
    lacking = HAND_SIZE - sum(position.hands[position.seat])
    paid = position.phase is MORE or (position.phase is DRAW and position.exhausted == 0)
    if paid and len(discard) < lacking:
        yield _say("paid", "WP-20", player=Seat(position.seat), lacking=lacking, number=len(discard))


def _hand(position: Position, seat: int, cards: int) -> Iterator[Message]:
    """A hand of another size than there can be."""
    player, mover, phase = Seat(seat), seat == position.seat, position.phase
    has_played = position.last_turns and seat < position.seat
    if phase is OVER or has_played:
        if cards > HAND_SIZE:
            yield _say("hand-large", "WP-23", player=player, number=cards)
    elif mover and phase is MORE:
        if not 1 <= cards < HAND_SIZE:
            yield _say("hand-more", "WP-11", player=player, number=cards)
    elif mover and phase is DRAW:
        if cards >= HAND_SIZE:
            yield _say("hand-draw", "WP-23", player=player, number=cards)
    elif cards != HAND_SIZE:
        id = "hand-last" if position.last_turns else "hand-place" if mover else "hand-waiting"
        yield _say(id, "WP-32" if position.last_turns else "WP-23", player=player, number=cards)


def _open(position: Position) -> Iterator[Message]:
    """More or fewer open cards than there can be."""
    number = len(position.open)
    if number > OPEN_CARDS:
        yield _say("open-many", "WP-24", number=number)
    elif position.phase in (PLACE, MORE) and not position.last_turns and number < OPEN_CARDS:
        yield _say("open-few", "WP-24", number=number)
    elif position.phase is DRAW and OPEN_CARDS - number > (held := sum(position.hands[position.seat])):
        yield _say("open-taken", "WP-23", missing=OPEN_CARDS - number, player=Seat(position.seat), number=held)


# The turn


def _turn(position: Position) -> Iterator[Message]:
    """What the turn has placed so far, and whether there is such a turn at all."""
    player, phase, placed, first = Seat(position.seat), position.phase, position.placed, position.first
    if position.last_turns and phase is DRAW:
        yield _say("last-draw", "WP-32", player=player)
    if position.last_turns and phase in (PLACE, MORE) and position.seat == 0:
        yield _say("last-first", "WP-32", player=player)
    if phase is PLACE and (placed or first != NOWHERE or position.was_empty):
        yield _say("placed-already", "WP-10", player=player)
    if phase is MORE and (placed != 1 or first == NOWHERE):
        yield _say("placed-one", "WP-16", player=player)
    if phase in (MORE, DRAW):
        yield from _placed(position)


def _placed(position: Position) -> Iterator[Message]:
    """The pieces that the turn has placed have to stand there."""
    player, first, placed = Seat(position.seat), position.first, position.placed
    if not 0 <= placed <= 2 or (placed == 0 and first != NOWHERE):
        yield _say("placed-many", "WP-16", player=player, number=placed)
    elif first == NOWHERE:
        if placed and position.seat not in position.pieces.arms:
            yield _say("not-in-vatican", "WP-61", player=player)
    else:
        country = position.board.countries[first]
        if not _has_piece(position.pieces, country.sites, first, position.seat):
            yield _say("placed-nowhere", "WP-16", player=player, country=country.name)
        elif placed == 1 and position.was_empty != was_empty(position, first):
            yield _say("was-empty", "WP-15", country=country.name)
        elif position.phase is MORE and position.was_empty and not position.setup.options.fast:
            yield message(TEXTS, "one-in-empty", "WP-15", player=player, first=country.name)


def _has_piece(pieces: Pieces, sites: range, country: int, seat: int) -> bool:
    return bool(pieces.cloisters_in(sites, seat) or pieces.advisors[country][seat])


# The end


def _end(position: Position) -> Iterator[Message]:
    """Whether the game is over exactly where it ends."""
    closed, last_seat = board_is_closed(position), position.setup.seats - 1
    if not position.is_over:
        if closed:
            yield _say("closed", "WP-34")
    elif position.end == "board":
        if not closed:
            yield _say("not-closed", "WP-34")
    elif not position.last_turns or position.seat != last_seat:
        yield _say("not-last", "WP-32", player=Seat(last_seat))
