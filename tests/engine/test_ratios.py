"""Fractions as answers: read as people write them, shown so that they can be read again, and no rounded numbers."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webpower.engine.answers import Unreadable
from webpower.engine.ratios import Ratio


@pytest.mark.parametrize(
    "written", ["3/13", " 6 / 26 ", "3/13 (23 %)", "3/13 (about 0.23)", Fraction(3, 13), 3 / 13, 6 / 26]
)
def test_ways_to_write_a_fraction(written: object):
    assert Ratio().read(written, ()) == Fraction(3, 13)


@pytest.mark.parametrize(("written", "meant"), [("1", 1), (0, 0), (1.0, 1), (0.25, Fraction(1, 4)), ("0", 0)])
def test_whole_numbers_and_plain_decimals(written: object, meant: Fraction):
    assert Ratio().read(written, ()) == meant


@pytest.mark.parametrize(
    "written", [0.23, 0.231, 0.2307692, "0.23", "23 %", "3/0", "many", "", None, True, ["3/13"], float("nan"), 1e300]
)
def test_what_is_no_exact_fraction_is_answered_with_what_is_wanted(written: object):
    with pytest.raises(Unreadable) as unreadable:
        Ratio().read(written, ())
    assert unreadable.value.message.say(()).startswith('The answer is an exact fraction, such as "3/13"')


@given(st.fractions(0, 50, max_denominator=10**5), st.booleans())
def test_what_is_shown_can_be_read_again(number: Fraction, chance: bool):
    form = Ratio(chance)
    assert form.read(form.words(number).say(()), ()) == number


@given(st.integers(0, 400), st.integers(1, 400))
def test_what_python_divides_is_exact_or_taken_for_rounded(above: int, below: int):
    try:
        assert Ratio().read(above / below, ()) == Fraction(above, below)
    except Unreadable:
        assert 10**6 % Fraction(above, below).denominator == 0


def test_words():
    assert Ratio().words(Fraction(3, 13)).say(()) == "3/13 (23 %)"
    assert Ratio(chance=False).words(Fraction(18, 13)).say(()) == "18/13 (about 1.38)"
