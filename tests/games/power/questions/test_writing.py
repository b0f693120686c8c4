"""Tasks from both sides: the model passes, and each typical mistake gets its own sentence and shows its place."""

import re
from functools import cache

import pytest

from tests.games.power.questions import slips
from webpower.draw.scene import Scene
from webpower.engine.chance import generator
from webpower.engine.messages import catalogue_text
from webpower.engine.programs import Task, Trouble
from webpower.engine.questions import RIGHT, WRONG, Question
from webpower.games.power.questions import ASKED, TOPICS
from webpower.games.power.questions.writing import WRITING, models, winning
from webpower.games.power.rules import TEXTS

QUICK = [kind for kind in WRITING.kinds if kind != "stronger"]
SEEDS = 3
MISTAKES = [pytest.param(kind, name, id=f"{kind}-{name}") for kind, those in slips.SLIPS.items() for name in those]


@cache
def task(kind: str, seed: int = 0) -> Task:
    return WRITING.ask(generator("tasks", seed), 1, kind)


@pytest.mark.parametrize("kind", QUICK)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_the_model_is_right_for_every_class(kind: str, seed: int):
    asked = task(kind, seed)
    verdict = asked.judge(asked.right)
    assert verdict.outcome == RIGHT, verdict.messages
    assert verdict.shown is None


@pytest.mark.parametrize(("kind", "name"), MISTAKES)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_typical_mistake_gets_its_own_sentence(kind: str, name: str, seed: int):
    wrong, sentence = slips.SLIPS[kind][name]
    asked = task(kind, seed)
    verdict = asked.judge(wrong)
    assert verdict.outcome == WRONG
    assert verdict.messages[0].id == sentence
    assert all("{" not in asked.says(said) for said in verdict.messages if said.id != "program-stops")
    if kind != "lead":
        where(asked, verdict.shown)


@pytest.mark.parametrize("seed", range(8))
def test_who_takes_anything_does_not_get_through_by_luck(seed: int):
    for kind in ("cloisters", "greedy", "pairs"):
        assert task(kind, seed).judge(models.any_legal).outcome == WRONG


def test_a_hand_without_cards_is_told():
    asked = task("pairs")
    for verdict in (asked.judge(slips.crashes), asked.judge(models.any_legal)):
        assert not any(asked.says(said).endswith(": .") for said in verdict.messages)


@pytest.mark.parametrize("name", slips.GENERAL)
def test_what_is_wrong_in_any_bot_is_told_whatever_it_should_do(name: str):
    wrong, sentence = slips.GENERAL[name]
    for kind in ("any", "cloisters", "greedy", "pairs"):
        verdict = task(kind).judge(wrong)
        assert (verdict.outcome, verdict.messages[0].id) == (WRONG, sentence)
        assert verdict.messages[0].say(task(kind).names)
        where(task(kind), verdict.shown)


def where(asked: Task, shown: object) -> None:
    """The place where a function went wrong is drawn."""
    question = Question(**{name: value for name, value in vars(asked).items() if name != "trial"} | {"subject": shown})
    assert isinstance(WRITING.picture(question), Scene)


def test_the_line_that_stops_is_told():
    said = task("cloisters").judge(slips.empty_list).messages[0]
    assert said.value("code") == 'return random.choice([action for action in legal if action.act == "cloister"])'
    assert "IndexError" in str(said.value("error"))


def test_a_task_shows_no_answer_of_itself():
    for kind in QUICK:
        asked = task(kind)
        assert "return" not in repr(asked)
        assert WRITING.picture(asked) is None
        assert asked.form.words(asked.right).say(asked.names).startswith("def ")
        assert "TODO" not in asked.says(asked.prompt)
        assert (asked.choices, asked.places) == ((), ())


def test_a_task_is_an_exercise_but_nothing_that_a_quiz_asks():
    assert set(ASKED) - set(TOPICS) == {"writing"}
    assert WRITING.title.say(()) == "Writing a bot"


def test_a_bot_has_to_win_more_than_greedy_ones(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(winning, "GAMES", 8)
    monkeypatch.setattr(winning, "WANTED", 4)
    asked = WRITING.ask(generator("tasks"), 1, "stronger")
    verdict = asked.judge(models.stronger)
    assert (verdict.outcome, verdict.messages[1].id) == (RIGHT, "w-stronger-result")
    verdict = asked.judge(models.any_legal)
    assert [said.id for said in verdict.messages] == ["w-stronger-less", "w-stronger-result"]
    assert verdict.messages[1].value("won") == "0"
    assert asked.judge(slips.not_legal).messages[0].id == "program-illegal"
    monkeypatch.setattr(winning, "WANTED", 9)
    assert asked.judge(models.stronger).messages[0].id == "w-stronger-fair"


def test_games_are_counted_in_every_seat_of_a_deal():
    shares = winning.wins(models.any_legal, seed=1, games=4)
    assert {deal: len(those) for deal, those in shares.items()} == {0: 4}


@pytest.mark.slow
def test_the_model_beats_greedy_for_every_class():
    for seed in range(SEEDS):
        asked = task("stronger", seed)
        assert asked.judge(asked.right).outcome == RIGHT


def test_every_sentence_about_tasks_is_said_somewhere():
    told = set(re.findall(r"^(w-[\w-]+) =", catalogue_text(TEXTS, "en"), re.MULTILINE))
    tasks = [task(kind) for kind in WRITING.kinds]
    reached = {WRITING.title.id}
    reached |= {said.id for asked in tasks for said in (asked.prompt, *asked.hints, *asked.explanation)}
    reached |= {sentence for those in slips.SLIPS.values() for _, sentence in those.values()}
    reached |= {"w-stronger-result", "w-stronger-less", "w-stronger-fair"}
    reached |= {said.id for kind in ("lead", "any") for said in task(kind).judge(slips.first).messages}
    reached |= {said.id for said in task("lead").judge(lambda points, seat: 0).messages}
    reached |= {said.id for said in task("greedy").judge(slips.first).messages}
    reached |= {said.id for said in task("greedy").judge(slips.crashes).messages}
    assert told - reached == set()


def test_a_function_that_goes_wrong_while_it_plays_is_told_where_it_was():
    with pytest.raises(Trouble) as caught:
        winning.wins(slips.crashes, seed=1, games=4)
    assert caught.value.message.value("code") == "return legal[1000]"
