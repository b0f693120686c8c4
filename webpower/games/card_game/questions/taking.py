"""Whether a card can be taken next, and if not why: for questions about the ends of the rows."""

from __future__ import annotations

from collections import defaultdict
from random import Random

from webpower.engine.messages import Message, Seat, Value
from webpower.games.card_game.position import EMPTY, MORE, Position
from webpower.games.card_game.questions.families import LEGAL, Case, by_family
from webpower.games.card_game.questions.positions import Source, Turn, at_ends, begun, lying, start_of_turn
from webpower.games.card_game.questions.topic import Made, Subject, chosen, say
from webpower.games.card_game.rules.facts import stones_left
from webpower.games.card_game.rules.tables import CARD
from webpower.games.card_game.words import TEXTS, card_words, law_words, spot_words

FAMILIES = {
    "other-country": "country",
    "too-many-symbols": "symbols",
    "no-stone-to-pay": "stone",
}
"""Which sort of reason each of the program's is, for people."""

ORDER = ("end", "country", "symbols", "stone", "law")


def turn_of(source: Source, random: Random, level: int) -> Turn:
    """A turn in which somebody is still taking cards; a law card may have been played at the last level alone."""
    turns = [turn for turn in begun(start_of_turn(source)) if turn.now.phase == MORE]
    played = [turn for turn in turns if turn.played] if level == 3 else []
    return chosen(played or [turn for turn in turns if not turn.played], random)


def so_far(turn: Turn) -> Message:
    """What has happened in the turn."""
    cards = turn.now.setup.cards
    return say(
        "q-turn-so-far",
        player=Seat(turn.now.seat),
        cards=tuple(card_words(cards, turn.now.layout[slot]) for slot in turn.slots),
        laws=tuple(say("q-law", law=law_words(law)) for law in turn.played),
        number=len(turn.played),
    )


def against(position: Position, slot: int) -> dict[str, Message]:
    """By family, why the card of a slot can't be taken next."""
    found = by_family(CARD.reasons(TEXTS, position, slot), FAMILIES)
    if slot in at_ends(position):
        return found
    return {"end": say("q-take-middle", "CG-20", spot=spot_words(position, slot)), **found}


def case(position: Position, slot: int, level: int) -> Case:
    """A card that somebody would like to take."""
    cards, seat, owner = position.setup.cards, position.seat, position.stones[slot]
    brings = cards.weight[position.layout[slot]]
    about: dict[str, Value] = {
        "player": Seat(seat),
        "country": cards.countries[cards.country_of[position.layout[slot]]].name,
        "mixed": int(position.mixed),
        "symbols": position.symbols,
        "brings": brings,
        "sum": position.symbols + brings,
        "limit": position.limit,
        "left": stones_left(position, seat),
        "whose": "nobody" if owner == EMPTY else "own" if owner == seat else "other",
        "owner": "" if owner == EMPTY else Seat(owner),
    }
    rules = {"end": "CG-20", "country": "CG-36" if position.mixed else "CG-21", "symbols": "CG-22"}
    if level == 3:
        rules["stone"] = "CG-26" if owner == seat else "CG-27"
    if slot in cards.law_place:
        rules["law"] = "CG-30"
    beside = {family: say(f"q-take-not-{family}", rule, **about) for family, rule in rules.items()}
    return Case(against(position, slot), beside)


def may(source: Source, random: Random, level: int) -> Made:
    """Whether a card may be taken next, or why not; stones and law cards matter at the last level."""
    turn = turn_of(source, random, level)
    position = turn.now
    cases: dict[str, list[tuple[int, Case]]] = defaultdict(list)
    for slot in lying(position):
        tried = case(position, slot, level)
        if _belongs(turn, slot, tried, level):
            cases[tried.right].append((slot, tried))
    right = chosen(sorted(cases), random)
    slot, tried = chosen(cases[right], random)
    form, wrong = tried.offered("q-take-no", ORDER, random)
    about: dict[str, Value] = {"player": Seat(position.seat), "spot": spot_words(position, slot)}
    return Made(
        Subject(position, (f"card:{slot}",)),
        say("q-may", **about),
        form,
        right,
        wrong,
        (say("q-may-hint-1"), say("q-may-hint-2", "CG-22", limit=position.limit)),
        tuple(tried.against.values()) or (_so(position, slot),),
        (so_far(turn),),
    )


def _belongs(turn: Turn, slot: int, tried: Case, level: int) -> bool:
    """Whether a case is one of the level."""
    stone = turn.now.stones[slot] != EMPTY
    if level == 1:
        return not stone and "symbols" not in tried.against and (tried.right != "end" or "country" not in tried.against)
    if level == 2:
        return not stone and turn.now.symbols > 0 and tried.right in ("symbols", LEGAL)
    return bool(turn.played) or (stone and len(tried.against) < 2)


def _so(position: Position, slot: int) -> Message:
    return say("q-may-so", "CG-22", card=card_words(position.setup.cards, position.layout[slot]), limit=position.limit)
