"""The pictures of questions about whole games and cards show what they are about, and not what is to be found out."""

import re
from itertools import pairwise

import pytest

from tests.games.power.figures.games import NAMES, positions
from webpower.games.power.figures import timeline_data
from webpower.games.power.game import recorded_game
from webpower.games.power.position import Position
from webpower.games.power.questions.card_picture import CardPicture
from webpower.games.power.questions.score_picture import ScorePicture

SIZES = [pytest.param(players, id=f"{players} players") for players in (3, 4, 5)]


def corners(points: object) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in (pair.split(",") for pair in str(points).split(" "))]


@pytest.mark.parametrize("players", SIZES)
def test_a_line_is_as_high_as_the_points(players: int):
    line = positions(players, 1)
    totals = timeline_data(line).totals
    drawn = ScorePicture(line).scene(NAMES[:players])
    ten, nothing = (drawn.mark(f"points:{points}") for points in (10, 0))
    assert ten is not None
    assert nothing is not None
    step = (float(nothing.attrs["y1"]) - float(ten.attrs["y1"])) / 10
    for seat in range(players):
        mark = drawn.mark(f"line:{seat}")
        assert mark is not None
        heights = {(float(nothing.attrs["y1"]) - y) / step for _, y in corners(mark.attrs["points"])}
        assert {round(height) for height in heights} == {points[seat] for points in totals}
        assert mark.label == NAMES[seat]


def test_poles_and_points_stand_where_they_should():
    game = recorded_game("three-players")
    line = tuple(node.position for node in game.line())
    drawn = ScorePicture(line, at=40, told=((62, 0), (63, 0))).scene(game.names)
    at, there = drawn.mark("at"), drawn.mark("actions:40")
    assert at is not None
    assert there is not None
    assert at.attrs["x1"] == there.attrs["x1"]
    assert drawn.mark("action:40") is None  # its number stands beneath the pole
    assert [mark.text for mark in drawn.marks if mark.id.startswith("told:")] == ["21", "33"]
    anna, barbara, chris = timeline_data(line).totals[40]
    assert f"After 40 actions: Anna {anna}, Barbara {barbara}, and Chris {chris}." in drawn.description
    assert "interim scoring, after 63 actions: Anna 33, Barbara 20, and Chris 35." in drawn.description


def test_names_at_the_end_do_not_meet():
    game = recorded_game("tie-on-points")
    line = tuple(node.position for node in game.line())
    drawn = ScorePicture(line).scene(game.names)
    heights = sorted(float(mark.attrs["y"]) for mark in drawn.marks if mark.id.startswith("name:"))
    assert all(lower - higher >= 18 for higher, lower in pairwise(heights))


def test_the_cards_add_up_and_those_not_seen_are_shown_only_if_wanted():
    game = recorded_game("three-players")
    for node in game.line()[10:120:7]:
        game.visit(node)
        seen = game.observe()
        rows = {(row.id, row.said): row.counts for row in CardPicture(seen, unseen=True).rows()}
        (deck, *places) = rows.values()
        assert [sum(column) for column in zip(*places, strict=True)] == list(deck)
        hidden = CardPicture(seen).scene(game.names)
        shown = CardPicture(seen, unseen=True).scene(game.names)
        assert "not seen" in shown.description
        assert "not seen" not in hidden.description + " ".join(mark.text for mark in hidden.marks)
        secret = CardPicture(seen, known=False).scene(game.names)
        assert "taken openly" not in secret.description + " ".join(mark.text for mark in secret.marks)
        game.go(-1)


def test_the_words_of_the_cards_say_every_number_of_the_picture():
    game = recorded_game("three-players")
    game.go(30)
    drawn = CardPicture(game.observe(), unseen=True).scene(game.names)
    told = re.findall(r"\d+", drawn.description)
    assert told[:-2] == [mark.text for mark in drawn.marks if mark.id.startswith("cell:")]
    assert told[-2:] == ["18", "2"]


@pytest.mark.parametrize("players", SIZES)
def test_a_turn_takes_from_the_stack_what_it_has_paid(players: int):
    """What the question about the stack rests on, whichever way cards are drawn."""
    line = positions(players, 2)
    starts = [step for step, position in enumerate(line) if _begins(line, step)]
    for start, end in pairwise(starts):
        before, after = line[start], line[end]
        if before.exhausted == after.exhausted == 0:
            paid = sum(after.discard) - sum(before.discard)
            assert len(before.stack) - len(after.stack) == paid
            assert 1 <= paid <= 3


def _begins(line: tuple[Position, ...], step: int) -> bool:
    return line[step].phase == "place" and (step == 0 or line[step - 1].seat != line[step].seat)
