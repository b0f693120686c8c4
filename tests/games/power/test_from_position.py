"""Games that begin from a position: played, kept, read again, and refused as records."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.docs.pages import FORMATS_PAGE, examples, json_example
from tests.games.power.staging import COMBINATIONS, NAMES, changed
from webpower.engine.chance import generator, pick
from webpower.engine.errors import FileError, RecordError, WrongValue
from webpower.engine.records import record_text, tree_text
from webpower.games.power.from_position import game_from, next_game
from webpower.games.power.game import Game, load_game, new_game
from webpower.games.power.players import make_player
from webpower.games.power.playing.desk import Desk
from webpower.games.power.position import Position
from webpower.games.power.report import report_html
from webpower.games.power.stepping import PowerStage
from webpower.games.power.tree_file import read_game
from webpower.games.power.whole_file import whole_entry
from webpower.games.power.writing import tree_of


def middle(seed: int = 7, players: int = 3, part: float = 0.5, **options: Any) -> Position:
    game = new_game(players, seed, **options).play_on("random")
    return game.go(int(part * len(game.line())))


def branched(seed: int = 5, branches: int = 2, part: float = 0.5, **options: Any) -> Game:
    """A game from a position, played to the end and otherwise from some places on the way."""
    players = 3 + seed % 3
    game = game_from(middle(seed, players, part, **options), NAMES[:players], seed).play_on("random")
    random = generator("branched", seed)
    for _ in range(branches):
        nodes = [node for node in game.walk() if not node.position.is_over]
        if nodes:
            game.visit(pick(nodes, random))
            game.play(pick(game.legal_actions(), random))
    return game


class TestPlaying:
    def test_it_begins_there_and_nobody_knows_anything(self):
        position = middle()
        game = game_from(position, NAMES[:3], 3)
        assert (game.position, game.start, game.names, game.seed) == (position, position, NAMES[:3], 3)
        assert all(not any(known) for seat, known in enumerate(game.observe(0).known) if seat != 0)

    def test_without_names_the_players_are_called_by_their_colours(self):
        assert game_from(middle()).names == ("Green", "Red", "Blue")

    @given(st.integers(0, 2**32), st.integers(3, 5), st.floats(0, 1, exclude_max=True), st.sampled_from(COMBINATIONS))
    def test_it_can_be_played_to_the_end(self, seed: int, players: int, part: float, options: dict[str, Any]):
        game = game_from(middle(seed, players, part, **options), seed=seed).play_on("random")
        assert game.position.is_over

    def test_the_seed_decides_the_second_stack(self):
        games = [game_from(middle(part=0.2), seed=seed).play_on("greedy", seed=1) for seed in (1, 1, 2)]
        stacks = [game.line()[-1].shuffles for game in games]
        assert stacks[0] == stacks[1] != stacks[2]

    def test_the_next_game_has_the_stack_in_another_order(self):
        game = game_from(middle(part=0.2), NAMES[:3], 1)
        other = next_game(game)
        assert other.seed == 2
        assert other.position.stack != game.position.stack
        assert sorted(other.position.stack) == sorted(game.position.stack)
        assert other.position._replace(stack=b"") == game.position._replace(stack=b"")

    def test_bots_can_play_it(self):
        game = game_from(middle(), NAMES[:3])
        assert game.hint("thoughtful") is not None
        assert game.play_on(["greedy", "thoughtful", "monk"]).position.is_over

    def test_it_can_be_stepped_through_and_reported(self):
        game = branched()
        assert game.start is not None
        assert game.start.phase == "draw"
        assert "Turn 1, position 0" in "".join(PowerStage(game).panels(0, False))
        assert report_html(game)

    @pytest.mark.parametrize(
        ("arguments", "said"),
        [
            (("x",), "position: expected a position, got str"),
            ((middle(), ["Anna"]), "names: expected 3, one a seat, got 1"),
            ((middle(), (), "7"), "seed: expected a whole number"),
            ((middle(), ["Anna", "", "Chris"]), "players: expected a name"),
        ],
    )
    def test_what_can_not_be_meant(self, arguments: tuple[Any, ...], said: str):
        with pytest.raises(WrongValue, match=said):
            game_from(*arguments)

    def test_a_position_that_is_not_legal(self):
        start = middle(part=0)
        bare = start._replace(hands=(bytes(5), *start.hands[1:]), discard=start.hands[0])
        with pytest.raises(RecordError, match=r"^Green .* \[WP-23\]$"):
            game_from(bare)


class TestFiles:
    def test_a_record_can_not_hold_it(self, tmp_path: Path):
        game = branched()
        for deed in (game.record, lambda: game.save(tmp_path / "record.json")):
            with pytest.raises(FileError, match="a record begins with the deal: save it with branches=True"):
                deed()
        assert not list(tmp_path.iterdir())

    def test_saving_and_loading(self, tmp_path: Path):
        game = branched()
        game.go(3)
        game.save(tmp_path / "tree.json", branches=True)
        again = load_game(tmp_path / "tree.json")
        assert (again.start, again.names, again.seed) == (game.start, game.names, game.seed)
        assert again.node.number == 3

    @given(st.integers(0, 2**32), st.integers(0, 4), st.floats(0, 1, exclude_max=True), st.sampled_from(COMBINATIONS))
    def test_it_comes_back_with_all_its_lines(self, seed: int, branches: int, part: float, options: dict[str, Any]):
        game = branched(seed, branches, part, **options)
        text = tree_text(tree_of(game))
        again = read_game(json.loads(text))
        assert tree_text(tree_of(again)) == text
        assert [node.position for node in again.walk()] == [node.position for node in game.walk()]
        assert again.position == game.position

    def test_chance_of_elsewhere_is_kept(self):
        game = game_from(middle(part=0.2), seed=1).play_on("greedy")
        again = read_game(changed(json.loads(tree_text(tree_of(game))), 99, "seed"))
        assert again.line()[-1].shuffles == game.line()[-1].shuffles != ()

    def test_the_example_on_the_page_about_files(self):
        text = next(text for text in examples(FORMATS_PAGE, "text") if text.startswith('"seed": 7'))
        start = json_example("webpower-position/2")
        game = read_game({"format": "webpower-tree/2", "start": start, **json.loads("{" + text + "}")})
        assert game.node.number == 2

    @pytest.mark.parametrize(
        ("path", "value", "line"),
        [
            (
                ("record",),
                1,
                "record: unknown key; expected format, start, seed, reshuffle, actions, branches, or cursor",
            ),
            (("start",), [], "start: expected a JSON object, got []"),
            (("start", "open"), ["moon"], 'start.open[0]: expected a kind of card of this board, got "moon"'),
            (("seed",), None, "seed: expected a whole number, got null"),
            (("reshuffle",), ["moon"], 'reshuffle[0]: expected a kind of card of this board, got "moon"'),
            (
                ("actions", 0, "act"),
                "jump",
                'actions[0].act: expected cloister, advisor, vatican, stop, exchange, draw, or pass, got "jump"',
            ),
            (("branches", 0, "line"), 9, "branches[0].line: expected a line from 0 to 0, got 9"),
        ],
    )
    def test_what_can_not_be_read_is_named(self, path: tuple[str | int, ...], value: Any, line: str):
        with pytest.raises(FileError) as error:
            read_game(changed(tree_of(branched()), value, *path))
        assert line in error.value.lines

    @pytest.mark.parametrize(
        ("path", "value", "said"),
        [
            (("start", "turn", "placed"), 7, r"^start: .*\[WP-\d+\]$"),
            (("actions", 0), {"seat": 0, "act": "pass"}, r"^action 0: .* \[WP-\d+\]$"),
            (("reshuffle",), ["frankreich"], r"\[WP-31\]$"),
        ],
    )
    def test_what_breaks_a_rule_is_refused(self, path: tuple[str | int, ...], value: Any, said: str):
        game = game_from(middle(part=0.1), NAMES[:3])
        game.play(game.legal_actions()[0])
        with pytest.raises(RecordError, match=said):
            read_game(changed(tree_of(game), value, *path))


class TestAtTheTable:
    def desk(self, folder: Path) -> Desk:
        game = game_from(middle(part=0.2), NAMES[:3], 1)
        return Desk(game, [None] * 3, make_player("greedy"), folder)

    def test_it_is_kept_and_found_again(self, tmp_path: Path):
        at = self.desk(tmp_path)
        at.press("let")
        assert "Turn 1" in at.headline()
        again = self.desk(tmp_path)
        assert (again.save, again.game.node.number) == (tmp_path / "anna-barbara-chris-position-seed-1.json", 0)
        again.press("show-hand")
        again.press("let")
        assert self.desk(tmp_path).game.node.number == 1

    def test_another_position_is_another_file(self, tmp_path: Path):
        first, other = self.desk(tmp_path), game_from(middle(part=0.3), NAMES[:3], 1)
        assert Desk(other, [None] * 3, make_player("greedy"), tmp_path).save != first.save

    def test_another_game_begins_from_the_same_position(self, tmp_path: Path):
        at = self.desk(tmp_path)
        before = at.position
        at.press("next-seed")
        assert at.game.seed == 2
        assert at.position.pieces == before.pieces
        assert at.position.hands == before.hands

    def test_a_file_of_it_holds_all_lines(self, tmp_path: Path):
        at = self.desk(tmp_path)
        at.files.save("mine")
        assert at.notice is not None
        assert at.notice.say(NAMES).startswith("This game began from a position, which a record has no room for")
        assert load_game(tmp_path / "mine.json").start == at.game.start
        assert read_game(json.loads(at.files.record())).start == at.game.start
        at.files.open("mine")
        assert at.save == tmp_path / "mine.json"

    def test_a_file_with_a_position_begins_a_game(self, tmp_path: Path):
        at, position = self.desk(tmp_path), middle(part=0.6)
        (tmp_path / "position.json").write_text(record_text(whole_entry(position, NAMES[:3])), encoding="utf8")
        at.files.open("position")
        assert (at.position, at.game.start, at.names) == (position, position, NAMES[:3])
