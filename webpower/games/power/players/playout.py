"""Playing on quickly: turns by a simple policy, for guesses about what comes.

The policy looks at what the best two pieces of each country gain (`webpower.games.power.players.gains`), goes where its
hand can pay for the most, and draws cards that go with its hand.
"""

from __future__ import annotations

from collections.abc import Iterator

from webpower.engine.chance import Outcomes
from webpower.games.power.actions import NOWHERE, Action
from webpower.games.power.board import HAND_SIZE
from webpower.games.power.players.evaluation import Outlook, Weights, outlook
from webpower.games.power.players.gains import advisor_gain, chain_gains, cloister_gains, has_room
from webpower.games.power.position import EMPTY, Phase, Position
from webpower.games.power.turn import apply

Piece = tuple[float, Action]
"""What a placement gains, and the placement."""


def play_out(position: Position, weights: Weights, outcomes: Outcomes) -> Position:
    """The position at the end of the game."""
    while not position.is_over:
        view = outlook(position, weights)  # what is to come changes little in a round
        for _ in range(position.setup.seats):
            position = finish_turn(position, view, outcomes)
    return position


def finish_turn(position: Position, view: Outlook, outcomes: Outcomes) -> Position:
    """The position after the mover's turn; the same when the game is over."""
    if position.phase is Phase.PLACE:
        position = apply(position, first_piece(position, view), outcomes)
    if position.phase is Phase.MORE:
        position = apply(position, second_piece(position, view), outcomes)
    while position.phase is Phase.DRAW:
        position = apply(position, draw(position), outcomes)
    return position


def first_piece(position: Position, view: Outlook) -> Action:
    """The first piece of the country where the turn gains the most, or what is done instead."""
    hand, countries = position.hands[position.seat], position.setup.board.countries
    pairs = sum([number // 2 for number in hand])
    best, action = 0.0, None
    for country, pieces in pieces_by_country(position, view):
        card = countries[country].card
        paid = hand[card] + pairs - hand[card] // 2
        gain = pieces[0][0] + (pieces[1][0] if paid > 1 and len(pieces) > 1 else 0.0)
        if gain > best:
            best, action = gain, pieces[0][1]
    return action or _wait(position)


def second_piece(position: Position, view: Outlook) -> Action:
    """The second piece that gains the most, or stop."""
    best, action = 0.0, position.setup.actions.stop
    for _, pieces in pieces_by_country(position, view):
        if pieces[0][0] > best:
            best, action = pieces[0]
    return action


def pieces_by_country(position: Position, view: Outlook) -> Iterator[tuple[int, list[Piece]]]:
    """The pieces that can be placed and gain something, the best first; of a country's sites the best two at most."""
    pieces, seat, owners = position.pieces, position.seat, position.pieces.owners
    fast, first = position.setup.options.fast, position.first
    cloisters, advisors = position.cloisters_left(seat) > 0, position.advisors_left(seat) > 0
    chains = chain_gains(view, owners, seat)
    for country, advisor, sites in position.setup.means[position.hands[seat]].countries:
        if first not in (NOWHERE, country) and not fast:
            continue
        found: list[Piece] = []
        if cloisters:
            majority, again = cloister_gains(view, owners, seat, country)
            free = [(chains.get(site, 0.0), ways[0]) for site, ways in sites if owners[site] == EMPTY]
            free.sort(key=_gain, reverse=True)
            if free:
                found.append((free[0][0] + majority, free[0][1]))
            if len(free) > 1 and (fast or len(free) < len(sites)):
                found.append((free[1][0] + again, free[1][1]))
        if advisors and has_room(view, pieces, country) and not (position.was_empty and first == country):
            found.append((advisor_gain(view, pieces, seat, country), advisor[0]))
        found = [piece for piece in found if piece[0] > 0]
        if found:
            found.sort(key=_gain, reverse=True)
            yield country, found


def _gain(piece: Piece) -> float:
    return piece[0]


def _wait(position: Position) -> Action:
    """Pass, or exchange a card of which there is only one."""
    actions, hand = position.setup.actions, position.hands[position.seat]
    if position.last_turns:
        return actions.pass_
    kind = min((number, kind) for kind, number in enumerate(hand) if number)[1]
    return actions.exchanges[kind]


def draw(position: Position) -> Action:
    """An open card that makes a pair with the hand or with the other open card; else the stack."""
    actions, hand, opened = position.setup.actions, position.hands[position.seat], position.open
    for kind in opened:
        if hand[kind] == 1:
            return actions.draw_open[kind]
    if len(opened) == 2 and opened[0] == opened[1] and sum(hand) <= HAND_SIZE - 2:
        return actions.draw_open[opened[0]]
    return actions.draw_stack
