"""Lines of play: their names stay, and say where they fork."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.toy import MARBLES, Bag, ToyRules
from webpower.engine.branches import MAIN, UnknownLine, branches, find_branch, fork, letters, line_name
from webpower.engine.chance import SeededOutcomes
from webpower.engine.history import History

Toy = History[Bag, str]


def toy(*lines: str) -> Toy:
    """A game in which these lines were played one after another, ``t`` for take and ``s`` for skip."""
    game: Toy = History(ToyRules(), Bag(MARBLES), SeededOutcomes(1))
    for line in lines:
        game.go(0)
        for action in line:
            game.play({"t": "take", "s": "skip"}[action])
    return game


def told(game: Toy) -> list[tuple[str, str, int]]:
    return [(line.name, line.left, line.after) for line in branches(game)]


def test_a_game_just_begun_has_one_line():
    assert told(toy()) == [(MAIN, MAIN, 0)]
    assert len(branches(toy())[0].nodes) == 1


def test_a_branch_is_named_by_where_it_leaves():
    assert told(toy("tttt", "tts")) == [(MAIN, MAIN, 0), ("2b", MAIN, 2)]


def test_a_branch_of_a_branch():
    game = toy("tttt", "tsss", "tsts")
    assert told(game) == [(MAIN, MAIN, 0), ("1b", MAIN, 1), ("1b-2b", "1b", 2)]
    assert [node.action for node in find_branch(game, "1b-2b").own] == ["take", "skip"]


def test_a_branch_from_the_start():
    game = toy("tt", "s")
    assert told(game) == [(MAIN, MAIN, 0), ("0b", MAIN, 0)]
    assert [node.action for node in branches(game)[1].own] == ["skip"]


def test_names_stay_when_more_is_played():
    game = toy("tttt", "tts")
    named = {line.end: line.name for line in branches(game)}
    game.go(0)
    game.play("skip")
    game.play("take")
    game.go(1)
    game.play("skip")
    assert named.items() <= {line.end: line.name for line in branches(game)}.items()


def test_an_unknown_line_is_refused_with_the_names_there_are():
    with pytest.raises(UnknownLine, match=r"there is no line '9b'; there is main, 2b"):
        find_branch(toy("tttt", "tts"), "9b")


def test_the_fork_of_two_lines():
    game = toy("tttt", "tsss", "tsts")
    ends = {line.name: line.end for line in branches(game)}
    assert fork(ends[MAIN], ends["1b-2b"]).number == 1
    assert fork(ends["1b"], ends["1b-2b"]).number == 2
    assert fork(ends[MAIN], ends[MAIN]) is ends[MAIN]
    with pytest.raises(UnknownLine, match="two games"):
        fork(toy().node, toy().node)


def test_letters_go_on_after_z():
    assert [letters(number) for number in (0, 25, 26, 51, 52, 701, 702)] == ["a", "z", "aa", "az", "ba", "zz", "aaa"]


@given(st.lists(st.text("ts", max_size=8), max_size=8))
def test_whatever_is_played(lines):
    game = toy(*lines)
    found = branches(game)
    names = [line.name for line in found]
    assert len(set(names)) == len(names)
    assert {line.end for line in found} == {node for node in game.walk() if not node.children}
    for number, line in enumerate(found):
        assert line.name == line_name(line.end)
        assert line.nodes[0] is game.root
        if number:
            left = found[names.index(line.left)]
            assert names.index(line.left) < number
            assert fork(left.end, line.end) is line.nodes[line.after]
    # Every node is some line's own, once.
    owned = [node for line in found for node in line.own]
    assert len(owned) == len(set(owned)) == len(list(game.walk())) - 1
