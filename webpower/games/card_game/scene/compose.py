"""The whole picture: the rows of cards, and beneath them what the players have and what the signs mean."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from webpower.draw.lettering import Box
from webpower.draw.palette import COLOURED, PAPER, PRINTED, Look
from webpower.draw.scene import Mark, Scene, Value
from webpower.draw.shapes import RING, STILL, rounded
from webpower.games.card_game.actions import Action
from webpower.games.card_game.cards import ROWS, slot
from webpower.games.card_game.position import EMPTY, Position
from webpower.games.card_game.scene.description import description
from webpower.games.card_game.scene.ids import element_of, elements, marked
from webpower.games.card_game.scene.key import key_height, key_marks
from webpower.games.card_game.scene.laws import law_marks, laws_height
from webpower.games.card_game.scene.measures import GAP, MEASURES, Measures
from webpower.games.card_game.scene.rows import row_marks
from webpower.games.card_game.scene.table import Table, table_marks
from webpower.games.card_game.scene.words import Words

BETWEEN = 12
"""Pixels between the rows and the table, and between the table and what follows."""

Place = Action | str
"""What can be marked or picked: the id of an element, or an action that is about one."""


def scene(
    position: Position,
    names: Sequence[str],
    *,
    last: Place | Iterable[Place] | None = None,
    targets: Collection[Place] = (),
    seen: Collection[int] | None = None,
    width: str = "wide",
    print_greys: bool = False,
    untold: Collection[str] = (),
) -> Scene:
    """The cards of a position, and what the players have.

    ``names`` are the players' by seat; () shows the rows alone, as long as nobody has taken a card. ``last`` is what
    gets a ring, the action that led here or several of them in their order; a card that was taken is ringed where it
    lay and in its taker's collection, and what no place tells is passed over. ``targets`` is what can be picked: the
    ids of `webpower.games.card_game.scene.ids`, or actions of this position. ``seen`` are the seats whose law cards are
    shown, nobody's if None. ``width`` is ``wide`` or ``compact``. ``print_greys`` draws for paper without colours.
    ``untold`` may be ``("scores",)``: neither the picture nor its words tell what the cards would score.

    Raises ValueError for names that are too few or too many, an unknown width, a seat that is not there, and an id that
    the game does not have.
    """
    check(position, names, width, seen or ())
    about = Words(position, tuple(names), untold, seen or ())
    look, measures = PRINTED if print_greys else COLOURED, MEASURES[width]
    ringed, lit = _known(position, marked(last, position), rows=True), _known(position, _ids(position, targets))
    page = _Page(about, measures)
    return Scene(
        measures.width,
        page.height,
        about.title(),
        description(about, look, ringed, lit),
        tuple(_marks(about, page, look, ringed, frozenset(lit))),
    )


def check(position: Position, names: Sequence[str], width: str, seen: Collection[int] = ()) -> None:
    """Raises ValueError for what no picture can be made of: names, a width or seats that do not fit."""
    seats = position.setup.seats
    untouched = not names and all(owner == EMPTY for owner in (*position.owners, *position.stones))
    if len(names) != seats and not untouched:
        raise ValueError(f"the picture needs {seats} names, one a seat, and got {len(names)}")
    if width not in MEASURES:
        raise ValueError(f"width: expected {' or '.join(MEASURES)}, got {width!r}")
    for seat in seen:
        if seat not in range(seats):
            raise ValueError(f"seen: expected seats from 0 to {seats - 1}, got {seat!r}")


def _ids(position: Position, places: Iterable[Place]) -> list[str]:
    ids = [place if isinstance(place, str) else element_of(place, position) for place in places]
    return [id for id in ids if id is not None]


def _known(position: Position, wanted: Collection[str], rows: bool = False) -> tuple[str, ...]:
    """The ids, each once, in the order of the picture."""
    known = [*elements(position.setup), *(f"row:{row}" for row in range(1, ROWS + 1) if rows)]
    for element in wanted:
        if element not in known:
            raise ValueError(f"the picture of this game has no {element!r}")
    return tuple(element for element in known if element in wanted)


class _Page:
    """Where the parts of the picture stand."""

    def __init__(self, about: Words, measures: Measures) -> None:
        self.measures = measures
        self.table = Table(
            measures, about.cards.scoring, len(about.cards.countries), len(about.names), measures.rows_end + BETWEEN
        )
        self.laws_top = measures.rows_end + (BETWEEN + self.table.height if about.names else 0)
        self.key_top = self.laws_top + laws_height(about, measures) + BETWEEN
        key = key_height(about, measures)
        self.height = self.key_top + key + GAP if key else self.key_top - BETWEEN + measures.pad


def _marks(about: Words, page: _Page, look: Look, ringed: Sequence[str], lit: frozenset[str]) -> Iterator[Mark]:
    measures = page.measures
    yield paper(measures.width, page.height)
    yield from row_marks(about, measures, look, lit)
    if about.names:
        yield from table_marks(about, page.table, look, lit)
        yield from law_marks(about, measures, look, lit, page.laws_top)
    if measures.key:
        yield from key_marks(about, measures, page.key_top)
    yield from _rings(about, page, look, ringed)


def paper(width: float, height: float) -> Mark:
    """What everything lies on."""
    return Mark("paper", "rect", {"x": 0, "y": 0, "width": width, "height": height, "fill": PAPER})


def _rings(about: Words, page: _Page, look: Look, ringed: Sequence[str]) -> Iterator[Mark]:
    """Around every place of the latest actions, and around the cards taken where they are now."""
    attrs: dict[str, Value] = {"fill": "none", "stroke": look.highlight, "stroke-width": RING, **STILL}
    for number, box in enumerate(_ringed_boxes(about, page, ringed)):
        yield Mark(f"last:{number}", "path", {"d": rounded(box, 8, 8), **attrs})


def _ringed_boxes(about: Words, page: _Page, ringed: Sequence[str]) -> Iterator[Box]:
    """The boxes of the elements, each once."""
    measures, position, cells = page.measures, about.position, []
    for element in ringed:
        kind, _, which = element.partition(":")
        if kind == "card":
            yield measures.slot(int(which))
            owner = position.owners[int(which)]
            if owner != EMPTY and about.names:
                country = about.cards.country_of[position.layout[int(which)]]
                cells.append((about.cards.scoring.index(country), owner))
        elif kind == "row":
            first, last = (measures.slot(slot(int(which), column)) for column in (1, 14))
            yield Box(first.left, first.top, last.right, last.bottom)
        elif kind == "reserve" and about.names:
            yield page.table.side(4, int(which))
    for column, seat in dict.fromkeys(cells):
        cell = page.table.cell(column, seat)
        yield Box(cell.left - 2, cell.top - 1, cell.right + 2, cell.bottom + 1)  # clear of what stands in it
