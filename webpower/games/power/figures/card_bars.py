"""Where the cards are, as one seat knows it: its hand, cards others took openly, open cards, discards, the unseen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from webpower.draw.charts.labels import bar_look, broken, literal, pattern, shown, tag
from webpower.draw.palette import EITHER, PARTS, PLAYERS, SIZES, TEXT, UNKNOWN, Part
from webpower.draw.plotly_theme import LETTERS, Trace, figure
from webpower.engine.messages import Message, Seat, message
from webpower.games.power.observation import Observation
from webpower.games.power.rules import TEXTS
from webpower.games.power.scene.words import words

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

LABEL_ROOM = 160
"""Pixels for the name of a kind of card."""
TOP = 176
"""Pixels for the title and a legend of up to three lines."""

PILES = {"open": PARTS["second"], "discard": PARTS["first"], "unseen": UNKNOWN}
"""Where cards are that are in no known hand, and how they look."""


class KindRow(NamedTuple):
    """What is drawn of a kind of card: numbers of cards."""

    label: str
    """The kind as the board names it: its countries."""
    hands: tuple[int, ...]
    """By seat: the own hand whole, of the others what they took openly and must still have."""
    open: int
    discard: int
    unseen: int
    """In the stack or hidden in other hands."""

    @property
    def total(self) -> int:
        """All cards of the kind in this game."""
        return sum(self.hands) + self.open + self.discard + self.unseen


def card_data(seen: Observation) -> list[KindRow]:
    """What is drawn, by kind of card."""
    return [
        KindRow(
            card.label,
            tuple(hand[kind] for hand in seen.known),
            seen.open.count(kind),
            seen.discard[kind],
            seen.unseen[kind],
        )
        for kind, card in enumerate(seen.setup.board.cards)
    ]


# The picture


def cards(seen: Observation, names: Sequence[str]) -> Figure:
    """A bar a kind of card, made of where its cards are, with the number of all at its end."""
    data, named = card_data(seen), tuple(names)
    hands = [_hand_bars(data, seen.seat, seat, named) for seat in _own_first(seen)]
    piles = [_pile_bars(data, seen, pile, look, named) for pile, look in PILES.items()]
    return figure([*hands, *piles, _sums(data)], _layout(data, seen, named))


def _own_first(seen: Observation) -> list[int]:
    return [seen.seat, *(seat for seat in range(seen.setup.seats) if seat != seen.seat)]


def _hand_bars(data: Sequence[KindRow], own: int, seat: int, names: tuple[str, ...]) -> Trace:
    counts = [row.hands[seat] for row in data]
    return {
        **_bars(counts),
        "name": tag(seat, names),
        "marker": bar_look(seat),
        "text": [f"<b>{PLAYERS[seat].glyph} {number}</b>" if number else "" for number in counts],
        "textfont": {**LETTERS, "size": SIZES.text, "color": PLAYERS[seat].text},
        "hovertext": [broken([_hand_words(row, own, seat).say(names)]) for row in data],
    }


def _pile_bars(data: Sequence[KindRow], seen: Observation, pile: str, look: Part, names: tuple[str, ...]) -> Trace:
    counts = [getattr(row, pile) for row in data]
    return {
        **_bars(counts),
        "name": words(f"cards-{pile}", names),
        "marker": {
            "color": look.fill,
            "line": {"color": EITHER, "width": 1.5},
            "pattern": pattern(look.pattern, size=10),
        },
        "text": [f"<b>{number}</b>" if number else "" for number in counts],
        "textfont": {**LETTERS, "size": SIZES.text, "color": TEXT},
        "hovertext": [broken([_pile_words(row, seen, pile).say(names)]) for row in data],
    }


def _bars(counts: Sequence[int]) -> Trace:
    return {
        "type": "bar",
        "orientation": "h",
        "x": [number or None for number in counts],
        "y": list(range(len(counts))),
        "textposition": "inside",
        "insidetextanchor": "middle",
        "textangle": 0,
        "constraintext": "none",
        "hoverinfo": "text",
    }


def _sums(data: Sequence[KindRow]) -> Trace:
    return {
        "type": "scatter",
        "name": "sums",
        "mode": "text",
        "x": [row.total for row in data],
        "y": list(range(len(data))),
        "text": [f"  <b>{row.total}</b>" for row in data],
        "textposition": "middle right",
        "textfont": {**LETTERS, "size": SIZES.large},
        "cliponaxis": False,
        "hoverinfo": "skip",
        "showlegend": False,
    }


def _layout(data: Sequence[KindRow], seen: Observation, names: tuple[str, ...]) -> dict[str, Any]:
    return {
        "title": {
            "text": literal(_title(seen).say(shown(names))),
            "subtitle": {"text": literal(_about(seen).say(shown(names)))},
        },
        "margin": {"l": LABEL_ROOM, "t": TOP},
        "barmode": "stack",
        "bargap": 0.3,
        "xaxis": {
            "title": {"text": words("cards-number", names)},
            "range": [0, max(row.total for row in data) * 1.08],
            "dtick": 1,
        },
        "yaxis": {
            "tickvals": list(range(len(data))),
            "ticktext": [literal(row.label) + " " for row in data],
            "range": [len(data) - 0.5, -0.5],
            "showgrid": False,
        },
    }


# In words


def cards_words(seen: Observation, names: Sequence[str]) -> str:
    """All that the bars and their boxes say, a line a kind of card."""
    named = tuple(names)
    lines = [_title(seen).say(named), _about(seen).say(named)]
    lines += [" ".join(sentence.say(named) for sentence in _told(row, seen)) for row in card_data(seen)]
    return "\n".join(lines)


def _title(seen: Observation) -> Message:
    return message(TEXTS, "cards-title", player=Seat(seen.seat))


def _about(seen: Observation) -> Message:
    unseen = sum(seen.unseen)
    return message(TEXTS, "cards-about", unseen=unseen, stack=seen.stack_size, hidden=unseen - seen.stack_size)


def _told(row: KindRow, seen: Observation) -> Iterator[Message]:
    yield message(TEXTS, "cards-kind", card=row.label, number=row.total)
    yield from (_hand_words(row, seen.seat, seat) for seat in _own_first(seen) if row.hands[seat])
    yield from (_pile_words(row, seen, pile) for pile in PILES if getattr(row, pile))


def _hand_words(row: KindRow, own: int, seat: int) -> Message:
    id = "cards-own" if seat == own else "cards-known"
    return message(TEXTS, id, card=row.label, player=Seat(seat), number=row.hands[seat])


def _pile_words(row: KindRow, seen: Observation, pile: str) -> Message:
    where = {"stack": seen.stack_size, "hidden": sum(seen.unseen) - seen.stack_size}
    return message(TEXTS, f"cards-in-{pile}", "", card=row.label, number=getattr(row, pile), **where)
