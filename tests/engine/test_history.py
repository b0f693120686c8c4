"""Histories: a cursor on a tree of positions. Going back loses nothing, and luck is the same on every branch."""

from typing import Any

import pytest

from tests.engine.toy import LENGTH, MARBLES, Bag, ToyRules
from webpower.engine.branches import branches
from webpower.engine.chance import SeededOutcomes
from webpower.engine.history import CursorError, History


def history(seed: int = 1) -> History[Bag, str]:
    return History(ToyRules(), Bag(MARBLES), SeededOutcomes(seed))


def played(*actions: str, seed: int = 1) -> History[Bag, str]:
    game = history(seed)
    for action in actions:
        game.play(action)
    return game


def actions_of(game: History[Any, Any]) -> list[Any]:
    return [node.action for node in game.line()[1:]]


class TestCursor:
    def test_play_goes_on(self):
        game = history()
        assert game.play("take") is game.position
        assert game.position.taken == (0,)
        assert game.node.number == 1

    def test_undo_and_redo_lead_to_the_very_same_positions(self):
        game = played("take", "skip", "take")
        positions = [node.position for node in game.line()]
        assert [game.undo(), game.undo(), game.undo()] == positions[2::-1]
        assert [game.redo(), game.redo(), game.redo()] == positions[1:]
        assert game.position is positions[-1]

    def test_no_undo_at_the_start(self):
        with pytest.raises(CursorError, match="nothing to take back"):
            history().undo()

    def test_no_redo_at_the_end(self):
        game = played("take")
        with pytest.raises(CursorError, match="nothing to play again"):
            game.redo()
        assert game.node.number == 1

    def test_go(self):
        game = played("take", "skip", "take")
        for number in (2, 0, 3, 1):
            game.go(number)
            assert game.node.number == number
        game.go(-1)
        assert game.node.number == 3
        game.go(-4)
        assert game.node is game.root

    @pytest.mark.parametrize("number", [4, -5, 99])
    def test_go_nowhere(self, number):
        game = played("take", "skip", "take")
        game.go(1)
        with pytest.raises(CursorError, match=f"the line has 3 actions: there is no position {number}"):
            game.go(number)
        assert game.node.number == 1


class TestBranches:
    def test_another_action_makes_a_branch_and_keeps_the_old_one(self):
        game = played("take", "take")
        game.go(1)
        game.play("skip")
        assert actions_of(game) == ["take", "skip"]
        game.undo()
        assert [child.action for child in game.node.children] == ["take", "skip"]
        assert game.redo().decisions == 2
        assert game.node.action == "skip"

    def test_the_same_action_leads_along_the_branch_that_is_there(self):
        game = played("take", "take", "skip")
        first = game.line()
        game.go(1)
        game.play("skip")
        game.go(1)
        game.play("take")
        assert game.node is first[2]
        assert game.line() == first
        assert len(list(game.walk())) == 5

    def test_the_line_goes_through_the_cursor_and_on_along_what_was_visited_last(self):
        game = played("take", "take", "take")
        game.go(0)
        game.play("skip")
        game.play("skip")
        game.go(0)
        assert actions_of(game) == ["skip", "skip"]
        game.play("take")
        assert actions_of(game) == ["take", "take", "take"]

    def test_walk_tells_each_node_once_and_each_before_its_children(self):
        game = played("take", "take")
        game.go(0)
        game.play("skip")
        seen = list(game.walk())
        assert [node.action for node in seen] == [None, "take", "take", "skip"]
        assert all(node.parent is None or seen.index(node.parent) < number for number, node in enumerate(seen))


class TestLuck:
    def test_a_branch_that_makes_the_same_draws_meets_the_same_luck(self):
        game = played("take", "take", "take", "take")
        shuffled_bag = game.position.left
        game.go(0)
        for action in ("skip", "take", "take", "skip", "take", "take"):
            game.play(action)
        assert game.position.shuffles == 1
        assert game.position.left == shuffled_bag

    def test_every_node_knows_the_shuffles_that_led_to_it(self):
        game = played(*["take"] * LENGTH)
        assert [len(node.shuffles) for node in game.line()] == [0, 0, 0, 0, 1, 1, 1, 1, 2]
        assert game.node.shuffles[1] == game.position.left
        game.go(3)
        game.play("skip")
        assert game.node.shuffles == ()

    def test_another_seed_is_another_luck(self):
        bags = {played(*["take"] * 4, seed=seed).position.left for seed in range(20)}
        assert len(bags) > 5


class TestTelling:
    def test_events_of_a_node(self):
        game = played("take", "skip")
        assert [event.id for event in game.events(game.node)] == ["skip"]
        assert [event.id for event in game.events(game.node, hide=True)] == ["hidden"]
        assert game.events(game.root) == ()

    def test_memory_follows_the_branch(self):
        game = played("take", "skip")
        assert game.node.memory == ("take", "skip")
        game.undo()
        game.play("take")
        assert game.node.memory == ("take", "take")


class TestWhatGoingBackGivesAway:
    def test_undo_over_something_seen_says_so(self):
        game = played("skip", "take")
        game.undo()
        assert [said.id for said in game.notice()] == ["seen"]
        assert game.notice()[0].value("marble") == 0
        assert game.notice(hide=True)[0].value("marble") == -1
        game.undo()
        assert game.notice() == ()  # nothing had come to light by skipping

    def test_going_on_gives_nothing_away(self):
        game = played("take", "take")
        assert game.notice() == ()
        game.undo()
        game.redo()
        assert game.notice() == ()
        game.undo()
        game.play("skip")
        assert game.notice() == ()

    def test_going_back_by_several_tells_all_of_it_in_order(self):
        game = played("take", "skip", "take", "take")
        game.go(1)
        assert [said.value("marble") for said in game.notice()] == [1, 2]

    def test_it_can_be_asked_before(self):
        game = played("take", "skip", "take")
        line = game.line()
        assert [said.value("marble") for said in game.reveals(line[0])] == [0, 1]
        assert game.reveals(line[3]) == ()
        assert game.node is line[3]

    def test_another_branch_gives_away_what_came_after_the_fork(self):
        game = played("take", "take", "take")
        end = game.node
        game.go(1)
        game.play("skip")
        game.visit(end)
        assert game.notice() == ()
        other = game.root.children[0].children[1]
        game.visit(other)
        assert [said.value("marble") for said in game.notice()] == [1, 2]


class TestVisiting:
    def test_the_line_then_leads_through_the_node(self):
        game = played("take", "take", "take")
        end = game.node
        game.go(1)
        game.play("skip")
        assert actions_of(game) == ["take", "skip"]
        game.visit(end)
        assert actions_of(game) == ["take", "take", "take"]
        game.visit(game.root.children[0].children[1])
        assert actions_of(game) == ["take", "skip"]

    def test_a_position_of_another_game_is_refused(self):
        game = played("take")
        with pytest.raises(CursorError, match="belongs to another game"):
            game.visit(played("take").node)
        assert game.node.number == 1


class TestCopied:
    def test_a_line_goes_its_own_way(self):
        game = played("draw", "pass")
        whole = game.line()
        other = game.copied(whole)
        assert [node.position for node in other.line()] == [node.position for node in whole]
        assert other.node.number == 2
        other.go(1)
        other.play("draw")
        assert len(other.root.children[0].children) == 2
        assert game.line() == whole
        assert len(whole[1].children) == 1

    def test_it_meets_the_same_luck(self):
        game = played("draw")
        other = game.copied(game.line())
        assert game.play("draw") == other.play("draw")


class TestTakingIn:
    def test_what_another_history_has_is_added_and_the_cursor_stays(self):
        game, other = played("take", "skip", "take"), played("take", "take")
        game.undo()
        here, line, said = game.node, actions_of(game), game.notice()
        assert game.take_in(other)
        assert (game.node, actions_of(game), game.notice()) == (here, line, said)
        assert [line.nodes[-1].position for line in branches(game)][1] == other.position
        assert not game.take_in(other)
        assert [line.name for line in branches(game)] == ["main", "1b"]

    def test_chance_stays_what_it_was_there(self):
        other = history(seed=1)
        other.outcomes = SeededOutcomes(2)
        for _ in range(6):
            other.play("take")
        game = played("skip")
        assert game.take_in(other)
        assert branches(game)[1].end.position == other.position
        game.go(0)
        for _ in range(5):
            game.play("take")
        assert game.outcomes == SeededOutcomes(1)

    def test_all_lines_come(self):
        other = played("take", "skip")
        other.go(1)
        other.play("take")
        other.go(0)
        other.play("skip")
        game = history()
        assert game.take_in(other)
        assert game.node is game.root
        assert [line.name for line in branches(game)] == [line.name for line in branches(other)]
