"""Position files: scored as another program states, and refused exactly for what the rules do not allow."""

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.power.staging import BOARD, board_data, changed, on_sites, sample, small_board_data, without
from tests.oracles.scoring import final, refusals, refusals_of_text, totals
from webpower.engine.errors import FileError, RecordError
from webpower.engine.files import parse_json
from webpower.games.power.position_file import read_pieces, score_position

SAMPLE = sample("position-chain")
EMPTY_BOARD = {**SAMPLE, "cloisters": {}, "advisors": {}, "vatican": {}}


def refused_by(data: Any) -> str:
    """The rule a position is refused by."""
    with pytest.raises(RecordError) as error:
        score_position(data)
    return str(error.value).rpartition("[")[2].rstrip("]")


class TestTheSample:
    def test_its_totals_are_6_4_16(self):
        names, scored, sheet = score_position(SAMPLE)
        assert list(names) == ["Anna", "Barbara", "Chris"]
        assert scored["totals"] == [6, 4, 16] == list(sheet.totals())

    def test_its_parts(self):
        final_part = score_position(SAMPLE)[1]["final"]
        assert {name: points for name, points in final_part["cloisters"].items() if any(points)} == {
            "Franken": [6, 4, 0],
            "Bayern": [0, 0, 1],
            "Italien": [0, 0, 4],
            "Burgund": [0, 0, 1],
        }
        assert {number: points for number, points in final_part["alliances"].items() if any(points)} == {
            "14": [0, 0, 5]
        }
        assert [[len(line) for line in lines] for lines in final_part["chains"]] == [[], [], [5]]

    def test_all_places_are_listed_also_those_that_score_nothing(self):
        final_part = score_position(EMPTY_BOARD)[1]["final"]
        assert final_part == {
            "cloisters": {country.name: [0, 0, 0] for country in BOARD.countries},
            "alliances": {str(number): [0, 0, 0] for number in range(1, 16)},
            "chains": [[], [], []],
        }

    @pytest.mark.parametrize("key", ["advisors", "vatican"])
    def test_these_may_be_missing(self, key):
        assert score_position(without(SAMPLE, key))[1]["totals"][:2] == [6, 4]

    def test_a_whole_board_may_be_inside(self):
        assert score_position({**SAMPLE, "board": board_data()})[1]["totals"] == [6, 4, 16]
        small = {**EMPTY_BOARD, "board": small_board_data(), "cloisters": {"chorin": 2}}
        assert score_position(small)[1]["totals"] == [0, 0, 1]


class TestRefusals:
    @pytest.mark.parametrize(
        ("rule", "changes"),
        [
            ("WP-1", {"players": ["A", "B"], "cloisters": {}, "advisors": {}}),
            ("WP-1", {"players": list("ABCDEF"), "advisors": {}}),
            ("WP-2", {"cloisters": on_sites(England=[6], Franken=[7], Bayern=[6], Italien=[2]), "advisors": {}}),
            (
                "WP-2",
                {
                    "cloisters": on_sites(Frankreich=[8], Franken=[7]),
                    "advisors": {"Frankreich": [5, 0, 0], "Franken": [4, 0, 0]},
                },
            ),
            (
                "WP-2",
                {
                    "cloisters": on_sites(Frankreich=[8]),
                    "advisors": {"Frankreich": [8, 0, 0]},
                    "vatican": {"council/Bayern": 0},
                },
            ),
            ("WP-18", {"cloisters": on_sites(Franken=[3, 3]), "advisors": {"Franken": [1, 2, 1]}}),
            ("WP-18", {"cloisters": {}, "advisors": {"Franken": [0, 0, 1]}}),
            ("WP-60", {"vatican": {"council/Frankreich": 0}}),
            ("WP-60", {"vatican": {"senate/Franken": 0}}),
            ("WP-62", {"vatican": {"council/Franken": 0, "council/England": 0}}),
        ],
    )
    def test_each_with_its_rule_and_the_oracle_agrees(self, rule, changes):
        data = {**SAMPLE, **changes}
        assert refused_by(data) == rule
        assert refusals(data) == [rule]

    def test_wp_17_a_site_twice(self):
        text = json.dumps(SAMPLE).replace('"farfa": 2', '"farfa": 2, "farfa": 2')
        assert refused_by(parse_json(text)) == "WP-17"
        assert refusals_of_text(text) == ["WP-17"]

    @pytest.mark.parametrize(
        "changes",
        [
            {"cloisters": on_sites(England=[6], Franken=[7], Bayern=[6], Italien=[1]), "advisors": {}},
            {"cloisters": on_sites(Frankreich=[8]), "advisors": {"Frankreich": [8, 0, 0]}},
            {"cloisters": on_sites(Franken=[3, 3]), "advisors": {"Franken": [1, 2, 0]}},
            {"vatican": {"council/Franken": 0, "council/Aragon": 0, "cloister/Franken": 0, "council/England": 1}},
        ],
    )
    def test_just_within_the_rules(self, changes):
        data = {**SAMPLE, **changes}
        assert refusals(data) == []
        score_position(data)


class TestUnreadable:
    @pytest.mark.parametrize(
        ("data", "line"),
        [
            (without(SAMPLE, "format"), 'format: missing; expected "webpower-position/1"'),
            (without(SAMPLE, "board"), "board: missing; expected a board, or the id of one"),
            (without(SAMPLE, "players"), "players: missing; expected 0 to 100 entries"),
            (without(SAMPLE, "cloisters"), "cloisters: missing; expected an object"),
            (changed(SAMPLE, 0, "cloisters", "roma"), 'cloisters: expected a site of this board, got "roma"'),
            (
                changed(SAMPLE, [0, 0, 0], "advisors", "Utopia"),
                'advisors: expected a country of this board, got "Utopia"',
            ),
            (changed(SAMPLE, 3, "cloisters", "obra"), "cloisters.obra: expected a seat from 0 to 2, got 3"),
            (changed(SAMPLE, -1, "cloisters", "obra"), "cloisters.obra: expected a seat from 0 to 2, got -1"),
            (
                changed(SAMPLE, 3, "vatican", "council/Franken"),
                "vatican.council/Franken: expected a seat from 0 to 2, got 3",
            ),
            (
                changed(SAMPLE, [0, 0], "advisors", "Italien"),
                "advisors.Italien: expected 3 numbers, one a seat, got 2",
            ),
            (
                changed(SAMPLE, [0, -1, 0], "advisors", "Italien"),
                "advisors.Italien[1]: expected 0 or more advisors, got -1",
            ),
            (changed(SAMPLE, "0", "cloisters", "obra"), 'cloisters.obra: expected a whole number, got "0"'),
            (changed(SAMPLE, None, "cloisters"), "cloisters: expected an object, got null"),
            (
                changed(SAMPLE, 1, "scores"),
                "scores: unknown key; expected format, board, players, cloisters, advisors, or vatican",
            ),
            (
                changed(SAMPLE, "atlantis", "board"),
                'board: expected a board, or the id of one: europe, europe-crossroads, or heron-coast, got "atlantis"',
            ),
            (changed(SAMPLE, 1, "board"), "board: expected a board, or the id of one, got 1"),
        ],
        ids=lambda value: value if isinstance(value, str) else "",
    )
    def test_each_mistake_is_named(self, data, line):
        with pytest.raises(FileError) as error:
            score_position(data)
        assert error.value.lines == (line,)

    def test_an_advisors_country_twice(self):
        text = json.dumps(SAMPLE).replace('"Burgund": [', '"Italien": [0, 0, 0], "Burgund": [')
        with pytest.raises(FileError, match=re.escape("advisors.Italien: expected once, and it is there twice")):
            score_position(parse_json(text))


@st.composite
def positions(draw: st.DrawFn) -> Any:
    """Any pieces of 3 to 5 players on any places: some are against the rules."""
    players = draw(st.integers(3, 5))
    seats = st.integers(0, players - 1)
    sites = st.dictionaries(st.sampled_from([site.id for site in BOARD.sites]), seats, max_size=54)
    numbers = st.lists(st.sampled_from([0, 0, 0, 1, 1, 2, 3]), min_size=players, max_size=players)
    return {
        "format": "webpower-position/1",
        "board": "europe",
        "players": list("ABCDE"[:players]),
        "cloisters": draw(sites),
        "advisors": draw(st.dictionaries(st.sampled_from([c.name for c in BOARD.countries]), numbers, max_size=5)),
        "vatican": draw(st.dictionaries(st.sampled_from([arms.name for arms in BOARD.arms]), seats, max_size=4)),
    }


@given(positions())
def test_any_pieces_are_refused_or_scored_as_the_oracle_does(data):
    broken = refusals(data)
    if broken:
        assert refused_by(data) in broken
        # What is left when everything against the rules is taken off has a score.
        data = {**data, "advisors": {}, "vatican": {}}
        if refusals(data):
            return
    _, scored, sheet = score_position(data)
    naive = final(data)
    assert scored["final"]["cloisters"] == naive["cloisters"]
    assert scored["final"]["alliances"] == naive["alliances"]
    assert scored["totals"] == totals(naive) == list(sheet.totals())


def test_pieces_come_with_names_and_setup():
    setup, names, pieces = read_pieces({**SAMPLE, "vatican": {"council/Franken": 1}})
    assert (setup.seats, setup.options.vatican, names) == (3, True, ["Anna", "Barbara", "Chris"])
    assert pieces.cloisters_used(2) == 6
    assert pieces.advisors_used(1) == 2
