"""What the map of chains says, in its boxes and as text (WP-42)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from webpower.engine.messages import Message, Seat, Value, message
from webpower.games.power.board import Board
from webpower.games.power.figures.chain_facts import SeatChains, chain_data
from webpower.games.power.position import Position
from webpower.games.power.rules import TEXTS
from webpower.games.power.scene.words import words
from webpower.games.power.scoring.chain_gains import Gain
from webpower.games.power.scoring.chains import Lines
from webpower.games.power.scoring.sheet import Line


def chains_words(position: Position, names: Sequence[str]) -> str:
    """All that the map and its boxes say.

    For each player the chains, the roads and cloisters beside them, the other sets of lines that score the same, and
    the sites where one more cloister would score.
    """
    board, named = position.board, tuple(names)
    lines = [words("chart-chains-title", named, least=board.chain)]
    for seat, own in enumerate(chain_data(position)):
        lines += [line.message.cited(named) for line in own.scores]
        lines += [sentence.say(named) for sentence in _beside(board, seat, own)]
        lines += [sentence.say(named) for sentence in _others(board, seat, own, len(own.sets.examples))]
        lines += [_gain_words(board, seat, gain).cited(named) for gain in own.gains]
        if not position.cloisters_left(seat):
            lines.append(message(TEXTS, "chart-none-left", "WP-19", player=Seat(seat)).cited(named))
        elif not own.gains:
            lines.append(words("chart-no-gain", named, player=Seat(seat)))
    return "\n".join(lines)


def sums_words(data: Sequence[SeatChains], names: tuple[str, ...]) -> list[str]:
    """What each player's chains give together, and what dashed lines and open marks are."""
    sums = tuple(
        message(TEXTS, "player-points", player=Seat(seat), points=sum(line.points for line in own.scores))
        for seat, own in enumerate(data)
    )
    return [words("chart-chains-sums", names, sums=sums), words("chart-gains-about", names)]


def free_box(board: Board, data: Sequence[SeatChains], site: int, names: tuple[str, ...]) -> list[str]:
    """The box of a free site: what it is, and who would gain there."""
    told = [words("chart-free-site", (), **_place(board, site))]
    for seat, own in enumerate(data):
        told += [_gain_words(board, seat, gain).cited(names) for gain in own.gains if gain.site == site]
    return told


def taken_box(board: Board, seat: int, own: SeatChains, site: int, names: tuple[str, ...]) -> str:
    """The box of a cloister: whose it is, and the chain it is in."""
    chain = next((chain for chain in own.chains if site in chain), ())
    ends = (board.sites[chain[0]].name, board.sites[chain[-1]].name) if chain else ("", "")
    facts: dict[str, Value] = {"player": Seat(seat), "points": len(chain), "first": ends[0], "last": ends[1]}
    return words("chart-site", names, **_place(board, site), **facts)


def chain_box(board: Board, seat: int, own: SeatChains, line: Line, names: tuple[str, ...]) -> list[str]:
    """The box of a chain: its line of the score sheet, and another set that scores the same, if there is any."""
    return [line.message.cited(names), *(sentence.say(names) for sentence in _others(board, seat, own, 2))]


def _beside(board: Board, seat: int, own: SeatChains) -> Iterator[Message]:
    """The player's roads and cloisters that are in no chain."""
    if own.others:
        roads = tuple(message(TEXTS, "chart-road", a=board.sites[a].name, b=board.sites[b].name) for a, b in own.others)
        yield message(TEXTS, "chart-other-roads", player=Seat(seat), roads=roads)
    alone = tuple(board.sites[site].name for site in own.sites if not any(site in chain for chain in own.chains))
    if alone:
        yield message(TEXTS, "chart-no-chain", player=Seat(seat), number=len(alone), sites=alone)


def _others(board: Board, seat: int, own: SeatChains, shown: int) -> Iterator[Message]:
    """How many other sets of lines score the same, and what some of them have that the set on the map has not."""
    if not own.chains:
        return
    sets = own.sets
    others, few = sets.all - 1, sets.as_few - 1
    share = "none" if not few else "all" if few == others else "some"
    yield message(TEXTS, "chart-other-sets", player=Seat(seat), points=sets.points, others=others, few=few, share=share)
    for example in sets.examples[1:shown]:
        yield message(TEXTS, "chart-other-set", lines=tuple(_line_words(board, line) for line in new(own, example)))


def new(own: SeatChains, example: Lines) -> Lines:
    """The lines of a set that are not on the map."""
    drawn = {frozenset(map(frozenset, pairwise(chain))) for chain in own.chains}
    return tuple(line for line in example if frozenset(map(frozenset, pairwise(line))) not in drawn)


def _line_words(board: Board, line: Sequence[int]) -> Message:
    """A line from its alphabetically smaller end, as records have it."""
    places = [board.sites[site] for site in line]
    if places[0].id > places[-1].id:
        places.reverse()
    sites = " – ".join(place.name for place in places)  # noqa: RUF001 (a dash is meant)
    return message(TEXTS, "chart-set-line", number=len(line), sites=sites)


def _gain_words(board: Board, seat: int, gain: Gain) -> Message:
    first, last = sorted((board.sites[gain.chain[0]], board.sites[gain.chain[-1]]), key=lambda site: site.id)
    return message(
        TEXTS,
        "chart-gain",
        "WP-42",
        player=Seat(seat),
        site=board.sites[gain.site].name,
        points=gain.points,
        way=gain.way,
        length=len(gain.chain),
        first=first.name,
        last=last.name,
    )


def _place(board: Board, site: int) -> dict[str, Value]:
    place = board.sites[site]
    return {"site": place.name, "country": board.countries[place.country].name}
