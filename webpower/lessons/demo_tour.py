"""The game in slides, told with one that was recorded: what there is, what a turn does, what gives points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from webpower.draw.html import players_html
from webpower.draw.slides import Slide
from webpower.engine.messages import Message, Value, message
from webpower.games.power.explain import why
from webpower.games.power.game import Game, recorded_game
from webpower.games.power.position import Position
from webpower.games.power.scene import closer, element_of, scene
from webpower.games.power.scoring import score
from webpower.games.power.scoring.sheet import ALLIANCES, CHAINS, CLOISTERS, FINAL, Line
from webpower.lessons.pupils import TEXTS

TOUR = "tour"
GAME, MIDDLE = "three-players", 84
"""The game, and the position in it where somebody has to place, about half way through."""


def tour_slides() -> Iterator[Slide]:
    """The slides, in the language chosen."""
    game = recorded_game(GAME)
    last = game.position
    game.go(MIDDLE)
    yield from _things(game)
    yield from _turn(game)
    yield from _points(last, game.names)


def _things(game: Game) -> Iterator[Slide]:
    """The board and what stands on it."""
    board, country = game.position.board, _country(game.position)
    sites = [f"site:{board.sites[site].id}" for site in board.countries[country].sites]
    coat = f"coat:{board.countries[country].name}"
    values: dict[str, Value] = {"country": board.countries[country].name, "sites": len(sites)}
    yield _slide(game, "board", (), [], countries=len(board.countries))
    yield _slide(game, "country", (coat,), [coat], **values)
    yield _slide(game, "sites", sites, [coat], **values)
    yield _slide(game, "coat", (coat,), [coat], **values)


def _country(position: Position) -> int:
    """The country with the most to see: where most players have cloisters, and most advisors stand."""
    pieces = position.pieces

    def much(number: int) -> tuple[int, int]:
        sites = position.board.countries[number].sites
        present = sum(bool(pieces.cloisters_in(sites, seat)) for seat in range(position.setup.seats))
        return present, sum(pieces.advisors[number])

    return max(range(len(position.board.countries)), key=much)


def _turn(game: Game) -> Iterator[Slide]:
    """What the player can do whose turn it is."""
    position = game.position
    actions = game.legal_actions()
    held = zip(position.board.cards, position.hands[position.seat], strict=True)
    hand = tuple(card.label for card, number in held for _ in range(number))
    values: dict[str, Value] = {"player": game.names[position.seat], "hand": hand}
    yield _slide(game, "turn", (), [], **values)
    for act, id in (("cloister", "place"), ("advisor", "advisor")):
        places = sorted({found for action in actions if action.act == act and (found := element_of(action))})
        yield _slide(game, id, places, places, **values, number=len(places))
    yield _slide(game, "draw", (), [], **values)


def _points(last: Position, names: Sequence[str]) -> Iterator[Slide]:
    """What gives points, with the best line of each kind in the final scoring."""
    legend = players_html(names)
    sheet, board = score(last).part(FINAL), last.board
    for kind in (CLOISTERS, ALLIANCES, CHAINS):
        line = max(sheet.of_kind(kind).lines, key=lambda line: line.points)
        places = _places(last, line)
        drawn = scene(last, names, last=places, width="compact")
        view = closer(board, places)
        told = [_told(f"tour-{kind}-about", line.rule)]
        yield Slide(_heading(kind), tuple(told), drawn, legend, view)
        for step in why(last, line):
            told.append(escape(_sentence(step, names)))
            yield Slide(_heading(kind), tuple(told), drawn, legend, view)
    drawn = scene(last, names, width="compact")
    totals = score(last).totals()
    order = sorted(range(len(names)), key=lambda seat: -totals[seat])
    table = "<br>".join(f"{escape(names[seat])}: <b>{totals[seat]}</b>" for seat in order)
    yield Slide(_heading("end"), (_told("tour-end-about", "WP-43"),), drawn, legend, closer(board, ()))
    yield Slide(_heading("end"), (_told("tour-end-about", "WP-43"), table), drawn, legend, closer(board, ()))


def _places(last: Position, line: Line) -> list[str]:
    """What a line of the score sheet is about, on the map."""
    if line.kind == CHAINS:
        return [f"site:{site}" for site in line.sites]
    if line.kind == CLOISTERS:
        return [f"coat:{line.place}"]
    alliance = next(one for one in last.board.alliances if str(one.number) == line.place)
    return [f"coat:{last.board.countries[country].name}" for country in (alliance.a, alliance.b)]


def _slide(game: Game, id: str, ringed: Sequence[str], near: Sequence[str], **values: Value) -> Slide:
    """A slide of the position at the cursor."""
    position = game.position
    drawn = scene(position, game.names, last=ringed, width="compact")
    told = _told(f"tour-{id}-about", RULES[id], **values)
    return Slide(_heading(id), (told,), drawn, players_html(game.names), closer(position.board, near))


RULES = {
    "board": "",
    "country": "",
    "sites": "WP-17",
    "coat": "WP-18",
    "turn": "WP-11",
    "place": "WP-17",
    "advisor": "WP-18",
    "draw": "WP-23",
}
"""By slide: the rule that stands behind it."""


def _heading(id: str) -> str:
    return message(TEXTS, f"tour-{id}").say(())


def _told(id: str, rule: str, **values: Value) -> str:
    return escape(_sentence(message(TEXTS, id, rule, **values), ()))


def _sentence(said: Message, names: Sequence[str]) -> str:
    sentence = said.cited(names)
    return sentence[:1].upper() + sentence[1:]
