"""What keeps a position from being legal: everything once, and nothing in any position of a game."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.power.staging import BOARD, COMBINATIONS, NAMES, on_sites, pieces, small_board_data
from webpower.games.power.actions import NOWHERE
from webpower.games.power.board_file import make_board
from webpower.games.power.game import Game, new_game
from webpower.games.power.legality import faults
from webpower.games.power.position import DRAW, EMPTY, MORE, OVER, PLACE, Position, counted, listed

FRANKEN = BOARD.country_number["Franken"]


def told(position: Position) -> list[str]:
    return [fault.cited(NAMES) for fault in faults(position)]


def begun(**options: Any) -> Position:
    """A position in the middle of a game, in which Anna begins a turn."""
    game = new_game(NAMES[:3], 7, **options)
    while game.node.number < 9 or game.position.seat != 0 or game.position.phase is not PLACE:
        game.play(game.legal_actions()[0])
    return game.position


def with_hand(position: Position, seat: int, *kinds: int) -> Position:
    """The same with these cards in a hand; the others lie in a stack as high as before, and in the discard pile."""
    hands = list(position.hands)
    hands[seat] = counted(position.setup, kinds)
    rest = list(position.setup.unshuffled)
    for kind in [*position.open, *(kind for hand in hands for kind in listed(hand))]:
        rest.remove(kind)
    number = len(position.stack)
    return position._replace(
        hands=tuple(hands), stack=bytes(rest[:number]), discard=counted(position.setup, rest[number:])
    )


def with_open(position: Position, *kinds: int) -> Position:
    moved = position._replace(open=bytes(kinds))
    return with_hand(moved, 0, *listed(position.hands[0]))


def last_turns(position: Position, seat: int) -> Position:
    """The same in the last turns."""
    rest = counted(position.setup, [*position.stack, *listed(position.discard)])
    owners = position.pieces.owners
    return position._replace(seat=seat, exhausted=2, stack=b"", discard=rest, interim=owners)


START = begun()
MIDDLE = START._replace(pieces=pieces(START.setup, on_sites(Franken=[2, 1], Bayern=[0, 0, 1])))
MORE_HERE = with_hand(MIDDLE, 0, 0, 1)._replace(seat=0, phase=MORE, placed=1, first=FRANKEN)
DRAWING = MORE_HERE._replace(phase=DRAW)
LAST = last_turns(MIDDLE, 1)
VATICAN = begun(vatican=True)


class TestLegal:
    @pytest.mark.parametrize("position", [START, MIDDLE, MORE_HERE, DRAWING, LAST, VATICAN])
    def test_what_the_others_are_made_from(self, position: Position):
        assert told(position) == []

    @given(st.integers(0, 2**32), st.integers(3, 5), st.sampled_from(COMBINATIONS))
    def test_every_position_of_a_game(self, seed: int, players: int, options: dict[str, Any]):
        for node in new_game(players, seed, **options).play_on("random").line():
            assert faults(node.position) == []

    def test_a_game_that_the_board_ends(self):
        board = make_board(small_board_data())
        games = [new_game(3, seed, board=board).play_on("greedy") for seed in range(8)]
        assert "board" in {game.position.end for game in games}
        assert all(faults(node.position) == [] for game in games for node in game.line())


def only(position: Position, sentence: str) -> None:
    assert told(position) == [sentence]


class TestPieces:
    def test_those_of_a_position_file(self):
        many = START._replace(pieces=pieces(START.setup, on_sites(Franken=[2]), {"Franken": [3, 0, 0]}))
        only(many, "Franken has 3 advisors and the strongest player there has 2 cloisters [WP-18]")

    def test_several_are_all_told(self):
        arms = {"council/Franken": 0, "council/England": 0}
        many = VATICAN._replace(pieces=pieces(VATICAN.setup, {}, {"Franken": [9, 0, 0]}, arms))
        assert [fault.rule for fault in faults(many)] == ["WP-62", "WP-2", "WP-18"]

    def test_an_advisor_in_a_vatican_that_is_not_played(self):
        only(
            START._replace(pieces=pieces(START.setup, {}, {}, {"council/Franken": 0})),
            "this game is played without the Vatican [WP-60]",
        )

    def test_the_interim_scoring(self):
        owners = MIDDLE.pieces.owners
        only(
            MIDDLE._replace(interim=owners),
            "the cloisters have been scored, and the stack has not run out [WP-31]",
        )
        only(
            MIDDLE._replace(exhausted=1),
            "the stack has run out, so the cloisters have been scored, and it is not said how they stood then [WP-31]",
        )
        only(
            MIDDLE._replace(exhausted=1, interim=bytes([2]) + owners[1:]),
            "Lindisfarne held a cloister of Chris at the interim scoring, and a piece stays where it is [WP-17]",
        )
        assert told(MIDDLE._replace(exhausted=1, interim=bytes([EMPTY]) * len(owners))) == []


class TestCards:
    def test_another_deck(self):
        only(
            START._replace(stack=bytes([4]) + START.stack, discard=START.discard),
            "the deck has 8 cards of Frankreich, and with 3 players there are 7 [WP-3]",
        )

    @pytest.mark.parametrize(
        ("position", "sentence"),
        [
            (
                with_hand(START, START.seat, 0, 1),
                "Anna begins a turn with 2 cards, and a turn begins with three [WP-23]",
            ),
            (with_hand(START, 2, 0), "Chris is not on the move and holds 1 card, and who waits holds three [WP-23]"),
            (
                with_hand(MORE_HERE, 0),
                "Anna has placed one piece and holds no card: a piece is paid for with one or two of three cards "
                "[WP-11]",
            ),
            (
                with_hand(MORE_HERE, 0, 0, 1, 2),
                "Anna has placed one piece and holds 3 cards: a piece is paid for with one or two of three cards "
                "[WP-11]",
            ),
            (
                with_hand(DRAWING, 0, 0, 1, 2),
                "Anna draws and holds 3 cards, and with three cards the drawing is over [WP-23]",
            ),
            (
                with_hand(LAST, 2, 1, 2),
                "Chris still has a last turn and holds 2 cards, and it begins with three [WP-32]",
            ),
            (with_hand(LAST, 0, 0, 1, 2, 3), "Anna holds 4 cards, and a hand has three at most [WP-23]"),
        ],
    )
    def test_hands(self, position: Position, sentence: str):
        only(position, sentence)

    def test_a_hand_may_be_short_once_the_stack_is_gone(self):
        assert told(with_hand(LAST, 0)) == []

    @pytest.mark.parametrize(
        ("position", "sentence"),
        [
            (with_open(START, 0, 1, 2), "3 cards lie open, and there are two at most [WP-24]"),
            (with_open(START), "no card lies open, and two do as long as somebody places [WP-24]"),
            (
                with_open(with_hand(DRAWING, 0, 1), 0),
                "",
            ),
            (
                with_hand(with_open(DRAWING), 0, 1),
                "2 open cards are gone, and Anna, who would have taken them, holds 1 card [WP-23]",
            ),
            (
                with_hand(with_open(DRAWING, 1), 0),
                "1 open card is gone, and Anna, who would have taken it, holds no card [WP-23]",
            ),
        ],
    )
    def test_open_cards(self, position: Position, sentence: str):
        assert told(position) == [sentence] * bool(sentence)

    def test_the_stack(self):
        everything = bytes(sorted([*START.stack, *listed(START.discard)]))
        gone = START._replace(stack=b"", discard=counted(START.setup, everything))
        only(gone, "no card is left in the stack, and it runs out with its last card [WP-30]")
        left = LAST._replace(stack=listed(LAST.discard)[:1], discard=counted(LAST.setup, listed(LAST.discard)[1:]))
        only(left, "the stack has run out for the second time, and 1 card is left in it [WP-32]")

    @pytest.mark.parametrize("position", [MORE_HERE, DRAWING])
    def test_what_was_paid(self, position: Position):
        none = bytes(len(BOARD.cards))
        bare = position._replace(stack=position.stack + listed(position.discard), discard=none)
        only(
            bare,
            "Anna lacks 1 card of three, and what was paid in this turn lies in the discard pile, which has 0 [WP-20]",
        )
        second = bare._replace(exhausted=1, interim=bare.pieces.owners)
        assert bool(faults(second)) == (position.phase is MORE)  # who draws may have seen the discards shuffled


class TestTurn:
    @pytest.mark.parametrize(
        ("position", "sentence"),
        [
            (
                LAST._replace(seat=0),
                "Anna has the first seat, and when the stack has run out for the second time "
                "the first seat has no turn left [WP-32]",
            ),
            (
                last_turns(with_hand(DRAWING, 0, 0), 0),
                "the stack has run out for the second time, so Anna draws no more [WP-32]",
            ),
            (START._replace(placed=1), "Anna begins a turn, and the turn has placed something already [WP-10]"),
            (START._replace(first=1), "Anna begins a turn, and the turn has placed something already [WP-10]"),
            (
                DRAWING._replace(placed=3),
                "a turn of Anna has placed 3 pieces, and it places one or two, in some country [WP-16]",
            ),
            (
                DRAWING._replace(placed=0),
                "a turn of Anna has placed 0 pieces, and it places one or two, in some country [WP-16]",
            ),
            (
                DRAWING._replace(first=NOWHERE),
                "Anna has placed in the Vatican in this turn, and no advisor of Anna stands there [WP-61]",
            ),
            (
                DRAWING._replace(first=0),
                "Anna has placed in England in this turn, and no piece of Anna stands there [WP-16]",
            ),
            (
                DRAWING._replace(was_empty=True),
                "what the position says of Franken at the start of the turn, with or without a cloister, does not go "
                "with the pieces that stand there [WP-15]",
            ),
            (
                MORE_HERE._replace(pieces=pieces(START.setup, on_sites(Franken=[1])), was_empty=True),
                "Franken held no cloister when the turn started, so one cloister is all that Anna may place [WP-15]",
            ),
        ],
    )
    def test_what_it_has_placed(self, position: Position, sentence: str):
        assert sentence in told(position)
        assert len(told(position)) == 1

    def test_a_second_piece_follows_one_on_the_board(self):
        said = "Anna may place a second piece once the turn has placed one on the board [WP-16]"
        assert told(MORE_HERE._replace(placed=2)) == [said]
        assert said in told(MORE_HERE._replace(first=NOWHERE))

    def test_the_faster_variant_goes_on_in_an_empty_country(self):
        fast = begun(variant="fast")._replace(pieces=pieces(START.setup, on_sites(Franken=[1])))
        more = with_hand(fast, 0, 0, 1)._replace(seat=0, phase=MORE, placed=1, first=FRANKEN, was_empty=True)
        assert told(more) == []

    def test_drawing_after_an_exchange(self):
        assert told(DRAWING._replace(placed=0, first=NOWHERE)) == []


def closed() -> Position:
    """A position of a small board on which nothing goes any more."""
    board = make_board(small_board_data())
    for seed in range(20):
        game: Game = new_game(NAMES[:3], seed, board=board).play_on("greedy")
        if game.position.end == "board" and not game.position.last_turns:
            return game.position
    raise AssertionError("no such game")


class TestTheEnd:
    def test_the_board(self):
        position = closed()
        said = [fault.id for fault in faults(position._replace(phase=PLACE, placed=0, first=NOWHERE, end=""))]
        assert "legal-closed" in said
        only(
            START._replace(phase=OVER, end="board"),
            "a piece can still be placed, so the board has not ended the game [WP-34]",
        )

    def test_the_stack(self):
        said = (
            "the game ends with the turn of Chris, the last seat, after the stack has run out for the second time "
            "[WP-32]"
        )
        only(START._replace(phase=OVER, end="stack"), said)
        only(LAST._replace(phase=OVER, end="stack"), said)
        assert told(LAST._replace(phase=OVER, end="stack", seat=2)) == []
