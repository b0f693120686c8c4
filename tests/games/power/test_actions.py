"""The list of actions: fixed and numbered, so that records, clicks and learning agents can rely on it."""

from hashlib import sha256
from itertools import groupby

import pytest

from tests.games.power.staging import BOARD, small_board_data
from webpower.games.power.actions import action_list
from webpower.games.power.board_file import make_board

LIST = action_list(BOARD)


def test_there_are_471():
    assert len(LIST) == len(LIST.all) == 471


def test_each_knows_its_number():
    assert [action.index for action in LIST.all] == list(range(471))


def test_the_whole_list_is_pinned():
    """A change here breaks whatever was stored by number: it needs a good reason."""
    words = "\n".join(str(action) for action in LIST.all)
    assert sha256(words.encode()).hexdigest() == "7115e0b8e6a61076e5be5e460ff3bf3b3134f1b6be89fe44a63dcdf42a852cd2"


def test_the_order_of_the_acts():
    acts = [(act, len(list(group))) for act, group in groupby(LIST.all, key=lambda action: action.act)]
    assert acts == [
        ("cloister", 54 * 6),
        ("advisor", 9 * 6),
        ("vatican", 16 * 5),
        ("stop", 1),
        ("exchange", 5),
        ("draw", 6),
        ("pass", 1),
    ]


@pytest.mark.parametrize(
    ("index", "words"),
    [
        (0, "cloister lindisfarne for england-schwaben"),
        (1, "cloister lindisfarne for franken-aragon + franken-aragon"),
        (5, "cloister lindisfarne for frankreich + frankreich"),
        (6, "cloister fountains for england-schwaben"),
        (324, "advisor England for england-schwaben"),
        (378, "vatican council/Franken for franken-aragon + franken-aragon"),
        (457, "vatican cloister/Schwaben for frankreich + frankreich"),
        (458, "stop"),
        (459, "exchange franken-aragon"),
        (464, "draw stack"),
        (465, "draw open franken-aragon"),
        (470, "pass"),
    ],
)
def test_some_numbers(index, words):
    assert str(LIST.all[index]) == words


def test_the_ordered_parts_are_the_same_actions():
    placements = [*LIST.cloisters, *LIST.advisors, *LIST.vatican]
    parts = [action for by_payment in placements for action in by_payment]
    assert [*parts, LIST.stop, *LIST.exchanges, LIST.draw_stack, *LIST.draw_open, LIST.pass_] == list(LIST.all)


def test_wp_11_payments_are_one_card_of_the_country_or_two_of_a_kind():
    for action in LIST.all:
        if len(action.pay) == 1:
            assert action.pay[0] == BOARD.cards[BOARD.countries[action.country].card].kind
        assert len(action.pay) == action.cost <= 2
        assert len(set(action.pay)) <= 1


def test_wp_61_the_vatican_is_paid_by_pairs_only():
    assert {len(action.pay) for action in LIST.all if action.act == "vatican"} == {2}


def test_each_is_found_by_its_names():
    for action in LIST.all:
        assert LIST.find(action.act, action.at, action.pay, action.card, action.source) is action
    assert LIST.find("cloister", "chorin", ["frankreich"]) is None


def test_no_two_are_called_the_same():
    assert len({str(action) for action in LIST.all}) == 471


def test_another_board_has_a_list_of_its_own():
    assert len(action_list(make_board(small_board_data()))) == 18 * 6 + 54 + 80 + 13
