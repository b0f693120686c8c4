"""The stored results are those that the tool plays, and the numbers of the lesson follow from them."""

import pytest

from tests.tools.samples import FOLDER, HEAD, MADE, rows
from webpower.engine.errors import WrongValue
from webpower.lessons.samples import SAMPLES, sample

BEGINNING = 6  # games of each that are played again


@pytest.mark.parametrize("name", SAMPLES)
def test_the_first_games_are_those_that_the_call_plays(name: str):
    first, head, *lines = (FOLDER / f"{name}.csv").read_text(encoding="utf8").splitlines()
    assert (first, head) == (f"# {MADE[name].call}", HEAD)
    assert len(lines) == MADE[name].games
    assert lines[:BEGINNING] == rows(name, BEGINNING)


@pytest.mark.parametrize("name", SAMPLES)
def test_every_deal_is_played_once_from_each_seat_and_shares_fit_the_points(name: str):
    found = sample(name)
    assert found.seats == 3
    assert found.fair == pytest.approx(1 / 3)
    by_deal: dict[int, list[int]] = {}
    for game in found.games:
        by_deal.setdefault(game.deal, []).append(game.seat)
        assert game.lead == game.points - game.best
        assert game.share == 0 if game.lead < 0 else game.share > 0 or game.lead == 0
        assert game.lead <= 0 or game.share == 1
    assert all(sorted(seats) == [0, 1, 2] for seats in by_deal.values())
    assert {deal: len(shares) for deal, shares in found.shares().items()} == dict.fromkeys(by_deal, 3)
    assert sum(map(sum, found.leads().values())) == sum(game.lead for game in found.games)


def test_the_first_games_are_a_sample_of_their_own():
    assert [game.deal for game in sample("monk").first(4).games] == [0, 0, 0, 1]
    assert len(sample("monk")) == 999
    assert "tournament(" in repr(sample("milder"))


def test_an_unknown_sample_is_answered_with_those_that_there_are():
    with pytest.raises(WrongValue, match="sample: expected one of monk, thoughtful, nearly, milder, got 'nun'"):
        sample("nun")
