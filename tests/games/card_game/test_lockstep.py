"""The engine and the naive referee play the same games side by side: at every step the same actions are legal, and the
same things lie on the table afterwards."""

import json
from functools import cache
from itertools import product
from typing import Any

import pytest

from tests.games.card_game.dealing import at_random, dealt, eagerly, played
from tests.games.card_game.staging import ALL_OPTIONS
from tests.oracles import card_referee as referee
from webpower.games.card_game.actions import ACTIONS, NOWHERE, Action
from webpower.games.card_game.cards import LAWS
from webpower.games.card_game.position import EMPTY, Position
from webpower.games.card_game.rules import legal_actions
from webpower.games.card_game.scoring import KINDS, score, winners
from webpower.resources import data_path

COMBINATIONS = [
    pytest.param(options, players, id=f"{'-'.join(options) or 'rulings'}-{players}")
    for options, players in product(ALL_OPTIONS, (3, 4, 5))
]


@cache
def printed() -> list[dict[str, Any]]:
    """The land cards as their file has them, by id."""
    entries: list[dict[str, Any]] = json.loads(data_path("cards", "reconstructed.json").read_text("utf-8"))[
        "land_cards"
    ]
    return sorted(entries, key=lambda card: card["id"])


def same_start(position: Position, options: dict[str, Any]) -> referee.Table:
    """The same game on the referee's table."""
    cards = [printed()[card] for card in position.layout]
    laws = [str(LAWS[kind]) for kind in position.dealt_laws]
    return referee.deal(cards, laws, position.setup.seats, position.seat, options)


def in_words(action: Action) -> referee.Action:
    """An action as the referee writes it."""
    parts = [
        action.row or None,
        action.end or None,
        None if action.slot == NOWHERE else action.slot,
        action.law or None,
    ]
    return (action.act, *(part for part in parts if part is not None))


def same_table(position: Position, table: referee.Table) -> None:
    """Asserts that the same things lie in both places."""
    assert position.phase == table["phase"]
    assert position.seat == table["seat"]
    lying = {cell["slot"]: cell for cell in referee.cells(table)}
    assert [slot for slot, owner in enumerate(position.owners) if owner == EMPTY] == sorted(lying)
    stones = {slot: cell["stone"] for slot, cell in lying.items() if cell["stone"] is not None}
    assert {slot: stone for slot, stone in enumerate(position.stones) if stone != EMPTY} == stones
    for slot, cell in lying.items():
        law = position.law_at(slot)
        assert (None if law == NOWHERE else LAWS[law]) == cell["law"]
    for seat, player in enumerate(table["players"]):
        assert (position.reserve[seat], position.removed[seat]) == (player["reserve"], player["removed"])
        assert list(position.laws[seat]) == [player["laws"].count(law) for law in LAWS]
        assert sorted(position.cards_of(seat)) == sorted(card["id"] - 1 for card in player["cards"])
    assert list(position.played_laws) == [table["played"].count(law) for law in LAWS]
    assert (position.symbols, position.taken) == (table["symbols"], table["taken"])
    assert (position.three, position.mixed) == (table["three"], table["mixed"])
    first = None if position.colour == NOWHERE else position.setup.cards.countries[position.colour].id
    assert first == table["country"]
    assert (None if position.lifted == NOWHERE else position.lifted) == table["lifted"]


def same_scores(position: Position, table: referee.Table) -> None:
    """Asserts that both count the same points and name the same winner."""
    sheet = score(position)
    assert {kind: list(sheet.of_kind(kind).totals()) for kind in KINDS} == referee.scores(table)
    winner = referee.winner(table)
    assert winners(position) == (() if winner is None else (winner,))


def play_side_by_side(seed: int, options: dict[str, Any], players: int, every: int) -> int:
    """A game in both; the legal actions are compared every few steps. Returns how many candidates were judged."""
    start = dealt(players, seed, **options)
    table = same_start(start, options)
    choose = eagerly(seed) if seed % 2 else at_random(seed)
    same_table(start, table)
    judged, position = 0, start
    for step, (position, action, after) in enumerate(played(start, choose)):
        if step % every == 0:
            assert {in_words(action) for action in legal_actions(position)} == referee.legal_actions(table)
            judged += len(referee.CANDIDATES)
        referee.play(table, in_words(action))
        same_table(after, table)
        if step % 20 == 0:
            same_scores(after, table)
        position = after
    assert position.is_over
    same_scores(position, table)
    return judged


@pytest.mark.parametrize(("options", "players"), COMBINATIONS)
def test_games_of_every_kind_in_lockstep(options: dict[str, Any], players: int):
    assert sum(play_side_by_side(seed, options, players, every=1) for seed in range(10)) > 150_000


@pytest.mark.slow
@pytest.mark.parametrize(("options", "players"), COMBINATIONS)
def test_many_games_of_every_kind_in_lockstep(options: dict[str, Any], players: int):
    assert sum(play_side_by_side(seed, options, players, every=1) for seed in range(1000, 1100)) > 1_500_000


def test_every_action_of_the_list_is_a_candidate():
    assert [in_words(action) for action in ACTIONS] == referee.CANDIDATES
