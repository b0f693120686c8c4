"""What each click does to the board file, and how the ground follows."""

import json

from tests.games.power.mapping.drawing import bench, click, field, told
from tests.games.power.test_other_boards import heron_coast
from webpower import new_game
from webpower.games.power.mapping import draft as drafts
from webpower.games.power.mapping.picture import view_of


class TestClicks:
    def test_a_whole_board_from_nothing(self):
        at = bench(drafts.empty_draft())
        assert "Click into the picture" in told(at)
        at.place(100, 100, "sea")
        at.place(500, 100, "sea")
        at.press("click:site-tool")
        at.set("of-country", "Country 1")
        at.place(100, 200, "sea")
        at.place(200, 200, "area:Country 1")
        at.set("of-country", "Country 2")
        at.place(500, 200, "")
        at.press("click:join")
        click(at, "site:site-1")
        assert told(at) == "Now click the other end"
        click(at, "site:site-2")
        click(at, "coat:Country 1")
        click(at, "coat:Country 2")
        board = at.board
        assert [site.name for site in board.sites] == ["Site 1", "Site 2", "Site 3"]
        assert [board.countries[site.country].name for site in board.sites] == ["Country 1", "Country 1", "Country 2"]
        assert board.roads == ((0, 1),)
        assert [(tie.number, tie.route) for tie in board.alliances] == [(1, "land")]
        assert new_game(5, 1, board=board).play_on("greedy").position.is_over
        left, right = (site.at for site in board.sites[:2])
        assert left[0] < right[0]
        assert left[1] == right[1]

    def test_joining_again_takes_a_road_away_and_turns_an_alliance(self):
        at = bench()
        at.press("click:join")
        click(at, "site:stonewell")
        click(at, "site:larchmount")
        assert {"a": "stonewell", "b": "larchmount"} not in at.draft["roads"]
        routes = []
        for _ in range(3):
            click(at, "coat:Highlands")
            click(at, "coat:Isle")
            routes.append([tie["route"] for tie in at.draft["alliances"] if "Isle" in (tie["a"], tie["b"])])
        assert routes == [["sea"], ["sea", "land"], ["sea", "sea"]]

    def test_two_ends_of_another_kind_begin_anew_and_the_same_end_lets_go(self):
        at = bench()
        at.press("click:join")
        click(at, "site:stonewell")
        click(at, "coat:Isle")
        click(at, "coat:Isle")
        at.place(5, 5, "sea")
        assert told(at) == "There is nothing to click there"
        assert at.draft == heron_coast()

    def test_moving(self):
        at = bench()
        at.press("click:move")
        click(at, "site:saltcross")
        assert told(at) == "Now click where it is to be"
        at.place(10, 20, "sea")
        site = next(site for site in at.draft["sites"] if site["id"] == "saltcross")
        assert site["at"] == list(view_of(heron_coast()).place(10, 20))
        click(at, "coat:Isle")
        at.place(30, 40, "area:Highlands")
        assert at.draft["countries"][3]["coat"] == list(view_of(heron_coast()).place(30, 40))

    def test_taking_away_a_road_a_site_and_a_country(self):
        at = bench()
        at.press("click:erase")
        at.place(1, 1, "road:0")
        assert at.draft["roads"] == heron_coast()["roads"][1:]
        click(at, "site:highbell")
        assert not [road for road in at.draft["roads"] if "highbell" in road.values()]
        click(at, "coat:Isle")
        assert "Isle" not in json.dumps({**at.draft, "cards": []})
        assert [card["kind"] for card in at.draft["cards"]] == ["highlands-isle", "lowlands", "marshes"]
        click(at, "coat:Lowlands")
        assert [card["kind"] for card in at.draft["cards"]] == ["highlands-isle", "marshes"]
        at.place(1, 1, "sea")
        assert told(at) == "There is nothing to click there"

    def test_a_site_needs_a_country(self):
        at = bench(drafts.empty_draft())
        at.press("click:site-tool")
        at.place(5, 5, "")
        assert told(at) == "A site belongs to a country: add one first"

    def test_what_is_clicked_is_ringed_and_in_the_fields(self):
        at = bench()
        assert at.scene().mark("chosen") is None
        click(at, "coat:Marshes")
        assert at.scene().mark("chosen")
        assert (field(at, "name").value, field(at, "card").value, field(at, "of-country").value) == (
            "Marshes",
            "marshes",
            "Marshes",
        )
        click(at, "site:highbell")
        assert (field(at, "name").value, field(at, "in-country").value) == ("Highbell", "Highlands")


class TestGround:
    """Land and countries follow the sites, unless the file has outlines."""

    def test_it_grows_with_each_site(self):
        at = bench(drafts.empty_draft())
        assert at.scene().mark("area:land") is None
        at.place(100, 100, "")
        before = at.scene().mark("area:Country 1")
        at.press("click:site-tool")
        at.place(400, 300, "")
        assert before
        assert at.scene().mark("area:Country 1") != before

    def test_outlines_of_a_file_can_be_given_up(self):
        at = bench()
        own = at.scene().mark("area:Isle")
        assert field(at, "outlines").value == "own"
        at.set("outlines", "own")
        assert at.draft == heron_coast()
        at.set("outlines", "grown")
        assert at.scene().mark("area:Isle") != own
        assert at.draft["outlines"] == {"land": [], "countries": {}}
        assert "outlines" not in [field.id for field in at.fields()]
        assert at.board.areas == ((), (), (), ())
        at.press("undo")
        assert at.scene().mark("area:Isle") == own

    def test_a_draft_may_name_what_there_is_not(self):
        draft = heron_coast()
        draft["outlines"] = {"land": [], "countries": {}}
        draft["sites"][0]["country"] = "Atlantis"
        draft["roads"][0]["a"] = "nowhere"
        assert bench(draft).scene().mark("area:Highlands")
