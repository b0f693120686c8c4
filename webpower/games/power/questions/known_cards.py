"""Questions about what is known of cards: an open card or the stack, and the cards that a player took openly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from random import Random

from webpower.engine.answers import Number, Option, Options
from webpower.engine.chance import pick
from webpower.engine.messages import Message, Seat, Value, message
from webpower.engine.questions import Dull, Mistake
from webpower.games.power.board import HAND_SIZE
from webpower.games.power.chance_words import chance_values, plan_words
from webpower.games.power.chances import Chances, Plan, hands_after, pair_chance, paying_chances, plans
from webpower.games.power.events import events
from webpower.games.power.observation import Observation, observe
from webpower.games.power.position import DRAW, PLACE
from webpower.games.power.questions.card_picture import CardPicture
from webpower.games.power.questions.positions import GameNode, Source, chosen
from webpower.games.power.questions.topic import Made, Subject, mistake, say
from webpower.games.power.rules import TEXTS

RULE = "WP-11"

ENOUGH = 5
"""The stack has so many cards at least."""

LOG = range(4, 10)
"""How many sentences the log of a player has."""


# An open card, or the stack


def open_or_stack(source: Source, random: Random, level: int) -> Made:
    """Which way to draw gives the best chance to pay in a country, or at level 3 of a pair."""
    node = chosen(source.before_shuffle(), random)
    position = node.position
    seen = observe(position, node.memory, position.seat)
    missing = HAND_SIZE - sum(seen.hand)
    if position.phase is not DRAW or seen.stack_size < ENOUGH or missing != (1 if level == 1 else 2):
        raise Dull
    kinds = range(len(position.board.cards))
    goal = None if level == 3 else chosen((kind for kind in kinds if not seen.hand[kind]), random)
    chance = _chance_of(seen, goal)
    found = {plan: chance(hands_after(seen, plan)) for plan in plans(seen)}
    best = max(found, key=found.__getitem__)
    if len(found) < 3 or list(found.values()).count(found[best]) > 1:
        raise Dull
    about: dict[str, Value] = {"player": Seat(position.seat), "draws": missing}
    if goal is not None:
        about["country"] = position.board.countries[pick(position.board.cards[goal].countries, random)].name
    id = "q-open-pair" if goal is None else "q-open"
    return Made(
        Subject(position, drawn=CardPicture(seen, unseen=True)),
        say(id, RULE, **about),
        Options(tuple(Option(_key(plan), plan_words(seen, plan)) for plan in found)),
        _key(best),
        tuple(_worse(seen, plan, found[plan]) for plan in found if plan != best),
        (say(f"{id}-hint-1", RULE, **about), say("q-open-hint-2", "WP-23", **about)),
        (say("q-open-so", RULE, plan=plan_words(seen, best), **chance_values(found[best])),),
        (say("q-blind", "WP-23", player=Seat(position.seat)),),
    )


def _chance_of(seen: Observation, goal: int | None) -> Callable[[Chances], Fraction]:
    return pair_chance if goal is None else lambda hands: paying_chances(seen, hands)[goal]


def _key(plan: Plan) -> str:
    """A plan by the kinds of the open cards that it takes."""
    return "".join(str(kind) * number for kind, number in enumerate(plan.taken)) or "stack"


def _worse(seen: Observation, plan: Plan, chance: Fraction) -> Mistake:
    way = "never" if not chance else "stack" if not any(plan.taken) else "taken"
    values: dict[str, Value] = {"plan": plan_words(seen, plan), **chance_values(chance)}
    return mistake(_key(plan), f"q-open-{way}", RULE, **values)


# What is known of a hand


def known(source: Source, random: Random, level: int) -> Made:
    """How many cards of another player are known from what was taken openly and not played since."""
    line = source.line()
    start = pick(
        [node for node in source.some() if node.position.phase is PLACE and not node.position.last_turns], random
    )
    observer = start.position.seat
    seat = chosen((seat for seat in range(start.position.setup.seats) if seat != observer), random)
    log = _log(line, start, seat)
    cards = start.memory[seat]
    right = sum(cards)
    if level > 1 and not any(node.action is not None and node.action.cost == 2 for node in log):
        raise Dull
    taken = sum(_is_open(node) for node in log)
    if not (right if level == 1 else taken):
        raise Dull
    drawn = sum(node.action is not None and node.action.act == "draw" for node in log)
    about: dict[str, Value] = {"player": Seat(seat), "other": Seat(observer), "number": right}
    held = tuple(
        message(TEXTS, "choice-cards", number=number, card=card.label)
        for card, number in zip(start.position.board.cards, cards, strict=True)
        if number
    )
    wrong = [
        mistake(taken, "q-known-taken", "WP-4", **about, taken=taken),
        mistake(sum(start.position.hands[seat]), "q-known-hand", "WP-4", **about),
        mistake(0, "q-known-nothing", "WP-4", **about),
        mistake(drawn, "q-known-drawn", "WP-4", **about),
        mistake(right + 1, "q-known-more", "WP-4", **about),
    ]
    seen = observe(start.position, start.memory, observer)
    return Made(
        Subject(start.position, drawn=CardPicture(seen, known=False)),
        say("q-known", "WP-4", **about),
        Number(),
        right,
        wrong,
        (say("q-known-hint-1", "WP-4", **about), say("q-known-hint-2", **about)),
        (say("q-known-so", "WP-4", **about, cards=held) if right else say("q-known-so-none", "WP-4", **about),),
        (say("q-known-before", "WP-4", **about), *map(_deed, log)),
    )


def _log(line: Sequence[GameNode], end: GameNode, seat: int) -> list[GameNode]:
    """What a seat did up to a position, as far back as there is room, from where nobody knew any of its cards."""
    log: list[GameNode] = []
    found: list[GameNode] = []
    for before, node in zip(line[end.number - 1 :: -1], line[end.number : 0 : -1], strict=True):
        if before.position.seat == seat:
            log.insert(0, node)
        if len(log) > LOG[-1]:
            break
        if not any(before.memory[seat]) and before.position.phase is PLACE and before.position.seat == seat:
            found = list(log)
    if len(found) not in LOG:
        raise Dull
    return found


def _is_open(node: GameNode) -> bool:
    return node.action is not None and node.action.act == "draw" and node.action.source == "open"


def _deed(node: GameNode) -> Message:
    """What happened on the way to a node, as everybody saw it."""
    assert node.parent is not None
    assert node.action is not None
    return events(node.parent.position, node.action, node.position, hide=True)[0]
