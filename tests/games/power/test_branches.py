"""Going back, branching, comparing lines of play, and the file that keeps them."""

import json
import re
from contextlib import suppress
from copy import deepcopy
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.docs.pages import FORMATS_PAGE, examples
from tests.games.power.staging import COMBINATIONS, FRANKREICH, NAMES, changed, stage, without
from webpower.engine.branches import UnknownLine, line_name
from webpower.engine.chance import generator, pick
from webpower.engine.errors import FileError, RecordError
from webpower.engine.history import Node
from webpower.engine.records import tree_text
from webpower.engine.structures import structure
from webpower.games.power.actions import Action
from webpower.games.power.game import Game, load_game, new_game
from webpower.games.power.position import Position
from webpower.games.power.record_model import TreeFile
from webpower.games.power.replay import replay
from webpower.games.power.scoring import score
from webpower.games.power.tree_file import read_game, read_tree
from webpower.games.power.writing import tree_of


def branched(seed: int, branches: int = 3, **options: Any) -> Game:
    """A random game, gone back in and played on otherwise several times, from anywhere on any line."""
    game = new_game(NAMES[: 3 + seed % 3], seed, **options).play_on("random")
    random = generator("branched", seed)
    for number in range(branches):
        nodes = [node for node in game.walk() if not node.position.is_over]
        game.visit(pick(nodes, random))
        game.play(pick(game.legal_actions(), random))
        if number % 2:
            game.play_on("random", seed=number)
    return game


games = st.builds(
    lambda seed, branches, options: branched(seed, branches, **options),
    st.integers(0, 2**32),
    st.integers(0, 5),
    st.sampled_from(COMBINATIONS),
)

ACTS = "expected cloister, advisor, vatican, stop, exchange, draw, or pass"
TREE_KEYS = "expected format, record, branches, or cursor"
BRANCH_KEYS = "expected line, after, reshuffle, or actions"


class TestUndoOverCards:
    def test_a_card_drawn_from_the_stack(self):
        game = stage([FRANKREICH] * 3)
        game.play("exchange", card=FRANKREICH)
        game.play("draw", source="stack")
        game.undo()
        assert game.notices() == [
            "Anna has seen which card came from the stack: Lothringen/Italien [WP-23]",
        ]
        assert game.notices(hide=True) == ["Anna has seen which card came from the stack [WP-23]"]
        game.undo()
        assert game.notices() == []

    def test_a_card_turned_up(self):
        game = stage([FRANKREICH] * 3)
        game.play("exchange", card=FRANKREICH)
        game.play("draw", source="open", card="franken-aragon")
        game.undo()
        assert game.notices() == ["Everybody has seen which card was turned up: Lothringen/Italien [WP-24]"]

    def test_the_second_stack(self):
        game = stage([FRANKREICH] * 3, stack=["bayern-burgund"], discard=["england-schwaben"] * 4)
        game.play("exchange", card=FRANKREICH)
        game.play("draw", source="stack")
        game.undo()
        assert game.notices()[-1] == (
            "The 5 cards of the second stack have been shuffled, and the same cards come in the same order again "
            "[WP-31]"
        )

    def test_it_can_be_asked_before_going_back(self):
        game = stage([FRANKREICH] * 3)
        game.play("exchange", card=FRANKREICH)
        game.play("draw", source="stack")
        start, end = game.root, game.node
        assert [said.id for said in game.reveals(start)] == ["reveals-drawn"]
        assert game.node is end

    @given(games, st.floats(0, 1))
    def test_exactly_what_came_to_light_is_said(self, game: Game, part: float):
        """A notice for each draw from the stack, each card turned up and each shuffle that is taken back."""
        line = game.line()
        back = round(part * (len(line) - 1))
        game.go(-1)
        game.go(back)
        said = game.notice()
        taken_back = line[back + 1 :]
        drawn = [node for node in taken_back if node.action is not None and node.action.source == "stack"]
        assert sum(one.id == "reveals-drawn" for one in said) == len(drawn)
        first_time = [node for node in taken_back if node.position.exhausted == 1 != node.parent.position.exhausted]  # type: ignore[union-attr]
        assert sum(one.id == "reveals-shuffled" for one in said) == len(first_time)
        # All cards that left a stack were either drawn or turned up.
        left = sum(_left_the_stack(node) for node in taken_back)
        turned = [int(str(one.value("number"))) for one in said if one.id == "reveals-turned-up"]
        assert left == len(drawn) + sum(turned)


def _left_the_stack(node: Node[Position, Action]) -> int:
    """How many cards left the stack on the way to a node."""
    assert node.parent is not None
    before, after = node.parent.position, node.position
    gone = len(before.stack) - len(after.stack)
    return gone + sum(before.discard) if before.exhausted == 0 < after.exhausted else gone


class TestTheSameLuck:
    @given(games)
    def test_the_first_stack_is_the_deck_on_every_branch(self, game: Game):
        for node in game.walk():
            position = node.position
            if position.exhausted == 0:
                assert game.deck.endswith(position.stack)

    @given(games)
    def test_a_line_played_anew_meets_the_same_cards(self, game: Game):
        options = game.setup.options
        assert game.seed is not None
        fresh = new_game(
            game.names,
            game.seed,
            variant=options.variant,
            vatican=options.vatican,
            joker_own_country=options.joker_own_country,
        )
        for node in game.line()[1:]:
            assert node.action is not None
            fresh.play(node.action)
            assert fresh.position == node.position
            assert fresh.node.shuffles == node.shuffles

    @given(st.integers(0, 2**32), st.floats(0, 1), st.sampled_from(COMBINATIONS))
    def test_the_same_draws_bring_the_same_cards_whatever_is_placed(
        self, seed: int, part: float, options: dict[str, Any]
    ):
        another_site(new_game(3, seed, **options).play_on("random"), part)

    def test_that_holds_beyond_the_second_shuffle(self):
        reached = [another_site(new_game(3, seed).play_on("random"), 0.3) for seed in range(40)]
        assert sum(reached) >= 5


def another_site(game: Game, part: float) -> bool:
    """Place a cloister on another site than was done, then do the same again, as long as that is legal.

    Hands, stack, open cards and discard pile have to agree. Whether the stack ran out on the way.
    """
    line = game.line()
    for before, node in pairwise(line[round(part * (len(line) - 1)) :]):
        legal = game.rules.legal_actions(before.position)
        others = [other for other in _like(game, node.action) if other in legal]
        if others:
            break
    else:
        return False
    game.visit(before)
    game.play(others[0])
    for original in line[node.number + 1 :]:
        if original.action is None or game.why_not(original.action):
            break
        after = game.play(original.action)
        there = original.position
        assert (after.hands, after.stack, after.open, after.discard) == (
            there.hands,
            there.stack,
            there.open,
            there.discard,
        )
    return before.position.exhausted < game.position.exhausted


def _like(game: Game, action: Action | None) -> list[Action]:
    """The same piece for the same cards on another site of the same country."""
    return [
        other
        for other in game.setup.actions.all
        if action is not None
        and action.act == "cloister"
        and (other.act, other.country, other.pay) == (action.act, action.country, action.pay)
        and other is not action
    ]


class TestLines:
    @given(games)
    def test_they_are_listed_with_their_scores(self, game: Game):
        found = game.branches()
        assert found.here == line_name(game.line()[-1])
        ends = {line.name: line.end for line in found.lines}
        text = str(found).splitlines()
        assert len(text) == 2 + len(ends)
        for line, row in zip(found.lines, text[2:], strict=True):
            assert row.split()[0] == line.name
            assert ("◂" in row) == (line.name == found.here)
            totals = [str(points) for points in score(line.end.position).totals()]
            assert row.split()[-len(totals) :] == totals

    def test_the_words(self):
        game = new_game(["Anna", "Barbara", "<b>"], 7)
        game.play("exchange", card="franken-aragon")
        game.go(0)
        game.play("cloister", at="chorin", pay="franken-aragon")
        main, branch = str(game.branches()).splitlines()[2:]
        assert main.split() == ["main", "1", "0", "0", "0"]
        assert re.split(r"\s{2,}", branch) == [
            "0b ◂",
            "main after 0",
            "Anna places a cloister in Chorin, Franken, for one Franken/Aragon card",
            *("1", "1", "0", "0"),
        ]
        html = game.branches()._repr_mimebundle_()["text/html"]
        assert "Anna places a cloister in Chorin, Franken, for one Franken/Aragon card" in html
        assert "<b>" not in html.replace("&lt;b&gt;", "")

    def test_switching(self):
        game = branched(3)
        for line in game.branches().lines:
            game.switch(line.name)
            assert game.node is line.end
            assert game.branches().here == line.name
        with pytest.raises(UnknownLine, match="there is no line 'nowhere'; there is main, "):
            game.switch("nowhere")


class TestComparing:
    @given(games)
    def test_two_lines_from_their_fork(self, game: Game):
        lines = {line.name: line for line in game.branches().lines}
        for name, line in lines.items():
            compared = game.compare("main", name)
            main = lines["main"]
            fork = compared.fork
            assert main.nodes[: fork + 1] == line.nodes[: fork + 1]
            assert compared.a.actions == tuple(node.action for node in main.nodes[fork + 1 :])
            assert compared.b.actions == tuple(node.action for node in line.nodes[fork + 1 :])
            if name != "main":
                assert compared.a.actions[0] is not compared.b.actions[0]
            a, b = (score(one.end.position).totals() for one in (main, line))
            assert compared.difference() == tuple(there - here for here, there in zip(a, b, strict=True))
            kinds = [kind for kind in compared.a.totals if kind != "total"]
            sums = [sum(column) for column in zip(*(compared.difference(kind) for kind in kinds), strict=True)]
            assert tuple(sums) == compared.difference()
            assert len(compared.a.deeds) == len(compared.a.actions)

    def test_the_words(self):
        game = new_game(["Anna", "Barbara", "<b>"], 7)
        game.play("exchange", card="franken-aragon")
        game.go(0)
        game.play("cloister", at="chorin", pay="franken-aragon")
        compared = game.compare("main")
        assert str(compared) == "\n".join(
            [
                "The lines part at the start.",
                "",
                "Line main, 1 action more:",
                "  Anna gives one Franken/Aragon card away to exchange it [WP-22]",
                "",
                "Line 0b, 1 action more:",
                "  Anna places a cloister in Chorin, Franken, for one Franken/Aragon card [WP-17]",
                "",
                "if it ended there: main → 0b  Anna        Barbara  <b>",
                "----------------------------  ----------  -------  -----",
                "interim cloisters             0 → 0       0 → 0    0 → 0",
                "cloisters                     0 → 1 (+1)  0 → 0    0 → 0",
                "alliances                     0 → 0       0 → 0    0 → 0",
                "chains                        0 → 0       0 → 0    0 → 0",
                "total                         0 → 1 (+1)  0 → 0    0 → 0",
            ]
        )
        html = compared._repr_mimebundle_()["text/html"]
        assert "&lt;b&gt;" in html
        assert "<b>" not in html
        assert "0 → 1 (+1)" in html

    def test_a_line_with_itself(self):
        game = new_game(3, 7).play_on("random")
        compared = game.compare("main")
        assert str(compared).startswith("A line is compared with itself: there is nothing that differs.")
        assert "compared with itself" in compared._repr_mimebundle_()["text/html"]
        assert compared.difference() == (0, 0, 0)

    def test_long_lines_are_cut_off_in_words_but_not_in_data(self):
        game = new_game(3, 7).play_on("random")
        game.go(10)
        game.play_on("random", seed=1)
        compared = game.compare("main")
        assert f"… and {len(compared.a.actions) - 12} more" in str(compared)
        assert len(compared.a.actions) > 100

    def test_as_far_as_one_likes(self):
        game = new_game(3, 7).play_on("random")
        game.go(10)
        game.play(next(action for action in game.legal_actions() if action is not game.line()[11].action))
        compared = game.compare("main", actions=1)
        assert len(compared.a.actions) == len(compared.b.actions) == 1
        game.switch("main")
        game.go(11)
        assert compared.a.totals["total"] == game.score().totals()
        assert game.compare("main", "10b", actions=0).difference() == (0, 0, 0)

    def test_an_unknown_line(self):
        with pytest.raises(UnknownLine):
            new_game(3, 7).compare("main", "3c")


def play_otherwise(game: Game) -> None:
    """Play another action than the one played last at the cursor."""
    onward = game.node.onward
    assert onward is not None
    game.play(next(action for action in game.legal_actions() if action is not onward.action))


def tree(seed: int = 5) -> Any:
    """A tree as its file has it."""
    return json.loads(tree_text(tree_of(branched(seed))))


class TestTreeFiles:
    @given(games)
    def test_a_game_comes_back_with_all_its_lines(self, game: Game):
        text = tree_text(tree_of(game))
        again = read_tree(json.loads(text))
        assert tree_text(tree_of(again)) == text
        assert [node.position for node in again.walk()] == [node.position for node in game.walk()]
        assert [node.shuffles for node in again.walk()] == [node.shuffles for node in game.walk()]
        assert again.position == game.position
        assert str(again.branches()) == str(game.branches())

    def test_saving_and_loading(self, tmp_path: Path):
        game = branched(5)
        game.go(20)
        game.save(tmp_path / "tree.json", branches=True)
        again = load_game(tmp_path / "tree.json")
        assert len(again.branches().lines) == 4
        assert again.node.number == 20
        game.save(tmp_path / "record.json")
        assert len(load_game(tmp_path / "record.json").branches().lines) == 1

    def test_the_record_in_it_is_one_that_other_programs_read(self):
        data = tree()
        assert replay(data["record"]).record() == data["record"]

    def test_what_chance_gave_on_a_branch_is_kept(self):
        """Also where the shuffles are not those of the seed, as in a game that came from elsewhere."""
        record = new_game(3, 7).play_on("random").record()
        game = replay({**record, "seed": None})
        game.go(40)
        game.play_on("random", seed=4)  # the second stack is another one here
        game.switch("main")
        other = deepcopy(tree_of(game))
        other["record"]["seed"] = 99
        again = read_tree(other)
        assert [node.shuffles for node in again.walk()] == [node.shuffles for node in game.walk()]
        again.switch("40b")
        again.go(40)
        assert again.play_on("random", seed=4).node.shuffles == game.branches().lines[1].end.shuffles

    def test_the_example_on_the_page_about_files(self):
        text = next(text for text in examples(FORMATS_PAGE, "text") if text.startswith('"branches"'))
        file = structure({"format": "webpower-tree/1", "record": {}, **json.loads("{" + text + "}")}, TreeFile)
        lengths = [63, *(branch.after + len(branch.actions) for branch in file.branches)]
        assert [branch.after < lengths[branch.line] for branch in file.branches] == [True, True]
        assert file.cursor.after <= lengths[file.cursor.line]

    @pytest.mark.parametrize(
        ("path", "value", "line"),
        [
            (("format",), "webpower-tree/3", 'format: expected "webpower-record/1", got "webpower-tree/3"'),
            (("more",), 1, f"more: unknown key; {TREE_KEYS}"),
            (("branches",), {}, "branches: expected a list, got {}"),
            (("branches", 0, "line"), 1, "branches[0].line: expected a line from 0 to 0, got 1"),
            (("branches", 0, "line"), -1, "branches[0].line: expected a line from 0 to 0, got -1"),
            (("branches", 1, "after"), -1, "branches[1].after: WITHIN, got -1"),
            (("branches", 1, "after"), 999, "branches[1].after: WITHIN, got 999"),
            (("branches", 0, "actions"), [], "branches[0].actions: expected at least one action, got none"),
            (
                ("branches", 0, "reshuffle"),
                ["moon"],
                'branches[0].reshuffle[0]: expected a kind of card of this board, got "moon"',
            ),
            (("branches", 0, "actions", 0, "act"), "jump", f'branches[0].actions[0].act: {ACTS}, got "jump"'),
            (("branches", 0, "more"), 1, f"branches[0].more: unknown key; {BRANCH_KEYS}"),
            (("cursor", "line"), 9, "cursor.line: expected a line from 0 to 3, got 9"),
            (("cursor",), {"line": 0, "after": 999}, "cursor.after: UP TO MAIN, got 999"),
            (("record", "game"), "chess", 'record.game: expected web-of-power, got "chess"'),
            (("record",), [], "record: expected a JSON object, got []"),
        ],
    )
    def test_a_file_that_can_not_be_read(self, path: tuple[str | int, ...], value: Any, line: str):
        data = tree()
        main = len(data["record"]["actions"])
        lengths = [main, data["branches"][0]["after"] + len(data["branches"][0]["actions"])]
        left = data["branches"][1]["line"]
        with pytest.raises(FileError) as error:
            read_game(changed(data, value, *path))
        within = f"expected a number of actions from 0 to {lengths[left] - 1}, as line {left} has {lengths[left]}"
        whole = f"expected a number of actions from 0 to {main}, as line 0 has {main}"
        expected = line.replace("WITHIN", within).replace("UP TO MAIN", whole)
        assert expected in error.value.lines

    @pytest.mark.parametrize("path", [("record",), ("branches",), ("cursor",), ("branches", 0, "reshuffle")])
    def test_a_missing_key(self, path: tuple[str | int, ...]):
        with pytest.raises(FileError, match="missing"):
            read_game(without(tree(), *path))

    def test_an_action_that_breaks_a_rule(self):
        data = tree()
        data["branches"][0]["actions"][0] = {"seat": 0, "act": "pass"}
        with pytest.raises(RecordError, match=r"^branch 0: action 0: .* \[WP-\d+\]$"):
            read_game(data)

    def test_a_record_that_breaks_a_rule(self):
        data = tree()
        data["record"]["actions"][0] = {"seat": 0, "act": "pass"}
        with pytest.raises(RecordError, match=r"^record: action 0: .* \[WP-33\]$"):
            read_game(data)

    def test_a_branch_that_is_no_branch(self):
        data = tree()
        data["branches"] = [
            {
                "line": 0,
                "after": 3,
                "reshuffle": None,
                "actions": data["record"]["actions"][3:5],
            }
        ]
        data["cursor"] = {"line": 0, "after": 0}
        with pytest.raises(RecordError, match=r"^branch 0: this action has been played there already"):
            read_game(data)

    def test_a_second_stack_too_early_missing_or_in_another_order(self):
        game = new_game(3, 7).play_on("random")
        shuffled = next(node.number for node in game.line() if node.shuffles)
        game.go(5)
        play_otherwise(game)
        game.switch("main")
        game.go(shuffled + 1)
        play_otherwise(game)
        data = tree_of(game)
        early, late = (next(n for n, b in enumerate(data["branches"]) if b["after"] == at) for at in (5, shuffled + 1))
        stack = data["record"]["reshuffle"]
        with pytest.raises(RecordError, match=rf"^branch {early}: the record has a second stack, .* \[WP-31\]$"):
            read_game(changed(data, stack, "branches", early, "reshuffle"))
        with pytest.raises(RecordError, match=rf"^branch {late}: .*no second stack \[WP-31\]$"):
            read_game(changed(data, None, "branches", late, "reshuffle"))
        with pytest.raises(RecordError, match=rf"^branch {late}: the same cards .* another order .*\[WP-31\]$"):
            read_game(changed(data, sorted(stack), "branches", late, "reshuffle"))

    @given(st.integers(0, 2**32))
    def test_a_broken_file_is_answered_with_a_sentence(self, seed: int):
        """Whatever part is replaced by whatever value: read, or refused in words, never anything else."""
        data, random = tree(), generator("broken", seed)
        parts: list[tuple[Any, Any]] = [(data, key) for key in data]
        parts += [(part[key], inner) for part, key in list(parts) if isinstance(part[key], dict) for inner in part[key]]
        for branch in data["branches"]:
            parts += [(branch, key) for key in branch]
            parts += [(action, key) for action in branch["actions"][:3] for key in action]
        part, key = pick(parts, random)
        part[key] = pick([None, -1, 10**30, "", "x" * 99, [], {}, [[]], True, 0, ["frankreich"]], random)
        with suppress(FileError, RecordError):
            read_game(data)
