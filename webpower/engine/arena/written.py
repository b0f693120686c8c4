"""Who takes part in a tournament, by which names, and the line that plays it again."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from typing import Any

from webpower.engine.errors import WrongValue
from webpower.engine.kind import Kind
from webpower.engine.players import PlayerLike

Bots = Sequence[str | PlayerLike] | Mapping[str, str | PlayerLike]
"""Who takes part: names of bots and players of one's own, or these by the names they are to have in the results."""

Named = list[tuple[str, str | PlayerLike]]
"""Players with their names in the results; who has the same name is the same player."""


def named(kind: Kind, players: Bots) -> Named:
    """The players with their names in the results: different players never have the same one. Raises UnknownPlayer."""
    if isinstance(players, str):
        raise WrongValue(f"players: expected a list of players, got {players!r}")
    if isinstance(players, Mapping):
        return list(players.items())
    found: dict[str, list[str | PlayerLike]] = {}
    result: Named = []
    for bot in players:
        name = kind.bots.make(bot).name
        same = found.setdefault(name, [])
        if bot not in same:
            same.append(bot)
        number = same.index(bot) + 1
        result.append((name if number == 1 else f"{name} {number}", bot))
    return result


def origin(bot: str | PlayerLike) -> str:
    """Where a player comes from; of one's own players that is all a saved run can compare."""
    if isinstance(bot, str):
        return bot
    made = bot if hasattr(bot, "__qualname__") else type(bot)
    return f"{made.__module__}.{made.__qualname__}"


def line(kind: Kind, bots: Named, values: Mapping[str, Any]) -> str:
    """The command that plays the same games again, or the call if players of one's own take part.

    ``values`` are all that is given beside the players. A game that has to be named is named in either.
    """
    if all(name == bot for name, bot in bots):
        chosen = {"game": kind.id, **values} if kind.named else values
        given = " ".join(_given(name, value) for name, value in chosen.items())
        return with_version(f"webpower tournament {','.join(name for name, _ in bots)} {given}")
    given = ", ".join(f"{name}={value!r}" for name, value in values.items())
    return with_version(f"{called(kind, 'tournament')}({_players(kind, bots)}, {given})")


def called(kind: Kind, name: str) -> str:
    """What a function of a game is called in a line: ``tournament``, or ``card_game.tournament``."""
    return f"{kind.id.replace('-', '_')}.{name}" if kind.named else name


def with_version(line: str) -> str:
    """A line with the version of the program that it is sure to give the same results with."""
    from webpower import __version__

    return f"{line}  # webpower {__version__}"


def _players(kind: Kind, bots: Named) -> str:
    """The players as they are written in a call; of an object of one's own only its class is known."""
    players = [written(bot) for _, bot in bots]
    if bots == named(kind, [bot for _, bot in bots]):
        return f"[{', '.join(players)}]"
    return f"{{{', '.join(f'{name!r}: {player}' for (name, _), player in zip(bots, players, strict=True))}}}"


def written(bot: str | PlayerLike) -> str:
    """A player as it is written in a call.

    >>> class Mine:
    ...     pass
    >>> written("monk"), written(Mine), written(Mine())
    ("'monk'", 'Mine', 'Mine(…)')
    """
    if isinstance(bot, str):
        return repr(bot)
    return getattr(bot, "__name__", f"{type(bot).__name__}(…)")


def _given(name: str, value: Any) -> str:
    """How a command is given a value; nothing but the name of what is simply chosen.

    >>> _given("own_country", True), _given("board", "my coast.json")
    ('--own-country', "--board 'my coast.json'")
    """
    return option(name) if value is True else f"{option(name)} {shlex.quote(as_text(value))}"


def option(name: str) -> str:
    """What an argument is called on the command line.

    >>> option("own_country")
    '--own-country'
    """
    return "--" + name.replace("_", "-")


def as_text(value: Any) -> str:
    """A value as the command line takes it.

    >>> as_text((2, 2, 2, 2)), as_text(7)
    ('2,2,2,2', '7')
    """
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
