"""Functions as answers: they are run, stopped and told of, and nothing of theirs is left."""

import random as module
import sys
import time
from functools import partial
from typing import Any

import pytest

from webpower.engine.answers import Unreadable
from webpower.engine.chance import generator
from webpower.engine.messages import message
from webpower.engine.players import RandomPlayer
from webpower.engine.programs import Program, Task, Trouble, decision, run, steady_decision
from webpower.engine.questions import RIGHT, UNCLEAR, WRONG

PLAYER = Program(("observation", "legal", "random"))
LEGAL = ("a", "b", "c")


def trouble(function: Any, *arguments: Any, **limits: Any) -> Trouble:
    with pytest.raises(Trouble) as caught:
        run(function, *arguments, **limits)
    said = caught.value.message.say(())
    assert "{" not in said
    return caught.value


def told(choose: Any, legal: Any = LEGAL) -> str:
    with pytest.raises(Trouble) as caught:
        decision(choose, ("seen",), legal, generator(1))
    assert caught.value.message.say(())
    return caught.value.message.id.removeprefix("program-")


# What is an answer


def test_functions_and_whatever_chooses_are_answers():
    def choose(observation, legal, random):
        return legal[0]

    class Bot:
        def choose(self, observation, legal, random):
            return legal[1]

    for answer, chosen in ((choose, "a"), (Bot(), "b"), (Bot, "b"), (partial(choose), "a")):
        assert PLAYER.read(answer, ())("seen", LEGAL, None) == chosen
    assert PLAYER.read(RandomPlayer, ())("seen", LEGAL, generator(1)) in LEGAL
    assert "def choose" in PLAYER.words(choose).say(())


@pytest.mark.parametrize("answer", [7, "legal[0]", None, [1], int, {}])
def test_anything_else_is_told_what_is_wanted(answer):
    with pytest.raises(Unreadable) as caught:
        PLAYER.read(answer, ())
    assert caught.value.message == PLAYER.wanted
    assert "observation, legal, random" in PLAYER.wanted.say(())


@pytest.mark.parametrize("answer", [lambda: 1, lambda legal: 1, lambda a, b, c, d: 1, lambda *, a: 1, len])
def test_a_function_of_other_things_is_told_of_which(answer):
    with pytest.raises(Unreadable) as caught:
        PLAYER.read(answer, ())
    assert caught.value.message.id == "wanted-arguments"


# Running


def test_an_error_is_told_with_the_line_of_the_function_and_not_with_ours():
    def helper(items):
        return items[5]

    def outer(items):
        return sorted(items, key=lambda item: helper(items))

    said = trouble(outer, [1]).message
    assert said.value("code") == "return items[5]"
    assert said.value("error") == "IndexError: list index out of range"
    said = trouble(lambda items: items.index("x"), []).message
    assert "items.index" in str(said.value("code"))


def test_an_error_that_names_a_place_in_memory_is_told_the_same_each_time():
    def fails():
        raise ValueError(object())

    assert "0x…" in str(trouble(fails).message.value("error"))


def test_leaving_the_program_and_endless_recursion_are_errors():
    def deeper(depth):
        return deeper(depth + 1)

    assert "SystemExit" in str(trouble(sys.exit, "bye").message.value("error"))
    assert "RecursionError" in str(trouble(deeper, 0).message.value("error"))


def forever():
    while True:
        pass


def waits():
    while True:
        time.sleep(0.01)


def counts():
    return sum(1 for _ in iter(int, 1))


def calls():
    return max(iter(lambda: 1, 0))


def swallows():
    while True:
        try:
            raise ValueError
        except Exception:
            pass


def test_a_loop_in_one_line_is_ended_as_well():
    made: dict[str, Any] = {}
    exec("def loop():\n    while True: pass", made)  # as a pupil may lay it out
    assert trouble(made["loop"], steps=10_000).message.id == "program-endless"


@pytest.mark.parametrize("endless", [forever, counts, calls, swallows])
def test_what_does_not_end_is_ended(endless):
    said = trouble(endless, steps=10_000).message
    assert (said.id, said.value("steps")) == ("program-endless", 10_000)
    assert said.value("code")


def test_what_waits_is_ended_by_the_clock():
    said = trouble(waits, seconds=0.1).message
    assert said.id == "program-slow"
    assert said.value("code") in ("time.sleep(0.01)", "while True:")  # the clock is looked at before each line


def test_much_work_is_no_endless_loop():
    assert run(lambda: sum(number % 7 for number in range(100_000))) == sum(number % 7 for number in range(100_000))


def test_a_call_of_what_is_no_python_has_no_line():
    assert trouble(max, 1, 2, 3, 4, "a").message.id == "program-fails"
    assert run(max, 1, 2) == 2


def test_only_the_keyboard_gets_through():
    def interrupted():
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(interrupted)


def test_nothing_is_printed_and_tracing_is_as_it_was(capsys: pytest.CaptureFixture[str]):
    def loud():
        print("here I am")
        return 1

    before = sys.gettrace()
    assert run(loud) == 1
    trouble(forever, steps=100)
    assert sys.gettrace() is before
    assert capsys.readouterr().out == ""


# Deciding


def test_a_decision_is_one_of_the_legal_actions():
    assert decision(lambda observation, legal, random: legal[2], ("seen",), LEGAL, generator(1)) == "c"


@pytest.mark.parametrize(
    ("choose", "id"),
    [
        (lambda observation, legal, random: None, "nothing"),
        (lambda observation, legal, random: "d", "illegal"),
        (lambda observation, legal, random: 1, "number"),
        (lambda observation, legal, random: True, "something"),
        (lambda observation, legal, random: legal, "several"),
        (lambda observation, legal, random: 1.5, "something"),
        (lambda observation, legal, random: print, "something"),
        (lambda observation, legal, random: legal.pop(), "changes-legal"),
        (lambda observation, legal, random: legal.reverse() or legal[0], "changes-legal"),
        (lambda observation, legal, random: random.choice(legal) + module.choice(["", ""]), "global"),
        (lambda observation, legal, random: module.seed(1) or legal[0], "global"),
    ],
)
def test_what_a_player_may_not_do_is_told(choose, id):
    state = module.getstate()
    assert told(choose) == id
    assert module.getstate() == state


def test_an_observation_that_can_be_changed_is_watched():
    seen = {"hand": [1, 2]}

    def grabs(observation, legal, random):
        observation["hand"].append(3)
        return legal[0]

    with pytest.raises(Trouble) as caught:
        decision(grabs, seen, LEGAL, generator(1))
    assert caught.value.message.id == "program-changes-observation"


def test_who_remembers_chooses_something_else_when_asked_again():
    seen: list[int] = []

    def moody(observation, legal, random):
        seen.append(1)
        return legal[len(seen) % 3]

    with pytest.raises(Trouble) as caught:
        steady_decision(moody, ("seen",), LEGAL, 1, tell=str.upper)
    assert caught.value.message == message("webpower.engine", "program-differs", one="B", other="C")
    chosen = {steady_decision(RandomPlayer().choose, ("seen",), LEGAL, seed) for seed in range(20)}
    assert chosen == set(LEGAL)


# Tasks


def squares(number: int) -> int:
    return number * number


def task(hidden: int = 5) -> Task:
    why, hint = message("webpower.engine", "wanted-number", "WP-1"), message("webpower.engine", "is-right")

    def trial(function: Any) -> tuple[Any, ...]:
        if run(function, hidden) != squares(hidden):
            raise Trouble(why, (hint,), shown=hidden)
        return (hint,)

    form = Program(("number",))
    return Task("squares", "square", 1, (), None, why, form, squares, (), (hint,), (why,), trial=trial)


def test_a_task_judges_what_a_function_does():
    asked = task()
    right = asked.judge(lambda number: number**2)
    assert (right.outcome, [said.id for said in right.messages]) == (RIGHT, ["is-right", "is-right", "wanted-number"])
    wrong = asked.judge(lambda number: number + number)
    assert (wrong.outcome, [said.id for said in wrong.messages], wrong.shown) == (
        WRONG,
        ["wanted-number", "is-right"],
        5,
    )
    assert asked.judge(lambda number: 1 // 0).messages[0].id == "program-stops"
    assert asked.judge(25).outcome == UNCLEAR
    assert asked.wrong(squares) is None
    assert asked.wrong(abs) == wrong.messages[0]
    assert "trial" not in repr(asked)


def test_where_it_was_is_added_to_what_went_wrong():
    first, second = (message("webpower.engine", id) for id in ("is-right", "wanted-number"))
    moved = Trouble(first, (first,)).at((second,), "here")
    assert (moved.message, moved.more, moved.shown) == (first, (first, second), "here")
