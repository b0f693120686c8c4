"""What one more piece would change, against a second computation that works on names in dictionaries."""

from hypothesis import given

from tests.games.power.figures.games import crowded, moments
from tests.games.power.staging import BOARD, on_sites, stage
from tests.oracles import board as oracle_board
from tests.oracles.scoring import advisors_in, alliance_points, cloister_points, cloisters_in, holds, refusals
from webpower.games.power.position import EMPTY
from webpower.games.power.scoring.one_more import one_more_advisor, one_more_cloister

NAMED = oracle_board.load_board()


def as_file(position):
    """The pieces as a position file has them."""
    board, pieces = position.board, position.pieces
    return {
        "board": "europe",
        "players": [str(seat) for seat in range(position.setup.seats)],
        "cloisters": {site.id: owner for site, owner in zip(board.sites, pieces.owners, strict=True) if owner != EMPTY},
        "advisors": {country.name: list(here) for country, here in zip(board.countries, pieces.advisors, strict=True)},
        "vatican": {arms.name: owner for arms, owner in zip(board.arms, pieces.arms, strict=True) if owner != EMPTY},
    }


def doubled(file, country):
    points = cloister_points(cloisters_in(file, NAMED, country))
    return tuple(2 * one if holds(file, seat, f"cloister/{country}") else one for seat, one in enumerate(points))


def most(numbers):
    """Who has the most of something that somebody has."""
    return tuple(seat for seat, number in enumerate(numbers) if number == max(numbers) > 0)


def with_advisor(file, country, seat):
    here = advisors_in(file, country)
    here[seat] += 1
    return {**file, "advisors": {**file["advisors"], country: here}}


@given(moments())
def test_one_more_cloister(position):
    file = as_file(position)
    for number, country in enumerate(NAMED.countries):
        free = [site for site in NAMED.sites_in(country) if site not in file["cloisters"]]
        found = one_more_cloister(position, number)
        assert [more.seat for more in found] == (list(range(position.setup.seats)) if free else [])
        for more in found:
            after = {**file, "cloisters": {**file["cloisters"], free[-1]: more.seat}}
            assert more.country == number
            assert more.before == doubled(file, country)
            assert more.after == doubled(after, country)
            assert more.led == most(cloisters_in(file, NAMED, country))
            assert more.leads == most(cloisters_in(after, NAMED, country))
            assert (more.hindrance == "supply") == ("WP-2" in refusals(after))


@given(moments())
def test_one_more_advisor(position):
    file = as_file(position)
    for alliance in position.board.alliances:
        pair = NAMED.alliances[str(alliance.number)]
        now = alliance_points(file, *pair)
        naive = []
        for seat in range(position.setup.seats):
            for country in pair:
                after = with_advisor(file, country, seat)
                if not now[seat] and alliance_points(after, *pair)[seat]:
                    broken = refusals(after)
                    hindrance = "room" if "WP-18" in broken else "supply" if "WP-2" in broken else ""
                    naive.append((seat, country, tuple(now), tuple(alliance_points(after, *pair)), hindrance))
        found = one_more_advisor(position, alliance)
        assert naive == [
            (more.seat, BOARD.countries[more.country].name, more.before, more.after, more.hindrance) for more in found
        ]
        for more in found:
            assert [bool(points) for points in more.after] == [seat in more.leads for seat in range(len(now))]
            assert more.lead == ("alone" if sum(map(bool, more.after)) == 1 else "shared")


def test_the_crowded_positions_are_possible():
    for seed in range(30):
        assert refusals(as_file(crowded(3 + seed % 3, seed, seed % 2 == 0))) == []


def changes(cloisters, country="Franken", **more):
    position = stage(cloisters=on_sites(**{country: cloisters}), players=len(cloisters), **more).position
    return [(one.changes, one.lead) for one in one_more_cloister(position, BOARD.country_number[country])]


def test_beside_a_worked_example():
    """4 / 2 / 1 cloisters score 7, 4, 2; with one more of the second 8, 4, 3."""
    assert changes([4, 2, 1], "Frankreich") == [((1, 1, 0), ""), ((1, 0, 1), ""), ((1, 0, 2), "")]


def test_taking_and_sharing_the_lead():
    assert changes([2, 2, 1]) == [((1, -2, 0), "alone"), ((-2, 1, 0), "alone"), ((1, 1, 4), "shared")]
    assert changes([1, 0, 0]) == [((1, 0, 0), ""), ((1, 2, 0), "shared"), ((1, 0, 2), "shared")]


def test_the_first_cloister_of_a_country():
    assert changes([0, 0, 0]) == [((1, 0, 0), "alone"), ((0, 1, 0), "alone"), ((0, 0, 1), "alone")]


def test_the_arms_of_the_cloister_table_count_twice():
    assert changes([2, 2, 0], arms={"cloister/Franken": 1}, vatican=True)[1] == ((-1, 2, 0), "alone")


def test_a_full_country_takes_no_more():
    assert changes([4, 0, 0], "Schwaben") == []


def alliance_14(**more):
    position = stage(**more).position
    return [
        (one.seat, BOARD.countries[one.country].name, one.after, one.lead, one.hindrance)
        for one in one_more_advisor(position, BOARD.alliances[13])
    ]


def test_an_advisor_away_from_an_alliance():
    """Italien 2 / 1 / 1 and Burgund 1 / 1: Anna scores 6; one more in Italien would make Barbara score as well."""
    cloisters = on_sites(Italien=[5, 0, 0], Burgund=[2, 0, 0])
    advisors = {"Italien": [2, 1, 1], "Burgund": [1, 1, 0]}
    assert alliance_14(cloisters=cloisters, advisors=advisors) == [(1, "Italien", (7, 7, 0), "shared", "")]


def test_an_advisor_without_room():
    cloisters = on_sites(Italien=[2, 0, 0], Burgund=[1, 0, 0])
    found = alliance_14(cloisters=cloisters, advisors={"Italien": [1, 1, 0], "Burgund": [1, 0, 0]})
    assert found == [(1, "Burgund", (4, 4, 0), "shared", "room")]


def test_the_council_counts_twice():
    cloisters = on_sites(Italien=[2, 0, 0], Burgund=[1, 0, 0])
    found = alliance_14(cloisters=cloisters, advisors={"Italien": [0, 1, 0]}, arms={"council/Italien": 1}, vatican=True)
    assert found == [(1, "Burgund", (0, 3, 0), "alone", "")]
