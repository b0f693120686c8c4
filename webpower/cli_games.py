"""What the commands share that play any game: ``--game``, and an option for each thing that can be chosen for one.

A command that says ``@of_a_game("players")`` is called with ``kind``, the game, and ``chosen``, what was chosen for it
(`webpower.engine.kind.Kind.choices`); what was not given is not there, and is as usual.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import wraps
from typing import Any

import click
from click.core import ParameterSource

from webpower.engine.arena.written import as_text, option
from webpower.engine.errors import WrongValue
from webpower.engine.kind import Choice, Kind
from webpower.games import game_ids, kind_named, kinds

Command = Callable[..., Any]
Offers = Mapping[str, Choice]
"""What can be chosen under one name, by the ids of the games that offer it."""


def any_seats() -> click.IntRange:
    """So many can play one of the games."""
    counts = [number for kind in kinds() for number in kind.seats]
    return click.IntRange(min(counts), max(counts))


def any_bots() -> str:
    """The bots of all games, for a help text: those of several games once, others with the game that has them."""
    found: dict[str, list[str]] = {}
    for kind in kinds():
        for name in kind.bots:
            found.setdefault(name, []).append(kind.id)
    return ", ".join(name if len(ids) == len(kinds()) else f"{name} [{', '.join(ids)}]" for name, ids in found.items())


def of_a_game(seats: str, choices: bool = True) -> Callable[[Command], Command]:
    """Options for a command that plays a game: which one, and unless it has no ``choices``, by what.

    ``seats`` is the argument that says how many play: the game has to be for so many. What is chosen for another game
    is refused.
    """
    offers = _offers() if choices else {}

    def options(command: Command) -> Command:
        @wraps(command)
        def of_kind(game: str, **arguments: Any) -> Any:
            context, kind = click.get_current_context(), kind_named(game)
            _check_seats(context, kind, seats)
            chosen = dict(_chosen(context, kind, {name: (arguments.pop(name), offers[name]) for name in offers}))
            return command(kind=kind, **({"chosen": chosen} if choices else {}), **arguments)

        decorated: Command = of_kind
        for name, offer in reversed(list(offers.items())):
            decorated = _option(name, offer)(decorated)
        ids = game_ids()
        return click.option(
            "--game", type=click.Choice(ids), default=ids[0], show_default=True, help="The game that is played."
        )(decorated)

    return options


def _offers() -> Mapping[str, Offers]:
    found: dict[str, dict[str, Choice]] = {}
    for kind in kinds():
        for choice in kind.choices:
            found.setdefault(choice.name, {})[kind.id] = choice
    return found


def _option(name: str, offers: Offers) -> Callable[[Command], Command]:
    """The option for something that can be chosen; games that offer it under the same name share it."""
    usual = [choice.usual for choice in offers.values()]
    said = " ".join(dict.fromkeys(choice.help for choice in offers.values()))
    help = said if len(offers) == len(game_ids()) else f"{said}  [{', '.join(offers)}]"
    flag = option(name)
    if all(isinstance(value, bool) for value in usual):
        return click.option(f"{flag}/--no{flag[1:]}" if True in usual else flag, name, is_flag=True, help=help)
    values = dict.fromkeys(as_text(value) for choice in offers.values() for value in choice.values)
    return click.option(
        flag,
        name,
        type=click.Choice(list(values)) if values else str,
        default=None if usual[0] is None else as_text(usual[0]),
        show_default=len(set(usual)) == 1,
        help=help,
    )


def _chosen(
    context: click.Context, kind: Kind, arguments: Mapping[str, tuple[Any, Offers]]
) -> Iterator[tuple[str, Any]]:
    """What was given, as the game takes it. Raises click's errors for what the game does not have."""
    for name, (given, offers) in arguments.items():
        if context.get_parameter_source(name) is ParameterSource.DEFAULT:
            continue
        if kind.id not in offers:
            raise click.UsageError(f"{option(name)} is for {' and '.join(offers)}, and not for {kind.id}.", context)
        try:
            yield name, _meant(offers[kind.id], given)
        except WrongValue as error:
            raise click.BadParameter(str(error), context, param_hint=f"'{option(name)}'") from None


def _meant(choice: Choice, given: Any) -> Any:
    """The value that is meant by what was given. Raises WrongValue if there is none such."""
    if isinstance(choice.usual, bool):
        return given
    if not choice.values:
        return choice.read(given)
    values = {as_text(value): value for value in choice.values}
    if given not in values:  # but there is in another game
        raise WrongValue(f"expected {', '.join(values)}, got {given!r}")
    return values[given]


def _check_seats(context: click.Context, kind: Kind, name: str) -> None:
    """Raises click's error if the game is not for so many."""
    if (number := context.params[name]) is not None:
        parameter = next(one for one in context.command.params if one.name == name)
        click.IntRange(min(kind.seats), max(kind.seats)).convert(number, parameter, context)
