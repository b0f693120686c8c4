"""Smaller pictures for lessons and questions: what the players have taken, and their cards of one country."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from webpower.draw.lettering import Box
from webpower.draw.palette import COLOURED, PRINTED, QUIET, Look
from webpower.draw.scene import Mark, Scene, Value
from webpower.draw.shapes import STILL, text
from webpower.games.card_game.position import Position
from webpower.games.card_game.scene.compose import check, paper
from webpower.games.card_game.scene.description import country_lines, player_lines
from webpower.games.card_game.scene.faces import LIFT, face, ground
from webpower.games.card_game.scene.measures import GAP, MEASURES, Measures
from webpower.games.card_game.scene.signs import stone
from webpower.games.card_game.scene.table import LINE, Table, pill, player_name, table_marks
from webpower.games.card_game.scene.words import Words
from webpower.games.card_game.words import card_words


def collections(
    position: Position,
    names: Sequence[str],
    *,
    countries: Collection[str] | None = None,
    width: str = "wide",
    print_greys: bool = False,
    untold: Collection[str] = (),
) -> Scene:
    """What the players have, without the rows: of all countries, or of those with these ids.

    The other arguments are those of `webpower.games.card_game.scene.scene`. Raises ValueError as that does, and for a
    country that is not there.
    """
    check(position, names, width)
    about, look = Words(position, tuple(names), untold), PRINTED if print_greys else COLOURED
    cards, measures = about.cards, MEASURES[width]
    wanted = {_number(about, id) for id in countries} if countries is not None else set(cards.scoring)
    shown = tuple(country for country in cards.scoring if country in wanted)
    table = Table(measures, shown, len(cards.countries), position.setup.seats, measures.pad)
    height = table.height + 2 * measures.pad
    lines = [*player_lines(about, look), *country_lines(about, shown)]
    marks = (paper(table.width, height), *table_marks(about, table, look, frozenset()))
    return Scene(table.width, height, about.say("collections-title"), "\n".join(lines), marks)


def country_cards(
    position: Position,
    names: Sequence[str],
    country: str,
    *,
    width: str = "compact",
    print_greys: bool = False,
    untold: Collection[str] = (),
) -> Scene:
    """The cards of one country, given by its id, as the players have them: a row a player, with the points at its end.

    The other arguments are those of `webpower.games.card_game.scene.scene`. Raises ValueError as that does, and for a
    country that is not there.
    """
    check(position, names, width)
    about, look = Words(position, tuple(names), untold), PRINTED if print_greys else COLOURED
    number, measures = _number(about, country), MEASURES[width]
    name, all = about.cards.countries[number].name, about.cards.countries[number].cards
    rows = position.setup.seats
    right = _left(measures) + all * measures.pitch + (_points_width(measures) if about.told else 0) + measures.pad
    height = rows * _high(measures) + 2 * measures.pad
    marks = [paper(right, height)]
    for seat in range(rows):
        marks += _row(about, number, seat, measures, look, right)
    lines = [*player_lines(about, look), *country_lines(about, (number,))]
    return Scene(right, height, about.say("country-title", country=name), "\n".join(lines), tuple(marks))


def _number(about: Words, id: str) -> int:
    found = about.cards.country_number.get(id)
    if found is None:
        raise ValueError(f"the cards have no country {id!r}")
    return found


def _row(about: Words, country: int, seat: int, measures: Measures, look: Look, right: float) -> Iterator[Mark]:
    position, cards = about.position, about.cards
    top = measures.pad + seat * _high(measures)
    y = top + _high(measures) / 2
    line: dict[str, Value] = {"x1": measures.pad, "y1": top, "x2": right - measures.pad, "y2": top}
    if seat:
        yield Mark(f"line:{seat}", "line", {**line, "stroke": LINE, "stroke-width": 1, **STILL})
    x = measures.pad + measures.stone + GAP
    yield from stone(f"player-stone:{seat}", x, y, measures.stone, look.players[seat])
    left = x + measures.stone + 1.5 * GAP
    yield player_name(f"player:{seat}", about.names[seat], left, y, _left(measures) - left - GAP, measures)
    held = [card for card in position.cards_of(seat) if cards.country_of[card] == country]
    for place, card in enumerate(held):
        start = _left(measures) + place * measures.pitch
        box = Box(start, top + GAP, start + measures.pitch - GAP, top + GAP + measures.card_height)
        tint = look.grounds[cards.countries[country].colour]
        yield ground(f"card:{card}", box, tint, card_words(cards, card).say(()), False)
        yield from face(str(card), cards, card, box, measures)
    yield from _points(about, country, seat, measures, right, y)


def _points(about: Words, country: int, seat: int, measures: Measures, right: float, y: float) -> Iterator[Mark]:
    """The points for land, and beside them those for symbols."""
    x = right - measures.pad - _points_width(measures)
    box = Box(x, y - measures.cell_height / 2, right - measures.pad, y + measures.cell_height / 2)
    if not about.told:
        return
    counts, size = about.taken.cards[country], measures.small
    for line, (kind, points, most) in enumerate(
        (
            ("land", about.taken.land[country][seat], counts[seat] == max(counts)),
            ("symbols", about.taken.family[country][seat], True),
        )
    ):
        if points:
            down = y + (line - 0.5) * 1.6 * measures.name
            yield from pill(f"points-{kind}:{seat}", x + measures.name, down, points, measures, most)
            told, foot = about.say(f"points-{kind}"), round(down + LIFT * size, 1)
            yield text(f"points-word-{kind}:{seat}", round(x + 2.1 * measures.name, 1), foot, told, size, fill=QUIET)
    plain: dict[str, Value] = {"x": box.left, "y": box.top, "width": box.right - box.left, "fill-opacity": 0}
    yield Mark(f"cell:{seat}", "rect", plain | {"height": box.bottom - box.top}, label=about.cell(country, seat))


def _left(measures: Measures) -> float:
    return measures.pad + measures.player


def _high(measures: Measures) -> float:
    return measures.card_height + 2 * GAP


def _points_width(measures: Measures) -> float:
    return 8 * measures.name
