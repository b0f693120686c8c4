"""The whole picture: the map, and beside or beneath it the players, the Vatican, the meaning of the signs."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from webpower.draw.lettering import Box
from webpower.draw.palette import COLOURED, PAPER, PRINTED, Look
from webpower.draw.scene import Mark, Scene, Value
from webpower.draw.shapes import RING, STILL, ring, rounded
from webpower.games.power.actions import Action
from webpower.games.power.position import EMPTY, Position
from webpower.games.power.scene.description import description
from webpower.games.power.scene.effects import check_effects
from webpower.games.power.scene.ids import element_of, elements
from webpower.games.power.scene.key import effect_key, effect_key_height, key, key_height
from webpower.games.power.scene.layout import Layout, layout
from webpower.games.power.scene.map import map_marks, standing
from webpower.games.power.scene.measures import MEASURES
from webpower.games.power.scene.side import legend, legend_height
from webpower.games.power.scene.vatican import arms_box, sheet, sheet_height
from webpower.games.power.scene.words import Words
from webpower.games.power.what_if import Effect

PAD = 14
"""Pixels between the map and what stands beside it, and around that."""

Place = Action | str
"""Where a piece can be put: the id of an element, or an action that puts one there."""


def scene(
    position: Position,
    names: Sequence[str],
    *,
    last: Place | Iterable[Place] | None = None,
    targets: Collection[Place] = (),
    what_if: Sequence[Effect] = (),
    width: str = "wide",
    print_greys: bool = False,
    untold: Collection[str] = (),
) -> Scene:
    """The map of a position.

    ``names`` are the players' by seat; () shows an empty board without players. ``last`` is what gets a ring, an
    action or several of them (those that put no piece anywhere are passed over), ``targets`` what can be picked;
    both may also be ids, such as ``site:chorin``. ``what_if`` are effects of this position
    (`webpower.games.power.what_if.placement_effects`), shown at their places as signed numbers, the net. ``width`` is
    ``wide`` or ``compact``. ``print_greys`` draws for paper without colours. ``untold`` is what neither the picture nor
    its words tell, since somebody is asked about it: ``scores``, what the pieces would score now, and ``rooms``, how
    many advisors a country may have.

    Raises ValueError for names that are too few or too many, an unknown width, an id that this game does not have, and
    an effect at a place where no piece can go.
    """
    _check_names(position, names)
    if width not in MEASURES:
        raise ValueError(f"width: expected {' or '.join(MEASURES)}, got {width!r}")
    about, look = Words(position, tuple(names), what_if, untold), PRINTED if print_greys else COLOURED
    check_effects(about)
    ringed, lit = _ids(position, last), _ids(position, targets)
    page = _Page(about, width)
    return Scene(
        page.width,
        page.height,
        about.title(),
        description(about, look, ringed, lit),
        tuple(_marks(about, page, look, ringed, frozenset(lit))),
    )


def _check_names(position: Position, names: Sequence[str]) -> None:
    pieces, seats = position.pieces, position.setup.seats
    bare = pieces.owners.count(EMPTY) == len(pieces.owners) and not any(map(any, pieces.advisors))
    if len(names) != seats and not (bare and not names):
        raise ValueError(f"the map needs {seats} names, one a seat, and got {len(names)}")


def _ids(position: Position, places: Place | Iterable[Place] | None) -> tuple[str, ...]:
    """The ids of the places, each once, in the order of the board."""
    if places is None:
        return ()
    several = (places,) if isinstance(places, Action | str) else places
    wanted = [place if isinstance(place, str) else element_of(place) for place in several]
    known = list(elements(position.setup))
    for place in wanted:
        if place is not None and place not in known:
            raise ValueError(f"the map of this game has no {place!r}")
    return tuple(element for element in known if element in wanted)


class _Page:
    """Where the parts of the picture stand."""

    def __init__(self, about: Words, width: str) -> None:
        self.map: Layout = layout(about.board, width)
        self.kind, measures, frame = width, self.map.measures, self.map.frame
        beside = bool(measures.side)
        self.with_vatican = about.position.setup.options.vatican and bool(about.board.arms)
        players = len(about.names)
        self.left = frame.right + PAD if beside else PAD
        self.room = measures.side - 2 * PAD if beside else frame.right - 2 * PAD
        top = PAD if beside else frame.bottom + PAD
        self.legend_top = top
        if players:
            top += legend_height(players, measures) + PAD
        self.sheet_top = top
        if self.with_vatican:
            top += sheet_height(about.board, measures, self.room) + PAD
        self.key_top = top
        if beside:
            top += key_height(measures) + PAD + (effect_key_height(measures) if about.effects else 0)
        self.width = frame.right + (measures.side if beside else 0)
        self.height = max(frame.bottom, top) if beside or top > frame.bottom + PAD else frame.bottom
        if beside:
            self.key_top = self.height - key_height(measures) - PAD


def _marks(about: Words, page: _Page, look: Look, ringed: Sequence[str], lit: frozenset[str]) -> Iterator[Mark]:
    measures = page.map.measures
    yield Mark("paper", "rect", {"x": 0, "y": 0, "width": page.width, "height": page.height, "fill": PAPER})
    yield from map_marks(about, page.kind, look, lit)
    position = about.position
    mover = None if position.is_over else position.seat
    yield from _rings(about, page, look, ringed)
    yield from standing(about, page.kind, look, lit)
    yield from legend(about.names, mover, measures, look, page.left, page.legend_top, page.room)
    if page.with_vatican:
        yield from sheet(about, measures, look, lit, page.left, page.sheet_top, page.room)
    if measures.side:
        if about.effects:  # above the rest of the key, which stays where it is
            yield from effect_key(measures, look, page.left, page.key_top - effect_key_height(measures))
        yield from key(measures, look, page.left, page.key_top)


def _rings(about: Words, page: _Page, look: Look, ringed: Sequence[str]) -> Iterator[Mark]:
    """Around every place of the last action."""
    attrs: dict[str, Value] = {"fill": "none", "stroke": look.highlight, "stroke-width": RING, **STILL}
    for number, element in enumerate(ringed):
        yield Mark(f"last:{number}", "path", {"d": _around(about, page, element), **attrs})


def _around(about: Words, page: _Page, element: str) -> str:
    board, drawn = about.board, page.map
    kind, _, at = element.partition(":")
    if kind == "site":
        return ring(*drawn.sites[board.site_number[at]], drawn.measures.house + 5)
    if kind == "coat":
        return rounded(_wider(drawn.coats[board.country_number[at]]), 9, 18)
    box = arms_box(board, board.arms_number[at], drawn.measures, page.left, page.sheet_top, page.room)
    return rounded(_wider(box), 8, 16)


def _wider(box: Box) -> Box:
    return Box(box.left - 4, box.top - 4, box.right + 4, box.bottom + 4)
