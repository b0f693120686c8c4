"""Finding places for things that must not cover each other."""

from random import Random

from webpower.draw.arrange import arrange
from webpower.draw.lettering import Box


def box(x: float, y: float = 0) -> Box:
    return Box.around(x, y, 10, 10)


def test_each_takes_its_cheapest_box_where_nothing_is_in_the_way():
    assert arrange([[box(0), box(20)], [box(40), box(60)]], [[1, 0], [0, 1]]) == [1, 0]


def test_a_thing_moves_on_for_one_that_has_no_other_box():
    row = [[box(0)], [box(0), box(10)], [box(10), box(20)], [box(20), box(30)]]
    assert arrange(row, [[0], [0, 1], [0, 1], [0, 1]]) == [0, 1, 1, 1]


def test_what_cannot_be_placed_is_left_out_and_no_more_than_that():
    chosen = arrange([[box(0)], [box(0)], [box(100)]], [[0], [0], [0]])
    assert sorted(chosen, key=str) == [0, 0, None]
    assert chosen[2] == 0


def test_a_thing_without_boxes_gets_none():
    assert arrange([[], [box(0)]], [[], [0]]) == [None, 0]


def test_whatever_is_placed_is_clear_of_the_rest():
    rng = Random(3)
    things = [[box(200 * rng.random(), 200 * rng.random()) for _ in range(6)] for _ in range(60)]
    costs = [[rng.random() for _ in own] for own in things]
    chosen = arrange(things, costs, gap=2)
    placed = [own[number] for own, number in zip(things, chosen, strict=True) if number is not None]
    assert len(placed) > 40
    assert not any(one.meets(other, 2) for k, one in enumerate(placed) for other in placed[k + 1 :])
    assert arrange(things, costs, gap=2) == chosen
