"""Scenes for the tests: positions and tables as a test needs them."""

import json
from pathlib import Path
from typing import Any

from tests.oracles.board import BOARDS, load_board
from tests.oracles.table import Action, Rules, Table

SAMPLES = Path(__file__).parents[1] / "data" / "samples"
BOARD = load_board()

YELLOW, GREEN, ORANGE, BLUE, PURPLE = (
    "franken-aragon",
    "bayern-burgund",
    "lothringen-italien",
    "england-schwaben",
    "frankreich",
)


def sample(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((SAMPLES / name).read_text(encoding="utf-8"))
    return record


def stand(**numbers: list[int]) -> dict[str, int]:
    """Cloisters on the first sites of countries: Franken=[2, 1] puts two of seat 0 and one of seat 1 there."""
    cloisters = {}
    for country, of_seats in numbers.items():
        sites = iter(BOARD.sites_in(country))
        for seat, number in enumerate(of_seats):
            cloisters.update({next(sites): seat for _ in range(number)})
    return cloisters


def position(cloisters: dict[str, int] | None = None, **more: Any) -> dict[str, Any]:
    return {"board": "europe", "players": ["A", "B", "C"], "cloisters": cloisters or {}, **more}


def table_with(hand: list[str], cloisters: dict[str, int] | None = None, **more: Any) -> Table:
    """A table of three where seat 0, with this hand, begins a turn."""
    cloisters = cloisters or {}
    occupied = {BOARD.country_of[site] for site in cloisters}
    table = Table(
        board=BOARD,
        players=["A", "B", "C"],
        rules=more.pop("rules", Rules()),
        hands=[list(hand), [PURPLE] * 3, [PURPLE] * 3],
        open=[YELLOW, GREEN],
        stack=more.pop("stack", [ORANGE, BLUE, PURPLE, YELLOW]),
        shuffle=list,
        cloisters=cloisters,
        empty_at_start=[country for country in BOARD.countries if country not in occupied],
    )
    for name, value in more.items():
        assert hasattr(table, name)
        setattr(table, name, value)
    return table


def cloister(at: str, *pay: str) -> Action:
    return Action("cloister", at, pay)


def advisor(at: str, *pay: str) -> Action:
    return Action("advisor", at, pay)


def vatican(at: str, *pay: str) -> Action:
    return Action("vatican", at, pay)


DRAW = Action("draw", source="stack")


def sites_of(p: dict[str, Any], seat: int) -> list[str]:
    return [site for site, owner in p["cloisters"].items() if owner == seat]


def small_board() -> dict[str, Any]:
    """The board with two sites in each country only, which fills up before the cards run out."""
    data: dict[str, Any] = json.loads((BOARDS / "europe.json").read_text(encoding="utf-8"))
    kept: list[str] = []
    for country in data["countries"]:
        kept += [site["id"] for site in data["sites"] if site["country"] == country["name"]][:2]
    data["sites"] = [site for site in data["sites"] if site["id"] in kept]
    data["roads"] = [road for road in data["roads"] if road["a"] in kept and road["b"] in kept]
    return data
