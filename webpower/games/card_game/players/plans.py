"""What can be done from a decision on, as actions: what is taken in the turn, or what is done with a stone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from webpower.games.card_game.actions import END_TAKE, END_TURN, PASS, PAY_RESERVE, PLACES, PLAYS, TAKES, Action
from webpower.games.card_game.players.claims import guarded, wants_back
from webpower.games.card_game.players.table import TAKE_BACK, Table
from webpower.games.card_game.players.takings import Taking, takings
from webpower.games.card_game.players.weights import Weights
from webpower.games.card_game.position import EMPTY, MORE, PAY, TAKE, Position
from webpower.games.card_game.rules import end_slots
from webpower.games.card_game.turn import apply

TARGETS = 4
"""How many cards are thought of for a stone that is moved."""


class Plan(NamedTuple):
    """Actions one after the other, and what they are worth in points, compared with other plans of the decision."""

    gain: float
    actions: tuple[Action, ...]


def plans(position: Position, legal: Sequence[Action], weights: Weights) -> list[Plan]:
    """What the mover can sensibly do from here on, the best first.

    Nothing is looked at but what is public, and the law cards that the mover holds.
    """
    table = Table(position)
    if position.phase in (TAKE, MORE):
        found = _taking(position, table, legal, weights)
    elif position.phase is PAY:
        found = _paying(table, legal, weights)
    else:
        found = list(_claiming(position, table, legal, weights))
    different: dict[tuple[Action, ...], Plan] = {}
    for plan in sorted(found or [Plan(0.0, (action,)) for action in legal], key=lambda plan: -plan.gain):
        different.setdefault(plan.actions, plan)  # what follows a payment is decided after it
    return list(different.values())


def _taking(position: Position, table: Table, legal: Sequence[Action], weights: Weights) -> list[Plan]:
    """All that can be taken; or the law card for a stone, if there is none to pay with."""
    found = [Plan(taking.gain, _actions(position, taking)) for taking in takings(table, weights)]
    seat, back = table.seat, PLAYS[TAKE_BACK]
    if back in legal and table.reserve[seat] + table.on_cards[seat] == 0:
        found.append(Plan(-table.time(weights) * weights.held[TAKE_BACK], (back,)))
    return found or [Plan(0.0, (PASS,))]


def first_action(position: Position, taking: Taking) -> Action:
    """The action with which it begins."""
    return _actions(position, taking)[0]


def _actions(position: Position, taking: Taking) -> tuple[Action, ...]:
    """The actions of it, up to a payment that has to be decided."""
    if not taking.slots:
        return (END_TAKE,)
    done = [PLAYS[law] for law in taking.laws]
    for action in done:
        position = apply(position, action)
    for slot in taking.slots:
        if position.phase is PAY:
            break
        done.append(take_of(position, slot))
        position = apply(position, done[-1])
    return tuple(done)


def take_of(position: Position, slot: int) -> Action:
    """The action that takes the card at an end."""
    return TAKES[next(end for end, here in end_slots(position) if here == slot)]


def _paying(table: Table, legal: Sequence[Action], weights: Weights) -> list[Plan]:
    """With a stone on a card, what it guards is lost; one at hand is as good as a stone that has still to be moved."""
    values = guarded(table, weights)
    lost = {slot: max(0.0, value) for slot, value in values.items()}
    return [Plan(weights.move if action is PAY_RESERVE else -lost.get(action.slot, 0.0), (action,)) for action in legal]


def _claiming(position: Position, table: Table, legal: Sequence[Action], weights: Weights) -> Iterator[Plan]:
    """Stones on cards near the ends of the rows, and none; stones moved to the best of them."""
    values = guarded(table, weights)
    free = [slot for slot, value in values.items() if table.stones[slot] == EMPTY and slot != position.lifted]
    best = sorted(free, key=lambda slot: -values[slot])[:TARGETS]
    for action in legal:
        if action.act == "place" and action.slot in values:
            yield Plan(values[action.slot], (action,))
        elif action.act == "lift":
            for slot in best:
                better = values[slot] - values.get(action.slot, 0.0)
                yield Plan(better - weights.move, (action, PLACES[slot]))
        elif action is PLAYS[TAKE_BACK] and wants_back(table):
            yield Plan(values[best[0]] if best else 0.0, (action,))
        elif action is END_TURN:
            yield Plan(0.0, (action,))
