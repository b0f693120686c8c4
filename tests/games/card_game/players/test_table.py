"""The quick table and its turns: all that is done there can be done by the rules, and comes to the same."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.games.card_game.dealing import at_random, dealt, eagerly, played
from webpower.engine.chance import generator
from webpower.games.card_game.actions import (
    END_TAKE,
    END_TURN,
    LIFTS,
    NOWHERE,
    PASS,
    PAY_RESERVE,
    PAYS,
    PLACES,
    PLAYS,
    Action,
)
from webpower.games.card_game.players.plans import take_of
from webpower.games.card_game.players.playout import play_on, play_turn
from webpower.games.card_game.players.table import MIXED, THREE, Table
from webpower.games.card_game.players.takings import takings
from webpower.games.card_game.players.weights import BELIEFS, Weights
from webpower.games.card_game.position import CLAIM, LIFTED, MORE, PAY, TAKE, Position
from webpower.games.card_game.rules import legal_actions
from webpower.games.card_game.turn import apply

OPTIONS: list[dict[str, Any]] = [
    {},
    {"stop_at_limit": True},
    {"only_initial_ends": True},
    {"move_any_time": True},
    {"cap_rule": "ever", "law_split": (1, 3, 3, 1)},
    {"only_initial_ends": True, "stop_at_limit": True},
]


def state(table: Table) -> dict[str, Any]:
    """All that a table holds."""
    return dict(vars(table))


class Referee(Table):
    """A table that does all that is done on it by the rules, too, and finds both the same."""

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self.position = position
        self.done: Counter[str] = Counter()

    def _do(self, action: Action) -> None:
        assert action in legal_actions(self.position), (action, self.position)
        self.position = apply(self.position, action)
        self.done[action.act] += 1

    def play_law(self, kind: int) -> None:
        self._do(PLAYS[kind])
        super().play_law(kind)

    def take(self, slot: int) -> bool:
        self._do(take_of(self.position, slot))
        return super().take(slot)

    def pay(self, slot: int) -> None:
        if self.position.phase is PAY:  # a single stone is paid by itself
            self._do(PAY_RESERVE if slot == NOWHERE else PAYS[slot])
        super().pay(slot)

    def place(self, slot: int, source: int = NOWHERE) -> None:
        self._stop_taking()
        if source != NOWHERE:
            self._do(LIFTS[source])
        self._do(PLACES[slot])
        super().place(slot, source)

    def next_turn(self) -> None:
        self._stop_taking()
        if self.position.seat == self.seat:
            self._do(PASS if self.position.phase is TAKE else END_TURN)
        super().next_turn()
        self.compare()

    def _stop_taking(self) -> None:
        if self.position.seat == self.seat and self.position.phase is MORE:
            self._do(END_TAKE)

    def compare(self) -> None:
        mine = state(self)
        del mine["position"], mine["done"]
        assert mine == state(Table(self.position))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_playing_on_is_what_the_rules_do(players: int, options: dict[str, Any]):
    done = Counter[str]()
    for seed in range(4):
        table = Referee(dealt(players, seed, **options))
        play_on(table, BELIEFS._replace(stone=1.0), generator(seed), 1000)
        assert table.position.is_over
        assert table.left == 0
        done += table.done
    assert done["place"] > 30
    assert done["take"] + done["end_take"] > 200
    assert done["play_law"] > 2


def test_stones_are_moved_and_paid_and_turns_are_passed():
    """All that can happen does, when stones are thought to be worth nothing."""
    done = Counter[str]()
    for seed in range(30):
        table = Referee(dealt(3 + seed % 3, seed))
        play_on(table, BELIEFS._replace(stone=-3.0 if seed % 2 else 0.0), generator(seed), 1000)
        done += table.done
    assert {"take", "end_take", "pay_reserve", "pay_slot", "play_law", "place", "lift", "end_turn", "pass"} <= set(done)


def test_a_turn_can_be_played_on_from_anywhere():
    for position, _, _ in played(dealt(4, 3), eagerly(3)):
        if position.phase in (TAKE, MORE):
            table = Referee(position)
            play_turn(table, BELIEFS, Random(1))
            assert table.position.is_over or (table.position.phase is TAKE and table.position.plays == 0)


def test_so_many_turns_are_played():
    table = Table(dealt(4, 3))
    seat = table.seat
    play_on(table, BELIEFS, Random(1), 6)
    assert table.seat == (seat + 6) % 4
    assert 0 < table.left <= 50


# Takings


def taken_by_the_rules(position: Position) -> set[bytes]:
    """The owners of all cards after everything that can be taken without playing a law card, found naively."""
    found: set[bytes] = set()
    waiting, seen = [position], {position}
    while waiting:
        here = waiting.pop()
        if here.phase is not PAY and here.taken + (here.seat != position.seat) and (position.taken or here != position):
            found.add(here.owners)
        if here.seat == position.seat:
            for action in legal_actions(here):
                if action.act in ("take", "pay_reserve", "pay_slot"):
                    after = apply(here, action)
                    if after.is_over:
                        found.add(after.owners)
                    elif after not in seen:
                        seen.add(after)
                        waiting.append(after)
    return found


def owners_after(position: Position, slots: tuple[int, ...]) -> bytes:
    owners = bytearray(position.owners)
    for slot in slots:
        owners[slot] = position.seat
    return bytes(owners)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [3, 5])
def test_every_set_of_cards_is_found_once(players: int, options: dict[str, Any]):
    looked_at = 0
    for position, _, _ in played(dealt(players, 5, **options), eagerly(5)):
        if position.phase in (TAKE, MORE):
            ways = [way.slots for way in takings(Table(position), BELIEFS) if not way.laws]
            found = [owners_after(position, slots) for slots in ways]
            assert len(set(found)) == len(found)
            assert set(found) == taken_by_the_rules(position)
            looked_at += len(found)
    assert looked_at > 150


def test_law_cards_widen_what_can_be_taken():
    start = dealt(4, 6)
    hands = tuple(bytes([0, 1, 1, 0]) if seat == start.seat else bytes(4) for seat in range(4))
    position = start._replace(laws=hands)
    plain = {way.slots for way in takings(Table(start), BELIEFS)}
    by_laws: dict[tuple[int, ...], set[bytes]] = {}
    for way in takings(Table(position), BELIEFS):
        by_laws.setdefault(way.laws, set()).add(owners_after(position, way.slots))
    assert by_laws.keys() == {(), (THREE,), (MIXED,), (THREE, MIXED)}
    assert by_laws[()] == {owners_after(position, slots) for slots in plain}
    for laws, found in by_laws.items():
        allowed = position
        for law in laws:
            allowed = apply(allowed, PLAYS[law])
        assert found == taken_by_the_rules(allowed)


@pytest.mark.parametrize("players", [3, 4])
def test_gains_are_the_differences_of_promises(players: int):
    """Against the average opponent, and without what stones and law cards are worth."""
    plain = Weights(stone=0, law=0, held=(0, 0, 0))
    for position, _, _ in played(dealt(players, 8), at_random(8)):
        if position.phase in (TAKE, MORE):
            table = Table(position)
            for way in takings(table, plain):
                after = Table(position._replace(owners=owners_after(position, way.slots)))
                gains = [new - old for new, old in zip(after.promised(), table.promised(), strict=True)]
                own = gains.pop(position.seat)
                assert way.gain == pytest.approx(own - sum(gains) / len(gains))


def test_stones_and_law_cards_have_their_price():
    """The price is that of the weights, less when few cards are left."""
    plain = Weights(stone=0, law=0, held=(0, 0, 0))
    priced = Weights(stone=100, law=1000, held=(1, 2, 3))
    looked_at = Counter[int]()
    for position, _, _ in played(dealt(4, 2, law_split=(2, 3, 3, 0)), eagerly(2)):
        if position.phase in (TAKE, MORE):
            table = Table(position)
            time = min(1.0, position.cards_left / (4 * priced.late))
            others = [seat for seat in range(4) if seat != position.seat]
            for cheap, dear in zip(takings(table, plain), takings(table, priced), strict=True):
                paid = sum(position.stones[slot] in others for slot in dear.slots)
                laws = sum(position.law_at(slot) != NOWHERE for slot in dear.slots)
                price = time * (100 * paid - 1000 * laws + sum(priced.held[law] for law in dear.laws))
                assert dear.gain == pytest.approx(cheap.gain - price)
                looked_at[paid] += 1
    assert looked_at[1] > 20


def test_looking_leaves_the_table_as_it_was():
    for position, _, _ in played(dealt(4, 4), eagerly(4)):
        if position.phase in (TAKE, MORE, CLAIM, LIFTED):
            table = Table(position)
            takings(table, BELIEFS)
            for slot in table.ends():
                table.card_gain(slot, 1)
            assert state(table) == state(Table(position))
