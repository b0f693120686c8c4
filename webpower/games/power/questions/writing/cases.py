"""Decisions from games to try a player on: what it may choose, and which wrong rule would choose the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, islice
from math import ceil, log, prod
from random import Random
from typing import NamedTuple

from webpower.engine.chance import SEED_BITS, shuffled
from webpower.engine.messages import Message
from webpower.engine.programs import Function, Trouble, steady_decision
from webpower.games.power.actions import Action
from webpower.games.power.observation import Observation
from webpower.games.power.players.words import named
from webpower.games.power.position import Position
from webpower.games.power.questions.positions import line_of
from webpower.games.power.questions.topic import Subject, say
from webpower.games.power.questions.turns import held
from webpower.games.power.ruleset import RULES
from webpower.games.power.scene.ids import PREFIX

SEEN = 300
"""So many decisions are looked at to find telling ones."""
EACH = 3
"""So often a wrong rule has to be told from the right one, and from those before it."""
OTHERS = 8
"""So many decisions are tried beside those."""
TIMES = 3
"""So often a player is asked at each, at least."""
LUCK = 1e-6
"""So likely may somebody get through who takes anything legal."""


class Case(NamedTuple):
    """A decision of a game."""

    position: Position
    observation: Observation
    legal: tuple[Action, ...]

    def of_act(self, *acts: str) -> list[Action]:
        """The legal actions of these sorts."""
        return [action for action in self.legal if action.act in acts]


Choices = Callable[[Case], Sequence[Action]]
"""What a rule allows to choose."""

Slips = Mapping[str, Choices]
"""Wrong rules, by the id of the sentence about each. Of two that explain the same choices the first is told."""


class Tested(NamedTuple):
    """A decision with what may be chosen, and what wrong rules would choose."""

    case: Case
    right: Sequence[Action]
    slips: Mapping[str, Sequence[Action]]


def cases(random: Random) -> Iterator[Case]:
    """Decisions without end, from games of three and four players.

    The legal actions are in any order, so that it matters which one a player takes.
    """
    while True:
        for players in (3, 4):
            nodes = line_of(players, int(random.random() * 2**SEED_BITS))
            for node in shuffled(nodes[:-1], random):
                position = node.position
                observation = RULES.observe(position, node.memory, position.seat)
                yield Case(position, observation, tuple(shuffled(RULES.legal_actions(position), random)))


def telling(random: Random, right: Choices, slips: Slips) -> list[Tested]:
    """Decisions that tell the rules apart, each pair of them several times, and some others."""
    lacking = dict.fromkeys([*((id, "") for id in slips), *combinations(slips, 2)], EACH)
    found: list[Tested] = []
    others = OTHERS
    for case in islice(cases(random), SEEN):
        tested = Tested(case, right(case), {id: choices(case) for id, choices in slips.items()})
        tells = [pair for pair in lacking if lacking[pair] and _tells(tested, *pair)]
        if tells or others:
            found.append(tested)
            others -= not tells
            for pair in tells:
                lacking[pair] -= 1
        if not others and not any(lacking.values()):
            break
    return found


def _tells(tested: Tested, one: str, other: str) -> bool:
    """Whether a wrong rule is found out by a decision, or who follows ``other`` does not seem to follow ``one``."""
    if not other:
        return not set(tested.slips[one]) & set(tested.right)
    return not set(tested.slips[other]) <= set(tested.slips[one])


def judge(choose: Function, tests: Sequence[Tested], general: str, rule: str = "") -> None:
    """Raises Trouble if a player does not choose what it may: with the wrong rule that explains all its choices.

    ``general`` is what is said if there is none.
    """
    chosen = [(test, chosen_by(choose, test.case, number)) for test in tests for number in range(_times(tests))]
    wrong = next(((test.case, action) for test, action in chosen if action not in test.right), None)
    if wrong is not None:
        slips = chosen[0][0].slips
        explained = (id for id in slips if all(action in test.slips[id] for test, action in chosen))
        said = say(next(explained, general), rule)
        raise Trouble(said, *where(*wrong))


def _times(tests: Sequence[Tested]) -> int:
    """How often a player is asked at each decision: more often where much of what is legal is right."""
    once = prod(len(test.right) / len(test.case.legal) for test in tests)
    return max(TIMES, ceil(log(LUCK) / log(once)))


def chosen_by(choose: Function, case: Case, seed: int | str) -> Action:
    """What a player chooses. Raises Trouble, with the place."""

    def tell(action: Action) -> Message:
        return named(case.position.setup, action)

    try:
        action: Action = steady_decision(choose, case.observation, case.legal, seed, tell)
    except Trouble as trouble:
        raise trouble.at(*where(case)) from None
    return action


def where(case: Case, action: Action | None = None) -> tuple[tuple[Message, ...], Subject]:
    """What is told and shown of a decision, and of what was chosen there."""
    if action is None:
        return (say("w-case", number=len(case.legal)), held(case.position)), Subject(case.position, hand=True)
    told = (held(case.position), say("w-chosen", action=named(case.position.setup, action)))
    ringed = (f"{PREFIX[action.act]}:{action.at}",) if action.act in PREFIX else ()
    return told, Subject(case.position, ringed, hand=True)
