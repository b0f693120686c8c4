"""Positions to ask about: bots play a game from a seed, and it is stopped somewhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from random import Random
from typing import TypeVar

from webpower.engine.chance import SEED_BITS, generator, pick, shuffled
from webpower.engine.history import Node
from webpower.engine.topic import chosen as chosen
from webpower.engine.topic import part_of
from webpower.games.power.actions import Action
from webpower.games.power.game import new_game
from webpower.games.power.position import EMPTY, Pieces, Position
from webpower.games.power.questions.visitor import Visitor

T = TypeVar("T")

GameNode = Node[Position, Action]
"""A position of a game, and how it came to it."""

BOTS = ("thoughtful", "greedy", "courtier", "wanderer", "random")
"""Who plays, some of them in any order: two who know what they do, two of a one-track mind, and chance."""

FINISHER = "thoughtful"
"""Who plays games whose end is asked about: it takes longer, but its games have something of everything."""

FIRST_TURNS = 15
"""Actions after which something has been seen of the cards."""

STAGES = {1: (0.25, 0.55), 2: (0.4, 0.8), 3: (0.6, 1.0)}
"""By level: from which part of the game its positions come, from 0 at its start to 1 at its end."""


@lru_cache(maxsize=32)
def finished(players: int, seed: int) -> Position:
    """The end of a game between bots who look ahead."""
    return new_game(players, seed).play_on(FINISHER).position


@lru_cache(maxsize=32)
def line_of(players: int, seed: int) -> tuple[GameNode, ...]:
    """A game that bots have played, with what everybody remembers at each position."""
    game = new_game(players, seed)
    game.play_on(shuffled(BOTS, generator(seed, "bots"))[:players])
    return tuple(game.line())


@lru_cache(maxsize=32)
def played(players: int, seed: int) -> tuple[Position, ...]:
    """The positions of a game that bots have played."""
    return tuple(node.position for node in line_of(players, seed))


@lru_cache(maxsize=32)
def played_with_vatican(players: int, seed: int) -> tuple[Position, ...]:
    """The positions of a game with the Vatican, whose players go there more often than others would."""
    game = new_game(players, seed, vatican=True)
    game.play_on([Visitor(bot) for bot in shuffled(BOTS, generator(seed, "bots"))[:players]])
    return tuple(node.position for node in game.line())


class Source:
    """Positions of one game that bots have played, from the part of it that belongs to a level."""

    def __init__(self, random: Random, level: int) -> None:
        """The easier the level, the fewer players."""
        self._random, self._level = random, level
        self._players, self._seed = 3 if level < 3 else 4, int(random.random() * 2**SEED_BITS)

    @cached_property
    def _part(self) -> Sequence[Position]:
        return self._of_the_level(played(self._players, self._seed))

    def _of_the_level(self, line: Sequence[T]) -> Sequence[T]:
        return part_of(line, STAGES[self._level])

    def line(self) -> tuple[GameNode, ...]:
        """The whole game, from the start to the end."""
        return line_of(self._players, self._seed)

    def some(self) -> Sequence[GameNode]:
        """The part of the game that belongs to the level, with what everybody remembers."""
        return self._of_the_level(self.line())

    def any(self) -> Position:
        """Any of them."""
        return pick(self._part, self._random)

    def before_shuffle(self) -> Sequence[GameNode]:
        """The positions with the first stack, but for those of the first turns, in which little has been seen.

        As long as nothing was shuffled again each card not seen can lie anywhere. The second stack is the discard
        pile, whose cards everybody has seen, so that cards held since before are none of it (WP-31).
        """
        return [node for node in self.line() if node.number >= FIRST_TURNS and not node.position.exhausted]

    def start(self) -> Position:
        """The start of a game, for questions that are about no position."""
        return new_game(self._players, self._seed).position

    def with_vatican(self) -> Sequence[Position]:
        """The part of a game with the Vatican that belongs to the level."""
        return self._of_the_level(played_with_vatican(self._players, self._seed))

    def last(self) -> Position:
        """The end of a game."""
        return finished(self._players, self._seed)

    def at_turn(self) -> Position:
        """One at the start of a turn, with a full hand."""
        return chosen(
            (position for position in self._part if position.phase == "place" and not position.last_turns), self._random
        )


def cloisters_by_seat(position: Position, country: int) -> list[int]:
    """How many cloisters each seat has in a country."""
    here = position.board.countries[country].sites
    return [position.pieces.cloisters_in(here, seat) for seat in range(position.setup.seats)]


def own_sites(position: Position, seat: int) -> list[int]:
    """The sites with the seat's cloisters."""
    return [site for site, owner in enumerate(position.pieces.owners) if owner == seat]


def free_sites(position: Position) -> list[int]:
    """The sites where nothing stands."""
    return [site for site, owner in enumerate(position.pieces.owners) if owner == EMPTY]


def with_cloister(pieces: Pieces, site: int, seat: int) -> Pieces:
    """The pieces with one more cloister."""
    return pieces._replace(owners=pieces.owners[:site] + bytes([seat]) + pieces.owners[site + 1 :])
