"""Players: whoever gets an observation and the legal actions and returns one of them.

A person, a script and a bot are the same thing: a function, or an object with a ``choose`` of the same arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from webpower.engine.chance import generator, pick
from webpower.engine.errors import WebpowerError
from webpower.engine.history import History
from webpower.engine.messages import Message, message

TEXTS = "webpower.engine"

A = TypeVar("A")


class Player(Protocol):
    """Someone who decides for a seat."""

    name: str
    """What the player is called in records and tables."""

    def choose(self, observation: Any, legal: Sequence[Any], random: Random) -> Any:
        """One of the legal actions. ``observation`` is all the seat may know; chance comes from ``random`` only."""
        ...


class Advice(NamedTuple):
    """An action, and why."""

    action: Any
    reason: Message
    """One line with figures."""


@runtime_checkable
class Adviser(Protocol):
    """A player who can say why. With the same arguments ``advise`` and ``choose`` take the same action."""

    name: str

    def advise(self, observation: Any, legal: Sequence[Any], random: Random) -> Advice:
        """One of the legal actions, and the reason for it."""
        ...


class Bot:
    """A base for players who always know why: they only have to write ``advise``."""

    name = "bot"

    def advise(self, observation: Any, legal: Sequence[Any], random: Random) -> Advice:
        """See `Adviser.advise`."""
        raise NotImplementedError

    def choose(self, observation: Any, legal: Sequence[Any], random: Random) -> Any:
        """See `Player.choose`."""
        return self.advise(observation, legal, random).action


class RandomPlayer(Bot):
    """Plays any legal action, each as likely as the next."""

    name = "random"

    def advise(self, observation: Any, legal: Sequence[Any], random: Random) -> Advice:
        """See `Adviser.advise`."""
        return Advice(self.choose(observation, legal, random), message(TEXTS, "any-of", number=len(legal)))

    def choose(self, observation: Any, legal: Sequence[A], random: Random) -> A:
        """See `Player.choose`."""
        return pick(legal, random)


Choose = Callable[[Any, Sequence[Any], Random], Any]
"""A player's ``choose`` as a plain function."""


class FunctionPlayer:
    """A plain function as a player, under the function's name."""

    def __init__(self, choose: Choose) -> None:
        self.name: str = getattr(choose, "__name__", type(choose).__name__)
        self._choose = choose

    def choose(self, observation: Any, legal: Sequence[Any], random: Random) -> Any:
        """See `Player.choose`."""
        return self._choose(observation, legal, random)


PlayerLike = Player | Choose | type[Player]
"""Whatever can play: a player, a function, or a class to make players of."""


def as_player(player: PlayerLike) -> Player:
    """A player from whatever can play; a class makes a new one each time. Raises PlayerFault for anything else.

    >>> def first(observation, legal, random):
    ...     return legal[0]
    >>> as_player(first).name, as_player(RandomPlayer).name
    ('first', 'random')
    """
    made: Any = player() if isinstance(player, type) else player
    if hasattr(made, "choose"):
        return made  # type: ignore[no-any-return]
    if callable(made):
        return FunctionPlayer(made)
    raise PlayerFault(f"a player is a function or has a method choose; {player!r} is neither")


def advice(player: Player, observation: Any, legal: Sequence[Any], random: Random) -> Advice:
    """What a player would do and why; of one who never says why, that this is so."""
    if isinstance(player, Adviser):
        return player.advise(observation, legal, random)
    return Advice(player.choose(observation, legal, random), message(TEXTS, "no-reason", player=player.name))


class PlayerFault(WebpowerError):
    """A player returned something that is not one of the legal actions, or is no player."""


def decide(player: Player, seat: int, observation: Any, legal: Sequence[A], random: Random) -> A:
    """A player's decision for a seat. Raises PlayerFault if it is not one of the legal actions."""
    action: A = player.choose(observation, legal, random)
    if action not in legal:
        raise PlayerFault(f"{player.name} (seat {seat}) returned {action!s}, which is no legal action")
    return action


Decide = Callable[[Player, int, Any, Sequence[Any], Random], Any]
"""Asks a player for a seat's decision, as `decide` does."""


def play_on(history: History[Any, Any], players: Sequence[PlayerLike], seed: int, decide: Decide = decide) -> None:
    """Let the players play from the cursor to the end of the game.

    Each seat has a generator of its own, derived from the seed and the seat. Raises PlayerFault when a player does not
    return one of the legal actions; whoever wants to be told otherwise, or to see each decision, gives a ``decide`` of
    their own.
    """
    seated = [as_player(player) for player in players]
    generators = [generator(seed, "player", seat) for seat in range(len(seated))]
    rules = history.rules
    while legal := rules.legal_actions(position := history.position):
        seat = rules.seat_to_move(position)
        observation = rules.observe(position, history.node.memory, seat)
        history.advance(decide(seated[seat], seat, observation, legal, generators[seat]))


class UnknownPlayer(WebpowerError, KeyError):
    """There is no bot of that name, or there are not as many names as seats."""

    def __str__(self) -> str:
        return str(self.args[0])


class Bots(Mapping[str, Callable[[], Player]]):
    """The bots that come with a game: how to make each, by name."""

    def __init__(self, makers: Mapping[str, Callable[[], Player]]) -> None:
        self._makers = dict(makers)

    def __getitem__(self, name: str) -> Callable[[], Player]:
        return self._makers[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)

    def make(self, bot: str | PlayerLike) -> Player:
        """A bot by name, or a player as it is. Raises UnknownPlayer.

        >>> Bots({"random": RandomPlayer}).make("random").name
        'random'
        """
        if not isinstance(bot, str):
            return as_player(bot)
        if bot not in self:
            raise UnknownPlayer(f"there is no bot {bot!r}; there is {', '.join(self)}")
        return self[bot]()

    def make_all(self, bots: Sequence[str | PlayerLike], seats: int) -> list[Player]:
        """Bots by name, or players as they are: one for all seats, or one a seat. Raises UnknownPlayer.

        >>> [player.name for player in Bots({"random": RandomPlayer}).make_all(["random"], 3)]
        ['random', 'random', 'random']
        """
        wanted = list(bots) * seats if len(bots) == 1 else list(bots)
        if len(wanted) != seats:
            raise UnknownPlayer(f"expected one bot, or {seats} for {seats} players, and got {len(bots)}")
        return [self.make(bot) for bot in wanted]
