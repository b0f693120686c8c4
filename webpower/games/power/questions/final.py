"""A final position scored by hand (WP-43): cloisters, alliances and chains of one player, each and together."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from webpower.engine.answers import Number
from webpower.engine.messages import Message, Seat
from webpower.engine.questions import LEAST_WRONG, Mistake, told_apart
from webpower.games.power.position import Position
from webpower.games.power.questions.positions import Source, chosen, cloisters_by_seat, own_sites
from webpower.games.power.questions.roads import groups, in_one_country, most_points
from webpower.games.power.questions.topic import Asked, Made, PowerTopic, Subject, mistake, say
from webpower.games.power.scoring import score_final, score_interim
from webpower.games.power.scoring.alliances import both_lead, leaders
from webpower.games.power.scoring.cloisters import majorities
from webpower.games.power.scoring.sheet import ALLIANCES, CHAINS, CLOISTERS, KINDS, Line

RULES = {CLOISTERS: "WP-40", ALLIANCES: "WP-41", CHAINS: "WP-42"}


def _lines(position: Position, seat: int, kind: str) -> list[Line]:
    sheet = score_final(position.setup, position.pieces).of_kind(kind)
    return [line for line in sheet.lines if seat in line.seats]


def _points(position: Position, seat: int, kind: str) -> int:
    return sum(line.points for line in _lines(position, seat, kind))


def _made(position: Position, seat: int, kind: str, hints: int) -> Made:
    return Made(
        Subject(position),
        say(f"q-final-{kind}", RULES[kind], player=Seat(seat)),
        Number(),
        _points(position, seat, kind),
        WRONG[kind](position, seat),
        tuple(say(f"q-final-{kind}-hint-{number}", RULES[kind], player=Seat(seat)) for number in range(1, hints + 1)),
        (*(line.message for line in _lines(position, seat, kind)), _sum(position, seat, kind)),
    )


def _sum(position: Position, seat: int, kind: str) -> Message:
    return say("q-final-sum", RULES[kind], points=_points(position, seat, kind))


def _so(position: Position, seat: int) -> Message:
    """What the parts give, and all of them."""
    parts = {kind: _points(position, seat, kind) for kind in KINDS}
    return say("q-final-so", "WP-43", **parts, total=sum(parts.values()))


def _finished(source: Source, random: Random) -> tuple[Position, int]:
    """The end of a game and a player with something to count in every part: the same for all kinds of question."""
    position = source.last()
    fits = (seat for seat in range(position.setup.seats) if all(_worth_asking(position, seat, kind) for kind in KINDS))
    return position, chosen(fits, random)


def _worth_asking(position: Position, seat: int, kind: str) -> bool:
    points = _points(position, seat, kind)
    return points > 0 and len(told_apart(points, tuple(WRONG[kind](position, seat)))) >= LEAST_WRONG


def cloisters(source: Source, random: Random, level: int) -> Made:
    """The cloisters of a player in all countries."""
    position, seat = _finished(source, random)
    return _made(position, seat, CLOISTERS, 2)


def _wrong_cloisters(position: Position, seat: int) -> Iterator[Mistake]:
    rule, about = RULES[CLOISTERS], {"player": Seat(seat)}
    by_country = [cloisters_by_seat(position, country) for country in range(len(position.board.countries))]
    here = [counts for counts in by_country if counts[seat]]
    ranks = [next((rank, row) for rank, row in enumerate(majorities(counts)) if seat in row[0]) for counts in here]
    points = [row[1] for _, row in ranks]
    yield mistake(sum(map(sum, here)), "q-final-first", rule)
    yield mistake(sum(row[1] for rank, row in ranks if rank == 0), "q-final-leading", rule, **about)
    yield mistake(sum(row[1] for _, row in ranks if len(row[0]) == 1), "q-final-broken-ties", rule)
    yield mistake(sum(counts[seat] for counts in here), "q-final-own", rule, **about)
    yield mistake(max(points), "q-final-best-country", rule, **about)


def alliances(source: Source, random: Random, level: int) -> Made:
    """The alliances of a player."""
    position, seat = _finished(source, random)
    return _made(position, seat, ALLIANCES, 2)


def _wrong_alliances(position: Position, seat: int) -> Iterator[Mistake]:
    rule, about, pieces = RULES[ALLIANCES], {"player": Seat(seat)}, position.pieces
    first = [leaders(here) for here in pieces.advisors]
    sums = [sum(here) for here in pieces.advisors]
    bonds = [(bond.a, bond.b) for bond in position.board.alliances]
    scoring = [(bond.a, bond.b) for bond in position.board.alliances if seat in both_lead(pieces, bond)]
    yield mistake(sum(sums[a] + sums[b] for a, b in bonds if seat in first[a] + first[b]), "q-final-either", rule)
    alone = [(a, b) for a, b in scoring if first[a] == first[b] == (seat,)]
    yield mistake(sum(sums[a] + sums[b] for a, b in alone), "q-final-alone", rule)
    own = sum(pieces.advisors[a][seat] + pieces.advisors[b][seat] for a, b in scoring)
    yield mistake(own, "q-final-own-advisors", rule, **about)
    yield mistake(sum(sums[country] for country in {end for bond in scoring for end in bond}), "q-final-once", rule)


def chains(source: Source, random: Random, level: int) -> Made:
    """The chains of a player."""
    position, seat = _finished(source, random)
    return _made(position, seat, CHAINS, 1)


def _wrong_chains(position: Position, seat: int) -> Iterator[Mistake]:
    rule, own, board = RULES[CHAINS], own_sites(position, seat), position.board
    large = [group for group in groups(own, board.neighbours) if len(group) >= board.chain]
    yield mistake(sum(map(len, large)), "q-final-branch", rule)
    yield mistake(len(own), "q-final-all", rule, player=Seat(seat))
    yield mistake(most_points(own, board.neighbours, board.chain - 1), "q-final-short", rule)
    points = _points(position, seat, CHAINS)
    yield mistake(points - len(_lines(position, seat, CHAINS)), "q-final-roads", rule)
    yield mistake(most_points(own, in_one_country(board), board.chain), "q-final-border", rule)


def total(source: Source, random: Random, level: int) -> Made:
    """All that the final scoring gives to a player."""
    position, seat = _finished(source, random)
    parts = {kind: _points(position, seat, kind) for kind in KINDS}
    right = sum(parts.values())
    wrong = [mistake(right - parts[kind], "q-final-without", "WP-43", kind=kind) for kind in KINDS]
    wrong += [mistake(right + parts[kind], "q-final-twice", "WP-43", kind=kind) for kind in (ALLIANCES, CHAINS)]
    if position.interim is not None:
        interim = score_interim(position.setup, position.interim).totals()[seat]
        wrong.append(mistake(right + interim, "q-final-with-interim", "WP-43", points=interim))
    return Made(
        Subject(position),
        say("q-final-total", "WP-43", player=Seat(seat)),
        Number(),
        right,
        wrong,
        (say("q-final-total-hint-1", "WP-43"),),
        (_so(position, seat),),
    )


WRONG = {CLOISTERS: _wrong_cloisters, ALLIANCES: _wrong_alliances, CHAINS: _wrong_chains}

FINAL = PowerTopic(
    "final",
    {
        "cloisters": Asked((1, 2), cloisters),
        "alliances": Asked((1, 2), alliances),
        "chains": Asked((1, 2), chains),
        "total": Asked((1, 2), total),
    },
)
