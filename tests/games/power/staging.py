"""Positions as a test needs them: pieces, hands and cards set up by name, in a game that can be played on."""

import json
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

from webpower.games.power.actions import Action
from webpower.games.power.board import Board
from webpower.games.power.board_file import load_board
from webpower.games.power.game import Game, new_game
from webpower.games.power.observation import nothing_known
from webpower.games.power.position import EMPTY, Pieces, Position, Setup, counted
from webpower.resources import data_path

FRANKEN_ARAGON = "franken-aragon"
BAYERN_BURGUND = "bayern-burgund"
LOTHRINGEN_ITALIEN = "lothringen-italien"
ENGLAND_SCHWABEN = "england-schwaben"
FRANKREICH = "frankreich"

BOARD = load_board()
NAMES = ("Anna", "Barbara", "Chris", "Dan", "Emil")
SAMPLES = Path(__file__).parents[2] / "data" / "samples"

COMBINATIONS: list[dict[str, Any]] = [
    {"variant": variant, "vatican": vatican, "joker_own_country": own}
    for variant in ("standard", "fast")
    for vatican in (False, True)
    for own in (False, True)
]
"""The options of every way to play."""


def sample(name: str) -> Any:
    """The content of a sample file of another program."""
    return json.loads((SAMPLES / f"{name}.json").read_text(encoding="utf-8"))


def board_data() -> Any:
    """The content of the board file, to be changed as a test likes."""
    return json.loads(data_path("boards", "europe.json").read_text(encoding="utf-8"))


def small_board_data(sites_each: int = 2) -> Any:
    """A board with few sites in each country, which fills up before the cards run out."""
    data = board_data()
    of: dict[str, list[str]] = {}
    for site in data["sites"]:
        of.setdefault(site["country"], []).append(site["id"])
    kept = [site for sites in of.values() for site in sites[:sites_each]]
    data["id"] = "small"
    data["sites"] = [site for site in data["sites"] if site["id"] in kept]
    data["roads"] = [road for road in data["roads"] if road["a"] in kept and road["b"] in kept]
    return data


def on_sites(**numbers: Sequence[int]) -> dict[str, int]:
    """Cloisters on the first sites of countries: ``Franken=[2, 1]`` puts two of seat 0 and one of seat 1 there."""
    cloisters = {}
    for country, of_seats in numbers.items():
        sites = iter(BOARD.countries[BOARD.country_number[country]].sites)
        for seat, number in enumerate(of_seats):
            cloisters.update({BOARD.sites[next(sites)].id: seat for _ in range(number)})
    return cloisters


def free_site(country: str, board: Board = BOARD) -> str:
    """The last site of a country, which `on_sites` fills last."""
    return board.sites[board.countries[board.country_number[country]].sites[-1]].id


def pieces(
    setup: Setup,
    cloisters: Mapping[str, int] | None = None,
    advisors: Mapping[str, Sequence[int]] | None = None,
    arms: Mapping[str, int] | None = None,
) -> Pieces:
    """Pieces by the names of their places, as a position file has them."""
    board, none = setup.board, bytes(setup.seats)
    places = {**(cloisters or {}), **(advisors or {}), **(arms or {})}
    unknown = set(places) - {*board.site_number, *board.country_number, *board.arms_number}
    assert not unknown, f"no such places: {unknown}"
    return Pieces(
        bytes((cloisters or {}).get(site.id, EMPTY) for site in board.sites),
        tuple(bytes((advisors or {}).get(country.name, none)) for country in board.countries),
        bytes((arms or {}).get(coat.name, EMPTY) for coat in board.arms),
    )


def cards(names: Iterable[str], board: Board = BOARD) -> bytes:
    """Cards by their kinds."""
    return bytes(board.card_number[name] for name in names)


def stage(
    hand: Sequence[str] = (),
    cloisters: Mapping[str, int] | None = None,
    advisors: Mapping[str, Sequence[int]] | None = None,
    arms: Mapping[str, int] | None = None,
    *,
    seat: int = 0,
    players: int = 3,
    hands: Mapping[int, Sequence[str]] | None = None,
    open: Sequence[str] = (FRANKEN_ARAGON, BAYERN_BURGUND),
    stack: Sequence[str] = (LOTHRINGEN_ITALIEN, ENGLAND_SCHWABEN, FRANKREICH, FRANKEN_ARAGON),
    discard: Sequence[str] = (),
    exhausted: int = 0,
    board: Board = BOARD,
    **options: Any,
) -> Game:
    """A game in which the seat, with this hand, begins a turn; the others hold three frankreich unless told."""
    game = new_game(NAMES[:players], 7, board=board, **options)
    held = {other: [FRANKREICH] * 3 for other in range(players)} | dict(hands or {}) | {seat: list(hand)}
    begun: Position = game.position._replace(
        pieces=pieces(game.setup, cloisters, advisors, arms),
        hands=tuple(counted(game.setup, cards(held[other], board)) for other in range(players)),
        open=cards(open, board),
        stack=cards(stack, board),
        discard=counted(game.setup, cards(discard, board)),
        seat=seat,
        exhausted=exhausted,
        interim=bytes([EMPTY]) * len(board.sites) if exhausted else None,
    )
    game.root.position = begun
    game.root.memory = nothing_known(begun)
    return game


def allowed(game: Game, act: str, at: str = "", pay: str | Sequence[str] = (), **more: str) -> bool:
    """Whether an action is among the legal actions; the refusal has to agree."""
    reasons = game.why_not(act, at, pay, **more)
    legal = not reasons and game.action(act, at, pay, **more) in game.legal_actions()
    assert legal == (not reasons), reasons
    return legal


def refused(game: Game, act: str, at: str = "", pay: str | Sequence[str] = (), **more: str) -> str:
    """The rule that refuses an action, the most telling one. Fails when the action is legal."""
    assert not allowed(game, act, at, pay, **more), "the action is legal"
    return game.why_not(act, at, pay, **more)[0].rpartition("[")[2].rstrip("]")


def placeable(game: Game) -> set[tuple[str, str]]:
    """What can be placed where, in this moment: act and place of the legal placements."""
    return {(action.act, action.at) for action in game.legal_actions() if action.at}


def hand(game: Game, seat: int) -> list[str]:
    """The cards in a seat's hand, sorted by kind."""
    kinds = [card.kind for card in game.setup.board.cards]
    return [kind for kind, number in zip(kinds, game.position.hands[seat], strict=True) for _ in range(number)]


def card_names(kinds: Iterable[int], board: Board = BOARD) -> list[str]:
    """Cards by their ids."""
    return [board.cards[kind].kind for kind in kinds]


def draw(game: Game, *sources: str) -> None:
    """Draw cards: ``stack``, or the id of an open card."""
    for source in sources:
        if source == "stack":
            game.play("draw", source="stack")
        else:
            game.play("draw", source="open", card=source)


def action_words(action: Action) -> tuple[str, str, tuple[str, ...], str, str]:
    """An action in words, to compare with the oracle's."""
    return action.act, action.at, action.pay, action.source, action.card


def without(data: Any, *path: str | int) -> Any:
    """A copy of a file's content in which one part is missing."""
    changed = deepcopy(data)
    part = changed
    for step in path[:-1]:
        part = part[step]
    del part[path[-1]]
    return changed


def changed(data: Any, value: Any, *path: str | int) -> Any:
    """A copy of a file's content in which one part is another."""
    copy = deepcopy(data)
    part = copy
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    return copy
