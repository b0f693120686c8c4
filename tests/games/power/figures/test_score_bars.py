"""The parts of the bars are the lines of the score sheet, each once, and their sums its totals."""

from hypothesis import given

from tests.games.power.figures.games import NAMES, moments, positions
from webpower.games.power.figures import breakdown, breakdown_data, breakdown_words
from webpower.games.power.figures.score_parts import LOOKS, VATICAN
from webpower.games.power.scoring import score


@given(moments())
def test_every_line_of_the_sheet_is_in_one_part(position):
    sheet, data = score(position), breakdown_data(position)
    assert [part.name for part in data] == list(LOOKS)
    lines = [line for part in data for line in part.lines]
    assert sorted(map(str, lines)) == sorted(map(str, sheet.lines))


@given(moments())
def test_parts_add_up(position):
    sheet, data = score(position), {part.name: part.points for part in breakdown_data(position)}
    assert tuple(map(sum, zip(*data.values(), strict=True))) == sheet.totals()
    assert data["interim"] == sheet.part("interim").totals()
    assert data["chains"] == sheet.of_kind("chains").totals()
    final = sheet.part("final")
    for kind, more in (("cloisters", "doubled"), ("alliances", "council")):
        both = tuple(map(sum, zip(data[kind], data[more], strict=True)))
        assert both == final.of_kind(kind).totals()
        if not position.setup.options.vatican:
            assert not any(data[more])


@given(moments())
def test_bars_are_the_data(position):
    drawn = breakdown(position, NAMES[: position.setup.seats])
    *bars, sums = drawn.data
    for bar, part in zip(bars, breakdown_data(position), strict=True):
        assert tuple(points or 0 for points in bar.x) == part.points
        assert bar.showlegend == (part.name not in VATICAN or position.setup.options.vatican)
    totals = score(position).totals()
    assert tuple(sums.x) == totals
    assert [text.strip() for text in sums.text] == [f"<b>{total}</b>" for total in totals]
    assert drawn.layout.xaxis.range[1] >= 1.09 * max(totals)


@given(moments())
def test_words_hold_all_lines_and_sums(position):
    names = ("Ada", "Ben", "Cleo", "Dora", "Egon")[: position.setup.seats]
    sheet, said = score(position), breakdown_words(position, names).split("\n")
    for seat, total in enumerate(sheet.totals()):
        assert f"{names[seat]}: {total} in all" in said
    lines = [f"  - {line.message.cited(names)}" for line in sheet.lines for _ in line.seats]
    assert sorted(sentence for sentence in said if sentence.startswith("  ")) == sorted(lines)


def test_the_vatican_has_parts_of_its_own():
    ends = [positions(players, seed, True)[-1] for players in (3, 4, 5) for seed in range(4)]
    data = [{part.name: sum(part.points) for part in breakdown_data(position)} for position in ends]
    assert any(parts["doubled"] for parts in data)
    assert any(parts["alliances"] for parts in data)
    assert any(parts["interim"] for parts in data)


def test_over_or_not_is_said():
    line = positions(3, 1)
    assert breakdown(line[-1], NAMES[:3]).layout.title.text.startswith("Final score")
    assert breakdown(line[20], NAMES[:3]).layout.title.text.startswith("Score if the game ended now")
