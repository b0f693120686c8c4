"""What happened: the events between two positions, as messages for a log."""

from __future__ import annotations

from collections.abc import Iterator

from webpower.engine.messages import Message, Seat, message
from webpower.games.power.actions import Action
from webpower.games.power.position import Position
from webpower.games.power.rules import TEXTS
from webpower.games.power.scoring import score, score_interim

DOUBLING = ("WP-65", "WP-66")
"""The rules whose points the log tells one by one, since nothing on the map shows them."""


def events(before: Position, action: Action, after: Position, hide: bool = False) -> tuple[Message, ...]:
    """What happened from a position to the next: the action, then all that came by itself, each with its rule.

    ``hide`` leaves out which card was drawn from the stack, as the other players see it.
    """
    return (
        _deed(before, action, hide),
        *_promise(before, action),
        *_drawing(before, action, after),
        *_end(after),
    )


def _deed(before: Position, action: Action, hide: bool) -> Message:
    board, player = before.board, Seat(before.seat)
    card = board.cards[action.kind].label if action.kind >= 0 else ""
    match action.act:
        case "cloister":
            site = board.sites[action.place]
            country = board.countries[site.country].name
            return message(
                TEXTS, "did-cloister", "WP-17", player=player, site=site.name, country=country, paid=_paid(action, card)
            )
        case "advisor":
            return message(TEXTS, "did-advisor", "WP-18", player=player, country=action.at, paid=_paid(action, card))
        case "vatican":
            arms = board.arms[action.place]
            country = board.countries[arms.country].name
            return message(
                TEXTS,
                "did-vatican",
                "WP-61",
                player=player,
                country=country,
                table=arms.table,
                paid=_paid(action, card),
            )
        case "stop":
            return message(TEXTS, "did-stop", "WP-16", player=player)
        case "exchange":
            return message(TEXTS, "did-exchange", "WP-22", player=player, card=card)
        case "draw" if action.source == "stack" and hide:
            return message(TEXTS, "did-draw-hidden", "WP-23", player=player)
        case "draw" if action.source == "stack":
            return message(TEXTS, "did-draw-stack", "WP-23", player=player, card=board.cards[before.stack[0]].label)
        case "draw":
            return message(TEXTS, "did-draw-open", "WP-23", player=player, card=card)
        case _:
            return message(TEXTS, "did-pass", "WP-33", player=player)


def _promise(before: Position, action: Action) -> Iterator[Message]:
    """What an advisor in the Vatican is good for, since nothing is scored by it before the end."""
    if action.act == "vatican":
        arms = before.board.arms[action.place]
        rule = "WP-65" if arms.table == "cloister" else "WP-66"
        country = before.board.countries[arms.country].name
        yield message(TEXTS, f"promise-{arms.table}", rule, player=Seat(before.seat), country=country)


def _paid(action: Action, card: str) -> Message:
    return message(TEXTS, "paid-one" if action.cost == 1 else "paid-pair", card=card)


def _drawing(before: Position, action: Action, after: Position) -> Iterator[Message]:
    """Open cards turned up and the stack running out, in the order in which they happened."""
    turned = _new_open_cards(before, action, after)
    if after.exhausted == before.exhausted:
        yield from _turned_up(after, turned)
        return
    # The old stack gave the card that was drawn from it, and then what it still had.
    from_old_stack = len(before.stack) - (action.source == "stack")
    yield from _turned_up(after, turned[:from_old_stack])
    if after.exhausted == 2:
        last_seat = after.setup.seats - 1
        yield message(
            TEXTS,
            "ran-out-second",
            "WP-32",
            turns=last_seat - before.seat,
            final=Seat(last_seat),
        )
        return
    assert after.interim is not None
    yield message(TEXTS, "ran-out-first", "WP-30")
    yield message(TEXTS, "scored-interim", "WP-31", scores=_scores(score_interim(after.setup, after.interim).totals()))
    rest = turned[from_old_stack:]
    yield message(TEXTS, "shuffled-again", "WP-31", cards=len(after.stack) + len(rest))
    yield from _turned_up(after, rest)


def _new_open_cards(before: Position, action: Action, after: Position) -> list[int]:
    """The kinds of the cards that were turned up."""
    kept = len(before.open) - (action.source == "open")
    return list(after.open[kept:]) if action.act == "draw" else []


def _turned_up(position: Position, kinds: list[int]) -> Iterator[Message]:
    if kinds:
        labels = tuple(position.board.cards[kind].label for kind in kinds)
        yield message(TEXTS, "turned-up", "WP-24", number=len(kinds), cards=labels)


def _end(after: Position) -> Iterator[Message]:
    if after.is_over:
        yield message(TEXTS, f"ended-{after.end}", "WP-32" if after.end == "stack" else "WP-34")
        sheet = score(after)
        yield message(TEXTS, "scored-final", "WP-43", scores=_scores(sheet.totals()))
        yield from (line.message for line in sheet.lines if line.rule in DOUBLING)


def _scores(totals: tuple[int, ...]) -> tuple[Message, ...]:
    return tuple(
        message(TEXTS, "player-points", player=Seat(seat), points=points) for seat, points in enumerate(totals)
    )


def revealed(before: Position, action: Action, after: Position, hide: bool = False) -> tuple[Message, ...]:
    """What an action brought to light (`webpower.engine.history.Ruleset.revealed`).

    A card drawn from the stack, cards turned up, the order of a new stack. ``hide`` leaves out the card that only one
    player saw.
    """
    return tuple(_revealed(before, action, after, hide))


def _revealed(before: Position, action: Action, after: Position, hide: bool) -> Iterator[Message]:
    if action.source == "stack":
        card = before.board.cards[before.stack[0]].label
        if hide:
            yield message(TEXTS, "reveals-hidden", "WP-23", player=Seat(before.seat))
        else:
            yield message(TEXTS, "reveals-drawn", "WP-23", player=Seat(before.seat), card=card)
    turned = _new_open_cards(before, action, after)
    if turned:
        labels = tuple(before.board.cards[kind].label for kind in turned)
        yield message(TEXTS, "reveals-turned-up", "WP-24", number=len(turned), cards=labels)
    if before.exhausted == 0 < after.exhausted:
        yield message(TEXTS, "reveals-shuffled", "WP-31", cards=sum(before.discard))
