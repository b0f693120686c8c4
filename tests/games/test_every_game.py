"""What every game has to provide (docs/adding-a-game.md), looked at for each game in the list of games.

The classes are the sections of that page, in the same order.
"""

import json
import pickle
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from html import unescape
from inspect import signature
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from webpower.app.play_form import PlayForm
from webpower.cli import main
from webpower.draw.arena_charts import CHARTS
from webpower.draw.gallery import Chart
from webpower.draw.scene import Scene
from webpower.engine.arena.planning import plan, tournament
from webpower.engine.arena.written import Named
from webpower.engine.chance import generator, pick
from webpower.engine.conformance import check_player
from webpower.engine.errors import BadFile, FileError, IllegalAction, RecordError, WrongValue
from webpower.engine.game import Game
from webpower.engine.history import Node
from webpower.engine.kind import Kind
from webpower.engine.language import LANGUAGES, spoken
from webpower.engine.messages import Message, catalogue_text
from webpower.engine.playing.desk import Desk
from webpower.engine.questions import RIGHT, levels, series
from webpower.engine.trees import is_tree
from webpower.games import game_ids, kind_named, kinds, load_game, read_game, recorded_games, topics
from webpower.resources import rules_path

NAMES = ("Anna", "Ben", "Chris", "Dora", "Emil")
PROBES = 12
"""So many positions of a game are looked at closely."""

every_game = pytest.mark.parametrize("kind", kinds(), ids=game_ids())
every_language = pytest.mark.parametrize("language", LANGUAGES)


def fresh(kind: Kind, seats: int = 0, seed: int = 5, **options: Any) -> Game[Any, Any]:
    return kind.new_game(NAMES[: seats or min(kind.seats)], seed, **options)


def played(kind: Kind, seats: int = 0, seed: int = 5, **options: Any) -> Game[Any, Any]:
    return fresh(kind, seats, seed, **options).play_on("random")


def branched(kind: Kind) -> Game[Any, Any]:
    """A game that was played to its end, with another line that leaves it early; the cursor is at its end."""
    game = played(kind)
    line = game.line()
    for before, after in pairwise(line[3:]):
        others = [action for action in game.rules.legal_actions(before.position) if action != after.action]
        if others:
            game.visit(before)
            game.advance(others[0])
            return game
    raise AssertionError("nobody ever had a choice")


def ways(kind: Kind) -> Iterator[dict[str, Any]]:
    """The usual options, and each that has values with each of the others."""
    yield {}
    for choice in kind.choices:
        yield from ({choice.name: value} for value in choice.values if value != choice.usual)


def probes(game: Game[Any, Any]) -> list[Node[Any, Any]]:
    """Some nodes of its line, the first and the last among them."""
    line = game.line()
    return [*line[:: max(1, len(line) // PROBES)], line[-1]]


def rules_of(kind: Kind) -> str:
    return rules_path(kind.id).read_text(encoding="utf8")


def cites_a_rule(kind: Kind, said: Message) -> bool:
    """Whether a message cites a rule that its game's page has."""
    return bool(said.rule) and f"### {said.rule} " in rules_of(kind)


@every_game
class TestTheKind:
    def test_it_is_in_the_list_under_its_own_name(self, kind: Kind):
        assert kind_named(kind.id) is kind
        assert len(set(game_ids())) == len(kinds())

    def test_it_says_who_can_play_with_whom(self, kind: Kind):
        assert min(kind.seats) >= 2
        assert kind.helper in kind.bots
        assert "random" in kind.bots

    def test_its_choices_are_taken_and_others_refused(self, kind: Kind):
        for way in ways(kind):
            assert fresh(kind, **way).legal_actions()
        for choice in kind.choices:
            if choice.values:
                options: dict[str, Any] = {choice.name: "nothing of the kind"}
                with pytest.raises(ValueError, match=choice.name):
                    fresh(kind, **options)

    @pytest.mark.parametrize("seats", [0, 1, 9])
    def test_other_numbers_of_players_break_a_rule(self, kind: Kind, seats: int):
        with pytest.raises(RecordError) as refused:
            kind.new_game(seats, 0)
        assert cites_a_rule(kind, refused.value.said)


@every_game
class TestTheRules:
    def test_every_action_is_legal_or_refused_by_a_rule(self, kind: Kind):
        rules = fresh(kind).rules
        for way in ways(kind):
            for node in probes(played(kind, max(kind.seats), **way)):
                legal = rules.legal_actions(node.position)
                for action in kind.actions(node.position):
                    broken = rules.reasons(node.position, action)
                    assert (action in legal) == (not broken)
                    assert all(cites_a_rule(kind, why) for why in broken)

    def test_a_position_is_a_value(self, kind: Kind):
        game = played(kind)
        for node in game.line()[:-1]:
            before = hash(node.position)
            for action in islice(game.rules.legal_actions(node.position), 3):
                once, again = (game.rules.apply(node.position, action, game.outcomes) for _ in range(2))
                assert once == again
                assert once != node.position
            assert hash(node.position) == before

    def test_the_same_seed_gives_the_same_game_and_another_one_another(self, kind: Kind):
        once, again, other = (played(kind, seed=seed) for seed in (7, 7, 8))
        assert [node.position for node in once.line()] == [node.position for node in again.line()]
        assert once.root.position != other.root.position

    def test_every_game_ends(self, kind: Kind):
        for seats in kind.seats:
            game = played(kind, seats)
            assert game.rules.is_over(game.position)
            assert not game.legal_actions()

    def test_a_refused_action_leaves_the_game_as_it_was(self, kind: Kind):
        game = fresh(kind)
        before, legal = game.position, game.legal_actions()
        wrong = next(action for action in kind.actions(before) if action not in legal)
        with pytest.raises(IllegalAction) as refused:
            game.try_action(wrong)
        assert game.position == before
        assert refused.value.rule in str(refused.value)


@every_game
class TestWhatIsSeen:
    def test_an_observation_has_no_way_back_to_the_position(self, kind: Kind):
        game = played(kind)
        for node in probes(game):
            for seat in range(len(game.names)):
                seen = game.rules.observe(node.position, node.memory, seat)
                hash(seen)
                assert not any(part is node.position for part in parts_of(seen))

    def test_every_action_tells_what_happened(self, kind: Kind):
        for way in ways(kind):
            game = played(kind, max(kind.seats), **way)
            for node in game.line()[1:]:
                told = game.events(node)
                assert told
                assert all(cites_a_rule(kind, event) for event in told if event.rule)
                assert len(game.events(node, hide=True)) <= len(told)

    @every_language
    def test_it_is_told_in_every_language(self, kind: Kind, language: str):
        game = played(kind)
        with spoken(language):
            told = game.log()
        assert len(told) >= len(game.line()) - 1
        assert all(line.strip() and "{" not in line for line in told)


def parts_of(value: Any, depth: int = 3) -> Iterator[Any]:
    yield value
    if isinstance(value, tuple) and depth:
        for part in value:
            yield from parts_of(part, depth - 1)


@every_game
class TestTheScore:
    def test_its_parts_make_the_totals(self, kind: Kind):
        for way in ways(kind):
            for node in probes(played(kind, **way)):
                parts = kind.parts(node.position).values()
                assert tuple(map(sum, zip(*parts, strict=True))) == kind.score(node.position).totals()

    def test_every_line_of_the_sheet_rests_on_a_rule(self, kind: Kind):
        for line in kind.score(played(kind).position).lines:
            assert cites_a_rule(kind, line.message)
            assert line.message.say(NAMES)

    def test_who_wins_is_first_and_has_the_most_points(self, kind: Kind):
        for seed in range(5):
            end = played(kind, seed=seed).position
            totals, first = kind.score(end).totals(), kind.first(end)
            assert set(kind.winners(end)) <= set(first)
            assert first
            assert all(totals[seat] == max(totals) for seat in first)


@every_game
class TestFiles:
    def test_a_record_is_read_as_it_was_written(self, kind: Kind, tmp_path: Path):
        for number, way in enumerate(ways(kind)):
            game, path = played(kind, **way), tmp_path / f"{number}.json"
            game.save(path)
            again = load_game(path)
            assert again.kind is kind
            assert [node.position for node in again.line()] == [node.position for node in game.line()]
            assert again.text() == game.text() == path.read_text(encoding="utf8")

    def test_a_game_that_was_not_finished_goes_on(self, kind: Kind):
        game = played(kind)
        game = game.copied(game.line()[:8])
        again = read_game(json.loads(game.text()))
        assert again.position == game.position
        assert again.play_on("random").rules.is_over(again.position)

    def test_a_tree_keeps_all_lines_and_the_cursor(self, kind: Kind, tmp_path: Path):
        game = branched(kind)
        path = tmp_path / "tree.json"
        game.save(path, branches=True)
        again = load_game(path)
        assert is_tree(json.loads(path.read_text(encoding="utf8")))
        assert again.text(branches=True) == game.text(branches=True)
        assert again.position == game.position
        assert len(again.branches().lines) == len(game.branches().lines) == 2

    def test_whatever_is_missing_is_told_in_a_line(self, kind: Kind):
        whole = json.loads(played(kind).text())
        for key in whole:
            data = {other: value for other, value in whole.items() if other != key}
            with pytest.raises(FileError) as told:
                kind.read(data)
            assert any(line.startswith(f"{key}:") for line in told.value.lines)

    def test_an_action_that_is_not_legal_is_told_with_its_number_and_rule(self, kind: Kind):
        data = json.loads(played(kind).text())
        data["actions"][1:1] = [data["actions"][-1]]
        with pytest.raises(RecordError, match=r"^action 1: .* \[[A-Z]+-\d+\]$"):
            kind.read(data)

    def test_a_wrong_result_is_told(self, kind: Kind):
        data = json.loads(played(kind).text())
        numbers = next(value for value in data["result"].values() if isinstance(value, list))
        text = json.dumps(data["result"])
        data["result"] = json.loads(re.sub(r"\d+(?=\]|,|\})", lambda found: str(int(found[0]) + 1), text, count=1))
        assert numbers
        with pytest.raises(BadFile):
            kind.read(data)

    def test_the_recorded_games_play_as_they_say(self, kind: Kind):
        assert kind.recorded_games()
        for name in kind.recorded_games():
            text = (kind.recorded / f"{name}.json").read_text(encoding="utf8")
            assert kind.recorded_game(name).text() == text

    def test_no_recorded_game_that_there_is_not(self, kind: Kind):
        with pytest.raises(FileError, match="expected a recorded game"):
            kind.recorded_game("of-tomorrow")


@every_game
class TestPlayers:
    def test_every_bot_keeps_to_what_players_have_to(self, kind: Kind):
        for name in kind.bots:
            if name == "search":
                continue  # plays like the others, and takes its time; its own tests look at it
            check_player(kind.bots.make(name), [partial(fresh, kind, seed=3)], NAMES[: min(kind.seats)])

    @every_language
    def test_a_hint_names_an_action_and_a_reason(self, kind: Kind, language: str):
        game = played(kind)
        with spoken(language):
            for number in (0, 5, len(game.line()) // 2):
                game.go(number)
                hint = game.hint(kind.helper)
                assert hint is not None
                assert hint.action in game.legal_actions()
                assert "{" not in str(hint)
                assert str(hint).startswith(kind.helper) or language != "en"


@every_game
class TestManyGames:
    def test_nothing_that_is_chosen_is_called_like_something_else(self, kind: Kind):
        taken = {*signature(tournament).parameters, "game", "bots", "out", "csv", "page"}
        assert not {choice.name for choice in kind.choices} & taken

    def test_only_the_first_game_need_not_be_named(self, kind: Kind):
        assert kind.named == (kind is not kinds()[0])

    @every_language
    def test_a_tournament_has_tables_and_charts(self, kind: Kind, language: str):
        seats = min(kind.seats)
        results = tournament(kind, ["random"] * seats, games=2, seats="fixed", workers=0)
        game = results.game(1)
        assert kind.parts(game.position) == results.played[1].sources
        assert kind.facts(game) == results.played[1].facts
        with spoken(language):
            heads, *rows = results.games().cells()
            assert len(rows) == 2 * seats
            assert all(heads)
            for name in CHARTS:
                assert results.chart(name).data
            assert "{" not in str(results.closest())

    def test_processes_play_the_same(self, kind: Kind):
        players = ["random"] * (max(kind.seats) - 1) + [kind.helper]
        alone, together = (tournament(kind, players, games=3, seed=2, workers=workers) for workers in (0, 2))
        assert alone.games().csv() == together.games().csv()

    def test_a_process_that_has_imported_nothing_can_play_what_it_is_sent(self, kind: Kind):
        bots: Named = [(kind.helper, kind.helper), *[("random", "random")] * (min(kind.seats) - 1)]
        planned = plan(kind, bots, 1, "fixed", 4, None, None, 300.0, {})
        sent = pickle.dumps((planned.contest, planned.setting.matches()[0]))
        code = (
            "import pickle, sys; contest, match = pickle.load(sys.stdin.buffer);"
            "from webpower.engine.arena.playing import play_match; print(*play_match(contest, match).points)"
        )
        command = [sys.executable, "-c", code]
        done = subprocess.run(command, input=sent, capture_output=True, check=True, cwd=Path(__file__).parents[2])
        planned.run(lambda: None)
        assert done.stdout.decode().split() == list(map(str, planned.played[0].points))

    def test_the_line_gives_the_same_numbers(self, kind: Kind):
        for way in ways(kind):
            results = tournament(kind, ["random"] * min(kind.seats), games=1, seats="fixed", workers=0, **way)
            program, *arguments = shlex.split(results.setting.line, comments=True)
            done = CliRunner().invoke(main, [*arguments, "--workers", "0"])
            assert program == "webpower"
            assert (done.exit_code, done.exception) == (0, None)
            assert str(results.players()) in done.output
            assert results.about() in done.output

    def test_what_is_saved_tells_the_options_apart(self, kind: Kind):
        saved = [json.dumps(kind.lasting(kind.settled(way))) for way in ways(kind)]
        assert len(set(saved)) == len(saved)

    def test_the_ladder_is_made_of_its_bots(self, kind: Kind):
        assert len(set(kind.ladder)) == len(kind.ladder) >= 2
        assert set(kind.ladder) <= set(kind.bots)

    def test_a_coach_measures_what_somebody_did(self, kind: Kind):
        results = tournament(kind, ["random"] * min(kind.seats), games=1, workers=0)
        if not kind.coached:
            with pytest.raises(WrongValue, match="expected one with a coach"):
                results.worst_blunder()
            return
        game = results.worst_blunder(among=1).game
        assert game.line()[game.node.number + 1].action in game.legal_actions()


@every_game
class TestThePageOfAGame:
    @every_language
    def test_it_has_the_score_the_board_the_log_and_the_rules_it_cites(self, kind: Kind, language: str):
        game = played(kind)
        with spoken(language):
            page = kind.report(game).html()
            told = unescape(re.sub(r"<[^>]+>", "", page))
            for event in game.log():
                assert event in told
            for line in kind.score(game.position).lines:
                assert line.message.cited(game.names) in told
        assert "<svg xmlns" in page
        assert 'class="chart"' in page
        links = set(re.findall(r'<a href="#([a-z]+-\d+)"', page))
        assert links
        assert all(f'id="{rule}"' in page for rule in links)

    def test_an_unfinished_game_is_put_on_one_too(self, kind: Kind):
        game = fresh(kind)
        assert "The game is not over" in kind.report(game).html()
        game.advance(game.legal_actions()[0])
        assert "if it ended after 1 action." in kind.report(game).html()

    def test_the_command_finds_the_game_in_the_file(self, kind: Kind, tmp_path: Path):
        game = played(kind)
        game.save(tmp_path / "game.json")
        done = CliRunner().invoke(main, ["report", str(tmp_path / "game.json"), "-o", str(tmp_path / "game.html")])
        assert done.exit_code == 0
        assert (tmp_path / "game.html").read_text(encoding="utf8") == kind.report(game).html()


@every_game
class TestPictures:
    @every_language
    def test_a_position_is_drawn_and_told_in_words(self, kind: Kind, language: str):
        game = played(kind)
        with spoken(language):
            for node in probes(game):
                scene = kind.scene(node.position, game.names, last=node.action)
                assert scene.marks
                assert scene.title
                assert all(name in scene.description for name in game.names) or node is game.root
                assert "{" not in scene.description

    def test_the_stepper_shows_every_position(self, kind: Kind):
        game = played(kind)
        stepper = game.step_through()
        panels = {len(stepper.stage.panels(step, hide)) for step in range(len(game.line())) for hide in (False, True)}
        assert len(panels) == 1
        stepper.last()
        assert stepper.step == len(game.line()) - 1
        stepper.load_charts()
        for name in stepper.stage.charts:
            stepper._show_chart(name)
        stepper.close()

    def test_the_turns_of_the_stepper_begin_where_turns_do(self, kind: Kind):
        game = played(kind)
        stage = kind.stage(game)
        assert stage.turns[0] == 0
        assert list(stage.turns) == sorted(set(stage.turns))
        assert stage.turns[-1] == len(game.line()) - 1


def clicks(desk: Desk[Any, Any]) -> list[tuple[str, Any]]:
    """What can be clicked that does something: lit places of the board, and presses."""
    lit = [mark.id for mark in desk.scene().marks if mark.button]
    return [*(("pick", element) for element in lit), *(("press", press.id) for press in desk.presses() if press.ready)]


@every_game
class TestTheTable:
    def test_a_game_is_played_to_its_end_by_clicks_alone(self, kind: Kind):
        seats: Sequence[None] = [None] * min(kind.seats)
        desk = kind.desk(fresh(kind), seats, kind.bots.make("random"))
        chance = generator("clicks", kind.id)
        for _ in range(2000):
            if desk.is_over:
                break
            how, what = pick(clicks(desk), chance)
            getattr(desk, how)(what)
        assert desk.is_over
        assert "{" not in desk.headline()

    def test_whatever_is_clicked_is_done_or_answered(self, kind: Kind):
        seats: Sequence[None] = [None] * min(kind.seats)
        desk = kind.desk(fresh(kind), seats, kind.bots.make("random"))
        for mark in [mark for mark in desk.scene().marks if mark.label]:
            before = desk.game.node
            desk.pick(mark.id)
            assert desk.game.node is not before or desk.notice is not None or desk.presses()
            if desk.notice is not None:
                assert desk.notice.cited(desk.names)

    def test_bots_play_back_and_on_and_the_file_keeps_it(self, kind: Kind, tmp_path: Path):
        seats = [None, *[kind.bots.make("random") for _ in range(min(kind.seats) - 1)]]
        desk = kind.desk(fresh(kind), seats, kind.bots.make(kind.helper), tmp_path)
        desk.bots_on()
        for _ in range(3):
            desk.press("let")
            desk.bots_on()
        here = desk.position
        desk.press("undo")
        assert desk.position != here
        desk.press("redo")
        desk.press("hint")
        assert desk.notice is not None
        again = kind.desk(fresh(kind), seats, kind.bots.make(kind.helper), tmp_path)
        assert again.position == desk.position
        desk.press("next-seed")
        assert desk.game.seed == 6

    def test_any_two_lines_stand_side_by_side(self, kind: Kind):
        game = branched(kind)
        lines = [line.name for line in game.branches().lines]
        compared = game.compare(lines[0], lines[1])
        assert str(compared)
        assert "<table" in compared._repr_mimebundle_()["text/html"]
        assert str(game.branches())

    def test_the_table_is_shown(self, kind: Kind):
        import webpower

        table = webpower.play(game=fresh(kind), players=["Anna", *["random"] * (min(kind.seats) - 1)], saves=None)
        assert repr(table).startswith("Table: Anna")
        table.close()


@every_game
class TestQuestions:
    @every_language
    def test_every_topic_asks_at_every_level(self, kind: Kind, language: str):
        assert kind.topics
        with spoken(language):
            for topic in kind.topics.values():
                for level in levels(topic):
                    question = next(series(topic, level, 3))
                    assert question.judged(question.right).outcome == RIGHT
                    assert question.says(question.prompt)
                    assert topic.picture(question) is not None

    def test_no_two_games_have_a_topic_of_one_name(self, kind: Kind):
        assert sum(len(other.topics) for other in kinds()) == len(topics())
        assert set(kind.topics) <= set(kind.asked)


@every_game
class TestTheApp:
    @every_language
    def test_the_form_has_words_for_all_it_offers(self, kind: Kind, language: str):
        with spoken(language):
            form = PlayForm(lambda: None, kind.id)
            assert kind.say("game-about")
            assert kind.say("game-credits")
            dropdowns = [form.game, form.seats[0].who, *form.choices.values()]
            offered = [[label for label, _ in getattr(control, "options", ())] for control in dropdowns]
        assert form.kind is kind
        assert all(label.strip() and "{" not in label for labels in offered for label in labels)
        assert all(len(set(labels)) == len(labels) for labels in offered)
        assert all(control.description for control in dropdowns)

    def test_all_that_the_form_offers_can_be_played(self, kind: Kind):
        for seats in kind.seats:
            for choice in kind.choices:
                values = [value for _, value in kind.offered(choice, seats)]
                assert not values or choice.usual in values
                for value in values:
                    assert fresh(kind, seats, **{choice.name: value}).legal_actions()

    @every_language
    def test_every_recorded_game_has_a_title(self, kind: Kind, language: str):
        with spoken(language):
            titles = {kind.say(f"recorded-{name}") for name in kind.recorded_games()}
        assert len(titles) == len(kind.recorded_games())

    @every_language
    def test_every_picture_of_the_gallery_has_its_words(self, kind: Kind, language: str):
        with spoken(language):
            exhibits = list(kind.gallery())
            told = [kind.say(f"gallery-{name}-about", **values) for name, _, values in exhibits]
            headings = [kind.say(f"gallery-{name}") for name, _, _ in exhibits]
        assert all(told)
        assert len(set(headings)) == len(exhibits) > 1
        pictures = [picture for _, pictures, _ in exhibits for picture in pictures]
        assert all(picture.words for picture in pictures if isinstance(picture, Chart))
        assert all(picture.description for picture in pictures if isinstance(picture, Scene))


def test_no_two_games_have_a_recorded_game_of_one_name():
    assert sum(len(kind.recorded_games()) for kind in kinds()) == len(recorded_games())


@every_game
class TestWords:
    @every_language
    def test_its_sentences_are_there(self, kind: Kind, language: str):
        for part in kind.parts(fresh(kind).position):
            assert f"compare-{part} =" in catalogue_text(kind.texts, language)

    @every_language
    def test_its_rules_have_a_page(self, kind: Kind, language: str):
        assert rules_path(kind.id, language).is_file()
