"""Games that begin from a position instead of a deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from webpower.engine.chance import SeededOutcomes, generator, shuffled
from webpower.engine.errors import RecordError, WrongValue
from webpower.games.power.game import Game, new_game, seat_names
from webpower.games.power.legality import faults
from webpower.games.power.position import Position
from webpower.games.power.wanted import check_new_game


def game_from(position: Position, names: Sequence[str] = (), seed: int = 0) -> Game:
    """A game that begins from any legal position; without ``names`` the players are called by their colours.

    The cards of the stack come as the position has them; the seed decides how the discard pile is shuffled (WP-31) and
    what bots make of chance. Nobody knows any card of another player's hand to begin with. `Game.save` writes such a
    game as a tree file, with the position in it; a record would have to begin with a deal.

    Raises RecordError, with the rule, for a position that is not legal (`webpower.games.power.legality.faults`), and
    WrongValue for names that are too few or too many, or anything of another type.

    >>> from webpower import new_game
    >>> before = new_game(["Anna", "Barbara", "Chris"], seed=7)
    >>> position = before.play("cloister", at="chorin", pay="franken-aragon")
    >>> game = game_from(position, before.names, seed=3)
    >>> game.start == game.position == position
    True
    >>> game.play_on("random").position.is_over
    True
    """
    if not isinstance(position, Position):
        raise WrongValue(f"position: expected a position, got {type(position).__name__}")
    setup = position.setup
    check_new_game(names or setup.seats, seed, setup.board)
    if names and len(names) != setup.seats:
        raise WrongValue(f"names: expected {setup.seats}, one a seat, got {len(names)}")
    called = tuple(names) or seat_names(setup.seats)
    for fault in faults(position):
        raise RecordError(fault, called)
    return Game(setup, called, seed, b"", SeededOutcomes(seed), start=position)


def next_game(game: Game) -> Game:
    """Another game of the same players and options, with the next seed.

    One that began from a position begins from it again, with the stack in another order.
    """
    seed, options = game.chance_seed + 1, dict[str, Any](game.setup.options.as_record())
    if game.start is None:
        return new_game(game.names, seed, board=game.setup.board, **options)
    stack = shuffled(sorted(game.start.stack), generator(seed, "stack"))
    return game_from(game.start._replace(stack=bytes(stack)), game.names, seed)
