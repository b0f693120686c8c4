"""Every click of the position editor, without a browser: what it changes, what it refuses and by which rule."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.power.staging import BOARD, COMBINATIONS, NAMES, SAMPLES, on_sites, small_board_data
from webpower.engine.errors import RecordError
from webpower.games.power.board_file import make_board
from webpower.games.power.editing.bench import Bench
from webpower.games.power.editing.cards import OPEN, held
from webpower.games.power.editing.opening import empty_board
from webpower.games.power.game import load_game, new_game
from webpower.games.power.players import make_player
from webpower.games.power.position import EMPTY, Position
from webpower.games.power.record_file import record_text
from webpower.games.power.scene.ids import elements
from webpower.games.power.whole_file import read_whole, whole_entry

GREEDY = make_player("greedy")
KINDS = [card.kind for card in BOARD.cards]


def bench(players: int = 3, seed: int = 7, folder: Path | None = None, **options: Any) -> Bench:
    """A workbench with an empty board."""
    position, names = empty_board(NAMES[:players], seed, **options)
    return Bench(position, names, seed, GREEDY, folder, follows=True)


def on(position: Position, folder: Path | None = None) -> Bench:
    return Bench(position, NAMES[: position.setup.seats], 7, GREEDY, folder)


def told(at: Bench) -> str:
    """The notice as a sentence with its rule; "" if there is none."""
    return "" if at.notice is None else at.notice.cited(at.names)


def wrong(at: Bench) -> list[str]:
    """What is not legal yet."""
    return [fault.cited(at.names) for fault in at.faults()]


def tiles(at: Bench, row: str) -> list[str]:
    """The ids of the tiles of a row."""
    rows = {found.id: found for found in (at.palette(), at.seating(), *at.rows())}
    return [tile.id for tile in rows[row].tiles]


def chosen(at: Bench, row: str) -> list[str]:
    rows = {found.id: found for found in (at.palette(), at.seating(), *at.rows())}
    return [tile.text for tile in rows[row].tiles if tile.chosen]


def owner(at: Bench, site: str) -> int:
    return at.draft.pieces.owners[at.draft.board.site_number[site]]


def advisors(at: Bench, country: str) -> list[int]:
    return list(at.draft.pieces.advisors[at.draft.board.country_number[country]])


def pick(at: Bench, *places: str) -> None:
    for element in places:
        at.pick(element)


def put_everywhere(at: Bench, cloisters: dict[str, int]) -> None:
    for site, seat in cloisters.items():
        at.press(f"put:{seat}")
        at.pick(f"site:{site}")


class TestPieces:
    def test_a_cloister_is_put_down_replaced_and_taken_away(self):
        at = bench()
        at.pick("site:chorin")
        assert owner(at, "chorin") == 0
        at.press("put:1")
        at.pick("site:chorin")
        assert owner(at, "chorin") == 1
        at.pick("site:chorin")
        assert owner(at, "chorin") == EMPTY
        assert told(at) == ""

    def test_advisors_of_several_players_stand_on_one_coat(self):
        at = bench()
        put_everywhere(at, on_sites(Franken=[3]))
        pick(at, "coat:Franken", "coat:Franken")
        at.press("put:2")
        at.pick("coat:Franken")
        assert advisors(at, "Franken") == [2, 0, 1]
        assert wrong(at) == []

    def test_the_vatican(self):
        at = bench(vatican=True)
        pick(at, "arms:council/Franken")
        assert at.draft.pieces.arms.count(0) == 1
        at.pick("arms:council/England")
        assert told(at) == (
            "Anna already has an advisor in this column of the Council table, on the arms of Franken [WP-62]"
        )
        assert at.draft.pieces.arms.count(0) == 1
        at.press("put:1")
        at.pick("arms:council/Franken")
        assert (at.draft.pieces.arms.count(0), at.draft.pieces.arms.count(1)) == (0, 1)
        at.pick("arms:council/Franken")
        assert set(at.draft.pieces.arms) == {EMPTY}

    def test_the_supply_is_all_there_is(self):
        at = bench()
        for site in at.draft.board.sites[:20]:
            at.pick(f"site:{site.id}")
        at.pick(f"site:{at.draft.board.sites[20].id}")
        assert told(at) == "Anna has no cloister left in the supply [WP-19]"
        assert at.draft.cloisters_left(0) == 0
        at.pick(f"site:{at.draft.board.sites[0].id}")  # one's own can still be taken away
        assert (told(at), at.draft.cloisters_left(0)) == ("", 1)
        for _ in range(9):
            at.pick("coat:England")
        assert told(at) == "Anna has no advisor left in the supply [WP-19]"
        assert at.draft.advisors_left(0) == 0

    def test_an_advisor_of_anothers_in_the_vatican_is_replaced_only_from_the_supply(self):
        at = bench(vatican=True)
        at.press("put:1")
        at.pick("arms:council/Franken")
        at.press("put:0")
        for _ in range(8):
            at.pick("coat:England")
        at.pick("arms:council/Franken")
        assert told(at) == "Anna has no advisor left in the supply [WP-19]"
        assert at.draft.pieces.arms.count(1) == 1

    def test_what_is_no_place(self):
        at = bench()
        at.pick("alliance:3")
        assert told(at) == "Nothing is placed there. A cloister goes on a site, an advisor on a coat of arms [WP-17]"
        at.press("erase")
        at.pick("alliance:3")
        assert told(at) == "nothing stands there that could be taken away"

    def test_taking_away(self):
        at = bench(vatican=True)
        pick(at, "site:chorin", "coat:Franken", "arms:council/Franken")
        at.press("erase")
        for element in ("site:chorin", "coat:Franken", "arms:council/Franken"):
            at.pick(element)
            assert told(at) == ""
            at.pick(element)
            assert told(at) == "nothing stands there that could be taken away"
        assert at.draft.pieces == bench(vatican=True).draft.pieces

    def test_it_is_asked_whose_advisor_goes(self):
        at = bench()
        for seat in (0, 1, 2):
            at.press(f"put:{seat}")
            at.pick("coat:Franken")
        at.press("erase")
        at.pick("coat:Franken")
        assert advisors(at, "Franken") == [1, 1, 1]
        assert tiles(at, "whose") == ["whose:0", "whose:1", "whose:2", "cancel"]
        at.press("cancel")
        assert "put:0" in tiles(at, "put")
        at.pick("coat:Franken")
        at.press("whose:1")
        assert advisors(at, "Franken") == [1, 0, 1]
        assert tiles(at, "put")[-1] == "erase"
        at.press("whose:1")  # a second click that was on its way
        assert advisors(at, "Franken") == [1, 0, 1]

    def test_an_empty_board(self):
        at = on(new_game(3, 7).play_on("random").position)
        at.press("clear")
        assert set(at.draft.pieces.owners) == {EMPTY}
        assert at.draft.interim is not None
        assert set(at.draft.interim) == {EMPTY}

    def test_what_is_lit_is_where_the_tool_does_something(self):
        at = bench(vatican=True)
        every = set(elements(at.draft.setup))
        assert {mark.id for mark in at.scene().marks if mark.button} == every
        at.pick("arms:council/Franken")
        lit = {mark.id for mark in at.scene().marks if mark.button}
        assert every - lit == {"arms:council/Bayern", "arms:council/Lothringen", "arms:council/England"}
        at.press("erase")
        assert {mark.id for mark in at.scene().marks if mark.button} == {"arms:council/Franken"}

    def test_what_was_changed_last_is_ringed(self):
        at = bench()
        assert at.scene().mark("last:0") is None
        at.pick("site:chorin")
        assert at.scene().mark("last:0") is not None


class TestLegality:
    def test_pieces_come_in_any_order(self):
        at = bench()
        at.pick("coat:Franken")
        assert told(at) == ""
        assert wrong(at) == ["Franken has 1 advisor and the strongest player there has no cloister [WP-18]"]
        assert "One thing is not legal yet" in at.legality()
        assert at.summary() == f"✗ {wrong(at)[0]}"
        at.pick("site:chorin")
        assert wrong(at) == []
        assert "This position is legal" in at.legality()
        assert at.summary() == ""

    def test_an_unfinished_position_is_given_to_nobody(self, tmp_path: Path):
        at = bench(folder=tmp_path)
        at.pick("coat:Franken")
        for ask in (lambda: at.position, lambda: at.game, at.desk):
            with pytest.raises(RecordError, match=r"\[WP-18\]$"):
                ask()
        at.files.save("mine")
        assert told(at).startswith("A position is kept once it is legal: Franken has 1 advisor")
        assert at.files.record() == ""
        assert list(tmp_path.iterdir()) == []

    def test_it_has_a_score_meanwhile(self):
        at = bench()
        pick(at, "coat:Franken", "site:chorin", "site:obra")
        assert ">2</td>" in at.panels()[-1]
        assert at.below() == ("",)
        at.press("sheet")
        assert "Franken: 2 cloisters; Anna has the most and scores 2" in at.below()[0]
        assert "Rank 1 scores one point for every cloister in Franken" in at.below()[0]
        at.press("clear")
        assert "Nobody would score anything yet." in at.below()[0]


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


class TestCards:
    def test_a_card_more_and_a_card_less(self):
        at = bench()
        had = held(at.draft, 1)
        at.press("cards:1")
        at.press("give:frankreich")
        assert told(at) == "Barbara holds three cards already: take one back first [WP-23]"
        at.press(f"back:{KINDS[had[0]]}")
        assert wrong(at) == ["Barbara is not on the move and holds 2 cards, and who waits holds three [WP-23]"]
        at.press("give:frankreich")
        assert sorted(held(at.draft, 1)) == sorted([*had[1:], 4])
        assert wrong(at) == []
        missing = next(kind for kind in range(5) if kind not in held(at.draft, 1))
        at.press(f"back:{KINDS[missing]}")
        assert "card to give away [WP-22]" in told(at)

    def test_the_open_cards(self):
        at = bench()
        at.press("cards:-1")
        at.press("give:franken-aragon")
        assert told(at) == "two cards lie open already: take one back first [WP-24]"
        first = at.draft.open[0]
        at.press(f"back:{KINDS[first]}")
        assert wrong(at) == ["1 card lies open, and two do as long as somebody places [WP-24]"]
        at.press("give:frankreich")
        assert (at.draft.open[-1], wrong(at)) == (4, [])
        missing = next(kind for kind in range(5) if kind not in at.draft.open)
        at.press(f"back:{KINDS[missing]}")
        assert told(at).endswith("card lies open [WP-23]")

    def test_no_more_of_a_kind_than_there_are(self):
        at = bench()
        for holder in (0, 1, 2, OPEN):
            at.press(f"cards:{holder}")
            for tile in tiles(at, "back"):
                at.press(tile)
            for _ in range(3):
                at.press("give:frankreich")
        assert told(at) == "with 3 players there are 7 Frankreich cards, and all of them are in hands or open [WP-3]"
        assert sum(held(at.draft, holder).count(4) for holder in (0, 1, 2, OPEN)) == 7

    def test_what_is_missing_is_dealt(self):
        at = bench()
        for holder in (0, 1, 2, OPEN):
            at.press(f"cards:{holder}")
            for tile in tiles(at, "back"):
                at.press(tile)
        at.press("cards:0")
        at.press("give:frankreich")
        at.press("deal")
        assert (wrong(at), 4 in held(at.draft, 0)) == ([], True)
        assert [len(held(at.draft, holder)) for holder in (0, 1, 2, OPEN)] == [3, 3, 3, 2]

    def test_who_draws_keeps_what_is_in_hand(self):
        at = bench()
        at.press("phase:draw")
        for tile in tiles(at, "back")[:2]:
            at.press(tile)
        at.press("cards:-1")
        for tile in tiles(at, "back"):
            at.press(tile)
        assert len(wrong(at)) == 1  # two open cards are gone, and one is in hand
        at.press("deal")
        assert (len(held(at.draft, 0)), len(at.draft.open), wrong(at)) == (1, 1, [])

    def test_other_cards(self):
        at = bench()
        before = at.draft
        at.press("other-cards")
        assert at.draft.hands != before.hands
        assert (at.seed, wrong(at)) == (8, [])
        at.press("undo")
        assert (at.draft, at.seed) == (before, 7)

    def test_the_height_of_the_stack(self):
        at = bench()
        number = len(at.draft.stack)
        at.press("stack:-5")
        assert (len(at.draft.stack), sum(at.draft.discard)) == (number - 5, 5)
        at.press("stack:1")
        assert (len(at.draft.stack), sum(at.draft.discard)) == (number - 4, 4)
        at.press("stack:5")
        assert (
            told(at)
            == f"the stack has at least one card, and {number} cards are left for it and the discard pile [WP-30]"
        )
        at.press("times:2")
        assert "stack:5" not in tiles(at, "stack")
        at.press("stack:5")
        assert told(at) == "the stack has run out for the second time, so no card lies in it [WP-32]"

    def test_the_stack_follows_the_pieces_until_somebody_says_otherwise(self):
        at = bench()
        number = len(at.draft.stack)
        pick(at, "site:chorin", "coat:Franken")
        assert (len(at.draft.stack), sum(at.draft.discard)) == (number - 2, 2)
        at.press("undo")
        assert len(at.draft.stack) == number - 1
        at.press("stack:-5")
        pick(at, "coat:Franken")
        assert len(at.draft.stack) == number - 6

    def test_the_seed_decides_what_nobody_chose(self):
        decks = []
        for seed in (1, 1, 2):
            at = bench(seed=seed)
            at.press("stack:-5")
            decks.append(at.draft.stack)
        assert decks[0] == decks[1] != decks[2]

    def test_pieces_do_not_touch_the_cards(self):
        game = new_game(3, 7).play_on("random")
        game.go(40)
        at = on(game.position)
        at.press("erase")
        at.pick(
            next(
                element
                for element in elements(game.setup)
                if element.startswith("site") and at._does_something(element)
            )
        )
        assert at.draft.stack == game.position.stack
        assert at.draft.hands == game.position.hands


class TestSteps:
    def test_undo_and_redo(self):
        at = bench()
        at.press("undo")
        assert told(at) == "This is how the position was opened: there is nothing to take back"
        pick(at, "site:chorin", "site:obra")
        at.press("mover:1")
        for _ in range(3):
            at.press("undo")
        assert at.draft == bench().draft
        at.press("redo")
        assert owner(at, "chorin") == 0
        pick(at, "site:fulda")
        at.press("redo")
        assert told(at) == "There is nothing to change again"
        assert owner(at, "obra") == EMPTY

    def test_a_refused_click_is_no_step(self):
        at = bench()
        at.pick("site:chorin")
        at.press("give:franken-aragon")
        assert told(at) != ""
        at.press("undo")
        assert at.draft == bench().draft

    def test_keys(self):
        at = bench()
        assert at.keys["2"] == "put:1"
        assert "4" not in at.keys
        for press in at.keys.values():
            at.press(press)

    def test_what_there_is_not(self):
        with pytest.raises(ValueError, match="nothing called 'tea' to press"):
            bench().press("tea")


class TestFiles:
    def test_a_position_is_kept_and_opened(self, tmp_path: Path):
        at = bench(folder=tmp_path / "kept")
        pick(at, "site:chorin")
        assert at.files.suggested() == "position-1"
        at.files.save("position-1")
        assert told(at) == f"The position is kept in {tmp_path / 'kept' / 'position-1.json'}"
        assert (at.files.names(), at.files.suggested()) == (["position-1"], "position-2")
        assert (tmp_path / "kept" / "position-1.json").read_text(encoding="utf8") == at.files.record()
        other = bench(folder=tmp_path / "kept")
        other.files.open("position-1")
        assert told(other) == "This is the position in position-1"
        assert other.draft == at.draft
        other.press("undo")
        assert other.draft == bench().draft
        at.files.save("position-1")
        assert told(at) == "There is a file position-1 already: choose another name"

    def test_any_file_is_opened(self, tmp_path: Path):
        game = new_game(4, 7).play_on("random")
        game.save(tmp_path / "record.json")
        game.go(30)
        game.save(tmp_path / "tree.json", branches=True)
        at = bench(folder=tmp_path)
        at.files.open("tree")
        assert (at.draft, at.names) == (game.position, game.names)
        at.files.open("record")
        assert at.draft.is_over
        at.files.take((SAMPLES / "position-chain.json").read_bytes())
        assert told(at) == "This is the position in the file"
        assert at.draft.pieces.owners.count(2) == 6
        assert wrong(at) == []
        at.press("put:2")
        at.press("cards:2")
        at.press("sit:2")
        for players in (4, 4, 3):
            at.press("undo")
            assert len(at.names) == players
        assert at.draft == bench().draft

    def test_a_bench_with_fewer_players_lets_go_of_the_others(self, tmp_path: Path):
        new_game(3, 7).save(tmp_path / "record.json")
        at = bench(players=5, folder=tmp_path)
        for press in ("put:4", "cards:4", "sit:4"):
            at.press(press)
        at.files.open("record")
        assert (chosen(at, "put"), chosen(at, "cards"), chosen(at, "play")) == (
            ["● Green"],
            ["● Green"],
            ["Green: a person"],
        )
        at.pick("site:chorin")
        assert owner(at, "chorin") == 0

    @pytest.mark.parametrize(
        ("name", "said"),
        [
            ("../x", "A file's name has letters, digits, spaces, dots and hyphens"),
            ("", "A file's name has letters"),
        ],
    )
    def test_a_name_that_can_not_be(self, tmp_path: Path, name: str, said: str):
        at = bench(folder=tmp_path)
        at.files.save(name)
        assert told(at).startswith(said)

    def test_what_can_not_be_opened(self, tmp_path: Path):
        at = bench(folder=tmp_path)
        (tmp_path / "broken.json").write_text("{", encoding="utf8")
        at.files.open("broken")
        assert told(at).startswith("That file can't be opened: not JSON")
        at.files.open("nothing")
        assert told(at) == "There is no file nothing in the folder"
        illegal = whole_entry(at.draft._replace(open=b""), at.names)
        at.files.take(json.dumps(illegal).encode())
        assert told(at).startswith("That file can't be opened: the deck has")
        assert at.draft == bench().draft

    def test_where_nothing_is_kept(self):
        at = bench()
        at.files.save("mine")
        assert told(at) == "Nothing is kept in files here, so the position can only be downloaded"
        assert (at.files.names(), at.files.folder) == ([], "")
        assert read_whole(json.loads(at.files.record()))[0] == at.draft

    def test_a_folder_that_can_not_be_written(self, tmp_path: Path):
        (tmp_path / "file").write_text("x", encoding="utf8")
        at = bench(folder=tmp_path / "file")
        at.files.save("mine")
        assert "can't be written" in told(at)


class TestPlayingOn:
    def test_the_player_on_the_move_is_a_person_unless_others_are_chosen(self):
        at = bench()
        assert chosen(at, "play") == ["Anna: a person"]
        at.press("mover:1")
        assert chosen(at, "play") == ["Barbara: a person"]
        at.press("sit:0")
        at.press("mover:2")
        assert chosen(at, "play") == ["Anna: a person", "Barbara: a person"]
        desk = at.desk()
        assert desk.people == (0, 1)

    def test_the_game_is_kept_and_found_again(self, tmp_path: Path):
        at = bench(folder=tmp_path)
        pick(at, "site:chorin")
        desk = at.desk()
        desk.press("let")
        assert desk.save is not None
        assert desk.save == tmp_path / "anna-barbara-chris-position-seed-7.json"
        assert load_game(desk.save).start == at.position
        again = at.desk()
        assert again.game.node.number == 1
        at.pick("site:obra")
        other = at.desk()
        assert other.game.node.number == 0
        assert other.save != desk.save


PRESSES = [
    *(f"put:{seat}" for seat in range(3)),
    *("erase", "whose:0", "whose:1", "cancel", "undo", "redo", "clear", "sheet", "deal", "other-cards", "interim"),
    *(f"mover:{seat}" for seat in range(3)),
    *(f"phase:{phase}" for phase in ("place", "more", "draw", "over")),
    *("exchanged", "placed:England", "placed:Franken", "placed:Burgund"),
    *(f"times:{times}" for times in range(3)),
    *(f"cards:{holder}" for holder in range(-1, 3)),
    *(f"{way}:{kind}" for way in ("give", "back") for kind in KINDS),
    *(f"stack:{step}" for step in (-5, -1, 1, 5)),
]
PLACES = [*elements(new_game(3, vatican=True).setup), "alliance:1", "legend:0"]


@settings(max_examples=60)
@given(
    st.lists(st.sampled_from(PRESSES) | st.sampled_from(PLACES), max_size=60),
    st.sampled_from(COMBINATIONS),
    st.floats(0, 1, exclude_max=True),
    st.integers(0, 2**16),
)
def test_whatever_is_clicked_a_legal_position_can_be_kept_and_played_to_its_end(
    clicks: list[str], options: dict[str, Any], part: float, seed: int
):
    game = new_game(3, seed, **options).play_on("random")
    game.go(int(part * len(game.line())))
    known = [*elements(game.setup), "alliance:1", "legend:0"]
    at = on(game.position)
    for click in clicks:
        if click in known:
            at.pick(click)
        elif click in PRESSES:
            at.press(click)
        assert all((at.scene(), at.headline(), at.panels(), at.below(), at.legality()))
        assert all((at.palette(), at.rows(), at.seating()))
        if not at.faults():
            text = record_text(whole_entry(at.draft, at.names))
            assert read_whole(json.loads(text)) == (at.draft, at.names)
            assert at.game.play_on("random", seed=seed).position.is_over
