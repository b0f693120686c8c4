"""Properties of whole games, whatever is played: what must hold at every position, and that every game ends."""

from collections import Counter
from itertools import pairwise, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.card_game.dealing import Chooser, at_random, dealt, eagerly, played
from tests.games.card_game.staging import ALL_OPTIONS, is_sound, keeps_laws
from webpower.games.card_game.actions import ACTIONS, NOWHERE, Action
from webpower.games.card_game.cards import LAND_CARDS
from webpower.games.card_game.options import CAP_RULES
from webpower.games.card_game.position import CLAIM, EMPTY, LIFTED, OVER, PAY, TAKE, Position
from webpower.games.card_game.rules import legal_actions, reasons
from webpower.games.card_game.ruleset import RULES
from webpower.games.card_game.scoring import KINDS, score, winners

COMBINATIONS = [
    pytest.param(options, players, id=f"{'-'.join(options) or 'rulings'}-{players}")
    for options, players in product(ALL_OPTIONS, (3, 4, 5))
]


def splits() -> st.SearchStrategy[tuple[int, ...]]:
    """Any four numbers that make eight."""
    cuts = st.lists(st.integers(0, 8), min_size=3, max_size=3).map(sorted)
    return cuts.map(lambda cut: (cut[0], cut[1] - cut[0], cut[2] - cut[1], 8 - cut[2]))


any_options = st.fixed_dictionaries(
    {
        "law_split": splits(),
        "cap_rule": st.sampled_from(CAP_RULES),
        "stop_at_limit": st.booleans(),
        "only_initial_ends": st.booleans(),
        "move_any_time": st.booleans(),
    }
)


def holds(position: Position) -> None:
    """What every position of a game keeps to."""
    is_sound(position)
    keeps_laws(position)
    assert bool(legal_actions(position)) != position.is_over
    assert position.is_over == (position.cards_left == 0)
    assert (position.taken > 0) == (position.colour != NOWHERE) == (position.phase is not TAKE)
    assert 0 <= position.symbols <= position.limit
    assert (position.lifted != NOWHERE) == (position.phase is LIFTED)
    for row in (1, 2, 3, 4):
        low, high = position.span(row)
        assert low == NOWHERE or all(owner == EMPTY for owner in position.owners[low : high + 1])  # no gaps


def follows(before: Position, action: Action, after: Position) -> None:
    """What a single action may and may not change."""
    assert (after.setup, after.layout, after.dealt_laws) == (before.setup, before.layout, before.dealt_laws)
    assert before.cards_left - after.cards_left == (action.act == "take")
    assert sum(after.played_laws) - sum(before.played_laws) == (action.act == "play_law")
    turn = (after.seat - before.seat) % before.setup.seats
    assert turn in (0, 1)
    if action.act in ("place", "end_turn", "pass"):
        assert turn == 1
    if turn or after.phase is OVER:
        assert after.phase in (TAKE, OVER)
    if before.phase in (CLAIM, LIFTED) and not turn:
        assert after.phase in (CLAIM, LIFTED)
    if after.phase is PAY:
        assert action.act == "take"
        assert after.reserve[before.seat] + after.on_cards(before.seat) > 1  # else it would have been paid by itself
    if action.act == "pass":
        assert (after.owners, after.stones, after.reserve) == (before.owners, before.stones, before.reserve)


def check_game(start: Position, choose: Chooser) -> Counter[str]:
    """Plays a game, looks at every position, and counts the acts."""
    holds(start)
    acts: Counter[str] = Counter()
    passes_in_a_row = 0
    for before, action, after in played(start, choose):
        assert hash(before) == hash(before._replace())
        acts[action.act] += 1
        passes_in_a_row = passes_in_a_row + 1 if action.act == "pass" else 0
        assert passes_in_a_row < start.setup.seats  # (CG-57)
        follows(before, action, after)
        holds(after)
    assert acts["take"] == LAND_CARDS
    return acts


@pytest.mark.parametrize(("options", "players"), COMBINATIONS)
def test_what_must_hold_holds_in_every_position_of_random_games(options: dict[str, Any], players: int):
    acts: Counter[str] = Counter()
    for seed in range(10):
        acts += check_game(dealt(players, seed, **options), at_random(seed))
        acts += check_game(dealt(players, seed, **options), eagerly(seed))
    assert set(acts) == {action.act for action in ACTIONS}


@given(players=st.integers(3, 5), seed=st.integers(0, 2**48 - 1), options=any_options, eager=st.booleans())
def test_what_must_hold_holds_whatever_the_options(players: int, seed: int, options: dict[str, Any], eager: bool):
    check_game(dealt(players, seed, **options), eagerly(seed) if eager else at_random(seed))


@given(data=st.data(), players=st.integers(3, 5), options=any_options)
@settings(max_examples=20)
def test_what_must_hold_holds_whatever_is_chosen(data: st.DataObject, players: int, options: dict[str, Any]):
    """Every choice is Hypothesis's own, so that it can look for the shortest game that goes wrong."""
    choices = iter(data.draw(st.lists(st.integers(0, 182), min_size=60, max_size=60)))
    check_game(dealt(players, 1, **options), lambda position, legal: legal[next(choices, 0) % len(legal)])


def test_thousands_of_random_games_end_after_56_takes():
    """Half of the games are played eagerly. Whether stones block so many cards that somebody passes is seen as well."""
    passes = turns = 0
    for number in range(2000):
        options = ALL_OPTIONS[number % len(ALL_OPTIONS)]
        choose = eagerly(number) if number % 2 else at_random(number)
        takes = 0
        for before, action, after in played(dealt(3 + number % 3, number, **options), choose):
            takes += action.act == "take"
            passes += action.act == "pass"
            turns += after.seat != before.seat
        assert takes == LAND_CARDS
        assert after.is_over
    assert 0 < passes < turns


@given(
    players=st.integers(3, 5),
    seed=st.integers(0, 1000),
    options=any_options,
    steps=st.integers(0, 120),
)
def test_legal_means_that_no_rule_is_broken(players: int, seed: int, options: dict[str, Any], steps: int):
    position = dealt(players, seed, **options)
    for _, (_, _, after) in zip(range(steps), played(position, eagerly(seed)), strict=False):
        position = after
    legal = legal_actions(position)
    assert [action for action in ACTIONS if not reasons(position, action)] == legal  # in the order of the list
    for action in ACTIONS:
        for reason in reasons(position, action):
            assert reason.rule.startswith("CG-")
            assert reason.say(("Anna", "Barbara", "Chris", "Dan", "Emil"))


@given(players=st.integers(3, 5), seed=st.integers(0, 1000), options=any_options)
def test_points_add_up_in_every_position(players: int, seed: int, options: dict[str, Any]):
    for number, (_, _, position) in enumerate(played(dealt(players, seed, **options), at_random(seed))):
        if number % 10 and not position.is_over:
            continue
        sheet = score(position)
        seats = range(players)
        assert sheet.totals() == tuple(sum(line.points for line in sheet.lines if seat in line.seats) for seat in seats)
        assert [sum(points) for points in zip(*(sheet.of_kind(kind).totals() for kind in KINDS), strict=True)] == list(
            sheet.totals()
        )
        assert all((line.points > 0) == (line.kind != "laws") and line.seats and line.rule for line in sheet.lines)
        best = max(sheet.totals())
        assert all(sheet.totals()[seat] == best for seat in winners(position))
        assert len(winners(position)) <= 1


def test_a_turn_starts_once_for_a_seat():
    """Law cards that are played before the first card do not begin the turn anew."""
    for seed in range(60):
        start = dealt(3, seed, law_split=(8, 0, 0, 0))
        movers = [start.seat] if RULES.starts_turn(start) else []
        turns = 0
        for before, _, after in played(start, eagerly(seed)):
            turns += after.seat != before.seat
            if RULES.starts_turn(after) and not after.is_over:
                movers.append(after.seat)
        assert len(movers) == turns + 1
        assert all(b == (a + 1) % 3 for a, b in pairwise(movers))
