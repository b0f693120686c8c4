"""The board editor without a browser: what each click and field does to the board file, and what is told."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.power.test_other_boards import heron_coast
from webpower import FileError, edit_board, load_board, new_game
from webpower.engine.messages import catalogue_text
from webpower.games.power.board_file import board_ids, make_board
from webpower.games.power.mapping import cursor as cursors
from webpower.games.power.mapping import draft as drafts
from webpower.games.power.mapping.bench import CLICKS, TOOLS, DrawingBoard
from webpower.games.power.mapping.cursor import STEP
from webpower.games.power.mapping.fields import NUMBERS
from webpower.games.power.mapping.files import board_text, read_draft
from webpower.games.power.mapping.picture import WIDTH, view_of
from webpower.games.power.rules import TEXTS


def bench(draft: Any = None, folder: Path | None = None) -> DrawingBoard:
    return DrawingBoard(heron_coast() if draft is None else draft, folder)


def click(at: DrawingBoard, element: str) -> None:
    """A click on an element, where it is."""
    kind, _, name = element.partition(":")
    part, key, place = ("sites", "id", "at") if kind == "site" else ("countries", "name", "coat")
    entry = next(entry for entry in at.draft[part] if entry[key] == name)
    at.place(*view_of(at.draft).point(entry[place]), element)


def told(at: DrawingBoard) -> str:
    return "" if at.notice is None else at.notice.cited(())


def field(at: DrawingBoard, id: str) -> Any:
    return next(field for field in at.fields() if field.id == id)


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


class TestKeys:
    def test_the_cursor_is_seen_in_the_middle_and_moves(self):
        at = bench()
        assert at.scene().mark("cursor") is None
        at.go("left")
        view = view_of(heron_coast())
        x, y = view.place(360, 20 * round(view.height / 40))
        assert at.scene().mark("cursor")
        assert told(at) == f"Here: longitude {x:g}, latitude {y:g}"
        at.go("left", fine=True)
        assert told(at).startswith(f"Here: longitude {view.place(356, 0)[0]:g},")
        at.let_go()
        assert at.scene().mark("cursor") is None

    def test_it_stays_in_the_picture(self):
        at = bench()
        for _ in range(60):
            at.go("left")
            at.go("up")
        view = view_of(heron_coast())
        x, y = view.place(0, 0)
        assert told(at) == f"Here: longitude {x:g}, latitude {y:g}"

    def test_a_board_from_nothing_without_a_mouse(self):
        at = bench(drafts.empty_draft())
        at.put()
        assert told(at).startswith("Here: longitude")
        at.put()
        assert at.draft["countries"][0]["coat"] == list(view_of(at.draft).place(380, 280))
        at.press("click:site-tool")
        for way in ("up", "right", "right", "up"):
            for _ in range(3):
                at.go(way)
            at.put()
        assert len(at.draft["sites"]) == 4
        at.press("click:join")
        for element in ("site:site-1", "site:site-2", "site:site-2", "site:site-3"):
            at.pick(element)
        assert at.draft["roads"] == [{"a": "site-1", "b": "site-2"}, {"a": "site-2", "b": "site-3"}]
        at.press("click:move")
        at.pick("site:site-4")
        at.go("up")
        at.put()
        assert at.draft["sites"][3]["at"] == list(view_of(drafts.empty_draft()).place(500, 140))

    def test_what_the_cursor_is_on(self):
        at = bench()
        view = view_of(heron_coast())
        heard = set()
        for x in range(0, WIDTH + 1, STEP):
            for y in range(0, round(view.height) + 1, STEP):
                heard.add(cursors.under(at.draft, view, (x, y)))
        every = {f"site:{site['id']}" for site in at.draft["sites"]}
        every |= {f"coat:{country['name']}" for country in at.draft["countries"]}
        every |= {f"road:{number}" for number in range(len(at.draft["roads"]))}
        assert heard == every | {""}  # all of it can be reached by steps

    def test_it_says_what_it_is_on(self):
        said = set()
        for element in ("site:highbell", "coat:Isle"):
            at = bench()
            click(at, element)
            at.go("up", fine=True)
            said.add(told(at))
        assert said == {"Here: Highbell, Highlands", "Here: Arms of Isle"}
        at = bench()
        ends = [cursors.place_of(at.draft, view_of(at.draft), f"site:{id}") for id in ("stonewell", "larchmount")]
        middle = tuple((a + b) / 2 for a, b in zip(*ends, strict=True))
        road = cursors.told(at.draft, view_of(at.draft), middle)
        assert road.say(()) == "Here: Road from Stonewell to Larchmount"


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


class TestFields:
    def test_a_name_is_another_one_wherever_it_stands(self):
        at = bench()
        click(at, "coat:Highlands")
        at.set("name", "Hill & Dale")
        assert "Highlands" not in json.dumps(at.draft)
        assert make_board(at.draft).countries[0].name == "Hill & Dale"
        click(at, "site:highbell")
        at.set("name", "Great Bell")
        assert "highbell" not in json.dumps(at.draft)
        assert len(make_board(at.draft).roads) == 15
        assert at.draft["vatican"]["council"][0][0] == "Hill & Dale"

    def test_names_that_can_not_be(self):
        at = bench()
        click(at, "coat:Isle")
        for name, said in (
            ("", "A name has 1 to 60"),
            ("x" * 61, "A name has"),
            ("Marshes", "There is a country called"),
        ):
            at.set("name", name)
            assert told(at).startswith(said)
        assert at.draft == heron_coast()

    def test_cards(self):
        at = bench()
        click(at, "coat:Isle")
        at.set("card", "")
        assert field(at, "card").value == "isle"
        at.set("count", 7)
        at.set("colour", "purple")
        assert at.draft["cards"][-1] == {"kind": "isle", "count": 7, "colour": "purple"}
        at.set("card", "marshes")
        assert [card["kind"] for card in at.draft["cards"]] == ["highlands-isle", "lowlands", "marshes"]
        assert len(make_board(at.draft).cards[2].countries) == 2

    def test_a_card_is_called_after_its_country_as_long_as_it_is_its_own(self):
        at = bench(drafts.empty_draft())
        for x in (100, 500):
            at.place(x, 100, "")
        at.set("name", "Shore")
        assert [card["kind"] for card in at.draft["cards"]] == ["country-1", "shore"]
        assert field(at, "card").choices == [("Country 1", "country-1"), ("Shore", "shore"), ("one of its own", "")]
        at.set("card", "country-1")
        assert field(at, "card").choices[0] == ("Country 1/Shore", "country-1")
        at.set("name", "Coast")
        assert [card["kind"] for card in at.draft["cards"]] == ["country-1"]

    def test_the_id_follows_the_name_until_it_is_another(self):
        at = bench(drafts.empty_draft())
        at.set("board-name", "School Hill")
        assert at.draft["id"] == "school-hill"
        at.set("board-id", "hill")
        at.set("board-name", "Hill and Dale")
        assert at.draft["id"] == "hill"

    def test_the_country_of_a_site(self):
        at = bench()
        click(at, "site:highbell")
        at.set("in-country", "Marshes")
        assert len(make_board(at.draft).countries[2].sites) == 4

    @pytest.mark.parametrize("id", NUMBERS)
    def test_numbers_stay_in_their_limits(self, id: str):
        at = bench()
        at.set(id, 10_000)
        steps, _, most = NUMBERS[id]
        value: Any = at.draft
        for step in steps:
            value = value[step]
        assert value == most == field(at, id).value

    def test_the_board_and_the_vatican(self):
        at = bench()
        at.set("board-name", "Coast")
        at.set("board-id", "coast")
        at.set("arms", "no")
        assert (at.board.name, at.board.id, at.board.arms) == ("Coast", "coast", ())
        at.set("arms", "yes")
        assert len(at.board.arms) == 8
        at.press("click:country")
        at.place(5, 5, "sea")
        assert field(at, "arms").value == "yes"
        assert sum(len(column) for column in at.draft["vatican"]["council"]) == 5


class TestChecks:
    def test_they_follow_every_change(self):
        at = bench()
        assert "This board is good" in at.checks()
        at.press("click:erase")
        for site in ("gull-light", "quiet-haven"):
            click(at, f"site:{site}")
        assert "1 thing is still missing or wrong" in at.checks()
        assert "Isle, countries[3]: expected a site in &quot;Isle&quot;, got none" in at.checks()
        with pytest.raises(FileError):
            _ = at.board
        at.press("undo")
        assert "This board is good" in at.checks()
        at.press("redo")
        at.press("redo")
        assert "1 thing" in at.checks()

    def test_the_finished_map_is_shown_when_asked_for_and_good(self):
        at = bench()
        assert at.below() == ""
        at.press("preview")
        assert at.below().startswith("<img")
        at.press("new")
        assert at.below() == ""
        at.press("undo")
        assert at.below()


class TestFiles:
    @pytest.mark.parametrize("id", board_ids())
    def test_boards_that_come_with_the_program_can_be_drawn_on_and_written(self, id: str):
        draft = read_draft(json.loads(load_board(id).source))
        assert make_board(json.loads(board_text(draft))) == load_board(id)
        assert bench(draft).scene().marks

    def test_saving_and_opening(self, tmp_path: Path):
        at = bench(folder=tmp_path / "boards")
        at.files.save(at.files.suggested())
        assert told(at) == f"The board is in {tmp_path / 'boards' / 'heron-coast.json'}"
        assert load_board(tmp_path / "boards" / "heron-coast.json") == load_board("heron-coast")
        assert at.files.suggested() == "heron-coast-2"
        at.files.save("heron-coast")
        assert "heron-coast" in told(at)
        at.press("click:erase")
        click(at, "site:gull-light")
        click(at, "site:quiet-haven")
        at.files.save("unfinished")
        assert told(at).endswith("it can't be played on yet")
        unfinished = at.draft
        at.files.open("heron-coast")
        assert told(at) == "The board The Heron Coast is open"
        assert at.draft == heron_coast()
        at.files.open("unfinished")
        assert at.draft == unfinished
        at.files.take(json.dumps(heron_coast()).encode())
        assert at.draft == heron_coast()

    @pytest.mark.parametrize("name", ["../out", "", ".json", "a/b"])
    def test_names_that_lead_elsewhere(self, name: str, tmp_path: Path):
        at = bench(folder=tmp_path)
        at.files.save(name)
        assert list(tmp_path.iterdir()) == []

    def test_what_can_not_be_opened(self, tmp_path: Path):
        at = bench(folder=tmp_path)
        twice = heron_coast()
        twice["sites"].append(twice["sites"][0])
        for content in (b"{", b"[]", json.dumps({**heron_coast(), "chain": "3"}).encode(), json.dumps(twice).encode()):
            at.files.take(content)
            assert at.draft == heron_coast()
            assert told(at)
        at.files.open("nothing")
        assert told(at)

    def test_nothing_yet_can_not_be_saved(self, tmp_path: Path):
        at = bench(drafts.empty_draft(), tmp_path)
        at.files.save("empty")
        assert told(at) == "This can't be opened again yet: cards: expected 1 to 12 entries, got 0"
        assert at.files.record() == ""

    def test_no_folder(self):
        at = bench()
        assert at.files.folder == ""
        at.files.save("x")
        assert told(at)


class TestEditor:
    def test_clicks_and_fields_reach_the_bench(self, tmp_path: Path):
        editor = edit_board("heron-coast", saves=tmp_path)
        editor.board.handle({"place": [3, 4.5], "on": "sea"})
        new = editor.board.scene.mark("name:site-14")
        assert new is not None
        assert new.text == "Site 14"
        editor.board.handle({"key": "Ctrl+Z"})
        assert editor.drawn == load_board("heron-coast")
        name = editor._fields["board-name"].widget
        name.value = "Coast"
        assert editor.drawn.name == "Coast"
        editor._tiles["click:erase"].click()
        editor._tiles["undo"].click()
        assert editor.drawn == load_board("heron-coast")
        for key in ("1", "ArrowRight", "Shift+ArrowUp", "Enter"):
            editor.board.handle({"key": key})
        assert len(editor.bench.draft["countries"]) == 5  # type: ignore[attr-defined]
        for key in ("Ctrl+Z", "3"):
            editor.board.handle({"key": key})
        editor.board.handle({"pick": "site:stonewell"})
        assert "other end" in editor._notice.value
        editor.board.handle({"key": "Escape"})
        editor.board.handle({"key": "9"})
        assert editor._notice.value == ""
        assert editor.drawn.sites == load_board("heron-coast").sites
        assert editor.board.error is None
        assert repr(editor) == "MapEditor: Drawing The Heron Coast"
        assert "text/html" in editor._repr_mimebundle_()

    def test_where_it_begins(self, tmp_path: Path):
        path = tmp_path / "mine.json"
        path.write_text(json.dumps(heron_coast()), encoding="utf-8")
        for source in ("heron-coast", load_board("heron-coast"), path, str(path)):
            assert edit_board(source, saves=None).drawn == load_board("heron-coast")
        assert edit_board(saves=None).bench.fields()[1].value == "My board"
        with pytest.raises(FileError):
            edit_board("atlantis")


CHEAP = [tool for tool in TOOLS if tool != "preview"]  # arranging the finished map takes its time


@given(data=st.data())
def test_whatever_is_clicked_the_draft_can_be_drawn_checked_and_opened_again(data: st.DataObject):
    at = bench()
    for _ in range(data.draw(st.integers(1, 12))):
        deed = data.draw(st.sampled_from(["place", "place", "place", "press", "set"]))
        if deed == "place":
            marks = [mark.id for mark in at.scene().marks]
            at.place(data.draw(st.integers(0, 760)), data.draw(st.integers(0, 400)), data.draw(st.sampled_from(marks)))
        elif deed == "press":
            at.press(data.draw(st.sampled_from([*CHEAP, *(f"click:{name}" for name in CLICKS)])))
        else:
            chosen = data.draw(st.sampled_from([field for field in at.fields() if not field.heads]))
            values: list[Any] = [name for _, name in chosen.choices] or (
                [3, 99] if chosen.most else ["A", "Marshes", " ", "<b>"]
            )
            at.set(chosen.id, data.draw(st.sampled_from(values)))
        assert at.checks()
        if at.files.record():
            assert read_draft(json.loads(at.files.record())) == at.draft


def test_every_text_is_said_somewhere():
    """No message of the catalogue that nobody needs any more."""
    text = catalogue_text(TEXTS, "en").partition("# Drawing a board by clicks\n")[2].partition("\n# ")[0]
    ids = [line.partition(" =")[0] for line in text.splitlines() if line.startswith("mapping-")]
    code = "".join(path.read_text(encoding="utf-8") for path in Path(drafts.__file__).parent.glob("*.py"))
    computed = re.compile(r"^mapping-(arms-|outlines-|head-)?(.*?)(-tip)?$")
    assert [id for id in ids if computed.sub(r"\2", id) not in code] == []
