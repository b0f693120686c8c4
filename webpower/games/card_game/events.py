"""What happened: the events between two positions, as messages for a log."""

from __future__ import annotations

from collections.abc import Iterator

from webpower.engine.messages import Message, Seat, Value, message
from webpower.games.card_game.actions import NOWHERE, Action
from webpower.games.card_game.cards import LAWS, Law
from webpower.games.card_game.observation import MINUS_TWO
from webpower.games.card_game.position import CLAIM, EMPTY, MORE, PAY, TAKE, Position
from webpower.games.card_game.rules.facts import slot_at
from webpower.games.card_game.scoring import score
from webpower.games.card_game.words import TEXTS, card_words, law_words, spot_words


def events(before: Position, action: Action, after: Position, hide: bool = False) -> tuple[Message, ...]:
    """What happened from a position to the next: the action, then all that came by itself, each with its rule.

    ``hide`` leaves out which law card was taken, as the other players see it.
    """
    deed = _taking(before, action, after, hide) if action.act == "take" else [_deed(before, action)]
    return (*deed, *_going_on(before, action, after), *_end(after))


def _say(id: str, rule: str, before: Position, **values: Value) -> Message:
    return message(TEXTS, id, rule, player=Seat(before.seat), **values)


def _taking(before: Position, action: Action, after: Position, hide: bool) -> Iterator[Message]:
    """A card taken, and what lay on it."""
    slot = slot_at(before, action.index)
    card, owner = card_words(before.setup.cards, before.layout[slot]), before.stones[slot]
    yield _say("did-take", "CG-20", before, card=card, end=action.end, row=action.row)
    if owner == before.seat:
        yield _say("stone-back", "CG-26", before)
    elif owner != EMPTY:
        yield message(TEXTS, "stone-freed", "CG-28", owner=Seat(owner))
    law = before.law_at(slot)
    if law != NOWHERE:
        yield _say("got-hidden", "CG-30", before) if hide else _say("got", "CG-30", before, law=law_words(LAWS[law]))
    if after.removed[before.seat] > before.removed[before.seat]:
        yield _paid_by_itself(before, after, slot)


def _paid_by_itself(before: Position, after: Position, taken: int) -> Message:
    """The only stone that could be paid."""
    gone = [
        slot
        for slot, (old, new) in enumerate(zip(before.stones, after.stones, strict=True))
        if old == before.seat != new and slot != taken
    ]
    if gone:
        return _say("paid-slot-only", "CG-28", before, spot=spot_words(before, gone[0]))
    return _say("paid-reserve-only", "CG-28", before)


def _deed(before: Position, action: Action) -> Message:
    """What was done, but for taking a card."""
    match action.act:
        case "pay_reserve":
            return _say("did-pay-reserve", "CG-28", before)
        case "pay_slot":
            return _say("did-pay-slot", "CG-28", before, spot=spot_words(before, action.slot))
        case "play_law":
            law = LAWS[action.kind]
            rule = {Law.TAKE_BACK: "CG-34", Law.THREE_SYMBOLS: "CG-35"}.get(law, "CG-36")
            return _say("did-play", rule, before, law=law_words(law), kind=str(law))
        case "end_take":
            return _say("did-end-take", "CG-24", before)
        case "place" if before.lifted != NOWHERE:
            source, target = spot_words(before, before.lifted), spot_words(before, action.slot)
            return _say("did-move", "CG-41", before, source=source, target=target)
        case "place":
            return _say("did-place", "CG-39", before, spot=spot_words(before, action.slot))
        case "lift":
            return _say("did-lift", "CG-41", before, spot=spot_words(before, action.slot))
        case "end_turn":
            return _say("did-end-turn", "CG-38", before)
        case _:
            return _say("did-pass", "CG-32", before)


def _going_on(before: Position, action: Action, after: Position) -> Iterator[Message]:
    """Parts of the turn that ended by themselves, since nothing could be done in them."""
    turn_over = after.seat != before.seat
    taking = before.phase in (TAKE, MORE, PAY) and action.act not in ("end_take", "pass")
    if taking and (turn_over or after.phase is CLAIM):
        yield _say("nothing-to-take", "CG-24", before)
    if turn_over and action.act not in ("place", "end_turn", "pass"):
        yield _say("nothing-to-claim", "CG-38", before)


def _end(after: Position) -> Iterator[Message]:
    if after.is_over:
        yield message(TEXTS, "ended", "CG-50")
        sheet = score(after)
        yield from (line.message for line in sheet.lines if line.rule == "CG-55")  # nothing else shows them
        scores = tuple(
            message(TEXTS, "player-points", player=Seat(seat), points=points)
            for seat, points in enumerate(sheet.totals())
        )
        yield message(TEXTS, "scored", "CG-56", scores=scores)


def revealed(before: Position, action: Action, after: Position, hide: bool = False) -> tuple[Message, ...]:
    """What an action brought to light (`webpower.engine.history.Ruleset.revealed`).

    A law card that was taken, which only its taker has seen: ``hide`` leaves out which it is. A law card that was
    played, and those that are shown at the end.
    """
    return tuple(_revealed(before, action, after, hide))


def _revealed(before: Position, action: Action, after: Position, hide: bool) -> Iterator[Message]:
    if action.act == "take" and (law := before.law_at(slot_at(before, action.index))) != NOWHERE:
        if hide:
            yield _say("reveals-hidden", "CG-30", before)
        else:
            yield _say("reveals-taken", "CG-30", before, law=law_words(LAWS[law]))
    if action.act == "play_law":
        yield _say("reveals-played", "CG-33", before, law=law_words(LAWS[action.kind]))
    if after.is_over and any(laws[MINUS_TWO] for laws in after.laws):
        holders = tuple(Seat(seat) for seat, laws in enumerate(after.laws) if laws[MINUS_TWO])
        yield message(TEXTS, "reveals-shown", "CG-55", players=holders, law=law_words(Law.MINUS_TWO))
