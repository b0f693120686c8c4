"""What the players have taken, and what all may know of its worth: land, symbols, ships and carriages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from webpower.games.card_game.cards import ROUTES, CardSet, Route
from webpower.games.card_game.position import EMPTY, Position
from webpower.games.card_game.scoring import LANDS, SYMBOLS, Held, score_held
from webpower.games.card_game.scoring import ROUTES as CHAINS


@dataclass(frozen=True, slots=True)
class Taken:
    """The collections of all seats. The points are those of a game that ends now, without the law cards."""

    cards: tuple[tuple[int, ...], ...]
    """By country, then by seat: land cards."""
    symbols: tuple[tuple[Counter[int], ...], ...]
    """By country, then by seat: symbols of each family."""
    routes: Mapping[Route, tuple[int, ...]]
    """By sign, then by seat: ships and carriages."""
    land: tuple[tuple[int, ...], ...]
    """By country, then by seat: points for land (CG-51)."""
    family: tuple[tuple[int, ...], ...]
    """By country, then by seat: points for symbols (CG-52)."""
    chains: Mapping[Route, tuple[int, ...]]
    """By sign, then by seat: points for chains (CG-54)."""

    def total(self, seat: int) -> int:
        """All cards of a seat."""
        return sum(counts[seat] for counts in self.cards)

    def shares(self, country: int, seat: int, family: int) -> bool:
        """Whether the seat scores with this family of the country."""
        points = self.family[country][seat]
        return points > 0 and self.symbols[country][seat][family] == points


def taken(position: Position) -> Taken:
    """What the players have taken in a position."""
    return _taken(position.setup.cards, position.setup.seats, position.layout, position.owners)


@lru_cache(256)
def _taken(cards: CardSet, seats: int, layout: bytes, owners: bytes) -> Taken:
    lands: list[list[int]] = [[] for _ in range(seats)]
    for card, owner in zip(layout, owners, strict=True):
        if owner != EMPTY:
            lands[owner].append(card)
    held = Held(cards, tuple(lands), (0,) * seats)
    sheet, countries, nothing = score_held(held), range(len(cards.countries)), (0,) * seats
    land, family, chains = (sheet.by_place(kind) for kind in (LANDS, SYMBOLS, CHAINS))
    ids = [country.id for country in cards.countries]
    return Taken(
        cards=tuple(tuple(held.of_country(country)) for country in countries),
        symbols=tuple(tuple(held.families(country)) for country in countries),
        routes={route: tuple(held.routes(route)) for route in ROUTES},
        land=tuple(land.get(id, nothing) for id in ids),
        family=tuple(family.get(id, nothing) for id in ids),
        chains={route: chains.get(str(route), nothing) for route in ROUTES},
    )
