"""Why a chain scores what it scores (WP-42): the line from end to end, what does not count, why nothing scores more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from webpower.engine.messages import Message, Seat, message
from webpower.games.power.board import Board
from webpower.games.power.position import Pieces, Setup
from webpower.games.power.rules import TEXTS
from webpower.games.power.scoring.chains import best_lines
from webpower.games.power.scoring.sheet import Line


def chain_steps(setup: Setup, pieces: Pieces, line: Line) -> Iterator[Message]:
    """The steps to a chain."""
    board, (seat,) = setup.board, line.seats
    chain = [board.site_number[site] for site in line.sites]
    own = [site for site, owner in enumerate(pieces.owners) if owner == seat]
    group = next(group for group in _groups(board, own) if chain[0] in group)
    lines = best_lines(group, board.neighbours, board.chain)
    yield message(
        TEXTS, "why-joined", "WP-42", player=Seat(seat), number=len(group), sites=_names(board, sorted(group))
    )
    yield from _along(board, chain)
    yield from _not_counted(board, chain, group, lines)
    covered = sum(map(len, lines))
    if covered == len(group):
        yield message(TEXTS, "why-all-count", "WP-42", all=len(group))
    else:
        yield message(TEXTS, "why-best", "WP-42", all=len(group), covered=covered)
    yield message(TEXTS, "why-chain", "WP-42", player=Seat(seat), points=len(chain))


def _names(board: Board, sites: Sequence[int]) -> tuple[str, ...]:
    return tuple(board.sites[site].name for site in sites)


def _groups(board: Board, sites: Sequence[int]) -> Iterator[list[int]]:
    """The groups of sites that roads join to one another, each site once."""
    left = dict.fromkeys(sites)
    while left:
        group = [next(iter(left))]
        del left[group[0]]
        for site in group:  # the group grows while it is gone through
            found = [other for other in board.neighbours[site] if other in left]
            group += found
            for other in found:
                del left[other]
        yield group


def _along(board: Board, chain: Sequence[int]) -> Iterator[Message]:
    """The line from end to end, country by country."""
    id = "why-start"
    for country, sites in groupby(chain, lambda site: board.sites[site].country):
        yield message(TEXTS, id, "WP-42", country=board.countries[country].name, sites=_names(board, tuple(sites)))
        id = "why-border"
    if chain[0] in board.neighbours[chain[-1]]:
        first, last = _names(board, (chain[0], chain[-1]))
        yield message(TEXTS, "why-ring", "WP-42", first=first, last=last)


def _not_counted(
    board: Board, chain: Sequence[int], group: Sequence[int], lines: Sequence[Sequence[int]]
) -> Iterator[Message]:
    """What hangs on the line and does not count in it: branches, and other chains."""
    counted = {site for line in lines for site in line}
    for branch in _groups(board, sorted(set(group) - counted)):
        at = [site for site in chain if any(site in board.neighbours[other] for other in branch)]
        if at:
            yield message(
                TEXTS,
                "why-branch",
                "WP-42",
                sites=_names(board, sorted(branch)),
                number=len(branch),
                at=_names(board, at),
                least=board.chain,
            )
    for other_line in sorted(lines, key=tuple):
        road = next(((a, b) for a in chain for b in other_line if b in board.neighbours[a]), None)
        if road is not None and set(other_line) != set(chain):
            ends = sorted((other_line[0], other_line[-1]), key=lambda site: board.sites[site].id)  # as on the sheet
            here, there, first, last = _names(board, (*road, *ends))
            yield message(TEXTS, "why-other-chain", "WP-42", here=here, there=there, first=first, last=last)
