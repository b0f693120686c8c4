"""The engine and the oracle play the same games side by side: at every step the same actions are legal, and the same
things lie on the table afterwards."""

from itertools import product
from typing import Any

import pytest

from tests.oracles import board as oracle_board
from tests.oracles.legal import candidates, legal_actions
from tests.oracles.play import deal, play
from tests.oracles.referee import replay as naive_replay
from tests.oracles.scoring import final, interim
from tests.oracles.table import Action as Candidate
from tests.oracles.table import Rules, Table
from webpower.engine.chance import generator, pick
from webpower.games.power.actions import Action
from webpower.games.power.game import Game, new_game
from webpower.games.power.options import VARIANTS
from webpower.games.power.position import EMPTY, Phase, Position
from webpower.games.power.result import final_entry
from webpower.games.power.scoring import score

PHASES = {Phase.PLACE: "start", Phase.MORE: "second", Phase.DRAW: "draw", Phase.OVER: "over"}
COMBINATIONS = [
    pytest.param(variant, vatican, joker, players, id=f"{variant}{'-vatican' * vatican}{'-joker' * joker}-{players}")
    for variant, vatican, joker, players in product(VARIANTS, (False, True), (False, True), (3, 4, 5))
]


def in_oracle_words(action: Action) -> Candidate:
    """An action of the engine as the oracle writes it."""
    named = Candidate(action.act, action.at or None, action.pay, action.source or None, action.card or None)
    return named._replace(pay=tuple(sorted(named.pay)))


def names_of(position: Position, kinds: bytes) -> list[str]:
    return [position.board.cards[kind].kind for kind in kinds]


def hand_of(position: Position, seat: int) -> list[str]:
    return sorted(
        card.kind for kind, card in enumerate(position.board.cards) for _ in range(position.hands[seat][kind])
    )


def oracle_table(game: Game, options: dict[str, Any]) -> Table:
    """The same game on the oracle's table; the second stack is asked of the engine's source of chance."""
    board = oracle_board.load_board()
    cards = game.setup.board.cards
    number = {card.kind: kind for kind, card in enumerate(cards)}

    def second_stack(discards: list[str]) -> list[str]:
        return [cards[kind].kind for kind in game.outcomes.order(1, [number[card] for card in discards])]

    rules = Rules(options["variant"] == "fast", options["vatican"], options["joker_own_country"])
    deck = [cards[kind].kind for kind in game.deck]
    return deal(board, list(game.names), rules, deck, second_stack)


def same_table(position: Position, table: Table) -> None:
    """Asserts that the same things lie in both places."""
    board, pieces = position.board, position.pieces
    assert PHASES[position.phase] == table.phase
    if not position.is_over:
        assert position.seat == table.seat
    assert [hand_of(position, seat) for seat in range(position.setup.seats)] == [sorted(hand) for hand in table.hands]
    assert sorted(names_of(position, position.open)) == sorted(table.open)
    assert names_of(position, position.stack) == table.stack
    discard = [card.kind for kind, card in enumerate(board.cards) for _ in range(position.discard[kind])]
    assert sorted(discard) == sorted(table.discards)
    owners = {site.id: owner for site, owner in zip(board.sites, pieces.owners, strict=True) if owner != EMPTY}
    assert owners == table.cloisters
    for country, here in zip(board.countries, pieces.advisors, strict=True):
        assert list(here) == table.advisors_in(country.name)
    arms = {arms.name: owner for arms, owner in zip(board.arms, pieces.arms, strict=True) if owner != EMPTY}
    assert arms == table.vatican


def play_side_by_side(seed: int, options: dict[str, Any], players: int, every: int = 1) -> int:
    """A random game in both; legal actions are compared every few steps. Returns how many candidates were judged."""
    game = new_game(players, seed, **options)
    table = oracle_table(game, options)
    random = generator(seed, "lockstep")
    judged = 0
    same_table(game.position, table)
    while legal := game.legal_actions():
        if game.node.number % every == 0:
            assert {in_oracle_words(action) for action in legal} == legal_actions(table)
            judged += len(candidates(table.board))
        # Pieces more often than random play would place them, so that boards get full.
        eager = [action for action in legal if action.act in ("cloister", "advisor", "vatican")] or legal
        action = pick(eager if random.random() < 0.7 else legal, random)
        play(table, in_oracle_words(action))
        game.play(action)
        same_table(game.position, table)
        if game.node.number % 40 == 0:
            same_scores(game.position, table)
    same_scores(game.position, table)
    assert naive_replay(game.record()) == []
    return judged


def same_scores(position: Position, table: Table) -> None:
    """Asserts that the final scoring of the position is the same; of the chains, the points."""
    engine = final_entry(position.setup, score(position))
    naive = final(table.position(), table.board)
    assert engine["cloisters"] == naive["cloisters"]
    assert engine["alliances"] == naive["alliances"]
    for ours, theirs in zip(engine["chains"], naive["chains"], strict=True):
        assert sum(map(len, ours)) == sum(map(len, theirs))


@pytest.mark.parametrize(("variant", "vatican", "joker", "players"), COMBINATIONS)
def test_a_game_of_every_kind_in_lockstep(variant: str, vatican: bool, joker: bool, players: int):
    options = {"variant": variant, "vatican": vatican, "joker_own_country": joker}
    assert play_side_by_side(players, options, players, every=6) > 10_000


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "vatican", "joker", "players"), COMBINATIONS)
def test_many_games_of_every_kind_in_lockstep(variant: str, vatican: bool, joker: bool, players: int):
    """About five million candidate actions in all."""
    options = {"variant": variant, "vatican": vatican, "joker_own_country": joker}
    judged = 0
    seed = 1000
    while judged < 210_000:
        judged += play_side_by_side(seed, options, players, every=1)
        seed += 1


def test_the_interim_scoring_is_the_same():
    game = new_game(4, seed=6).play_on("random")
    at_interim = next(node for node in game.line() if node.position.exhausted)
    record = game.record()
    assert record["result"]["interim"] is not None
    table = oracle_table(game, {"variant": "standard", "vatican": False, "joker_own_country": False})
    for node in game.line()[1 : at_interim.number]:
        assert node.action is not None
        play(table, in_oracle_words(node.action))
    naive = interim(table.position(), table.board)
    assert naive == record["result"]["interim"]
