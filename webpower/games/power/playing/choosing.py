"""What a click on the board means: which placements it could be with the cards chosen so far, and why it is none."""

from __future__ import annotations

from collections.abc import Sequence

from webpower.engine.messages import Message
from webpower.games.power.actions import Action
from webpower.games.power.explain.refused import why_not_here
from webpower.games.power.naming import placement_faults
from webpower.games.power.position import Position
from webpower.games.power.rules import legal_actions, reasons
from webpower.games.power.scene.ids import PREFIX, element_of

ACTS = {prefix: act for act, prefix in PREFIX.items()}
"""What is placed on an element of the map, by the kind of element."""


def covers(action: Action, chosen: bytes) -> bool:
    """Whether a placement is paid by all the cards that are chosen, given by kind, and maybe more.

    >>> from webpower.games.power.actions import action_list
    >>> from webpower.games.power.board_file import load_board
    >>> single, pair = action_list(load_board()).advisors[0][:2]
    >>> single.cost, pair.cost, [covers(single, bytes(5)), covers(pair, bytes([2, 0, 0, 0, 0]))]
    (1, 2, [True, True])
    """
    return all(number <= (action.cost if kind == action.kind else 0) for kind, number in enumerate(chosen))


def open_places(position: Position, chosen: bytes) -> dict[str, tuple[Action, ...]]:
    """The legal placements by the element of the map, as far as the chosen cards can pay for them."""
    found: dict[str, list[Action]] = {}
    for action in legal_actions(position):
        element = element_of(action)
        if element is not None and covers(action, chosen):
            found.setdefault(element, []).append(action)
    return {element: tuple(actions) for element, actions in found.items()}


def paid_exactly(ways: Sequence[Action], chosen: bytes) -> Action | None:
    """The way to pay that takes just the chosen cards, if it is among these."""
    return next((way for way in ways if way.cost == sum(chosen) and covers(way, chosen)), None)


def is_place(element: str) -> bool:
    """Whether an element of the map is one where pieces are placed."""
    return element.partition(":")[0] in ACTS


def refusal(position: Position, element: str, chosen: bytes) -> Message:
    """Why nothing can be placed there with the chosen cards; to be asked only where that is so.

    What forbids the place however it is paid comes first, then what is wrong with the cards.
    """
    ways = ways_at(position, element)
    forbidden = why_not_here(position, ways)
    if forbidden is not None:
        return forbidden
    exact = paid_exactly(ways, chosen)
    if exact is not None:
        return reasons(position, exact)[0]
    prefix, _, at = element.partition(":")
    cards = tuple(card.kind for card, number in zip(position.board.cards, chosen, strict=True) for _ in range(number))
    return placement_faults(position, ACTS[prefix], at, cards)[0]


def ways_at(position: Position, element: str) -> Sequence[Action]:
    """All ways to pay for a piece at an element of the map, legal or not."""
    board, actions = position.board, position.setup.actions
    prefix, _, at = element.partition(":")
    match prefix:
        case "site":
            return actions.cloisters[board.site_number[at]]
        case "coat":
            return actions.advisors[board.country_number[at]]
        case _:
            return actions.vatican[board.arms_number[at]]
