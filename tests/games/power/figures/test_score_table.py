"""The table says the numbers of the score sheet, and its columns and rows add up."""

import re
from html import unescape

from hypothesis import given

from tests.games.power.figures.games import NAMES, moments, positions
from webpower.games.power.figures import score_table, score_table_data, score_table_words
from webpower.games.power.scoring import score


@given(moments())
def test_rows_are_the_lines_of_the_sheet(position):
    sheet, data = score(position), score_table_data(position)
    lines = [line for section in data for row in section.rows for line in row.lines]
    assert sorted(map(str, lines)) == sorted(map(str, sheet.lines))
    for section in data:
        assert section.points == tuple(map(sum, zip(*(row.points for row in section.rows), strict=True)))
        assert {line.rule for row in section.rows for line in row.lines} == {section.rule}
        for row in section.rows:
            sums = (sum(line.points for line in row.lines if seat in line.seats) for seat in range(sheet.seats))
            assert row.points == tuple(sums)
            assert len({line.place for line in row.lines}) == 1
    if data:
        assert tuple(map(sum, zip(*(section.points for section in data), strict=True))) == sheet.totals()


def numbers(cells):
    return [int(re.sub("<[^>]*>", "", cell) or 0) for cell in cells]


@given(moments())
def test_the_text_adds_up(position):
    seats = position.setup.seats
    _, _, *lines = score_table_words(position, ("Ada", "Ben", "Cleo", "Dora", "Egon")[:seats]).split("\n")
    *rows, total = [([*map(int, line.split()[-seats - 1 :])], line.startswith("  ")) for line in lines]
    assert total[0] == [*score(position).totals(), sum(score(position).totals())]
    assert all(row[-1] == sum(row[:-1]) for row, _ in rows)
    for inner in (False, True):
        kept = [row for row, set_in in rows if set_in == inner]
        assert [sum(column) for column in zip(*kept, strict=True)] == (total[0] if kept else [])


@given(moments())
def test_the_html_has_the_same_numbers(position):
    seats, sheet = position.setup.seats, score(position)
    html = score_table(position, NAMES[:seats]).html
    rows = [re.findall("(?s)<t[dh][^>]*>(.*?)</t[dh]>", row) for row in re.findall("(?s)<tr>(.*?)</tr>", html)]
    assert {len(row) for row in rows} == {seats + 2}
    _, *inner, total = rows
    assert numbers(total[1:]) == [*sheet.totals(), sum(sheet.totals())]
    data = score_table_data(position)
    expected = [points for section in data for points in (section.points, *(row.points for row in section.rows))]
    assert [numbers(row[1:]) for row in inner] == [[*points, sum(points)] for points in expected]


def test_html_tells_the_sentences_and_the_rules_and_names_are_no_markup():
    position = positions(5, 1)[-1]
    html = score_table(position, NAMES).html
    for line in score(position).lines:
        assert line.message.cited(NAMES) in unescape(html)
        assert f"#{line.rule.lower()}" in html
    assert "<b>Cleo" not in html


def test_it_shows_itself_as_html_and_as_text():
    position = positions(3, 0)[-1]
    shown = score_table(position, NAMES[:3])
    assert shown._repr_mimebundle_() == {"text/html": shown.html, "text/plain": str(shown)}
    assert str(shown) == score_table_words(position, NAMES[:3])


def test_long_names_are_cut():
    words = score_table_words(positions(3, 0)[-1], ("W" * 10_000, "Ben", "Cleo"))
    assert max(map(len, words.split("\n"))) < 120
