"""The worked examples of the rules, each by its number: 1 to 7 from the rulebook, 8 to 22 worked out by hand."""

from collections.abc import Sequence

import pytest

from tests.games.card_game.staging import (
    NUMBERS,
    SKIP,
    acts,
    allowed,
    card_set,
    is_sound,
    law,
    lift,
    pay,
    place,
    play,
    refused,
    stage,
    take,
)
from webpower.games.card_game.cards import SLOTS, Law, Route, slot
from webpower.games.card_game.cards_file import load_cards
from webpower.games.card_game.position import Phase
from webpower.games.card_game.scoring import (
    KINDS,
    LANDS,
    ROUTES,
    SYMBOLS,
    Held,
    alone_first,
    land_points,
    ranking,
    score_held,
)


def points(ranked: list[tuple[tuple[int, ...], int]], seats: int) -> list[int]:
    """Points by seat of ranks."""
    found = [0] * seats
    for those, number in ranked:
        for seat in those:
            found[seat] = number
    return found


def held(*seats: Sequence[str]) -> Held:
    """Cards that seats hold, in short."""
    words = [card for cards in seats for card in cards]
    numbers = iter(range(len(words)))
    return Held(
        card_set(dict(enumerate(words))), tuple([next(numbers) for _ in cards] for cards in seats), (0,) * len(seats)
    )


# From the rulebook


def test_example_01_two_symbols_are_the_most_of_a_turn():
    rows = [["bayern cf", "bayern c", "bayern"], ["bayern f", "bayern f", "sachsen"]]
    andreas = play(stage(*rows), take(1))
    assert refused(andreas, take(1)) == refused(andreas, take(2)) == "CG-22"
    assert allowed(andreas, take(1, "right"))  # it has no symbol
    beate = play(stage(*rows), take(2))
    assert allowed(beate, take(2))
    beate = play(beate, take(2))
    assert refused(beate, take(1)) == "CG-22"
    assert refused(beate, take(2)) == "CG-21"


def test_example_02_a_stone_from_a_card_is_paid_for_a_card_under_a_stone():
    mine = [slot(2, column) for column in (1, 2, 3)]
    begun = stage(["bayern", "bayern"], ["sachsen"] * 4, stones={slot(1, 1): 1, **dict.fromkeys(mine, 0)})
    andreas = play(begun, take(1))
    assert andreas.phase is Phase.PAY
    assert acts(andreas) == ["pay_slot"]
    assert list(andreas.reserve) == [0, 3, 3]  # Beate has hers back
    paid = play(andreas, pay(mine[1]))
    assert (list(paid.removed), paid.on_cards(0), paid.phase) == ([1, 0, 0], 2, Phase.MORE)
    is_sound(paid)


def test_example_03_land_in_frankreich():
    assert points(land_points([5, 2, 1], 8), 3) == [8, 5, 2]


def test_example_04_land_in_danemark():
    assert points(land_points([2, 2], 4), 2) == [4, 4]


def test_example_05_symbols_in_frankreich():
    sheet = score_held(held(["frankreich cc", "frankreich cc"], ["frankreich ff", "frankreich f"]))
    assert sheet.of_kind(SYMBOLS).totals() == (4, 0)


def test_example_06_symbols_that_three_have():
    sheet = score_held(held(["frankreich ff"], ["frankreich c", "frankreich c"], ["frankreich cc"]))
    assert sheet.of_kind(SYMBOLS).totals() == (2, 2, 2)


@pytest.mark.parametrize(("ships", "carriages", "expected"), [(3, 4, 0), (7, 3, 7), (5, 5, 10)])
def test_example_07_chains(ships, carriages, expected):
    sheet = score_held(held(["england S"] * ships + ["england K"] * carriages, []))
    assert sheet.of_kind(ROUTES).totals() == (expected, 0)


# Worked out by hand


@pytest.mark.parametrize(
    ("country", "counts", "expected"),
    [
        ("kastilien", [3, 2, 2], [7, 3, 3]),
        ("frankreich", [3, 2, 2, 1], [8, 3, 3, 2]),
        ("frankreich", [2, 2, 2, 1, 1], [8, 8, 8, 2, 2]),
        ("bayern", [2, 2, 1, 1], [6, 6, 2, 2]),
        ("england", [5, 0, 0], [5, 0, 0]),
        ("ungarn", [3, 3, 0], [6, 6, 0]),
    ],
)
def test_example_08_land_with_ties_lower_down(country, counts, expected):
    assert points(land_points(counts, NUMBERS[country]), len(counts)) == expected
    sheet = score_held(held(*([country] * number for number in counts)))
    assert list(sheet.of_kind(LANDS).totals()) == expected
    assert set(sheet.by_place(LANDS)) == {country}


def test_example_09_symbols_count_once_for_a_player():
    sheet = score_held(
        held(["franken cc", "franken cr", "franken rr"], ["franken ff", "franken f"], ["franken c", "franken c"])
    )
    assert sheet.of_kind(SYMBOLS).totals() == (3, 3, 0)
    assert score_held(held(["sachsen"], ["sachsen"], [])).of_kind(SYMBOLS).lines == ()


@pytest.mark.parametrize(("ships", "carriages", "expected"), [(4, 4, 0), (5, 4, 5), (6, 5, 11), (0, 18, 18)])
def test_example_10_chains(ships, carriages, expected):
    sheet = score_held(held(["england S"] * ships + ["england K"] * carriages, []))
    assert sheet.of_kind(ROUTES).totals() == (expected, 0)


@pytest.mark.parametrize(("minus_two", "expected"), [(0, 70), (1, 68), (2, 66)])
def test_example_11_a_total(minus_two, expected):
    """A land of 45, symbols of 14, 6 ships and 5 carriages."""
    mine = [f"{country} cc S" for country in ("frankreich", "franken", "sachsen", "kastilien", "bayern", "ungarn")]
    mine += ["danemark cc K", "frankreich K", "franken K", "sachsen K", "kastilien K"]
    sheet = score_held(Held(held(mine).cards, (range(len(mine)), ()), (minus_two, 0)))
    assert [sheet.of_kind(kind).totals()[0] for kind in KINDS] == [45, 14, 11, -2 * minus_two]
    assert sheet.totals() == (expected, 0)


@pytest.mark.parametrize(
    ("totals", "land_cards", "expected", "winner"),
    [
        ([61, 61, 50], [19, 18, 19], (1, 2, 3), (0,)),
        ([61, 61, 60], [19, 19, 18], (1, 1, 3), ()),
        ([60, 61, 61], [20, 18, 18], (3, 1, 1), ()),
    ],
)
def test_example_12_ties(totals, land_cards, expected, winner):
    assert ranking(totals, land_cards) == expected
    assert alone_first(expected) == winner


def test_example_13_the_limit_counts_symbols():
    begun = stage(["franken f", "franken cf"], ["franken r"], ["franken"], laws={0: [Law.THREE_SYMBOLS]})
    position = play(begun, take(1))
    assert position.symbols == 1
    assert refused(position, take(1)) == "CG-22"
    assert allowed(position, take(2))
    assert allowed(position, take(3))
    position = play(position, law(Law.THREE_SYMBOLS))
    assert allowed(position, take(1))


def test_example_14_different_colours():
    rows = [["sachsen c", "franken r"], ["franken f", "sachsen c"], ["bayern", "ungarn K"], ["danemark f"]]
    position = play(stage(*rows, laws={0: [Law.DIFFERENT_COLOURS]}), law(Law.DIFFERENT_COLOURS), take(1), take(2))
    assert position.symbols == 2
    assert [refused(position, take(row)) for row in (1, 2, 4)] == ["CG-22"] * 3
    assert allowed(position, take(3))
    assert allowed(position, take(3, "right"))
    without = play(stage(*rows), take(1))
    assert refused(without, take(2)) == "CG-21"


def test_example_15_what_a_take_uncovers_may_be_taken():
    position = play(stage(["bayern f", "bayern c", "sachsen"]), take(1))
    assert allowed(position, take(1))
    position = play(position, take(1))
    assert (position.symbols, position.taken, position.phase) == (2, 2, Phase.CLAIM)
    initial = stage(["bayern f", "bayern c", "bayern"], only_initial_ends=True)
    assert refused(play(initial, take(1)), take(1)) == "CG-25"


def test_example_16_a_cap_of_two():
    """Four players. Anna has two stones on cards and one at hand; a card lies under Barbara's."""
    mine = [slot(2, 1), slot(2, 2)]
    rows = [["bayern", "sachsen"], ["ungarn"] * 5]
    begun = stage(*rows, stones={**dict.fromkeys(mine, 0), slot(1, 1): 1}, players=4)
    claim = play(begun, take(1, "right"))  # another country, so that nothing more can be taken
    assert claim.phase is Phase.CLAIM
    assert refused(claim, place(slot(2, 3))) == "CG-40"
    assert allowed(claim, lift(mine[0]))
    owing = play(begun, take(1))
    assert acts(owing) == ["pay_reserve", "pay_slot"]
    at_hand = play(owing, pay())
    assert at_hand.phase is Phase.CLAIM
    assert (at_hand.on_cards(0), at_hand.reserve[0], at_hand.removed[0]) == (2, 0, 1)
    assert allowed(at_hand, lift(mine[0]))
    from_card = play(owing, pay(mine[0]))
    assert (from_card.on_cards(0), from_card.reserve[0], from_card.removed[0]) == (1, 1, 1)
    assert allowed(from_card, place(slot(2, 3)))
    assert refused(from_card, lift(mine[1])) == "CG-41"


def test_example_17_a_cap_of_three():
    rows = [["bayern", "sachsen"], ["ungarn"] * 5]
    one = play(stage(*rows, stones={slot(2, 1): 0}), take(1))
    assert allowed(one, place(slot(2, 2)))
    assert refused(one, lift(slot(2, 1))) == "CG-41"
    two = play(stage(*rows, stones={slot(2, 1): 0, slot(2, 2): 0}, removed={0: 1}), take(1))
    assert refused(two, place(slot(2, 3))) == "CG-40"
    assert allowed(two, lift(slot(2, 1)))


def test_example_18_without_a_stone():
    stones = {slot(1, 1): 1, slot(2, 1): 1, slot(3, 1): 1}
    free = stage(["bayern"], ["sachsen"], ["ungarn"], ["italien cc"], stones=stones, removed={0: 3})
    assert acts(free) == ["take"]
    assert [allowed(free, take(row)) for row in (1, 2, 3, 4)] == [False, False, False, True]
    assert refused(free, take(1)) == "CG-27"
    assert refused(free, SKIP) == "CG-32"
    stones[slot(3, 1)] = 2
    blocked = stage(["bayern"], ["sachsen"], ["ungarn"], stones=stones, removed={0: 3})
    assert acts(blocked) == ["pass"]
    after = play(blocked, SKIP)
    assert (after.seat, after.phase, after.stones) == (1, Phase.TAKE, blocked.stones)
    may = stage(["bayern"], ["sachsen"], ["ungarn"], stones=stones, removed={0: 3}, laws={0: [Law.TAKE_BACK]})
    assert acts(may) == ["play_law", "pass"]
    back = play(may, law(Law.TAKE_BACK))
    assert acts(back) == ["take"]
    assert refused(back, SKIP) == "CG-32"
    taken = play(back, take(1))
    assert list(taken.removed) == [3, 0, 0]  # that stone, by itself, since there is no other
    assert taken.reserve[1] == 2  # Barbara has two on cards still, and this one back
    is_sound(taken)


def test_example_19_two_cards_cost_two_stones():
    begun = stage(["bayern"], ["bayern"], ["bayern"], stones={slot(1, 1): 1, slot(2, 1): 2}, removed={0: 2})
    position = play(begun, take(1))
    assert position.removed[0] == 3
    assert refused(position, take(2)) == "CG-27"
    assert allowed(position, take(3))


def test_example_20_the_own_stone_comes_back_and_may_be_placed():
    mine = [slot(1, 1), slot(2, 1), slot(2, 2)]
    begun = stage(["bayern", "sachsen"], ["ungarn"] * 5, stones=dict.fromkeys(mine, 0))
    claim = play(begun, take(1))
    assert (claim.phase, claim.on_cards(0), claim.reserve[0]) == (Phase.CLAIM, 2, 1)
    placed = play(claim, place(slot(2, 4)))
    assert placed.stones[slot(2, 4)] == 0
    assert (placed.seat, placed.phase) == (1, Phase.TAKE)
    is_sound(placed)


def dealt_round(players: int) -> Held:
    """The printed cards, dealt one after the other to each player in turn."""
    cards = load_cards("reconstructed")
    return Held(cards, tuple(range(seat, SLOTS, players) for seat in range(players)), (0,) * players)


def test_example_21_a_whole_game_of_three():
    everything = dealt_round(3)
    sheet = score_held(everything)
    assert {country: list(points) for country, points in sheet.by_place(LANDS).items()} == {
        "frankreich": [8, 8, 3],
        "franken": [3, 7, 3],
        "sachsen": [3, 3, 7],
        "kastilien": [7, 3, 3],
        "italien": [6, 6, 6],
        "bayern": [6, 6, 6],
        "ungarn": [6, 6, 6],
        "england": [2, 5, 5],
        "danemark": [4, 2, 2],
    }
    assert {country: list(points) for country, points in sheet.by_place(SYMBOLS).items()} == {
        "frankreich": [3, 0, 0],
        "franken": [3, 3, 0],
        "sachsen": [2, 0, 2],
        "kastilien": [3, 3, 0],
        "italien": [0, 3, 0],
        "bayern": [2, 2, 2],
        "ungarn": [0, 3, 0],
        "england": [0, 2, 2],
        "danemark": [1, 1, 1],
    }
    assert [everything.routes(route) for route in (Route.SHIP, Route.CARRIAGE)] == [[6, 8, 4], [5, 5, 8]]
    assert [sheet.of_kind(kind).totals() for kind in KINDS] == [(45, 46, 41), (14, 17, 7), (11, 13, 8), (0, 0, 0)]
    assert sheet.totals() == (70, 76, 56)
    assert [len(cards) for cards in everything.lands] == [19, 19, 18]
    assert alone_first(ranking(sheet.totals(), [19, 19, 18])) == (1,)


def test_example_22_a_whole_game_of_four():
    everything = dealt_round(4)
    sheet = score_held(everything)
    routes = [everything.routes(route) for route in (Route.SHIP, Route.CARRIAGE)]
    assert list(zip(*routes, strict=True)) == [(5, 5), (4, 5), (3, 4), (6, 4)]
    assert [sheet.of_kind(kind).totals() for kind in KINDS] == [
        (43, 44, 44, 45),
        (10, 9, 10, 7),
        (10, 5, 0, 6),
        (0, 0, 0, 0),
    ]
    assert sheet.totals() == (63, 58, 54, 58)
    assert [len(cards) for cards in everything.lands] == [14] * 4
