"""Every set of cards that the mover can take in a turn, and what it gains: turns are short, so all are looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from webpower.games.card_game.actions import NOWHERE
from webpower.games.card_game.cards import COLUMNS, MORE_SYMBOLS, ROUTES, SYMBOLS
from webpower.games.card_game.players.outlook import NO_ROUTE
from webpower.games.card_game.players.table import MIXED, THREE, Table
from webpower.games.card_game.players.weights import Weights
from webpower.games.card_game.position import EMPTY


class Taking(NamedTuple):
    """Law cards played, and cards taken after it."""

    gain: float
    """What it gains, in points against the average opponent."""
    laws: tuple[int, ...]
    """The kinds of the law cards."""
    slots: tuple[int, ...]
    """Where the land cards lie, in the order of taking; none for taking no more."""


class _Step(NamedTuple):
    """Cards taken so far."""

    gain: float
    slots: tuple[int, ...]
    symbols: int
    paid: int
    """How many of them lay under others' stones."""
    signs: tuple[int, ...]
    """By route: how many signs are on them."""
    uncovered: int
    """The slot that the last one uncovered, or NOWHERE."""


def takings(table: Table, weights: Weights) -> list[Taking]:
    """What the mover can take from here on, each set of cards once; to take no more only if it has taken a card.

    A law card that lies on a card counts the same whatever its kind. The table is as it was when all is looked at.
    """
    return _Turn(table, weights).found


class _Turn:
    """A turn that is looked through."""

    def __init__(self, table: Table, weights: Weights) -> None:
        self.found = [Taking(0.0, (), ())] if table.taken else []
        self.table, self.seat, self.look = table, table.seat, table.look
        self.payable = table.reserve[table.seat] + table.on_cards[table.seat]
        time = table.time(weights)
        self.stone, self.law = time * weights.stone, time * weights.law
        self.stops, self.only_initial = table.options.stop_at_limit, table.options.only_initial_ends
        self.routes = [self._signs_worths(route) for route in range(len(ROUTES))]
        self.worths: dict[int, float] = {}
        lying = [slot for slot in table.ends() if not self.only_initial or slot in table.opening]
        held = table.laws[table.seat]
        for three in (False, True) if held[THREE] and not table.three else (False,):
            for mixed in (False, True) if held[MIXED] and not table.mixed else (False,):
                self.laws = (THREE,) * three + (MIXED,) * mixed
                self.limit = MORE_SYMBOLS if three or table.three else SYMBOLS
                self.mixed = mixed or table.mixed
                cost = time * sum([weights.held[law] for law in self.laws])
                start = _Step(-cost, (), table.symbols, 0, (0,) * len(ROUTES), NOWHERE)
                self._go_on(start, lying, NOWHERE if self.mixed else table.colour)

    def _signs_worths(self, route: int) -> list[float]:
        """What signs of a route are worth when so many more of them are taken."""
        more = min(COLUMNS, self.table.signs_left[route])
        return [self.table.signs_worth(route, self.seat, number) for number in range(more + 1)]

    def _go_on(self, step: _Step, lying: Sequence[int], colour: int) -> None:
        """Take each card that can be taken next, and go on from there.

        Cards are taken in the order of their slots, except where one uncovers the next, so that no set comes twice. If
        a turn stops at its limit (R-4) the order counts: then each is tried, and what was found already is left out.
        """
        if self.stops and step.symbols >= self.limit:
            return
        table, country_of, owners = self.table, self.look.country, self.table.owners
        last = step.slots[-1] if step.slots else NOWHERE
        for slot in lying:
            country = country_of[slot]
            if colour != NOWHERE and country != colour:
                continue
            if step.symbols + self.look.weight[slot] > self.limit:
                continue
            if slot < last and slot != step.uncovered and not self.stops:
                continue
            paid = step.paid + (table.stones[slot] not in (EMPTY, self.seat))
            if paid > self.payable:
                continue
            before = self._worth(country)
            owners[slot] = self.seat
            self.worths[country] = after = table.country_worth(country, self.seat)
            self._taken(step, slot, after - before, paid, lying, NOWHERE if self.mixed else country)
            owners[slot] = EMPTY
            self.worths[country] = before

    def _worth(self, country: int) -> float:
        """What a country is worth to the mover with the cards taken so far."""
        worth = self.worths.get(country)
        if worth is None:
            worth = self.worths[country] = self.table.country_worth(country, self.seat)
        return worth

    def _taken(self, step: _Step, slot: int, gain: float, paid: int, lying: Sequence[int], colour: int) -> None:
        """A card has been taken that gains so much in its country: note it, and go on."""
        gain += step.gain
        if paid > step.paid:
            gain -= self.stone
        if slot in self.table.law_on:
            gain += self.law
        route, signs = self.look.route[slot], step.signs
        if route != NO_ROUTE:
            signs = (*signs[:route], signs[route] + 1, *signs[route + 1 :])
            gain += self.routes[route][signs[route]] - self.routes[route][signs[route] - 1]
        slots = (*step.slots, slot)
        if self.stops and any(set(slots) == set(other.slots) and self.laws == other.laws for other in self.found):
            return
        self.found.append(Taking(gain, self.laws, slots))
        uncovered = NOWHERE if self.only_initial else self._beside(slot)
        rest = [other for other in lying if other != slot]
        if uncovered in rest:
            uncovered = NOWHERE
        elif uncovered != NOWHERE:
            rest.append(uncovered)
        symbols = step.symbols + self.look.weight[slot]
        self._go_on(_Step(gain, slots, symbols, paid, signs, uncovered), rest, colour)

    def _beside(self, slot: int) -> int:
        """The slot beside a card at an end that still holds a card, or NOWHERE."""
        owners, column = self.table.owners, slot % COLUMNS
        if column and owners[slot - 1] == EMPTY:
            return slot - 1
        if column < COLUMNS - 1 and owners[slot + 1] == EMPTY:
            return slot + 1
        return NOWHERE
