"""The parts of every difference add up to it, and it is that of the totals; ties for the lead are decided by WP-44."""

from hypothesis import given

from tests.games.power.figures.games import NAMES, moments
from webpower.draw.lettering import signed
from webpower.draw.palette import PLAYERS
from webpower.games.power.figures import breakdown_data, difference_data, differences, differences_words
from webpower.games.power.figures.score_parts import LOOKS
from webpower.games.power.game import recorded_game
from webpower.games.power.scoring import score, winners


@given(moments())
def test_parts_add_up_to_the_difference_of_the_totals(position):
    totals, parts = score(position).totals(), {part.name: part.points for part in breakdown_data(position)}
    for seat, row in enumerate(difference_data(position)):
        assert row.other != seat
        assert row.total == totals[seat] - totals[row.other]
        assert sum(row.parts.values()) == row.total
        assert row.parts == {name: points[seat] - points[row.other] for name, points in parts.items()}


@given(moments())
def test_all_are_compared_with_the_leader_and_the_leader_with_the_best_of_the_others(position):
    totals, data = score(position).totals(), difference_data(position)
    first = min(winners(position))  # still tied by WP-44: the lower seat
    for seat, row in enumerate(data):
        if seat != first:
            assert row.other == first
    assert totals[data[first].other] == max(total for seat, total in enumerate(totals) if seat != first)
    assert data[first].total >= 0
    assert all(row.total <= 0 for seat, row in enumerate(data) if seat != first)


def test_a_tie_on_points_is_decided_by_the_pieces_left():
    """Chris and Dan have 42 points each; who has more pieces left wins, and is whom the others are compared with."""
    position = recorded_game("tie-on-points").position
    (winner,) = winners(position)
    loser = ({2, 3} - {winner}).pop()
    data = difference_data(position)
    assert [row.other for row in data] == [winner if seat != winner else loser for seat in range(4)]
    assert data[winner].total == data[loser].total == 0
    assert any(data[winner].parts.values())
    names = ("Ada", "Ben", "Cleo", "Dora")
    assert f"{names[winner]} is level with {names[loser]}." in differences_words(position, names)


@given(moments())
def test_bars_are_the_data(position):
    seats, data = position.setup.seats, difference_data(position)
    drawn = differences(position, NAMES[:seats])
    *bars, sums = drawn.data
    for name, bar in zip(LOOKS, bars, strict=True):
        assert [width or 0 for width in bar.x] == [row.parts[name] for row in data]
        for width, text in zip(bar.x, bar.text, strict=True):
            assert text in ("", f"<b>{signed(width or 0)}</b>")
            assert not text or width
    assert list(sums.x) == [row.total for row in data]
    left, right = drawn.layout.xaxis.range
    assert left == -right
    for seat in range(seats):
        widths = [bar.x[seat] or 0 for bar in bars]
        assert left < sum(min(0, width) for width in widths)
        assert sum(max(0, width) for width in widths) < right
    for row, label in zip(data, drawn.layout.yaxis.ticktext, strict=True):
        assert f"<br>{signed(row.total)} to {PLAYERS[row.other].glyph}" in label


@given(moments())
def test_words_say_every_difference(position):
    names = ("Ada", "Ben", "Cleo", "Dora", "Egon")[: position.setup.seats]
    said = differences_words(position, names).split("\n")
    data = difference_data(position)
    for seat, row in enumerate(data):
        way = "ahead of" if row.total > 0 else "behind"
        sum_of = f"is {abs(row.total)} {way}" if row.total else "is level with"
        assert f"{names[seat]} {sum_of} {names[row.other]}." in said
    assert len(said) == 1 + len(data) + sum(map(bool, (part for row in data for part in row.parts.values())))
    told = "\n".join(said)
    for seat, row in enumerate(data):
        for points in filter(None, row.parts.values()):
            assert f"{names[seat]}, " in told
            assert f": {abs(points)} {'more' if points > 0 else 'less'} than {names[row.other]}." in told
