"""The bars are the pieces on the board, and the numbers on them the lines of the score sheet."""

import re

from hypothesis import given

from tests.games.power.figures.games import NAMES, moments, positions
from webpower.draw.palette import PLAYERS
from webpower.games.power.figures import majorities, majorities_words, majority_data
from webpower.games.power.position import EMPTY
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
    assert [bar.type for bar in bars] == ["bar"] * 2 * seats + ["scatter"] * (seats + 1)
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
    for axis, least in (("yaxis", 1.25), ("yaxis2", 1)):
        bars = [bar for bar in drawn.data if bar.type == "bar" and (bar.yaxis or "y") == f"y{axis[5:]}"]
        tallest = max(height or 0 for bar in bars for height in bar.y)
        assert drawn.layout[axis].range[1] >= least * tallest


@given(moments())
def test_the_row_of_marks_is_the_data(position):
    """A mark wherever one more cloister, if it can be placed, changes who leads in a country that is not empty."""
    data, seats = majority_data(position), position.setup.seats
    drawn = majorities(position, NAMES[:seats])
    for number, row in enumerate(data):
        assert row.free == list(position.pieces.owners[position.board.spans[number]]).count(EMPTY)
        assert len(row.one_more) == (seats if row.free else 0)
    for seat, marks in enumerate(drawn.data[2 * seats : 3 * seats]):
        wanted = []
        for x, row in enumerate(data):
            rivals = max(count for other, count in enumerate(row.cloisters) if other != seat)
            own = row.cloisters[seat] + 1
            if row.free and any(row.cloisters) and position.cloisters_left(seat) and own - 1 <= rivals <= own:
                wanted.append((x, own > rivals))
        assert [round(x) for x in marks.x] == [x for x, _ in wanted]
        assert ["open" not in symbol for symbol in marks.marker.symbol] == [alone for _, alone in wanted]
        assert {symbol.removesuffix("-open") for symbol in marks.marker.symbol} <= {PLAYERS[seat].symbol}
    states = dict(zip(drawn.data[-1].x, drawn.data[-1].text, strict=True))
    assert states == {
        x: "full" if not row.free else "empty" for x, row in enumerate(data) if not row.free or not any(row.cloisters)
    }


def test_marks_stand_under_their_bars():
    """Plotly puts a group's bars side by side around its place; the marks do the same."""
    drawn = majorities(positions(4, 1)[60], NAMES[:4])
    for seat, marks in enumerate(drawn.data[8:12]):
        for x in marks.x:
            assert abs(x - round(x) - (seat - 1.5) * (1 - drawn.layout.bargap) / 4) < 0.001


@given(moments())
def test_words_say_what_one_more_cloister_changes(position):
    names = ("Ada", "Ben", "Cleo", "Dora", "Egon")[: position.setup.seats]
    lines = majorities_words(position, names).split("\n")[1:]
    for row, line in zip(majority_data(position), lines, strict=True):
        assert ("no free site" in line) == (row.free == 0)
        for more in row.one_more:
            told = re.search(rf"one more cloister of {names[more.seat]} would ([a-z ]+) \(points: ([^)]*)\)", line)
            assert told is not None
            gains = re.findall(r"(\w+) ([+\u2212])(\d+)", told[2])
            changes = {name: int(points) * (1 if sign == "+" else -1) for name, sign, points in gains}
            assert changes == {name: points for name, points in zip(names, more.changes, strict=True) if points}
            leads = {"take the lead": "alone", "share the lead": "shared"}
            assert leads.get(told[1], "") == more.lead
            assert (told[1] == "not lead") == (more.seat not in more.leads)


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
        "England has room for 2 more advisors. "
        "England has 2 free sites. "
        "England: one more cloister of Ada would take the lead (points: Ada +1 and Cleo \u22121). "
        "England: one more cloister of Ben would not lead (points: Ada +1, Ben +2, and Cleo +1). "
        "England: one more cloister of Cleo would take the lead (points: Ada \u22121 and Cleo +1)."
    )
