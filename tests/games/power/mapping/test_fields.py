"""What filling in a field changes, and what is still wrong with a board."""

import json
from typing import Any

import pytest

from tests.games.power.mapping.drawing import bench, click, field, told
from tests.games.power.test_other_boards import heron_coast
from webpower import FileError
from webpower.games.power.board_file import make_board
from webpower.games.power.mapping import draft as drafts
from webpower.games.power.mapping.fields import NUMBERS


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
