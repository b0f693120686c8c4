"""Questions about what a player knows: what an observation tells, and what stays hidden (WP-4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import NamedTuple

from webpower.engine.answers import Option, Options
from webpower.engine.chance import generator, pick, shuffled
from webpower.engine.messages import Message, Seat, Value
from webpower.engine.questions import MOST_WRONG, Dull, Mistake
from webpower.games.power.observation import Observation, observe
from webpower.games.power.players.sampling import sample
from webpower.games.power.position import Position
from webpower.games.power.questions.positions import Source, chosen
from webpower.games.power.questions.topic import Made, Subject, say

GUESSES = 40
"""So many positions that look the same to the player are compared."""

RULE = "WP-4"


class Fact(NamedTuple):
    """Something that may be known or not."""

    value: Callable[[Position, int, int], object]
    """What it is in a position, for another seat and a kind of card."""
    known: bool
    """Whether a player knows it."""


FACTS: Mapping[str, Fact] = {
    "size": Fact(lambda position, other, kind: sum(position.hands[other]), True),
    "stack": Fact(lambda position, other, kind: len(position.stack), True),
    "open": Fact(lambda position, other, kind: position.open, True),
    "supply": Fact(lambda position, other, kind: position.advisors_left(other), True),
    "discard": Fact(lambda position, other, kind: position.discard[kind], True),
    "next": Fact(lambda position, other, kind: position.stack[:1], False),
    "bottom": Fact(lambda position, other, kind: position.stack[-1:], False),
    "hand": Fact(lambda position, other, kind: position.hands[other], False),
    "pair": Fact(lambda position, other, kind: max(position.hands[other]) > 1, False),
    "kind": Fact(lambda position, other, kind: position.hands[other][kind], False),
}
"""By id: what is asked about. Each is so in every position that looks the same to the player, or it is not known."""


def knows(source: Source, random: Random, level: int) -> Made:
    """Which of some facts a bot knows; at level 2, which it does not."""
    node = chosen((node for node in source.some() if node.position.phase == "place"), random)
    position = node.position
    seat = position.seat
    seen = observe(position, node.memory, seat)
    other = chosen((other for other in range(position.setup.seats) if other != seat), random)
    kind = pick(range(len(position.board.cards)), random)
    about: dict[str, Value] = {
        "player": Seat(seat),
        "other": Seat(other),
        "card": position.board.cards[kind].label,
    }
    told = {id for id in FACTS if is_settled(seen, id, other, kind)}
    if any((id in told) != fact.known for id, fact in FACTS.items()):
        raise Dull  # an accident of the cards
    wanted = level == 1
    asked = [pick([id for id, fact in FACTS.items() if fact.known == wanted], random)]
    asked += shuffled([id for id, fact in FACTS.items() if fact.known != wanted], random)[:MOST_WRONG]
    options = [Option(id, say(f"q-knows-{id}", **about)) for id in FACTS if id in asked]
    return Made(
        Subject(position),
        say("q-knows" if wanted else "q-knows-not", RULE, **about),
        Options(tuple(options)),
        asked[0],
        [Mistake(id, _why(id, about)) for id in asked[1:]],
        (say("q-knows-hint-1", **about), say("q-knows-hint-2", RULE)),
        (_why(asked[0], about),),
    )


def _why(id: str, about: Mapping[str, Value]) -> Message:
    return say(f"q-knows-{id}-why", RULE, **about)


def is_settled(seen: Observation, id: str, other: int, kind: int) -> bool:
    """Whether a fact is the same in positions that look to a player as the real one does."""
    return len(set(_values(seen, id, other, kind))) == 1


def _values(seen: Observation, id: str, other: int, kind: int) -> Iterator[object]:
    random = generator("guesses", seen.stack_size)
    for _ in range(GUESSES):
        yield FACTS[id].value(sample(seen, random), other, kind)
