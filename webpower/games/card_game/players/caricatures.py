"""Caricatures for lessons: each knows one part of the score and collects for it whatever happens.

All of them look at every set of cards that they can take, have one figure for it, and take the most; of sets with the
same figure, the largest. Their stones go on
the card at an end that helps them most. They play no law cards, and pay with any stone.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from webpower.engine.chance import pick
from webpower.engine.messages import message
from webpower.engine.players import Advice, Bot
from webpower.engine.sheet import points_by_seat
from webpower.games.card_game.actions import Action
from webpower.games.card_game.cards import Route
from webpower.games.card_game.observation import Observation, imagined
from webpower.games.card_game.players.plans import first_action
from webpower.games.card_game.players.table import Table
from webpower.games.card_game.players.takings import Taking, takings
from webpower.games.card_game.players.weights import BELIEFS
from webpower.games.card_game.position import MORE, TAKE, Position, cards_taken, ends
from webpower.games.card_game.scoring import Held, score_land, score_symbols
from webpower.games.card_game.words import TEXTS

WAITING = ("end_turn", "pass", "pay_reserve", "pay_slot")
"""What is done where nothing pleases them."""


class Caricature(Bot):
    """What the caricatures share; each has a ``figure`` of its own, and a sentence for it."""

    rule = ""
    """The rule its idea rests on."""

    def figure(self, held: Held, seat: int) -> int:
        """What the cards that everybody holds are worth to this player."""
        raise NotImplementedError

    def advise(self, observation: Observation, legal: Sequence[Action], random: Random) -> Advice:
        """See `webpower.engine.players.Adviser.advise`."""
        position = imagined(observation)
        if position.phase in (TAKE, MORE):
            ways = [taking for taking in takings(Table(position), BELIEFS) if not taking.laws]
            if ways:
                return self._take(position, ways, random)
        now = self._after(position, ())
        wanted = [
            (self._after(position, (action.slot,)), action)
            for action in legal
            if action.act == "place" and action.slot in ends(position.owners)
        ]
        most = max((figure for figure, _ in wanted), default=now)
        if most <= now:
            waiting = [action for action in legal if action.act in WAITING]
            return Advice(pick(waiting or legal, random), message(TEXTS, "caricature-waits"))
        chosen = pick([action for figure, action in wanted if figure == most], random)
        return Advice(chosen, message(TEXTS, "caricature-stone", "CG-38"))

    def _take(self, position: Position, ways: Sequence[Taking], random: Random) -> Advice:
        figures = [(self._after(position, taking.slots), len(taking.slots)) for taking in ways]
        most = max(figures)
        chosen = pick([taking for taking, figure in zip(ways, figures, strict=True) if figure == most], random)
        said = message(TEXTS, self.name, self.rule, figure=most[0], choices=len(ways))
        return Advice(first_action(position, chosen), said)

    def _after(self, position: Position, slots: Sequence[int]) -> int:
        """The figure when cards have been taken."""
        owners = bytearray(position.owners)
        for slot in slots:
            owners[slot] = position.seat
        seats = range(position.setup.seats)
        lands = tuple(cards_taken(position.layout, bytes(owners), seat) for seat in seats)
        return self.figure(Held(position.setup.cards, lands, (0,) * len(seats)), position.seat)


class Settler(Caricature):
    """Land only: the cards that bring the most points for majorities at once."""

    name = "settler"
    rule = "CG-51"

    def figure(self, held: Held, seat: int) -> int:
        """Own points for land."""
        return points_by_seat(len(held.lands), score_land(held))[seat]


class Herald(Caricature):
    """Symbols only: the cards that bring the most points for them at once."""

    name = "herald"
    rule = "CG-52"

    def figure(self, held: Held, seat: int) -> int:
        """Own points for symbols."""
        return points_by_seat(len(held.lands), score_symbols(held))[seat]


class Sailor(Caricature):
    """Ships and carriages only, as many as can be had."""

    name = "sailor"
    rule = "CG-54"

    def figure(self, held: Held, seat: int) -> int:
        """How many ships and carriages there are on its cards."""
        return sum(held.cards.faces[card].route is not Route.NONE for card in held.lands[seat])
