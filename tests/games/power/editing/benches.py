"""Workbenches of the position editor without a browser, and what tests read off them."""

from pathlib import Path
from typing import Any

from tests.games.power.staging import BOARD, NAMES
from webpower.games.power.editing.bench import Bench
from webpower.games.power.editing.opening import empty_board
from webpower.games.power.players import make_player
from webpower.games.power.position import Position

GREEDY = make_player("greedy")
KINDS = [card.kind for card in BOARD.cards]


def bench(players: int = 3, seed: int = 7, folder: Path | None = None, **options: Any) -> Bench:
    """A workbench with an empty board."""
    position, names = empty_board(NAMES[:players], seed, **options)
    return Bench(position, names, seed, GREEDY, folder, follows=True)


def on(position: Position, folder: Path | None = None) -> Bench:
    return Bench(position, NAMES[: position.setup.seats], 7, GREEDY, folder)


def told(at: Bench) -> str:
    """The notice as a sentence with its rule; "" if there is none."""
    return "" if at.notice is None else at.notice.cited(at.names)


def wrong(at: Bench) -> list[str]:
    """What is not legal yet."""
    return [fault.cited(at.names) for fault in at.faults()]


def tiles(at: Bench, row: str) -> list[str]:
    """The ids of the tiles of a row."""
    rows = {found.id: found for found in (at.palette(), at.seating(), *at.rows())}
    return [tile.id for tile in rows[row].tiles]


def chosen(at: Bench, row: str) -> list[str]:
    rows = {found.id: found for found in (at.palette(), at.seating(), *at.rows())}
    return [tile.text for tile in rows[row].tiles if tile.chosen]


def owner(at: Bench, site: str) -> int:
    return at.draft.pieces.owners[at.draft.board.site_number[site]]


def advisors(at: Bench, country: str) -> list[int]:
    return list(at.draft.pieces.advisors[at.draft.board.country_number[country]])


def pick(at: Bench, *places: str) -> None:
    for element in places:
        at.pick(element)


def put_everywhere(at: Bench, cloisters: dict[str, int]) -> None:
    for site, seat in cloisters.items():
        at.press(f"put:{seat}")
        at.pick(f"site:{site}")
