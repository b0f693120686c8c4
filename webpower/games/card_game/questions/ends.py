"""Questions about the ends of the rows: which cards can be taken, why one can't, how many a turn can take."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from webpower.engine.answers import Number, Places
from webpower.engine.messages import Message, Seat, Value
from webpower.engine.questions import Dull, Mistake
from webpower.games.card_game.cards import column_of, row_of
from webpower.games.card_game.position import EMPTY, MORE, Position, ends
from webpower.games.card_game.questions.positions import Source, Turn, at_ends, country_at, lying, name_of
from webpower.games.card_game.questions.positions import start_of_turn as start_of
from webpower.games.card_game.questions.taking import against, may, so_far, turn_of
from webpower.games.card_game.questions.topic import Asked, CardTopic, Made, Subject, chosen, mistake, say
from webpower.games.card_game.rules import legal_actions, takes
from webpower.games.card_game.words import card_words, spot_words

LIMIT_RULE = "CG-22"

ONE_TO_MARK, ONE_TO_ADD = 0.8, 0.93
"""How often a single card to mark, or to add to a first one, is passed over, for there are many of them."""

# Which cards can be taken next


def takable(source: Source, random: Random, level: int) -> Made:
    """All cards that can be taken next: by their country, then by their symbols, then with stones and law cards."""
    turn = turn_of(source, random, level)
    position = turn.now
    right = _open(position)
    at_end, lies = at_ends(position), lying(position)
    coloured = [slot for slot in at_end if position.mixed or country_at(position, slot) == position.colour]
    heavy = any(slot not in right for slot in coloured)
    stones = any(position.stones[slot] != EMPTY for slot in coloured)
    if not right or {1: heavy or stones, 2: not heavy or stones, 3: not (stones or turn.played)}[level]:
        raise Dull
    if len(right) == 1 and random.random() < ONE_TO_MARK:
        raise Dull
    weight = position.setup.cards.weight
    everywhere = [slot for slot in lies if position.mixed or country_at(position, slot) == position.colour]
    tried = [
        at_end,
        everywhere,
        coloured,
        [slot for slot in right if position.stones[slot] in (EMPTY, position.seat)],
        [slot for slot in right if weight[position.layout[slot]]],
        right[:-1],
        [slot for slot in right if position.stones[slot] == EMPTY],
        [],
    ]
    about: dict[str, Value] = {
        "player": Seat(position.seat),
        "country": name_of(position.setup, position.colour),
        "symbols": position.symbols,
        "limit": position.limit,
        "mixed": int(position.mixed),
    }
    return Made(
        Subject(position),
        say("q-takable", LIMIT_RULE, **about),
        Places({_id(slot): f"{row_of(slot)}/{column_of(slot)}" for slot in lies}),
        frozenset(map(_id, right)),
        tuple(_marked_wrong(position, right, marks) for marks in tried if set(marks) != set(right)),
        (say("q-takable-hint-1", "CG-20"), say("q-takable-hint-2", LIMIT_RULE, **about)),
        (say("q-takable-so", LIMIT_RULE, spots=tuple(spot_words(position, slot) for slot in right), **about),),
        (so_far(turn),),
        tuple(map(_id, lies)),
        lambda marked: _fault(position, right, marked),
    )


def _open(position: Position) -> list[int]:
    """The slots whose cards can be taken next."""
    return [slot for slot in at_ends(position) if not against(position, slot)]


def _id(slot: int) -> str:
    return f"card:{slot}"


def _marked_wrong(position: Position, right: list[int], marks: list[int]) -> Mistake:
    marked = frozenset(map(_id, marks))
    why = _fault(position, right, marked)
    assert why is not None
    return Mistake(marked, why)


def _fault(position: Position, right: list[int], marked: frozenset[str]) -> Message | None:
    """What is wrong with marks: why the first wrong one can't be taken, or what sort of card is missing."""
    slots = sorted(int(mark.removeprefix("card:")) for mark in marked)
    for slot in slots:
        for why in against(position, slot).values():
            return why
    missing = [slot for slot in right if slot not in slots]
    if not missing:
        return None
    if not slots:
        return say("q-takable-none", "CG-24", player=Seat(position.seat))
    weight, first = position.setup.cards.weight, missing[0]
    if position.stones[first] != EMPTY:
        own = position.stones[first] == position.seat
        return say("q-takable-stone", "CG-26" if own else "CG-27", player=Seat(position.seat), own=int(own))
    if not weight[position.layout[first]]:
        return say("q-takable-free", "CG-23")
    return say("q-takable-more", LIMIT_RULE, number=len(missing))


# How many cards a turn can take


def most(source: Source, random: Random, level: int) -> Made:
    """The most cards of a turn that begins with a certain one; what comes to the end matters at the last level."""
    before = start_of(source)
    firsts = [Turn(before, before).then(action) for action in takes(before)]
    ways = [(first, longest(first)) for first in firsts if first.now.phase == MORE and first.now.seat == before.seat]
    ways = [(first, way) for first, way in ways if len(way.slots) > 1]
    if level == 3:
        ways = [(first, way) for first, way in ways if len(way.slots) > len(longest(_at_once(first)).slots)]
    length = chosen(sorted({len(way.slots) for _, way in ways}), random)
    if length == 2 and random.random() < ONE_TO_ADD:
        raise Dull
    first, way = chosen(((first, way) for first, way in ways if len(way.slots) == length), random)
    slot, right = first.slots[0], len(way.slots)
    cards = before.setup.cards
    about: dict[str, Value] = {
        "player": Seat(before.seat),
        "spot": spot_words(before, slot),
        "country": name_of(before.setup, first.now.colour),
        "limit": before.limit,
    }
    return Made(
        Subject(before, (_id(slot),)),
        say("q-most", LIMIT_RULE, **about),
        Number(),
        right,
        _wrong_most(first, right, about),
        (say("q-most-hint-1", "CG-21", **about), say("q-most-hint-2", "CG-25", **about)),
        (
            say(
                "q-most-so",
                LIMIT_RULE,
                **about,
                cards=tuple(card_words(cards, before.layout[other]) for other in way.slots),
                number=right,
                symbols=sum(cards.weight[before.layout[other]] for other in way.slots),  # the turn may be over
            ),
        ),
    )


def longest(turn: Turn) -> Turn:
    """The longest way to go on taking cards, or one of them."""
    best = turn
    for action in takes(turn.now) if turn.now.phase == MORE and turn.now.seat == turn.before.seat else ():
        after = turn.then(action)
        if after.now.phase == "pay":
            after = after.then(legal_actions(after.now)[0])
        best = max(best, longest(after), key=lambda way: len(way.slots))
    return best


def _at_once(first: Turn) -> Turn:
    """The turn if only cards could be taken that lay at an end when it began."""
    options = replace(first.now.setup.options, only_initial_ends=True)
    setup = replace(first.now.setup, options=options)
    return first._replace(now=first.now._replace(setup=setup, opening=ends(first.before.owners)))


def _stopping(first: Turn) -> Turn:
    """The turn if it took no card at all after two symbols."""
    setup = replace(first.now.setup, options=replace(first.now.setup.options, stop_at_limit=True))
    return first._replace(now=first.now._replace(setup=setup))


def _wrong_most(first: Turn, right: int, about: dict[str, Value]) -> Iterator[Mistake]:
    position, before = first.now, first.before
    at_end = [slot for slot in at_ends(position) if country_at(position, slot) == position.colour]
    rows = [slot for slot in lying(before) if country_at(before, slot) == position.colour]
    yield mistake(len(longest(_at_once(first)).slots), "q-most-at-once", "CG-25", **about)
    yield mistake(len(longest(_stopping(first)).slots), "q-most-stop", "CG-23", **about)
    yield mistake(1, "q-most-one", "CG-21", **about)
    if right != before.limit:
        yield mistake(before.limit, "q-most-two", "CG-23", **about)
    with_three = longest(first._replace(now=position._replace(three=True)))
    yield mistake(len(with_three.slots), "q-most-symbols", LIMIT_RULE, **about)
    if len(at_end) + 1 > right:
        yield mistake(len(at_end) + 1, "q-most-ends", LIMIT_RULE, **about)
    if len(rows) > right:
        yield mistake(len(rows), "q-most-rows", "CG-20", **about)


ENDS = CardTopic(
    "ends",
    {"takable": Asked((1, 2, 3), takable), "may": Asked((1, 2, 3), may), "most": Asked((2, 3), most)},
)
