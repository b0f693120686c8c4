"""Whose turn it is and what part of it, chosen by clicks."""

from tests.games.power.editing.benches import bench, chosen, pick, put_everywhere, tiles, told, wrong
from tests.games.power.staging import on_sites, small_board_data
from webpower.games.power.board_file import make_board


class TestTheMoment:
    def test_another_player_is_on_the_move(self):
        at = bench()
        at.press("mover:2")
        assert (at.draft.seat, at.draft.phase, wrong(at)) == (2, "place", [])
        assert chosen(at, "play") == ["Chris: a person"]

    def test_a_second_piece(self):
        at = bench()
        at.press("phase:more")
        assert told(at) == "Anna has no piece on the board, so none was placed in this turn [WP-16]"
        put_everywhere(at, on_sites(Franken=[2], England=[1, 1]))
        at.press("phase:more")
        assert wrong(at) == [
            "Anna has placed one piece and holds 3 cards: a piece is paid for with one or two of three cards [WP-11]"
        ]
        assert chosen(at, "placed") == ["a piece in England"]  # the last one put down
        at.press("placed:Franken")
        assert chosen(at, "placed") == ["a piece in Franken"]
        at.press("cards:0")
        at.press(tiles(at, "back")[0])
        assert wrong(at) == []
        assert at.game.legal_actions()

    def test_a_second_piece_in_a_country_that_was_empty(self):
        said = "Franken held no cloister when the turn started, so one cloister is all that Anna may place [WP-15]"
        for variant, expected in (("standard", [said]), ("fast", [])):
            at = bench(variant=variant)
            at.pick("site:chorin")
            at.press("phase:more")
            at.press(tiles(at, "back")[0])
            assert at.draft.was_empty
            assert wrong(at) == expected
        at.pick("site:obra")
        assert not at.draft.was_empty

    def test_a_piece_of_this_turn_that_is_taken_away(self):
        at = bench()
        pick(at, "site:chorin", "site:obra")
        at.press("phase:more")
        at.press("clear")
        assert "Anna has placed in Franken in this turn, and no piece of Anna stands there [WP-16]" in wrong(at)

    def test_drawing(self):
        at = bench()
        at.press("phase:draw")
        assert wrong(at) == ["Anna draws and holds 3 cards, and with three cards the drawing is over [WP-23]"]
        at.press(tiles(at, "back")[0])
        assert wrong(at) == []
        assert chosen(at, "placed") == ["an exchange"]
        pick(at, "site:chorin", "site:obra")
        at.press("placed:Franken")
        assert (chosen(at, "placed"), wrong(at)) == (["a piece in Franken"], [])
        at.press("phase:more")
        at.press("phase:draw")
        assert chosen(at, "placed") == ["a piece in Franken"]
        at.press("exchanged")
        assert (chosen(at, "placed"), wrong(at)) == (["an exchange"], [])

    def test_the_stack_that_has_run_out(self):
        at = bench()
        at.press("interim")
        assert told(at) == "the stack has not run out, so there was no interim scoring [WP-31]"
        pick(at, "site:chorin", "site:obra")
        at.press("times:1")
        assert at.draft.interim == at.draft.pieces.owners
        pick(at, "site:fulda")
        assert at.draft.interim != at.draft.pieces.owners
        pick(at, "site:chorin")  # away with it: then it was not scored either
        assert at.draft.interim.count(0) == 1
        at.press("interim")
        assert at.draft.interim == at.draft.pieces.owners
        assert wrong(at) == []
        at.press("times:2")
        assert at.draft.stack == b""
        assert wrong(at) == [
            "Anna has the first seat, and when the stack has run out for the second time the first seat has no turn "
            "left [WP-32]"
        ]
        at.press("mover:1")
        assert wrong(at) == []
        at.press("times:0")
        assert wrong(at) == []
        assert at.draft.interim is None
        assert at.draft.stack

    def test_the_end(self):
        at = bench()
        pick(at, "site:chorin")
        at.press("phase:over")
        assert (at.draft.end, at.draft.seat, at.draft.exhausted, wrong(at)) == ("stack", 2, 2, [])
        assert "the game is over in it" in at.legality()
        at.press("phase:place")
        assert (at.draft.end, wrong(at)) == ("", [])

    def test_a_board_without_room(self):
        board = make_board(small_board_data(1))
        at = bench(players=5, board=board)
        for number, site in enumerate(board.sites):
            at.press(f"put:{number % 5}")
            pick(at, f"site:{site.id}", f"coat:{board.countries[site.country].name}")
        assert wrong(at) == ["nobody can place a piece any more, so the game is over [WP-34]"]
        at.press("phase:over")
        assert (at.draft.end, at.draft.exhausted, wrong(at)) == ("board", 0, [])
        at.press("erase")
        at.pick("coat:England")
        assert wrong(at) == ["a piece can still be placed, so the board has not ended the game [WP-34]"]
