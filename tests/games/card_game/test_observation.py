"""Observations: what a seat sees, and that nothing leads from it to what is hidden."""

import gc
from types import ModuleType
from typing import Any

import pytest

from tests.games.card_game.dealing import dealt, eagerly, played
from tests.games.card_game.staging import ALL_OPTIONS, stage, take
from webpower.engine.chance import generator, shuffled
from webpower.games.card_game.cards import LAWS, Law, slot
from webpower.games.card_game.observation import MINUS_TWO, Observation, imagined, observe
from webpower.games.card_game.position import Position
from webpower.games.card_game.rules import legal_actions
from webpower.games.card_game.ruleset import RULES
from webpower.games.card_game.scoring import score, score_seen
from webpower.games.card_game.turn import apply


def positions(seed: int, players: int = 4, every: int = 1, **options: Any) -> list[Position]:
    """A whole game, its start included."""
    start = dealt(players, seed, **options)
    return [start, *(after for _, _, after in played(start, eagerly(seed)))][::every]


@pytest.fixture(scope="module", params=ALL_OPTIONS, ids=str)
def game(request: pytest.FixtureRequest) -> list[Position]:
    options: dict[str, Any] = request.param
    return positions(21, **options)


def hidden_kinds(position: Position, seat: int) -> list[int]:
    """The law cards that a seat has not seen: first those in other hands, then those on land cards."""
    hands = [
        kind
        for other, laws in enumerate(position.laws)
        for kind, number in enumerate(laws)
        for _ in range(number)
        if other != seat and not (position.is_over and kind == MINUS_TWO)
    ]
    return [*hands, *(position.law_at(here) for here in position.setup.cards.law_slots if position.law_at(here) >= 0)]


def test_positions_that_differ_only_in_hidden_law_cards_look_the_same(game: list[Position]):
    """Every law card that a seat has not seen is dealt anew: to the same hands, as many each, and the same places."""
    changed = 0
    for number, position in enumerate(game):
        for seat in range(position.setup.seats):
            seen = observe(position, None, seat)
            kinds = shuffled(hidden_kinds(position, seat), generator(number, seat))
            twin = imagined(seen, kinds)
            assert observe(twin, None, seat) == seen
            assert score_seen(observe(twin, None, seat)) == score_seen(seen)
            changed += twin.laws != position.laws or [twin.law_at(s) for s in twin.setup.cards.law_slots] != [
                position.law_at(s) for s in position.setup.cards.law_slots
            ]
    assert changed or len({kind for position in game for kind in position.dealt_laws}) == 1


def test_of_law_cards_dealt_and_taken_nothing_tells_the_kind():
    """The same by hand: one more law card of another kind in another hand, and on another card."""
    one = stage(["bayern", "bayern"], laws={1: [Law.MINUS_TWO]})
    other = stage(["bayern", "bayern"], laws={1: [Law.TAKE_BACK]}, on_cards=[Law.THREE_SYMBOLS] * 8)
    assert one != other
    for seat in (0, 2):
        assert observe(one, None, seat) == observe(other, None, seat)
        assert score_seen(observe(one, None, seat)) == score_seen(observe(other, None, seat))
    assert observe(one, None, 1) != observe(other, None, 1)
    assert score(one) != score(other)


def test_the_unseen_law_cards_are_those_in_other_hands_and_on_land_cards(game: list[Position]):
    for position in game:
        for seat in range(position.setup.seats):
            seen = observe(position, None, seat)
            kinds = hidden_kinds(position, seat)
            assert list(seen.unseen) == [kinds.count(kind) for kind in range(len(LAWS))]
            assert len(seen.covered) == sum(position.law_at(here) >= 0 for here in position.setup.cards.law_slots)


def test_fields_with_a_name_of_the_position_mean_the_same(game: list[Position]):
    public = set(Position._fields) & set(Observation._fields) - {"seat"}
    assert public == set(Position._fields) - {"seat", "laws", "dealt_laws"}
    for position in game:
        seen = observe(position, None, 1)
        assert all(getattr(seen, name) == getattr(position, name) for name in public)
        assert (seen.seat, seen.mover, seen.own_laws) == (1, position.seat, position.laws[1])
        assert list(seen.law_numbers) == [sum(laws) for laws in position.laws]
        assert [seen.cards_of(seat) for seat in range(4)] == [position.cards_of(seat) for seat in range(4)]
        assert seen.is_over == position.is_over


def test_cards_that_cost_points_are_known_to_their_owners_until_the_end():
    shown = 0
    for seed in range(12):
        game = positions(seed, law_split=[1, 1, 1, 5])
        for position in (game[len(game) // 2], game[-1]):
            for seat in range(4):
                costs = [
                    laws[MINUS_TWO] if seat == other or position.is_over else 0
                    for other, laws in enumerate(position.laws)
                ]
                seen = observe(position, None, seat)
                assert list(seen.shown) == costs
                assert score_seen(seen).of_kind("laws").totals() == tuple(-2 * number for number in costs)
                shown += sum(costs)
        for seat in range(4):
            assert score_seen(observe(game[-1], None, seat)) == score(game[-1])
    assert shown > 0


def test_an_imagined_position_can_be_played_on(game: list[Position]):
    """The observer may do the same in it, and the same comes of what gives no law card."""
    for position in game[::5]:
        twin = imagined(observe(position, None, position.seat))
        assert legal_actions(twin) == legal_actions(position)
        for action in legal_actions(twin):
            taken = action.act == "take" and position.law_at(position.span(action.row)[action.end == "right"]) >= 0
            if not taken:
                after, really = (apply(start, action) for start in (twin, position))
                if after.seat == really.seat == position.seat:
                    assert observe(after, None, position.seat) == observe(really, None, position.seat)


def followed(thing: Any) -> list[Any]:
    """Everything that the garbage collector's references lead to; only code is left out."""
    waiting, seen = [thing], dict[int, Any]()
    while waiting:
        here = waiting.pop()
        if id(here) not in seen and not isinstance(here, type | ModuleType) and not callable(here):
            seen[id(here)] = here
            waiting += gc.get_referents(here)
    return list(seen.values())


def test_no_way_that_python_knows_leads_to_a_position(game: list[Position]):
    for position in game[::40]:
        things = followed(observe(position, None, 1))
        assert not any(isinstance(thing, Position) for thing in things)
        assert not any(thing is position.dealt_laws or thing is position.laws for thing in things)
    assert any(isinstance(thing, Position) for thing in followed([game[-1]]))


def test_there_is_nothing_to_remember():
    start = stage(["bayern", "bayern"])
    assert RULES.first_memory(start) is None  # type: ignore[func-returns-value]
    assert RULES.remember(None, start, take(1)) is None  # type: ignore[func-returns-value]
    assert start.law_at(slot(1, 2)) == MINUS_TWO
