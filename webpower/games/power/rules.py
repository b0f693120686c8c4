"""The rules of placing, exchanging and drawing: what is legal, and why not.

Each rule is one predicate, in one table. The list of legal actions, the refusal and its sentence all read that table,
so they cannot disagree; the list stops at the first broken rule and makes no text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from webpower.engine.messages import Message, Seat, Value, message
from webpower.games.power.actions import NOWHERE, Action
from webpower.games.power.paying import cards_missing, own_country_pair
from webpower.games.power.position import EMPTY, Phase, Position

TEXTS = "webpower.games.power"

ACTS = {
    Phase.PLACE: ("cloister", "advisor", "vatican", "exchange", "pass"),
    Phase.MORE: ("cloister", "advisor", "vatican", "stop"),
    Phase.DRAW: ("draw",),
    Phase.OVER: (),
}
"""What can be decided at all in each phase (WP-10, WP-16, WP-23)."""

PLACEMENTS = ("cloister", "advisor", "vatican")

PAYMENT = ("own-pair", "cards-missing")
"""The ids of the reasons that are about the cards of a payment."""

Values = dict[str, Value]


Predicate = Callable[[Position, int], bool]


class Check(NamedTuple):
    """A rule as a predicate on a position and a place (the number of a country, site, arms or kind of card)."""

    id: str
    """The id of its sentence."""
    rule: str
    broken: Predicate
    values: Callable[[Position, int], Values]
    """What the sentence is about; only called when the rule is broken."""


class Table:
    """Rules that are looked at together, the most telling first."""

    __slots__ = ("checks", "forbids")

    checks: tuple[Check, ...]
    forbids: Predicate
    """Whether any of the rules is broken; for a table of one rule that is the rule's own predicate."""

    def __init__(self, *checks: Check) -> None:
        self.checks = checks
        self.forbids = checks[0].broken if len(checks) == 1 else _any_broken([check.broken for check in checks])


def _any_broken(rules: Sequence[Predicate]) -> Predicate:
    def any_broken(position: Position, place: int) -> bool:
        for broken in rules:  # noqa: SIM110 (a generator would cost half the speed of the legal actions)
            if broken(position, place):
                return True
        return False

    return any_broken


# Facts that several rules look at


@lru_cache(maxsize=4096)
def most_of_one(owners: bytes) -> int:
    """How many of these sites the strongest player holds. Remembered, as a move changes the owners in one country only.

    >>> most_of_one(bytes([2, EMPTY, 0, 2]))
    2
    """
    return max(owners.count(owner) if owner != EMPTY else 0 for owner in owners)


def most_cloisters(position: Position, country: int) -> int:
    """The number of cloisters of the strongest player in a country (WP-18)."""
    return most_of_one(position.pieces.owners[position.setup.board.spans[country]])


def in_column(position: Position, arms: int) -> Iterator[int]:
    """The arms in the same column of the Vatican, these included (WP-62)."""
    column = position.setup.board.arms[arms].column
    return (number for number, other in enumerate(position.setup.board.arms) if other.column == column)


# Predicates: placing at all, by WP-15, WP-16 and WP-63


def _one_in_empty(position: Position, _: int) -> bool:
    return position.placed == 1 and position.was_empty and not position.setup.options.fast


def _two_placed(position: Position, _: int) -> bool:
    return position.placed == 2


def _vatican_placed(position: Position, _: int) -> bool:
    return position.placed == 1 and position.first == NOWHERE


# Predicates: on the board


def _other_country(position: Position, country: int) -> bool:
    return position.placed == 1 and position.first not in (country, NOWHERE) and not position.setup.options.fast


def _no_cloister_left(position: Position, _: int) -> bool:
    return position.cloisters_left(position.seat) == 0


def _no_advisor_left(position: Position, _: int) -> bool:
    return position.advisors_left(position.seat) == 0


def _site_taken(position: Position, site: int) -> bool:
    return position.pieces.owners[site] != EMPTY


def _empty_at_start(position: Position, country: int) -> bool:
    return position.placed == 1 and position.was_empty and position.first == country and position.setup.options.fast


def _no_cloisters(position: Position, country: int) -> bool:
    return most_cloisters(position, country) == 0


def _no_room(position: Position, country: int) -> bool:
    advisors = sum(position.pieces.advisors[country])
    return advisors > 0 and 0 < most_cloisters(position, country) <= advisors


# Predicates: in the Vatican


def _no_vatican(position: Position, _: int) -> bool:
    return not position.setup.options.vatican


def _board_placed(position: Position, _: int) -> bool:
    return position.placed > 0 and position.first != NOWHERE


def _arms_taken(position: Position, arms: int) -> bool:
    return position.pieces.arms[arms] != EMPTY


def _column_used(position: Position, arms: int) -> bool:
    return any(position.pieces.arms[other] == position.seat for other in in_column(position, arms))


# Predicates: cards


def _not_held(position: Position, kind: int) -> bool:
    return position.hands[position.seat][kind] == 0


def _not_open(position: Position, kind: int) -> bool:
    return kind not in position.open


def _stack_gone(position: Position, _: int) -> bool:
    return position.last_turns


def _stack_there(position: Position, _: int) -> bool:
    return not position.last_turns


# What the sentences are about


def _mover(position: Position, _: int) -> Values:
    return {"player": Seat(position.seat)}


def _first_country(position: Position, _: int) -> Values:
    return {"player": Seat(position.seat), "first": position.board.countries[position.first].name}


def _countries(position: Position, country: int) -> Values:
    return {**_first_country(position, country), **_country(position, country)}


def _country(position: Position, country: int) -> Values:
    return {"country": position.board.countries[country].name}


def _room(position: Position, country: int) -> Values:
    advisors = sum(position.pieces.advisors[country])
    return {**_country(position, country), "advisors": advisors, "cloisters": most_cloisters(position, country)}


def _site(position: Position, site: int) -> Values:
    return {"site": position.board.sites[site].name, "owner": Seat(position.pieces.owners[site])}


def _arms(position: Position, arms: int) -> Values:
    here = position.board.arms[arms]
    return {
        "player": Seat(position.seat),
        "table": here.table,
        "country": position.board.countries[here.country].name,
    }


def _arms_owner(position: Position, arms: int) -> Values:
    return {**_arms(position, arms), "owner": Seat(position.pieces.arms[arms])}


def _column(position: Position, arms: int) -> Values:
    pieces, board = position.pieces, position.board
    held = next(other for other in in_column(position, arms) if pieces.arms[other] == position.seat)
    return {**_arms(position, arms), "held": board.countries[board.arms[held].country].name}


def _card(position: Position, kind: int) -> Values:
    return {"player": Seat(position.seat), "card": position.board.cards[kind].label}


# The tables: what is looked at for each act, the most telling first

PLACING = Table(
    Check("vatican-placed", "WP-63", _vatican_placed, _mover),
    Check("two-placed", "WP-16", _two_placed, _mover),
    Check("one-in-empty", "WP-15", _one_in_empty, _first_country),
)
"""For every placement; the place does not matter."""

COUNTRY = Table(Check("other-country", "WP-14", _other_country, _countries))
"""For cloisters and advisors, by country."""

CLOISTER = Table(Check("no-cloister-left", "WP-19", _no_cloister_left, _mover))
"""For cloisters, whatever the place."""

SITE = Table(Check("site-taken", "WP-17", _site_taken, _site))
"""For cloisters, by site."""

ADVISOR = Table(Check("no-advisor-left", "WP-19", _no_advisor_left, _mover))
"""For advisors, in the Vatican too, whatever the place."""

COAT = Table(
    Check("empty-at-start", "WP-51", _empty_at_start, _country),
    Check("no-cloisters", "WP-18", _no_cloisters, _country),
    Check("no-room", "WP-18", _no_room, _room),
)
"""For advisors on the board, by country."""

VATICAN = Table(Check("no-vatican", "WP-60", _no_vatican, _mover))
"""For the Vatican at all."""

SHEET = Table(Check("board-placed", "WP-63", _board_placed, _mover))
"""For the Vatican, whatever the arms."""

ARMS = Table(
    Check("arms-taken", "WP-62", _arms_taken, _arms_owner),
    Check("column-used", "WP-62", _column_used, _column),
)
"""For the Vatican, by arms."""

EXCHANGE = Table(Check("nothing-to-exchange", "WP-33", _stack_gone, _mover))
"""For every exchange, whatever the card."""

HAND = Table(Check("not-in-hand", "WP-22", _not_held, _card))
"""For exchanges, by kind of card."""

PASS = Table(Check("no-pass-yet", "WP-33", _stack_there, _mover))

OPEN = Table(Check("not-open", "WP-23", _not_open, _card))
"""By kind of card."""


# The legal actions


def legal_actions(position: Position) -> list[Action]:
    """All legal actions, in the order of the list of actions; none only when the game is over."""
    phase, actions = position.phase, position.setup.actions
    legal: list[Action] = []
    if phase is Phase.DRAW:
        legal.append(actions.draw_stack)
        legal += [draw for draw in actions.draw_open if not OPEN.forbids(position, draw.kind)]
        return legal
    if phase is Phase.OVER:
        return legal
    for ways in placements(position):
        legal += ways
    if phase is Phase.MORE:
        legal.append(actions.stop)
        return legal
    if not EXCHANGE.forbids(position, NOWHERE):
        legal += [give for give in actions.exchanges if not HAND.forbids(position, give.kind)]
    if not PASS.forbids(position, NOWHERE):
        legal.append(actions.pass_)
    return legal


def placements(position: Position) -> Iterator[Sequence[Action]]:
    """All legal placements (WP-11 to WP-19, WP-50, WP-51, WP-61 to WP-63), some at a time.

    They come in the order of the list of actions.
    """
    if PLACING.forbids(position, NOWHERE):
        return
    means = position.setup.means[position.hands[position.seat]]
    countries = [country for country in means.countries if not COUNTRY.forbids(position, country[0])]
    if not CLOISTER.forbids(position, NOWHERE):
        for _, _, sites in countries:
            yield [way for site, ways in sites if not SITE.forbids(position, site) for way in ways]
    if not ADVISOR.forbids(position, NOWHERE):
        for country, ways, _ in countries:
            if not COAT.forbids(position, country):
                yield ways
        if not VATICAN.forbids(position, NOWHERE) and not SHEET.forbids(position, NOWHERE):
            for arms, ways in means.arms:
                if not ARMS.forbids(position, arms):
                    yield ways


def can_place(position: Position) -> bool:
    """Whether there is any legal placement."""
    return any(placements(position))


def board_is_closed(position: Position) -> bool:
    """Whether nobody can place a piece any more, whatever the cards (WP-34)."""
    if _has_place(position):  # what is open to the mover in the middle of the turn is open after it
        return False
    return not any(_has_place(position._replace(seat=seat, placed=0)) for seat in range(position.setup.seats))


def _has_place(position: Position) -> bool:
    """Whether there is a place for a piece that the mover has left."""
    if EMPTY in position.pieces.owners and not CLOISTER.forbids(position, NOWHERE):
        return True
    countries = range(len(position.board.countries))
    return not ADVISOR.forbids(position, NOWHERE) and (
        any(not COAT.forbids(position, country) for country in countries) or _arms_open(position)
    )


def _arms_open(position: Position) -> bool:
    return (
        not VATICAN.forbids(position, NOWHERE)
        and not SHEET.forbids(position, NOWHERE)
        and any(not ARMS.forbids(position, arms) for arms in range(len(position.board.arms)))
    )


# The reasons


def reasons(position: Position, action: Action) -> tuple[Message, ...]:
    """Every rule that an action breaks, the most telling first; empty for a legal action."""
    if position.is_over:
        return (message(TEXTS, f"over-{position.end}", "WP-32" if position.end == "stack" else "WP-34"),)
    broken = [
        message(TEXTS, check.id, check.rule, **check.values(position, place))
        for table, place in _looked_at(action)
        for check in table.checks
        if check.broken(position, place)
    ]
    told = (*broken, *_payment_reasons(position, action))
    if broken and broken[0].id == "no-vatican":
        told = tuple(why for why in told if why.rule not in EXPANSION)
    phase = tuple(_phase_reasons(position, action))
    # That the act has no place in this part of the turn goes before all details, but not before its own cause.
    return (*told, *phase) if broken and broken[0].id in CAUSES else (*phase, *told)


EXPANSION = ("WP-61", "WP-62", "WP-63")
"""The rules of the Vatican that nothing can break in a game without it."""

CAUSES = tuple(check.id for table in (VATICAN, PLACING) for check in table.checks)
"""The ids of the reasons that say why nothing (more) is placed at all."""


def _looked_at(action: Action) -> list[tuple[Table, int]]:
    """The tables of an act, each with the place it is asked about."""
    country, place, kind = action.country, action.place, action.kind
    tables: dict[str, list[tuple[Table, int]]] = {
        "cloister": [(PLACING, NOWHERE), (COUNTRY, country), (SITE, place), (CLOISTER, NOWHERE)],
        "advisor": [(PLACING, NOWHERE), (COUNTRY, country), (COAT, country), (ADVISOR, NOWHERE)],
        "vatican": [
            (VATICAN, NOWHERE),
            (PLACING, NOWHERE),
            (SHEET, NOWHERE),
            (ARMS, place),
            (ADVISOR, NOWHERE),
        ],
        "exchange": [(EXCHANGE, NOWHERE), (HAND, kind)],
        "pass": [(PASS, NOWHERE)],
        "draw": [(OPEN, kind)] if action.source == "open" else [],
        "stop": [],
    }
    return tables[action.act]


def _payment_reasons(position: Position, action: Action) -> Iterator[Message]:
    if action.act not in PLACEMENTS:
        return
    board = position.board
    about: Values = {
        "player": Seat(position.seat),
        "card": board.cards[action.kind].label,
        "country": board.countries[action.country].name,
    }
    if own_country_pair(position.board, position.setup.options, action):
        yield message(TEXTS, "own-pair", "WP-61" if action.act == "vatican" else "WP-12", **about)
    if cards_missing(position.hands[position.seat], action):
        held = position.hands[position.seat][action.kind]
        yield message(TEXTS, "cards-missing", "WP-11", **about, needed=action.cost, held=held)


def _phase_reasons(position: Position, action: Action) -> Iterator[Message]:
    """That an act has no place in this phase of the turn."""
    if action.act in ACTS[position.phase]:
        return
    rule = {
        "cloister": "WP-23",
        "advisor": "WP-23",
        "vatican": "WP-23",
        "draw": "WP-23",
        "stop": "WP-16",
        "exchange": "WP-10",
        "pass": "WP-23" if position.phase is Phase.DRAW else "WP-33",
    }[action.act]
    kind = "placing" if action.act in PLACEMENTS else action.act
    yield message(TEXTS, f"{kind}-in-{position.phase}", rule, player=Seat(position.seat))
