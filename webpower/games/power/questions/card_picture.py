"""The cards as a player knows them, as a scene: a column a kind, a row for each place where cards are known to be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from webpower.draw.lettering import fitted
from webpower.draw.palette import OUTLINE, PAPER, QUIET, SIZES, TINTS
from webpower.draw.scene import Mark, Scene, Value
from webpower.draw.shapes import text
from webpower.engine.messages import Message, Seat, message
from webpower.games.power.observation import Observation
from webpower.games.power.position import counted
from webpower.games.power.rules import TEXTS
from webpower.games.power.scene.words import words

WIDTH = 704
LABELS = 214
"""Pixels for the names of the rows."""
HEAD, ROW, FOOT = 86, 46, 40
"""Pixels for the heading, a row, and the words beneath."""
CARD = (32, 38)
"""Width and height of a card."""


class Row(NamedTuple):
    """A place where cards are, and how many of each kind."""

    id: str
    said: Message
    counts: Sequence[int]


class CardPicture(NamedTuple):
    """What a player knows of the cards."""

    seen: Observation
    unseen: bool = False
    """Whether there is a row of the cards not seen: what people have to count otherwise."""
    known: bool = True
    """Whether there are rows of the cards that others took openly."""

    def rows(self) -> list[Row]:
        """The places, the whole deck first."""
        seen, setup = self.seen, self.seen.setup
        kinds = range(len(setup.board.cards))
        rows = [
            _row("deck", [setup.unshuffled.count(kind) for kind in kinds]),
            _row("hand", seen.hand, seen.seat),
            _row("open", counted(setup, seen.open)),
            _row("discard", seen.discard),
        ]
        others = [seat for seat in range(setup.seats) if seat != seen.seat and any(seen.known[seat])]
        rows += [_row("known", seen.known[seat], seat) for seat in others if self.known]
        return [*rows, _row("unseen", seen.unseen)] if self.unseen else rows

    def scene(self, names: Sequence[str]) -> Scene:
        """The picture."""
        named, rows = tuple(names), self.rows()
        height = HEAD + ROW * len(rows) + FOOT
        lines = [self._title(named), *(self._told(row, named) for row in rows), self._piles(named)]
        return Scene(WIDTH, height, lines[0], "\n".join(lines[1:]), tuple(self._marks(rows, height, named)))

    def _marks(self, rows: Sequence[Row], height: float, names: tuple[str, ...]) -> Iterator[Mark]:
        cards = self.seen.setup.board.cards
        breadth = (WIDTH - LABELS - 10) / len(cards)
        middles = [LABELS + breadth * (kind + 0.5) for kind in range(len(cards))]
        yield Mark("paper", "rect", {"x": 0, "y": 0, "width": WIDTH, "height": height, "fill": PAPER})
        yield text("title", 10, 22, self._title(names), SIZES.small, bold=True)
        for kind, (card, x) in enumerate(zip(cards, middles, strict=True)):
            tinted: dict[str, Value] = {"fill": TINTS[card.colour], "stroke": OUTLINE, "stroke-width": 1.2, "rx": 5}
            box: dict[str, Value] = {"x": x - breadth / 2 + 3, "y": 34, "width": breadth - 6, "height": 44}
            yield Mark(f"kind:{kind}", "rect", {**box, **tinted}, label=card.label)
            parts = card.label.split("/")
            for line, part in enumerate(parts):
                foot = 61 + 18 * (line - (len(parts) - 1) / 2)
                yield text(f"kind:{kind}:{line}", x, foot, part, SIZES.small, "middle", room=breadth - 10)
        for number, row in enumerate(rows):
            yield from self._row(row, HEAD + ROW * (number + 0.5), middles, number, names)
        yield text("piles", 10, height - 14, self._piles(names), SIZES.small, fill=QUIET)

    def _row(self, row: Row, y: float, middles: Sequence[float], number: int, names: tuple[str, ...]) -> Iterator[Mark]:
        thin: dict[str, Value] = {"stroke": "#d8d8d8", "stroke-width": 1}
        yield Mark(f"net:{number}", "line", {"x1": 10, "x2": WIDTH - 10, "y1": y + ROW / 2, "y2": y + ROW / 2, **thin})
        said = fitted(row.said.say(names), SIZES.small, LABELS - 16, bold=row.id == "unseen")
        yield text(f"row:{number}", 10, y + 5, said, SIZES.small, bold=row.id == "unseen")
        for kind, (count, x) in enumerate(zip(row.counts, middles, strict=True)):
            id = f"cell:{number}:{kind}"
            if count and row.id not in ("deck", "unseen"):
                yield self._card(f"card:{number}:{kind}", kind, x, y)
            yield text(
                id, x, y + 7, str(count), SIZES.large, "middle", bold=bool(count), fill=OUTLINE if count else QUIET
            )

    def _card(self, id: str, kind: int, x: float, y: float) -> Mark:
        size: dict[str, Value] = {"x": x - CARD[0] / 2, "y": y - CARD[1] / 2, "width": CARD[0], "height": CARD[1]}
        fill = TINTS[self.seen.setup.board.cards[kind].colour]
        return Mark(id, "rect", {**size, "rx": 4, "fill": fill, "stroke": OUTLINE, "stroke-width": 1.2})

    # In words

    def _title(self, names: tuple[str, ...]) -> str:
        return words("card-picture-title", names, player=Seat(self.seen.seat))

    def _piles(self, names: tuple[str, ...]) -> str:
        hidden = sum(self.seen.unseen) - self.seen.stack_size
        return words("card-picture-piles", names, stack=self.seen.stack_size, hidden=hidden)

    def _told(self, row: Row, names: tuple[str, ...]) -> str:
        cells = tuple(
            message(TEXTS, "card-picture-cell", card=card.label, number=number)
            for card, number in zip(self.seen.setup.board.cards, row.counts, strict=True)
        )
        return words("card-picture-row", names, row=row.said, cells=cells)


def _row(id: str, counts: Sequence[int], seat: int | None = None) -> Row:
    whose = {} if seat is None else {"player": Seat(seat)}
    return Row(id, message(TEXTS, f"card-picture-{id}", "", **whose), counts)
