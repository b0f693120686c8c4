"""Positions to ask about: bots play a game from a seed, and it is stopped somewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from random import Random
from typing import NamedTuple

from webpower.engine.chance import SEED_BITS, generator, pick
from webpower.engine.questions import Dull
from webpower.engine.topic import chosen, part_of
from webpower.games.card_game.actions import Action
from webpower.games.card_game.cards import LAWS, Law
from webpower.games.card_game.game import new_game
from webpower.games.card_game.position import EMPTY, MORE, PAY, TAKE, Position, Setup
from webpower.games.card_game.rules import legal_actions, takes
from webpower.games.card_game.rules.facts import end_slots, slot_at
from webpower.games.card_game.scoring.held import Held
from webpower.games.card_game.turn import apply

BOTS = ("greedy", "settler", "herald", "sailor", "random")
"""Who plays, chosen for each seat: one who knows what it does, three of a one-track mind, and chance."""

ABOUT_CARDS = (Law.THREE_SYMBOLS, Law.DIFFERENT_COLOURS)
"""The law cards that let other cards be taken."""

STAGES = {1: (0.15, 0.5), 2: (0.3, 0.7), 3: (0.4, 0.9)}
"""By level: from which part of the game its positions come, from 0 at its start to 1 at its end."""


@lru_cache(maxsize=32)
def played(players: int, seed: int) -> tuple[Position, ...]:
    """The positions of a game that bots have played."""
    random = generator(seed, "bots")
    game = new_game(players, seed).play_on([pick(BOTS, random) for _ in range(players)])
    return tuple(node.position for node in game.line())


class Source:
    """Positions of one game that bots have played, from the part of it that belongs to a level."""

    def __init__(self, random: Random, level: int) -> None:
        """The easier the level, the fewer players."""
        self.players = level + 2
        self._random, self._level, self._seed = random, level, int(random.random() * 2**SEED_BITS)

    @cached_property
    def _line(self) -> Sequence[Position]:
        return played(self.players, self._seed)

    @property
    def part(self) -> Sequence[Position]:
        """All of them."""
        return part_of(self._line, STAGES[self._level])

    def any(self) -> Position:
        """One of them."""
        return pick(self.part, self._random)

    def at(self, phase: str) -> Position:
        """One in which this is decided. Raises Dull if there is none."""
        return chosen((position for position in self.part if position.phase == phase), self._random)

    def last(self) -> Position:
        """The end of the game."""
        return self._line[-1]


class Turn(NamedTuple):
    """A turn that has begun."""

    before: Position
    """At its start."""
    now: Position
    slots: tuple[int, ...] = ()
    """From where cards were taken, in their order."""
    played: tuple[Law, ...] = ()
    """The law cards that were played."""

    def then(self, action: Action) -> Turn:
        """The turn with one more action."""
        after = apply(self.now, action)
        if action.act == "take":
            return self._replace(now=after, slots=(*self.slots, slot_at(self.now, action.index)))
        if action.act == "play_law":
            return self._replace(now=after, played=(*self.played, LAWS[action.kind]))
        return self._replace(now=after)


def begun(position: Position, most: int = 2) -> Iterator[Turn]:
    """All ways to begin a turn with one to so many cards, without a law card or with one before that is about cards."""
    start = Turn(position, position)
    plays = (action for action in legal_actions(position) if action.law in ABOUT_CARDS)
    for first in (start, *(start.then(action) for action in plays)):
        yield from _going_on(first, most)


def _going_on(turn: Turn, most: int) -> Iterator[Turn]:
    """The turns that go on from here, as long as cards can be taken."""
    for action in takes(turn.now):
        for after in _paid(turn.then(action)):
            yield after
            if len(after.slots) < most and after.now.phase == MORE and after.now.seat == turn.now.seat:
                yield from _going_on(after, most)


def _paid(turn: Turn) -> Iterator[Turn]:
    """The turn once a stone has been paid, if one has to be: in every way."""
    if turn.now.phase != PAY:
        yield turn
    else:
        yield from (turn.then(action) for action in legal_actions(turn.now))


def lying(position: Position) -> list[int]:
    """The slots where a card lies."""
    return [slot for slot, owner in enumerate(position.owners) if owner == EMPTY]


def at_ends(position: Position) -> list[int]:
    """The slots of the cards at the ends of rows, in the order of the rows."""
    return [slot for _, slot in end_slots(position)]


def held(position: Position) -> Held:
    """What the players hold."""
    lands = tuple(position.cards_of(seat) for seat in range(position.setup.seats))
    return Held(position.setup.cards, lands, tuple(laws[LAWS.index(Law.MINUS_TWO)] for laws in position.laws))


def with_card(position: Position, slot: int, seat: int) -> Position:
    """The position with the card of a slot taken by a seat."""
    return position._replace(owners=position.owners[:slot] + bytes([seat]) + position.owners[slot + 1 :])


def country_at(position: Position, slot: int) -> int:
    """The country of the card of a slot."""
    return position.setup.cards.country_of[position.layout[slot]]


def name_of(setup: Setup, country: int) -> str:
    """What a country is called."""
    return setup.cards.countries[country].name


def start_of_turn(source: Source) -> Position:
    """A position at the start of a turn in which a card can be taken, before any law card is played."""
    position = source.at(TAKE)
    if position.plays or next(takes(position), None) is None:
        raise Dull
    return position
