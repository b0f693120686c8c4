"""The road net: how broad it is, and the longest line, against a search that tries everything."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webpower.games.power.board_file import board_ids, load_board
from webpower.games.power.road_net import breadth, longest_line, parts


@st.composite
def nets(draw, most=8):
    number = draw(st.integers(0, most))
    pairs = [(a, b) for b in range(number) for a in range(b)]
    chosen = draw(st.lists(st.sampled_from(pairs), unique=True)) if pairs else []
    return {
        site: sorted([b for a, b in chosen if a == site] + [a for a, b in chosen if b == site])
        for site in range(number)
    }


def longest_by_trying(roads) -> int:
    def on(line):
        return max([len(line), *(on([*line, other]) for other in roads[line[-1]] if other not in line)])

    return max((on([site]) for site in roads), default=0)


@given(nets())
def test_the_longest_line(roads):
    line = longest_line(roads)
    assert len(set(line)) == len(line) == longest_by_trying(roads)
    assert all(b in roads[a] for a, b in pairwise(line))
    assert line <= line[::-1]


@given(nets())
def test_breadth(roads):
    """Counted anew: after every site of the order, those that touch one before and are not reached yet."""
    widest = 0
    for part in parts(roads):
        for here in range(len(part)):
            done, coming = part[: here + 1], part[here + 1 :]
            widest = max(widest, sum(any(other in done for other in roads[site]) for site in coming))
    assert breadth(roads) == widest


@pytest.mark.parametrize("id", board_ids())
def test_boards_that_come_with_the_program(id: str):
    board = load_board(id)
    roads = dict(enumerate(board.neighbours))
    line = longest_line(roads)
    assert all(b in roads[a] for a, b in pairwise(line))
    expected = {"europe": (5, 40), "europe-crossroads": (5, 47), "heron-coast": (3, 11)}
    assert (breadth(roads), len(line)) == expected[id]
