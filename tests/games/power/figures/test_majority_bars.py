"""The bars are the pieces on the board, and the numbers on them the lines of the score sheet."""

import re

from hypothesis import given

from tests.games.power.figures.games import NAMES, moments, positions
from webpower.draw.palette import PLAYERS
from webpower.games.power.figures import majorities, majorities_words, majority_data
from webpower.games.power.rules import most_cloisters
from webpower.games.power.scoring import score_final


def counted(position, country, seat):
    return sum(
        owner == seat and site.country == country
        for owner, site in zip(position.pieces.owners, position.board.sites, strict=True)
    )


@given(moments())
def test_data_is_the_position(position):
    data = majority_data(position)
    assert [row.country for row in data] == [country.name for country in position.board.countries]
    for number, row in enumerate(data):
        seats = range(position.setup.seats)
        assert row.cloisters == tuple(counted(position, number, seat) for seat in seats)
        assert row.advisors == tuple(position.pieces.advisors[number])
        assert row.room == most_cloisters(position, number) - sum(row.advisors) >= 0
        for seat in seats:
            assert row.ranks[seat] == (
                len({count for count in row.cloisters if count > row.cloisters[seat]}) + 1 if row.cloisters[seat] else 0
            )
            assert (seat in row.leaders) == (row.advisors[seat] == max(row.advisors) > 0)


@given(moments())
def test_points_add_up_to_the_sheet(position):
    by_seat = zip(*(row.points for row in majority_data(position)), strict=True)
    sheet = score_final(position.setup, position.pieces).of_kind("cloisters")
    assert tuple(sum(points) for points in by_seat) == sheet.totals()


@given(moments())
def test_bars_are_the_data(position):
    data, seats = majority_data(position), position.setup.seats
    bars = majorities(position, NAMES[:seats]).data
    assert len(bars) == 2 * seats
    for seat in range(seats):
        cloisters, advisors = bars[seat], bars[seats + seat]
        assert [height or 0 for height in cloisters.y] == [row.cloisters[seat] for row in data]
        assert [height or 0 for height in advisors.y] == [row.advisors[seat] for row in data]
        for row, above, beneath in zip(data, cloisters.text, advisors.text, strict=True):
            glyph = PLAYERS[seat].glyph
            assert above == (f"<b>{row.points[seat]}</b><br>{glyph}" if row.cloisters[seat] else "")
            assert beneath == (glyph if row.advisors[seat] else "")


@given(moments())
def test_labels_stay_in_their_panels(position):
    drawn = majorities(position, NAMES[: position.setup.seats])
    for axis, bars, least in (("yaxis", drawn.data[: position.setup.seats], 1.25), ("yaxis2", drawn.data, 1)):
        tallest = max(height or 0 for bar in bars for height in bar.y if (bar.yaxis or "y") == f"y{axis[5:]}")
        assert drawn.layout[axis].range[1] >= least * tallest


@given(moments())
def test_words_say_every_bar(position):
    names = ("Ada", "Ben", "Cleo", "Dora", "Egon")[: position.setup.seats]
    lines = majorities_words(position, names).split("\n")[1:]
    for row, line in zip(majority_data(position), lines, strict=True):
        assert line.startswith(f"{row.country}: ")
        assert line.count(" and scores ") == len([count for count in row.cloisters if count])
        for name, count, points in zip(names, row.cloisters, row.points, strict=True):
            told = re.search(rf"{name} has (\d+) of {sum(row.cloisters)} cloisters?, [^.]* and scores (\d+)\.", line)
            assert (told.groups() if told else None) == ((str(count), str(points)) if count else None)
        for name, count in zip(names, row.advisors, strict=True):
            told = re.search(rf"{name} has (\d+) of {sum(row.advisors)} advisors?\b", line)
            assert (told[1] if told else None) == (str(count) if count else None)


def test_words_of_a_position():
    said = majorities_words(positions(3, 0)[-1], ("Ada", "Ben", "Cleo"))
    assert said.split("\n")[1] == (
        "England: Ada has 2 of 4 cloisters, a shared most, and scores 4. "
        "England: Cleo has 2 of 4 cloisters, a shared most, and scores 4. "
        "England has room for 2 more advisors."
    )
