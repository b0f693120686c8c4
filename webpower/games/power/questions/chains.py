"""Questions about road chains (WP-42): what they score, which cloisters count, where one more would score most."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from webpower.engine.answers import Number, Places
from webpower.engine.messages import Message, Seat, Value
from webpower.engine.questions import Dull, Mistake
from webpower.games.power.board import Board
from webpower.games.power.explain import why_scored
from webpower.games.power.position import EMPTY, Position
from webpower.games.power.questions.positions import Source, chosen, free_sites, own_sites
from webpower.games.power.questions.roads import (
    LARGEST,
    as_if_joined,
    greedy_lines,
    groups,
    in_one_country,
    longest_line,
    most_points,
)
from webpower.games.power.questions.topic import Asked, Made, PowerTopic, Subject, mistake, say
from webpower.games.power.scoring import score_final
from webpower.games.power.scoring.chain_gains import chain_gains
from webpower.games.power.scoring.chains import Lines, best_lines
from webpower.games.power.scoring.sheet import CHAINS as CHAIN_LINES

RULE = "WP-42"


class _Net:
    """The cloisters of a seat and the chains they make."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position, self.seat, self.board = position, seat, position.board
        self.own = own_sites(position, seat)
        self.neighbours, self.least = self.board.neighbours, self.board.chain
        self.lines: Lines = best_lines(self.own, self.neighbours, self.least)
        self.points = sum(map(len, self.lines))
        self.groups = [group for group in groups(self.own, self.neighbours) if len(group) >= self.least]
        self.about: dict[str, Value] = {"player": Seat(seat)}

    def ids(self, sites: object) -> frozenset[str]:
        return frozenset(f"site:{self.board.sites[site].id}" for site in sites)  # type: ignore[attr-defined]

    @property
    def difficulty(self) -> int:
        """1 if all of one group counts, 2 if something branches off, 3 if there are several chains."""
        if len(self.lines) > 1:
            return 3
        return 1 if self.points == sum(map(len, self.groups)) else 2


def _net(source: Source, random: Random, level: int) -> _Net:
    position = source.any()
    nets = (_Net(position, seat) for seat in range(position.setup.seats))
    fits = (net for net in nets if net.points and max(map(len, net.groups)) <= LARGEST)
    net = chosen((net for net in fits if net.difficulty == level), random)
    if len(net.own) == net.points:
        raise Dull  # all that stands on the board counts: nothing to look for
    return net


def _steps(net: _Net) -> tuple[Message, ...]:
    pieces, setup = net.position.pieces, net.position.setup
    lines = [line for line in score_final(setup, pieces).of_kind(CHAIN_LINES).lines if net.seat in line.seats]
    steps = dict.fromkeys(step for line in lines for step in why_scored(setup, pieces, line))
    return tuple(steps)


def _names(board: Board, sites: object) -> tuple[str, ...]:
    return tuple(board.sites[site].name for site in sites)  # type: ignore[attr-defined]


def _site_places(position: Position) -> Places:
    return Places({f"site:{site.id}": site.name for site in position.board.sites})


# What they score


def points(source: Source, random: Random, level: int) -> Made:
    """What a player's chains score: a plain line, then one with branches, then several."""
    net = _net(source, random, level)
    return Made(
        Subject(net.position),
        say("q-chain", RULE, **net.about, least=net.least),
        Number(),
        net.points,
        _wrong_points(net),
        (say("q-chain-hint-1", **net.about), say("q-chain-hint-2", RULE), say("q-chain-hint-3", RULE, least=net.least)),
        _steps(net),
    )


def _wrong_points(net: _Net) -> Iterator[Mistake]:
    about, lines = net.about, len(net.lines)
    yield mistake(sum(map(len, net.groups)), "q-chain-branch", RULE, **about)
    greedy = greedy_lines(net.own, net.neighbours, net.least)
    covered = sum(map(len, greedy))
    if covered != net.points:
        yield mistake(covered, "q-chain-greedy", RULE, length=len(greedy[0]))
    yield mistake(most_points(net.own, net.neighbours, net.least - 1), "q-chain-short", RULE, least=net.least)
    yield mistake(len(longest_line(net.own, net.neighbours)), "q-chain-longest", RULE, **about, lines=lines)
    inside = most_points(net.own, in_one_country(net.board), net.least)
    yield mistake(inside, "q-chain-border", RULE, **about)
    yield mistake(most_points(net.own, as_if_joined(net.board), net.least), "q-chain-jump", RULE)
    yield mistake(net.points - lines, "q-chain-roads", RULE)
    yield mistake(len(net.own), "q-chain-all", RULE, **about, number=len(net.own))


# Which cloisters count


def mark(source: Source, random: Random, level: int) -> Made:
    """The cloisters that count in a player's chains, to be marked."""
    net = _net(source, random, level)
    fault = _Marked(net)
    wrong = [net.ids(part) for part in _wrong_marks(net)]
    return Made(
        Subject(net.position),
        say("q-mark", RULE, **net.about, least=net.least),
        _site_places(net.position),
        net.ids(site for line in net.lines for site in line),
        [Mistake(marks, why) for marks in wrong if (why := fault(marks)) is not None],
        (
            say("q-mark-hint-1", **net.about),
            say("q-chain-hint-3", RULE, least=net.least),
            say("q-mark-hint-3", points=net.points, **net.about),
        ),
        _steps(net),
        places=tuple(sorted(net.ids(net.own))),
        fault=fault,
    )


class _Marked:
    """What is wrong with the cloisters that somebody has marked; None if they are as good as the best."""

    def __init__(self, net: _Net) -> None:
        self._net = net

    def __call__(self, marks: frozenset[str]) -> Message | None:
        net, board = self._net, self._net.board
        sites = sorted(board.site_number[mark.partition(":")[2]] for mark in marks)
        foreign = [site for site in sites if site not in net.own]
        if foreign:
            owner = net.position.pieces.owners[foreign[0]]
            id = "q-mark-empty" if owner == EMPTY else "q-mark-foreign"
            whose: dict[str, Value] = {} if owner == EMPTY else {"owner": Seat(owner)}
            return say(id, RULE, site=board.sites[foreign[0]].name, **whose, **net.about)
        short = [site for part in groups(sites, net.neighbours) if len(part) < net.least for site in part]
        if short:
            return say("q-mark-short", RULE, sites=_names(board, short), number=len(short), least=net.least)
        if most_points(sites, net.neighbours, net.least) < len(sites):
            return say("q-mark-branch", RULE, least=net.least)
        if len(sites) < net.points:
            return say("q-mark-more", RULE, number=len(sites))
        return None


def _wrong_marks(net: _Net) -> Iterator[list[int]]:
    """What people mark: all of a group, all they have, the longest first, one too few, a site beside the line."""
    yield [site for group in net.groups for site in group]
    yield net.own
    yield [site for line in greedy_lines(net.own, net.neighbours, net.least) for site in line]
    line = list(net.lines[0])
    whole = [site for other in net.lines for site in other]
    yield [site for site in whole if site != line[0]]
    beside = [site for site in net.neighbours[line[-1]] if site not in net.own]
    yield [*whole, *beside[:1]]
    yield []


# Where one more would score most


def gain(source: Source, random: Random, level: int) -> Made:
    """A free site where one more cloister of a player makes the chains score most, to be marked."""
    position = source.any()
    by_seat = [chain_gains(position.board, position.pieces.owners, seat) for seat in range(position.setup.seats)]
    # The harder, the more sites help, some of them less than others.
    fits = (seat for seat, found in enumerate(by_seat) if len({gain.points for gain in found}) > min(level - 1, 1))
    seat = chosen((seat for seat in fits if len(by_seat[seat]) >= level), random)
    gains = {found.site: found for found in by_seat[seat]}
    net, board = _Net(position, seat), position.board
    best = max(gains.values(), key=lambda found: found.points)

    def fault(marks: frozenset[str]) -> Message | None:
        sites = [board.site_number[mark.partition(":")[2]] for mark in marks]
        if len(sites) != 1:
            return say("q-gain-one", number=len(sites))
        (site,) = sites
        about: dict[str, Value] = {**net.about, "site": board.sites[site].name}
        if position.pieces.owners[site] != EMPTY:
            return say("q-gain-taken", "WP-17", **about)
        if not any(other in net.own for other in board.neighbours[site]):
            return say("q-gain-apart", RULE, **about)
        if site not in gains:
            return say("q-gain-nothing", RULE, **about, least=board.chain)
        if gains[site].points < best.points:
            return say("q-gain-less", RULE, **about, points=gains[site].points)
        return None

    free = free_sites(position)
    beside = [site for site in free if any(other in net.own for other in board.neighbours[site])]
    wrong = [net.ids(sites) for sites in [*([site] for site in (*beside, *free[:2], *net.own[:1])), list(gains), []]]
    ways: dict[str, Value] = {"player": Seat(seat), "site": board.sites[best.site].name, "points": best.points}
    chain = _names(board, best.chain)
    return Made(
        Subject(position),
        say("q-gain", RULE, **net.about),
        _site_places(position),
        net.ids([best.site]),
        [Mistake(marks, why) for marks in wrong if (why := fault(marks)) is not None],
        (say("q-gain-hint-1", **net.about), say("q-gain-hint-2", RULE, least=board.chain)),
        (say("q-gain-so", RULE, **ways, way=best.way, chain=chain, number=len(chain)),),
        places=tuple(sorted(net.ids(free))),
        fault=fault,
    )


CHAINS = PowerTopic(
    "chains", {"points": Asked((1, 2, 3), points), "mark": Asked((1, 2, 3), mark), "gain": Asked((1, 2, 3), gain)}
)
