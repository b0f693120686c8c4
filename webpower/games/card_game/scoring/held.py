"""What the players hold when it is scored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from webpower.games.card_game.cards import CardSet, Route


@dataclass(frozen=True)
class Held:
    """The cards that each seat holds."""

    cards: CardSet
    lands: tuple[Sequence[int], ...]
    """By seat: its land cards."""
    minus_two: tuple[int, ...]
    """By seat: its law cards that cost points (CG-55), as far as they are known."""

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.lands))

    def of_country(self, country: int) -> list[int]:
        """By seat: how many cards of a country it holds."""
        country_of = self.cards.country_of
        return [sum(country_of[card] == country for card in held) for held in self.lands]

    def families(self, country: int) -> list[Counter[int]]:
        """By seat: how many symbols of each family there are on its cards of a country."""
        faces = self.cards.faces
        return [
            Counter(family for card in held if faces[card].country == country for family in faces[card].symbols)
            for held in self.lands
        ]

    def routes(self, route: Route) -> list[int]:
        """By seat: how many ships, or carriages, there are on its cards."""
        faces = self.cards.faces
        return [sum(faces[card].route is route for card in held) for held in self.lands]
