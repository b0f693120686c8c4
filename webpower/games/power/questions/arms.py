"""Whether an advisor may go on arms of the Vatican, paid like that, or why not (WP-60 to WP-63)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from webpower.engine.answers import Option, Options
from webpower.engine.chance import shuffled
from webpower.engine.messages import Message, Seat, Value
from webpower.engine.questions import MOST_WRONG, Mistake
from webpower.games.power.actions import Action
from webpower.games.power.explain.second import NO_CHANCE
from webpower.games.power.naming import placement_faults
from webpower.games.power.position import Phase, Position
from webpower.games.power.questions.pieces import LEGAL, Piece
from webpower.games.power.questions.positions import Source, chosen
from webpower.games.power.questions.topic import Made, Subject, say
from webpower.games.power.questions.turns import held
from webpower.games.power.rules import legal_actions, reasons
from webpower.games.power.turn import apply

FAMILIES = {
    "no-such-arms": "sheet",
    "arms-taken": "arms",
    "column-used": "column",
    "board-placed": "alone",
    "own-pair": "pair",
    "pay-vatican-single": "single",
    "cards-missing": "cards",
    "no-advisor-left": "supply",
}
"""Which sort of reason each of the program's is, for people."""

NEVER = {"room": "WP-64", "there": "WP-61"}
"""Reasons that people suspect and that are none, with the rule that says so."""

ORDER = (LEGAL, *FAMILIES.values(), *NEVER)

SUSPECTED = {
    1: ("arms", "column", "pair", "room"),
    2: ("arms", "column", "pair", "single", "room", "there"),
    3: ("arms", "column", "pair", "alone", "room", "there"),
}
"""By level: the families that are offered as reasons."""

PAIRS = 0.7
"""How likely the hand has to have a pair."""


class Visit(NamedTuple):
    """An advisor on arms, and what is to pay for it."""

    table: str
    country: str
    pay: tuple[str, ...]

    @property
    def at(self) -> str:
        """The id of the arms."""
        return f"{self.table}/{self.country}"

    def against(self, position: Position) -> dict[str, Message]:
        """By family, why it is not legal; empty if it is."""
        action = position.setup.actions.find("vatican", self.at, self.pay)
        if action is None:
            faults = placement_faults(position, "vatican", self.at, self.pay)
        else:
            faults = list(reasons(position, action))
        found: dict[str, Message] = {}
        for fault in faults:
            found.setdefault(FAMILIES[fault.id], fault)
        return found

    def words(self, position: Position) -> dict[str, Value]:
        """What the sentences about it speak of."""
        card = position.board.cards[position.board.card_number[self.pay[0]]]
        return {
            "player": Seat(position.seat),
            "country": self.country,
            "table": self.table,
            "card": card.label,
            "number": len(self.pay),
        }


def legal(source: Source, random: Random, level: int) -> Made:
    """Whether an advisor may go on arms; at the last level after a piece on the board, or without one."""
    least = 2 if random.random() < PAIRS else 0
    turns = (one for one in source.with_vatican() if one.phase is Phase.PLACE)
    position = chosen((one for one in turns if max(one.hands[one.seat]) >= least), random)
    first = _first(position, random) if level == 3 and random.random() < 0.5 else None
    now = position if first is None else apply(position, first, NO_CHANCE)
    by_family: dict[str, list[Visit]] = {}
    for visit in _visits(now, level):
        by_family.setdefault(next(iter(visit.against(now)), LEGAL), []).append(visit)
    right = chosen(by_family, random)
    visit = chosen(by_family[right], random)
    against, about = visit.against(now), visit.words(now)
    suspected = [family for family in shuffled(SUSPECTED[level], random) if family not in against]
    listed = [*([LEGAL] if against else []), *suspected][:MOST_WRONG]
    given = [held(now)]
    if first is not None:
        given.insert(0, say(f"q-first-{first.act}", **Piece.of(first).words(position)))
    return Made(
        Subject(now, (f"arms:{visit.at}",) if visit.at in now.board.arms_number else (), hand=True),
        say("q-visit", **about),
        Options(tuple(_option(family) for family in sorted([right, *listed], key=ORDER.index))),
        right,
        [Mistake(family, _why_not(now, visit, family, against)) for family in listed],
        (say("q-visit-hint-1", "WP-62", **about), say("q-visit-hint-2", "WP-61", **about)),
        tuple(against.values()) or (say("q-visit-so", "WP-61", **about),),
        tuple(given),
    )


def _first(position: Position, random: Random) -> Action:
    """A legal piece on the board after which a second one may follow."""
    pieces = (action for action in legal_actions(position) if action.act in ("cloister", "advisor"))
    return chosen((action for action in pieces if apply(position, action, NO_CHANCE).phase is Phase.MORE), random)


def _visits(position: Position, level: int) -> Iterator[Visit]:
    """Visits that somebody might plan: with a pair that is held, or from level 2 on with one that is not."""
    board, hand = position.board, position.hands[position.seat]
    places = [(arms.table, board.countries[arms.country].name, arms.country) for arms in board.arms]
    for kind, card in enumerate(board.cards):
        for table, name, country in places:
            if hand[kind] >= 2:
                yield Visit(table, name, (card.kind,) * 2)
            elif hand[kind] == 1 and level > 1:
                if kind == board.countries[country].card:
                    yield Visit(table, name, (card.kind,))
                else:
                    yield Visit(table, name, (card.kind,) * 2)
        if hand[kind] >= 2 and level > 1:
            shown = {country for _, _, country in places}
            for number, country_ in enumerate(board.countries):
                if number not in shown:
                    yield Visit("council", country_.name, (card.kind,) * 2)


def _option(family: str) -> Option:
    return Option(LEGAL, say("q-yes"), ("yes",)) if family == LEGAL else Option(family, say(f"q-visit-no-{family}"))


def _why_not(now: Position, visit: Visit, family: str, against: dict[str, Message]) -> Message:
    """What is wrong with an answer: the rule that it overlooks, or why its reason does not hold."""
    if family == LEGAL:
        return next(iter(against.values()))
    rules = {"arms": "WP-62", "column": "WP-62", "pair": "WP-61", "single": "WP-61", "alone": "WP-63", **NEVER}
    return say(f"q-visit-not-{family}", rules[family], **visit.words(now))
