"""The bars are the effects of the best placements, and their parts add up to the net."""

from hypothesis import given

from tests.games.power.figures.games import NAMES, moments, positions
from webpower.draw.palette import PLAYERS
from webpower.games.power.figures import what_if, what_if_data, what_if_words
from webpower.games.power.figures.what_if_bars import SHOWN
from webpower.games.power.what_if import PARTS, placement_effects
from webpower.games.power.what_if_words import effect_words, place_words, signed

PLAIN = ("Ada", "Ben", "Cleo", "Dora", "Egon")


@given(moments())
def test_data_is_the_best_of_all_placements(position):
    data, effects = what_if_data(position), placement_effects(position)
    assert data.places == len(effects)
    assert len(data.effects) == min(SHOWN, len(effects))
    assert [effect.net for effect in data.effects] == sorted((e.net for e in effects), reverse=True)[:SHOWN]


@given(moments())
def test_bars_are_the_parts_and_numbers_the_net(position):
    data, seats = what_if_data(position).effects, position.setup.seats
    drawn = what_if(position, NAMES[:seats])
    *bars, numbers = drawn.data
    assert len(bars) == len(PARTS)
    for row, effect in enumerate(data):
        parts = [bar.x[row] or 0 for bar in bars]
        assert sum(parts) == effect.net
        assert tuple(parts) == effect.net_by_part
        assert [bar.text[row] for bar in bars] == [f"<b>{signed(part)}</b>" if part else "" for part in parts]
        assert f"<b>{signed(effect.net)}</b>" in numbers.text[row]
        assert f"{PLAYERS[effect.seat].glyph} {signed(effect.own)}" in numbers.text[row]
        assert numbers.x[row] == sum(part for part in parts if part > 0)
        left, right = drawn.layout.xaxis.range
        assert left < sum(part for part in parts if part < 0)
        assert numbers.x[row] + 0.2 * (right - left) < right
    if not data:
        assert len(numbers.text) == 1
        assert numbers.text[0].endswith("can place nothing now.")


@given(moments())
def test_ticks_are_whole_numbers_in_the_range_with_a_zero(position):
    axis = what_if(position, NAMES[: position.setup.seats]).layout.xaxis
    assert all(tick == int(tick) for tick in axis.tickvals)
    assert 0 in axis.tickvals
    assert 2 <= len(axis.tickvals) <= 16
    assert list(axis.ticktext) == [signed(tick) for tick in axis.tickvals]
    assert axis.range[0] < axis.tickvals[0] <= axis.tickvals[-1] < axis.range[1]


@given(moments())
def test_only_the_vatican_has_its_parts_in_the_legend(position):
    bars = what_if(position, NAMES[: position.setup.seats]).data[: len(PARTS)]
    for name, bar in zip(PARTS, bars, strict=True):
        assert bar.showlegend == (name not in ("doubled", "council") or position.setup.options.vatican)


@given(moments())
def test_words_say_every_bar(position):
    names = PLAIN[: position.setup.seats]
    heading, about, *lines = what_if_words(position, names).split("\n")
    data = what_if_data(position)
    assert names[position.seat] in heading
    assert ("nothing" in about) == (not data.effects)
    assert lines == [
        f"{place_words(position.board, effect).say(names)}: {signed(effect.net)}. {effect_words(effect).say(names)}"
        for effect in data.effects
    ]


def test_words_of_a_start():
    heading, about, first, *_ = what_if_words(positions(3, 1)[0], PLAIN[:3]).split("\n")
    assert heading == "What would a piece of Ada change if the game ended now?"
    assert about == "The best 12 of 54 places. Net: points of Ada less those of the other player who gains the most."
    assert first.endswith("Ada +1 (cloisters +1 [WP-40]); net +1.")
