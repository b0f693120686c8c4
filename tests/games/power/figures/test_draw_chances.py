"""The bars and the table are the chances, as percents that never round to certainty."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.power.figures.games import NAMES
from tests.games.power.figures.test_card_bars import observations
from tests.games.power.staging import BAYERN_BURGUND, ENGLAND_SCHWABEN, FRANKEN_ARAGON, FRANKREICH, stage
from webpower.draw.charts.labels import literal
from webpower.engine.ratios import percent
from webpower.games.power import chances as exact
from webpower.games.power.figures import chance_data, chances, chances_words

PLAIN = ("Ada", "Ben", "Cleo", "Dora", "Egon")


@given(observations(), st.integers(1, 4))
def test_data_are_the_chances(both, draws):
    seen, _ = both
    data = chance_data(seen, draws)
    assert data.next == exact.next_card(seen)
    assert data.among == exact.at_least(1, seen, draws)
    assert data.pair == exact.pair_among(seen, draws)
    assert [row.plan for row in data.rows] == exact.plans(seen)
    for row in data.rows:
        hands = exact.hands_after(seen, row.plan)
        assert row.pair == exact.pair_chance(hands)
        assert row.pays == exact.paying_chances(seen, hands)


@given(observations())
def test_bars_and_table_are_the_data(both):
    seen, _ = both
    data = chance_data(seen)
    one, several, table, nothing = chances(seen, NAMES[: seen.setup.seats]).data
    assert list(one.y) == [pytest.approx(float(100 * chance), abs=0.01) for chance in data.next] + [None]
    assert list(several.y) == [pytest.approx(float(100 * chance), abs=0.01) for chance in (*data.among, data.pair)]
    assert list(several.text) == [literal(percent(chance)) for chance in (*data.among, data.pair)]
    assert len(table.z) == len(data.rows) <= 7
    for row, cells, texts in zip(data.rows, table.z, table.text, strict=True):
        assert list(cells) == [pytest.approx(float(100 * chance), abs=0.01) for chance in (*row.pays, row.pair)]
        assert list(texts) == [literal(percent(chance)) for chance in (*row.pays, row.pair)]
    assert bool(nothing.text[0]) == (not data.rows)


@given(observations())
def test_plans_have_names_of_their_own_that_fit(both):
    seen, _ = both
    axis = chances(seen, NAMES[: seen.setup.seats]).layout.yaxis2
    assert len(set(axis.ticktext)) == len(axis.ticktext) == len(axis.tickvals)
    assert all(label.count("<br>") <= 1 for label in axis.ticktext)


@given(observations())
def test_words_say_every_chance(both):
    seen, _ = both
    data, labels = chance_data(seen), [card.label for card in seen.setup.board.cards]
    _, _, *lines = chances_words(seen, PLAIN[: seen.setup.seats]).split("\n")
    for line, label, one, several in zip(lines, labels, data.next, data.among, strict=False):
        assert line == (
            f"{label}, the next card from the stack: {percent(one)} ({one}). "
            f"{label}, at least one of the next 3 from the stack: {percent(several)} ({several})."
        )
    assert lines[5] == f"Two of a kind among the next 3 from the stack: {percent(data.pair)} ({data.pair})."
    if not data.rows:
        assert lines[7:] == ["The game is over."]
    for row, line in zip(data.rows, lines[7:], strict=False):
        for label, chance in zip([*labels, "two of a kind"], (*row.pays, row.pair), strict=True):
            assert f"{label} {percent(chance)} ({chance})" in line
    assert len(lines) == 7 + max(1, len(data.rows))


@given(st.fractions(0, 1))
def test_percents_are_near_and_only_what_is_certain_looks_so(chance):
    shown = percent(chance)
    assert (shown == "0 %") == (chance == 0)
    assert (shown == "100 %") == (chance == 1)
    if shown[0] not in "<>":
        assert abs(int(shown.removesuffix(" %")) - 100 * chance) <= Fraction(1, 2)


def test_words_of_who_draws():
    game = stage([FRANKEN_ARAGON, FRANKREICH], open=[ENGLAND_SCHWABEN, BAYERN_BURGUND])
    game.play("exchange", card=FRANKREICH)
    lines = chances_words(game.observe(0), PLAIN[:3]).split("\n")
    plans = [line.partition(":")[0] for line in lines[9:]]
    assert plans == [
        "draw 2 from the stack",
        "take Bayern/Burgund, draw 1 from the stack",
        "take England/Schwaben, draw 1 from the stack",
        "take Bayern/Burgund and England/Schwaben",
    ]


def test_words_of_who_has_not_paid():
    lines = chances_words(stage([FRANKEN_ARAGON, FRANKREICH, FRANKREICH]).observe(0), PLAIN[:3]).split("\n")
    plans = [line.partition(":")[0].replace("\N{NO-BREAK SPACE}", " ") for line in lines[9:]]
    assert plans == [
        "keep Franken/Aragon and Frankreich, draw 1",
        "keep 2 Frankreich, draw 1",
        "keep Franken/Aragon, draw 2",
        "keep Frankreich, draw 2",
        "keep nothing, draw 3",
    ]
