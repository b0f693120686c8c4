"""Questions about what might be: which of some pieces would bring most if the game ended right after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from webpower.draw.lettering import signed
from webpower.engine.answers import Option, Options
from webpower.engine.chance import shuffled
from webpower.engine.messages import Message, Seat, Value
from webpower.engine.questions import MOST_WRONG, Dull, Mistake
from webpower.games.power.position import Position
from webpower.games.power.questions.positions import Source
from webpower.games.power.questions.topic import Made, Subject, say
from webpower.games.power.scene.ids import PREFIX
from webpower.games.power.what_if import Effect, placement_effects
from webpower.games.power.what_if_words import effect_words

RULE = "WP-43"


def better(source: Source, random: Random, level: int) -> Made:
    """Which piece brings most to who places it; at level 3 most against everybody else, where another is the trap."""
    position = source.at_turn()
    worth: Callable[[Effect], int] = (lambda effect: effect.net) if level == 3 else (lambda effect: effect.own)
    there = shuffled(placement_effects(position), random)
    if level == 3:  # with the trap among them
        traps = sorted(there, key=lambda effect: (-effect.own, effect.net))
        there = [*traps[:1], *sorted(there, key=lambda effect: -effect.net)]
    effects = _different(there, worth)
    if len(effects) <= MOST_WRONG:
        raise Dull
    best, second = sorted(effects, key=worth, reverse=True)[:2]
    too_near, no_trap = worth(best) - worth(second) < 2, best is there[0]
    if worth(best) <= 0 or (level == 1 and too_near) or (level == 3 and no_trap):
        raise Dull
    about: dict[str, Value] = {"player": Seat(position.seat)}
    kind = "net" if level == 3 else "own"
    effects.sort(key=_element)
    return Made(
        Subject(position, tuple(map(_element, effects))),
        say(f"q-better-{kind}", RULE, **about),
        Options(tuple(Option(_element(effect), _place(position, effect)) for effect in effects)),
        _element(best),
        tuple(_worse(effects, best, kind)),
        (say("q-better-hint-1", **about), say(f"q-better-{kind}-hint-2", RULE, **about)),
        (_told(best, f"q-better-{kind}-so"), effect_words(best)),
    )


def _different(effects: Sequence[Effect], worth: Callable[[Effect], int]) -> list[Effect]:
    """At most four of the effects that are worth something different."""
    found: dict[int, Effect] = {}
    for effect in effects:
        found.setdefault(worth(effect), effect)
    return list(found.values())[: MOST_WRONG + 1]


def _element(effect: Effect) -> str:
    return f"{PREFIX[effect.act]}:{effect.at}"


def _place(position: Position, effect: Effect) -> Message:
    board = position.board
    site = {"site": board.sites[board.site_number[effect.at]].name} if effect.act == "cloister" else {}
    return say(f"q-better-{effect.act}", country=board.countries[effect.country].name, **site)


def _worse(effects: Sequence[Effect], best: Effect, kind: str) -> Iterator[Mistake]:
    most = max(effect.own for effect in effects)
    for effect in effects:
        trap = kind == "net" and effect.own == most
        if effect is not best:
            yield Mistake(_element(effect), _told(effect, "q-better-trap" if trap else f"q-better-{kind}-less"))


def _told(effect: Effect, id: str) -> Message:
    rival = effect.rival
    values = {"own": signed(effect.own), "theirs": signed(effect.totals[rival]), "net": signed(effect.net)}
    return say(id, RULE, player=Seat(effect.seat), rival=Seat(rival), **values)
