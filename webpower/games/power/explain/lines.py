"""Why a line of a score sheet has its number: the steps that lead to it, as a lesson would write them.

Everything is counted on the board anew; of the line only what it is about is looked at, never its points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from difflib import get_close_matches

from webpower.engine.errors import WebpowerError
from webpower.engine.messages import Message
from webpower.games.power.explain.alliances import alliance_steps, leading, numbered
from webpower.games.power.explain.chains import chain_steps
from webpower.games.power.explain.cloisters import cloister_steps, no_cloister
from webpower.games.power.position import Pieces, Position, Setup, no_pieces
from webpower.games.power.scoring import score_final, score_interim
from webpower.games.power.scoring.sheet import ALLIANCES, CHAINS, CLOISTERS, FINAL, INTERIM, Line, Sheet

STEPS: dict[str, Callable[[Setup, Pieces, Line], Iterator[Message]]] = {
    CLOISTERS: cloister_steps,
    ALLIANCES: alliance_steps,
    CHAINS: chain_steps,
}


class NotOnSheet(WebpowerError, LookupError):
    """A line or place that the score sheet of this position does not have."""


def why(position: Position, line: Line) -> tuple[Message, ...]:
    """The steps that lead to the number of a line of the position's score sheet, each with its rule.

    The last step has the number, as its value ``points``. Raises NotOnSheet for a line of another position.
    """
    return why_scored(position.setup, _pieces(position, line.part), line)


def why_scored(setup: Setup, pieces: Pieces, line: Line) -> tuple[Message, ...]:
    """As `why`, for pieces without a game around them: those that stood when the line was scored."""
    sheet = score_interim(setup, pieces.owners) if line.part == INTERIM else score_final(setup, pieces)
    if line not in sheet.lines:
        raise NotOnSheet(f"the score sheet of this position has no such line: {line.part} {line.kind}, {line.place}")
    return tuple(STEPS[line.kind](setup, pieces, line))


def why_place(position: Position, place: str, part: str = FINAL) -> tuple[Message, ...]:
    """The steps to all that a place scores, or why it scores nothing; a step that several lines share comes once.

    ``place`` is a country, the number of an alliance, or a chain by its first and last site
    (``chiaravalle…saint-maurice``). Raises NotOnSheet for a place that is none of these.
    """
    setup, pieces = position.setup, _pieces(position, part)
    sheet = score_interim(setup, pieces.owners) if part == INTERIM else score_final(setup, pieces)
    lines = [line for line in sheet.lines if line.place == place]
    if lines:
        return tuple(dict.fromkeys(step for line in lines for step in STEPS[line.kind](setup, pieces, line)))
    return tuple(_nothing(setup, pieces, place, part, sheet))


def _nothing(setup: Setup, pieces: Pieces, place: str, part: str, sheet: Sheet) -> Iterator[Message]:
    """Why a country or an alliance scores nothing."""
    if place in setup.board.country_number:
        yield no_cloister(place)
    elif part == FINAL and place in {str(alliance.number) for alliance in setup.board.alliances}:
        yield from leading(setup, pieces, numbered(setup, place))
    elif part == INTERIM:
        raise NotOnSheet(f"there is no country {place!r} to explain, and the interim scoring scores nothing else")
    else:
        chains = [line.place for line in sheet.of_kind(CHAINS).lines]
        known = [*setup.board.country_number, *chains]
        alike = get_close_matches(place, known, n=3, cutoff=0.5) or known
        raise NotOnSheet(
            f"there is no country, alliance or chain {place!r} to explain; there is {', '.join(alike)}, "
            f"and the number of an alliance"
        )


def _pieces(position: Position, part: str) -> Pieces:
    """The pieces that a part of the scoring looked at."""
    if part == FINAL:
        return position.pieces
    if position.interim is None:
        raise NotOnSheet("there has been no interim scoring up to this position")
    return no_pieces(position.setup)._replace(owners=position.interim)
