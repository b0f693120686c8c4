"""The columns are the score sheet, place by place, and every segment that has room says whose points it is."""

from hypothesis import given

from tests.games.power.figures.games import NAMES, moments, positions
from webpower.draw.lettering import text_width
from webpower.draw.palette import SIZES
from webpower.games.power.figures import breakdown_by_place, place_data, places_words
from webpower.games.power.figures.score_places import BOTTOM, HEIGHT, TOP, column_width
from webpower.games.power.scoring import score


@given(moments())
def test_segments_are_the_lines_of_the_sheet(position):
    sheet, data = score(position), place_data(position)
    for seat, total in enumerate(sheet.totals()):
        lines = [line for place in data for line in place.segments[seat].lines]
        assert sorted(map(str, lines)) == sorted(str(line) for line in sheet.lines if seat in line.seats)
        assert sum(place.segments[seat].points for place in data) == total
    for place in data:
        for segment in place.segments:
            assert segment.points == sum(line.points for line in segment.lines)
            assert bool(segment.label) == bool(segment.lines)
            assert {line.kind for line in segment.lines} <= {place.kind}


@given(moments())
def test_a_segment_is_one_place(position):
    sheet, data = score(position), place_data(position)
    for kind in ("cloisters", "alliances"):
        by_place = sheet.by_place(kind)
        drawn = [tuple(segment.points for segment in place.segments) for place in data if place.kind == kind]
        assert sorted(points for points in drawn if any(points)) == sorted(by_place.values())


@given(moments())
def test_columns_are_the_data_and_their_heads_the_totals(position):
    seats = position.setup.seats
    *bars, sums = breakdown_by_place(position, NAMES[:seats]).data
    for bar, place in zip(bars, place_data(position), strict=True):
        assert [height or 0 for height in bar.y] == [segment.points for segment in place.segments]
    assert tuple(sums.y) == score(position).totals()
    assert [int(text.strip("</b>")) for text in sums.text] == list(sums.y)
    assert [bar.name for bar in bars if bar.showlegend] == ["cloisters", "alliances", "chains"]


@given(moments())
def test_labels_fit_their_segments(position):
    seats = position.setup.seats
    drawn = breakdown_by_place(position, NAMES[:seats])
    pixels = (HEIGHT - TOP - BOTTOM) / drawn.layout.yaxis.range[1]
    for bar in drawn.data[:-1]:
        for height, text in zip(bar.y, bar.text, strict=True):
            name, _, points = text.partition(": ")
            assert bool(text) == ((height or 0) * pixels >= SIZES.small)
            if text:
                assert points == f"<b>{height}</b>"
                assert name
                words = text_width(f"{name}: ", SIZES.small) + text_width(str(height), SIZES.small, bold=True)
                assert words <= column_width(seats)


def test_only_single_points_go_without_a_label():
    for players in (3, 4, 5):
        for seed in range(4):
            for bar in breakdown_by_place(positions(players, seed)[-1], NAMES[:players]).data[:-1]:
                assert all(text or (height or 0) < 2 for height, text in zip(bar.y, bar.text, strict=True))


@given(moments())
def test_words_hold_all_lines_and_sums(position):
    names = ("Ada", "Ben", "Cleo", "Dora", "Egon")[: position.setup.seats]
    sheet, said = score(position), places_words(position, names).split("\n")
    for seat, total in enumerate(sheet.totals()):
        assert f"{names[seat]}: {total} in all" in said
    lines = [f"  - {line.part.title()}: {line.message.cited(names)}" for line in sheet.lines for _ in line.seats]
    assert sorted(sentence for sentence in said if sentence.startswith("  ")) == sorted(lines)
    segments = [segment for place in place_data(position) for segment in place.segments if segment.points]
    assert len([sentence for sentence in said if sentence.startswith("- ")]) == len(segments)


@given(moments())
def test_boxes_say_what_the_words_say(position):
    names = ("Ada", "Ben", "Cleo", "Dora", "Egon")[: position.setup.seats]
    for bar, place in zip(breakdown_by_place(position, names).data, place_data(position), strict=False):
        for seat, segment in enumerate(place.segments):
            box = bar.hovertext[seat]
            assert box.startswith(f"{names[seat]}, {segment.label}: {segment.points}" if segment.points else "")
            assert box.count("<br>Final: ") + box.count("<br>Interim: ") == len(segment.lines)
