"""Positions as a test needs them: the cards that still lie in the rows, stones and law cards, all by name.

The faces are made up by the test, so that no rule is tested by what happens to be printed on a card.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from webpower.games.card_game.actions import (
    END_TAKE,
    END_TURN,
    LIFTS,
    PASS,
    PAY_RESERVE,
    PAYS,
    PLACES,
    PLAYS,
    TAKES,
    Action,
)
from webpower.games.card_game.cards import LAWS, SLOTS, CardSet, Country, Face, Law, Route, slot
from webpower.games.card_game.options import Options
from webpower.games.card_game.position import EMPTY, Position, Setup, deal, ends
from webpower.games.card_game.rules import legal_actions, reasons
from webpower.games.card_game.turn import apply

NAMES = ("Anna", "Barbara", "Chris", "Dan", "Emil")
NUMBERS = {
    "danemark": 4,
    "england": 5,
    "italien": 6,
    "bayern": 6,
    "ungarn": 6,
    "kastilien": 7,
    "franken": 7,
    "sachsen": 7,
    "frankreich": 8,
}
"""How many cards each country has (CG-2)."""

COUNTRIES = tuple(Country(id, id.capitalize(), number, "white", (0, 1, 2)) for id, number in NUMBERS.items())
NUMBER = {country.id: number for number, country in enumerate(COUNTRIES)}
LAW_SLOTS = tuple(slot(*place) for place in ((1, 2), (1, 13), (2, 3), (2, 12), (3, 4), (3, 11), (4, 5), (4, 10)))

ALL_OPTIONS: list[dict[str, Any]] = [
    {},
    {"cap_rule": "ever"},
    {"stop_at_limit": True},
    {"only_initial_ends": True},
    {"move_any_time": True},
    {"law_split": (8, 0, 0, 0)},
    {"law_split": (1, 3, 4, 0), "move_any_time": True, "only_initial_ends": True},
    {"law_split": (5, 1, 1, 1), "cap_rule": "ever", "move_any_time": True, "stop_at_limit": True},
]
"""Every option alone, and some together."""


def face(words: str, number: int = 0) -> Face:
    """A card in short: ``bayern cf K`` has a cross, a fan and a carriage (``c``, ``f``, ``r``; ``S``, ``K``)."""
    country, *signs = words.split()
    symbols = tuple("cfr".index(sign) for sign in "".join(signs) if sign in "cfr")
    routes = {"S": Route.SHIP, "K": Route.CARRIAGE}
    route = next((routes[sign] for sign in signs if sign in routes), Route.NONE)
    return Face(number + 1, NUMBER[country], symbols, route)


def card_set(faces: Mapping[int, str]) -> CardSet:
    """A set of cards of which some are told, by number; the others are Frankreich's without any sign."""
    return CardSet(
        id="made-up",
        name="Made up",
        about="",
        countries=COUNTRIES,
        families=("cross", "fan", "rose"),
        faces=tuple(face(faces.get(number, "frankreich"), number) for number in range(SLOTS)),
        law_slots=LAW_SLOTS,
        scoring=tuple(range(len(COUNTRIES))),
        source=repr(sorted(faces.items())),
    )


def stage(
    *rows: Sequence[str],
    stones: Mapping[int, int] | None = None,
    removed: Mapping[int, int] | None = None,
    laws: Mapping[int, Sequence[Law]] | None = None,
    on_cards: Sequence[Law] | None = None,
    players: int = 3,
    seat: int = 0,
    **options: Any,
) -> Position:
    """The start of a seat's turn. Each row is what is left of it, from column 1 on; the rest was taken by seat 0.

    ``stones`` are owners by slot; what is neither there nor ``removed`` is at hand. Card ``k`` lies on slot ``k``.
    ``on_cards`` are the law cards by their places; by default none of them can ever be played.
    """
    lying = {slot(row + 1, column + 1): words for row, cards in enumerate(rows) for column, words in enumerate(cards)}
    setup = Setup(card_set(lying), Options(**options), players)
    dealt = [LAWS.index(law) for law in on_cards or [Law.MINUS_TWO] * len(LAW_SLOTS)]
    begun = deal(setup, range(SLOTS), dealt, seat)
    owners = bytes(EMPTY if here in lying else 0 for here in range(SLOTS))
    lain = bytes((stones or {}).get(here, EMPTY) for here in range(SLOTS))
    gone = bytes((removed or {}).get(other, 0) for other in range(players))
    held = [[LAWS.index(law) for law in (laws or {}).get(other, ())] for other in range(players)]
    return begun._replace(
        owners=owners,
        stones=lain,
        removed=gone,
        reserve=bytes(setup.stones - gone[other] - lain.count(other) for other in range(players)),
        laws=tuple(bytes(kinds.count(kind) for kind in range(len(LAWS))) for kinds in held),
        opening=ends(owners) if setup.options.only_initial_ends else b"",
    )


# Actions in short


def take(row: int, end: str = "left") -> Action:
    return TAKES[2 * (row - 1) + (end == "right")]


def pay(slot: int | None = None) -> Action:
    return PAY_RESERVE if slot is None else PAYS[slot]


def place(slot: int) -> Action:
    return PLACES[slot]


def lift(slot: int) -> Action:
    return LIFTS[slot]


def law(kind: Law) -> Action:
    return PLAYS[LAWS.index(kind)]


STOP, DONE, SKIP = END_TAKE, END_TURN, PASS


def play(position: Position, *actions: Action) -> Position:
    """The position after some actions, each of which has to be legal."""
    for action in actions:
        assert allowed(position, action), refusals(position, action)
        position = apply(position, action)
    return position


def allowed(position: Position, action: Action) -> bool:
    """Whether an action is among the legal actions; the refusal has to agree."""
    legal = action in legal_actions(position)
    assert legal == (not reasons(position, action)), refusals(position, action)
    return legal


def refused(position: Position, action: Action) -> str:
    """The rule that refuses an action, the most telling one. Fails when the action is legal."""
    assert not allowed(position, action), "the action is legal"
    return reasons(position, action)[0].rule


def refusals(position: Position, action: Action) -> list[str]:
    """All sentences of a refusal."""
    return [reason.cited(NAMES) for reason in reasons(position, action)]


def acts(position: Position) -> list[str]:
    """The legal actions in short, each act once."""
    return list(dict.fromkeys(action.act for action in legal_actions(position)))


def is_sound(position: Position) -> None:
    """Asserts the invariants CG-I1, CG-I2 and CG-I3."""
    setup = position.setup
    for seat in range(setup.seats):
        assert position.reserve[seat] + position.removed[seat] + position.on_cards(seat) == setup.stones
        assert position.on_cards(seat) <= setup.cap
    taken = sum(len(position.cards_of(seat)) for seat in range(setup.seats))
    assert position.cards_left + taken == SLOTS
    assert all(owner == EMPTY for owner, stone in zip(position.owners, position.stones, strict=True) if stone != EMPTY)


def keeps_laws(position: Position) -> None:
    """Asserts that no law card of a game from its deal is lost."""
    laws = sum(map(sum, position.laws)) + sum(position.played_laws)
    assert laws + sum(position.law_at(slot) >= 0 for slot in LAW_SLOTS) == len(LAW_SLOTS)
