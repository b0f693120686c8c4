"""Questions about claiming stones: what is left after taking a card under one, what can be done, where one may lie."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random

from webpower.engine.answers import Number, Option, Options
from webpower.engine.chance import pick
from webpower.engine.messages import Message, Seat, Value
from webpower.engine.questions import Mistake
from webpower.games.card_game.actions import LIFTS, PLACES
from webpower.games.card_game.position import CLAIM, EMPTY, MORE, Position
from webpower.games.card_game.questions.families import Case, by_family
from webpower.games.card_game.questions.positions import Source, Turn, at_ends, begun, lying, start_of_turn
from webpower.games.card_game.questions.topic import Asked, CardTopic, Made, Subject, chosen, mistake, say
from webpower.games.card_game.rules import reasons
from webpower.games.card_game.rules.facts import stones_left
from webpower.games.card_game.words import card_words, spot_words

# What is left


def left(source: Source, random: Random, level: int) -> Made:
    """The stones that lie at hand, or on cards, after taking a card under a stone: an own one, another's, two cards."""
    before = start_of_turn(source)
    turn = chosen(_under_stones(before, level), random)
    seat, now = before.seat, turn.now
    at_hand = level == 1 or pick((True, False), random)
    numbers = {True: (before.reserve[seat], now.reserve[seat]), False: (before.on_cards(seat), now.on_cards(seat))}
    was, right = numbers[at_hand]
    owners = [before.stones[slot] for slot in turn.slots]
    others = [owner for owner in owners if owner not in (EMPTY, seat)]
    about: dict[str, Value] = {
        "player": Seat(seat),
        "spots": tuple(spot_words(before, slot) for slot in turn.slots),
        "number": len(turn.slots),
        "paid": _paid_from(turn),
        "where": "hand" if at_hand else "cards",
        "was": was,
        "right": right,
        "owners": tuple(Seat(owner) for owner in dict.fromkeys(others)),
        "own": owners.count(seat),
        "others": len(others),
    }
    rule = "CG-28" if others else "CG-26"
    hand, on_cards = before.reserve[seat], before.on_cards(seat)
    wrong = [
        mistake(was, "q-left-before", rule, **about),
        mistake(hand - len(others) if at_hand else on_cards, "q-left-own-stays", "CG-26", **about),
        mistake(hand + owners.count(seat) if at_hand else on_cards - owners.count(seat), "q-left-free", rule, **about),
        mistake(now.reserve[seat] + now.on_cards(seat), "q-left-all", rule, **about),
        mistake(numbers[not at_hand][1], "q-left-elsewhere", rule, **about),
        mistake(right + 1, "q-left-one-more", rule, **about),
    ]
    return Made(
        Subject(before, tuple(f"card:{slot}" for slot in turn.slots)),
        say("q-left", rule, **about),
        Number(),
        right,
        [one for one in wrong if isinstance(one.answer, int) and 0 <= one.answer <= before.setup.stones],
        (say("q-left-hint-1", rule, **about), say("q-left-hint-2", rule, **about)),
        (*_so(turn, about), say("q-left-so", rule, **about)),
    )


def _under_stones(before: Position, level: int) -> Iterator[Turn]:
    """Turns whose cards lie under stones: one under an own one, one under another's, two of which one is another's."""
    for turn in begun(before, 2 if level == 3 else 1):
        owners = [before.stones[slot] for slot in turn.slots]
        others = [owner for owner in owners if owner not in (EMPTY, before.seat)]
        if turn.played or EMPTY in owners or len(owners) != (2 if level == 3 else 1) or turn.now.is_over:
            continue
        if (level == 1) != (not others):
            continue
        yield turn


def _paid_from(turn: Turn) -> str:
    """From where stones were paid: ``none``, ``hand``, ``cards``, or ``both``."""
    before, seat = turn.before, turn.before.seat
    paid = turn.now.removed[seat] - before.removed[seat]
    lost = sum(before.stones[slot] == seat != turn.now.stones[slot] for slot in lying(before) if slot not in turn.slots)
    return "none" if not paid else "hand" if not lost else "cards" if lost == paid else "both"


def _so(turn: Turn, about: dict[str, Value]) -> Iterator[Message]:
    if about["own"]:
        yield say("q-left-so-own", "CG-26", **about)
    if about["others"]:
        yield say("q-left-so-others", "CG-28", **about)


# What can be done with stones

DONE = ("place", "move", "either", "neither")
CLAIM_RULES = {"place": "CG-40", "move": "CG-41", "neither": "CG-41"}


def claim(source: Source, random: Random, level: int) -> Made:
    """Whether a stone can be placed, or moved, after the cards: with three players, with more, after paying."""
    by_answer: dict[str, list[Turn]] = defaultdict(list)
    for turn in _one_card(source) if level == 3 else _claims(source):
        if _free(turn.now):
            by_answer[_done(turn.now)].append(turn)
    right = chosen(sorted(by_answer), random)
    turn = chosen(by_answer[right], random)
    now, seat = turn.now, turn.before.seat
    cant_place, cant_move = _why_not(now)
    about: dict[str, Value] = {
        "player": Seat(seat),
        "reserve": now.reserve[seat],
        "cards": now.on_cards(seat),
        "cap": now.setup.cap,
        "paid": _paid_from(turn),
        "spots": tuple(spot_words(turn.before, slot) for slot in turn.slots),
        "number": len(turn.slots),
    }
    why = {"place": cant_place, "move": cant_move, "either": cant_place or cant_move}
    wrong = [Mistake(what, why[what][0]) for what in why if what != right]
    if right != "neither":
        wrong.append(mistake("neither", f"q-claim-can-{right}", CLAIM_RULES[right], **about))
    return Made(
        Subject(turn.before, tuple(f"card:{slot}" for slot in turn.slots)),
        say("q-claim", "CG-38", **about),
        Options(tuple(Option(what, say(f"q-claim-{what}")) for what in DONE)),
        right,
        wrong,
        (say("q-claim-hint-1", "CG-8", **about), say("q-claim-hint-2", "CG-41")),
        (say("q-claim-stones", "CG-8", **about), say(f"q-claim-so-{right}", CLAIM_RULES[right], **about)),
    )


def _why_not(now: Position) -> tuple[tuple[Message, ...], tuple[Message, ...]]:
    """Why no stone can be placed on a free card, and why none can be moved."""
    seat, free = now.seat, _free(now)[0]
    own = [slot for slot in lying(now) if now.stones[slot] == seat]
    no_stone = (say("q-claim-no-stone", "CG-41", player=Seat(seat)),)
    return reasons(now, PLACES[free]), reasons(now, LIFTS[own[0]]) if own else no_stone


def _free(now: Position) -> list[int]:
    """The slots of the cards on which no stone lies."""
    return [slot for slot in lying(now) if now.stones[slot] == EMPTY]


def _done(now: Position) -> str:
    """What can be done with stones."""
    cant_place, cant_move = _why_not(now)
    return "place" if not cant_place else "neither" if cant_move else "move"


def _claims(source: Source) -> Iterator[Turn]:
    """Positions in which taking is over; also where no stone is left, so that the turn would end by itself."""
    for position in source.part:
        stoneless = position.phase == MORE and not stones_left(position, position.seat)
        if position.phase == CLAIM or stoneless:
            yield Turn(position, position._replace(phase=CLAIM))


def _one_card(source: Source) -> Iterator[Turn]:
    """Turns that take one card, under a stone, and end there."""
    for turn in begun(start_of_turn(source), 1):
        if not turn.played and not turn.now.is_over and turn.before.stones[turn.slots[0]] != EMPTY:
            yield turn._replace(now=turn.now._replace(phase=CLAIM, seat=turn.before.seat))


# Where a stone may lie

FAMILIES = {"stone-there": "stone", "no-stone-to-place": "reserve", "cap-reached": "cap"}
ORDER = ("stone", "middle", "law", "reserve", "cap")


def where(source: Source, random: Random, level: int) -> Made:
    """Whether a stone may be placed on a card; from the second level on the number of stones matters."""
    now = source.at(CLAIM)
    cases: dict[str, list[tuple[int, Case]]] = defaultdict(list)
    for slot in lying(now):
        tried = _placing(now, slot)
        if level > 1 or not {"reserve", "cap"} & set(tried.against):
            cases[tried.right].append((slot, tried))
    right = chosen(sorted(cases), random)
    slot, tried = chosen(cases[right], random)
    form, wrong = tried.offered("q-where-no", ORDER, random)
    return Made(
        Subject(now, (f"card:{slot}",)),
        say("q-where", player=Seat(now.seat), spot=spot_words(now, slot)),
        form,
        right,
        wrong,
        (say("q-where-hint-1", "CG-39"), say("q-where-hint-2", "CG-40", cap=now.setup.cap)),
        tuple(tried.against.values())
        or (say("q-where-so", "CG-39", card=card_words(now.setup.cards, now.layout[slot])),),
    )


def _placing(now: Position, slot: int) -> Case:
    """A card on which somebody would like to place a stone."""
    seat = now.seat
    about: dict[str, Value] = {
        "player": Seat(seat),
        "reserve": now.reserve[seat],
        "cards": now.on_cards(seat),
        "cap": now.setup.cap,
    }
    rules = {"stone": "CG-39", "reserve": "CG-40", "cap": "CG-40"}
    if slot not in at_ends(now):
        rules["middle"] = "CG-39"
    if slot in now.setup.cards.law_place:
        rules["law"] = "CG-39"
    beside = {family: say(f"q-where-not-{family}", rule, **about) for family, rule in rules.items()}
    return Case(by_family(reasons(now, PLACES[slot]), FAMILIES), beside)


STONES = CardTopic(
    "stones",
    {"left": Asked((1, 2, 3), left), "claim": Asked((1, 2, 3), claim), "where": Asked((1, 2), where)},
)
