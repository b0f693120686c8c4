"""From names to actions: an action as people and files write it, found in the list or refused with a reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from webpower.engine.errors import IllegalAction
from webpower.engine.messages import Message, Seat, message
from webpower.engine.names import UnknownName as UnknownName
from webpower.engine.names import check_name, check_texts
from webpower.engine.records import check_mover
from webpower.games.power.actions import Action
from webpower.games.power.position import Position, Setup
from webpower.games.power.record_file import ACT_KEYS
from webpower.games.power.rules import PAYMENT, PLACEMENTS, TEXTS, reasons

ABOUT_ARMS = ("arms-taken", "column-used")
"""The ids of the reasons that are about one of the arms."""


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

    A single card may be given to ``pay`` as a text. Raises WrongValue for what is no name, UnknownName for a name that
    does not exist (with those that are alike), and IllegalAction for a payment that no rule allows, or arms that are
    not there.
    """
    setup = position.setup
    paid = tuple(pay) if isinstance(pay, Iterable) and not isinstance(pay, str) else (pay,)
    check_texts(act=act, at=at, card=card, source=source, **{f"pay[{n}]": name for n, name in enumerate(paid)})
    check_names(setup, act, at, paid, card, source)
    found = setup.actions.find(act, at, paid, "" if source == "stack" else card, source)
    if found is not None:
        return found
    if act in PLACEMENTS:
        raise IllegalAction(placement_faults(position, act, at, paid), position, names)
    raise UnknownName(f"there is no action {act!r} with these names: {at or card or source or 'none'}")


def check_names(setup: Setup, act: str, at: str, pay: Sequence[str], card: str, source: str) -> None:
    """Raises UnknownName for the first name that does not exist."""
    board = setup.board
    check_name("act", act, list(ACT_KEYS))
    if act == "cloister":
        check_name("site", at, list(board.site_number))
    if act == "advisor":
        check_name("country", at, list(board.country_number))
    if act == "draw":
        check_name("source", source, ["stack", "open"])
    for name in [*pay, *([card] if card or act == "exchange" or source == "open" else [])]:
        check_name("card", name, list(board.card_number))


# Placements that the list does not have: the arms are not there (WP-60), or nothing can be paid so (WP-11, WP-13)


def placement_faults(position: Position, act: str, at: str, pay: tuple[str, ...]) -> list[Message]:
    """Every rule that such a placement breaks, those of its place before those of its payment."""
    board, actions = position.board, position.setup.actions
    if act == "vatican" and not position.setup.options.vatican:
        return list(reasons(position, actions.vatican[0][0]))  # whatever the arms and the payment
    if act == "vatican" and at not in board.arms_number:
        broken = reasons(position, actions.vatican[0][0])  # whatever the arms
        no_arms = message(TEXTS, "no-such-arms", "WP-60", arms=at)
        return [*(why for why in broken if why.id not in (*PAYMENT, *ABOUT_ARMS)), no_arms]
    ways = {
        "cloister": lambda: actions.cloisters[board.site_number[at]],
        "advisor": lambda: actions.advisors[board.country_number[at]],
        "vatican": lambda: actions.vatican[board.arms_number[at]],
    }[act]()
    broken = reasons(position, ways[0])  # however it is paid for
    of_place = [why for why in broken if why.id not in PAYMENT]
    return of_place if position.is_over else [*of_place, *_payment_faults(position, act, ways[0].country, pay)]


def _payment_faults(position: Position, act: str, country: int, pay: tuple[str, ...]) -> Iterator[Message]:
    """What is wrong with a payment that no rule allows, and which of its cards are not in the hand."""
    board, hand = position.board, position.hands[position.seat]
    kinds = [board.card_number[card] for card in pay]
    name, labels = board.countries[country].name, tuple(board.cards[kind].label for kind in kinds)
    if not pay:
        yield message(TEXTS, "pay-nothing", "WP-61" if act == "vatican" else "WP-11", country=name, act=act)
    elif len(pay) == 1 and act == "vatican":
        yield message(TEXTS, "pay-vatican-single", "WP-61")
    elif len(pay) == 1:
        yield message(TEXTS, "pay-wrong-card", "WP-11", card=labels[0], country=name)
    elif len(pay) == 2:
        yield message(TEXTS, "pay-two-kinds", "WP-61" if act == "vatican" else "WP-11", cards=labels)
    else:
        yield message(TEXTS, "pay-too-many", "WP-13", number=len(pay), act=act)
    for kind in dict.fromkeys(kinds):
        needed, held = kinds.count(kind), hand[kind]
        if held < needed:
            card, player = board.cards[kind].label, Seat(position.seat)
            yield message(TEXTS, "cards-missing", "WP-11", player=player, card=card, needed=needed, held=held)


def check_turn(position: Position, names: Sequence[str], seat: int) -> None:
    """Raises IllegalAction when it is not the seat's turn, or there is no such seat (WP-1)."""
    check_mover(position, position.seat, names, seat, "WP-1")
