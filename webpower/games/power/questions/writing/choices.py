"""Tasks that are about a decision at a time: any legal action, a rule, a greedy choice, a card that makes a pair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import islice
from random import Random

from webpower.engine.chance import SEED_BITS
from webpower.engine.messages import Message, Value
from webpower.engine.programs import Function, Trouble
from webpower.games.power.actions import Action
from webpower.games.power.players.kit import lead, points_after
from webpower.games.power.players.scores import Points
from webpower.games.power.players.words import named
from webpower.games.power.position import Phase
from webpower.games.power.questions.topic import say
from webpower.games.power.questions.writing import models
from webpower.games.power.questions.writing.cases import (
    Case,
    Choices,
    Slips,
    Tested,
    cases,
    chosen_by,
    judge,
    telling,
    where,
)
from webpower.games.power.questions.writing.topic import Asked

EVEN_CHOICES = (3, 30)
"""The fewest and the most choices of a decision that is asked for often, to see whether all choices are as likely."""
EVEN_TIMES = 30
"""How often such a decision is asked for, times the number of its choices."""
EVEN_BOUND = 40
"""What the sum of the squares may come to, beyond three times the number of choices; it does once in 10**8 times."""
OTHER_CASES = 12
"""So many decisions are asked for once."""

DECIDING = (Phase.PLACE, Phase.MORE, Phase.DRAW)

TIES = 6
"""So often a player chooses among actions that are alike, to see whether it always takes the same."""


def _tests(random: Random, right: Choices, slips: Slips) -> Callable[[], list[Tested]]:
    """The decisions to try, found when they are needed first."""
    seed = int(random.random() * 2**SEED_BITS)
    return cache(lambda: telling(Random(seed), right, slips))


# Any legal action


def any_legal(random: Random) -> Asked:
    """A bot that plays anything, each as likely as the next."""
    seed = int(random.random() * 2**SEED_BITS)

    @cache
    def few() -> list[Case]:
        """Decisions of each sort with not too many choices."""
        found: dict[Phase, Case] = {}
        for case in cases(Random(seed)):
            if EVEN_CHOICES[0] <= len(case.legal) <= EVEN_CHOICES[1]:
                found.setdefault(case.observation.phase, case)
            if len(found) == len(DECIDING):
                return list(found.values())
        raise AssertionError("games have decisions of each sort")

    def trial(choose: Function) -> tuple[Message, ...]:
        for case in islice(cases(Random(seed)), OTHER_CASES):
            chosen_by(choose, case, "once")
        often = [(case, _often(choose, case)) for case in few()]
        for case, chosen in often:
            if len(set(chosen)) == 1:
                place = case.legal.index(chosen[0])
                fixed = {0: "w-any-first", len(case.legal) - 1: "w-any-last"}.get(place, "w-any-same")
                raise Trouble(say(fixed), *where(case, chosen[0]))
        for case, chosen in often:
            _even(case, chosen)
        return ()

    return Asked(models.any_legal, trial, hints=2)


def _often(choose: Function, case: Case) -> list[Action]:
    return [chosen_by(choose, case, number) for number in range(EVEN_TIMES * len(case.legal))]


def _even(case: Case, chosen: Sequence[Action]) -> None:
    """Raises Trouble if some action was never chosen, or some far more often than another."""
    times = Counter(dict.fromkeys(case.legal, 0))
    times.update(chosen)
    most, least = max(case.legal, key=times.__getitem__), min(case.legal, key=times.__getitem__)
    about: dict[str, Value] = {"action": named(case.position.setup, least), "all": len(chosen), "times": times[least]}
    if not times[least]:
        raise Trouble(say("w-any-never", **about), *where(case))
    squares = sum((number - EVEN_TIMES) ** 2 for number in times.values()) / EVEN_TIMES
    if squares > EVEN_BOUND + 3 * len(case.legal):
        more: dict[str, Value] = {"other": named(case.position.setup, most), "most": times[most]}
        raise Trouble(say("w-any-uneven", **about, **more), *where(case))


# Cloisters first


def cloisters_first(random: Random) -> Asked:
    """A bot with one rule."""
    tests = _tests(
        random,
        lambda case: case.of_act("cloister") or case.legal,
        {
            "w-cloisters-first": lambda case: case.legal[:1],
            "w-cloisters-advisor": lambda case: case.of_act("advisor") or case.legal,
            "w-cloisters-not": lambda case: [action for action in case.legal if action.act != "cloister"] or case.legal,
        },
    )

    def trial(choose: Function) -> tuple[Message, ...]:
        judge(choose, tests(), "w-cloisters-missed", "WP-15")
        return ()

    return Asked(models.cloisters_first, trial, hints=3, rule="WP-15")


# Greedy


def _best(case: Case, worth: Callable[[Points], float], those: Sequence[Action] = ()) -> list[Action]:
    """Of the legal actions, or of some of them, those that are worth most by the points after them."""
    some = those or case.legal
    values = [worth(points) for points in _points(case, tuple(some))]
    return [action for action, value in zip(some, values, strict=True) if value == max(values)]


@lru_cache(maxsize=64)
def _points(case: Case, those: tuple[Action, ...]) -> list[Points]:
    return points_after(case.observation, those)


def greedy(random: Random) -> Asked:
    """The greedy bot."""
    tests = _tests(
        random,
        lambda case: _best(case, lambda points: lead(points, case.observation.seat)),
        {
            "w-greedy-own": lambda case: _best(case, lambda points: points[case.observation.seat]),
            "w-greedy-others": lambda case: _best(case, lambda points: 2 * points[case.observation.seat] - sum(points)),
            "w-greedy-first-seat": lambda case: _best(case, lambda points: lead(points, 0)),
            "w-greedy-next-seat": lambda case: _best(
                case, lambda points: lead(points, (case.observation.seat + 1) % len(points))
            ),
            "w-greedy-least": lambda case: _best(case, lambda points: -lead(points, case.observation.seat)),
            "w-greedy-cloisters": lambda case: _only(case, "cloister"),
            "w-greedy-advisors": lambda case: _only(case, "advisor"),
        },
    )

    def trial(choose: Function) -> tuple[Message, ...]:
        judge(choose, tests(), "w-greedy-less", "WP-43")
        _ties(choose, [test for test in tests() if len(test.right) > 1])
        return ()

    return Asked(models.greedy, trial, hints=3, rule="WP-43")


def _only(case: Case, act: str) -> list[Action]:
    """The largest lead among pieces of one sort, where there are any."""
    return _best(case, lambda points: lead(points, case.observation.seat), case.of_act(act))


def _ties(choose: Function, tests: Sequence[Tested]) -> None:
    """Raises Trouble if a player always takes the same of actions that are worth the same."""
    for test in tests:
        if len({chosen_by(choose, test.case, f"tie {number}") for number in range(TIES)}) > 1:
            return
    for test in tests:
        raise Trouble(say("w-greedy-ties", number=len(test.right)), *where(test.case, test.right[0]))


# Pairs of cards


def pairs(random: Random) -> Asked:
    """A bot that draws cards that make pairs."""
    tests = _tests(
        random,
        lambda case: _drawn(case, lambda held: held == 1),
        {
            "w-pairs-first": lambda case: case.legal[:1],
            "w-pairs-stack": lambda case: _drawn(case, lambda held: False),
            "w-pairs-three": lambda case: _drawn(case, lambda held: held >= 1),
            "w-pairs-no-pair": lambda case: _drawn(case, lambda held: held != 1),
            "w-pairs-else-open": lambda case: _open(case, lambda held: held == 1) or _drawn(case, lambda held: True),
            "w-pairs-open": lambda case: _drawn(case, lambda held: True),
        },
    )

    def trial(choose: Function) -> tuple[Message, ...]:
        judge(choose, tests(), "w-pairs-missed", "WP-23")
        return ()

    return Asked(models.pairs, trial, hints=3, rule="WP-23")


def _open(case: Case, fits: Callable[[int], bool]) -> list[Action]:
    """The open cards of which the hand holds so many."""
    opened = (action for action in case.of_act("draw") if action.source == "open")
    return [action for action in opened if fits(case.observation.hand[action.kind])]


def _drawn(case: Case, fits: Callable[[int], bool]) -> Sequence[Action]:
    """What may be drawn: an open card that fits, else the stack; anything where no card is drawn."""
    if case.observation.phase is not Phase.DRAW:
        return case.legal
    return _open(case, fits) or [action for action in case.legal if action.source == "stack"] or case.legal
