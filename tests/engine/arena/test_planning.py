"""Tournaments of any game: here of the toy, whose options, parts, facts and coach are the kind's alone."""

import json
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.engine.toy_kind import TOY, Skipper, Taker
from webpower.draw.arena_charts import CHARTS
from webpower.draw.arena_page import results_html
from webpower.engine.arena.experiments import greedy_against_patient, player_counts, seat_advantage
from webpower.engine.arena.games import GameResults
from webpower.engine.arena.ladder import climb
from webpower.engine.arena.planning import plan, tournament
from webpower.engine.arena.playing import Played
from webpower.engine.arena.written import line, named
from webpower.engine.errors import WrongValue
from webpower.engine.language import spoken
from webpower.engine.players import UnknownPlayer


@pytest.fixture(scope="module")
def results() -> GameResults:
    played: GameResults = tournament(TOY, ["taker", "skipper"], games=6, seed=4, workers=0)
    return played


def test_points_sources_and_facts_are_those_of_the_games(results: GameResults):
    for number, played in enumerate(results.played):
        game = results.game(number)
        marbles = game.position.marbles
        assert played.points == marbles
        assert played.sources == {
            "few": tuple(min(count, 3) for count in marbles),
            "rest": tuple(max(count - 3, 0) for count in marbles),
        }
        assert played.facts == {"skips": tuple(4 - count for count in marbles)}
        assert game.names == tuple(results.setting.players[entrant] for entrant in results.matches[number].seating)


def test_who_stays_tied_shares_the_win_though_nobody_wins():
    results = tournament(TOY, ["taker", "taker"], games=2, workers=0)
    assert all(TOY.winners(results.game(number).position) == () for number in range(2))
    assert [played.shares for played in results.played] == [(0.5, 0.5)] * 2
    assert str(results.closest()) == "Game 0: taker 0 and taker 1 share the win with 4 points, and the next has 4"


def test_processes_play_the_same(results: GameResults):
    again = tournament(TOY, ["taker", "skipper"], games=6, seed=4, workers=2)
    assert again.games().csv() == results.games().csv()
    assert again.about() == results.about()


def test_a_process_that_has_imported_nothing_can_play_what_it_is_sent(results: GameResults):
    planned = plan(TOY, [("taker", "taker"), ("mine", Skipper)], 2, "fixed", 4, None, None, 300, {"start": 1})
    code = (
        "import pickle, sys; contest, match = pickle.load(sys.stdin.buffer);"
        "from webpower.engine.arena.playing import play_match; print(*play_match(contest, match).points)"
    )
    sent = pickle.dumps((planned.contest, planned.setting.matches()[1]))
    done = subprocess.run(
        [sys.executable, "-c", code], input=sent, capture_output=True, check=True, cwd=Path(__file__).parents[3]
    )
    planned.run(lambda: None)
    assert done.stdout.decode().split() == list(map(str, planned.played[1].points))


def test_what_is_saved_names_the_game_and_all_its_options(tmp_path: Path):
    save = tmp_path / "run.jsonl"
    tournament(TOY, ["taker", "skipper"], games=2, seed=4, workers=0, save=save, colour="blue")
    header = json.loads(save.read_text().splitlines()[0])
    expected = {"game": "toy-game", "colour": "blue", "start": 0, "loud": False, "bots": ["taker", "skipper"]}
    assert {name: header[name] for name in expected} == expected


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({}, "--games 2 --seed 4"),
        ({"colour": "red", "start": 0, "loud": False}, "--games 2 --seed 4"),
        ({"loud": True, "start": 2, "colour": "blue"}, "--games 2 --seed 4 --colour blue --start 2 --loud"),
        ({"start": 2, "patience": 9.0}, "--games 2 --seed 4 --start 2 --patience 9.0"),
    ],
)
def test_the_line_names_the_game_and_what_is_not_usual(options: dict[str, Any], told: str):
    results = tournament(TOY, ["taker", "skipper"], games=2, seed=4, workers=0, **options)
    assert results.setting.line == f"webpower tournament taker,skipper --game toy-game {told}  # webpower 0.1.0"


def test_with_players_of_ones_own_the_line_is_a_call():
    results = tournament(TOY, ["taker", Skipper], games=2, seed=4, workers=0, start=2)
    call = "toy_game.tournament(['taker', Skipper], games=2, seed=4, start=2)"
    assert results.setting.line == f"{call}  # webpower 0.1.0"


def test_a_game_that_is_meant_where_none_is_named_is_not_named(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(type(TOY), "named", False)
    assert line(TOY, [("taker", "taker")], {"games": 1}).startswith("webpower tournament taker --games 1  #")
    assert line(TOY, [("mine", Taker)], {"games": 1}).startswith("tournament({'mine': Taker}, games=1)  #")


def test_several_values_are_written_with_commas_between():
    assert " --split 2,2,1  #" in line(TOY, [("taker", "taker")], {"split": (2, 2, 1)})


def test_different_players_never_have_the_same_name():
    class Mine(Taker):
        pass

    assert [name for name, _ in named(TOY, ["taker", "random", "taker", Mine])] == [
        "taker",
        "random",
        "taker",
        "taker 2",
    ]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"luck": 3}, "options: expected colour, start, loud, got 'luck'"),
        ({"colour": "green"}, "colour: expected red or blue, got 'green'"),
        ({"table": 3}, "table: expected 2 seats and no more than players, got 3 for 2 players"),
        ({"seats": "any"}, "seats: expected balanced, every, fixed, got 'any'"),
        ({"games": 0}, "games: expected at least 1, got 0"),
    ],
)
def test_what_is_not_meant_is_one_sentence_before_anything_is_played(wrong: dict[str, Any], said: str, tmp_path: Path):
    with pytest.raises(WrongValue, match=said):
        tournament(TOY, ["taker", "taker"], workers=0, save=tmp_path / "run.jsonl", **wrong)
    assert not list(tmp_path.iterdir())
    with pytest.raises(UnknownPlayer):
        tournament(TOY, ["taker", "greedy"], workers=0)


def test_headings_and_charts_have_the_games_own_words(results: GameResults):
    heads, *_ = results.games().cells()
    assert heads[-4:] == ["first", "further", "skipped", "why it ended early"]
    with spoken("de"):
        assert results.games().cells()[0][-4:-1] == ["erste", "weitere", "ausgelassen"]
    *bars, sums = results.chart("points").data
    assert [bar.name for bar in bars] == ["first marbles", "further marbles"]
    assert len({(bar.marker.color, bar.marker.pattern.shape) for bar in bars}) == 2
    assert list(sums.x) == pytest.approx(results.players().column("points"))
    for name in CHARTS:
        assert results.chart(name).layout.title.text


def test_parts_below_zero_are_drawn_to_the_other_side(results: GameResults):
    sources = {"few": (5, 3), "rest": (-2, 4)}
    below = GameResults(results.setting, [Played(0, (0, 1), (3, 7), sources)], results._contest)
    drawn = below.chart("points")
    *bars, sums = drawn.data
    assert [list(bar.x) for bar in bars] == [[5, 3], [-2, 4]]
    assert bars[1].text[0] == "<b>-2</b>"
    assert list(sums.x) == [5, 7]  # where the bars end
    assert [text.strip() for text in sums.text] == ["<b>3.0</b>", "<b>7.0</b>"]
    assert drawn.layout.barmode == "relative"
    assert drawn.layout.xaxis.range[0] < -2
    assert results.chart("points").layout.barmode == "stack"


def test_the_page_has_them_too(results: GameResults):
    html = results_html(results)
    assert "further marbles" in html
    assert "--game toy-game" in html


def test_the_worst_blunder_is_what_the_games_coach_says(results: GameResults):
    moment = results.worst_blunder("skipper")
    game = moment.game
    assert game.line()[game.node.number + 1].action == "skip"
    assert str(moment).endswith(": Nothing to fill in")
    with pytest.raises(WrongValue, match="player: expected one who skipped, got 'taker'"):
        results.worst_blunder("taker")


def test_a_game_without_a_coach_says_so(results: GameResults, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(type(TOY), "coached", "")
    with pytest.raises(WrongValue, match="game: expected one with a coach who measures decisions, got toy-game"):
        results.worst_blunder()


def test_a_ladder_has_the_games_rungs():
    (rung,) = climb(TOY, games=8, players=2)
    assert (rung.bot, rung.below, rung.games) == ("taker", "skipper", 8)
    assert rung.won.share > 0.5
    assert rung.margin > 0


def test_experiments_of_any_game():
    seats = seat_advantage(TOY, "taker", players=2, games=4, seed=0, workers=0, start=1)
    assert [row["wins_more"] for row in seats.table()] == [-0.5, 0.5]
    assert seats.line == ("toy_game.seat_advantage('taker', players=2, games=4, seed=0, start=1)  # webpower 0.1.0")
    patient = greedy_against_patient(TOY, "taker", "skipper", players=2, games=4, seed=0, workers=0)
    assert [row["what"] for row in patient.table()] == ["taker among 1 skipper", "skipper among 1 taker"]
    counts = player_counts(TOY, "taker", "skipper", counts=(2,), games=4, seed=0, workers=0)
    assert [row["what"] for row in counts.table()] == ["2 players"]
    with pytest.raises(WrongValue, match=r"how: expected colour, start, loud, .*background, got 'luck'"):
        seat_advantage(TOY, "taker", players=2, games=4, seed=0, luck=1)
