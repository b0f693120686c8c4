"""Functions as pupils write them when they go wrong, each with the sentence that says how."""

import random as module
from collections.abc import Callable
from typing import Any

from webpower.games.power.players.kit import lead, points_after

Wrong = Callable[..., Any]


def index(observation, legal, random):
    return int(random.random() * len(legal))


def nothing(observation, legal, random):
    random.choice(legal)


def not_legal(observation, legal, random):
    every = observation.setup.actions.all
    return next(action for action in every if action not in legal)


def removes(observation, legal, random):
    legal.remove(legal[0])
    return legal[-1] if legal else observation.setup.actions.stop


def sorts(observation, legal, random):
    legal.sort(key=lambda action: -action.index)
    return legal[0]


def global_chance(observation, legal, random):
    return legal[module.randrange(len(legal))]


def several(observation, legal, random):
    return legal[:2]


def text(observation, legal, random):
    return "cloister"


def crashes(observation, legal, random):
    return legal[1000]


def overwrites(observation, legal, random):
    observation.hand[0] = 3
    return legal[0]


def endless(observation, legal, random):
    chosen = None
    while chosen is None:
        pass
    return chosen


def remembers():
    seen = []

    def choose(observation, legal, random):
        seen.append(1)
        return legal[len(seen) % len(legal)]

    return choose


def by_sorts(observation, legal, random):
    act = random.choice(sorted({action.act + action.source for action in legal}))
    return random.choice([action for action in legal if action.act + action.source == act])


GENERAL: dict[str, tuple[Wrong, str]] = {
    "index": (index, "program-number"),
    "nothing": (nothing, "program-nothing"),
    "not legal": (not_legal, "program-illegal"),
    "removes": (removes, "program-changes-legal"),
    "sorts": (sorts, "program-changes-legal"),
    "global chance": (global_chance, "program-global"),
    "several": (several, "program-several"),
    "text": (text, "program-something"),
    "crashes": (crashes, "program-stops"),
    "overwrites": (overwrites, "program-stops"),
    "endless": (endless, "program-endless"),
    "remembers": (remembers(), "program-differs"),
}
"""What is wrong in any bot."""


def of_act(act: str) -> Wrong:
    def choose(observation, legal, random):
        return random.choice([action for action in legal if action.act == act] or legal)

    return choose


def without(act: str) -> Wrong:
    def choose(observation, legal, random):
        return random.choice([action for action in legal if action.act != act] or legal)

    return choose


def first(observation, legal, random):
    return legal[0]


def last(observation, legal, random):
    return legal[-1]


def middle(observation, legal, random):
    return legal[1 % len(legal)]


def empty_list(observation, legal, random):
    return random.choice([action for action in legal if action.act == "cloister"])


def sometimes(observation, legal, random):
    cloisters = [action for action in legal if action.act == "cloister"]
    return random.choice(cloisters if cloisters and random.random() < 0.5 else legal)


def best(worth: Callable[..., float], only: str = "", tie: Callable[..., Any] | None = None) -> Wrong:
    def choose(observation, legal, random):
        some = [action for action in legal if action.act == only] or legal
        values = [worth(points, observation.seat) for points in points_after(observation, some)]
        alike = [action for action, value in zip(some, values, strict=True) if value == max(values)]
        return tie(alike) if tie else random.choice(alike)

    return choose


def draws(fits: Callable[[int], bool], else_open: bool = False) -> Wrong:
    def choose(observation, legal, random):
        opened = [action for action in legal if action.source == "open"]
        found = [action for action in opened if fits(observation.hand[action.kind])]
        stack = [action for action in legal if action.source == "stack"]
        return random.choice(found or (opened if else_open else stack) or legal)

    return choose


def others(points, seat):
    return [number for other, number in enumerate(points) if other != seat]


SLIPS: dict[str, dict[str, tuple[Wrong, str]]] = {
    "any": {
        "first": (first, "w-any-first"),
        "last": (last, "w-any-last"),
        "same": (middle, "w-any-same"),
        "never": (without("exchange"), "w-any-never"),
        "uneven": (by_sorts, "w-any-uneven"),
    },
    "cloisters": {
        "first": (first, "w-cloisters-first"),
        "advisor": (of_act("advisor"), "w-cloisters-advisor"),
        "not": (without("cloister"), "w-cloisters-not"),
        "sometimes": (sometimes, "w-cloisters-missed"),
        "empty list": (empty_list, "program-stops"),
    },
    "lead": {
        "own": (lambda points, seat: points[seat], "w-lead-own"),
        "all": (lambda points, seat: points[seat] - max(points), "w-lead-all"),
        "sum": (lambda points, seat: 2 * points[seat] - sum(points), "w-lead-sum"),
        "average": (lambda points, seat: points[seat] - sum(others(points, seat)) / len(points[1:]), "w-lead-average"),
        "least": (lambda points, seat: points[seat] - min(others(points, seat)), "w-lead-least"),
        "sign": (lambda points, seat: max(others(points, seat)) - points[seat], "w-lead-sign"),
        "distance": (lambda points, seat: abs(points[seat] - max(others(points, seat))), "w-lead-distance"),
        "not below": (lambda points, seat: max(0, points[seat] - max(others(points, seat))), "w-lead-not-below"),
        "first seat": (lambda points, seat: points[0] - max(points[1:]), "w-lead-first-seat"),
        "first": (lambda points, seat: points[seat] - points[0], "w-lead-first"),
        "other": (lambda points, seat: seat, "w-lead-other"),
        "nothing": (lambda points, seat: None, "w-lead-nothing"),
        "text": (lambda points, seat: "4", "w-lead-no-number"),
        "bool": (lambda points, seat: points[seat] == max(points), "w-lead-no-number"),
        "crash": (lambda points, seat: points[9], "program-stops"),
    },
    "greedy": {
        "own": (best(lambda points, seat: points[seat]), "w-greedy-own"),
        "others": (best(lambda points, seat: 2 * points[seat] - sum(points)), "w-greedy-others"),
        "first seat": (best(lambda points, seat: lead(points, 0)), "w-greedy-first-seat"),
        "next seat": (best(lambda points, seat: lead(points, (seat + 1) % len(points))), "w-greedy-next-seat"),
        "least": (best(lambda points, seat: -lead(points, seat)), "w-greedy-least"),
        "cloisters": (best(lead, "cloister"), "w-greedy-cloisters"),
        "advisors": (best(lead, "advisor"), "w-greedy-advisors"),
        "any": (of_act(""), "w-greedy-less"),
        "ties first": (best(lead, tie=lambda alike: alike[0]), "w-greedy-ties"),
        "ties last": (best(lead, tie=lambda alike: alike[-1]), "w-greedy-ties"),
    },
    "pairs": {
        "three": (draws(lambda held: held >= 1), "w-pairs-three"),
        "stack": (draws(lambda held: False), "w-pairs-stack"),
        "open": (draws(lambda held: True), "w-pairs-open"),
        "no pair": (draws(lambda held: held != 1), "w-pairs-no-pair"),
        "else open": (draws(lambda held: held == 1, else_open=True), "w-pairs-else-open"),
        "first": (first, "w-pairs-first"),
        "any": (of_act(""), "w-pairs-missed"),
    },
}
"""By task: what is wrong in it only. `stronger` has tests of its own, since it takes games."""
