"""Playing on quickly: turns by a simple policy, for guesses about what comes.

Everybody takes the cards that gain the most, give or take a little, and then places a stone.
"""

from __future__ import annotations

from random import Random

from webpower.games.card_game.actions import NOWHERE
from webpower.games.card_game.players.claims import claim, payment, wants_back
from webpower.games.card_game.players.table import TAKE_BACK, Table
from webpower.games.card_game.players.takings import Taking, takings
from webpower.games.card_game.players.weights import Weights

GIVE_OR_TAKE = 1.0
"""Points that two sets of cards may differ by so that either may be taken."""


def play_on(table: Table, weights: Weights, random: Random, turns: int) -> None:
    """Play so many turns, or to the end of the game."""
    for _ in range(turns):
        if not table.left:
            return
        play_turn(table, weights, random)


def play_turn(table: Table, weights: Weights, random: Random) -> None:
    """The mover's turn, or what is left of it while cards are taken."""
    found = takings(table, weights)
    if not found and table.laws[table.seat][TAKE_BACK] and table.removed[table.seat]:
        table.play_law(TAKE_BACK)
        found = takings(table, weights)
    if found:
        take(table, weights, _any_good(found, random))
        if not table.left:
            return
        play_claim(table, weights)
    table.next_turn()


def _any_good(found: list[Taking], random: Random) -> Taking:
    """One that gains the most, give or take a little."""
    values = [taking.gain + GIVE_OR_TAKE * random.random() for taking in found]
    return found[values.index(max(values))]


def take(table: Table, weights: Weights, taking: Taking) -> None:
    """The mover plays the law cards, takes the cards and pays for them."""
    for law in taking.laws:
        table.play_law(law)
    for slot in taking.slots:
        if table.take(slot):
            table.pay(payment(table, weights))


def play_claim(table: Table, weights: Weights) -> None:
    """The mover places or moves a stone, or does not."""
    if wants_back(table):
        table.play_law(TAKE_BACK)
    target, source = claim(table, weights)
    if target != NOWHERE:
        table.place(target, source)
