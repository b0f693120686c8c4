"""A piece that somebody would like to place, legal or not: the families of rules it breaks, and those it does not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from webpower.engine.messages import Message, Seat, Value
from webpower.games.power.actions import Action
from webpower.games.power.naming import placement_faults
from webpower.games.power.position import Position
from webpower.games.power.questions.positions import free_sites
from webpower.games.power.questions.topic import say
from webpower.games.power.rules import most_cloisters, reasons
from webpower.games.power.scene.ids import PREFIX

LEGAL = "legal"

FAMILIES = {
    "no-room": "room",
    "no-cloisters": "room",
    "site-taken": "taken",
    "own-pair": "pair",
    "cards-missing": "cards",
    "pay-wrong-card": "shows",
    "other-country": "country",
    "one-in-empty": "empty",
    "no-cloister-left": "supply",
    "no-advisor-left": "supply",
}
"""Which sort of reason each of the program's is, for people."""

SILENT = ("placing-in-draw",)
"""Reasons that only say that another one has ended the placing."""


class Piece(NamedTuple):
    """A cloister or advisor somewhere, and what is to pay for it."""

    act: str
    at: str
    pay: tuple[str, ...]

    @classmethod
    def of(cls, action: Action) -> Piece:
        """The piece that an action places."""
        return cls(action.act, action.at, action.pay)

    @property
    def element(self) -> str:
        """The id of its place on the map."""
        return f"{PREFIX[self.act]}:{self.at}"

    @property
    def rule(self) -> str:
        """The rule about its place."""
        return "WP-17" if self.act == "cloister" else "WP-18"

    def country(self, position: Position) -> int:
        """The number of the country it would stand in."""
        board = position.board
        return (
            board.country_number[self.at] if self.act == "advisor" else board.sites[board.site_number[self.at]].country
        )

    def words(self, position: Position) -> dict[str, Value]:
        """What the sentences about it speak of."""
        board = position.board
        site = {"site": board.sites[board.site_number[self.at]].name} if self.act == "cloister" else {}
        country = board.countries[self.country(position)].name
        card = board.cards[board.card_number[self.pay[0]]].label
        return {"player": Seat(position.seat), "country": country, "card": card, "number": len(self.pay), **site}


def candidates(position: Position, level: int) -> Iterator[Piece]:
    """Pieces that somebody might want to place: with cards that are held, or that one would like to hold."""
    board, hand = position.board, position.hands[position.seat]
    free, kinds = free_sites(position), range(len(board.cards))
    for number, country in enumerate(board.countries):
        # One free site of a country is like the other, and so is one that is taken.
        sites = {site in free: site for site in reversed(country.sites)}.values()
        places = [("advisor", country.name), *(("cloister", board.sites[site].id) for site in sites)]
        for kind in kinds:
            card = board.cards[kind].kind
            if hand[kind] >= 1 and (level > 1 or kind == board.countries[number].card):
                yield from (Piece(act, at, (card,)) for act, at in places)
            if hand[kind] >= 2:
                yield from (Piece(act, at, (card, card)) for act, at in places)
            if hand[kind] == 1 and level > 1:  # a pair that is none
                yield Piece("advisor", country.name, (card, card))


def broken(position: Position, piece: Piece) -> dict[str, Message]:
    """By family, the reason why the piece can't be placed, the most telling first; empty if it can."""
    action = position.setup.actions.find(piece.act, piece.at, piece.pay)
    faults = placement_faults(position, *piece) if action is None else reasons(position, action)
    found: dict[str, Message] = {}
    for fault in faults:
        if fault.id not in SILENT:
            found.setdefault(FAMILIES[fault.id], fault)
    return found


def unbroken(position: Position, piece: Piece, level: int) -> dict[str, Message]:
    """By family, why a reason that somebody might suspect is none; the families of the level."""
    board, hand = position.board, position.hands[position.seat]
    country = piece.country(position)
    kind = board.card_number[piece.pay[0]]
    about: dict[str, Value] = {
        **piece.words(position),
        "most": most_cloisters(position, country),
        "advisors": sum(position.pieces.advisors[country]),
        "held": hand[kind],
        "left": (position.cloisters_left if piece.act == "cloister" else position.advisors_left)(position.seat),
        "act": piece.act,
    }
    rules = {"room": "WP-18", "taken": "WP-17", "pair": "WP-12", "cards": "WP-11", "shows": "WP-11", "supply": "WP-19"}
    if level == 3:
        rules |= {"country": "WP-14", "empty": "WP-15"}
    return {family: say(f"q-not-{family}", rule, **about) for family, rule in rules.items()}
