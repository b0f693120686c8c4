"""Answers that are functions: run so that nothing of theirs spoils anything, and judged by what they do.

What a function does wrong is told in a sentence, with its own line if it stops there. Its steps are counted: lines of
its own, and calls of Python functions anywhere. So an endless loop ends, on every system and in a browser as well. What
is not caught is a single call that never comes back, such as ``sum(itertools.count())``, and a loop that swallows every
exception (a bare ``except:``); there the kernel has to be interrupted.
"""

from __future__ import annotations

import inspect
import linecache
import random as global_random
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass, field
from io import StringIO
from random import Random
from time import monotonic
from types import FrameType, TracebackType
from typing import Any

from webpower.engine.answers import TEXTS, Answer, Unreadable
from webpower.engine.chance import generator
from webpower.engine.conformance import kept
from webpower.engine.messages import Message, Value, message
from webpower.engine.questions import RIGHT, WRONG, Question, Verdict
from webpower.engine.text import in_a_few_words, one_line

STEPS = 1_000_000
"""So many steps may one call take; it is less than a second."""
SECONDS = 20.0
"""The same by the clock, for steps that wait."""
SILENT_LOOPS = sys.version_info < (3, 12)
"""Whether a loop within one line, ``while True: pass``, tells of nothing but its instructions."""
LONGEST_LINE = 100
"""Characters of a line of code that are told."""

Function = Callable[..., Any]


class Trouble(Exception):
    """Something that a function does and should not."""

    def __init__(self, said: Message, more: tuple[Message, ...] = (), shown: Any = None) -> None:
        """``said`` is what; ``more`` is what else is to be told, and ``shown`` what that is about (`Topic.picture`)."""
        self.message, self.more, self.shown = said, more, shown
        super().__init__(said.id)

    def at(self, more: tuple[Message, ...], shown: Any) -> Trouble:
        """The same, and where it was."""
        return Trouble(self.message, (*self.more, *more), shown)


def _trouble(id: str, **values: Value) -> Trouble:
    return Trouble(message(TEXTS, f"program-{id}", "", **values))


# The form of an answer


@dataclass(frozen=True)
class Program:
    """A function of so many things; ``names`` are what they are usually called."""

    names: tuple[str, ...]

    def read(self, answer: object, names: Sequence[str]) -> Function:
        """See `Form.read`; an object with a method ``choose`` stands for that, and a class for what it makes."""
        made = answer() if isinstance(answer, type) and hasattr(answer, "choose") else answer
        function = getattr(made, "choose", made)
        if not callable(function) or isinstance(function, type):
            raise Unreadable(self.wanted)
        try:
            inspect.signature(function).bind(*self.names)
        except TypeError:
            raise Unreadable(message(TEXTS, "wanted-arguments", names=self._arguments)) from None
        except ValueError:  # some of the built-in functions do not tell what they take
            pass
        return function

    def words(self, answer: Answer) -> Message:
        """See `Form.words`: its source."""
        assert callable(answer)
        return message(TEXTS, "answer-program", code=inspect.getsource(answer).strip())

    @property
    def wanted(self) -> Message:
        """See `Form.wanted`."""
        return message(TEXTS, "wanted-program", names=self._arguments)

    @property
    def _arguments(self) -> str:
        return ", ".join(self.names)


# Running one


def run(function: Function, *arguments: Any, steps: int = STEPS, seconds: float = SECONDS) -> Any:
    """What a function returns; what it prints is thrown away. Raises Trouble when it stops or does not come to an end.

    >>> run(lambda a, b: a + b, 3, 4)
    7
    >>> try:
    ...     run(lambda items: items[9], [])
    ... except Trouble as trouble:
    ...     print(trouble.message.id, trouble.message.value("error"))
    program-stops IndexError: list index out of range
    """
    home = _home(function)
    try:
        with redirect_stdout(_Nowhere()), _traced(_meter(home, steps, monotonic() + seconds)):
            return function(*arguments)
    except KeyboardInterrupt:
        raise
    except _Endless as endless:
        place = _place(endless.__traceback__, home)
        raise _trouble(str(endless), steps=steps, seconds=seconds, **place) from None
    except BaseException as error:
        place = _place(error.__traceback__, home)
        raise _trouble("stops" if place else "fails", error=in_a_few_words(error), **place) from None


class _Endless(BaseException):
    """So many steps were taken. It is no Exception, so that a function does not catch it by the way."""


def _meter(home: dict[str, Any], steps: int, until: float) -> Callable[[FrameType, str, Any], Any]:
    """Counts steps, as a trace function (see ``sys.settrace``); of other modules than ``home`` only the calls."""

    most, still = steps, 0

    def step(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal steps, still
        if event == "opcode":
            still += 1
            if still > most:
                raise _Endless("endless")
            return step
        steps, still = steps - 1, 0
        own = frame.f_globals is home
        if event in ("call", "line") and (steps < 0 or (own and monotonic() > until)):
            raise _Endless("endless" if steps < 0 else "slow")  # elsewhere its traceback would lack the line
        frame.f_trace_opcodes = own and SILENT_LOOPS
        return step if own else None

    return step


@contextmanager
def _traced(step: Callable[[FrameType, str, Any], Any]) -> Iterator[None]:
    before = sys.gettrace()
    sys.settrace(step)
    try:
        yield
    finally:
        sys.settrace(before)


class _Nowhere(StringIO):
    """What is printed there is gone."""

    def write(self, text: str) -> int:
        return len(text)


def _home(function: Function) -> dict[str, Any]:
    """The names of the module, or notebook, that a function was written in."""
    inner = inspect.unwrap(getattr(function, "func", function))
    code = inner if hasattr(inner, "__globals__") else type(inner).__call__
    return getattr(code, "__globals__", {})


def _place(traceback: TracebackType | None, home: dict[str, Any]) -> dict[str, Value]:
    """The last line of a function's own home that a traceback goes through; nothing if there is none."""
    own: TracebackType | None = None
    while traceback is not None:
        if traceback.tb_frame.f_globals is home:
            own = traceback
        traceback = traceback.tb_next
    if own is None:
        return {}
    code = linecache.getline(own.tb_frame.f_code.co_filename, own.tb_lineno, home)
    return {"line": own.tb_lineno, "code": one_line(code, LONGEST_LINE)}


# A player's decision

Tell = Callable[[Any], Value]
"""Says what an action is called."""


def decision(choose: Function, observation: Any, legal: Sequence[Any], random: Random, tell: Tell = str) -> Any:
    """One of the legal actions, as a player chooses.

    Raises Trouble for what `webpower.engine.conformance` forbids.
    """
    given, seen = list(legal), kept(observation)
    before = global_random.getstate()
    try:
        returned = run(choose, observation, given, random)
        used = global_random.getstate() != before
    finally:
        global_random.setstate(before)
    if used:
        raise _trouble("global")
    if len(given) != len(legal) or any(one is not other for one, other in zip(given, legal, strict=True)):
        raise _trouble("changes-legal")
    if kept(observation) != seen:
        raise _trouble("changes-observation")
    for action in legal:
        if action is returned:
            return action
    raise _no_action(returned, legal, tell)


def steady_decision(choose: Function, observation: Any, legal: Sequence[Any], seed: int | str, tell: Tell = str) -> Any:
    """The same from a player who is asked twice with the same chance, and has to choose the same."""
    first, second = (decision(choose, observation, legal, generator(seed, "chance"), tell) for _ in range(2))
    if first is not second:
        raise _trouble("differs", one=tell(first), other=tell(second))
    return first


def _no_action(returned: Any, legal: Sequence[Any], tell: Tell) -> Trouble:
    """What is wrong with something that is none of the legal actions."""
    if returned is None:
        return _trouble("nothing")
    if isinstance(returned, type(legal[0])):
        return _trouble("illegal", action=tell(returned))
    if isinstance(returned, int) and not isinstance(returned, bool):
        return _trouble("number", number=returned)
    if isinstance(returned, list | tuple | set | frozenset):
        return _trouble("several", number=len(returned))
    return _trouble("something", what=in_a_few_words(returned), kind=type(returned).__name__)


# A question that is answered by a function


@dataclass(frozen=True, eq=False)
class Task(Question):
    """A question that is answered by a function; ``right`` is one that is."""

    trial: Callable[[Function], tuple[Message, ...]] = field(kw_only=True, repr=False)
    """Tries a function, and returns what is to be said of one that is right. Raises Trouble for another one."""

    def judged(self, answer: Answer) -> Verdict:
        """See `Question.judged`."""
        assert callable(answer)
        try:
            found = self.trial(answer)
        except Trouble as trouble:
            return Verdict(WRONG, (trouble.message, *trouble.more), trouble.shown)
        return Verdict(RIGHT, (message(TEXTS, "is-right"), *found, *self.explanation))

    def wrong(self, answer: Answer) -> Message | None:
        """See `Question.wrong`."""
        verdict = self.judged(answer)
        return None if verdict.outcome == RIGHT else verdict.messages[0]
