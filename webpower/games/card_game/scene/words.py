"""What the picture says in words: of a card, a player's cards of a country, stones and law cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from webpower.draw.palette import Look
from webpower.draw.words import Names, said, sign_words
from webpower.engine.messages import Message, Seat, Value, message
from webpower.games.card_game.cards import CHAIN, LAWS, ROUTES, Law, Route, column_of, row_of
from webpower.games.card_game.position import EMPTY, Position
from webpower.games.card_game.scene.held import taken
from webpower.games.card_game.words import TEXTS, card_words, family_words, law_words, route_words, spot_words

SCORES = "scores"
"""What a picture to be asked about need not tell: what the cards would score."""


def words(id: str, names: Names, **values: Value) -> str:
    """The sentence of that id."""
    return said(message(TEXTS, id, "", **values), names)


class Words:
    """The words of a position. Law cards are told of the ``seen`` seats only, of the others how many they have."""

    def __init__(self, position: Position, names: Names, untold: Collection[str] = (), seen: Collection[int] = ()):
        """``untold`` is `SCORES` or nothing."""
        self.position, self.names = position, names
        self.untold, self.seen = frozenset(untold), frozenset(seen)
        self.cards, self.taken = position.setup.cards, taken(position)

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.position.setup.seats)

    @property
    def told(self) -> bool:
        """Whether the picture tells what the cards would score."""
        return SCORES not in self.untold

    def say(self, id: str, **values: Value) -> str:
        """The sentence of that id."""
        return words(f"scene-{id}", self.names, **values)

    def title(self) -> str:
        """The name of the picture."""
        return self.say("title")

    def card(self, slot: int) -> str:
        """The place of a card: what lies there, and on it; or who has taken it."""
        position = self.position
        card, owner, stone = position.layout[slot], position.owners[slot], position.stones[slot]
        if owner != EMPTY:
            place: dict[str, Value] = {"row": row_of(slot), "column": column_of(slot)}
            return self.say("gone", **place, owner=Seat(owner), card=card_words(self.cards, card))
        country = self.cards.countries[self.cards.country_of[card]]
        told = self.say(
            "card",
            spot=spot_words(position, slot),
            country=country.name,
            all=country.cards,
            stone=int(stone != EMPTY),
            owner="" if stone == EMPTY else Seat(stone),
            law=int(slot in self.cards.law_place),
        )
        return self.say("lifted", card=told, owner=Seat(stone)) if slot == position.lifted else told

    def player(self, seat: int, look: Look) -> str:
        """A player's colour and mark."""
        return said(sign_words(look.players[seat], seat), self.names)

    def head(self, number: int) -> str:
        """A country: how many cards it has, and how many of them are left."""
        country = self.cards.countries[number]
        left = country.cards - sum(self.taken.cards[number])
        return self.say("head", country=country.name, all=country.cards, left=left)

    def cell(self, number: int, seat: int) -> str:
        """A player's cards of a country, and what they would score (CG-51, CG-52)."""
        country, count = self.cards.countries[number], self.taken.cards[number][seat]
        if not count:
            return self.say("nothing", player=Seat(seat), country=country.name)
        facts: dict[str, Value] = {"player": Seat(seat), "number": count, "all": country.cards, "country": country.name}
        land = self.say("land", **facts, points=self.taken.land[number][seat])
        parts = [land if self.told else self.say("cards", **facts)]
        held, points = self.taken.symbols[number][seat], self.taken.family[number][seat]
        if held:
            symbols = self.symbols(held)
            scored = self.told and points
            parts.append(
                self.say("symbols-score", symbols=symbols, points=points)
                if scored
                else self.say("symbols", symbols=symbols)
            )
        return " ".join(parts)

    def symbols(self, held: Counter[int]) -> tuple[Message, ...]:
        """Symbols by family."""
        return tuple(family_words(self.cards.families[family], held[family]) for family in sorted(held))

    def route(self, route: Route, seat: int) -> str:
        """A player's ships or carriages, and whether they are a chain (CG-54)."""
        number, points = self.taken.routes[route][seat], self.taken.chains[route][seat]
        routes = route_words(route, number)
        if not self.told:
            return self.say("chain-unscored", player=Seat(seat), routes=routes)
        if points:
            return self.say("chain", player=Seat(seat), routes=routes, points=points)
        return self.say("route", player=Seat(seat), routes=routes, least=CHAIN)

    def total(self, seat: int) -> str:
        """All land cards of a player."""
        return self.say("total", player=Seat(seat), number=self.taken.total(seat))

    def laws(self, seat: int) -> str:
        """How many law cards a player has; of those who may be seen, which."""
        held = self.position.laws[seat]
        if seat in self.seen and any(held):
            names = tuple(self.law_of(kind, number) for kind, number in enumerate(held) if number)
            return self.say("laws-seen", player=Seat(seat), laws=names)
        return self.say("laws", player=Seat(seat), number=sum(held))

    def law_of(self, kind: int, number: int) -> Message:
        """Law cards of a kind."""
        name = law_words(LAWS[kind])
        return name if number == 1 else message(TEXTS, "scene-times", number=number, name=name)

    def law(self, kind: int, seat: int) -> str:
        """A law card of a player."""
        return self.say("law", player=Seat(seat), law=law_words(LAWS[kind]))

    def stones(self, seat: int) -> str:
        """Where a player's stones are."""
        position = self.position
        reserve, out = position.reserve[seat], position.removed[seat]
        return self.say("stones", player=Seat(seat), reserve=reserve, cards=position.on_cards(seat), out=out)

    def element(self, element: str) -> Message:
        """What to call an element, by its id."""
        kind, _, which = element.partition(":")
        if kind == "card":
            return spot_words(self.position, int(which))
        if kind == "reserve":
            return message(TEXTS, "scene-at-reserve", player=Seat(which))
        if kind == "law":
            return message(TEXTS, "scene-at-law", law=law_words(Law(which)))
        return message(TEXTS, "scene-at-row", row=int(which))

    def chains(self) -> Iterator[tuple[Route, int]]:
        """All routes and seats, ships first."""
        yield from ((route, seat) for route in ROUTES for seat in self.seats)
