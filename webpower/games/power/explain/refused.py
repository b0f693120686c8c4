"""Where nothing can be placed, and the most telling reason: a summary of what refuses the single actions there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from webpower.engine.messages import AnyOf, Message, Seat, message
from webpower.games.power.actions import Action
from webpower.games.power.position import Phase, Position
from webpower.games.power.rules import PAYMENT, TEXTS, reasons

Ways = Sequence[Action]
"""The ways to pay for a piece at one place."""

TAKEN = ("site-taken", "arms-taken")
"""The ids of the reasons that a piece stands there."""

ABOUT_CLOISTERS = ("choice-full", "no-cloister-left")
"""The ids of the reasons that say nothing about advisors."""


class Refusal(NamedTuple):
    """Where something can't be done, and why."""

    where: Message
    """Countries, cloisters or advisors in countries, columns of the Vatican, or exchanging."""
    reasons: tuple[Message, ...]
    """The most telling one; a second one where cloisters and advisors have different reasons."""


def refusals(position: Position) -> list[Refusal]:
    """Why nothing can be placed in a country or column, where that is so; countries with the same reasons together."""
    if position.phase not in (Phase.PLACE, Phase.MORE):
        return []
    return [*_countries(position), *_vatican(position), *_exchange(position)]


# On the board


def _countries(position: Position) -> Iterator[Refusal]:
    found: dict[tuple[str, tuple[Message, ...]], list[str]] = {}
    for number, country in enumerate(position.board.countries):
        refused = _country(position, number)
        if refused is not None:
            found.setdefault(refused, []).append(country.name)
    for (what, why), names in found.items():
        listed = tuple(names) if what == "choice-countries" else AnyOf(names)
        yield Refusal(message(TEXTS, what, countries=listed), why)


def _country(position: Position, number: int) -> tuple[str, tuple[Message, ...]] | None:
    """What can't be placed in a country, by the id of its words, and why; None if everything can."""
    cloister, advisor = _no_cloister(position, number), _why_not(position, position.setup.actions.advisors[number])
    if cloister is None and advisor is None:
        return None
    if cloister is None:
        assert advisor is not None
        return "choice-advisors-in", (advisor,)
    if advisor is None:
        return "choice-cloisters-in", (cloister,)
    return "choice-countries", (cloister, advisor) if cloister.id in ABOUT_CLOISTERS else (cloister,)


def _no_cloister(position: Position, country: int) -> Message | None:
    """Why no cloister can be placed in a country; None if one can."""
    sites = position.board.countries[country].sites
    places = [position.setup.actions.cloisters[site] for site in sites]
    # One free site is like the other; if none is free, the first says so.
    return _why_not(position, next((ways for ways in places if not _is_taken(position, ways)), places[0]))


# In the Vatican


def _vatican(position: Position) -> Iterator[Refusal]:
    if not position.setup.options.vatican:
        return
    columns = list(dict.fromkeys(arms.column for arms in position.board.arms))
    found = [(column, why) for column in columns if (why := _no_arms(position, column)) is not None]
    if len(found) == len(columns) and len({why for _, why in found}) == 1:
        yield Refusal(message(TEXTS, "choice-vatican"), (found[0][1],))
    else:
        yield from (Refusal(column_name(position, column), (why,)) for column, why in found)


def _no_arms(position: Position, column: int) -> Message | None:
    """Why no advisor can be placed in a column; None if one can."""
    arms = zip(position.board.arms, position.setup.actions.vatican, strict=True)
    places = [ways for here, ways in arms if here.column == column]
    free = [ways for ways in places if not _is_taken(position, ways)]
    if not free:
        return message(TEXTS, "choice-column-full", "WP-62")
    found = [_why_not(position, ways) for ways in free]
    return None if None in found else found[0]


def column_name(position: Position, column: int) -> Message:
    """What a column of the Vatican is called: by its table and its first country."""
    arms = next(here for here in position.board.arms if here.column == column)
    return message(TEXTS, "choice-column", table=arms.table, country=position.board.countries[arms.country].name)


# Exchanging


def _exchange(position: Position) -> Iterator[Refusal]:
    """Why no card can be exchanged: in the last turns, as far as there is a card in the hand."""
    held = [kind for kind, number in enumerate(position.hands[position.seat]) if number]
    if position.phase is Phase.PLACE and held:
        why = reasons(position, position.setup.actions.exchanges[held[0]])
        if why:
            yield Refusal(message(TEXTS, "choice-exchanging"), why[:1])


# Reasons


def _is_taken(position: Position, ways: Ways) -> bool:
    """Whether a piece stands on the site or arms."""
    return any(why.id in TAKEN for why in reasons(position, ways[0]))


def why_not_here(position: Position, ways: Ways) -> Message | None:
    """The most telling reason why a piece can't be placed at one place, however it is paid for; None if it can."""
    telling = _most_telling(position, ways)
    if telling is None or telling.id not in PAYMENT:
        return telling
    return _summed_up(position, telling, ways[0])  # one payment's reason in words for all of them


def _why_not(position: Position, ways: Ways) -> Message | None:
    """The same in words that hold for all places of the country or column."""
    telling = _most_telling(position, ways)
    return None if telling is None else _summed_up(position, telling, ways[0])


def _most_telling(position: Position, ways: Ways) -> Message | None:
    found = [reasons(position, way) for way in ways]
    return found[0][0] if all(found) else None


def _summed_up(position: Position, telling: Message, way: Action) -> Message:
    """A reason in words that hold for the whole country, and for all ways to pay."""
    board, player = position.board, Seat(position.seat)
    country = board.countries[way.country]
    if telling.id == "other-country":
        return message(
            TEXTS, "choice-elsewhere", telling.rule, player=player, first=board.countries[position.first].name
        )
    if telling.id == "site-taken":
        return message(TEXTS, "choice-full", telling.rule, country=country.name, number=len(country.sites))
    if telling.id == "no-cloisters":
        return message(TEXTS, "choice-empty", telling.rule)
    if telling.id in PAYMENT and way.act == "vatican":
        return message(TEXTS, "choice-no-pair", "WP-61", player=player)
    if telling.id in PAYMENT:
        return message(TEXTS, "choice-cannot-pay", "WP-11", player=player, card=board.cards[country.card].label)
    return telling
