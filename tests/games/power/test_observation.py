"""Observations: what a seat sees, what it remembers, and that nothing leads from it to what is hidden."""

import gc
from collections import Counter
from types import ModuleType
from typing import Any

import pytest

from webpower.engine.chance import generator, shuffled
from webpower.engine.history import History, Node
from webpower.engine.players import RandomPlayer
from webpower.games.power.game import Game, new_game
from webpower.games.power.observation import Observation, observe
from webpower.games.power.position import Position, Setup

OPTIONS: list[dict[str, Any]] = [{}, {"variant": "fast"}, {"vatican": True}]


@pytest.fixture(scope="module", params=OPTIONS, ids=str)
def game(request: pytest.FixtureRequest) -> Game:
    return new_game(4, seed=21, **request.param).play_on("random")


def reachable(thing: Any) -> list[Any]:
    """Everything that references lead to, but for types, modules, functions and the setup, which hides nothing."""
    found: list[Any] = []
    waiting, seen = [thing], set()
    while waiting:
        here = waiting.pop()
        if id(here) in seen or isinstance(here, Setup | type):
            continue
        seen.add(id(here))
        found.append(here)
        if isinstance(here, dict):
            waiting += [*here.keys(), *here.values()]
        elif isinstance(here, tuple | list | set | frozenset):
            waiting += list(here)
        waiting += list(vars(here).values()) if hasattr(here, "__dict__") else []
        slots = getattr(type(here), "__slots__", ())
        waiting += [getattr(here, slot) for slot in slots if hasattr(here, slot)]
    return found


def test_no_references_lead_to_hidden_cards(game: Game):
    for node in game.line()[::9]:
        for seat in range(4):
            seen = observe(node.position, node.memory, seat)
            things = reachable(seen)
            assert not any(isinstance(thing, Position) for thing in things)
            # Identity, not equality: another seat may happen to hold the same cards.
            hidden = [hand for other, hand in enumerate(node.position.hands) if other != seat]
            assert not any(
                thing is hand for thing in things for hand in hidden if hand is not node.position.hands[seat]
            )
            assert not any(
                thing == node.position.stack for thing in things if isinstance(thing, bytes) and len(thing) > 6
            )


def followed(thing: Any) -> list[Any]:
    """Everything that the garbage collector's references lead to, through the setup too; only code is left out."""
    waiting, seen = [thing], dict[int, Any]()
    while waiting:
        here = waiting.pop()
        if id(here) not in seen and not isinstance(here, type | ModuleType) and not callable(here):
            seen[id(here)] = here
            waiting += gc.get_referents(here)
    return list(seen.values())


def test_no_way_that_python_knows_leads_to_a_position(game: Game):
    for node in game.line()[::30]:
        things = followed(observe(node.position, node.memory, 1))
        assert len(things) > 1000
        assert not any(isinstance(thing, Position | History | Node) for thing in things)
        assert not any(thing is node.position.stack for thing in things if node.position.stack)
    # Where there is a way it is found, through a list as through an object.
    assert any(isinstance(thing, Position) for thing in followed([game.position]))
    assert any(isinstance(thing, Node) for thing in followed(game))


def test_the_setup_holds_no_card_of_the_game(game: Game):
    options = game.setup.options
    other = new_game(4, seed=22, variant=options.variant, vatican=options.vatican)
    assert other.setup == game.setup
    assert other.deck != game.deck


def test_positions_that_differ_only_in_what_is_hidden_look_the_same(game: Game):
    for node in game.line()[::5]:
        position = node.position
        for seat in range(4):
            hidden = list(position.stack)
            for other in range(4):
                known = node.memory[other] if other != seat else position.hands[seat]
                hidden += [k for k in range(5) for _ in range(position.hands[other][k] - known[k])]
            mixed = shuffled(hidden, generator(node.number, seat))
            hands = []
            for other in range(4):
                known = bytearray(node.memory[other] if other != seat else position.hands[seat])
                for _ in range(sum(position.hands[other]) - sum(known)):
                    known[mixed.pop()] += 1
                hands.append(bytes(known))
            twin = position._replace(hands=tuple(hands), stack=bytes(mixed))
            assert observe(twin, node.memory, seat) == observe(position, node.memory, seat)


def test_what_is_known_is_what_was_taken_openly_and_not_yet_played(game: Game):
    """A second, naive computation, action by action, in the names of cards."""
    taken: list[Counter[str]] = [Counter() for _ in range(4)]
    for node in game.line()[1:]:
        assert node.parent is not None
        assert node.action is not None
        seat, action = node.parent.position.seat, node.action
        gone = [*action.pay, *([action.card] if action.act == "exchange" else [])]
        for card in gone:
            taken[seat][card] = max(0, taken[seat][card] - 1)
        if action.source == "open":
            taken[seat][action.card] += 1
        for other in range(4):
            known = observe(node.position, node.memory, (other + 1) % 4).known[other]
            named = {card.kind: known[kind] for kind, card in enumerate(game.setup.board.cards) if known[kind]}
            assert named == +taken[other]
            assert all(known[kind] <= node.position.hands[other][kind] for kind in range(5))


def test_fields_with_a_name_of_the_position_mean_the_same(game: Game):
    public = set(Position._fields) & set(Observation._fields) - {"seat"}
    assert len(public) == 11
    for node in game.line():
        seen = observe(node.position, node.memory, 1)
        assert all(getattr(seen, name) == getattr(node.position, name) for name in public)
        assert (seen.seat, seen.mover, seen.hand) == (1, node.position.seat, node.position.hands[1])
        assert seen.hand_sizes == tuple(sum(hand) for hand in node.position.hands)
        assert seen.known == (node.memory[0], seen.hand, *node.memory[2:])
        assert seen.stack_size == len(node.position.stack)


def test_the_unseen_cards_are_the_stack_and_the_hidden_cards(game: Game):
    for node in game.line():
        for seat in range(4):
            seen = observe(node.position, node.memory, seat)
            others = sum(sum(hand) for other, hand in enumerate(node.position.hands) if other != seat)
            known = sum(sum(row) for other, row in enumerate(seen.known) if other != seat)
            assert sum(seen.unseen) == len(node.position.stack) + others - known


def test_a_player_gets_the_observation_of_his_own_seat_and_nothing_else():
    asked: list[tuple[int, Any]] = []

    class Noting(RandomPlayer):
        def __init__(self, seat: int) -> None:
            self.seat = seat

        def choose(self, observation: Any, legal: Any, random: Any) -> Any:
            asked.append((self.seat, observation))
            return super().choose(observation, legal, random)

    game = new_game(3, seed=4)
    game.play_on([Noting(seat) for seat in range(3)])
    assert len(asked) == len(game.line()) - 1
    for (seat, observation), node in zip(asked, game.line(), strict=False):
        assert observation.seat == observation.mover == seat == node.position.seat
        assert observation == observe(node.position, node.memory, seat)
