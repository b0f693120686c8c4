"""What the map says in words: of a place the facts that the rules look at, of the whole the same as the picture.

Most words stay the same from one position to the next, so the sentences made are remembered.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache

from webpower.draw.words import Names
from webpower.draw.words import said as said
from webpower.engine.messages import Message, Seat, Value, message
from webpower.games.power.board import Board
from webpower.games.power.position import EMPTY, Pieces, Position, Setup
from webpower.games.power.rules import TEXTS, most_cloisters
from webpower.games.power.scene.ids import PREFIX
from webpower.games.power.scoring import score_final
from webpower.games.power.scoring.sheet import ALLIANCES, CHAINS, CLOISTERS, Sheet
from webpower.games.power.what_if import Effect
from webpower.games.power.what_if_words import effect_words

SCORES, ROOMS = "scores", "rooms"
"""What a picture to be asked about need not tell: what the pieces would score, and what room there is for advisors."""


def words(id: str, names: Names, **values: Value) -> str:
    """The sentence of that id."""
    return said(message(TEXTS, id, "", **values), names)


@lru_cache(64)
def scored(setup: Setup, pieces: Pieces) -> Sheet:
    """The final scoring of the pieces, which scene after scene of a position asks for."""
    return score_final(setup, pieces)


@lru_cache(8192)
def _site(board: Board, number: int, owner: int, chain: int) -> Message:
    site = board.sites[number]
    if owner == EMPTY:
        state = message(TEXTS, "map-empty")
    elif chain:
        state = message(TEXTS, "map-in-chain", owner=Seat(owner), length=chain)
    else:
        state = message(TEXTS, "map-cloister", owner=Seat(owner))
    ends = tuple(board.sites[end].name for end in site.roads)
    roads = message(TEXTS, "map-roads", number=len(ends), sites=ends)
    country = board.countries[site.country].name
    return message(TEXTS, "map-site", site=site.name, country=country, state=state, roads=roads)


class Words:
    """The words of a position, and of what the ``effects`` say about its places."""

    def __init__(
        self, position: Position, names: Names, effects: Iterable[Effect] = (), untold: Collection[str] = ()
    ) -> None:
        """``untold`` are `SCORES`, `ROOMS`, both or none."""
        self.position = position
        self.names = names
        self.untold = frozenset(untold)
        self.effects: Mapping[str, Effect] = {f"{PREFIX[effect.act]}:{effect.at}": effect for effect in effects}
        self.board: Board = position.board
        sheet = Sheet(position.setup.seats, ()) if SCORES in self.untold else scored(position.setup, position.pieces)
        self._cloisters = sheet.by_place(CLOISTERS)
        self._alliances = sheet.by_place(ALLIANCES)
        self._chains: Mapping[str, int] = {
            site: len(line.sites) for line in sheet.of_kind(CHAINS).lines for site in line.sites
        }

    def title(self) -> str:
        """The name of the picture."""
        return words("map-title", self.names, board=self.board.name)

    def site(self, number: int) -> str:
        """A site: its country, what stands there, the chain it belongs to, its roads."""
        id = self.board.sites[number].id
        chain = self._chains.get(id, 0)
        told = _site(self.board, number, self.position.pieces.owners[number], chain)
        return said(told, self.names) + self._effect(f"site:{id}")

    def country(self, number: int) -> str:
        """A country: its cloisters, and the points that they would score now (WP-40)."""
        country = self.board.countries[number]
        counts = [self.position.pieces.cloisters_in(country.sites, seat) for seat in self._seats]
        points = self._cloisters.get(country.name, ())
        holders = tuple(
            message(TEXTS, "map-holder", player=Seat(seat), cloisters=counts[seat], points=points[seat])
            if points
            else message(TEXTS, "map-count", player=Seat(seat), number=counts[seat])
            for seat in sorted(self._seats, key=lambda seat: -counts[seat])
            if counts[seat]
        )
        return words(
            "map-country-unscored" if SCORES in self.untold else "map-country",
            self.names,
            country=country.name,
            card=self.board.cards[country.card].label,
            sites=len(country.sites),
            taken=sum(counts),
            holders=holders,
        )

    def coat(self, number: int) -> str:
        """A coat of arms: its advisors and the room for more (WP-18)."""
        name = self.board.countries[number].name
        advisors, most = self.room(number)
        id = "map-coat-advisors" if ROOMS in self.untold else "map-coat"
        told = words(id, self.names, country=name, number=advisors, most=most, advisors=self.advisors(number))
        return told + self._effect(f"coat:{name}")

    def room(self, number: int) -> tuple[int, int]:
        """How many advisors a country has, and how many it may have (WP-18)."""
        return sum(self.position.pieces.advisors[number]), most_cloisters(self.position, number)

    def alliance(self, number: int) -> str:
        """An alliance: its countries, its way, and who would score how much now (WP-41, WP-66)."""
        alliance = self.board.alliances[number]
        points = self._alliances.get(str(alliance.number), ())
        return words(
            "map-alliance-unscored" if SCORES in self.untold else "map-alliance",
            self.names,
            alliance=alliance.number,
            a=self.board.countries[alliance.a].name,
            b=self.board.countries[alliance.b].name,
            route=alliance.route,
            scoring=sum(map(bool, points)),
            players=tuple(
                message(TEXTS, "player-points", player=Seat(seat), points=mine)
                for seat, mine in enumerate(points)
                if mine
            ),
        )

    def table(self, table: str) -> str:
        """The name of a table of the Vatican."""
        return words("map-table", self.names, table=table)

    def arms(self, number: int) -> str:
        """A coat of arms of the Vatican, and whose advisor stands on it."""
        arms = self.board.arms[number]
        owner = self.position.pieces.arms[number]
        state = message(TEXTS, "map-free") if owner == EMPTY else message(TEXTS, "map-advisor", owner=Seat(owner))
        country = self.board.countries[arms.country].name
        told = words("map-arms", self.names, country=country, table=arms.table, state=state)
        return told + self._effect(f"arms:{arms.name}")

    def _effect(self, element: str) -> str:
        """What a piece there would change, as a further sentence; "" if nothing is said of it."""
        effect = self.effects.get(element)
        return "" if effect is None else " " + said(effect_words(effect), self.names)

    @property
    def _seats(self) -> range:
        return range(self.position.setup.seats)

    def advisors(self, country: int) -> tuple[Value, ...]:
        """The numbers of advisors in a country, of the players who have any there."""
        return tuple(
            message(TEXTS, "map-count", player=Seat(seat), number=number)
            for seat, number in enumerate(self.position.pieces.advisors[country])
            if number
        )
