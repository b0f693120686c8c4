"""Questions about the end of a game (WP-31, WP-32): turns that are left, how long the stack lasts, the second stack."""

from __future__ import annotations

from random import Random

from webpower.engine.answers import Number
from webpower.engine.messages import Message, Seat, Value
from webpower.engine.questions import Dull
from webpower.games.power.board import HAND_SIZE, OPEN_CARDS, PLAYER_COUNTS
from webpower.games.power.position import PLACE
from webpower.games.power.questions.over_time import first_in
from webpower.games.power.questions.positions import Source, chosen
from webpower.games.power.questions.topic import Made, Subject, mistake, say, seats

MOST_PLAYERS = PLAYER_COUNTS[-1]
"""With so many players no card leaves the game (WP-3)."""


def left(source: Source, random: Random, level: int) -> Made:
    """What is left: turns after the stack has run out again, turns until it runs out, cards of the second stack."""
    return {1: _last_turns, 2: _stack_lasts, 3: _second_stack}[level](source, random)


def _last_turns(source: Source, random: Random) -> Made:
    positions = [node.position for node in source.line()]
    step = first_in(positions, lambda position: position.last_turns)
    seat, players = positions[step - 1].seat, positions[step].setup.seats
    right = players - 1 - seat
    about: dict[str, Value] = {"player": Seat(seat), "players": players, "right": right, "final": Seat(players - 1)}
    wrong = [
        mistake(players - 1, "q-turns-everyone", "WP-32", **about),
        mistake(players, "q-turns-round", "WP-32", **about),
        mistake(0, "q-turns-at-once", "WP-32", **about),
        mistake(right + 1, "q-turns-this", "WP-32", **about),
    ]
    return Made(
        Subject(positions[step]),
        say("q-turns", "WP-32", **about),
        Number(),
        right,
        wrong,
        (say("q-turns-hint-1", "WP-32", **about), say("q-turns-hint-2", **about)),
        (say("q-turns-so", "WP-32", **about),),
        (_order(players),),
    )


def _order(players: int) -> Message:
    return say("q-turns-order", "WP-1", players=seats(range(players)), first=Seat(0))


def _stack_lasts(source: Source, random: Random) -> Made:
    """A turn takes as many cards from the stack as it has paid: one to three, whichever way they are drawn."""
    fits = (node.position for node in source.some() if node.position.phase is PLACE and len(node.position.stack) > 4)
    position = chosen(fits, random)
    stack, players = len(position.stack), position.setup.seats
    right = -(-stack // HAND_SIZE)
    about: dict[str, Value] = {"stack": stack, "players": players, "right": right}
    wrong = [
        mistake(stack, "q-lasts-one", "WP-24", **about),
        mistake(stack // HAND_SIZE, "q-lasts-rest", "WP-24", **about, cards=HAND_SIZE * (stack // HAND_SIZE)),
        mistake(-(-(stack + OPEN_CARDS) // HAND_SIZE), "q-lasts-open", "WP-24", **about),
        mistake(-(-stack // (HAND_SIZE * players)), "q-lasts-rounds", "WP-24", **about),
        mistake(-(-stack // 2), "q-lasts-two", "WP-10", **about),
    ]
    return Made(
        Subject(position),
        say("q-lasts", "WP-24", **about),
        Number(),
        right,
        wrong,
        (say("q-lasts-hint-1", "WP-10"), say("q-lasts-hint-2", "WP-24")),
        (say("q-lasts-so", "WP-24", **about),),
    )


def _second_stack(source: Source, random: Random) -> Made:
    """Every card is somewhere: in a hand, open, in the stack or on the discard pile, which is the second stack."""
    line = source.line()
    step = first_in([node.position for node in line], lambda position: position.exhausted > 0)
    before, action = line[step - 1].position, line[step].action
    if action is None or line[step].position.interim is None:
        raise Dull
    deck, from_stack = len(before.setup.unshuffled), action.source == "stack"
    hands = [sum(hand) + (seat == before.seat) for seat, hand in enumerate(before.hands)]
    opened = len(before.open) - (not from_stack) + len(before.stack) - from_stack
    right, players = deck - sum(hands) - opened, before.setup.seats
    about: dict[str, Value] = {"deck": deck, "hands": sum(hands), "open": opened, "right": right, "players": players}
    sizes = tuple(say("hand-size", player=Seat(seat), cards=cards) for seat, cards in enumerate(hands))
    wrong = [
        mistake(deck - sum(hands), "q-second-no-open", "WP-31", **about),
        mistake(deck - opened, "q-second-no-hands", "WP-31", **about),
        mistake(deck - HAND_SIZE * players - OPEN_CARDS, "q-second-full", "WP-31", **about),
        mistake(deck, "q-second-all", "WP-31", **about),
        mistake(len(before.board.deck(MOST_PLAYERS)) - sum(hands) - opened, "q-second-removed", "WP-3", **about),
    ]
    return Made(
        Subject(before),
        say("q-second", "WP-31", **about),
        Number(),
        right,
        wrong,
        (say("q-second-hint-1", "WP-31"), say("q-second-hint-2", **about)),
        (say("q-second-so", "WP-31", **about),),
        (say("q-second-given", "WP-3", **about, sizes=sizes),),
    )
