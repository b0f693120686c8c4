"""A position that can be played on quickly: the facts of a `Position` in lists that change.

Thousands of turns are looked at for one decision of the search bot, so nothing is copied here: what a turn changes is
changed, and what is only tried is put back. The rules can do all of it too, and the tests hold the two together.
"""

from __future__ import annotations

from webpower.games.card_game.actions import NOWHERE
from webpower.games.card_game.cards import COLUMNS, LAWS, ROUTES, ROWS, Law
from webpower.games.card_game.players.outlook import NO_ROUTE, outlook, route_values
from webpower.games.card_game.players.weights import Weights
from webpower.games.card_game.position import EMPTY, Position

TAKE_BACK, THREE, MIXED, MINUS_TWO = map(LAWS.index, Law)


class Table:
    """A position as players have it before them who think ahead. Fields with a position's names mean the same."""

    def __init__(self, position: Position) -> None:
        setup, seats = position.setup, range(position.setup.seats)
        self.look = outlook(setup, position.layout)
        self.seats, self.cap, self.options = setup.seats, setup.cap, setup.options
        self.owners, self.stones = bytearray(position.owners), bytearray(position.stones)
        spans = [position.span(row) for row in range(1, ROWS + 1)]
        self.low, self.high = [low for low, _ in spans], [high for _, high in spans]
        """By row: the first and the last slot that hold a card, or NOWHERE."""
        self.left = position.cards_left
        self.reserve, self.removed = list(position.reserve), list(position.removed)
        self.on_cards = [position.on_cards(seat) for seat in seats]
        self.laws = [list(held) for held in position.laws]
        self.law_on = {slot: law for slot in setup.cards.law_slots if (law := position.law_at(slot)) != NOWHERE}
        """By slot: the law card that lies there. Only who takes it may look at its kind."""
        self.signs = [[0] * len(seats) for _ in ROUTES]
        """By route, then by seat: how many ships or carriages it has."""
        self.signs_left = [0] * len(ROUTES)
        """By route: how many still lie."""
        for route, owner in zip(self.look.route, self.owners, strict=True):
            if route != NO_ROUTE and owner == EMPTY:
                self.signs_left[route] += 1
            elif route != NO_ROUTE:
                self.signs[route][owner] += 1
        self.seat, self.colour, self.symbols, self.taken = (
            position.seat,
            position.colour,
            position.symbols,
            position.taken,
        )
        self.three, self.mixed, self.opening = position.three, position.mixed, position.opening

    # Looking

    def ends(self) -> list[int]:
        """The slots at the ends of the rows, each once."""
        found = []
        for low, high in zip(self.low, self.high, strict=True):
            if low != NOWHERE:
                found.append(low)
                if high != low:
                    found.append(high)
        return found

    def promised(self) -> list[float]:
        """What the cards promise each seat (see `outlook`); at the end that is the score without law cards."""
        parts = [values(read(self.owners)) for read, values in self.look.countries]
        parts += [route_values(tuple(signs), left) for signs, left in zip(self.signs, self.signs_left, strict=True)]
        return [sum(column) for column in zip(*parts, strict=True)][: self.seats]

    def country_worth(self, country: int, seat: int) -> float:
        """What a country promises a seat more than the average opponent."""
        read, values = self.look.countries[country]
        found = values(read(self.owners))
        return (self.seats * found[seat] - found[-1]) / (self.seats - 1)

    def signs_worth(self, route: int, seat: int, more: int = 0) -> float:
        """What ships or carriages promise a seat more than the average opponent, when it takes more of them."""
        signs = self.signs[route]
        signs[seat] += more
        found = route_values(tuple(signs), self.signs_left[route] - more)
        signs[seat] -= more
        return (self.seats * found[seat] - found[-1]) / (self.seats - 1)

    def card_gain(self, slot: int, seat: int) -> float:
        """What a card that lies would gain a seat against the average opponent."""
        look = self.look
        country, route = look.country[slot], look.route[slot]
        before = self.country_worth(country, seat)
        self.owners[slot] = seat
        gain = self.country_worth(country, seat) - before
        self.owners[slot] = EMPTY
        if route == NO_ROUTE:
            return gain
        return gain + self.signs_worth(route, seat, 1) - self.signs_worth(route, seat)

    def may_place(self) -> bool:
        """Whether the mover may place another stone (CG-40)."""
        return self.reserve[self.seat] > 0 and self.on_cards[self.seat] < self.cap

    def time(self, weights: Weights) -> float:
        """How much of their worth stones and law cards still have, from 1 to 0 at the end."""
        return min(1.0, self.left / (self.seats * weights.late))

    # Changing

    def play_law(self, kind: int) -> None:
        """The mover plays a law card."""
        seat = self.seat
        self.laws[seat][kind] -= 1
        if kind == TAKE_BACK:
            self.removed[seat] -= 1
            self.reserve[seat] += 1
        elif kind == THREE:
            self.three = True
        else:
            self.mixed = True

    def take(self, slot: int) -> bool:
        """The mover takes the card at an end; says whether a stone has to be paid for it."""
        seat, look, row = self.seat, self.look, slot // COLUMNS
        self.owners[slot] = seat
        self.left -= 1
        if self.low[row] == self.high[row]:
            self.low[row] = self.high[row] = NOWHERE
        elif self.low[row] == slot:
            self.low[row] += 1
        else:
            self.high[row] -= 1
        if (route := look.route[slot]) != NO_ROUTE:
            self.signs[route][seat] += 1
            self.signs_left[route] -= 1
        if self.taken == 0:
            self.colour = look.country[slot]
        self.taken += 1
        self.symbols += look.weight[slot]
        if slot in self.law_on:
            self.laws[seat][self.law_on.pop(slot)] += 1
        owner = self.stones[slot]
        if owner == EMPTY:
            return False
        self.stones[slot] = EMPTY
        self.on_cards[owner] -= 1
        self.reserve[owner] += 1
        return owner != seat

    def pay(self, slot: int) -> None:
        """The mover's stone on a slot, or one at hand (NOWHERE), leaves the game."""
        seat = self.seat
        self.removed[seat] += 1
        if slot == NOWHERE:
            self.reserve[seat] -= 1
        else:
            self.stones[slot] = EMPTY
            self.on_cards[seat] -= 1

    def place(self, slot: int, source: int = NOWHERE) -> None:
        """The mover places a stone at hand, or moves the one from a slot."""
        self.stones[slot] = self.seat
        if source == NOWHERE:
            self.reserve[self.seat] -= 1
            self.on_cards[self.seat] += 1
        else:
            self.stones[source] = EMPTY

    def next_turn(self) -> None:
        """The turn of the next seat begins."""
        self.seat = (self.seat + 1) % self.seats
        self.colour, self.symbols, self.taken = NOWHERE, 0, 0
        self.three = self.mixed = False
        if self.options.only_initial_ends:
            self.opening = bytes(self.ends())
