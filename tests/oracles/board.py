"""The board as plain dictionaries, read from the board file."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

BOARDS = Path(__file__).parents[2] / "data" / "boards"


@dataclass(frozen=True)
class Board:
    """What the other oracles need to know of a board."""

    card_of: dict[str, str]
    """country -> the kind of card that shows it (WP-3)"""
    country_of: dict[str, str]
    """site -> its country"""
    roads: tuple[tuple[str, str], ...]
    alliances: dict[str, tuple[str, str]]
    """number, as text as in a result -> the two countries (WP-41)"""
    card_count: dict[str, int]
    """kind of card -> how many there are (WP-3)"""
    removed: dict[int, int]
    """number of players -> how many cards of each kind leave the game (WP-3)"""
    cloisters: int
    """how many cloisters a player has (WP-2)"""
    advisors: int
    """how many advisors a player has (WP-2)"""
    shortest_chain: int
    """how many cloisters a chain has at least (WP-42)"""
    column_of: dict[str, str]
    """arms of the Vatican, such as "council/Franken" -> its column, such as "council 0" (WP-60)"""

    @property
    def countries(self) -> list[str]:
        """The names of all countries."""
        return list(self.card_of)

    def sites_in(self, country: str) -> list[str]:
        """The sites of one country."""
        return [site for site, its_country in self.country_of.items() if its_country == country]

    def shows(self, card: str, country: str) -> bool:
        """Whether the card shows the country (WP-11)."""
        return self.card_of[country] == card


def board_from(data: dict[str, Any]) -> Board:
    """A board from the content of a board file."""
    return Board(
        card_of={country["name"]: country["card"] for country in data["countries"]},
        country_of={site["id"]: site["country"] for site in data["sites"]},
        roads=tuple((road["a"], road["b"]) for road in data["roads"]),
        alliances={str(alliance["number"]): (alliance["a"], alliance["b"]) for alliance in data["alliances"]},
        card_count={card["kind"]: card["count"] for card in data["cards"]},
        removed={int(players): number for players, number in data["removed"].items()},
        cloisters=data["supply"]["cloisters"],
        advisors=data["supply"]["advisors"],
        shortest_chain=data["chain"],
        column_of={
            f"{table}/{country}": f"{table} {number}"
            for table in ("council", "cloister")
            for number, column in enumerate(data["vatican"][table])
            for country in column
        },
    )


def load_board(board: str | dict[str, Any] = "europe") -> Board:
    """The board that a record or position names, or contains."""
    if isinstance(board, dict):
        return board_from(board)
    return board_from(json.loads((BOARDS / f"{board}.json").read_text(encoding="utf-8")))
