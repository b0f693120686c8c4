"""Putting pieces down by clicks and taking them away: what changes, what is refused and by which rule."""

from pathlib import Path

import pytest

from tests.games.power.editing.benches import advisors, bench, on, owner, pick, put_everywhere, tiles, told, wrong
from tests.games.power.staging import on_sites
from webpower.engine.errors import RecordError
from webpower.games.power.game import new_game
from webpower.games.power.position import EMPTY
from webpower.games.power.scene.ids import elements


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
