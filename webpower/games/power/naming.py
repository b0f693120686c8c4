"""From names to actions: an action as people and files write it, found in the list or refused with a reason."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from webpower.engine.errors import IllegalAction, WebpowerError
from webpower.engine.messages import Message, Seat, message
from webpower.games.power.actions import Action
from webpower.games.power.position import Position, Setup
from webpower.games.power.record_file import ACT_KEYS
from webpower.games.power.rules import TEXTS


class UnknownName(WebpowerError, KeyError):
    """A name that this board or game does not have."""

    def __str__(self) -> str:
        return str(self.args[0])


def named_action(
    position: Position,
    names: Sequence[str],
    act: str,
    at: str = "",
    pay: str | Sequence[str] = (),
    card: str = "",
    source: str = "",
) -> Action:
    """The action of these names, legal or not.

    A single card may be given to ``pay`` as a text. Raises UnknownName for a name that does not exist (with those that
    are alike) and IllegalAction for a payment that no rule allows, or arms that are not there.
    """
    setup = position.setup
    paid = (pay,) if isinstance(pay, str) else tuple(pay)
    check_names(setup, act, at, paid, card, source)
    fault = _no_such_action(position, act, at, paid)
    if fault is not None:
        raise IllegalAction([fault], position, names)
    found = setup.actions.find(act, at, paid, "" if source == "stack" else card, source)
    if found is None:
        raise UnknownName(f"there is no action {act!r} with these names: {at or card or source or 'none'}")
    return found


def check_names(setup: Setup, act: str, at: str, pay: Sequence[str], card: str, source: str) -> None:
    """Raises UnknownName for the first name that does not exist."""
    board = setup.board
    _known("act", act, list(ACT_KEYS))
    if act == "cloister":
        _known("site", at, list(board.site_number))
    if act == "advisor":
        _known("country", at, list(board.country_number))
    if act == "draw":
        _known("source", source, ["stack", "open"])
    for name in [*pay, *([card] if card or act == "exchange" or source == "open" else [])]:
        _known("card", name, list(board.card_number))


def _known(what: str, name: str, names: list[str]) -> None:
    if name not in names:
        alike = get_close_matches(name, names, n=3, cutoff=0.5) or names
        raise UnknownName(f"there is no {what} {name!r}; there is {', '.join(alike)}")


def _no_such_action(position: Position, act: str, at: str, pay: tuple[str, ...]) -> Message | None:
    """Why the list has no such placement: the arms are not there (WP-60), or nothing can be paid so (WP-11, WP-13)."""
    board = position.board
    if act not in ("cloister", "advisor", "vatican"):
        return None
    if act == "vatican" and at not in board.arms_number:
        return message(TEXTS, "no-such-arms", "WP-60", arms=at)
    country = {
        "cloister": lambda: board.sites[board.site_number[at]].country,
        "advisor": lambda: board.country_number[at],
        "vatican": lambda: board.arms[board.arms_number[at]].country,
    }[act]()
    name, labels = board.countries[country].name, [board.cards[board.card_number[card]].label for card in pay]
    match len(pay):
        case 0:
            return message(TEXTS, "pay-nothing", "WP-11", country=name)
        case 1 if act == "vatican":
            return message(TEXTS, "pay-vatican-single", "WP-61")
        case 1 if board.countries[country].card != board.card_number[pay[0]]:
            return message(TEXTS, "pay-wrong-card", "WP-11", card=labels[0], country=name)
        case 2 if pay[0] != pay[1]:
            return message(TEXTS, "pay-two-kinds", "WP-61" if act == "vatican" else "WP-11", cards=tuple(labels))
        case 1 | 2:
            return None
        case number:
            return message(TEXTS, "pay-too-many", "WP-13", number=number)


def check_turn(position: Position, names: Sequence[str], seat: int) -> None:
    """Raises IllegalAction when it is not the seat's turn, or there is no such seat (WP-1)."""
    seats = position.setup.seats
    if not 0 <= seat < seats:
        raise IllegalAction([message(TEXTS, "wrong-seat", "WP-1", seat=seat, players=seats)], position, names)
    if seat != position.seat:
        said = message(TEXTS, "not-your-turn", "WP-1", mover=Seat(position.seat), player=Seat(seat))
        raise IllegalAction([said], position, names)
