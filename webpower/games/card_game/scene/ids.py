"""The names by which the picture's elements can be told apart: what a click says, and what a highlight asks for.

``card:16`` is the card of a slot, or the slot once the card is taken; ``reserve:2`` the stones that a seat has at hand;
``law:three_symbols`` a law card of whoever decides. ``row:3`` is a row, which can be marked but not picked.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from webpower.games.card_game.actions import ACTIONS, NOWHERE, Action
from webpower.games.card_game.cards import PLAYABLE, ROWS, SLOTS
from webpower.games.card_game.position import Position, Setup


def element_of(action: Action, position: Position) -> str | None:
    """The id of what an action that is decided in this position is about; None if that is nothing to be pointed at.

    >>> from webpower.games.card_game.cards_file import load_cards
    >>> from webpower.games.card_game.options import Options
    >>> from webpower.games.card_game.position import deal
    >>> start = deal(Setup(load_cards(), Options(), 3), range(56), range(8), 0)
    >>> [element_of(ACTIONS[index], start) for index in (3, 9, 66, 68)]
    ['card:27', 'card:0', 'law:three_symbols', None]
    """
    match action.act:
        case "take":
            low, high = position.span(action.row)
            return None if low == NOWHERE else f"card:{low if action.end == 'left' else high}"
        case "pay_slot" | "place" | "lift":
            return f"card:{action.slot}"
        case "pay_reserve":
            return f"reserve:{position.seat}"
        case "play_law":
            return f"law:{action.law}"
        case _:
            return None


def actions_at(element: str, position: Position, actions: Iterable[Action] = ACTIONS) -> list[Action]:
    """Those of the actions that are about an element: what a click on it can mean."""
    return [action for action in actions if element_of(action, position) == element]


def elements(setup: Setup) -> Iterator[str]:
    """The ids of all that can be picked."""
    yield from (f"card:{slot}" for slot in range(SLOTS))
    yield from (f"reserve:{seat}" for seat in range(setup.seats))
    yield from (f"law:{law}" for law in PLAYABLE)


def marked(last: Action | str | Iterable[Action | str] | None, position: Position) -> tuple[str, ...]:
    """The ids of what the latest actions were about, each once, as they are told by the position after them.

    The slot of a card that was taken lies beside the cards that are left in its row; if none is left, the row is
    marked. What no place tells, a law card played, a stone paid from the reserve, the end of a turn, is passed over.
    """
    if last is None:
        return ()
    several = [last] if isinstance(last, Action | str) else list(last)
    spans = {row: list(position.span(row)) for row in range(1, ROWS + 1)}
    found: list[str] = []
    for one in reversed(several):  # each take uncovered what the next one took
        element = one if isinstance(one, str) else _place_of(one, spans)
        if element is not None and element not in found:
            found.append(element)
    return tuple(reversed(found))


def _place_of(action: Action, spans: dict[int, list[int]]) -> str | None:
    if action.slot != NOWHERE:
        return f"card:{action.slot}"
    if action.act != "take":
        return None
    span, side = spans[action.row], 0 if action.end == "left" else 1
    if span[0] == NOWHERE:
        return f"row:{action.row}"
    span[side] += 1 if side else -1
    return f"card:{span[side]}"
