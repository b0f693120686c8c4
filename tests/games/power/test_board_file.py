"""Board files: the board that comes with the program, and every mistake a board of one's own can have, by name."""

import json
from collections import Counter
from typing import Any

import pytest

from tests.games.power.staging import board_data, changed, small_board_data, without
from webpower.engine.errors import FileError
from webpower.games.power.board import PLAYER_COUNTS
from webpower.games.power.board_file import board_ids, load_board, make_board

BOARD = load_board()


def mistakes(data) -> tuple[str, ...]:
    with pytest.raises(FileError) as error:
        make_board(data)
    return error.value.lines


def with_part(part: str, **more) -> Any:
    data = board_data()
    data[part].append(more)
    return data


class TestEurope:
    """What the sources say of the board."""

    def test_wp_3_the_cards(self):
        assert {card.kind: card.count for card in BOARD.cards} == {
            "franken-aragon": 13,
            "bayern-burgund": 12,
            "lothringen-italien": 11,
            "england-schwaben": 10,
            "frankreich": 9,
        }
        assert {players: len(BOARD.deck(players)) for players in PLAYER_COUNTS} == {3: 45, 4: 50, 5: 55}
        for players, removed in ((3, 2), (4, 1), (5, 0)):
            counts = Counter(BOARD.deck(players))
            assert [counts[kind] for kind in range(5)] == [card.count - removed for card in BOARD.cards]

    def test_wp_40_the_order_of_scoring(self):
        names = "England Franken Bayern Italien Aragon Frankreich Lothringen Schwaben Burgund"
        assert [country.name for country in BOARD.countries] == names.split()

    def test_wp_41_alliances(self):
        names = [country.name for country in BOARD.countries]
        pairs = {alliance.number: {names[alliance.a], names[alliance.b]} for alliance in BOARD.alliances}
        assert list(pairs) == list(range(1, 16))
        assert pairs[14] == {"Italien", "Burgund"}
        assert pairs[15] == {"Italien", "Bayern"}
        assert {"England", "Aragon"} in pairs.values()
        assert {"Aragon", "Italien"} in pairs.values()
        assert [alliance.number for alliance in BOARD.alliances if alliance.route == "sea"] == [1, 2, 3, 5, 6, 15]

    def test_sites(self):
        sizes = {country.name: len(country.sites) for country in BOARD.countries}
        assert sizes["Frankreich"] == 8 > max(size for name, size in sizes.items() if name != "Frankreich")
        assert sizes["Schwaben"] == 4 < min(size for name, size in sizes.items() if name != "Schwaben")
        for card in BOARD.cards:
            if len(card.countries) == 2:
                assert sum(len(BOARD.countries[country].sites) for country in card.countries) == card.count

    def test_wp_42_roads_do_not_cross_the_sea(self):
        england = BOARD.country_number["England"]
        for a, b in BOARD.roads:
            assert (BOARD.sites[a].country == england) == (BOARD.sites[b].country == england)

    def test_roads_go_both_ways(self):
        for number, site in enumerate(BOARD.sites):
            assert all(number in BOARD.sites[other].roads for other in site.roads)
            assert list(site.roads) == sorted(set(site.roads))

    def test_wp_60_the_arms_of_the_vatican(self):
        columns = [[a.name for a in BOARD.arms if a.column == column] for column in range(4)]
        first, second = ["Franken", "Bayern", "Lothringen", "England"], ["Aragon", "Burgund", "Italien", "Schwaben"]
        assert columns == [
            [f"council/{name}" for name in first],
            [f"council/{name}" for name in second],
            [f"cloister/{name}" for name in first],
            [f"cloister/{name}" for name in second],
        ]

    def test_cards_are_called_as_their_countries(self):
        assert [card.label for card in BOARD.cards] == [
            "Franken/Aragon",
            "Bayern/Burgund",
            "Lothringen/Italien",
            "England/Schwaben",
            "Frankreich",
        ]

    def test_it_is_on_the_list_of_boards(self):
        assert "europe" in board_ids()
        assert load_board("europe") is BOARD


class TestEquality:
    def test_boards_of_the_same_content_are_equal(self):
        again = make_board(dict(reversed(board_data().items())))
        assert again is not BOARD
        assert again == BOARD
        assert hash(again) == hash(BOARD)

    def test_other_boards_are_not(self):
        assert make_board(changed(board_data(), "Another", "name")) != BOARD
        assert BOARD != "europe"

    def test_a_smaller_board_is_a_board(self):
        assert len(make_board(small_board_data()).sites) == 18


class TestMistakes:
    @pytest.mark.parametrize(
        ("data", "line"),
        [
            (
                with_part("roads", a="chorin", b="atlantis"),
                'roads[64].b: expected a site of this board, got "atlantis"',
            ),
            (with_part("roads", a="chorin", b="chorin"), 'roads[64]: expected two ends, got "chorin" twice'),
            (
                with_part("sites", id="x", name="X", country="Utopia", at=[1, 2]),
                'sites[54].country: expected a country of this board, got "Utopia"',
            ),
            (
                with_part("alliances", number=16, a="Franken", b="Utopia", route="land"),
                'alliances[15].b: expected a country of this board, got "Utopia"',
            ),
            (
                with_part("alliances", number=16, a="Franken", b="Franken", route="land"),
                'alliances[15]: expected two ends, got "Franken" twice',
            ),
            (
                with_part("alliances", number=16, a="Burgund", b="Italien", route="land"),
                'alliances[15]: expected one that is not there yet, got ["Burgund", "Italien"] as in alliances[13]',
            ),
            (
                with_part("alliances", number=14, a="England", b="Burgund", route="sea"),
                "alliances[15].number: expected one that is not there yet, got 14 as in alliances[13]",
            ),
            (
                with_part("alliances", number=16, a="England", b="Burgund", route="air"),
                'alliances[15].route: expected land or sea, got "air"',
            ),
            (
                with_part("countries", name="Utopia", card="frankreich", coat=[0, 0]),
                'countries[9]: expected a site in "Utopia", got none',
            ),
            (
                changed(board_data(), "gold", "countries", 0, "card"),
                'countries[0].card: expected a kind of card of this board, got "gold"',
            ),
            (
                with_part("cards", kind="gold", count=5, colour="purple"),
                'cards[5]: expected a country that "gold" pays for, got none',
            ),
            (
                changed(changed(board_data(), 0, "cards", 0, "count"), {"3": 0, "4": 0, "5": 0}, "removed"),
                "cards[0].count: expected a number from 1 to 99, got 0",
            ),
            (
                changed(board_data(), 10**30, "cards", 4, "count"),
                "cards[4].count: expected a number from 1 to 99, got 1000000000000000000000000000000",
            ),
            (changed(board_data(), 1, "chain"), "chain: expected a number from 2 to 8, got 1"),
            (
                changed(board_data(), 0, "supply", "cloisters"),
                "supply.cloisters: expected a number from 1 to 20, got 0",
            ),
            (
                changed(board_data(), 100, "supply", "advisors"),
                "supply.advisors: expected a number from 0 to 20, got 100",
            ),
            (without(board_data(), "removed", "4"), "removed.4: missing; expected a number from 0 to 99"),
            (
                changed(board_data(), 10, "removed", "3"),
                "removed.3: expected at most 9, as there are of the rarest card, got 10",
            ),
            (
                changed(board_data(), -1, "removed", "3"),
                "removed.3: expected a number from 0 to 99, got -1",
            ),
            (
                changed(board_data(), [1], "sites", 0, "at"),
                "sites[0].at: expected 2 entries, got 1",
            ),
            (
                changed(board_data(), [[[1, 2], [3], [4, 5]]], "outlines", "land"),
                "outlines.land[0][1]: expected 2 entries, got 1",
            ),
            (
                changed(board_data(), [], "outlines", "countries", "Utopia"),
                'outlines.countries: expected a country of this board, got "Utopia"',
            ),
            (
                changed(board_data(), [["Utopia"]], "vatican", "council"),
                'vatican.council[0][0]: expected a country of this board, got "Utopia"',
            ),
            (
                changed(board_data(), [["Franken"], ["Franken"]], "vatican", "cloister"),
                'vatican.cloister[1][0]: expected one that is not there yet, got "Franken" as in '
                "vatican.cloister[0][0]",
            ),
        ],
        ids=lambda value: value.split(":")[0] + value[-25:] if isinstance(value, str) else "",
    )
    def test_each_is_named(self, data, line):
        assert mistakes(data) == (line,)

    def test_a_site_twice(self):
        data = board_data()
        data["sites"].append(dict(data["sites"][0]))
        assert mistakes(data) == (
            'sites[54].id: expected one that is not there yet, got "lindisfarne" as in sites[0]',
            "sites[54].at: expected one that is not there yet, got [-1.8, 55.68] as in sites[0]",
        )

    def test_a_road_twice_even_the_other_way_round(self):
        data = board_data()
        road = data["roads"][0]
        data["roads"].append({"a": road["b"], "b": road["a"]})
        pair = json.dumps(sorted((road["a"], road["b"])))
        assert mistakes(data) == (f"roads[64]: expected one that is not there yet, got {pair} as in roads[0]",)

    def test_an_unknown_colour_is_named_with_those_there_are(self):
        (line,) = mistakes(changed(board_data(), "puce", "cards", 0, "colour"))
        assert line == 'cards[0].colour: expected yellow, green, orange, blue, or purple, got "puce"'

    def test_too_few_cards_for_five(self):
        data = board_data()
        for card in data["cards"]:
            card["count"] = 4
        data["removed"] = {"3": 0, "4": 0, "5": 1}
        assert mistakes(data) == ("cards: expected at least 20 for 5 players, to deal and to draw from, got 15",)

    def test_too_many_kinds_of_cards(self):
        data = board_data()
        data["cards"] += [{"kind": f"k{number}", "count": 5, "colour": "purple"} for number in range(95)]
        assert mistakes(data) == ("cards: expected 1 to 12 entries, got 100",)

    def test_too_many_sites(self):
        data = board_data()
        more = 101 - len(data["sites"])
        data["sites"] += [{"id": f"s{n}", "name": "S", "country": "Franken", "at": [n, 2]} for n in range(more)]
        assert mistakes(data) == ("sites: expected 1 to 100 entries, got 101",)
        del data["sites"][-1]
        assert len(make_board(data).sites) == 100

    def test_too_many_points(self):
        data = board_data()
        areas = [data["outlines"]["land"], *data["outlines"]["countries"].values()]
        points = sum(len(polygon) for area in areas for polygon in area)
        data["outlines"]["land"] += [[[k / 100, k / 50] for k in range(1600)]] * 2
        (line,) = mistakes(data)
        assert line == f"outlines: expected at most 4,000 points in all, got {3200 + points:,}"

    def test_too_many_roads_at_a_site(self):
        data = board_data()
        there = {road[end] for road in data["roads"] for end in "ab" if "chorin" in (road["a"], road["b"])}
        others = [site["id"] for site in data["sites"] if site["id"] not in there]
        data["roads"] += [{"a": "chorin", "b": other} for other in others[: 9 - len(there)]]
        (line,) = mistakes(data)
        assert line == 'sites[7]: expected at most 7 roads to "chorin", got 8'

    def test_a_road_net_on_which_chains_would_take_long(self):
        data = board_data()
        data["chain"] = 5
        assert mistakes(data) == ("roads: expected a net of breadth 4 at most for chains of 5, got 5; leave out roads",)

    def test_all_mistakes_at_once(self):
        data = board_data()
        data["roads"].append({"a": "chorin", "b": "atlantis"})
        data["sites"][0]["country"] = "Utopia"
        data["alliances"].append({"number": 16, "a": "Burgund", "b": "Italien", "route": "land"})
        data["chain"] = 0
        assert mistakes(data) == (
            "chain: expected a number from 2 to 8, got 0",
            'alliances[15]: expected one that is not there yet, got ["Burgund", "Italien"] as in alliances[13]',
            'sites[0].country: expected a country of this board, got "Utopia"',
            'roads[64].b: expected a site of this board, got "atlantis"',
        )

    @pytest.mark.parametrize("key", sorted(set(board_data()) - {"format"}))
    def test_a_missing_part(self, key):
        (line,) = mistakes(without(board_data(), key))
        assert line.startswith(f"{key}: missing; expected ")

    def test_another_format(self):
        assert mistakes({"format": "webpower-board/2"}) == (
            'format: expected "webpower-board/1", got "webpower-board/2"',
        )

    def test_a_board_there_is_none_of(self):
        with pytest.raises(FileError, match="expected a board, or the id of one: europe, "):
            load_board("atlantis")
