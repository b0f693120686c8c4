"""What the faster variant allows beside the standard game (WP-50, WP-51): whole turns of two pieces are compared."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from webpower.engine.answers import Option, Options
from webpower.engine.messages import Message, Value
from webpower.engine.questions import Mistake
from webpower.games.power.actions import Action
from webpower.games.power.explain.second import NO_CHANCE
from webpower.games.power.position import Position
from webpower.games.power.questions.pieces import Piece
from webpower.games.power.questions.positions import Source, chosen
from webpower.games.power.questions.topic import Made, Subject, say
from webpower.games.power.questions.turns import held
from webpower.games.power.rules import legal_actions, most_cloisters, reasons
from webpower.games.power.turn import apply

BOTH, FAST, STANDARD, NEITHER = "both", "fast", "standard", "neither"

Turn = tuple[Action, Action]


def by_variant(position: Position, variant: str) -> Position:
    """The same position in a game of that variant."""
    setup = position.setup
    return position._replace(setup=replace(setup, options=replace(setup.options, variant=variant)))


def _against(position: Position, turn: Turn, variant: str) -> tuple[Message, ...]:
    """What the variant has against the second piece of a turn."""
    first, second = turn
    return tuple(reasons(apply(by_variant(position, variant), first, NO_CHANCE), second))


def turn(source: Source, random: Random, level: int) -> Made:
    """In which games two pieces may be placed in a turn: in another country, in an empty one, as it comes."""
    position = source.at_turn()
    by_sort: dict[tuple[str, bool], list[Turn]] = {}
    for two in _turns(position, random, level):
        by_sort.setdefault((_answer(position, two), two[0].country == two[1].country), []).append(two)
    sort = chosen(by_sort, random)
    right, two = sort[0], chosen(by_sort[sort], random)
    first, second = (Piece.of(action) for action in two)
    about: dict[str, Value] = {
        "first": say(f"q-faster-{first.act}", **first.words(position)),
        "second": say(f"q-faster-{second.act}", **second.words(position)),
        "player": first.words(position)["player"],
    }
    ringed = tuple(dict.fromkeys((first.element, second.element)))
    return Made(
        Subject(position, ringed, hand=True),
        say("q-faster", **about),
        Options(
            (
                Option(BOTH, say("q-faster-both")),
                Option(FAST, say("q-faster-only")),
                Option(STANDARD, say("q-faster-only-standard")),
                Option(NEITHER, say("q-faster-neither"), ("no",)),
            )
        ),
        right,
        _wrong(position, two, right),
        (say("q-faster-hint-1", "WP-14"), say("q-faster-hint-2", "WP-51")),
        _so(position, two, right),
        (held(position),),
    )


def _turns(position: Position, random: Random, level: int) -> Iterator[Turn]:
    """Turns of two pieces that the hand can pay, with places enough for both on the board."""
    firsts = [action for action in legal_actions(position) if action.act in ("cloister", "advisor")]
    first = chosen(firsts, random)
    empty = most_cloisters(position, first.country) == 0
    if empty != {1: False, 2: True, 3: empty}[level]:
        return
    after = apply(by_variant(position, "fast"), first, NO_CHANCE)
    hand = after.hands[position.seat]
    for ways in (*position.setup.actions.cloisters, *position.setup.actions.advisors):
        for second in ways:
            if hand[second.kind] >= second.cost:
                told = {why.id for why in _against(position, (first, second), "fast")}
                if told <= {"empty-at-start", "no-room", "no-cloisters"} and (level > 1 or not told):
                    yield first, second


def _answer(position: Position, two: Turn) -> str:
    standard, fast = (not _against(position, two, variant) for variant in ("standard", "fast"))
    return {(True, True): BOTH, (False, True): FAST, (True, False): STANDARD, (False, False): NEITHER}[standard, fast]


def _wrong(position: Position, two: Turn, right: str) -> Iterator[Mistake]:
    rule = _rule(position, two)
    yield Mistake(STANDARD, say("q-faster-not-standard", "WP-52"))
    if right == BOTH:
        yield Mistake(FAST, say("q-faster-standard-too", "WP-16"))
        yield Mistake(NEITHER, say("q-faster-allowed", "WP-16"))
    elif right == FAST:
        yield Mistake(BOTH, say(f"q-faster-not-both-{rule}", "WP-14" if rule == "country" else "WP-15"))
        yield Mistake(NEITHER, say(f"q-faster-is-allowed-{rule}", "WP-50" if rule == "country" else "WP-51"))
    else:
        against = _against(position, two, "fast")[0]
        yield Mistake(BOTH, against)
        yield Mistake(FAST, against)


def _rule(position: Position, two: Turn) -> str:
    """What the standard game has against the turn: another country, or an empty one."""
    return "country" if two[0].country != two[1].country else "empty"


def _so(position: Position, two: Turn, right: str) -> tuple[Message, ...]:
    if right == BOTH:
        return (say("q-faster-so-both", "WP-16"),)
    if right == FAST:
        rule = _rule(position, two)
        return (
            say(f"q-faster-not-both-{rule}", "WP-14" if rule == "country" else "WP-15"),
            say(f"q-faster-is-allowed-{rule}", "WP-50" if rule == "country" else "WP-51"),
        )
    return _against(position, two, "fast")[:1]
