"""The actions of the game, for a board: one fixed, numbered list.

The list is the superset over all variants, options and payments; the rules only mask it, so an action keeps its number
whatever is played. In order:

- ``cloister``: site by site, six payments each
- ``advisor``: country by country, six payments each
- ``vatican``: arms by arms, five payments each (pairs only)
- ``stop``; ``exchange`` of each kind of card; ``draw`` from the stack; ``draw`` of each kind of open card; ``pass``

The six payments (on a board with five kinds of card) are one card of the country, then two cards of each kind.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache

from webpower.games.power.board import Board

NOWHERE = -1


@dataclass(frozen=True, slots=True, eq=False)
class Action:
    """One action of the list. The numbers are for the engine, the names for people."""

    index: int
    """Its place in the list."""
    act: str
    """``cloister``, ``advisor``, ``vatican``, ``stop``, ``exchange``, ``draw`` or ``pass``."""
    at: str = ""
    """The id of the site, the name of the country, or the id of the arms."""
    pay: tuple[str, ...] = ()
    """The ids of the cards paid."""
    card: str = ""
    """The card given away (``exchange``) or taken (``draw`` of an open card)."""
    source: str = ""
    """``stack`` or ``open`` (``draw``)."""
    place: int = field(default=NOWHERE, repr=False)
    """The number of the site, country or arms."""
    country: int = field(default=NOWHERE, repr=False)
    """The number of the country that is paid for."""
    kind: int = field(default=NOWHERE, repr=False)
    """The number of the kind of card paid, given away or taken."""
    cost: int = field(default=0, repr=False)
    """How many cards of that kind are paid."""

    def __str__(self) -> str:
        parts = [self.act, self.at, self.source, self.card, " + ".join(self.pay) and f"for {' + '.join(self.pay)}"]
        return " ".join(part for part in parts if part)


@dataclass(frozen=True, eq=False)
class ActionList:
    """All actions of a board, and the same ordered for the engine's use."""

    board: Board
    cloisters: tuple[tuple[Action, ...], ...]
    """By site, then by payment."""
    advisors: tuple[tuple[Action, ...], ...]
    """By country, then by payment."""
    vatican: tuple[tuple[Action, ...], ...]
    """By arms, then by kind of the pair."""
    stop: Action
    exchanges: tuple[Action, ...]
    """By kind of card."""
    draw_stack: Action
    draw_open: tuple[Action, ...]
    """By kind of card."""
    pass_: Action
    all: tuple[Action, ...]
    """The whole list: ``all[k].index == k``."""

    def __len__(self) -> int:
        return len(self.all)

    def find(self, act: str, at: str = "", pay: Sequence[str] = (), card: str = "", source: str = "") -> Action | None:
        """The action of these names, or None if the list has none such."""
        return _names(self).get((act, at, tuple(pay), card, source))


@cache
def _names(actions: ActionList) -> dict[tuple[str, str, tuple[str, ...], str, str], Action]:
    return {(action.act, action.at, action.pay, action.card, action.source): action for action in actions.all}


@cache
def action_list(board: Board) -> ActionList:
    """The list of a board's actions (made once a board).

    >>> from webpower.games.power.board_file import load_board
    >>> len(action_list(load_board("europe")))
    471
    """
    made: list[Action] = []

    def add(act: str, **names: object) -> Action:
        made.append(Action(len(made), act, **names))  # type: ignore[arg-type]
        return made[-1]

    def placements(act: str, at: str, place: int, country: int, single: bool) -> tuple[Action, ...]:
        return tuple(
            add(act, at=at, pay=(board.cards[kind].kind,) * cost, place=place, country=country, kind=kind, cost=cost)
            for kind, cost in _payments(board, country, single)
        )

    kinds = list(enumerate(board.cards))
    return ActionList(
        board,
        cloisters=tuple(placements("cloister", s.id, n, s.country, True) for n, s in enumerate(board.sites)),
        advisors=tuple(placements("advisor", c.name, n, n, True) for n, c in enumerate(board.countries)),
        vatican=tuple(placements("vatican", a.name, n, a.country, False) for n, a in enumerate(board.arms)),
        stop=add("stop"),
        exchanges=tuple(add("exchange", card=card.kind, kind=kind) for kind, card in kinds),
        draw_stack=add("draw", source="stack"),
        draw_open=tuple(add("draw", source="open", card=card.kind, kind=kind) for kind, card in kinds),
        pass_=add("pass"),
        all=tuple(made),
    )


def _payments(board: Board, country: int, single: bool) -> Iterator[tuple[int, int]]:
    """Kind and number of cards of each payment (WP-11): a card of the country, then the joker pairs."""
    if single:
        yield board.countries[country].card, 1
    for kind in range(len(board.cards)):
        yield kind, 2
